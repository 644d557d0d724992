"""Questions that effects and actions have in common: royal cards, tiles, shafts, figures."""

from typing import ClassVar, Final

from trollbord.games.trolls_princesses.box import (
    CARD_PILE,
    DEN_PILE,
    DISPLAY,
    PILES,
    ROYAL_PILE,
    TROLLS,
)
from trollbord.games.trolls_princesses.deck import TASKS
from trollbord.games.trolls_princesses.goods import BARNS, RESOURCES
from trollbord.games.trolls_princesses.network import beside, is_ground, neighbour, overlap
from trollbord.games.trolls_princesses.picks import (
    CLAIM,
    DECLINE,
    DONE,
    DRAW_CARD,
    DRAW_TILE,
    FILL,
    HOME,
    LAY,
    PUSH,
    SHIFT,
    SHIFT_HUMAN,
    SHIFT_WALKER,
    TAKE_TILE,
    TURN,
)
from trollbord.games.trolls_princesses.places import ASIDE, CAVES, MINING, PLACES, VILLAGE
from trollbord.games.trolls_princesses.state import NOBODY, TrollsState, changed, without
from trollbord.games.trolls_princesses.tiles import DEN_COUNT, KIND, TILE_COUNT, TILES, VP
from trollbord.kernel.ask import Ask, chance, even, ordered
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat
from trollbord.kernel.step import SeatStep, Step

REVEAL_PROMPTS: Final = ("reveal-den", "reveal-card", "reveal-royal")
SOURCES: Final = tuple([f"pile {pile}" for pile in PILES])


def claims(state: TrollsState, seat: Seat) -> list[Option]:
    """TP-TASK.1, 4: the royal cards that the active player meets and has not completed."""
    todo = state.met[seat] & ~state.claims[seat]
    return [CLAIM[task] for task in state.tasks if todo >> task & 1] if todo else []


def unclaimed(state: TrollsState, seat: Seat, option: Option) -> Obstacle | None:
    """TP-TASK.1: why a royal card can't be completed now."""
    task, card = option.first, option.arg
    if task not in state.tasks:
        return Obstacle("why-task-not-open", "TP-SETUP.22", card)
    if seat != state.active:
        return Obstacle("why-task-not-turn", "TP-TASK.1", card)
    if state.claims[seat] >> task & 1:
        return Obstacle("why-task-done", "TP-R.19", card)
    is_met = state.met[seat] >> task & 1
    return None if is_met else Obstacle("why-task-not-met", "TP-TASK.1", card)


class Choice(SeatStep[TrollsState]):
    """A question to the active player, who may complete a royal card before answering (TP-TASK.1)."""

    def prompt(self) -> str:
        """The message of the question."""
        raise NotImplementedError

    def choices(self, state: TrollsState) -> list[Option]:
        """What can be picked; nothing is asked if this is empty."""
        raise NotImplementedError

    def choose(self, state: TrollsState, option: Option) -> None:
        """Take the answer."""
        raise NotImplementedError

    def forbids(self, state: TrollsState, option: Option) -> Obstacle | None:
        """What is in the way of an answer, other than a royal card that is completed first."""
        raise NotImplementedError

    def open(self, state: TrollsState) -> Ask | None:
        options = self.choices(state)
        if not options:
            return None
        tasks = claims(state, self.seat)
        return Ask(self.seat, self.prompt(), options + tasks if tasks else options)

    def pick(self, state: TrollsState, option: Option) -> None:
        if option.verb == "claim":
            state.then(Complete(self.seat, option.first), self)
        else:
            self.choose(state, option)

    def obstacle(self, state: TrollsState, option: Option) -> Obstacle | None:
        if option.verb == "claim":
            return unclaimed(state, self.seat, option)
        return self.forbids(state, option)

    def can_wait(self, state: TrollsState) -> bool:
        return self.seat == state.active and state.waits_once(self)


