"""Setting a table of Ankh-Morpork in one call, and playing it in the game's own notation.

Areas go by their printed numbers: `place 8` is `place dimwell`. Seats go by colour; red is active. Questions with a
lone option to do nothing are answered by the driver, as at a real table, and noted in `silent`. Draws that no pick names
are the first card that the pile allows. Green cards of which nothing is told were played earlier, and neither `discard`
nor `front` names them; a scene that tells what is discarded has none of them, so that it can't be asked for reasons.
"""

from collections.abc import Mapping, Sequence
from typing import TypedDict, Unpack

import pytest

from trollbord.games.ankh_morpork import ANKH_MORPORK
from trollbord.games.ankh_morpork.box import (
    AREAS,
    CARD,
    CARDS,
    COLOURS,
    EVENTS,
    LOANS,
    NOBODY,
    OWNERS,
    PENALTIES,
    PERSONALITIES,
)
from trollbord.games.ankh_morpork.deck import GREENS
from trollbord.games.ankh_morpork.hands import Refill
from trollbord.games.ankh_morpork.rules import EndOfTurn, PlayFirst, Turn
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.games.ankh_morpork.view import AnkhView
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.event import Listener
from trollbord.kernel.seat import NATURE
from trollbord.kernel.step import Step

BY_NUMBER = frozenset(
    [
        "place",
        "lift",
        "build",
        "shift",
        "buy",
        "raze",
        "calm",
        "stir",
        "count",
        "go",
        "use",
        "remove",
        "move",
        "swap",
    ]
)
NOTHING = frozenset(["accept", "skip", "done", "end"])
OPENING = {1: "red yellow green blue !", 5: "red yellow green blue !", 7: "red yellow green blue !"}


def spelt(text: str) -> str:
    """An option as the game spells it, of one with the number of an area."""
    *words, last = text.split()
    if words and words[0] in BY_NUMBER and last.isdecimal():
        return " ".join([*words, AREAS[int(last) - 1]])
    return text


def shorter(text: str) -> str:
    """An option with the number of its area."""
    *words, last = text.split()
    if words and last in AREAS:
        return " ".join([*words, str(AREAS.index(last) + 1)])
    return text


class Scene:
    """A table in the middle of a game."""

    def __init__(self, state: AnkhState, gone: Sequence[int] = ()) -> None:
        self.state = state
        self.gone = frozenset(gone)
        self.state.listener = Listener()
        self.silent: list[str] = []
        self.settle()

    # -- playing

    def pick(self, *options: str) -> "Scene":
        """Answer one question after the other."""
        for option in options:
            self._draw_before(option)
            self.state.pick(spelt(option))
            self.settle()
        return self

    def settle(self) -> None:
        """Answer questions to players with one option, to do nothing, as a driver does."""
        while (ask := self.state.ask) is not None and ask.seat != NATURE:
            if len(ask.options) > 1 or ask.options[0].verb not in NOTHING:
                return
            self.silent.append(f"{COLOURS[ask.seat]} {ask.prompt}")
            self.state.take(ask.options[0])

    def _draw_before(self, option: str) -> None:
        while (ask := self.state.ask) is not None and ask.prompt == "draw":
            if option.startswith("draw"):
                return
            self.state.take(ask.options[0])
            self.settle()

    def end(self) -> "Scene":
        """Go on to the next player's turn, refusing everything on the way."""
        turn = self.state.turn
        while (ask := self.state.ask) is not None and self.state.turn == turn:
            self.state.take(ask.options[0])
        self.settle()
        return self

    def draws(self) -> "Scene":
        """Let the draws happen that are due."""
        while (ask := self.state.ask) is not None and ask.prompt == "draw":
            self.state.take(ask.options[0])
            self.settle()
        return self

    def refuses(self, option: str) -> bool:
        """Whether the table does not take this now, and stays as it is."""
        before = self.state.copy()
        with pytest.raises(TrollbordError):
            self.state.pick(spelt(option))
        return self.state == before

    # -- looking

    @property
    def asked(self) -> str:
        """Who is asked what: 'red place'."""
        ask = self.state.ask
        if ask is None:
            return "over"
        return f"{'nature' if ask.seat == NATURE else COLOURS[ask.seat]} {ask.prompt}"

    @property
    def offered(self) -> list[str]:
        """All options."""
        ask = self.state.ask
        assert ask is not None
        return [shorter(option.text) for option in ask.options]

    def can(self, option: str) -> bool:
        """Whether this is offered."""
        return option in self.offered

    def areas(self, verb: str) -> list[int]:
        """The areas offered for a verb."""
        ask = self.state.ask
        assert ask is not None
        return sorted(o.values[-1] + 1 for o in ask.options if o.text.startswith(f"{verb} "))

    @property
    def money(self) -> list[int]:
        return self.state.money

    @property
    def trouble(self) -> set[int]:
        return {area + 1 for area in range(12) if self.state.trouble[area]}

    @property
    def discard(self) -> list[str]:
        return [CARDS[card] for card in self.state.discard if card not in self.gone]

    def hand(self, colour: str) -> list[str]:
        return [CARDS[card] for card in self.state.hands[COLOURS.index(colour)]]

    def front(self, colour: str) -> list[str]:
        front = self.state.front[COLOURS.index(colour)]
        return [CARDS[card] for card in front if card not in self.gone]

    def count(self, owner: str, area: int) -> int:
        return self.state.at(OWNERS.index(owner), area - 1)

    def crowd(self, area: int) -> int:
        return self.state.crowd(area - 1)

    def house(self, area: int) -> str:
        owner = self.state.building[area - 1]
        return "" if owner == NOBODY else COLOURS[owner]

    def card(self, area: int) -> str:
        """Who has the City Area card."""
        owner = self.state.card_owner(area - 1)
        return "" if owner == NOBODY else COLOURS[owner]

    def view(self, colour: str) -> AnkhView:
        view = self.state.view(COLOURS.index(colour))
        assert isinstance(view, AnkhView)
        return view

    @property
    def winners(self) -> list[str]:
        result = self.state.result()
        return [] if result is None else [COLOURS[seat] for seat in result.winners]

    @property
    def reason(self) -> str:
        return self.state.reason

    @property
    def turn(self) -> str:
        return COLOURS[self.state.turn]


