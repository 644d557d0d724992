"""People at one table: who resigns, who leaves and comes back, who agrees to end a game, whose clock waits for a curtain."""

from __future__ import annotations

from pathlib import Path

import pytest
from httpx import ASGITransport, AsyncClient

from tests.server.running import run
from tests.server.test_left_chairs import ANKH, Evening, Here, at_ankh, table
from trollbord.kernel.result import RESIGNED
from trollbord.page.notices import qr
from trollbord.records import verify
from trollbord.server.app import application
from trollbord.server.errors import Refused
from trollbord.server.rooms import ending, seating
from trollbord.server.rooms.clock import DAY, HANDED
from trollbord.server.rooms.export import record_for
from trollbord.server.rooms.happenings import happenings
from trollbord.server.rooms.left_chairs import TWO_MINUTES
from trollbord.server.rooms.new_table import open_table
from trollbord.server.rooms.occupants import OPEN, PERSON, STANDIN
from trollbord.server.rooms.results import NOT_COUNTED
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.standing import read_standing
from trollbord.server.service.table_server import TableServer
from trollbord.server.store import listing
from trollbord.server.store.store import Store


def told(room: Room) -> list[str]:
    """What the log tells beside the game."""
    return [event.id for _, event in happenings(room)]


async def again(room: Room) -> Room:
    """The same table, read anew from the store."""
    found = await Room.find(room.store, room.row.id, room.now)
    assert found is not None
    return found


# -- resigning


def test_of_two_the_other_has_won_and_everything_says_so(tmp_path: Path) -> None:
    async def scene() -> None:
        async with table(tmp_path, "ragnarocks", "me", "open") as evening:
            await evening.sit("bela", 1)
            await evening.play(2)
            await evening.do(Room.resign, 0)

            for room in (evening.room, await again(evening.room)):
                assert room.is_over and room.asked() is None
                assert room.result is not None and room.result.reason == RESIGNED
                assert told(room) == ["resigned"]
                assert room.history(1)[-1].events[-1].id == "resigned"
            row = evening.room.row
            assert row.over and row.ended
            assert read_standing(row.standing).ranks == (2, 1)
            assert read_standing(row.standing).reason == RESIGNED
            record = record_for(evening.room, "bela")
            assert verify(record).is_over
            store = evening.room.store
            assert isinstance(store, Store)
            lost = await store.read(lambda c: listing.results_of(c, "anna"))
            won = await store.read(lambda c: listing.results_of(c, "bela"))
            assert (lost[0].rank, won[0].rank) == (2, 1)

    run(scene())


