"""`lab/run study`: a question about a game, answered by many matches, as a table and a picture."""

import os
from pathlib import Path
from typing import Final

import click
from rich.table import Table as Grid

from lab.studies.picture import Scale, picture
from lab.studies.questions import STUDIES
from lab.studies.study import Group, Sample, Study, groups, run
from trollbord.cli.console import console
from trollbord.cli.progress import bar
from trollbord.cli.translated import command, option, say, tongue
from trollbord.words import speaker
from trollbord.words.speaker import Speaker

GAMES: Final = {
    "powers": "ragnarocks",
    "personalities": "ankh_morpork",
    "clans": "trolls_princesses",
    "hammering": "trollfjord",
}
"""The game in whose words a study is told; one of all games is told in common words."""


@command()
@click.argument("name", type=click.Choice(list(STUDIES)))
@option("--games", "matches", type=click.IntRange(1))
@option("--bot", default="huldra", show_default=True)
@option("--seed", type=int, default=0, show_default=True)
@option("--workers", type=click.IntRange(1), default=os.cpu_count() or 1, show_default=True)
@option("--out", type=click.Path(path_type=Path, dir_okay=False))
def study(
    name: str, matches: int | None, bot: str, seed: int, workers: int, out: Path | None
) -> None:
    """Play the matches of a study, print its table and draw its picture."""
    asked = STUDIES[name]()
    count = matches or asked.usual
    found: list[tuple[int, list[Sample]]] = []
    with bar() as shown:
        task = shown.add_task(name, total=count)
        for each in run(asked, bot, count, seed, workers):
            found.append(each)
            shown.advance(task)
    panels = groups(asked, found)
    words = speaker(GAMES.get(name, "ragnarocks"), tongue())
    show(asked, panels, words)
    path = out or Path(f"study-{name}.svg")
    about = f"lab/run study {name} --games {count} --bot {bot} --seed {seed}"
    path.write_text(picture(asked, panels, words, about, found) + "\n", encoding="utf-8")
    click.echo(say("study-written", file=str(path)))


def show(asked: Study, panels: dict[str, list[Group]], words: Speaker) -> None:
    """The table on the terminal."""
    scale = Scale(asked, panels)
    grid = Grid(box=None, pad_edge=False, title=words.text(f"study-{asked.topic}"))
    for at in range(4):
        grid.add_column(justify="left" if at < 2 else "right")
    for panel, rows in panels.items():
        heading = asked.panel_name(panel, words)
        for group in rows:
            label = asked.group_name(panel, group.name, words)
            grid.add_row(heading, label, str(group.matches), scale.told(group.mean))
            heading = ""
    console().print(grid)