class Complete(Step[TrollsState]):
    """TP-TASK.2 to 5: a clan symbol goes on the royal card, for free, and a royal tile may be taken."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "task")

    def __init__(self, seat: Seat, task: int) -> None:
        self.seat: Final = seat
        self.task: Final = task

    def open(self, state: TrollsState) -> Ask | None:
        state.claims[self.seat] |= 1 << self.task
        state.tell("claim", {"seat": self.seat, "task": TASKS[self.task]})
        state.then(TakeRoyalTile(self.seat))
        return None

    def can_wait(self, state: TrollsState) -> bool:
        is_open = self.task in state.tasks and self.seat == state.active
        return is_open and state.waits_once(self)


# -- displays


def not_drawn(option: Option, rule: str) -> Obstacle:
    """Chance draws from what lies in the pile."""
    return Obstacle("why-not-in-pile", rule, option.arg)


class Reveal(Step[TrollsState]):
    """TP-TURN.16, TP-SETUP.15 to 19: fill a display; TP-R.21: discards make a new pile."""

    FIELDS: ClassVar[tuple[str, ...]] = ("pile",)
    VERBS: ClassVar[tuple[str, ...]] = ("draw",)
    RULE: ClassVar[str] = "TP-TURN.16"

    def __init__(self, pile: int) -> None:
        self.pile: Final = pile

    def open(self, state: TrollsState) -> Ask | None:
        if len(state.displays[self.pile]) >= DISPLAY:
            return None
        if not state.piles[self.pile]:
            self.shuffle(state)
            return None
        draw = DRAW_CARD if self.pile == CARD_PILE else DRAW_TILE
        options = [draw[item] for item in state.piles[self.pile]]
        return chance(REVEAL_PROMPTS[self.pile], options, even(options), SOURCES[self.pile])

    def shuffle(self, state: TrollsState) -> None:
        """Make a new pile of the discards, if there are any."""
        if state.discards[self.pile]:
            state.piles[self.pile] = tuple(sorted(state.discards[self.pile]))
            state.discards[self.pile] = ()
            state.tell("shuffle", {"pile": PILES[self.pile]})
            state.then(self)

    def pick(self, state: TrollsState, option: Option) -> None:
        state.piles[self.pile] = without(state.piles[self.pile], option.first)
        state.displays[self.pile] = (*state.displays[self.pile], option.first)
        state.tell("reveal", {"item": option.arg})
        state.then(self)

    def obstacle(self, state: TrollsState, option: Option) -> Obstacle | None:
        draw = DRAW_CARD if self.pile == CARD_PILE else DRAW_TILE
        is_left = option in draw and option.first in state.piles[self.pile]
        return None if is_left else not_drawn(option, self.RULE)

    def can_wait(self, state: TrollsState) -> bool:
        return 0 <= self.pile < len(PILES)


# -- tiles


class TakeRoyalTile(Choice):
    """TP-VILLAGE.4, TP-TASK.5; TP-R.19: a royal tile may be taken, if one is shown and fits."""

    VERBS: ClassVar[tuple[str, ...]] = ("take", "decline", "claim")
    RULE: ClassVar[str] = "TP-VILLAGE.4"

    def prompt(self) -> str:
        return "take-royal-tile"

    def choices(self, state: TrollsState) -> list[Option]:
        if not state.displays[ROYAL_PILE] or not state.open_places[self.seat]:
            return []
        return [*[TAKE_TILE[tile] for tile in sorted(state.displays[ROYAL_PILE])], DECLINE]

    def choose(self, state: TrollsState, option: Option) -> None:
        if option is not DECLINE:
            state.then(LayTile(self.seat, option.first))

    def forbids(self, state: TrollsState, option: Option) -> Obstacle | None:
        if option is DECLINE:
            return None
        if option not in TAKE_TILE or option.first < DEN_COUNT:
            return Obstacle("why-royal-asked", self.RULE, option.arg)
        is_shown = option.first in state.displays[ROYAL_PILE]
        return None if is_shown else Obstacle("why-royal-not-shown", self.RULE, option.arg)

    def can_wait(self, state: TrollsState) -> bool:
        return self.seat == state.active


class TakeDen(Choice):
    """TP-BUILD.12: a den of the display; TP-R.27: the second one may be left."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "may_stop")
    VERBS: ClassVar[tuple[str, ...]] = ("take", "done", "claim")
    RULE: ClassVar[str] = "TP-BUILD.12"

    def __init__(self, seat: Seat, may_stop: bool) -> None:
        super().__init__(seat)
        self.may_stop: Final = may_stop

    def prompt(self) -> str:
        return "take-second-den" if self.may_stop else "take-den"

    def choices(self, state: TrollsState) -> list[Option]:
        options = dens_that_fit(state, self.seat)
        if options and self.may_stop:
            options.append(DONE)
        return options

    def choose(self, state: TrollsState, option: Option) -> None:
        if option is not DONE:
            state.then(LayTile(self.seat, option.first))

    def forbids(self, state: TrollsState, option: Option) -> Obstacle | None:
        if option is DONE:
            return None if self.may_stop else Obstacle("why-one-den", "TP-R.27", "take")
        tile, den = option.first, option.arg
        if option not in TAKE_TILE or tile >= DEN_COUNT:
            return Obstacle("why-den-asked", self.RULE, den)
        if tile not in state.displays[DEN_PILE]:
            return Obstacle("why-tile-not-shown", self.RULE, den)
        if state.can_lay(self.seat, tile):
            return None
        if KIND[tile] != VP:
            return Obstacle("why-no-place-left", "TP-TILES.2", den)
        if not state.tiles[self.seat]:
            return Obstacle("why-first-vp-den", "TP-R.14", den)
        if state.owns_vp_den(self.seat, tile):
            return Obstacle("why-same-vp-den", "TP-TILES.9", den)
        return Obstacle("why-vp-den-nowhere", "TP-TILES.7", den)

    def can_wait(self, state: TrollsState) -> bool:
        return self.seat == state.active


