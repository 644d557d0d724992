"""Scenes of Trollfjord: a table set in one call, played in the game's own notation."""

from collections.abc import Mapping
from typing import Any

import pytest

import trollbord
from trollbord.games.trollfjord.box import (
    BOULDERS_PER_COLOUR,
    COPIES,
    GIFTS,
    LANDSCAPES,
    NUMERALS,
    PLANKS,
    REGION_COUNT,
    REGIONS,
    SITES,
    landscape_at,
)
from trollbord.games.trollfjord.fortress import CallFortress
from trollbord.games.trollfjord.rules import EndTurn, NextTurn
from trollbord.games.trollfjord.state import TrollfjordState
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.event import Event, Listener
from trollbord.kernel.seat import NATURE
from trollbord.kernel.step import Step

GAME = trollbord.load("trollfjord")
COLOURS = ("white", "orange", "brown", "black")
WHITE, ORANGE, BROWN, BLACK = range(4)
LORDS = {"white": 21, "orange": 10, "brown": 14, "black": 19}


class Scene:
    """A table in the middle of a game; colours stand for seats."""

    def __init__(self, state: TrollfjordState) -> None:
        self.state = state
        self.state.listener = Listener()

    # -- playing

    def pick(self, *options: str) -> "Scene":
        for option in options:
            self.state.pick(option)
        return self

    def hit(self, fall: str | int) -> "Scene":
        """Strike, and let red/yellow/blue/white fall; a bare number falls in harmless colours."""
        self.state.pick("hit")
        return self.fall(fall)

    def fall(self, fall: str | int) -> "Scene":
        red, yellow, blue, white = self.colours(fall)
        self.state.pick(f"fell {red + yellow + blue + white}")
        if red + yellow + blue + white:
            self.pick(f"red {red}", f"yellow {yellow}", f"blue {blue}")
        return self

    def colours(self, fall: str | int) -> list[int]:
        if isinstance(fall, str):
            return [int(count) for count in fall.split("/")]
        counts, out = [0, 0, 0, 0], self.state.out
        for _ in range(fall):
            full = [BOULDERS_PER_COLOUR - out[colour] - counts[colour] for colour in range(4)]
            counts[3 if full[3] > 0 else full.index(max(full[:3]))] += 1
        return counts

    def hits(self, *falls: str | int) -> "Scene":
        for fall in falls:
            self.hit(fall)
        return self

    def reveal(self, *values: int) -> "Scene":
        """Turn up new treasures of these values."""
        for value in values:
            self.state.pick(f"treasure {value}")
        return self

    def refuses(self, option: str, why: str = "") -> "Scene":
        """Pick something that is not offered: an error says why, and the table stays as it was."""
        before = self.state.copy()
        with pytest.raises(TrollbordError) as refusal:
            self.state.pick(option)
        assert why in str(refusal.value), str(refusal.value)
        assert self.state == before
        return self

    # -- looking

    @property
    def asked(self) -> str:
        ask = self.state.ask
        if ask is None:
            return "nobody"
        return "nature" if ask.seat == NATURE else COLOURS[ask.seat]

    @property
    def prompt(self) -> str:
        assert self.state.ask is not None
        return self.state.ask.prompt

    @property
    def options(self) -> list[str]:
        return [] if self.state.ask is None else [each.text for each in self.state.ask.options]

    @property
    def turn(self) -> str:
        return COLOURS[self.state.turn]

    @property
    def hammerer(self) -> str:
        return COLOURS[self.state.hammerer]

    def trolls(self, colour: str) -> dict[str, int]:
        base = COLOURS.index(colour) * REGION_COUNT
        row = self.state.trolls[base : base + REGION_COUNT]
        return {name: count for name, count in zip(REGIONS, row) if count}

    def reserve(self, colour: str) -> int:
        return self.state.reserve[COLOURS.index(colour)]

    def lord(self, colour: str) -> int:
        return self.state.lords[COLOURS.index(colour)]

    def belt(self, colour: str) -> list[int]:
        base = COLOURS.index(colour) * 4
        return [value for value in self.state.belts[base : base + 4] if value]

    def sack(self, colour: str) -> tuple[int, ...]:
        return self.state.sacks[COLOURS.index(colour)]

    def gifts(self, colour: str) -> list[int]:
        mask = self.state.gifts[COLOURS.index(colour)]
        return [value for index, value in enumerate(GIFTS) if mask >> index & 1]

    def crown(self, numeral: str) -> str:
        holder = self.state.crowns[NUMERALS.index(numeral)]
        return "nobody" if holder < 0 else COLOURS[holder]

    def treasure(self, region: str) -> int:
        return self.state.treasures[REGIONS.index(region)]

    def spaces(self) -> dict[str, int]:
        """Where each move of the lord in turn leads, by option."""
        assert self.prompt == "lord"
        led = {}
        for option in self.options:
            after = self.state.copy()
            after.pick(option)
            led[option] = after.lords[self.state.turn]
        return led

    def landscape(self, space: int) -> str:
        return LANDSCAPES[landscape_at(self.state.planks, space)]

    def told(self, event: str = "") -> list[Event]:
        """What was told so far, or the events of one kind."""
        assert self.state.listener is not None
        return [each for each in self.state.listener.events if event in ("", each.id)]


