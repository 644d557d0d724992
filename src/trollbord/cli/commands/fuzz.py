"""`trollbord fuzz`: damaged records by the thousand."""

from pathlib import Path

import click

import trollbord
from trollbord.cli.translated import command, option, say


@command()
@click.argument("games", nargs=-1)
@option("--count", type=click.IntRange(1), default=1000, show_default=True)
@option("--seed", type=int, default=0, show_default=True)
@option(
    "--keep",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("fuzz"),
    show_default=True,
)
@click.pass_context
def fuzz(ctx: click.Context, games: tuple[str, ...], count: int, seed: int, keep: Path) -> None:
    """Damage records and see that each is refused with a sentence."""
    from rich.progress import track

    from trollbord.cli.fuzzing import outcomes, specimens

    subjects = specimens(list(games) or trollbord.game_ids(), seed)
    bad, slowest, sentences = 0, 0.0, set()
    for outcome in track(outcomes(subjects, count, seed), say("cli-fuzz-bar"), total=count):
        slowest = max(slowest, outcome.seconds)
        sentences.add(outcome.sentence)
        if outcome.is_bad:
            bad += 1
            keep.mkdir(parents=True, exist_ok=True)
            (keep / f"bad-{seed}-{bad}.troll").write_bytes(outcome.data)
            click.echo(
                f"{keep / f'bad-{seed}-{bad}.troll'}: {outcome.crash or f'{outcome.seconds:.1f} s'}"
            )
    click.echo(
        say(
            "cli-fuzz-found",
            count=count,
            bad=bad,
            different=len(sentences),
            slowest=f"{slowest:.3f}",
        )
    )
    ctx.exit(1 if bad else 0)
