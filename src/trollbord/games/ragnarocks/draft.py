"""Before the first turn of the advanced game: who gets which character, and what its setup line says."""

from itertools import zip_longest
from typing import Final

from trollbord.games.ragnarocks.advanced import AdvancedState
from trollbord.games.ragnarocks.box import (
    CELLS,
    CHARACTERS,
    CHOSEN,
    COMMAND,
    COMMANDS,
    DONE,
    DRAW,
    IVORY,
    LEAVE,
    NAMES,
    NOBODY,
    RANDOM,
    RECALL,
    RED,
    SHOW,
    START,
    TAKE,
    VIKINGS_EACH,
)
from trollbord.games.ragnarocks.native.board import OFF
from trollbord.games.ragnarocks.obstacles import named
from trollbord.games.ragnarocks.power import POWERS, TURN_VERBS, Power, plug_in
from trollbord.games.ragnarocks.turns import Act, Begin, not_now
from trollbord.kernel.ask import Ask, chance, ordered
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
from trollbord.kernel.seat import Seat
from trollbord.kernel.step import SeatStep

ICONS: Final = [card for card, character in enumerate(CHARACTERS) if character.icon]


SETUP_VERBS: Final = ("show", "take", "leave", "draw", *TURN_VERBS)
"""Setup can say of each of them why it is not asked."""


def another_part(option: Option, prompt: str) -> Obstacle:
    """RR-ADV.4: what is not being prepared now."""
    if option.verb == "draw":
        return named("by-chance", "RR-POWER.odin.1", prompt)
    if option.verb in TURN_VERBS:
        return named("setup-first", "RR-ADV.4", prompt)
    return named("other-setup", "RR-ADV.4", prompt)


def may_be_laid(state: AdvancedState) -> list[int]:
    """RR-DRAFT.4, RR-TEAM.5: the cards that may be laid out: all in a duel, those with the icon for teams."""
    cards = range(len(CHARACTERS)) if state.seats == 2 else ICONS
    return [card for card in cards if card not in state.laid]


class LayOut(SeatStep[AdvancedState]):
    """RR-DRAFT.1, RR-TEAM.5: Ivory's first player lays out a card for each player, open to all."""

    VERBS = SETUP_VERBS
    RULE = "RR-DRAFT.1"

    def open(self, state: AdvancedState) -> Ask | None:
        if len(state.laid) == state.seats:
            return None
        cards = may_be_laid(state)
        if state.settings["characters"] == RANDOM:
            return chance("draw", [SHOW[card] for card in cards], [1] * len(cards), "cards")
        return Ask(self.seat, "show", [SHOW[card] for card in cards])

    def pick(self, state: AdvancedState, option: Option) -> None:
        state.laid.append(option.first)
        state.tell("show", {"seat": self.seat, "card": option.arg})
        state.then(self)

    def obstacle(self, state: AdvancedState, option: Option) -> Obstacle | None:
        if option.verb != "show":
            return another_part(option, "show")
        if option.first in state.laid:
            return named("laid-already", self.RULE, option.arg)
        if state.seats > 2 and not CHARACTERS[option.first].icon:
            return named("needs-icon", "RR-TEAM.5", option.arg)
        return None

    def can_wait(self, state: AdvancedState) -> bool:
        return is_prepared(state, self)


def draft_order(state: AdvancedState) -> list[Seat]:
    """RR-DRAFT.2, RR-TEAM.6, RR-R.26: Red 1, Ivory 1, Red 2, Ivory 2, ...; a team without players left is passed over."""
    teams = state.team(RED), state.team(IVORY)
    return [seat for pair in zip_longest(*teams) for seat in pair if seat is not None]


class Choose(SeatStep[AdvancedState]):
    """RR-DRAFT.2, 3: a player takes one of the cards that still lie there."""

    VERBS = SETUP_VERBS
    RULE = "RR-DRAFT.2"

    def open(self, state: AdvancedState) -> Ask | None:
        left = sorted([card for card in state.laid if card not in state.cards])
        if state.settings["characters"] == RANDOM:
            return chance("deal", [TAKE[card] for card in left], [1] * len(left), "cards")
        return Ask(self.seat, "take", [TAKE[card] for card in left])

    def pick(self, state: AdvancedState, option: Option) -> None:
        state.cards[self.seat] = option.first
        state.tell("take", {"seat": self.seat, "card": option.arg})

    def obstacle(self, state: AdvancedState, option: Option) -> Obstacle | None:
        if option.verb != "take":
            return another_part(option, "take")
        if option.first not in state.laid:
            return named("not-laid", self.RULE, option.arg)
        if option.first in state.cards:
            return named("taken", "RR-DRAFT.3", option.arg)
        return None

    def can_wait(self, state: AdvancedState) -> bool:
        return state.cards[self.seat] == NOBODY and is_prepared(state, self)


class SetUp(SeatStep[AdvancedState]):
    """RR-ADV.4: what the setup line of a player's card says: a start cell stays empty, stones lie on the card."""

    VERBS = SETUP_VERBS
    RULE = "RR-ADV.4"

    def open(self, state: AdvancedState) -> Ask | None:
        card = state.cards[self.seat]
        standing = state.standing(state.colour(self.seat))
        if len(standing) <= CHARACTERS[card].vikings:
            POWERS[card].set_up(state, self.seat)
            return None
        return Ask(self.seat, "leave", [LEAVE[cell] for cell in self.starts(state)])

    def starts(self, state: AdvancedState) -> list[int]:
        """Where the own Vikings start."""
        return START[state.colour(self.seat) * VIKINGS_EACH :][:VIKINGS_EACH]

    def pick(self, state: AdvancedState, option: Option) -> None:
        state.tell("leave", {"seat": self.seat, "cell": CELLS[option.first]})
        state.board.relocate(state.viking_on(option.first), OFF)
        state.then(self)

    def obstacle(self, state: AdvancedState, option: Option) -> Obstacle | None:
        if option.verb != "leave":
            return another_part(option, "leave")
        if option.first in self.starts(state):
            return None
        return named("leave-own", f"RR-POWER.{NAMES[state.cards[self.seat]]}.1", option.arg)

    def can_wait(self, state: AdvancedState) -> bool:
        return is_prepared(state, self)


