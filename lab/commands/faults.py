"""`lab/run faults`: does anything get lost when the store fails and the server is killed?"""

from __future__ import annotations

import click

from trollbord.cli.translated import command, option, say

LOST = 1


@command()
@option("--minutes", type=click.FloatRange(0.1, 600), default=2.0, show_default=True)
@option("--seed", type=int, default=0, show_default=True)
@option("--store", default="")
@option("--kills", type=click.IntRange(0), default=0)
@option("--json", "as_json", is_flag=True)
@click.pass_context
def faults(
    ctx: click.Context, minutes: float, seed: int, store: str, kills: int, as_json: bool
) -> None:
    """Play while the store fails and the server is killed, then look whether anything was lost."""
    import msgspec
    from rich.console import Console

    from lab.faults.run import run

    console = Console(stderr=True)
    with console.status(say("cli-faults-begins")) as status:

        def told(kills: int, failures: int) -> None:
            status.update(say("cli-faults-so-far", kills=kills, failures=failures))

        if store:
            from lab.faults.cluster import run_cluster

            report = run_cluster(store, minutes, seed, told, kills)
        else:
            report = run(minutes, seed, told, kills)
    if as_json:
        click.echo(msgspec.json.encode(report).decode())
    else:
        click.echo(
            say(
                "cli-faults-done",
                seconds=round(report.seconds),
                kills=report.kills,
                failures=report.failures,
                tables=report.tables,
                picks=report.picks,
                said=report.said,
            )
        )
        for kind, count in sorted(report.killed.items()):
            click.echo(f"  {kind}: {count}")
        for wrong in report.wrong:
            click.echo(click.style(wrong, fg="red"))
        click.echo(say("cli-faults-wrong", count=len(report.wrong)))
    ctx.exit(LOST if report.wrong else 0)
