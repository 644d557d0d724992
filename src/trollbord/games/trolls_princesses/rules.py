"""The rules of Trolls & Princesses: set-up, the four phases of a turn, the end."""

from typing import Any, ClassVar, Final

from trollbord.games.trolls_princesses.actions import (
    Act,
    ChooseVillage,
    SendCamp,
    SendChangeling,
)
from trollbord.games.trolls_princesses.box import (
    BARN_COUNT,
    CARD_PILE,
    DEN_PILE,
    DISPLAY,
    HAND,
    HERD,
    HUMANS,
    PRINCESSES,
    ROYAL_PILE,
    SUPPLY_NAMES,
)
from trollbord.games.trolls_princesses.choices import (
    Choice,
    Complete,
    FillShafts,
    LayTile,
    Push,
    PutHome,
    Reveal,
    ShiftHuman,
    ShiftTroll,
    ShiftTrollAndHuman,
    TakeDen,
    TakeRoyalTile,
    TurnTile,
    claims,
    enter,
    not_drawn,
    shut,
)
from trollbord.games.trolls_princesses.clans import CLAN_NAMES, CLANS
from trollbord.games.trolls_princesses.deck import (
    CASTLES,
    ROUND_CARDS,
    ROYAL_CARDS,
    TASKS,
    TASKS_REVEALED,
    TIMES,
)
from trollbord.games.trolls_princesses.gaining import Happen, Store, TakeTrollCard
from trollbord.games.trolls_princesses.goods import BARNS, COWS
from trollbord.games.trolls_princesses.picks import (
    CHOOSE_CLAN,
    DONE,
    DRAW_CASTLE,
    DRAW_ROUND,
    DRAW_TASK,
    FIRST_PLAYER,
    MOVE,
    PLAY,
    SETTLE,
)
from trollbord.games.trolls_princesses.places import CAVES, MINING, PLACES, VILLAGE, VILLAGES
from trollbord.games.trolls_princesses.spaces import BOARD_ITEM
from trollbord.games.trolls_princesses.state import NOBODY, TrollsState, without
from trollbord.kernel.ask import Ask, chance, even
from trollbord.kernel.message import Word
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat
from trollbord.kernel.step import SeatStep, Step

REVEAL: Final = (Reveal(DEN_PILE), Reveal(CARD_PILE), Reveal(ROYAL_PILE))

# -- set-up


class SetUp(Step[TrollsState]):
    """TP-SETUP: clans, villages, displays, royal cards, goods, hands, the first player."""

    def open(self, state: TrollsState) -> Ask | None:
        state.then(*setup_steps(state.seats))
        return None


def setup_steps(count: int) -> list[Step[Any]]:
    """Everything up to the first turn, in order."""
    seats = range(count)
    steps: list[Step[Any]] = [ChooseClan(seat) for seat in seats]
    steps.extend([PlaceCastle(village) for village in seats])
    steps.extend([Reveal(CARD_PILE), Reveal(DEN_PILE), Reveal(ROYAL_PILE)])
    for colour, number in TASKS_REVEALED:
        steps.extend([RevealTask(colour) for _ in range(number)])
    steps.extend([StartGoods(seat) for seat in seats])
    for _ in range(HAND):
        steps.extend([DrawRoundCard(seat) for seat in seats])
    return [*steps, FirstPlayer()]


class ChooseClan(SeatStep[TrollsState]):
    """TP-SETUP.27: each player chooses a colour. TP-R.44: in the order of seats."""

    VERBS: ClassVar[tuple[str, ...]] = ("clan",)
    RULE: ClassVar[str] = "TP-SETUP.27"

    def open(self, state: TrollsState) -> Ask | None:
        free = [clan for clan in range(len(CLANS)) if clan not in state.clans]
        return Ask(self.seat, "choose-clan", [CHOOSE_CLAN[clan] for clan in free])

    def pick(self, state: TrollsState, option: Option) -> None:
        state.clans[self.seat] = option.first
        state.tell("clan", {"seat": self.seat, "clan": CLAN_NAMES[option.first]})

    def obstacle(self, state: TrollsState, option: Option) -> Obstacle | None:
        is_taken = option.first in state.clans
        return Obstacle("why-clan-taken", self.RULE, option.arg) if is_taken else None