class Ready(SeatStep[AdvancedState]):
    """RR-SETUP.3: all is laid out; in a duel both powers are in force from the start (RR-R.20 tells of teams)."""

    def open(self, state: AdvancedState) -> Ask | None:
        if state.seats == 2:
            state.in_force = state.cards[:]
        state.then(Begin(state.next_seat(0)))
        return None

    def can_wait(self, state: AdvancedState) -> bool:
        return is_prepared(state, self) and state.depth(self) == 0


def preparations(state: AdvancedState) -> list[SeatStep[AdvancedState]]:
    """RR-DRAFT, RR-ADV.5: the cards, then the setup lines, Ivory first."""
    chosen: list[SeatStep[AdvancedState]] = []
    if state.settings["characters"] != CHOSEN:
        chosen = [LayOut(0), *[Choose(seat) for seat in draft_order(state)]]
    return [*chosen, *[SetUp(seat) for seat in range(state.seats)], Ready(0)]


def is_prepared(state: AdvancedState, step: SeatStep[AdvancedState]) -> bool:
    """Whether nobody has taken a turn, and what comes after a preparation lies below it."""
    return state.is_setup() and state.lies_in(step, preparations(state))


# -- Odin, who commands others


class Odin(Power):
    """RR-POWER.odin: two command cards in hand, of which one may be played at the start of a turn."""

    # Nobody but the owner knows whether Gullinbursti or Freyr is among them.
    stalls = True
    outlasts_stones = True

    def set_up(self, state: AdvancedState, seat: Seat) -> None:
        state.then(DrawCommand(seat))

    def begin(self, state: AdvancedState, seat: Seat) -> None:
        state.then(Order(seat))


class DrawCommand(SeatStep[AdvancedState]):
    """RR-POWER.odin.1: cards with the icon are drawn, unseen by the others."""

    VERBS = ("draw",)
    RULE = "RR-POWER.odin.1"

    def open(self, state: AdvancedState) -> Ask | None:
        if len(state.hand) == COMMANDS:
            return None
        cards = unused(state)
        options = [DRAW[card] for card in cards]
        return chance("command", options, [1] * len(cards), "cards", seen_by=(self.seat,))

    def pick(self, state: AdvancedState, option: Option) -> None:
        state.hand.append(option.first)
        state.learns(self.seat)
        state.tell("draw", {"seat": self.seat, "card": option.arg}, ("card",), (self.seat,))
        state.then(self)

    def obstacle(self, state: AdvancedState, option: Option) -> Obstacle | None:
        card = option.first
        if not CHARACTERS[card].icon:
            return named("commands-have-icon", self.RULE, option.arg)
        if card in state.cards:
            return named("taken", self.RULE, option.arg)
        return named("drawn-already", self.RULE, option.arg) if card in state.hand else None

    def can_wait(self, state: AdvancedState) -> bool:
        later = preparations(state)[-state.seats + self.seat :]
        is_odin = NAMES[state.cards[self.seat]] == "odin"
        return is_odin and state.is_setup() and state.lies_in(self, [self, *later])


def unused(state: AdvancedState) -> list[int]:
    """The cards with the icon that are in nobody's hand."""
    return [card for card in ICONS if card not in state.cards and card not in state.hand]


class Order(SeatStep[AdvancedState]):
    """RR-POWER.odin.2 to 5: play a command card, take all played ones back, or neither."""

    VERBS = TURN_VERBS
    RULE = "RR-POWER.odin.2"

    def open(self, state: AdvancedState) -> Ask | None:
        options = [COMMAND[card] for card in state.hand]
        if state.played:
            options.append(RECALL)
        return Ask(self.seat, "command", ordered([DONE, *options]), veiled=True)

    def pick(self, state: AdvancedState, option: Option) -> None:
        colour = state.colour(self.seat)
        if option is RECALL:
            state.hand = sorted([*state.hand, *state.played])
            state.played = []
            state.tell("recall", {"seat": self.seat})
        elif option is not DONE:
            state.hand.remove(option.first)
            state.played.append(option.first)
            state.in_force[colour] = option.first
            state.tell("command", {"seat": self.seat, "card": NAMES[option.first]})
            POWERS[option.first].begin(state, self.seat)

    def obstacle(self, state: AdvancedState, option: Option) -> Obstacle | None:
        if option is DONE:
            return None
        if option is RECALL:
            return None if state.played else named("none-played", "RR-POWER.odin.4", "hand")
        if option.verb != "command":
            return not_now(state, self.seat, option, named("command-first", self.RULE, "command"))
        if option.first in state.played:
            return named("played", "RR-POWER.odin.4", option.arg)
        return None if option.first in state.hand else named("not-in-hand", self.RULE, option.arg)

    def can_wait(self, state: AdvancedState) -> bool:
        return state.lies_in(self, [self, Act(self.seat)])


plug_in(Odin, "odin")

STEPS: Final = (LayOut, Choose, SetUp, Ready, DrawCommand, Order)
