"""Reading a dataset: batches of decisions as dense arrays, shard by shard."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from trollbord.datasets.columns import NAMES, Columns, count_of, taken
from trollbord.datasets.files import read
from trollbord.datasets.folder import name_of, pieces, read_header
from trollbord.kernel.observation import Block, Layout, place_of, row_length

Floats = NDArray[np.float32]


class Batch:
    """Some decisions. `rows`, `masks`, `policy` and `values` are made when they are asked for.

    `columns` has everything as it is stored; `outcome`, `ranks` and `scores` tell of the deciding seat first, then of the others
    from its left.
    """

    def __init__(self, columns: Columns, row: int, options: int, source: str) -> None:
        self.columns: Final = columns
        self.source: Final = source
        self._row: Final = row
        self._options: Final = options

    def __len__(self) -> int:
        return count_of(self.columns)

    @property
    def rows(self) -> Floats:
        """What each seat knew: the row of `game.observation`."""
        return self._dense("row_at", "row_index", self.columns["row_value"], self._row)

    @property
    def masks(self) -> NDArray[np.uint8]:
        """A 1 for each option that was offered."""
        ones = np.ones(len(self.columns["options"]), np.uint8)
        dense: NDArray[np.uint8] = self._dense("option_at", "options", ones, self._options)
        return dense

    @property
    def offered(self) -> NDArray[np.int64]:
        """The ids of what was offered, a row for each decision, filled up with -1."""
        counts = self.offered_count
        found = np.full((len(self), int(counts.max(initial=0))), -1, np.int64)
        found[np.arange(found.shape[1]) < counts[:, None]] = self.columns["options"]
        return found

    @property
    def offered_count(self) -> NDArray[np.int64]:
        """How many options were offered."""
        counts: NDArray[np.int64] = np.diff(self.columns["option_at"])
        return counts

    @property
    def seats(self) -> NDArray[np.int8]:
        """Who decided."""
        return self.columns["seat"]

    @property
    def visits(self) -> Floats:
        """How often a search tried each option; 0 where nobody searched."""
        counts = self.columns["visits"].astype(np.float32)
        return self._dense("option_at", "options", counts, self._options)

    @property
    def policy(self) -> Floats:
        """What to imitate: the shares of the visits; all on the action, where nobody searched."""
        shares = self.visits
        totals = shares.sum(axis=1)
        alone = np.flatnonzero(totals == 0)
        shares[alone, self.actions[alone]] = 1.0
        totals[alone] = 1.0
        shares /= totals[:, None]
        return shares

    @property
    def values(self) -> Floats:
        """What the player thought each option worth, between -1 and 1; not a number where it did not say."""
        dense = np.full((len(self), self._options), np.nan, np.float32)
        dense[self._owner("option_at"), self.columns["options"]] = self.columns["values"]
        return dense

    @property
    def actions(self) -> NDArray[np.int32]:
        """The option that was picked, by id."""
        return self.columns["action"]

    @property
    def outcome(self) -> Floats:
        """How the match ended: 1 for a lone first place, -1 for a lone last."""
        return self.columns["outcome"]

    @property
    def players(self) -> list[str]:
        """The names of those who decided."""
        names = self.columns[NAMES]
        return [str(names[at]) for at in self.columns["player"]]

    def _owner(self, at: str) -> NDArray[np.int64]:
        return np.repeat(np.arange(len(self)), np.diff(self.columns[at]))

    def _dense(self, at: str, index: str, values: NDArray, width: int) -> NDArray:  # type: ignore[type-arg]
        dense = np.zeros((len(self), width), values.dtype)
        dense[self._owner(at), self.columns[index]] = values
        return dense


class Dataset:
    """A folder that `trollbord dataset` made, to be read."""

    def __init__(self, path: Path | str) -> None:
        self.path: Final = Path(path)
        self.header: Final = read_header(self.path)
        self.game: Final[str] = self.header["game"]
        self.seats: Final[int] = self.header["seats"]
        self.options: Final[int] = self.header["options"]
        self.layout: Final[Layout] = [Block(*block) for block in self.header["layout"]]
        self.row: Final = row_length(self.layout)
        self.pieces: Final = pieces(self.path)

    def __repr__(self) -> str:
        return f"<dataset of {self.game} for {self.seats} in {self.path}>"

    def shards(self, seed: int | None = None, part: int = 0, parts: int = 1) -> Iterator[Batch]:
        """All decisions, a file at a time; shuffled by a seed, and only each `parts`-th file from `part`."""
        chosen = list(self.pieces)
        if seed is not None:
            np.random.default_rng(seed).shuffle(chosen)
        for piece in chosen[part::parts]:
            yield Batch(read(piece), self.row, self.options, name_of(piece))

    def batches(
        self, size: int, seed: int | None = None, part: int = 0, parts: int = 1
    ) -> Iterator[Batch]:
        """Decisions in batches of `size`; a seed shuffles files and the decisions in each. A file's last batch may be smaller."""
        rng = None if seed is None else np.random.default_rng((seed, part))
        for shard in self.shards(seed, part, parts):
            order = np.arange(len(shard)) if rng is None else rng.permutation(len(shard))
            for at in range(0, len(order), size):
                yield self._batch(shard, order[at : at + size])

    def _batch(self, shard: Batch, which: NDArray[np.int64]) -> Batch:
        return Batch(taken(shard.columns, which), self.row, self.options, shard.source)

    def counts(self) -> tuple[int, int]:
        """How many matches and how many decisions there are."""
        shards = [shard.columns for shard in self.shards()]
        return sum([len(each["matches"]) for each in shards]), sum(map(count_of, shards))

    def block(self, name: str) -> slice:
        """Where a block of the layout lies in a row."""
        return place_of(self.layout, name)