class PlaceCastle(Step[TrollsState]):
    """TP-SETUP.7, 8: a random castle tile for a village; the others leave the game."""

    FIELDS: ClassVar[tuple[str, ...]] = ("village",)
    VERBS: ClassVar[tuple[str, ...]] = ("draw",)
    RULE: ClassVar[str] = "TP-SETUP.7"

    def __init__(self, village: int) -> None:
        self.village: Final = village

    def open(self, state: TrollsState) -> Ask | None:
        free = [castle for castle in range(len(CASTLES)) if castle not in state.castles]
        options = [DRAW_CASTLE[castle] for castle in free]
        return chance("place-castle", options, even(options), "pile castle")

    def pick(self, state: TrollsState, option: Option) -> None:
        state.castles[self.village] = option.first
        state.tell("place-castle", {"castle": option.arg, "village": VILLAGES[self.village]})

    def obstacle(self, state: TrollsState, option: Option) -> Obstacle | None:
        is_left = option in DRAW_CASTLE and option.first not in state.castles
        return None if is_left else not_drawn(option, self.RULE)


class RevealTask(Step[TrollsState]):
    """TP-SETUP.21 to 23: a royal card of one colour; the others leave the game."""

    FIELDS: ClassVar[tuple[str, ...]] = ("colour",)
    VERBS: ClassVar[tuple[str, ...]] = ("draw",)
    RULE: ClassVar[str] = "TP-SETUP.21"

    def __init__(self, colour: str) -> None:
        self.colour: Final = colour

    def open(self, state: TrollsState) -> Ask | None:
        options = [DRAW_TASK[task] for task in range(len(TASKS)) if self.is_left(state, task)]
        return chance("reveal-task", options, even(options), f"pile {self.colour}")

    def pick(self, state: TrollsState, option: Option) -> None:
        state.tasks = tuple(sorted((*state.tasks, option.first)))
        state.tell("reveal", {"item": option.arg})

    def obstacle(self, state: TrollsState, option: Option) -> Obstacle | None:
        is_left = option in DRAW_TASK and self.is_left(state, option.first)
        return None if is_left else not_drawn(option, self.RULE)

    def is_left(self, state: TrollsState, task: int) -> bool:
        """Whether a royal card lies in the pile of this colour."""
        return ROYAL_CARDS[task].colour == self.colour and task not in state.tasks


class StartGoods(SeatStep[TrollsState]):
    """TP-SETUP.33 to 41: covers, full shafts and the goods in the corner of the board."""

    def open(self, state: TrollsState) -> Ask | None:
        clan = CLANS[state.clans[self.seat]]
        goods = state.goods[self.seat]
        for good, amount in enumerate(clan.start_goods(state.switches.even_start)):
            goods[good] = amount
        state.supply[HERD] -= goods[COWS]
        lay_board(state, self.seat)
        state.then(*[Settle(self.seat) for _ in range(clan.humans)])
        return None


def lay_board(state: TrollsState, seat: Seat) -> None:
    """TP-SETUP.33, 34: covers, full shafts, and the spaces that the table gives to boards."""
    clan = CLANS[state.clans[seat]]
    state.goods[seat][BARNS] = BARN_COUNT - clan.covers
    state.shafts[seat] = list(clan.shafts)
    state.filled[seat] = list(clan.shafts)
    state.add_spaces(seat, BOARD_ITEM)


class Settle(SeatStep[TrollsState]):
    """TP-SETUP.38: a start human goes to any own cave."""

    VERBS: ClassVar[tuple[str, ...]] = ("settle",)
    RULE: ClassVar[str] = "TP-SETUP.38"

    def open(self, state: TrollsState) -> Ask | None:
        return Ask(self.seat, "settle", SETTLE[:])

    def pick(self, state: TrollsState, option: Option) -> None:
        state.supply[HUMANS] -= 1
        state.add_human(self.seat, option.first)
        state.tell("settle", {"seat": self.seat, "cave": CAVES[option.first]})

    def obstacle(self, state: TrollsState, option: Option) -> Obstacle | None:
        return None


