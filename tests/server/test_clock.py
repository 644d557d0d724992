"""Time to think: only people's own time counts, and a restart costs nobody any."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.ready import Ready
from tests.server.running import run
from trollbord.kernel.result import RESIGNED, placed_last
from trollbord.server.errors import Refused
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
from trollbord.server.rooms.clock_runner import STANDSTILL, ClockRunner, go_on, pause
from trollbord.server.rooms.new_table import open_table as opened_table
from trollbord.server.rooms.new_table import rematch
from trollbord.server.rooms.occupants import PERSON, STANDIN
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.seating import take_back
from trollbord.server.store.store import Store


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


class Timed:
    """A room with a clock whose time only the test moves on, and whose bots think only when the test lets them."""

    def __init__(self, room: Room, hand: Hand) -> None:
        self.room = room
        self.hand = hand
        self.runner = ClockRunner(room, Ready(pause=0))

    @property
    def running(self) -> int:
        assert self.room.clock is not None and self.room.clock.running is not None
        return self.room.clock.running

    async def run_out(self) -> None:
        """Let the time of the seat that is asked end now."""
        assert self.room.clock is not None
        self.hand.time += self.room.clock.left(self.running) + 1
        await self.runner.rung()


async def timed(store: Store, zero: str, kind: str = "game") -> Timed:
    """Two people at a table with a clock."""
    form = {"seat-0": "me", "seat-1": "open", "clock": kind, "clock-zero": zero}
    table = await found(store, await opened_table(store, "ragnarocks", "one", form))
    await sat(table.room, "two", 1)
    return table


async def sat(room: Room, person: str, seat: int) -> None:
    async with room.change(by=person):
        room.seat(room.chairs[seat], kind=PERSON, person=person)


async def found(store: Store, id: str) -> Timed:
    hand = Hand()
    room = await Room.find(store, id, hand.now)
    assert room is not None
    return Timed(room, hand)


def test_at_zero_a_bot_takes_over_and_the_seat_can_be_taken_back(store: Store) -> None:
    async def scene() -> tuple[str, str, float]:
        table = await timed(store, "bot")
        room = table.room
        await table.run_out()
        held = room.chairs[0].kind
        async with room.change(by="one"):
            take_back(room, "one", 0)
        assert room.clock is not None
        return held, room.chairs[0].kind, room.clock.left(0)

    held, kind, left = run(scene())
    assert (held, kind) == (STANDIN, PERSON)
    assert left > 20


def test_at_zero_the_game_is_lost_and_stays_lost(store: Store) -> None:
    async def scene() -> Room:
        table = await timed(store, "loss")
        await table.run_out()
        assert table.room.lost == 0
        with pytest.raises(Refused, match="page-clock-stands"):
            async with table.room.change():
                table.room.pick(0, ["move A2 C2"])
        assert table.room.row.due is None
        return (await found(store, table.room.row.id)).room

    again = run(scene())
    assert again.lost == 0
    assert again.is_over


async def three(store: Store) -> Timed:
    """Three people whose clock ends the game, at a question of one of them."""
    form = {"seat-0": "me", "seat-1": "open", "seat-2": "open", "clock": GAME, "clock-zero": LOSS}
    table = await found(store, await opened_table(store, "ankh_morpork", "0", form))
    for seat in (1, 2):
        await sat(table.room, str(seat), seat)
    return table


def test_of_three_only_the_one_who_ran_out_has_lost(store: Store) -> None:
    """A bot plays the seat to the end; the last one left with another has won."""

    async def scene() -> tuple[Room, Room, int, int]:
        table = await three(store)
        room, first = table.room, table.running
        await table.run_out()
        with pytest.raises(Refused, match="page-clock-too-late"):
            async with room.change():
                take_back(room, str(first), first)
        other = await found(store, room.row.id)
        again = other.room
        assert not again.is_over
        while again.match.ask is not None and again.match.ask.seat == first:
            async with again.change():
                again.pick(first, [again.match.ask.options[-1].text])
        second = other.running
        await other.run_out()
        return room, again, first, second

    room, again, first, second = run(scene())
    assert room.chairs[first].kind == STANDIN
    assert first != second
    assert (room.lost, room.out) == (None, [first])
    assert (again.lost, again.out) == (second, [first])
    assert again.is_over
    assert again.match.resigned == [first, second]
    result = again.result
    assert result is not None and result.reason == RESIGNED
    assert (result.ranks[first], result.ranks[second]) == (3, 2)


def test_who_ran_out_of_time_is_last() -> None:
    ranks, sides = (1, 2, 2, 4), (0, 1, 2, 3)

    assert placed_last(ranks, [], sides) == [1, 2, 2, 4]
    assert placed_last(ranks, [0], sides) == [4, 1, 1, 3]
    assert placed_last(ranks, [0, 2], sides) == [4, 1, 3, 2]
    assert placed_last(ranks, [0], (0, 0, 1, 1)) == [1, 2, 2, 4]


def test_nobody_plays_on_with_bots_alone(store: Store) -> None:
    async def scene() -> Room:
        form = {"seat-0": "me", "seat-1": "bot tomte", "seat-2": "bot tomte", "clock": GAME}
        form["clock-zero"] = LOSS
        table = await found(store, await opened_table(store, "ankh_morpork", "0", form))
        room = table.room
        await room.wake()
        while room.asked() != 0:
            async with room.change():
                assert room.match.ask is not None
                room.match.pick(room.match.ask.options[0])
        await table.run_out()
        return room

    room = run(scene())
    assert (room.lost, room.out) == (0, [])
    assert room.ranks == [3, 1, 1]


def test_at_zero_somebody_else_picks_where_nothing_can_be_skipped(store: Store) -> None:
    async def scene() -> int:
        table = await timed(store, SKIP, "move")
        await table.run_out()
        return table.room.match.seq

    assert run(scene()) >= 1


def test_a_clock_that_failed_rings_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that was to choose may have died."""

    async def scene() -> int:
        table = await timed(store, SKIP, "move")
        chosen: list[Exception | str] = [RuntimeError("a worker died"), "move A2 C2"]

        async def choose(bot: str, view: object, table: str = "", turn: int = 0) -> str:
            found = chosen.pop(0)
            if isinstance(found, Exception):
                raise found
            return found

        monkeypatch.setattr(table.runner.bots, "choose", choose)
        with pytest.raises(RuntimeError):
            await table.run_out()
        assert table.room.match.seq == 0
        await table.runner.rung()
        return table.room.match.seq

    assert run(scene()) == 1