def dens_that_fit(state: TrollsState, seat: Seat) -> list[Option]:
    """The dens of the display that have a place in the seat's network."""
    return [
        TAKE_TILE[tile] for tile in sorted(state.displays[DEN_PILE]) if state.can_lay(seat, tile)
    ]


def any_den_fits(state: TrollsState, seat: Seat) -> bool:
    """Whether a den of the display has a place in the seat's network: the same question, without the list."""
    return any(state.can_lay(seat, tile) for tile in state.displays[DEN_PILE])


WHILE_LAYING: Final = Obstacle("why-task-laying", "TP-R.46", "lay")


class LayTile(Step[TrollsState]):
    """TP-TILES.1, 2: where the tile goes. TP-R.46: nothing comes between taking a tile and turning it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile")
    VERBS: ClassVar[tuple[str, ...]] = ("lay", "claim")
    RULE: ClassVar[str] = "TP-TILES.1"

    def __init__(self, seat: Seat, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def open(self, state: TrollsState) -> Ask | None:
        names = [
            state.lay_name(self.seat, place) for place in state.lay_places(self.seat, self.tile)
        ]
        options = ordered([LAY[tile][edge - 1] for tile, edge in names])
        return Ask(self.seat, "lay-tile", options, args=(("tile", TILES[self.tile]),))

    def pick(self, state: TrollsState, option: Option) -> None:
        place = state.open_places[self.seat][0]
        if option.first > 0:
            place = neighbour(state.places[self.seat][option.first - 1], option.second)
        state.then(TurnTile(self.seat, self.tile, place))

    def obstacle(self, state: TrollsState, option: Option) -> Obstacle | None:
        if option.verb == "claim":
            return unclaimed(state, self.seat, option) or WHILE_LAYING
        laid, tile = state.places[self.seat], TILES[self.tile]
        if not laid:
            return None if option.first == 0 else Obstacle("why-first-place", self.RULE, tile)
        if not 0 < option.first <= len(laid):
            return Obstacle("why-joins-nothing", "TP-TILES.2", option.arg)
        place = neighbour(laid[option.first - 1], option.second)
        for index, other in enumerate(laid):
            if place == other or overlap(place, other):
                there = TILES[state.tiles[self.seat][index]]
                return Obstacle("why-overlaps", "TP-TILES.15", there)
        if not is_ground(place):
            return Obstacle("why-over-rim", "TP-TILES.16", tile)
        around = [state.tiles[self.seat][other] for _, other in beside(laid, place)]
        for joined in around:
            if KIND[joined] == VP:
                return Obstacle("why-at-wall", "TP-TILES.6", TILES[joined])
        if KIND[self.tile] == VP and len(around) > 1:
            return Obstacle("why-vp-den-place", "TP-TILES.7", tile)
        number, edge = state.lay_name(self.seat, place)
        is_its_name = (number, edge) == (option.first, option.second + 1)
        return None if is_its_name else Obstacle("why-other-name", "TP-TILES.2", f"{number} {edge}")

    def can_wait(self, state: TrollsState) -> bool:
        return is_in_hand(state, self) and state.can_lay(self.seat, self.tile)


def is_in_hand(state: TrollsState, step: "LayTile | TurnTile") -> bool:
    """TP-R.46: the active player's only question is about this tile, which still lies in its display."""
    if not 0 <= step.tile < TILE_COUNT or state.step is not step:
        return False
    pile = ROYAL_PILE if step.tile >= DEN_COUNT else DEN_PILE
    return step.seat == state.active and step.tile in state.displays[pile]


