"""Time to think: only people's own time counts, and a restart costs nobody any."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import run
from trollbord.kernel.result import Result
from trollbord.kernel.view import View
from trollbord.page.clockface import placed_last
from trollbord.server.errors import Refused
from trollbord.server.jobs.bot_pool import Thinkers
from trollbord.server.rooms.clock import (
    DAYS,
    GAME,
    LOSS,
    MOVE,
    SKIP,
    BadClock,
    Clock,
    ClockRules,
    agreed_clock,
)
from trollbord.server.rooms.new_table import open_table as opened_table
from trollbord.server.rooms.new_table import rematch
from trollbord.server.rooms.occupants import PERSON, STANDIN
from trollbord.server.rooms.room import Room
from trollbord.server.store.store import Store


class Ready(Thinkers):
    """Bots that need no process: they take the first option, after a while."""

    async def choose(self, bot: str, view: View, table: str = "", turn: int = 0) -> str:
        await asyncio.sleep(0.1)
        assert view.ask is not None
        return view.ask.options[0].text


class Hand:
    """A time that only the test moves on."""

    def __init__(self) -> None:
        self.time = 100.0

    def now(self) -> float:
        return self.time


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    kept = Store(f"sqlite:///{tmp_path / 'test.sqlite'}")
    yield kept
    kept.close()


def test_a_turn_has_its_own_time(hand: Hand) -> None:
    clock = Clock(ClockRules(MOVE, 60), None, 2, hand.now)
    clock.run(0)
    hand.time += 20
    assert clock.left(0) == 40

    clock.run(1)

    assert clock.left(0) == 60
    assert clock.left(1) == 60


def test_a_game_has_one_time_and_each_turn_adds_to_it(hand: Hand) -> None:
    clock = Clock(ClockRules(GAME, 60, 5), None, 2, hand.now)
    clock.run(0)
    hand.time += 20
    clock.run(0)
    hand.time += 10
    clock.run(1)

    assert clock.left(0) == 35


def test_a_bots_time_is_nobodys(hand: Hand) -> None:
    clock = Clock(ClockRules(GAME, 60), None, 2, hand.now)
    clock.run(0)
    hand.time += 1
    clock.pass_by()
    hand.time += 500

    assert [clock.left(0), clock.left(1)] == [59, 60]


def test_a_pause_costs_nothing(hand: Hand) -> None:
    clock = Clock(ClockRules(MOVE, 60), None, 2, hand.now)
    clock.run(0)
    hand.time += 20
    clock.hold()
    hand.time += 500
    clock.run(0)

    assert clock.left(0) == 40


def test_what_is_agreed_is_read_or_refused() -> None:
    assert agreed_clock({}) is None
    days = agreed_clock({"clock": "days", "clock-time": "3", "clock-zero": "loss"})
    assert days == ClockRules(DAYS, 3 * 86400, 0, LOSS)
    game = agreed_clock({"clock": "game", "clock-time": "15", "clock-more": "10"})
    assert game == ClockRules(GAME, 900, 10)
    bad = [{"clock": "sand"}, {"clock": "move", "clock-time": "0"}]
    for form in [*bad, {"clock": "days", "clock-time": "31"}, {"clock": "game", "clock-time": "x"}]:
        with pytest.raises(BadClock):
            agreed_clock(form)


async def timed(store: Store, zero: str, kind: str = "game") -> Room:
    """Two people at a table with a clock."""
    form = {"seat-0": "me", "seat-1": "open", "clock": kind, "clock-zero": zero}
    id = await opened_table(store, "ragnarocks", "one", form)
    room = await found(store, id)
    await room.seat(room.chairs[1], kind=PERSON, person="two")
    return room


async def found(store: Store, id: str) -> Room:
    room = await Room.find(store, Ready(pause=0), id)
    assert room is not None
    return room


async def run_out(room: Room) -> None:
    """Let the time of whoever is asked end now."""
    assert room.clock is not None
    room.clock.times.left[room.clock.running] = 0.01
    room.time.wind()
    await asyncio.sleep(0.3)
    assert room.time.ringing is not None
    await room.time.ringing


def test_at_zero_a_bot_takes_over_and_the_seat_can_be_taken_back(store: Store) -> None:
    from trollbord.server.rooms.seating import take_back

    async def scene() -> tuple[str, str, float]:
        room = await timed(store, "bot")
        await run_out(room)
        held = room.chairs[0].kind
        room.bots.stop()
        await take_back(room, "one", 0)
        room.time.wind()
        assert room.clock is not None
        kind, left = room.chairs[0].kind, room.clock.left(0)
        return held, kind, left

    held, kind, left = run(scene())
    assert (held, kind) == (STANDIN, PERSON)
    assert left > 20


def test_at_zero_the_game_is_lost_and_stays_lost(store: Store) -> None:
    async def scene() -> Room:
        room = await timed(store, "loss")
        await run_out(room)
        assert room.lost == 0
        with pytest.raises(Refused, match="page-clock-stands"):
            await room.pick(0, ["move A2 C2"])
        again = await found(store, room.row.id)
        assert await store.keeping("clock") == []
        return again

    again = run(scene())
    assert again.lost == 0
    assert again.is_over


async def three(store: Store) -> Room:
    """Three people whose clock ends the game, at a question of one of them."""
    form = {"seat-0": "me", "seat-1": "open", "seat-2": "open", "clock": GAME, "clock-zero": LOSS}
    room = await found(store, await opened_table(store, "ankh_morpork", "0", form))
    for seat in (1, 2):
        await room.seat(room.chairs[seat], kind=PERSON, person=str(seat))
    return room


def test_of_three_only_the_one_who_ran_out_has_lost(store: Store) -> None:
    """A bot plays the seat to the end; the last one left with another has won."""
    from trollbord.server.rooms.seating import take_back

    async def scene() -> tuple[Room, Room, int, int]:
        room = await three(store)
        assert room.clock is not None
        first = room.clock.running
        await run_out(room)
        room.bots.stop()
        with pytest.raises(Refused, match="page-clock-too-late"):
            await take_back(room, str(first), first)
        again = await found(store, room.row.id)
        assert not again.is_over
        while again.match.ask is not None and again.match.ask.seat == first:
            await again.pick(first, [again.match.ask.options[-1].text])
            again.bots.stop()
        again.time.wind()
        assert again.clock is not None
        second = again.clock.running
        await run_out(again)
        again.bots.stop()
        return room, again, first, second

    room, again, first, second = run(scene())
    assert room.chairs[first].kind == STANDIN
    assert first != second
    assert (room.lost, room.out) == (-1, [first])
    assert (again.lost, again.out) == (second, [first])
    assert again.is_over


def test_who_ran_out_of_time_is_last() -> None:
    ended = Result((30, 20, 20, 10), (1, 2, 2, 4), "points")

    assert placed_last(ended, []) is ended
    assert placed_last(ended, [0]).ranks == (4, 1, 1, 3)
    assert placed_last(ended, [0, 2]).ranks == (3, 1, 4, 2)
    assert placed_last(ended, [0]).winners == (1, 2)
    assert placed_last(ended, [0]).scores == ended.scores


def test_nobody_plays_on_with_bots_alone(store: Store) -> None:
    async def scene() -> Room:
        form = {"seat-0": "me", "seat-1": "bot tomte", "seat-2": "bot tomte", "clock": GAME}
        form["clock-zero"] = LOSS
        room = await found(store, await opened_table(store, "ankh_morpork", "0", form))
        await room.begin()
        while room.clock is not None and room.clock.running != 0:
            await asyncio.sleep(0.05)
        await run_out(room)
        room.bots.stop()
        return room

    room = run(scene())
    assert (room.lost, room.out) == (0, [])


def test_at_zero_somebody_else_picks_where_nothing_can_be_skipped(store: Store) -> None:
    async def scene() -> int:
        room = await timed(store, SKIP, "move")
        await run_out(room)
        await asyncio.sleep(0)
        seq = room.match.seq
        room.clock = None
        return seq

    assert run(scene()) >= 1


def test_a_clock_that_failed_rings_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> int:
        room = await timed(store, SKIP, "move")
        chosen: list[Exception | str] = [RuntimeError("a worker died"), "move A2 C2"]

        async def choose(bot: str, view: object, table: str = "", turn: int = 0) -> str:
            found = chosen.pop(0)
            if isinstance(found, Exception):
                raise found
            return found

        monkeypatch.setattr(room.thinkers, "choose", choose)
        await run_out(room)
        assert room.match.seq == 0
        await asyncio.sleep(1.2)
        seq = room.match.seq
        room.clock = None
        return seq

    assert run(scene()) == 1


def test_a_restart_costs_nobody_time(store: Store) -> None:
    async def scene() -> tuple[float, float]:
        room = await timed(store, "bot")
        assert room.clock is not None
        room.clock.times.left[0] = 42.0
        await room.pick(0, ["move A2 C2"])
        left = room.clock.times.left[0]
        await asyncio.sleep(0.2)
        again = await found(store, room.row.id)
        assert again.clock is not None
        return left, again.clock.left(0)

    written, read = run(scene())
    assert 41 < written <= 42
    assert read >= written - 0.05


def test_a_pause_needs_everyone_and_is_kept(store: Store) -> None:
    async def scene() -> tuple[bool, bool, bool]:
        room = await timed(store, "loss")
        assert room.clock is not None
        await room.time.pause(0)
        alone = room.clock.times.paused
        await room.time.pause(1)
        again = await found(store, room.row.id)
        assert again.clock is not None
        kept = again.clock.times.paused
        with pytest.raises(Refused, match="page-clock-stands"):
            await again.pick(0, ["move A2 C2"])
        await again.time.go_on(1)
        return alone, kept, again.clock.times.paused

    assert run(scene()) == (False, True, False)


def test_a_rematch_has_the_same_clock_wound_anew(store: Store) -> None:
    async def scene() -> Room:
        room = await timed(store, "loss")
        await run_out(room)
        return await found(store, await rematch(room))

    again = run(scene())
    assert again.clock is not None
    assert again.clock.rules == ClockRules(GAME, 600, 0, LOSS)
    assert again.clock.times.left == [600, 600]
    assert again.lost == -1
