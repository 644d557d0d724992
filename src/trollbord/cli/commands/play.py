"""`trollbord play`: a game in the terminal."""

from pathlib import Path

import click

from trollbord.cli.translated import command, option, say, tongue
from trollbord.kernel.game import Game
from trollbord.kernel.match import Match
from trollbord.kernel.nature import TypedNature
from trollbord.kernel.player import Budget
from trollbord.kernel.settings import Settings
from trollbord.words import speaker


@command()
@click.argument("game", required=False)
@click.argument("players", nargs=-1)
@option("--seats", type=int)
@option("--table", multiple=True, metavar="NAME=VALUE")
@option("--map", "chart", type=click.Path(dir_okay=False, path_type=Path))
@option("--seed", type=int)
@option("--seconds", type=click.FloatRange(0, min_open=True))
@option("--dice", is_flag=True)
@option("--save", type=click.Path(dir_okay=False, path_type=Path))
@option("--force", is_flag=True)
@option("--resume", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def play(
    game: str | None,
    players: tuple[str, ...],
    seats: int | None,
    table: tuple[str, ...],
    chart: Path | None,
    seed: int | None,
    seconds: float | None,
    dice: bool,
    save: Path | None,
    force: bool,
    resume: Path | None,
) -> None:
    """Sit down at a new table, or go on at a saved one."""
    from trollbord.adapters.seated import boxed
    from trollbord.cli.terminal.saves import fresh_path, restore
    from trollbord.cli.terminal.seating import OPPONENT, remembered, seated
    from trollbord.cli.terminal.session import Session

    if (game is None) == (resume is None):
        raise click.UsageError(say("cli-play-game-or-file"))
    laid = {"--seats": seats, "--table": table or None, "--map": chart, "--seed": seed}
    given = [name for name, value in laid.items() if value is not None]
    if resume is not None and given:
        raise click.UsageError(say("cli-play-agreed", given=", ".join(given)))
    if save is not None and not force:
        check_free(save, resume)
    nature = TypedNature() if dice else None
    before = None
    if resume is not None:
        match, before = restore(resume, nature)
        chairs = remembered(before.header)
    else:
        box = boxed(str(game))
        chairs = seated(box, players, seats, OPPONENT)
        agreed = table_of(box, table)
        if chart is not None:
            agreed["map"] = map_of(chart)
        match = Match(box, len(chairs), seed=seed, nature=nature, settings=agreed, holds_veils=True)
    path = save or resume or fresh_path(match.game.id)
    words = speaker(match.game.id, tongue())
    keeps = save is not None or resume is not None
    Session(match, chairs, words, path, Budget(seconds=seconds or 0.0), keeps, before).play()


def check_free(save: Path, resume: Path | None) -> None:
    """Refuse to write over a file or the one beside it, unless the game comes from there."""
    from trollbord.cli.terminal.saves import in_the_way

    if resume is not None and save.exists() and save.samefile(resume):
        return
    file = in_the_way(save)
    if file is not None:
        raise click.UsageError(say("cli-convert-exists", given=str(file)))


def map_of(path: Path) -> str:
    """The table option for the map in a file: Trollfjord can be played on others than its own."""
    from trollbord.games.trollfjord.chart import read_map

    return read_map(path)


def table_of(game: Game, given: tuple[str, ...]) -> Settings:
    """Parse table options: `name=value`."""
    options = {each.id: each for each in game.settings}
    settings: Settings = {}
    for text in given:
        name, _, value = text.partition("=")
        settings[name] = options[name].parse(value) if name in options else value
    return settings