class TurnTile(Step[TrollsState]):
    """TP-TILES.17: one of five rotations."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "place")
    VERBS: ClassVar[tuple[str, ...]] = ("turn", "claim")
    RULE: ClassVar[str] = "TP-TILES.17"

    def __init__(self, seat: Seat, tile: int, place: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.place: Final = place

    def open(self, state: TrollsState) -> Ask | None:
        turns = state.lay_turns(self.seat, self.tile, self.place)
        return Ask(
            self.seat,
            "turn-tile",
            [TURN[turn] for turn in turns],
            args=(("tile", TILES[self.tile]),),
        )

    def pick(self, state: TrollsState, option: Option) -> None:
        made = state.new_shafts(self.seat, self.tile, self.place, option.first)
        barns = state.goods[self.seat][BARNS]
        state.lay(self.seat, self.tile, self.place, option.first)
        state.tell("lay", {"seat": self.seat, "tile": TILES[self.tile]})
        for resource, count in enumerate(made):
            if count:
                shafts = {"resource": RESOURCES[resource], "amount": count}
                state.tell("new-shafts", {"seat": self.seat, **shafts})
        if state.goods[self.seat][BARNS] > barns:
            state.tell("barn", {"seat": self.seat})

    def obstacle(self, state: TrollsState, option: Option) -> Obstacle | None:
        if option.verb == "claim":
            return unclaimed(state, self.seat, option) or WHILE_LAYING
        joins = option.first in state.lay_turns(self.seat, self.tile, self.place)
        return None if joins else Obstacle("why-wall", "TP-TILES.5", TILES[self.tile])

    def can_wait(self, state: TrollsState) -> bool:
        return is_in_hand(state, self) and self.place in state.lay_places(self.seat, self.tile)


# -- shafts


class FillShafts(Choice):
    """TP-POWER.2: choose a resource; only those with an empty shaft are worth asking for."""

    VERBS: ClassVar[tuple[str, ...]] = ("fill", "claim")
    RULE: ClassVar[str] = "TP-POWER.2"

    def prompt(self) -> str:
        return "fill-shafts"

    def choices(self, state: TrollsState) -> list[Option]:
        shafts, filled = state.shafts[self.seat], state.filled[self.seat]
        return [
            FILL[resource]
            for resource in range(len(RESOURCES))
            if filled[resource] < shafts[resource]
        ]

    def choose(self, state: TrollsState, option: Option) -> None:
        filled = state.fill(self.seat, option.first)
        resource = RESOURCES[option.first]
        state.tell("fill", {"seat": self.seat, "resource": resource, "amount": filled})

    def forbids(self, state: TrollsState, option: Option) -> Obstacle | None:
        is_empty = state.filled[self.seat][option.first] < state.shafts[self.seat][option.first]
        return None if is_empty else Obstacle("why-shafts-full", self.RULE, option.arg)


# -- figures


class Push(Choice):
    """TP-MOVE.7, 10: the mover picks the opponent whose troll leaves the full village."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")
    VERBS: ClassVar[tuple[str, ...]] = ("push", "claim")
    RULE: ClassVar[str] = "TP-MOVE.7"

    def __init__(self, seat: Seat, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def prompt(self) -> str:
        return "push"

    def choices(self, state: TrollsState) -> list[Option]:
        seats = range(state.seats)
        there = [seat for seat in seats if seat != self.seat and self.place in state.trolls[seat]]
        return ordered([PUSH[state.clans[seat]] for seat in there])

    def choose(self, state: TrollsState, option: Option) -> None:
        owner = state.clans.index(option.first)
        state.tell("push", {"seat": self.seat, "other": owner, "place": PLACES[self.place]})
        state.then(PutHome(owner, self.place))

    def forbids(self, state: TrollsState, option: Option) -> Obstacle | None:
        if option.first == state.clans[self.seat]:
            return Obstacle("why-own-troll", "TP-MOVE.9", option.arg)
        for seat, clan in enumerate(state.clans):
            if clan == option.first and self.place in state.trolls[seat]:
                return None
        return Obstacle("why-no-troll-to-push", self.RULE, PLACES[self.place])

    def can_wait(self, state: TrollsState) -> bool:
        crowd, trolls = state.crowd(self.place), state.trolls[self.seat]
        is_over = crowd > state.switches.cauldrons and self.place in trolls
        return is_over and state.is_village(self.place) and super().can_wait(state)


class PutHome(Step[TrollsState]):
    """TP-MOVE.11, TP-CASTLE.3, 4: the owner puts a troll of a village into an own cave.

    TP-R.9, TP-R.10: without an empty cauldron it leaves the board.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")
    VERBS: ClassVar[tuple[str, ...]] = ("home", "claim")
    RULE: ClassVar[str] = "TP-MOVE.11"

    def __init__(self, seat: Seat, place: int) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def open(self, state: TrollsState) -> Ask | None:
        caves = [
            cave for cave in range(len(CAVES)) if state.cave_room(self.seat, MINING + cave) > 0
        ]
        if not caves:
            state.put_troll(self.seat, self.troll(state), ASIDE)
            state.tell("leave-board", {"seat": self.seat, "place": PLACES[self.place]})
            return None
        walker = is_walker(state, self.seat, self.troll(state))
        options = [HOME[cave] for cave in caves]
        if self.seat == state.active:  # TP-TASK.1: its trolls return from a castle in its own turn
            options += claims(state, self.seat)
        return Ask(self.seat, "home-walker" if walker else "home", options)

    def pick(self, state: TrollsState, option: Option) -> None:
        if option.verb == "claim":
            state.then(Complete(self.seat, option.first), self)
            return
        state.put_troll(self.seat, self.troll(state), MINING + option.first)
        state.tell("home", {"seat": self.seat, "cave": CAVES[option.first]})

    def obstacle(self, state: TrollsState, option: Option) -> Obstacle | None:
        if option.verb == "claim":
            return unclaimed(state, self.seat, option)
        return full_cave(state, self.seat, option.first)

    def can_wait(self, state: TrollsState) -> bool:
        leaving = state.steps_waiting().count(self)
        is_there = leaving <= state.trolls[self.seat].count(self.place)
        return state.is_village(self.place) and is_there

    def troll(self, state: TrollsState) -> int:
        """The troll in question: first the one barred in phase 3, for it is told apart (TP-R.29)."""
        trolls = state.trolls[self.seat]
        if state.walker != NOBODY and trolls[state.walker] == self.place:
            if is_walker(state, self.seat, state.walker):
                return state.walker
        return trolls.index(self.place)


def full_cave(state: TrollsState, seat: Seat, cave: int) -> Obstacle | None:
    """TP-MOVE.6: why nobody can come to a cave."""
    has_room = state.cave_room(seat, MINING + cave) > 0
    return None if has_room else Obstacle("why-cave-full", "TP-MOVE.6", CAVES[cave])


def shut(state: TrollsState, seat: Seat, place: int) -> Obstacle | None:
    """TP-MOVE.5 to 9: what keeps trolls of this seat out of a place."""
    if place < VILLAGE:
        return full_cave(state, seat, place - MINING)
    if place >= VILLAGE + state.seats:
        return Obstacle("why-forest", "TP-SETUP.3", PLACES[place])
    if state.can_enter(seat, place):
        return None
    return Obstacle("why-own-trolls", "TP-MOVE.9", PLACES[place])


def is_walker(state: TrollsState, seat: Seat, troll: int) -> bool:
    """Whether this troll must be told apart now: it moved in phase 2, and phase 3 is still to come."""
    return state.phase == 2 and seat == state.active and troll == state.walker


class ShiftTroll(Choice):
    """TP-ROYAL.10, 14; TP-R.11, TP-R.35, TP-R.37: an effect moves a troll to another cauldron, as far as possible."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count", "moved")
    VERBS: ClassVar[tuple[str, ...]] = ("shift", "shift-walker", "claim")
    RULE: ClassVar[str] = "TP-ROYAL.10"

    def __init__(self, seat: Seat, count: int, moved: tuple[int, ...] = ()) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.moved: Final = moved

    def prompt(self) -> str:
        return "shift-troll"

    def choices(self, state: TrollsState) -> list[Option]:
        return troll_ways(state, self.seat, self.moved)

    def choose(self, state: TrollsState, option: Option) -> None:
        is_barred = option.verb == "shift-walker"
        troll = troll_to_shift(state, self.seat, option.first, is_barred, self.moved)
        if self.count > 1:
            state.then(ShiftTroll(self.seat, self.count - 1, (*self.moved, troll)))
        enter(state, self.seat, troll, option.second)

    def forbids(self, state: TrollsState, option: Option) -> Obstacle | None:
        start, end, trolls = option.first, option.second, state.trolls[self.seat]
        there = [troll for troll, place in enumerate(trolls) if place == start]
        if not there or start == ASIDE:
            return Obstacle("why-no-troll-there", "TP-MOVE.1", PLACES[start])
        found = shut(state, self.seat, end)
        if found is not None:
            return found
        if start == end and start >= VILLAGE and state.is_full(start):
            return Obstacle("why-no-other-cauldron", "TP-R.37", PLACES[start])
        if all([troll in self.moved for troll in there]):
            return Obstacle("why-moved-already", self.RULE, PLACES[start])
        is_barred = option.verb == "shift-walker"
        if troll_to_shift(state, self.seat, start, is_barred, self.moved) == NOBODY:
            return Obstacle("why-other-troll", "TP-R.29", PLACES[start])
        return None

    def can_wait(self, state: TrollsState) -> bool:
        known = [0 <= troll < TROLLS for troll in self.moved]
        are_two = len(known) < 2 and all(known) and self.count in (1, 2)
        return are_two and super().can_wait(state)


