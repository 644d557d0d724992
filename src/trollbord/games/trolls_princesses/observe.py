"""The valley and the mountain as one seat sees them, in numbers."""

from typing import Final

from mypy_extensions import mypyc_attr

from trollbord.games.trolls_princesses.box import BARN_COUNT, CAVE_CAULDRONS, SUPPLY, TROLLS
from trollbord.games.trolls_princesses.clans import CLANS
from trollbord.games.trolls_princesses.deck import (
    CARDS,
    CASTLES,
    ROUND_CARDS,
    ROUNDS,
    TASKS,
    TIMES,
)
from trollbord.games.trolls_princesses.goods import TROLL_POWER
from trollbord.games.trolls_princesses.network import EDGES, vector
from trollbord.games.trolls_princesses.places import CAVES, MINING, PLACES, VILLAGE, VILLAGES
from trollbord.games.trolls_princesses.spaces import SORTS
from trollbord.games.trolls_princesses.state import TrollsState
from trollbord.games.trolls_princesses.tiles import KIND, ROYAL, TILE_COUNT
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

GOODS: Final = 12
"""Resources and troll power are shares of 12; more count as 12."""
SHAFTS: Final = 12
PIECES: Final = 6
LAID: Final = 20
"""Tiles of a network whose place is told, in the order in which they were laid."""
FAR: Final = 8
"""Coordinates of a place are shares of 8."""
KINDS: Final = ROYAL + 1
SLOT: Final = KINDS + EDGES + EDGES
MANY_POINTS: Final = 120
MOST_ROUNDS: Final = 12
POINTS: Final = 12
HAND: Final = 3

PROMPTS: Final = Prompts(
    "act choose-clan draw-card fill-shafts first-player home home-walker last-tasks lay-tile "
    "move-other-troll move-troll place-castle play-card push replace-camp reveal-card "
    "reveal-den reveal-royal reveal-task send-camp send-changeling settle shift-human "
    "shift-troll shift-troll-or-human store-bell store-camp store-changeling store-princess "
    "take-card take-den take-royal-tile take-second-den turn-tile",
    4,
)

SEAT: Final = (
    Block("clan", len(CLANS), "the clan"),
    Block(
        "trolls",
        len(PLACES),
        "trolls at each place: aside, three caves, four villages; as a share of 5",
    ),
    Block("humans", len(CAVES), "humans in each cave, as a share of 5"),
    Block("goods", 4, "obsidian, gold, diamonds and troll power, as a share of 12"),
    Block("cows", 2, "cows and open barns, as a share of 4"),
    Block("camp_slots", 4, "1 for each own camp still on the board"),
    Block("changeling_slots", 4, "1 for each own changeling still on the board"),
    Block("camps_out", len(VILLAGES), "own camps in each village, as a share of 4"),
    Block("changelings_out", len(VILLAGES), "own changelings in each village, as a share of 4"),
    Block("shafts", 3, "obsidian, gold and diamond shafts, as a share of 12"),
    Block("filled", 3, "filled shafts, as a share of 12"),
    Block("pieces", len(SORTS), "camps, changelings, bells and princesses stored, as a share of 6"),
    Block("rooms", len(SORTS), "free spaces for them, as a share of 6"),
    Block("tiles", TILE_COUNT, "1 for each tile in the network"),
    Block(
        "laid",
        LAID * SLOT,
        "for each of the first 20 tiles laid: its kind (5), its turn (5), its place (5 coordinates, as a share of 8)",
    ),
    Block("cards", len(CARDS), "1 for each troll card"),
    Block("claims", len(TASKS), "1 for each royal task completed"),
    Block("met", len(TASKS), "1 for each royal task whose condition is met"),
    Block("backs", len(TIMES), "dawn, dusk and night cards in hand, as a share of 3"),
    Block("points", 1, "points if the game ended now, as a share of 120"),
    Block("is_first", 1, "1 for the first player"),
    Block("is_active", 1, "1 if it is this seat's turn"),
    Block("has_king", 1, "1 if the king stands in a cave of this seat"),
)
TABLE: Final = (
    Block("hand", len(ROUNDS), "1 for each round card in the viewer's hand"),
    Block("played", len(ROUNDS), "1 for each round card played"),
    Block("round", 1, "the round, as a share of 12"),
    Block("phase", 4, "the phase of the turn"),
    Block("king", len(PLACES), "the king's place"),
    Block("place", len(PLACES), "where the troll of this phase went"),
    Block("action_points", 2, "own and borrowed action points, as a share of 12"),
    Block("activated", 1, "1 if a royal tile was activated in this phase"),
    Block("castle_used", 1, "1 if the castle was used in this phase"),
    Block("castles", len(VILLAGES) * len(CASTLES), "the castle of each village"),
    Block("bells", len(VILLAGES), "bells in each village, as a share of 3"),
    Block("camps", len(VILLAGES), "neutral camps in each village, as a share of 3"),
    Block("changelings", len(VILLAGES), "neutral changelings in each village, as a share of 4"),
    Block("farmers", len(VILLAGES), "humans in each village, as a share of 4"),
    Block("princesses", len(VILLAGES), "princesses in each village, as a share of 4"),
    Block(
        "supply",
        len(SUPPLY),
        "princesses, changelings, humans and cows in the supply, as a share of 16",
    ),
    Block("tasks", len(TASKS), "1 for each royal task of this game"),
    Block("dens_shown", TILE_COUNT, "1 for each den tile in the display"),
    Block("cards_shown", len(CARDS), "1 for each troll card in the display"),
    Block("royals_shown", TILE_COUNT, "1 for each royal tile in the display"),
    Block("piles", 3, "dens, troll cards and royal tiles left, as a share of 84"),
    *PROMPTS.blocks,
    STEP,
)
PILE: Final = 84