class FirstPlayer(Step[TrollsState]):
    """TP-SETUP.26: by lot; the first player holds the king."""

    VERBS: ClassVar[tuple[str, ...]] = ("first",)
    RULE: ClassVar[str] = "TP-SETUP.26"

    def open(self, state: TrollsState) -> Ask | None:
        options = FIRST_PLAYER[: state.seats]
        return chance("first-player", options, even(options), "first player")

    def pick(self, state: TrollsState, option: Option) -> None:
        state.first = option.first
        state.king_seat = option.first
        state.tell("first", {"seat": option.first})
        state.then(Turn(option.first))

    def obstacle(self, state: TrollsState, option: Option) -> Obstacle | None:
        sits = option.first < state.seats
        return None if sits else Obstacle("why-empty-seat", self.RULE, option.arg)


# -- the turn


class Turn(SeatStep[TrollsState]):
    """TP-TURN.3: play a round card, move a troll and act, move another and act, draw a round card."""

    def open(self, state: TrollsState) -> Ask | None:
        if not state.hands[self.seat]:
            return None  # TP-END.1: nobody has a card left
        state.active = self.seat
        state.phase = 1
        state.walker = NOBODY
        if self.seat == state.first:
            state.round += 1
        state.then(*turn_steps(state))
        return None

    def can_wait(self, state: TrollsState) -> bool:
        return self == turn_steps(state)[-1] and state.depth(self) == 0


def turn_steps(state: TrollsState) -> list[Step[Any]]:
    """TP-TURN.3: what the active player does in a turn, and who is next."""
    seat = state.active
    phases = [Phase(seat, 2), Phase(seat, 3), Phase(seat, 4)]
    return [PlayRoundCard(seat), *phases, Turn((seat + 1) % state.seats)]


class PlayRoundCard(Choice):
    """TP-TURN.4: one card of the own hand must be played. Its question is veiled: the hand is hidden."""

    VERBS: ClassVar[tuple[str, ...]] = ("play", "claim")
    RULE: ClassVar[str] = "TP-TURN.4"

    def prompt(self) -> str:
        return "play-card"

    def choices(self, state: TrollsState) -> list[Option]:
        return [PLAY[card] for card in state.hands[self.seat]]

    def open(self, state: TrollsState) -> Ask | None:
        options = self.choices(state) + claims(state, self.seat)
        return Ask(self.seat, "play-card", options, veiled=True)

    def choose(self, state: TrollsState, option: Option) -> None:
        state.hands[self.seat] = without(state.hands[self.seat], option.first)
        state.played = (*state.played, option.first)
        card = ROUND_CARDS[option.first]
        state.tell("play", {"seat": self.seat, "card": option.arg})
        place_piece(state, card.piece, card.village)
        state.king = card.king if card.king < VILLAGE else VILLAGE + card.village
        state.king_seat = self.seat if card.king < VILLAGE else NOBODY
        to = "king-cave" if card.king < VILLAGE else "king-village"
        state.tell(to, {"seat": self.seat, "place": PLACES[state.king]})

    def forbids(self, state: TrollsState, option: Option) -> Obstacle | None:
        is_held = option.first in state.hands[self.seat]
        return None if is_held else Obstacle("why-not-in-hand", self.RULE, option.arg)

    def can_wait(self, state: TrollsState) -> bool:
        return state.phase == 1 and state.lies_in(self, turn_steps(state))


def place_piece(state: TrollsState, piece: int, village: int) -> None:
    """TP-TURN.6 to 12; TP-R.8: no second princess in a tower, nothing from an empty supply."""
    there = {"piece": SUPPLY_NAMES[piece], "village": VILLAGES[village]}
    if state.supply[piece] == 0:
        state.tell("piece-none", there)
        return
    if piece == PRINCESSES and state.princesses[village] > 0:
        state.tell("tower-full", {"village": VILLAGES[village]})
        return
    state.supply[piece] -= 1
    if piece == PRINCESSES:
        state.princesses[village] += 1
    elif piece == HUMANS:
        state.farmers[village] += 1
    else:
        state.changelings[village] += 1
    state.tell("piece", there)


