"""Who answers for the tower: the simulated one, held by the match, or people with a tower of their own."""

import json
import zlib
from typing import Final

from trollbord.games.trollfjord.box import BOULDERS, FELL, FELL_OF, HAMMER, LIMITED
from trollbord.games.trollfjord.hammering import TOWER as SOURCE
from trollbord.games.trollfjord.hammering import Fall as FallStep
from trollbord.games.trollfjord.tower import Blow, Fall, Tower, colour, filled, struck
from trollbord.kernel.ask import Ask
from trollbord.kernel.nature import TOWER, Answer, FairNature, Nature
from trollbord.kernel.option import Option
from trollbord.kernel.state import State


class Moment:
    """The tower after a line of the match, and the fall that this line began, if it was a blow's."""

    def __init__(self, seq: int, tower: Tower, fall: Fall | None = None) -> None:
        self.seq: Final = seq
        self.tower: Final = tower
        self.fall: Final = fall


class TowerNature(Nature):
    """Strikes the simulated tower; all else is drawn as always.

    The tower follows the match's lines, so that undo finds the old one, and a match read back from its record strikes
    the same blows again. Where such a blow now falls otherwise (on another machine), the record is right, and
    boulders are taken from the bottom to agree with it.
    """

    def __init__(self, key: bytes) -> None:
        self.key: Final = key.hex()
        self.fair: Final = FairNature(key)
        self.moments: Final = [Moment(0, filled(f"{self.key} setup"))]
        self.agrees = True
        self._blow: Blow | None = None
        self._fresh: Fall | None = None
        self._told: list[int] = []

    @property
    def tower(self) -> Tower:
        """The boulders as they lie now."""
        return self.moments[-1].tower

    def fall(self, seq: int) -> Fall | None:
        """What the blow did whose answers begin with this line."""
        return next((each.fall for each in self.moments if each.seq == seq), None)

    def answer(self, state: State, ask: Ask, count: int) -> Answer | None:
        if ask.source != SOURCE:
            return self.fair.answer(state, ask, count)
        if ask.prompt == "fell":
            assert isinstance(state.step, FallStep)
            self._fresh = self._strike(blow_of(state.step.blow), count)
            return Answer(FELL[len(self._fresh.out)], TOWER)
        fall = self.moments[-1].fall
        assert fall is not None, "a colour is asked after a blow"
        index = len(self._told) - 1
        of_colour = [number for number in fall.out if colour(number) == index]
        return Answer(FELL_OF[index][len(of_colour)], TOWER)

    def _strike(self, blow: Blow, count: int) -> Fall:
        return struck(self.tower, blow, f"{self.key} blow {count}")

    def noted(self, seq: int, source: str, count: int, option: Option) -> None:
        if option is HAMMER:
            self._refill(seq)
        elif option.verb == "hit":
            self._blow = blow_of(option)
        elif source == SOURCE:
            self._note_fall(seq, count, option)

    def _refill(self, seq: int) -> None:
        """TF-C4.1: what lay on the table is thrown in again before the next hammering."""
        inside = {boulder.number for boulder in self.tower}
        missing = [number for number in range(BOULDERS) if number not in inside]
        if missing:
            self.moments.append(
                Moment(seq, filled(f"{self.key} refill {seq}", self.tower, missing))
            )

    def _note_fall(self, seq: int, count: int, option: Option) -> None:
        if option.verb == "fell":
            assert self._blow is not None
            fall = self._fresh or self._strike(self._blow, count)
            self._fresh, self._told = None, [option.first]
            self.moments.append(Moment(seq, fall.tower, fall))
            if option.first == 0:
                self._agree([0, 0, 0, 0])
            return
        self._told.append(option.first)
        if len(self._told) == LIMITED + 1:
            fell, *counts = self._told
            self._agree([*counts, fell - sum(counts)])

    def _agree(self, counts: list[int]) -> None:
        """Hold a blow that was struck again against the record."""
        moment = self.moments[-1]
        assert moment.fall is not None
        out = [colour(number) for number in moment.fall.out]
        if [out.count(index) for index in range(LIMITED + 1)] == counts:
            return
        self.agrees = False
        before = self.moments[-2].tower
        gone: list[int] = []
        for index, count in enumerate(counts):
            lowest = sorted([b for b in before if colour(b.number) == index], key=lambda b: b.y)
            gone += [boulder.number for boulder in lowest[:count]]
        left = tuple([boulder for boulder in before if boulder.number not in gone])
        fall = Fall(tuple(gone), (), left, ())
        self.moments[-1] = Moment(moment.seq, left, fall)

    def undone(self, state: State, to: int) -> None:
        while self.moments[-1].seq > to:
            self.moments.pop()
        self._fresh = None
        if isinstance(state.step, FallStep):
            self._blow = blow_of(state.step.blow)


class HandNature(Nature):
    """Leaves what fell to people with a tower of their own; all else is drawn."""

    def __init__(self, key: bytes) -> None:
        self.fair: Final = FairNature(key)

    def answer(self, state: State, ask: Ask, count: int) -> Answer | None:
        return None if ask.source == SOURCE else self.fair.answer(state, ask, count)


def blow_of(option: Option) -> Blow:
    """The blow that an option means."""
    return Blow(option.first, option.second, option.third)


def packed(fall: Fall) -> bytes:
    """The path of a fall for the wire: differences from picture to picture, compressed."""
    last: dict[int, tuple[int, int, int]] = {}
    rows: list[list[int]] = []
    for frame in fall.path:
        row: list[int] = []
        for number, x, y, angle in frame:
            before = last.get(number, (0, 0, 0))
            if (x, y, angle) != before:
                row += [number, x - before[0], y - before[1], angle - before[2]]
                last[number] = (x, y, angle)
        rows.append(row)
    return zlib.compress(json.dumps([list(fall.out), rows], separators=(",", ":")).encode(), 9)
