"""Which tables can be: what a position line is held against before its question is asked.

Whatever follows from other fields (shafts, rooms, barns, open places, the king) is worked out again and compared. Each
step says itself whether it can wait; the kernel counts the pieces.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from trollbord.games.trolls_princesses.box import (
    BELLS_IN_VILLAGE,
    CAMPS_IN_VILLAGE,
    DECK_OF,
    DISPLAY,
    KINGS,
    OWN_CAMPS,
    OWN_CHANGELINGS,
    PILES,
    ROUNDS_OF,
    ROYAL_PILE,
    TROLLS,
)
from trollbord.games.trolls_princesses.choices import Push, PutHome, Reveal
from trollbord.games.trolls_princesses.clans import CLANS
from trollbord.games.trolls_princesses.deck import (
    CARD_KIND,
    CASTLES,
    ROUND_CARDS,
    ROYAL_CARDS,
    TASKS_REVEALED,
)
from trollbord.games.trolls_princesses.gaining import Store
from trollbord.games.trolls_princesses.goods import BARNS, COWS, TROLL_POWER
from trollbord.games.trolls_princesses.places import MINING, VILLAGE, VILLAGES
from trollbord.games.trolls_princesses.rules import (
    ChooseClan,
    DrawRoundCard,
    Move,
    PlaceCastle,
    PlayRoundCard,
    RevealTask,
    Settle,
    StartGoods,
    Turn,
    lay_board,
    setup_steps,
)
from trollbord.games.trolls_princesses.spaces import BOARD_ITEM, CAMP, CARD_ITEM, ITEMS
from trollbord.games.trolls_princesses.state import NOBODY, TrollsState, rounds_of
from trollbord.games.trolls_princesses.tiles import DEN_COUNT, TILE_COUNT
from trollbord.kernel.seat import Seat
from trollbord.kernel.step import Step

MOST_GOODS: Final = 999
"""No game is so long that a store holds more."""
SET_UP: Final = (
    "clans", "castles", "tasks", "hands", "drawn", "piles", "displays", "supply",
    "goods", "humans", "shafts", "filled", "rooms",
)  # fmt: skip
"""What changes before the first turn; the rest lies as in the box until then."""


def check(state: TrollsState) -> None:
    """Raise a ValueError if no table can be so."""
    steps = state.steps_waiting()
    _check_numbers(state)
    _check_piles(state)
    _check_round_cards(state)
    for seat in range(state.seats):
        _check_board(state, seat, _has_started(state, seat, steps))
    if state.round == 0:
        _check_setup(state, steps)
    else:
        _check_turn(state, steps)
    _check_villages(state, steps)


def need(holds: bool, what: str, given: object) -> None:
    """Refuse a table of which this does not hold."""
    if not holds:
        raise ValueError(f"{what}={given}")


def _within(numbers: Iterable[int], low: int, high: int, what: str) -> None:
    for number in numbers:
        need(low <= number <= high, what, number)


def _distinct(items: Sequence[int], what: str) -> None:
    need(len(set(items)) == len(items), what, list(items))


# -- single numbers


def _check_numbers(state: TrollsState) -> None:
    last = state.seats - 1
    _within((state.first, state.active, state.king_seat), NOBODY, last, "seat")
    _within((state.round,), 0, ROUNDS_OF[state.seats], "round")
    _within((state.phase,), 0, 4, "phase")
    _within((state.king, state.place), 0, VILLAGE + last, "place")
    _within((state.walker,), NOBODY, TROLLS - 1, "walker")
    _within((state.points,), 0, TROLLS + OWN_CAMPS + KINGS, "points")
    _within((state.borrowed,), 0, state.switches.cauldrons + 3 * OWN_CAMPS, "borrowed")
    _within(state.clans, NOBODY, len(CLANS) - 1, "clans")
    _distinct([clan for clan in state.clans if clan != NOBODY], "clans")
    _within(state.castles, NOBODY, len(CASTLES) - 1, "castles")
    _distinct([castle for castle in state.castles if castle != NOBODY], "castles")
    _within(state.tasks, 0, len(ROYAL_CARDS) - 1, "tasks")
    need(list(state.tasks) == sorted(set(state.tasks)), "tasks", state.tasks)
    _within(state.supply, 0, MOST_GOODS, "supply")


def _check_villages(state: TrollsState, steps: list[Step[Any]]) -> None:
    """What lies in each village: no more than was put there, nothing in a forest."""
    waiting = [step.village for step in steps if isinstance(step, Store) and step.sort == CAMP]
    for village in range(len(VILLAGES)):
        inside = village < state.seats
        most = MOST_GOODS if inside else 0
        _within((state.bells[village],), 0, BELLS_IN_VILLAGE if inside else 0, "bells")
        _within((state.princesses[village],), 0, 1 if inside else 0, "princesses")
        _within((state.changelings[village], state.farmers[village]), 0, most, "village")
        sent = sum([out[village] for out in state.camps_out])
        neutral = state.camps[village] - waiting.count(village)  # TP-BUILD.2: one for one
        need(neutral + sent == (CAMPS_IN_VILLAGE if inside else 0), "camps", state.camps)
        need(state.camps[village] >= 0, "camps", state.camps)
        if inside:
            leaving = any([_leaves(step, VILLAGE + village) for step in steps])
            most = state.switches.cauldrons + leaving
            need(state.crowd(VILLAGE + village) <= most, "trolls", state.trolls)


def _leaves(step: Step[Any], place: int) -> bool:
    """TP-R.48: a pushed troll stays in the full village until it is put home."""
    return isinstance(step, Push | PutHome) and step.place == place


# -- cards and tiles


def _check_piles(state: TrollsState) -> None:
    """Every tile and card of this table lies in one place."""
    box = TrollsState(state.game, state.seats, state.settings)
    for pile in range(len(PILES)):
        lying = [*state.piles[pile], *state.displays[pile], *state.discards[pile]]
        owned = [item for seat in range(state.seats) for item in _owned(state, seat, pile)]
        need(sorted([*lying, *owned]) == list(box.piles[pile]), PILES[pile], lying)
        need(list(state.piles[pile]) == sorted(state.piles[pile]), PILES[pile], state.piles[pile])
        need(len(state.displays[pile]) <= DISPLAY, PILES[pile], state.displays[pile])
    need(not state.discards[ROYAL_PILE], "discards", state.discards)


def _owned(state: TrollsState, seat: Seat, pile: int) -> list[int]:
    if PILES[pile] == "card":
        return list(state.cards[seat])
    is_royal = pile == ROYAL_PILE
    for tile in state.tiles[seat]:
        need(0 <= tile < TILE_COUNT, "tiles", tile)
    return [tile for tile in state.tiles[seat] if (tile >= DEN_COUNT) == is_royal]


def _check_round_cards(state: TrollsState) -> None:
    """TP-SETUP.42 to 45: each was drawn once, from decks that lie in the order of the day."""
    known = [card for time in range(3) for card in rounds_of(time, state.seats)]
    seen = [*state.played, *[card for hand in state.hands for card in hand]]
    _distinct(seen, "round cards")
    need(set(seen) <= set(known), "round cards", seen)
    for seat in range(state.seats):
        _within((state.drawn[seat],), 0, ROUNDS_OF[state.seats], "drawn")
        need(list(state.hands[seat]) == sorted(state.hands[seat]), "hands", state.hands[seat])
        own = [*state.hands[seat], *_played_by(state, seat)]
        times = Counter([ROUND_CARDS[card].time for card in own])
        left = state.drawn[seat]
        for time, count in enumerate(DECK_OF[state.seats]):
            need(times[time] == min(left, count), "hands", state.hands[seat])
            left -= times[time]


def _played_by(state: TrollsState, seat: Seat) -> list[int]:
    """TP-TURN.2: the cards that a seat played, for they were played in turn."""
    if state.first == NOBODY:
        need(not state.played, "played", state.played)
        return []
    return list(state.played[(seat - state.first) % state.seats :: state.seats])


# -- boards


def _has_started(state: TrollsState, seat: Seat, steps: list[Step[Any]]) -> bool:
    """Whether the seat has its start goods."""
    if state.round > 0:
        return True
    waits = [step for step in steps if isinstance(step, StartGoods) and step.seat == seat]
    return not waits and state.clans[seat] != NOBODY and len(state.tasks) > 0


def _check_board(state: TrollsState, seat: Seat, has_started: bool) -> None:
    """A player's board, and what follows from its tiles, cards and stored pieces."""
    _within(state.trolls[seat], 0, VILLAGE + state.seats - 1, "trolls")
    _within(state.humans[seat], 0, MOST_GOODS, "humans")
    _within(state.goods[seat], 0, MOST_GOODS, "goods")
    _within((state.camp_slots[seat], state.changeling_slots[seat]), 0, 15, "slots")
    _within((*state.camps_out[seat], *state.changelings_out[seat]), 0, 4, "out")
    camps = state.camp_slots[seat].bit_count() + sum(state.camps_out[seat])
    need(camps == OWN_CAMPS, "camps_out", state.camps_out[seat])
    changelings = state.changeling_slots[seat].bit_count() + sum(state.changelings_out[seat])
    need(changelings == OWN_CHANGELINGS, "changelings_out", state.changelings_out[seat])
    need(not any(state.changelings_out[seat][state.seats :]), "changelings_out", seat)
    goods = state.goods[seat]
    need(goods[TROLL_POWER] <= state.power_top(seat), "troll power", goods)
    kinds = [CARD_KIND[card] for card in state.cards[seat]]
    _distinct(kinds, "cards")
    _compare(state, _rebuilt(state, seat, has_started), seat)


