"""The simulated tower answers for chance, held by the match."""

from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from typing import Final

from trollbord.games.trollfjord.box import BOULDERS, FELL, FELL_OF, HAMMER, LIMITED
from trollbord.games.trollfjord.falls import is_of_this_engine, packed, resting, unpacked
from trollbord.games.trollfjord.hammering import TOWER as SOURCE
from trollbord.games.trollfjord.hammering import Fall as FallStep
from trollbord.games.trollfjord.tower import (
    FAIR,
    TIMINGS,
    Blow,
    Fall,
    Tower,
    colour,
    filled,
    fingerprint,
    struck,
)
from trollbord.kernel.ask import Ask
from trollbord.kernel.nature import TOWER, Answer, FairNature, Nature
from trollbord.kernel.option import Option
from trollbord.kernel.state import State


class Moment:
    """The tower after a line of the match; it is computed at the next blow, unless it is known already."""

    def __init__(self, seq: int, tower: Tower | None = None, fall: Fall | None = None) -> None:
        self.seq: Final = seq
        self.tower = tower
        self.fall: Final = fall
        self.ahead: Future[Tower] | None = None
        self.gone: list[int] | None = None
        """Boulders by colour that a record says fell, where nothing is kept of the fall itself."""


class TowerNature(Nature):
    """Strikes the simulated tower; all else is drawn as always.

    What a blow did is kept beside its line: a match read back, or gone back, finds the same tower and never strikes
    again. A fork or a copy without it is filled anew by the seed, and loses the boulders that the record names. Filling
    takes a while, so it is done ahead, as soon as a new turn begins.
    """

    def __init__(self, key: bytes) -> None:
        self.key: Final = key.hex()
        self.fair: Final = FairNature(key)
        self.moments: Final = [Moment(0)]
        self.is_live = False
        self.is_same = False
        self.timing = FAIR
        """Of the last swing; programs and buttons have none of their own."""

    def __reduce__(self) -> tuple[object, ...]:
        return TowerNature, (bytes.fromhex(self.key),)

    @property
    def tower(self) -> Tower:
        """The boulders as they lie now."""
        return self._tower(len(self.moments) - 1)

    def fall(self, seq: int) -> Fall | None:
        """What the blow did whose answers begin with this line."""
        return next((each.fall for each in self.moments if each.seq == seq), None)

    # -- live

    def manner(self, option: Option, how: str) -> bytes:
        """The timing of a swing, kept beside its line; the usual one needs no word.

        Beside the decision to hammer lies the tower as it stands before the first blow, so that it can be drawn.
        """
        if option is HAMMER and not how:
            return resting(self.tower)
        if how not in TIMINGS or option.verb != "hit":
            return super().manner(option, how)
        return how.encode() if how != FAIR else b""

    def answer(self, state: State, ask: Ask, count: int) -> Answer | None:
        self._begin()
        if ask.source != SOURCE:
            return self.fair.answer(state, ask, count)
        if ask.prompt == "fell":
            assert isinstance(state.step, FallStep)
            blow = blow_of(state.step.blow, self.timing)
            fall = struck(self.tower, blow, f"{self.key} blow {count}")
            return Answer(FELL[len(fall.out)], TOWER, packed(fall, blow))
        moment = self.moments[-1]
        index = _asked_colour(ask)
        if moment.fall is None:  # a blow of another table: its colours were still to be told
            return self.fair.answer(state, ask, count)
        of_colour = [number for number in moment.fall.out if colour(number) == index]
        return Answer(FELL_OF[index][len(of_colour)], TOWER)

    def repeats(self, ask: Ask, beside: bytes) -> bool:
        """The same engine strikes the same blow; the colours follow from the fall before them."""
        if ask.prompt == "fell":
            self.is_same = is_of_this_engine(beside)
        return self.is_same

    def _begin(self) -> None:
        if not self.is_live:
            self.is_live = True
            self._fill_ahead()
            pool().submit(fingerprint)  # a tenth of a second, once: not while somebody strikes

    def _fill_ahead(self) -> None:
        moment = self.moments[-1]
        if self.is_live and moment.tower is None and moment.gone is None and moment.ahead is None:
            seed, base, missing = self._filling(len(self.moments) - 1)
            moment.ahead = pool().submit(filled, seed, base, missing)

    # -- after each line

    def noted(self, seq: int, source: str, option: Option, beside: bytes) -> None:
        if option.verb == "lord":
            self._refill(seq)
        elif option is HAMMER and beside:
            self.moments[-1].tower = unpacked(beside).tower
        elif option.verb == "hit":
            self.timing = beside.decode() or FAIR
        elif source == SOURCE and option.verb == "fell":
            self._note_fall(seq, option, beside)
        elif source == SOURCE and self.moments[-1].gone is not None:
            self._note_colour(option)

    def _refill(self, seq: int) -> None:
        """TF-C4.1: what lay on the table is thrown in again before the next turn comes to hammer."""
        last = self.moments[-1]
        if last.fall is not None or last.gone is not None:
            self.moments.append(Moment(seq))
            self._fill_ahead()

    def _note_fall(self, seq: int, option: Option, beside: bytes) -> None:
        if beside:
            fall = unpacked(beside)
            self.moments.append(Moment(seq, fall.tower, fall))
            return
        moment = Moment(seq)
        moment.gone = [option.first] if option.first else [0] * (LIMITED + 1)
        self.moments.append(moment)

    def _note_colour(self, option: Option) -> None:
        """Count the colours that a record names; the last of them is white, the rest."""
        moment = self.moments[-1]
        assert moment.gone is not None
        told = [*moment.gone, option.first]
        if len(told) == LIMITED + 1:
            fell, *counts = told
            told = [*counts, fell - sum(counts)]
        moment.gone = told

    def undone(self, state: State, to: int) -> None:
        while self.moments[-1].seq > to:
            self.moments.pop()

    # -- working a tower out

    def _tower(self, index: int) -> Tower:
        moment = self.moments[index]
        if moment.tower is None:
            if moment.gone is not None:
                moment.tower = _without(self._tower(index - 1), moment.gone)
            elif moment.ahead is not None:
                moment.tower = moment.ahead.result()
            else:
                moment.tower = filled(*self._filling(index))
        return moment.tower

    def _filling(self, index: int) -> tuple[str, Tower, list[int]]:
        """The seed, what lies in the tower, and what is thrown in; from nothing, where what lies there is unknown."""
        moment = self.moments[index]
        before = self.moments[index - 1].tower if index else None
        base: Tower = before if before is not None else ()
        inside = {boulder.number for boulder in base}
        missing = [number for number in range(BOULDERS) if number not in inside]
        return f"{self.key} fill {moment.seq}", base, missing


def _without(tower: Tower, gone: list[int]) -> Tower:
    """A tower without the lowest boulders of each colour, as many as `gone` says."""
    numbers: list[int] = []
    for index, count in enumerate(gone):
        lowest = sorted([b for b in tower if colour(b.number) == index], key=lambda b: b.y)
        numbers += [boulder.number for boulder in lowest[:count]]
    return tuple([boulder for boulder in tower if boulder.number not in numbers])


def _asked_colour(ask: Ask) -> int:
    return next(index for index in range(LIMITED) if ask.options[0] in FELL_OF[index])


@cache
def pool() -> ThreadPoolExecutor:
    """Where towers are filled, one after the other."""
    return ThreadPoolExecutor(1, "tower")


def blow_of(option: Option, timing: str = FAIR) -> Blow:
    """The blow that an option means."""
    return Blow(option.first, option.second, option.third, timing)
