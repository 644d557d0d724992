"""`trollbord fit`: learned weights of a game's evaluation, from datasets of bots that played."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from trollbord.cli.progress import bar
from trollbord.cli.translated import command, option, say
from trollbord.datasets.aims import AIMS, WINNER
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.extras import need
from trollbord.kernel.shares import KINDS as SHARE_KINDS
from trollbord.kernel.weights import KINDS, LINE

if TYPE_CHECKING:
    from trollbord.datasets.fit import Fitted
    from trollbord.datasets.positions import Positions
    from trollbord.datasets.reader import Dataset
    from trollbord.kernel.game import Game
    from trollbord.kernel.weights import Line


class FittedOtherwise(TrollbordError):
    """An aim that only a line from the hand-made evaluation can have."""


@command()
@click.argument("game")
@click.argument(
    "folders",
    nargs=-1,
    required=True,
    type=click.Path(exists=True, path_type=Path, file_okay=False),
)
@option("--kind", type=click.Choice((*KINDS, *SHARE_KINDS)), default=LINE, show_default=True)
@option("--hidden", type=click.IntRange(1), default=16, show_default=True)
@option("--by", type=click.Choice(AIMS), default=WINNER, show_default=True)
@option("--positions", "each", type=click.IntRange(1), default=16, show_default=True)
@option("--seed", type=int, default=0, show_default=True)
@option("--start", type=click.Path(exists=True, path_type=Path, dir_okay=False))
@option("--penalty", type=click.FloatRange(0.0, min_open=True))
@option("--workers", type=click.IntRange(1), default=os.cpu_count() or 1, show_default=True)
@option("--report", is_flag=True)
@option("--out", type=click.Path(path_type=Path, dir_okay=False))
def fit(
    game: str,
    folders: tuple[Path, ...],
    kind: str,
    hidden: int,
    by: str,
    each: int,
    seed: int,
    start: Path | None,
    penalty: float | None,
    workers: int,
    report: bool,
    out: Path | None,
) -> None:
    """Fit weights and write them to a file."""
    need("numpy")
    if kind in SHARE_KINDS:
        from trollbord.cli.fitting_shares import fit_shares

        fit_shares(game, folders, kind, each, workers, report, out)
        return
    from trollbord.datasets.made import made_from, readable
    from trollbord.datasets.reader import Dataset
    from trollbord.kernel.weights import written

    sets = [Dataset(folder) for folder in folders]
    box = readable(game, sets)
    if by != WINNER and (kind != LINE or start is not None):
        raise FittedOtherwise("error-fit-by", {"by": by})
    begun = None if start is None else begun_with(start, box, kind)
    positions = gathered(sets, each, workers)
    fitted = watched(positions, sets, kind, hidden, seed, begun, penalty, by)
    path = out or Path(f"{box.id}-{sets[0].seats}.json")
    command_line = " ".join(["trollbord fit", box.id, *[folder.name for folder in folders]])
    if kind != LINE:
        command_line += f" --kind {kind} --hidden {hidden} --seed {seed}"
    if by != WINNER:
        command_line += f" --by {by}"
    if start is not None:
        command_line += f" --start {start.name}"
    if penalty is not None:
        command_line += f" --penalty {penalty:g}"
    made = made_from(sets, positions, fitted, f"{command_line} --positions {each}")
    path.write_text(written(fitted.model, box.id, made), encoding="utf-8")
    tell(fitted, path)


def begun_with(path: Path, game: Game, kind: str) -> Line:
    """The line in a file, from which another is to go on."""
    from trollbord.kernel.weights import BadWeights, Line, read

    model = read(path.read_text(encoding="utf-8"), path.name, game.id, game.advice.features)
    if kind != LINE or not isinstance(model, Line):
        raise BadWeights("error-bad-weights", {"file": path.name, "why": "only lines go on"})
    return model


def gathered(sets: list[Dataset], each: int, workers: int) -> Positions:
    """The positions of all datasets, with a bar that counts their matches."""
    from trollbord.datasets.positions import joined, positions_of

    found = []
    with bar() as shown:
        for data in sets:
            task = shown.add_task(data.path.name, total=None)
            found.append(
                positions_of(
                    data,
                    each,
                    workers,
                    lambda done, wanted, task=task: shown.update(  # type: ignore[misc]
                        task, completed=done, total=wanted
                    ),
                )
            )
    return joined(found)


def watched(
    positions: Positions,
    sets: list[Dataset],
    kind: str,
    hidden: int,
    seed: int,
    start: Line | None,
    penalty: float | None,
    by: str,
) -> Fitted:
    """Fit, with a bar that counts the tries."""
    from trollbord.adapters.seated import boxed
    from trollbord.datasets.fit import EPOCHS, PENALTIES, fit, terms_in

    names = boxed(sets[0].game).advice.features
    penalties = PENALTIES if penalty is None else (penalty,)
    with bar() as shown:
        starts = (1 if by != WINNER or terms_in(names) else 2) + (start is not None)
        tries = starts * len(penalties)
        task = shown.add_task(kind, total=tries if kind == LINE else EPOCHS)
        return fit(
            positions,
            names,
            (sets[0].seats,),
            kind,
            hidden,
            seed,
            lambda what, loss: shown.update(task, advance=1, description=f"{what}: {loss:.4f}"),
            start,
            penalties,
            by,
        )


def tell(fitted: Fitted, path: Path) -> None:
    """How well the weights foretell who wins, beside what was there before."""
    for name, loss in fitted.losses.items():
        click.echo(f"  {loss:.4f}  {say(f'fit-loss-{name}')}")
    click.echo(say("fit-written", file=str(path), size=path.stat().st_size))