class Phase(Step[TrollsState]):
    """TP-MOVE.1, 12, TP-AP.1: in phases 2 and 3 move, count, act, put the table in order; in phase 4 draw."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "number")

    def __init__(self, seat: Seat, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def open(self, state: TrollsState) -> Ask | None:
        state.phase = self.number
        state.activated = False
        state.castle_used = False
        state.then(*phase_steps(state))
        return None

    def can_wait(self, state: TrollsState) -> bool:
        return self.number > state.phase and state.lies_in(self, turn_steps(state))


def phase_steps(state: TrollsState) -> list[Step[Any]]:
    """TP-MOVE.1, TP-AP.1, TP-TURN.17: what the active player does in phase 2, 3 or 4."""
    seat = state.active
    if state.phase == 4:
        return [LastTasks(seat), DrawRoundCard(seat)]
    return [Move(seat, state.phase == 3), CountPoints(seat), Act(seat), EndPhase(seat)]


def is_in_phase(state: TrollsState, step: Step[Any]) -> bool:
    """Whether a step waits where its phase has it, with the next phase to come."""
    order = [*phase_steps(state), *turn_steps(state)[state.phase :]]
    return state.phase >= 2 and state.lies_in(step, order)


class Move(Choice):
    """TP-MOVE.1 to 13; TP-R.29: a troll goes to another place, in phase 3 another troll."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "barred")
    VERBS: ClassVar[tuple[str, ...]] = ("move", "claim")
    RULE: ClassVar[str] = "TP-MOVE.1"

    def prompt(self) -> str:
        return "move-other-troll" if self.barred else "move-troll"

    def __init__(self, seat: Seat, barred: bool = False) -> None:
        super().__init__(seat)
        self.barred: Final = barred

    def choices(self, state: TrollsState) -> list[Option]:
        starts = 0
        for troll, place in enumerate(state.trolls[self.seat]):
            if not (self.barred and troll == state.walker):
                starts |= 1 << place
        return ways(starts, state.entrances(self.seat))

    def troll(self, state: TrollsState, start: int) -> int:
        """A troll at a place that may move, or NOBODY."""
        for troll, place in enumerate(state.trolls[self.seat]):
            if place == start and not (self.barred and troll == state.walker):
                return troll
        return NOBODY

    def choose(self, state: TrollsState, option: Option) -> None:
        troll = self.troll(state, option.first)
        if not self.barred:
            state.walker = troll
        state.place = option.second
        enter(state, self.seat, troll, option.second)

    def forbids(self, state: TrollsState, option: Option) -> Obstacle | None:
        start = option.first
        if start not in state.trolls[self.seat]:
            return Obstacle("why-no-troll-there", self.RULE, PLACES[start])
        found = shut(state, self.seat, option.second)
        if found is None and self.troll(state, start) == NOBODY:
            return Obstacle("why-barred", "TP-MOVE.13", PLACES[start])
        return found

    def can_wait(self, state: TrollsState) -> bool:
        return is_in_phase(state, self)


def ways(starts: int, targets: int) -> list[Option]:
    """All moves between places given as bits; remembered, for few combinations come up again and again."""
    known = _WAYS.get(starts << 8 | targets)
    if known is None:
        known = [
            MOVE[start][target]
            for start in range(len(PLACES))
            if starts >> start & 1
            for target in range(MINING, len(PLACES))
            if targets >> target & 1 and target != start
        ]
        _WAYS[starts << 8 | targets] = known
    return known[:]


_WAYS: Final[dict[int, list[Option]]] = {}


