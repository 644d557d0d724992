"""`lab/run soak`: what needs hours, in rounds, kept in a file so that it goes on."""

import time
from collections import Counter
from pathlib import Path

import click

from lab.soak.kinds import KINDS
from lab.soak.rounds import BadFile, Round, rounds, soaked
from tools.compiled import ROOT
from trollbord.cli.translated import command, option, say

WRONG = 1


@command()
@click.argument("name", type=click.Choice(list(KINDS)))
@option("--hours", type=click.FloatRange(0), default=1.0, show_default=True)
@option("--rounds", "most", type=click.IntRange(1))
@option("--seed", type=click.IntRange(0), default=0, show_default=True)
@option("--out", type=click.Path(path_type=Path, dir_okay=False))
@click.pass_context
def soak(
    ctx: click.Context, name: str, hours: float, most: int | None, seed: int, out: Path | None
) -> None:
    """Play rounds until the time is over, and tell what was wrong in any round of the file."""
    path = out or ROOT / ".cache" / "soak" / f"{name}-{seed}.jsonl"
    end = time.monotonic() + 3600 * hours

    def is_over(kept: int) -> bool:
        return kept >= most if most is not None else time.monotonic() >= end

    try:
        for each in soaked(KINDS[name], path, seed, is_over):
            click.echo(shown(each))
        kept = rounds(path, seed)
    except BadFile as error:
        raise click.ClickException(str(error)) from error
    ctx.exit(summed(kept, path))


def shown(each: Round) -> str:
    """A round as a line."""
    counts = ", ".join(f"{name} {count}" for name, count in sorted(each.found.counts.items()))
    wrong = "".join(f"\n  {sentence}" for sentence in each.found.wrong)
    return f"{each.number} (seed {each.seed}, {each.seconds:.0f} s): {counts}{wrong}"


def summed(kept: list[Round], path: Path) -> int:
    """Say what all rounds came to; 1 if anything was wrong."""
    total = Counter[str]()
    for each in kept:
        total.update(each.found.counts)
    wrong = sum(len(each.found.wrong) for each in kept)
    counts = ", ".join(f"{name} {count}" for name, count in sorted(total.items()))
    hours = sum(each.seconds for each in kept) / 3600
    click.echo(say("soak-done", rounds=len(kept), hours=f"{hours:.2f}", counts=counts, wrong=wrong))
    click.echo(say("soak-kept", file=str(path)))
    return WRONG if wrong else 0