def scene(
    seats: int = 4,
    *,
    lords: Mapping[str, int] = LORDS,
    trolls: Mapping[str, Mapping[str, int]] | None = None,
    treasures: Mapping[str, int] | None = None,
    belts: Mapping[str, tuple[int, ...]] | None = None,
    sacks: Mapping[str, tuple[int, ...]] | None = None,
    gifts: Mapping[str, tuple[int, ...]] | None = None,
    crowns: Mapping[str, str] | None = None,
    supply: Mapping[int, int] | None = None,
    laid: tuple[str, ...] = (),
    calls: str = "",
    **table: Any,
) -> Scene:
    """A table with the reference order of planks; `calls` starts with the call of this colour (part B)."""
    blank = GAME.new(seats, **table)
    assert isinstance(blank, TrollfjordState)
    state = blank
    state.planks = list(range(len(PLANKS)))
    state.numbers = state.board.numbers[:]
    state.hits = 0
    state.lords = [lords[colour] for colour in COLOURS[:seats]]
    _trolls(state, trolls or {})
    _treasures(state, treasures or {}, belts or {}, sacks or {}, supply)
    for colour, discs in (gifts or {}).items():
        state.gifts[COLOURS.index(colour)] = sum([1 << GIFTS.index(disc) for disc in discs])
    for numeral, colour in (crowns or {}).items():
        state.crowns[NUMERALS.index(numeral)] = COLOURS.index(colour)
    for colour in laid:
        state.laid[COLOURS.index(colour)] = True
        state.reason = "belt"
    steps: list[Step[Any]] = [NextTurn()]
    if calls:
        state.turn = COLOURS.index(calls)
        steps = [NextTurn(), EndTurn(state.turn), CallFortress(state.turn)]
    state.agenda, state.step, state.ask = steps, None, None
    state.advance()
    return Scene(state)


def _trolls(state: TrollfjordState, trolls: Mapping[str, Mapping[str, int]]) -> None:
    for colour, regions in trolls.items():
        seat = COLOURS.index(colour)
        for region, count in regions.items():
            state.trolls[seat * REGION_COUNT + REGIONS.index(region)] = count
        state.reserve[seat] -= sum(regions.values())


def _treasures(
    state: TrollfjordState,
    treasures: Mapping[str, int],
    belts: Mapping[str, tuple[int, ...]],
    sacks: Mapping[str, tuple[int, ...]],
    supply: Mapping[int, int] | None,
) -> None:
    """Put the named treasures where they are; other regions get the highest ones left, the rest is supply."""
    left = list(COPIES)
    state.treasures = [treasures.get(region, 0) for region in REGIONS]
    for colour, values in belts.items():
        base = COLOURS.index(colour) * 4
        state.belts[base : base + len(values)] = values
    for colour, values in sacks.items():
        state.sacks[COLOURS.index(colour)] = values
    placed = [*state.treasures, *state.belts, *[v for sack in state.sacks for v in sack]]
    for value in [each for each in placed if each]:
        left[value - 10] -= 1
    for region, name in enumerate(REGIONS):
        if name not in treasures:
            index = max([index for index, count in enumerate(left) if count > 0])
            state.treasures[region] = index + 10
            left[index] -= 1
    state.supply = [max(0, count) for count in left]
    if supply is not None:
        state.supply = [supply.get(index + 10, 0) for index in range(len(COPIES))]


def regions_of(site: str) -> set[str]:
    """The three regions of a site on the standard map."""
    board = GAME.new(2)
    assert isinstance(board, TrollfjordState)
    return {REGIONS[region] for region in board.board.sites[SITES.index(site)]}