class CountPoints(SeatStep[TrollsState]):
    """TP-AP.1, 8: counted once the troll has moved and anyone pushed has gone, and final then."""

    def open(self, state: TrollsState) -> Ask | None:
        state.points = state.own_points(self.seat, state.place)
        state.borrowed = state.opponents_points(self.seat, state.place)
        counted = {"seat": self.seat, "points": state.points, "borrowed": state.borrowed}
        state.tell("points", {**counted, "place": PLACES[state.place]})
        return None

    def can_wait(self, state: TrollsState) -> bool:
        return is_in_phase(state, self)


class EndPhase(SeatStep[TrollsState]):
    """TP-CASTLE.3, TP-TURN.16; TP-R.22: points lapse, trolls of a castle action return, displays are refilled."""

    def open(self, state: TrollsState) -> Ask | None:
        state.points = 0
        state.borrowed = 0
        steps: list[Step[Any]] = []
        if state.castle_used:
            returning = state.trolls[self.seat].count(state.place)
            steps.extend([PutHome(self.seat, state.place) for _ in range(returning)])
        steps.extend([REVEAL[pile] for pile in range(3) if len(state.displays[pile]) < DISPLAY])
        if steps:
            state.then(*steps)
        return None

    def can_wait(self, state: TrollsState) -> bool:
        return is_in_phase(state, self)


class LastTasks(Choice):
    """TP-TASK.1; TP-R.40: in phase 4 a royal card can still be completed, with a fresh display."""

    VERBS: ClassVar[tuple[str, ...]] = ("done", "claim")
    RULE: ClassVar[str] = "TP-TASK.1"

    def prompt(self) -> str:
        return "last-tasks"

    def open(self, state: TrollsState) -> Ask | None:
        tasks = claims(state, self.seat)
        return Ask(self.seat, "last-tasks", [DONE, *tasks]) if tasks else None

    def choose(self, state: TrollsState, option: Option) -> None:
        """Done: nothing more is completed in this turn."""

    def forbids(self, state: TrollsState, option: Option) -> Obstacle | None:
        return None

    def can_wait(self, state: TrollsState) -> bool:
        return is_in_phase(state, self)


class DrawRoundCard(SeatStep[TrollsState]):
    """TP-TURN.17, 18, TP-SETUP.45, 48: the top card of the own deck, seen by its owner alone."""

    VERBS: ClassVar[tuple[str, ...]] = ("draw",)
    RULE: ClassVar[str] = "TP-TURN.17"

    def open(self, state: TrollsState) -> Ask | None:
        time = state.next_time(self.seat)
        if time == NOBODY:
            return None
        options = [DRAW_ROUND[card] for card in state.undrawn(time)]
        source = f"deck {TIMES[time]}"
        seen_by = (self.seat,)
        return chance("draw-card", options, even(options), source, seen_by=seen_by)

    def pick(self, state: TrollsState, option: Option) -> None:
        state.hands[self.seat] = tuple(sorted((*state.hands[self.seat], option.first)))
        state.drawn[self.seat] += 1
        state.learns(self.seat)
        names: dict[str, Word] = {"seat": self.seat, "card": option.arg}
        state.tell("draw", names, secret=("card",), to=(self.seat,))

    def obstacle(self, state: TrollsState, option: Option) -> Obstacle | None:
        cards = state.undrawn(state.next_time(self.seat))
        is_left = option in DRAW_ROUND and option.first in cards
        return None if is_left else not_drawn(option, self.RULE)

    def can_wait(self, state: TrollsState) -> bool:
        return state.round == 0 or is_in_phase(state, self)


STEPS: Final = (
    SetUp, ChooseClan, PlaceCastle, RevealTask, StartGoods, Settle, FirstPlayer,
    Turn, PlayRoundCard, Phase, Move, CountPoints, Act, EndPhase, LastTasks, DrawRoundCard,
    Complete, Reveal, TakeRoyalTile, TakeDen, LayTile, TurnTile, FillShafts, TakeTrollCard, Store,
    Push, PutHome, ShiftTroll, ShiftHuman, ShiftTrollAndHuman, Happen, ChooseVillage, SendCamp, SendChangeling,
)  # fmt: skip
