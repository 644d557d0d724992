"""`lab/run stress`: how many picks a second one server bears."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

import trollbord
from trollbord.cli.translated import command, option, say

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from lab.stress.run import Outcome, Step

MISSED = 1


@command()
@click.argument("games", nargs=-1)
@option("--tables", type=click.IntRange(1, 5000), default=500, show_default=True)
@option("--seconds", type=click.FloatRange(1, 120), default=8.0, show_default=True)
@option("--rate", type=click.FloatRange(0, 5000), default=0.0)
@option("--goal", type=click.FloatRange(0, 5000), default=0.0)
@option("--seed", type=int, default=0, show_default=True)
@option("--store", default="")
@option("--processes", type=click.IntRange(1, 64), default=1, show_default=True)
@option("--apart", is_flag=True)
@option("--plot", type=click.Path(dir_okay=False, path_type=Path))
@option("--json", "as_json", is_flag=True)
@click.pass_context
def stress(
    ctx: click.Context,
    games: tuple[str, ...],
    tables: int,
    seconds: float,
    rate: float,
    goal: float,
    seed: int,
    store: str,
    processes: int,
    apart: bool,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Let simulated viewers play on real tables, ever faster, until screens come too late."""
    import msgspec
    from rich.console import Console

    from lab.stress.run import Plan

    wanted = games or tuple(trollbord.game_ids())
    for game in wanted:
        trollbord.load(game)  # a wrong name is a sentence, not a crash later
    console = Console(stderr=as_json)
    if processes > 1 and not store.startswith("postgresql"):
        raise click.UsageError(say("cli-stress-needs-store"))
    plan = Plan(
        wanted, tables, seconds, rate, seed=seed, store=store, processes=processes, apart=apart
    )
    outcome = _tried(plan, console)
    _shown(outcome, console)
    if plot is not None:
        from lab.stress.report import picture

        plot.write_text(picture(outcome), encoding="utf-8")
        console.print(say("cli-stress-drawn", file=str(plot)))
    if as_json:
        click.echo(msgspec.json.encode(outcome).decode())
    best = outcome.best
    ctx.exit(MISSED if goal and (best is None or best.rate < goal) else 0)


def _tried(plan: object, console: Console) -> Outcome:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from lab.stress.run import Plan, stress

    assert isinstance(plan, Plan)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        tasks = {
            part: progress.add_task(say(f"cli-stress-{part}")) for part in ("lay", "come", "rate")
        }

        def told(part: str, done: int, of: int) -> None:
            progress.update(tasks[part], completed=done, total=of)

        return stress(plan, told)


def _shown(outcome: Outcome, console: Console) -> None:
    from lab.stress.run import told_games

    console.print(
        say(
            "cli-stress-ground",
            games=told_games(outcome.plan.games),
            tables=outcome.plan.tables,
            viewers=outcome.viewers,
        )
    )
    console.print(_steps(outcome))
    _show_parts(outcome.best or outcome.steps[0], console)
    console.print(say("cli-stress-memory", kilobytes=round(outcome.memory / 1024)))
    loads = {"before": f"{outcome.load[0]:.1f}", "after": f"{outcome.load[1]:.1f}"}
    console.print(say("cli-stress-load", **loads))
    if outcome.best is None:
        console.print(f"[red bold]{say('cli-stress-none')}[/]")
    else:
        held = round(outcome.best.rate)
        milliseconds = round(outcome.best.late * 1000)
        words = say(
            "cli-stress-best", rate=held, late=milliseconds, bears=round(1 / outcome.best.cpu)
        )
        console.print(f"[bold]{words}[/]")


def _steps(outcome: Outcome) -> Table:
    """A row for each rate that was tried."""
    from rich.table import Table as Grid

    shown = Grid(box=None, pad_edge=False, header_style="bold")
    for column in ("wanted", "picked", "median", "late", "cpu"):
        shown.add_column(say(f"cli-stress-{column}"), justify="right")
    for step in outcome.steps:
        late = f"{step.late * 1000:.0f} ms"
        shown.add_row(
            f"{step.rate:.0f}", f"{step.picked:.0f}", f"{step.median * 1000:.0f} ms",
            late if step.is_held else f"[red]{late}[/]", f"{step.cpu * 1000:.1f} ms",
        )  # fmt: skip
    return shown


def _show_parts(best: Step, console: Console) -> None:
    """Of what a pick's CPU time consists, as bars."""
    from trollbord.server.profile import PARTS

    if best.database:
        console.print(say("cli-stress-database", ms=f"{best.database * 1000:.2f}"))
    longest = max([*best.parts.values(), 1e-9])
    for part in PARTS:
        bar = "█" * round(30 * best.parts[part] / longest)
        console.print(
            f"{say(f'cli-stress-part-{part}'):24}{best.parts[part] * 1000:7.2f} ms  {bar}"
        )
