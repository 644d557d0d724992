"""The city as one seat sees it, in numbers."""

from typing import Final

from mypy_extensions import mypyc_attr

from trollbord.games.ankh_morpork.box import DEMON, EVENTS, PERSONALITIES, TROLL
from trollbord.games.ankh_morpork.deck import DECK
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.observation import (
    STEP,
    Block,
    Layout,
    Observation,
    Prompts,
    Rows,
    fill_step,
    from_left,
    seat_blocks,
)
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Settings

AREAS: Final = 12
MINIONS: Final = 12
"""The most minions of one player that a share tells apart in an area."""
TROLLS: Final = 3
DEMONS: Final = 4
RICH: Final = 60
MANY_POINTS: Final = 120
MOST_IN_HAND: Final = 10
GREEN_PILE: Final = 48
BROWN_PILE: Final = 53

PROMPTS: Final = Prompts(
    "alms answer-answer answer-buy answer-levy answer-move answer-removal answer-text "
    "assassinate build burn buy calm choose-paid choose-payer choose-taker choose-victim count "
    "deal dibbler discard discard-more discard-theirs dragon draw end event first flee fog give "
    "go keep mourn move murder place plan play play-another play-named pull ransom-card "
    "ransom-fire remove remove-hired remove-own replace roll save-building save-card scroll "
    "shift show stir stop-arrival subside swap swap-with take-discard take-money",
    4,
)

SEAT: Final = (
    Block("minions", AREAS, "minions in each area, as a share of 12"),
    Block("buildings", AREAS, "1 where the seat's building stands"),
    Block("money", 1, "dollars, as a share of 60"),
    Block("worth", 1, "cash and buildings less loans, as a share of 60"),
    Block("points", 1, "points if the game ended now, as a share of 120"),
    Block("hand_size", 1, "cards in hand, as a share of 10"),
    Block("spread", 1, "areas with a minion and no demon, as a share of 12"),
    Block("controlled", 1, "controlled areas, as a share of 12"),
    Block("is_turn", 1, "1 if it is this seat's turn"),
    Block("front", len(DECK), "1 for each card that lies before the seat: loans, penalties"),
)
BOARD: Final = (
    Block("trolls", AREAS, "trolls in each area, as a share of 3"),
    Block("demons", AREAS, "demons in each area, as a share of 4"),
    Block("trouble", AREAS, "1 where a trouble marker lies"),
    Block("aside", AREAS, "1 for each City Area card out of play"),
    Block("used", AREAS, "1 for each City Area card used in this turn"),
    Block("gained", AREAS, "1 for each City Area card gained in this turn"),
    Block("piles", 2, "cards left in the green and the brown pile, as a share of 48 and 53"),
    Block("markers", 1, "trouble markers on the board, as a share of 12"),
    Block("gods_mine", 1, "1 if the viewer may pay the Small Gods in this event"),
    Block("past_events", len(EVENTS), "1 for each event that has happened"),
    Block("personality", len(PERSONALITIES), "the viewer's own personality"),
    *PROMPTS.blocks,
    STEP,
    Block("hand", len(DECK), "1 for each card in the viewer's hand"),
    Block("discard", len(DECK), "1 for each card in the discard pile"),
    Block("in_play", len(DECK), "the card that is being played"),
    Block("last_played", len(DECK), "the card played last"),
)
KNOWN: Final = (
    Block(
        "may_hold",
        len(DECK),
        "1 for each card that the viewer knows to be in one of some hands, this one among them",
    ),
    Block(
        "known",
        2,
        "the least and the most cards here that the viewer once held or saw, as a share of 10",
    ),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class AnkhObservation(Observation):
    """Every seat from the viewer's left, the board, the open cards, and what the viewer remembers of other hands."""

    questions: Prompts = PROMPTS

    def layout(self, seats: int, settings: Settings) -> Layout:
        others = seat_blocks(seats, KNOWN)[len(KNOWN) :]
        return [*seat_blocks(seats, SEAT), *BOARD, *others]

    def fill(self, rows: Rows, state: AnkhState, seat: Seat) -> None:
        for each in from_left(seat, state.seats):
            _fill_seat(rows, state, each)
        _fill_board(rows, state, seat)
        _fill_cards(rows, state, seat)
        for each in from_left(seat, state.seats)[1:]:
            _fill_memory(rows, state, seat, each)


def _fill_seat(rows: Rows, state: AnkhState, seat: Seat) -> None:
    _fill_pieces(rows, state, seat, MINIONS)
    rows.mask(state.built[seat], AREAS)
    rows.share(state.money[seat], RICH)
    rows.share(state.worth(seat), RICH)
    rows.share(state.points(seat), MANY_POINTS)
    rows.share(len(state.hands[seat]), MOST_IN_HAND)
    rows.share(state.spread(seat), AREAS)
    rows.share(state.controlled(seat), AREAS)
    rows.flag(state.turn == seat)
    rows.each_of(state.front[seat], len(DECK))


def _fill_pieces(rows: Rows, state: AnkhState, owner: int, whole: int) -> None:
    first = owner * AREAS
    for area in range(AREAS):
        rows.share(state.pieces[first + area], whole)


def _fill_board(rows: Rows, state: AnkhState, seat: Seat) -> None:
    _fill_pieces(rows, state, TROLL, TROLLS)
    _fill_pieces(rows, state, DEMON, DEMONS)
    rows.mask(state.stirred, AREAS)
    rows.mask(state.closed, AREAS)
    rows.mask(state.used, AREAS)
    rows.mask(state.gained, AREAS)
    rows.share(len(state.green), GREEN_PILE)
    rows.share(len(state.brown), BROWN_PILE)
    rows.share(state.markers(), AREAS)
    rows.flag(state.gods == seat)
    rows.each_of(state.past_events, len(EVENTS))
    rows.one_of(state.personality[seat], len(PERSONALITIES))
    PROMPTS.fill(rows, state, seat)
    fill_step(rows, state, seat)


def _fill_cards(rows: Rows, state: AnkhState, seat: Seat) -> None:
    rows.each_of(state.hands[seat], len(DECK))
    rows.each_of(state.discard, len(DECK))
    rows.one_of(state.in_play, len(DECK))
    rows.one_of(state.last_played, len(DECK))


def _fill_memory(rows: Rows, state: AnkhState, viewer: Seat, seat: Seat) -> None:
    for card, hands in state.minds[viewer][0]:
        if hands >> seat & 1:
            rows.mark(card)
    rows.skip(len(DECK))
    rows.share(state.low[viewer][seat], MOST_IN_HAND)
    rows.share(state.high[viewer][seat], MOST_IN_HAND)
