"""The island as one seat sees it, in numbers: planes over the cells, then cards and counters."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from trollbord.games.ragnarocks.advanced import AdvancedState, is_advanced
from trollbord.games.ragnarocks.box import (
    CELL_COUNT,
    CHARACTER,
    MOST_PLAYERS,
    NAMES,
    STONES,
    VIKINGS_EACH,
)
from trollbord.games.ragnarocks.native.spots import HIGH, LOW
from trollbord.games.ragnarocks.state import RagnarocksState
from trollbord.kernel.observation import Block, Layout, Observation, Prompts, Rows, from_left
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Settings

ODIN: Final = CHARACTER["odin"]
QUIET: Final = 50

PROMPTS: Final = Prompts(
    "command deal draw extra-turn leave march move power select show skip stags stone take",
    MOST_PLAYERS,
)

PLANES: Final = (
    Block("own_vikings", CELL_COUNT, "1 where a Viking of the viewer's colour stands"),
    Block("other_vikings", CELL_COUNT, "1 where a Viking of the other colour stands"),
    Block("stones", CELL_COUNT, "1 where a stone stands"),
    Block("own_land", CELL_COUNT, "1 for land that the viewer's colour has settled"),
    Block("other_land", CELL_COUNT, "1 for land that the other colour has settled"),
    Block("wild_land", CELL_COUNT, "1 for land without Vikings"),
    Block("contested_land", CELL_COUNT, "1 for land with Vikings of both colours"),
    Block("selected", CELL_COUNT, "1 for the Viking that has moved in this turn or was selected"),
)
TABLE: Final = (
    Block("supply", 1, "stones left, as a share of 40"),
    Block("skips", 1, "turns in a row that were skipped, as a share of 6"),
    Block("is_ivory", 1, "1 if the viewer plays for Ivory"),
    *PROMPTS.blocks,
)
CARDS: Final = (
    Block("own_force", len(NAMES), "the card in force for the viewer's colour"),
    Block("other_force", len(NAMES), "the card in force for the other colour"),
    Block("laid", len(NAMES), "1 for each card laid out in the draft"),
    Block("hand", len(NAMES), "1 for each command card in Odin's hand, if the viewer holds it"),
    Block("hand_size", 1, "command cards in Odin's hand, as a share of 2"),
    Block("played", len(NAMES), "1 for each command card played"),
    Block("card_stones", 1, "stones on Thor's card, as a share of 4"),
    Block("penalties", 2, "penalty stones of the viewer's colour and the other, as a share of 40"),
    Block("waiting", 1, "1 if a Viking waits on a card"),
    Block("settled_once", 1, "1 once land has been settled"),
    Block("created", CELL_COUNT, "1 for land of the regions created in this turn"),
    Block("extra", 1, "1 in an extra turn"),
    Block("quiet", 1, "turns without a new stone, as a share of 50"),
)
SEAT_CARD: Final = "the card of this seat, from the viewer's left"


@mypyc_attr(allow_interpreted_subclasses=True)
class RagnarocksObservation(Observation):
    """Planes over the 86 cells by the viewer's and the other colour; with characters also their cards."""

    questions: Prompts = PROMPTS

    def layout(self, seats: int, settings: Settings) -> Layout:
        if not is_advanced(seats, settings):
            return [*PLANES, *TABLE]
        cards = [Block(f"seat+{step}.card", len(NAMES), SEAT_CARD) for step in range(seats)]
        return [*PLANES, *TABLE, *CARDS, *cards]

    def fill(self, rows: Rows, state: RagnarocksState, seat: Seat) -> None:
        colour = state.colour(seat) if isinstance(state, AdvancedState) else seat
        _fill_planes(rows, state, colour)
        _fill_table(rows, state, seat, colour)
        if isinstance(state, AdvancedState):
            _fill_cards(rows, state, seat, colour)


def _fill_planes(rows: Rows, state: RagnarocksState, colour: int) -> None:
    """Vikings, stones and land; land by one flood for all regions of a kind, in native words."""
    board = state.board
    _fill_vikings(rows, state, colour)
    _fill_vikings(rows, state, 1 - colour)
    _fill_land(rows, ~board.low, ~board.high)
    own_low, own_high = state.settled(colour)
    other_low, other_high = state.settled(1 - colour)
    low, high = board.under(board.contested)
    low, high = board.region(low, high)
    _fill_land(rows, own_low, own_high)
    _fill_land(rows, other_low, other_high)
    wild_low: i64 = board.low & ~(own_low | other_low | low)
    wild_high: i64 = board.high & ~(own_high | other_high | high)
    _fill_land(rows, wild_low, wild_high)
    _fill_land(rows, low, high)
    rows.one_of(_selected(state), CELL_COUNT)


def _fill_land(rows: Rows, low: i64, high: i64) -> None:
    """Write a plane from two words of land."""
    cell: i64 = 0
    while cell < CELL_COUNT:
        if low & LOW[cell] | high & HIGH[cell] != 0:
            rows.mark(cell)
        cell += 1
    rows.skip(CELL_COUNT)


def _fill_vikings(rows: Rows, state: RagnarocksState, colour: int) -> None:
    for cell in state.vikings[colour * VIKINGS_EACH : (colour + 1) * VIKINGS_EACH]:
        if cell >= 0:
            rows.mark(cell)
    rows.skip(CELL_COUNT)


def _selected(state: RagnarocksState) -> int:
    """The cell of the Viking that this turn is about, or -1."""
    if isinstance(state, AdvancedState):
        return state.vikings[state.turn_viking] if state.turn_viking >= 0 else -1
    return int(getattr(state.step, "viking", -1))


def _fill_table(rows: Rows, state: RagnarocksState, seat: Seat, colour: int) -> None:
    rows.share(state.supply, STONES)
    rows.share(state.skips, MOST_PLAYERS)
    rows.flag(colour == 0)
    PROMPTS.fill(rows, state, seat)


def _fill_cards(rows: Rows, state: AdvancedState, seat: Seat, colour: int) -> None:
    count = len(NAMES)
    rows.one_of(state.in_force[colour], count)
    rows.one_of(state.in_force[1 - colour], count)
    rows.each_of(state.laid, count)
    rows.each_of(state.hand if state.cards[seat] == ODIN else [], count)
    rows.share(len(state.hand), 2)
    rows.each_of(state.played, count)
    rows.share(state.card_stones, 4)
    rows.share(state.penalties[colour], STONES)
    rows.share(state.penalties[1 - colour], STONES)
    rows.flag(state.waiting >= 0)
    rows.flag(state.is_settled_once)
    rows.mask(state.turn_created, CELL_COUNT)
    rows.flag(state.turn_extra)
    rows.share(state.quiet_turns, QUIET)
    for each in from_left(seat, state.seats):
        rows.one_of(state.cards[each], count)