def test_the_alarm_is_set_for_the_time_that_is_left(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not at all while a bot is asked."""

    async def scene() -> list[float]:
        table = await timed(store, "bot", "move")
        waits: list[float] = []
        monkeypatch.setattr(table.runner, "_set", waits.append)
        table.runner.wake()
        assert table.room.clock is not None
        table.room.clock.times.left[0] = 3.0
        table.runner.wake()
        await table.run_out()
        return waits

    assert run(scene()) == [600.0, 3.0]


def test_a_clock_that_runs_is_not_written_until_it_rings(store: Store) -> None:
    """When it rings stands in the table's row: looking on writes nothing, and any process can read it."""

    async def scene() -> tuple[int, float]:
        table = await timed(store, "bot")
        version, due = table.room.row.version, table.room.row.due
        table.hand.time += 7
        async with table.room.change():
            pass
        again = await found(store, table.room.row.id)
        again.hand.time = table.hand.time
        assert again.room.clock is not None and again.room.row.due == due
        return again.room.row.version - version, again.room.clock.left(0)

    assert run(scene()) == (0, 593.0)


def test_a_time_without_a_server_costs_nobody(store: Store) -> None:
    """The first process that finds nobody alive for long puts every clock back, once."""

    async def scene() -> tuple[list[float], float]:
        table = await timed(store, "bot")
        due = table.room.row.due
        given = [await store.beat(STANDSTILL)]
        store._epoch += 100
        assert not await store.is_alive(STANDSTILL)
        given += [await store.beat(STANDSTILL), await store.beat(STANDSTILL)]
        assert await store.is_alive(STANDSTILL)
        again = await found(store, table.room.row.id)
        assert due is not None and again.room.row.due is not None
        assert again.room.row.version == table.room.row.version + 1
        return [round(each) for each in given], again.room.row.due - due

    given, later = run(scene())
    assert given == [0, 100, 0]
    assert 99.9 < later < 100.1


def test_no_clock_rings_before_the_time_is_given_back(store: Store) -> None:
    """The database may come back after a minute: the player who was asked has lost nothing by it."""

    async def scene() -> str:
        table = await timed(store, "loss")
        await store.beat(STANDSTILL)
        store._epoch += 100
        await table.run_out()
        return table.room.chairs[0].kind

    assert run(scene()) == PERSON


def test_a_pause_needs_everyone_and_is_saved(store: Store) -> None:
    async def scene() -> tuple[bool, bool, bool]:
        room = (await timed(store, "loss")).room
        assert room.clock is not None
        async with room.change():
            pause(room, 0)
        alone = room.clock.times.paused
        async with room.change():
            pause(room, 1)
        again = (await found(store, room.row.id)).room
        assert again.clock is not None
        saved = again.clock.times.paused
        with pytest.raises(Refused, match="page-clock-stands"):
            async with again.change():
                again.pick(0, ["move A2 C2"])
        async with again.change():
            go_on(again)
        return alone, saved, again.clock.times.paused

    assert run(scene()) == (False, True, False)


def test_a_rematch_has_the_same_clock_wound_anew(store: Store) -> None:
    async def scene() -> Room:
        table = await timed(store, "loss")
        await table.run_out()
        async with table.room.change():
            following = rematch(table.room)
        return (await found(store, following)).room

    again = run(scene())
    assert again.clock is not None
    assert again.clock.rules == ClockRules(GAME, 600, 0, LOSS)
    assert again.clock.times.left == [600, 600]
    assert again.lost is None
