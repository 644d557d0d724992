"""`lab/run mutate`: break a game's rules one place at a time and list what no test notices."""

from typing import TYPE_CHECKING

import click

import trollbord
from tools.compiled import ROOT
from trollbord.cli.translated import command, option, say

if TYPE_CHECKING:
    from lab.mutate.ground import Verdict
    from lab.mutate.mutants import Mutant
    from lab.mutate.run import Run


@command()
@click.argument("game")
@option("--module", "modules", multiple=True)
@option("--tests", multiple=True)
@option("--sample", type=click.IntRange(1))
@option("--seed", type=int, default=0, show_default=True)
@option("--workers", type=click.IntRange(1), default=1, show_default=True)
@option("--fresh", is_flag=True)
@option("--list", "only_list", is_flag=True)
@option("--at-most", "at_most", type=click.FloatRange(0, 100))
def mutate(
    game: str,
    modules: tuple[str, ...],
    tests: tuple[str, ...],
    sample: int | None,
    seed: int,
    workers: int,
    fresh: bool,
    only_list: bool,
    at_most: float | None,
) -> None:
    """Run a game's tests against many broken copies of its rules."""
    from lab.mutate.run import Run, field, notes_of, sampled

    given = field(trollbord.load(game), ROOT, modules, tests)
    found = sampled(given, sample, seed)
    if only_list:
        for mutant in found:
            click.echo(line(mutant))
        return
    notes = notes_of(given, game)
    if fresh:
        notes.verdicts.clear()
    run = Run(given, notes, workers)
    judged(run, found)
    survivors = [mutant for mutant in found if not run.notes.verdicts[run.key(mutant)].noticed]
    report(found, survivors)
    if at_most is not None and 100 * len(survivors) > at_most * len(found):
        raise SystemExit(1)


def judged(run: "Run", found: "list[Mutant]") -> None:
    """Try what has no verdict yet, under a progress bar."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    todo = [mutant for mutant in found if run.known(mutant) is None]
    if not todo:
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn()) as progress:
        task = progress.add_task(say("cli-mutate-rehearsing"), total=len(found))
        progress.advance(task, len(found) - len(todo))
        survivors = sum(not verdict.noticed for m in found if (verdict := run.known(m)) is not None)

        def told(mutant: "Mutant", verdict: "Verdict") -> None:
            nonlocal survivors
            if not verdict.noticed:
                survivors += 1
                progress.console.print(line(mutant), highlight=False, markup=False)
            progress.update(
                task, advance=1, description=say("cli-mutate-so-far", survivors=survivors)
            )

        run.judge(todo, told)


def line(mutant: "Mutant") -> str:
    """Return a mutant as one line: where, what stands there, what stood there instead."""
    before, after = (" ".join(text.split()) for text in (mutant.before, mutant.after))
    return f"src/trollbord/{mutant.module}:{mutant.line}: {mutant.kind}: {before}  ->  {after}"


def report(found: "list[Mutant]", survivors: "list[Mutant]") -> None:
    """Print what no test noticed, and the share of it."""
    for mutant in survivors:
        click.echo(line(mutant))
    share = 100 * len(survivors) / len(found) if found else 0.0
    numbers = say(
        "cli-mutate-result", mutants=len(found), survivors=len(survivors), share=f"{share:.1f}"
    )
    click.echo(numbers)