def _rebuilt(state: TrollsState, seat: Seat, has_started: bool) -> TrollsState:
    """A table on which the seat's tiles are laid, its cards taken and its pieces stored once more."""
    again = TrollsState(state.game, state.seats, state.settings)
    again.clans, again.tasks, again.humans = state.clans, state.tasks, state.humans
    if has_started:
        lay_board(again, seat)
    _lay_again(state, again, seat)
    for card in state.cards[seat]:
        again.cards[seat] = (*again.cards[seat], card)
        again.add_spaces(seat, CARD_ITEM + card)
    items = [*state.tiles[seat], *[CARD_ITEM + card for card in state.cards[seat]], BOARD_ITEM]
    for piece in state.stored[seat]:
        need(0 <= piece < 4 * len(ITEMS) and piece // 4 in items, "stored", piece)
        again.store(seat, piece // 4, piece % 4, 0)
    for piece, count in Counter(state.stored[seat]).items():
        need(count <= again.space(piece // 4, piece % 4), "stored", piece)
    again.note_tasks(seat)
    return again


def _lay_again(state: TrollsState, again: TrollsState, seat: Seat) -> None:
    """TP-TILES.1 to 9: each tile where it could lie when it was laid."""
    tiles, places, turns = state.tiles[seat], state.places[seat], state.turns[seat]
    need(len(tiles) == len(places) == len(turns), "tiles", tiles)
    for index, tile in enumerate(tiles):
        need(places[index] in again.lay_places(seat, tile), "places", places[index])
        allowed = again.lay_turns(seat, tile, places[index])
        need(turns[index] in allowed, "turns", turns[index])
        again.displays = [(tile,), (), (tile,)]
        again.lay(seat, tile, places[index], turns[index])


def _compare(state: TrollsState, again: TrollsState, seat: Seat) -> None:
    """What follows from other fields says the same as they do."""
    for name in ("open_places", "shafts", "pieces", "rooms", "met"):
        given = getattr(state, name)[seat]
        need(given == getattr(again, name)[seat], name, given)
    need(state.goods[seat][BARNS] == again.goods[seat][BARNS], "barns", state.goods[seat])
    need(state.claims[seat] & ~state.met[seat] == 0, "claims", state.claims[seat])


# -- set-up


def _check_setup(state: TrollsState, steps: list[Step[Any]]) -> None:
    """Before the first turn: what is done of the set-up is done, and nothing else."""
    blank = TrollsState(state.game, state.seats, state.settings)
    for name in state.FIELDS:
        is_so = name in SET_UP or getattr(state, name) == getattr(blank, name)
        need(is_so, name, getattr(state, name))
    settles = isinstance(steps[-1], Settle) if steps else False
    left = steps[::-1][1:] if settles else steps[::-1]
    whole = setup_steps(state.seats)
    need(len(left) > 0 and left == whole[len(whole) - len(left) :], "agenda", steps)
    done = whole[: len(whole) - len(left)]
    need(not settles or steps[-1:] == [Settle(done[-1].values()[0])], "agenda", steps)
    _check_chosen(state, done)
    _check_shown(state, done, left[0])
    for seat in range(state.seats):
        _check_start(state, seat, StartGoods(seat) in done, settles and steps[-1] == Settle(seat))


def _check_chosen(state: TrollsState, done: list[Step[Any]]) -> None:
    """Clans, castles, royal cards and hands, as far as the set-up has come."""
    for seat in range(state.seats):
        need((state.clans[seat] != NOBODY) == (ChooseClan(seat) in done), "clans", state.clans)
        need(state.drawn[seat] == done.count(DrawRoundCard(seat)), "drawn", state.drawn)
    for village in range(len(VILLAGES)):
        is_placed = PlaceCastle(village) in done
        need((state.castles[village] != NOBODY) == is_placed, "castles", state.castles)
    for colour, _ in TASKS_REVEALED:
        shown = [task for task in state.tasks if ROYAL_CARDS[task].colour == colour]
        need(len(shown) == done.count(RevealTask(colour)), "tasks", state.tasks)


def _check_shown(state: TrollsState, done: list[Step[Any]], now: Step[Any]) -> None:
    for pile in range(len(PILES)):
        shown = len(state.displays[pile])
        if now == Reveal(pile):
            need(shown < DISPLAY, "displays", state.displays)
        else:
            expected = DISPLAY if Reveal(pile) in done else 0
            need(shown == expected, "displays", state.displays)


def _check_start(state: TrollsState, seat: Seat, has_goods: bool, settles: bool) -> None:
    """TP-SETUP.37 to 41: the goods in the corner of the board, or none yet."""
    clan = CLANS[state.clans[seat]]
    start = clan.start_goods(state.switches.even_start) if has_goods else (0, 0, 0, 0, 0)
    need(tuple(state.goods[seat][: COWS + 1]) == start, "goods", state.goods[seat])
    need(state.filled[seat] == state.shafts[seat], "filled", state.filled[seat])
    humans = CLANS[state.clans[seat]].humans - settles if has_goods else 0
    need(sum(state.humans[seat]) == humans, "humans", state.humans[seat])


# -- a turn


def _check_turn(state: TrollsState, steps: list[Step[Any]]) -> None:
    """From the first turn on: clans, castles and tasks are there, the king follows the cards, the agenda the turn."""
    need(min(state.clans) >= 0 and state.first >= 0 and state.active >= 0, "seats", state.clans)
    need(min(state.castles[: state.seats]) >= 0, "castles", state.castles)
    need(max(state.castles[state.seats :], default=NOBODY) == NOBODY, "castles", state.castles)
    colours = Counter([ROYAL_CARDS[task].colour for task in state.tasks])
    need(colours == dict(TASKS_REVEALED), "tasks", state.tasks)
    _check_king(state)
    waits = any([isinstance(step, PlayRoundCard) for step in steps])
    turns = (state.round - 1) * state.seats + (state.active - state.first) % state.seats
    need(len(state.played) == turns + (not waits), "played", state.played)
    if not steps:
        ended = len(state.played) == state.seats * ROUNDS_OF[state.seats] and state.phase == 4
        need(ended, "over", state.round)
        return
    need(state.phase > 0 and isinstance(steps[0], Turn), "agenda", steps)
    moves = any([isinstance(step, Move) for step in steps])
    acts = state.phase in (2, 3) and not moves
    need(not acts or state.place >= MINING, "place", state.place)
    barred = state.phase == 3 or acts
    walks = state.walker >= 0 if barred else state.walker == NOBODY or state.phase == 4
    need(walks, "walker", state.walker)


def _check_king(state: TrollsState) -> None:
    """TP-TURN.13: he stands where the last card sent him."""
    if not state.played:
        need((state.king, state.king_seat) == (0, state.first), "king", state.king)
        return
    card = ROUND_CARDS[state.played[-1]]
    seat = (state.first + len(state.played) - 1) % state.seats
    in_cave = card.king < VILLAGE
    stands = (card.king, seat) if in_cave else (VILLAGE + card.village, NOBODY)
    need((state.king, state.king_seat) == stands, "king", state.king)