@mypyc_attr(allow_interpreted_subclasses=True)
class TrollsObservation(Observation):
    """Every seat from the viewer's left with its board and network, then villages, displays and the turn."""

    questions: Prompts = PROMPTS
    each: tuple[Block, ...] = SEAT
    table: tuple[Block, ...] = TABLE

    def fill(self, rows: Rows, state: TrollsState, seat: Seat) -> None:
        for each in from_left(seat, state.seats):
            _fill_board(rows, state, each)
            _fill_network(rows, state, each)
            _fill_cards(rows, state, each)
        _fill_turn(rows, state, seat)
        _fill_villages(rows, state)
        _fill_displays(rows, state)
        PROMPTS.fill(rows, state, seat)
        fill_step(rows, state, seat)


def _fill_board(rows: Rows, state: TrollsState, seat: Seat) -> None:
    rows.one_of(state.clans[seat], len(CLANS))
    trolls = state.trolls[seat]
    for place in range(len(PLACES)):
        rows.share(trolls.count(place), TROLLS)
    rows.shares(state.humans[seat], CAVE_CAULDRONS)
    goods = state.goods[seat]
    rows.shares(goods[: TROLL_POWER + 1], GOODS)
    rows.shares(goods[TROLL_POWER + 1 :], BARN_COUNT)
    rows.mask(state.camp_slots[seat], 4)
    rows.mask(state.changeling_slots[seat], 4)
    rows.shares(state.camps_out[seat], 4)
    rows.shares(state.changelings_out[seat], 4)
    rows.shares(state.shafts[seat], SHAFTS)
    rows.shares(state.filled[seat], SHAFTS)
    rows.shares(state.pieces[seat], PIECES)
    rows.shares(state.rooms[seat], PIECES)


def _fill_network(rows: Rows, state: TrollsState, seat: Seat) -> None:
    tiles, places, turns = state.tiles[seat], state.places[seat], state.turns[seat]
    rows.each_of(tiles, TILE_COUNT)
    told = min(len(tiles), LAID)
    for index in range(told):
        rows.one_of(KIND[tiles[index]], KINDS)
        rows.one_of(turns[index], EDGES)
        rows.shares(vector(places[index]), FAR)
    rows.skip((LAID - told) * SLOT)


def _fill_cards(rows: Rows, state: TrollsState, seat: Seat) -> None:
    rows.each_of(state.cards[seat], len(CARDS))
    rows.mask(state.claims[seat], len(TASKS))
    rows.mask(state.met[seat], len(TASKS))
    times = [ROUND_CARDS[card].time for card in state.hands[seat]]
    for time in range(len(TIMES)):
        rows.share(times.count(time), HAND)
    rows.share(sum(state.score(seat)), MANY_POINTS)
    rows.flag(state.first == seat)
    rows.flag(state.active == seat)
    rows.flag(state.king_seat == seat and MINING <= state.king < VILLAGE)


def _fill_turn(rows: Rows, state: TrollsState, seat: Seat) -> None:
    rows.each_of(state.hands[seat], len(ROUNDS))
    rows.each_of(state.played, len(ROUNDS))
    rows.share(state.round, MOST_ROUNDS)
    rows.one_of(state.phase, 4)
    rows.one_of(state.king, len(PLACES))
    rows.one_of(state.place, len(PLACES))
    rows.share(state.points, POINTS)
    rows.share(state.borrowed, POINTS)
    rows.flag(state.activated)
    rows.flag(state.castle_used)


def _fill_villages(rows: Rows, state: TrollsState) -> None:
    for castle in state.castles:
        rows.one_of(castle, len(CASTLES))
    rows.shares(state.bells, 3)
    rows.shares(state.camps, 3)
    rows.shares(state.changelings, 4)
    rows.shares(state.farmers, 4)
    rows.shares(state.princesses, 4)
    rows.shares(state.supply, 16)


def _fill_displays(rows: Rows, state: TrollsState) -> None:
    rows.each_of(state.tasks, len(TASKS))
    dens, cards, royals = state.displays
    rows.each_of(dens, TILE_COUNT)
    rows.each_of(cards, len(CARDS))
    rows.each_of(royals, TILE_COUNT)
    for pile in state.piles:
        rows.share(len(pile), PILE)
