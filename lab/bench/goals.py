"""What the project promises: ratios to peers in the same run, and how long a copy may take."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from lab.bench.builds import COMPILED, INTERPRETED
from lab.bench.contest import Entry, Outcome, Ratio
from lab.bench.peers import (
    AMAZONS,
    CHECKED,
    DRIVEN,
    GIN,
    ISMCTS,
    ISMCTS_CPP,
    MCTS,
    ROLLOUTS,
    UNO,
    catan,
)

PICKS: Final = "picks"
TAKES: Final = "takes"
PLAYOUTS: Final = "playouts"
COPY: Final = "copy"


class Claim(NamedTuple):
    """A ratio that the project promises: ours over a peer's, and at least how much it should be."""

    game: str
    seats: int
    build: str
    mode: str
    peer: str
    peer_mode: str
    counted: str
    least: float
    peer_counted: str = ""

    def both(self) -> str:
        """What is counted on our side and on theirs."""
        return f"{self.counted} to {self.peer_counted or self.counted}"


class Limit(NamedTuple):
    """A copy of a state in mid-game, and how many microseconds it may take."""

    game: str
    seats: int
    most: float


CLAIMS: Final = (
    Claim("ragnarocks", 2, COMPILED, PLAYOUTS, AMAZONS, ROLLOUTS, "games", 3.0),
    Claim("ragnarocks", 2, COMPILED, PLAYOUTS, AMAZONS, ROLLOUTS, "changes", 1.6),
    Claim("ragnarocks", 2, COMPILED, PLAYOUTS, AMAZONS, DRIVEN, "games", 8.0),
    Claim("ragnarocks", 2, COMPILED, PICKS, AMAZONS, DRIVEN, "games", 2.5),
    Claim("ragnarocks", 2, COMPILED, PICKS, AMAZONS, DRIVEN, "decisions", 0.7),
    Claim("ragnarocks", 2, COMPILED, PICKS, AMAZONS, CHECKED, "decisions", 0.9),
    Claim("ragnarocks", 2, COMPILED, PLAYOUTS, AMAZONS, ROLLOUTS, "decisions", 1.2),
    Claim("ragnarocks", 2, INTERPRETED, PICKS, AMAZONS, CHECKED, "games", 0.5),
    Claim("ragnarocks", 2, INTERPRETED, PICKS, AMAZONS, CHECKED, "changes", 0.5),
    Claim("ragnarocks", 2, INTERPRETED, TAKES, AMAZONS, DRIVEN, "games", 0.5),
    Claim("ragnarocks", 2, INTERPRETED, TAKES, AMAZONS, DRIVEN, "changes", 0.5),
    Claim("ragnarocks", 2, INTERPRETED, PICKS, AMAZONS, DRIVEN, "games", 0.5),
    Claim("ragnarocks", 2, INTERPRETED, PICKS, AMAZONS, DRIVEN, "changes", 0.5),
    Claim("ragnarocks", 2, COMPILED, "uct", AMAZONS, MCTS, "iterations", 1.5),
    Claim("ankh_morpork", 2, COMPILED, PICKS, UNO, "play", "decisions", 8.0),
    Claim("ankh_morpork", 2, INTERPRETED, PICKS, UNO, "play", "decisions", 3.0),
    Claim("ankh_morpork", 2, COMPILED, "uct", GIN, ISMCTS, "iterations", 2.0),
    Claim("ankh_morpork", 2, COMPILED, "uct", GIN, ISMCTS_CPP, "iterations", 1.0),
    Claim("trollfjord", 2, COMPILED, PICKS, catan(2), "play", "decisions", 8.0, "actions"),
    Claim("trollfjord", 2, INTERPRETED, PICKS, catan(2), "play", "decisions", 3.0, "actions"),
    Claim("trolls_princesses", 4, COMPILED, PICKS, catan(4), "play", "decisions", 5.0, "actions"),
    Claim(
        "trolls_princesses", 4, INTERPRETED, PICKS, catan(4), "play", "decisions", 2.5, "actions"
    ),
)
LIMITS: Final = (
    Limit("ragnarocks", 2, 2.0),
    Limit("ankh_morpork", 2, 4.0),
    Limit("trolls_princesses", 4, 6.0),
)


def found(entries: Sequence[Entry], game: str, mode: str, build: str, seats: int) -> Entry | None:
    """The entry of this name, if it takes part."""
    for entry in entries:
        if (entry.game, entry.mode, entry.build, entry.seats) == (game, mode, build, seats):
            return entry
    return None


def claimed(entries: Sequence[Entry]) -> list[tuple[Claim, Entry, Entry]]:
    """What is promised of these entries: ours and the peer's, as far as both take part."""
    both: list[tuple[Claim, Entry, Entry]] = []
    for claim in CLAIMS:
        ours = found(entries, claim.game, claim.mode, claim.build, claim.seats)
        theirs = found(entries, claim.peer, claim.peer_mode, "", 0)
        if ours is not None and theirs is not None:
            both.append((claim, ours, theirs))
    return both


def pairs(entries: Sequence[Entry]) -> list[tuple[Entry, Entry]]:
    """Who is compared with whom, each pair once."""
    return list(dict.fromkeys([(ours, theirs) for _, ours, theirs in claimed(entries)]))


def ratios(outcomes: Sequence[Outcome]) -> list[tuple[Claim, Ratio]]:
    """The promised ratios, as far as both sides took part."""
    by_entry = {outcome.entry: outcome for outcome in outcomes}
    measured: list[tuple[Claim, Ratio]] = []
    for claim, ours, theirs in claimed(list(by_entry)):
        ratio = by_entry[ours].ratio(theirs, claim.counted, claim.peer_counted)
        measured += [] if ratio is None else [(claim, ratio)]
    return measured


def copies(outcomes: Sequence[Outcome]) -> list[tuple[Limit, float]]:
    """The microseconds of a copy, compiled, where there is a limit."""
    by_entry = {outcome.entry: outcome for outcome in outcomes}
    measured: list[tuple[Limit, float]] = []
    for limit in LIMITS:
        ours = found(list(by_entry), limit.game, COPY, COMPILED, limit.seats)
        rate = None if ours is None else by_entry[ours].rate("copies")
        measured += [] if rate is None else [(limit, 1e6 / rate.median)]
    return measured