def troll_ways(state: TrollsState, seat: Seat, moved: tuple[int, ...] = ()) -> list[Option]:
    """Each way of a troll that an effect may move; TP-R.37: nobody is pushed by a troll that stays in its village."""
    bits = state.entrances(seat)
    options: list[Option] = []
    for is_barred in (False, True):
        for start in range(MINING, VILLAGE + state.seats):
            if troll_to_shift(state, seat, start, is_barred, moved) == NOBODY:
                continue
            ways = SHIFT_WALKER[start] if is_barred else SHIFT[start]
            stays = start < VILLAGE or not state.is_full(start)
            options.extend([ways[to] for to in ways if bits >> to & 1 and (to != start or stays)])
    return options


def troll_to_shift(
    state: TrollsState, seat: Seat, start: int, is_barred: bool, moved: tuple[int, ...]
) -> int:
    """A troll at a place that the effect has not moved yet: the one barred in phase 3, or any other."""
    for troll, place in enumerate(state.trolls[seat]):
        if place == start and troll not in moved:
            if is_walker(state, seat, troll) == is_barred:
                return troll
    return NOBODY


def enter(state: TrollsState, seat: Seat, troll: int, place: int) -> None:
    """A troll goes to a place; if all cauldrons there are taken, someone is pushed out at once."""
    pushes = place >= VILLAGE and state.is_full(place)
    start = PLACES[state.trolls[seat][troll]]
    state.put_troll(seat, troll, place)
    state.tell("move", {"seat": seat, "from": start, "to": PLACES[place]})
    if pushes:
        state.then(Push(seat, place))


