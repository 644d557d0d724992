"""The fjord as one seat sees it, in numbers."""

from typing import Final

from mypy_extensions import mypyc_attr

from trollbord.games.trollfjord.box import (
    BELT,
    BOULDERS_PER_COLOUR,
    CROWNS,
    GIFTS,
    GREATEST_VALUE,
    LANDSCAPES,
    LEAST_VALUE,
    LIMITED,
    LOOP,
    MOST_HITS,
    NUMERALS,
    PLANK_COUNT,
    REGION_COUNT,
    SITE_COUNT,
    TREASURES,
    TROLLS,
    VALUES,
    landscape_at,
)
from trollbord.games.trollfjord.state import TrollfjordState
from trollbord.kernel.observation import (
    STEP,
    Block,
    Observation,
    Prompts,
    Rows,
    fill_step,
    from_left,
)
from trollbord.kernel.seat import Seat

AHEAD: Final = 24
"""The most spaces by which one lord can be ahead of another."""
SHOWN: Final = LOOP // 2
"""The spaces of the walkway that show a landscape."""
MANY_LAPS: Final = 255
MOST_LIMIT: Final = 20
MANY_POINTS: Final = 200
IN_SACK: Final = 10
GIFT_SUM: Final = sum(GIFTS)

PROMPTS: Final = Prompts(
    "blue call clear fell fortress gift hammer-alone hammer-with join keep lord place plank red "
    "start swing tailwind-place tailwind-wander take treasure wander yellow",
    4,
)

