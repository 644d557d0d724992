"""The card of a dataset: what it holds, from what it was made, and how to make it again, as a page beside its shards."""

from pathlib import Path
from typing import Any, Final

from trollbord.datasets.reader import Dataset
from trollbord.kernel.atomic import write_whole

CARD: Final = "README.md"
Facts = dict[str, Any]


def write_card(data: Dataset) -> Path:
    """Write the card of a dataset into its folder."""
    path = data.path / CARD
    write_whole(path, text(data))
    return path


def text(data: Dataset) -> str:
    """The card in Markdown."""
    matches, decisions = data.counts()
    lines = [
        f"# {data.game}: {matches:,} matches, {decisions:,} decisions",
        "",
        (
            f"Decisions of a game of Trollbord, edition {data.header['edition']}, for {data.seats} seats: what the seat knew (a row of "
            f"{data.row:,} numbers, sparse), what was offered (of {data.options:,} options), what was picked, what a search thought of it, "
            "and how the match ended. Columns are explained in Trollbord's documentation, blocks of a row in `dataset.json`."
        ),
        "",
        "No person's data is in it: bots play all seats, unless a source below says otherwise.",
        "",
    ]
    for name, source in sorted(data.header["sources"].items()):
        lines += [f"## Source {name}", "", *_source(source), ""]
    return "\n".join(lines)


def _source(source: Facts) -> list[str]:
    facts: Facts = {**source.get("made", {}), **{k: v for k, v in source.items() if k != "made"}}
    return ["| | |", "|---|---|", *[f"| {name} | {_told(facts[name])} |" for name in facts]]


def _told(value: object) -> str:
    return f"`{value}`" if isinstance(value, dict) else str(value).replace("|", "\\|")