class ShiftHuman(Choice):
    """TP-ROYAL.12, 13; TP-R.31: an effect moves humans between caves, never to a village."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count", "may_stop")
    VERBS: ClassVar[tuple[str, ...]] = ("shift-human", "done", "claim")
    RULE: ClassVar[str] = "TP-ROYAL.12"

    def __init__(self, seat: Seat, count: int, may_stop: bool) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.may_stop: Final = may_stop

    def prompt(self) -> str:
        return "shift-human"

    def choices(self, state: TrollsState) -> list[Option]:
        options = human_ways(state, self.seat)
        if options and self.may_stop:
            options.append(DONE)
        return options

    def choose(self, state: TrollsState, option: Option) -> None:
        if option is DONE:
            return
        if self.count > 1:
            state.then(ShiftHuman(self.seat, self.count - 1, self.may_stop))
        shift_human(state, self.seat, option)

    def forbids(self, state: TrollsState, option: Option) -> Obstacle | None:
        if option is DONE:
            return None if self.may_stop else Obstacle("why-must-shift", "TP-R.35", "shift-human")
        if state.humans[self.seat][option.first] == 0:
            return Obstacle("why-no-human-there", "TP-ROYAL.11", CAVES[option.first])
        return full_cave(state, self.seat, option.second)

    def can_wait(self, state: TrollsState) -> bool:
        return self.count in (1, 2, 3) and super().can_wait(state)


def human_ways(state: TrollsState, seat: Seat) -> list[Option]:
    """Each way of a human from a cave to an empty cauldron."""
    humans = state.humans[seat]
    rooms = [cave for cave in range(len(CAVES)) if state.cave_room(seat, MINING + cave) > 0]
    starts = [cave for cave in range(len(CAVES)) if humans[cave] > 0]
    return [SHIFT_HUMAN[start][target] for start in starts for target in rooms]


def shift_human(state: TrollsState, seat: Seat, option: Option) -> None:
    """A human goes from one cave to another."""
    fewer = changed(state.humans[seat], option.first, -1)
    state.humans[seat] = changed(fewer, option.second, 1)
    names = {"seat": seat, "from": CAVES[option.first], "to": CAVES[option.second]}
    state.tell("shift-human", names)


class ShiftTrollAndHuman(Choice):
    """TP-ROYAL.11; TP-R.49: a troll and a human, either of them first; the other one if it still can."""

    VERBS: ClassVar[tuple[str, ...]] = ("shift", "shift-walker", "shift-human", "claim")
    RULE: ClassVar[str] = "TP-ROYAL.11"

    def prompt(self) -> str:
        return "shift-troll-or-human"

    def choices(self, state: TrollsState) -> list[Option]:
        return [*troll_ways(state, self.seat), *human_ways(state, self.seat)]

    def choose(self, state: TrollsState, option: Option) -> None:
        if option.verb == "shift-human":
            state.then(ShiftTroll(self.seat, 1))
            shift_human(state, self.seat, option)
        else:
            state.then(ShiftHuman(self.seat, 1, False))
            ShiftTroll(self.seat, 1).choose(state, option)

    def forbids(self, state: TrollsState, option: Option) -> Obstacle | None:
        if option.verb == "shift-human":
            return ShiftHuman(self.seat, 1, False).forbids(state, option)
        return ShiftTroll(self.seat, 1).forbids(state, option)
