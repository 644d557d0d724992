"""`lab/run review`: whether a review is right, and how long it takes."""

import os
import time
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Final

import click
from rich.table import Table as Grid

from lab.review.accounts import adds_up, drawn, entries
from lab.review.levels import LEVELS, spearman, study
from lab.review.planting import cases, told
from lab.review.playing import ground
from trollbord.analysis.budget import COARSE, DEPTHS, WIDE
from trollbord.cli.console import console
from trollbord.cli.translated import SpokenCommand, SpokenGroup, option, say

GAPS: Final = {"ankh_morpork": 0.087, "trollfjord": 0.142, "trolls_princesses": 0.079}
"""What the dearest tenth of a game's decisions can cost: errors as large are planted. Elsewhere 15 hundredths."""
USUAL: Final = 0.15
PERCENT: Final = 100


@click.group(cls=SpokenGroup, name="review")
def review() -> None:
    """See `cli-review` for what a person reads here."""


@review.command(cls=SpokenCommand, words="review-levels")
@click.argument("game")
@option("--seats", type=click.IntRange(2), default=2, show_default=True)
@option("--games", "matches", type=click.IntRange(2), default=10, show_default=True)
@option("--sample", type=click.IntRange(1), default=40, show_default=True)
@option("--seed", type=int, default=0, show_default=True)
def levels(game: str, seats: int, matches: int, sample: int, seed: int) -> None:
    """Judge a sample of what each level decides, and rank the levels by what they lose."""
    # Nothing is cut: what looks as good is measured as well, or the mean of a strong player would be too small.
    place = ground(game, seats, COARSE._replace(iterations=200, flag=-1.0))
    begun, found = time.process_time(), list(study(place, matches, sample, seed))
    grid = Grid(box=None, pad_edge=False)
    for name in ("level", "loss", "count"):
        grid.add_column(say(f"review-{name}"), justify="right")
    means: dict[str, float] = {}
    for level in LEVELS:
        own = [each for each in found if each.level == level]
        losses = [PERCENT * each.loss for each in own]
        means[level] = mean(losses)
        half = WIDE * stdev(losses) / sqrt(len(losses))
        interval = f"{means[level]:.2f} ± {half:.2f}"
        grid.add_row(level, interval, str(sum([each.decisions for each in own])))
    console().print(grid)
    click.echo(say("review-spearman", rank=f"{spearman(means):.2f}", matches=matches))
    spent(begun)


@review.command(cls=SpokenCommand, words="review-planted")
@click.argument("game")
@option("--seats", type=click.IntRange(2), default=2, show_default=True)
@option("--games", "matches", type=click.IntRange(1), default=20, show_default=True)
@option("--others", type=click.FloatRange(0, 1), default=0.15, show_default=True)
@option("--pairs", type=click.IntRange(0), default=20, show_default=True)
@option("--seed", type=int, default=0, show_default=True)
def planted(game: str, seats: int, matches: int, others: float, pairs: int, seed: int) -> None:
    """Plant errors, look for them with two seeds, and play them out to the end."""
    place, begun = ground(game, seats, COARSE), time.process_time()
    it = told(list(cases(place, matches, others, pairs, GAPS.get(game, USUAL), seed)))
    click.echo(say("review-found", found=it.found, planted=it.planted))
    click.echo(say("review-blamed", blamed=it.blamed, others=it.others))
    click.echo(say("review-again", again=it.again, of=it.of))
    cost = {"said": f"{PERCENT * it.said:.1f}", "real": f"{PERCENT * it.real:.1f}"}
    factor = {"factor": f"{it.factor:.2f}", "error": f"{it.error:.2f}"}
    click.echo(say("review-cost", pairs=pairs, **cost, **factor))
    spent(begun)


@review.command(cls=SpokenCommand, words="review-account")
@click.argument("game")
@option("--seats", type=click.IntRange(2), default=2, show_default=True)
@option("--games", "matches", type=click.IntRange(2), default=100, show_default=True)
@option("--seed", type=int, default=0, show_default=True)
def account(game: str, seats: int, matches: int, seed: int) -> None:
    """Add up the accounts of many games, and tell what was drawn on average."""
    begun = time.process_time()
    found = list(entries(game, seats, matches, seed))
    right = sum([all([adds_up(entry) for entry in each]) for each in found])
    click.echo(say("review-adds-up", right=right, matches=matches))
    for each in drawn(found):
        numbers = {"mean": f"{each.mean:.2f}", "error": f"{each.error:.2f}"}
        click.echo(say("review-drawn", number=each.seat, **numbers))
    spent(begun)


@review.command("time", cls=SpokenCommand, words="review-time")
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@option("--depth", type=click.Choice(list(DEPTHS)), default="coarse", show_default=True)
def timed(files: tuple[Path, ...], depth: str) -> None:
    """Tell how long reviews of records take."""
    from trollbord.analysis.reviewing import review as reviewed
    from trollbord.records.reader import load

    for file in files:
        begun, wall = time.process_time(), time.monotonic()
        found = reviewed(load(file), DEPTHS[depth])
        decisions = sum([len(turn.choices) for turn in found])
        seconds = {"cpu": f"{time.process_time() - begun:.1f}"}
        seconds["wall"] = f"{time.monotonic() - wall:.1f}"
        click.echo(say("review-took", file=file.name, decisions=decisions, **seconds))


def spent(begun: float) -> None:
    """Say what a study took, and what else the machine did."""
    seconds = f"{time.process_time() - begun:.0f}"
    click.echo(say("review-spent", seconds=seconds, load=f"{os.getloadavg()[0]:.1f}"))