SEAT: Final = (
    Block("trolls", REGION_COUNT, "trolls in each region, as a share of 10"),
    Block("reserve", 1, "trolls in reserve, as a share of 10"),
    Block(
        "ahead",
        1,
        "how far the lord is ahead of the viewer's, as a share of 24 spaces; behind is negative",
    ),
    Block("laid", 1, "1 if the lord has been laid down"),
    Block("belt", len(BELT), "the treasure on each belt space, as a share of 28"),
    Block("crowns", CROWNS, "1 for each crown"),
    Block("gifts", len(GIFTS), "1 for each gift that was not flipped"),
    Block("sack_size", 1, "treasures in the patched sack, as a share of 10"),
    Block("open_points", 1, "points that everybody can see, as a share of 200"),
    Block("is_turn", 1, "1 if it is this seat's turn"),
    Block("is_comrade", 1, "1 if this seat hammers as comrade"),
    Block("is_hammerer", 1, "1 if this seat holds the hammer"),
    Block("offer", 1, "gifts offered to the spirit, as a share of 28"),
    Block("took", REGION_COUNT, "the region from which this seat took a treasure in this turn"),
)
TABLE: Final = (
    Block(
        "own_sack", VALUES, "treasures of each value in the viewer's patched sack, as a share of 3"
    ),
    Block("open_sacks", 1, "points in other patched sacks, where they lie open, as a share of 200"),
    Block("treasures", REGION_COUNT, "the treasure in each region, as a share of 28"),
    Block(
        "numbers",
        SITE_COUNT * len(NUMERALS),
        "the number of the fortress on each site, one of three places each",
    ),
    Block("supply", 1, "treasures left in the supply, as a share of 42"),
    Block(
        "at",
        1,
        "where the viewer's lord stands in its lap, as a share of 60 spaces; before the start negative",
    ),
    Block("laps", 1, "laps that the viewer's lord has gone, as a share of 255"),
    Block(
        "walkway",
        SHOWN * len(LANDSCAPES),
        "the landscapes that the walkway shows from the viewer's lord on, one of six places each",
    ),
    Block("fortress", SITE_COUNT, "the fortress that is hammered at"),
    Block("limit", 1, "the hit and colour limit, as a share of 20"),
    Block("hits", 1, "hits so far, as a share of 9"),
    Block(
        "boulders",
        LIMITED + 1,
        "red, yellow, blue and white boulders on the table, as a share of 11",
    ),
    Block("excess", 1, "boulders above the colour limit, as a share of 11"),
    Block("appeased", 1, "1 if gifts have appeased the spirit"),
    Block("last_round", 1, "1 once the last round has begun"),
    *PROMPTS.blocks,
    STEP,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class TrollfjordObservation(Observation):
    """Every seat from the viewer's left, then the map, the tower and the turn."""

    questions: Prompts = PROMPTS
    each: tuple[Block, ...] = SEAT
    table: tuple[Block, ...] = TABLE

    def fill(self, rows: Rows, state: TrollfjordState, seat: Seat) -> None:
        for each in from_left(seat, state.seats):
            _fill_seat(rows, state, seat, each)
        _fill_sacks(rows, state, seat)
        _fill_map(rows, state)
        _fill_walkway(rows, state, seat)
        _fill_tower(rows, state)
        rows.flag(state.reason != "")
        PROMPTS.fill(rows, state, seat)
        fill_step(rows, state, seat)


def _fill_seat(rows: Rows, state: TrollfjordState, viewer: Seat, seat: Seat) -> None:
    first = seat * REGION_COUNT
    rows.shares(state.trolls[first : first + REGION_COUNT], TROLLS)
    rows.share(state.reserve[seat], TROLLS)
    rows.share(state.lords[seat] - state.lords[viewer], AHEAD)
    rows.flag(state.laid[seat])
    rows.shares(state.belts[seat * len(BELT) : (seat + 1) * len(BELT)], GREATEST_VALUE)
    for crown in state.crowns:
        rows.flag(crown == seat)
    rows.mask(state.gifts[seat], len(GIFTS))
    rows.share(len(state.sacks[seat]), IN_SACK)
    rows.share(_open_points(state, seat), MANY_POINTS)
    rows.flag(state.turn == seat)
    rows.flag(state.comrade == seat)
    rows.flag(state.hammerer == seat)
    rows.share(state.offers[seat], GIFT_SUM)
    rows.one_of(state.collected(seat), REGION_COUNT)


def _open_points(state: TrollfjordState, seat: Seat) -> int:
    return state.score(seat) - sum(state.sacks[seat])


def _fill_sacks(rows: Rows, state: TrollfjordState, viewer: Seat) -> None:
    own = state.sacks[viewer]
    for value in range(LEAST_VALUE, GREATEST_VALUE + 1):
        rows.share(own.count(value), 3)
    others = 0
    if state.settings["open_sacks"]:
        for seat, sack in enumerate(state.sacks):
            others += 0 if seat == viewer else sum(sack)
    rows.share(others, MANY_POINTS)


def _fill_map(rows: Rows, state: TrollfjordState) -> None:
    rows.shares(state.treasures, GREATEST_VALUE)
    for number in state.numbers:
        rows.one_of(number, len(NUMERALS))
    rows.share(sum(state.supply), TREASURES)


def _fill_walkway(rows: Rows, state: TrollfjordState, viewer: Seat) -> None:
    lord = state.lords[viewer]
    lap = max(lord, 0) // LOOP
    rows.share(lord - lap * LOOP, LOOP)
    rows.share(lap, MANY_LAPS)
    width = len(LANDSCAPES)
    # Before all planks are laid nobody is asked but chance.
    if len(state.planks) == PLANK_COUNT:
        first = max(lord, 0) + max(lord, 0) % 2
        for space in range(SHOWN):
            rows.mark(space * width + landscape_at(state.planks, first + 2 * space))
    rows.skip(SHOWN * width)


def _fill_tower(rows: Rows, state: TrollfjordState) -> None:
    rows.one_of(state.fortress, SITE_COUNT)
    rows.share(state.limit, MOST_LIMIT)
    rows.share(max(state.hits, 0), MOST_HITS)
    rows.shares(state.out, BOULDERS_PER_COLOUR)
    rows.share(state.excess(), BOULDERS_PER_COLOUR)
    rows.flag(state.appeased)