def test_of_three_a_bot_plays_on_and_the_seat_stays_last(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        room = evening.room
        await evening.do(Room.resign, 1)
        assert not room.is_over and evening.kinds == [PERSON, STANDIN, PERSON]
        with pytest.raises(Refused, match="page-resigned-for-good"):
            await evening.do(seating.take_back, "bela", 1)
        await evening.leave("bela")
        assert evening.kinds[1] == STANDIN
        await evening.do(Room.resign, 0)
        assert room.ranks == [2, 3, 1]
        assert told(await again(room)) == ["resigned", "resigned"]

    at_ankh(tmp_path, scene)


def test_nobody_resigns_a_game_that_has_not_begun(tmp_path: Path) -> None:
    async def scene() -> None:
        async with table(tmp_path, "ragnarocks", "me", "open") as evening:
            with pytest.raises(Refused, match="page-why-waiting"):
                await evening.do(Room.resign, 0)

    run(scene())


# -- leaving and coming back


def test_who_leaves_stops_nobody_until_that_seat_is_asked(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        room = evening.room
        asked = room.asked()
        assert asked is not None
        leaver = ["anna", "bela", "cecil"][(asked + 1) % 3]
        await evening.leave(leaver)
        assert not room.is_waiting() and room.asked() == asked

        while not room.is_waiting():
            await evening.play(1)
        ask = room.match.ask
        assert ask is not None and room.chairs[ask.seat].kind == OPEN
        with pytest.raises(Refused, match="page-why-left"):
            async with room.change():
                room.pick(ask.seat, [ask.options[0].text])
        await evening.sit(leaver, ask.seat)
        assert not room.is_waiting() and room.asked() == ask.seat
        assert told(await again(room)) == ["left", "back"]

    at_ankh(tmp_path, scene)


def test_the_log_says_who_left_where_it_happened(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        room = evening.room
        before = len(room.match.picks)
        await evening.leave("bela")
        assert [event.id for event in room.history(0)[-1].events][-1] == "left"
        await evening.play(1)
        events = [event for entry in room.history(0) for event in entry.events]
        names = [event.args["name"] for event in events if event.id == "left"]
        assert names == [room.called("bela")]
        assert [event.id for event in room.history(0)[before - 1].events][-1] == "left"
        assert room.history(0)[-1].before + len(room.history(0)[-1].events) == len(events)

    at_ankh(tmp_path, scene)


def test_who_left_and_looks_on_is_replaced_all_the_same(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        room = evening.room
        await evening.leave("bela")
        room.viewers.add(Here("bela"))
        with pytest.raises(Refused, match="page-not-away-yet"):
            await evening.do(seating.seat_bot, "anna", 1, "tomte")
        evening.hand.time += TWO_MINUTES
        await evening.do(seating.seat_bot, "anna", 1, "tomte")
        await evening.do(seating.take_back, "bela", 1)
        assert told(room) == ["left", "stood-in", "took-back"]

    at_ankh(tmp_path, scene)


# -- ending a game


def test_a_game_is_ended_when_all_agree(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        room = evening.room
        room.viewers.update([Here("bela"), Here("cecil")])
        await evening.do(ending.ask_to_end, "anna")
        assert ending.awaited(room) == ["bela", "cecil"] and not room.is_over
        await evening.do(ending.ask_to_end, "bela")
        assert ending.awaited(await again(room)) == ["cecil"]
        await evening.do(ending.ask_to_end, "cecil")

        for each in (room, await again(room)):
            assert each.is_over and each.is_ended and each.asked() is None
            assert told(each) == ["ended"]
        assert read_standing(room.row.standing).reason == "ended"
        with pytest.raises(Refused, match="page-ended"):
            async with room.change():
                room.resign(0)
        assert isinstance(room.store, Store)
        rows = await room.store.read(lambda c: listing.results_of(c, "anna"))
        assert [row.rank for row in rows] == [NOT_COUNTED]
        assert "all agreed to end" in record_for(room, "anna").text()

    at_ankh(tmp_path, scene)


def test_one_who_plays_on_ends_the_request(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        room = evening.room
        room.viewers.update([Here("bela"), Here("cecil")])
        await evening.do(ending.ask_to_end, "anna")
        await evening.do(ending.refuse_to_end, "cecil")
        assert ending.agreed_to_end(room) == []
        with pytest.raises(Refused, match="page-not-offered"):
            await evening.do(ending.ask_to_end, "a stranger")

    at_ankh(tmp_path, scene)


def test_who_has_been_away_for_too_long_agrees(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        room = evening.room
        room.viewers.add(Here("bela"))
        await evening.do(ending.ask_to_end, "anna")
        evening.hand.time += TWO_MINUTES
        assert ending.awaited(room) == ["bela"]
        await evening.do(ending.ask_to_end, "bela")
        assert room.is_ended

    at_ankh(tmp_path, scene)


def test_the_watch_ends_it_when_the_last_one_stays_away(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        room = evening.room
        watch = ending.EndingWatch(room)
        await evening.do(ending.ask_to_end, "anna")
        await watch._looked()
        assert not room.is_ended
        evening.hand.time += TWO_MINUTES
        await watch._looked()
        watch.stop()
        assert room.is_ended

    at_ankh(tmp_path, scene)


def test_alone_with_bots_a_game_ends_at_once(tmp_path: Path) -> None:
    async def scene() -> bool:
        async with table(tmp_path, "ragnarocks", "me", "bot tomte") as evening:
            await evening.do(ending.ask_to_end, "anna")
            return evening.room.is_ended

    assert run(scene())


# -- a clock at a shared device


def handed(path: Path, *seats: str) -> tuple[float, float]:
    """Seconds that a clock waits for a curtain, and what is left a minute after it has opened."""

    async def scene() -> tuple[float, float]:
        clock = {"clock": "game", "clock-game": "10"}
        async with table(path, ANKH, *seats, **clock) as evening:
            room = evening.room
            if OPEN in evening.kinds:
                await evening.sit("bela", evening.kinds.index(OPEN))
            while room.asked() not in room.seats_of("anna"):
                await evening.play(1)
            assert room.clock is not None and room.clock.running is not None
            seat, wait = room.clock.running, room.clock.wait
            evening.hand.time += 5
            assert room.clock.left(seat) == 600
            async with room.change():
                room.clock.begin()
            evening.hand.time += 60
            found = (await again(room)).clock
            assert found is not None
            return wait, found.left(seat)

    return run(scene())


def test_at_a_shared_device_the_clock_waits_for_the_curtain(tmp_path: Path) -> None:
    assert handed(tmp_path, "me", "me") == (DAY, 540)


def test_where_others_wait_it_does_so_for_a_minute_at_most(tmp_path: Path) -> None:
    assert handed(tmp_path, "me", "me", "open") == (HANDED, 540)


# -- the invitation


def test_the_invitation_has_the_address_that_others_reach(tmp_path: Path) -> None:
    """Who sits at the server itself came by an address that nobody else can use."""

    async def scene() -> None:
        server = TableServer(f"sqlite:///{tmp_path / 'x.sqlite'}")
        app = application(server, ["127.0.0.1", "localhost", "10.0.0.7"])
        seats = {"seat-0": "me", "seat-1": "open"}
        id = await open_table(server.store, "ragnarocks", "anna", seats)
        link = f"http://10.0.0.7:8000/t/{id}"
        async with AsyncClient(
            transport=ASGITransport(app), base_url="http://127.0.0.1:8000"
        ) as client:
            page = (await client.get(f"/t/{id}")).text
            code = await client.get(f"/t/{id}/invite.svg")
        await server.close()

        assert link in page and "reach this address" not in page
        assert code.headers["content-type"] == "image/svg+xml"
        assert code.text == str(qr(link, is_file=True))

    run(scene())