class Setting(TypedDict, total=False):
    """What a scene can be told; the rest are the game's table options."""

    seats: int
    turn: str
    board: Mapping[int, str]
    hands: Mapping[str, str]
    money: Sequence[int]
    personalities: Mapping[str, str]
    unused: str
    front: Mapping[str, str]
    pile: str
    discard: str
    events: str
    must_play: bool
    rounds_of_passes: int
    gods_need_a_piece: bool
    gods_stop_trolls: bool
    gods_stop_johnson: bool
    gods_save_themselves: bool
    saved_fire_goes_on: bool
    sonky_stops_whole_text: bool
    stopped_text_goes_on: bool
    answer_order: str
    answers_to_answers: bool
    second_card_later: bool
    buy_with_six: bool
    tie_break: str
    dibbler_takes_the_rest: bool
    markers_need_minions: bool
    gaspode_stops_auditors: bool
    stanley_takes_the_last: bool
    stake_stays_paid: bool
    demon_house_full_price: bool
    paid_player_may_refuse: bool


def scene(basis: Setting | None = None, /, **more: Unpack[Setting]) -> Scene:
    """A table at the start of a turn, its victory test behind it; nobody has a goal to meet unless told."""
    setting: Setting = {**(basis or {}), **more}
    seats = setting.get("seats", 4)
    state = ANKH_MORPORK.new(seats, **_agreed(setting))
    assert isinstance(state, AnkhState)
    _clear(state)
    state.turn = COLOURS.index(setting.get("turn", "red"))
    state.money = list(setting.get("money", (10, 10, 10, 10))[:seats])
    for number, pieces in setting.get("board", {}).items():
        _people(state, number - 1, pieces.split())
    for colour, names in setting.get("hands", {}).items():
        state.hands[COLOURS.index(colour)] = sorted(CARD[name] for name in names.split())
    for colour, names in setting.get("front", {}).items():
        state.front[COLOURS.index(colour)] = [CARD[name] for name in names.split()]
    for colour, name in setting.get("personalities", {}).items():
        state.personality[COLOURS.index(colour)] = PERSONALITIES.index(name)
    state.past = [(personality,) for personality in state.personality]
    state.unused = [PERSONALITIES.index(name) for name in setting.get("unused", "").split()]
    state.discard = [CARD[name] for name in setting.get("discard", "").split()]
    if "events" in setting:
        state.events = [EVENTS.index(name) for name in setting["events"].split()]
    _lay_pile(state, setting.get("pile"))
    gone = [] if "discard" in setting else _lay_out_the_rest(state)
    following = Turn((state.turn + 1) % seats)
    agenda: list[Step[AnkhState]] = [following, Refill(state.turn), EndOfTurn(state.turn)]
    state.resume(agenda, PlayFirst(state.turn))
    return Scene(state, gone)


def _agreed(setting: Setting) -> dict[str, bool | int | str]:
    """The table options among what a scene is told."""
    known = {option.id for option in ANKH_MORPORK.settings}
    return {
        name: value
        for name, value in setting.items()
        if name in known and isinstance(value, bool | int | str)
    }


def _clear(state: AnkhState) -> None:
    state.pieces = [0] * 72
    state.trouble = [0] * 12
    state.personality = [PERSONALITIES.index("commander_vimes")] * state.seats


def _people(state: AnkhState, area: int, words: list[str]) -> None:
    for word in words:
        if word == "!":
            state.trouble[area] = 1
        elif word == "aside":
            state.aside[area] = 1
        elif word.startswith("house:"):
            state.building[area] = COLOURS.index(word.removeprefix("house:"))
        else:
            state.pieces[OWNERS.index(word) * 12 + area] += 1


def _lay_out_the_rest(state: AnkhState) -> list[int]:
    """Put the green cards that lie nowhere where they change nothing: so the table is one that can be, and be doubted."""
    piles = (*state.hands, *state.front, state.discard, state.green)
    out = {card for cards in piles for card in cards}
    gone = [card for card in range(GREENS) if card not in out]
    for card in gone:
        # Only loans and penalties count before a seat; an interrupt in the discard pile is known to be spent.
        pile = state.discard if card in LOANS or card in PENALTIES else state.front[0]
        pile.append(card)
    return gone


def _lay_pile(state: AnkhState, pile: str | None) -> None:
    """The pile as told; otherwise all brown cards that lie nowhere else, the green ones being gone."""
    if pile is not None:
        cards = [CARD[name] for name in pile.split()]
    else:
        out = {*state.discard, *[card for cards in (*state.hands, *state.front) for card in cards]}
        cards = [card for card in state.brown if card not in out]
    state.green = sorted(card for card in cards if card < GREENS)
    state.brown = sorted(card for card in cards if card >= GREENS)
    for viewer in range(state.seats + 1):
        for seat in range(state.seats):
            greens = len([card for card in state.hands[seat] if card < GREENS])
            state.low[viewer][seat] = state.high[viewer][seat] = greens
