"""From what weights were made: datasets, matches, seeds, bots, date and command, in the file of the weights."""

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256

from trollbord.adapters.seated import boxed
from trollbord.datasets.files import BadDataset
from trollbord.datasets.fit import Fitted
from trollbord.datasets.positions import Positions
from trollbord.datasets.reader import Dataset
from trollbord.kernel.game import Game
from trollbord.kernel.weights import Facts


def readable(game: str, sets: list[Dataset]) -> Game:
    """The game, if it has features and all datasets are of it and for the same number of seats."""
    box = boxed(game)
    if not box.advice.features:
        raise BadDataset("error-fit-no-features", {"game": box.id})
    check_alike(box, sets)
    return box


def check_alike(box: Game, sets: list[Dataset]) -> None:
    """Refuse datasets of another game, or for different numbers of seats."""
    for data in sets:
        if (data.game, data.seats) != (box.id, sets[0].seats):
            facts = {"folder": str(data.path), "why": f"{data.game}, {data.seats}"}
            raise BadDataset("error-dataset-other", dict(facts))


def digest(data: Dataset) -> str:
    """A name for what is in a dataset: its sources and the matches of each, wherever they lie and however they are cut."""
    known: dict[str, list[int]] = {}
    for shard in data.shards():
        known.setdefault(shard.source, []).extend(shard.columns["matches"].tolist())
    found = sorted((source, sorted(matches)) for source, matches in known.items())
    return sha256(json.dumps(found).encode()).hexdigest()[:16]


def made(sets: Sequence[Dataset], command: str) -> Facts:
    """The datasets that weights were made from, the date and the command."""
    return {
        "command": command,
        "date": datetime.now(UTC).date().isoformat(),
        "datasets": [
            {
                "digest": digest(data),
                "matches": data.counts()[0],
                "sources": [source["play"] for source in data.header["sources"].values()],
            }
            for data in sets
        ],
    }


def made_from(sets: list[Dataset], positions: Positions, fitted: Fitted, command: str) -> Facts:
    """All of it, to be kept with the weights."""
    told = {"positions": len(positions.matches), "loss": fitted.losses}
    return {**made(sets, command), **told}
