"""Two servers at one PostgreSQL: what one writes the other shows, and whatever both do happens once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Select, delete, select, update

from lab.faults.postgres import Postgres
from tests.server.ready import Ready
from tests.server.running import run
from tests.server.test_left_chairs import Here
from trollbord.server.accounts import sessions
from trollbord.server.errors import Overtaken, Refused
from trollbord.server.people.limits import Bucket
from trollbord.server.people.tokens import Token, now
from trollbord.server.rooms import chat, seating
from trollbord.server.rooms.ending import agreed_to_end, ask_to_end
from trollbord.server.rooms.happenings import happenings
from trollbord.server.rooms.new_table import open_table
from trollbord.server.rooms.occupants import STANDIN
from trollbord.server.rooms.room import Room
from trollbord.server.service.table_server import TableServer
from trollbord.server.service.upkeep import look_after
from trollbord.server.store.copying import copy_all
from trollbord.server.store.engines import BadStore, engine_of
from trollbord.server.store.schema import PICKS, TABLES
from trollbord.server.store.store import Store

SECONDS = 20.0
FORM = {"seat-0": "me", "seat-1": "me"}


class Shown(Here):
    """A viewer who notes how often the table was shown."""

    def __init__(self, person: str) -> None:
        super().__init__(person)
        self.count = 0
        self.is_gone = False

    async def refresh(self) -> None:
        self.count += 1

    async def depart(self) -> None:
        self.is_gone = True


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.database()


@asynccontextmanager
async def pair(address: str, answers: bool = False) -> AsyncIterator[list[TableServer]]:
    """Two servers that listen; bots answer only where the scene is about them."""
    servers = [TableServer(address, 0.0, answers=answers) for _ in range(2)]
    for server in servers:
        server.bots = Ready(pause=0)  # type: ignore[misc]
    tasks = [asyncio.create_task(look_after(server)) for server in servers]
    await asyncio.sleep(0.5)
    try:
        yield servers
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for server in servers:
            await server.close()


async def at_both(servers: list[TableServer], id: str) -> list[Room]:
    """The rooms of a table in both processes, with a viewer at each."""
    rooms = []
    for number, server in enumerate(servers):
        room = await server.rooms.room(id)
        assert room is not None
        room.viewers.come(Shown(f"viewer{number}"))
        rooms.append(room)
    return rooms


def shown(room: Room) -> Shown:
    (viewer,) = [each for each in room.viewers if isinstance(each, Shown)]
    return viewer


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not is_so():
            await asyncio.sleep(0.01)


async def seated(room: Room, person: str, seat: int) -> None:
    async with room.change(by=person):
        seating.sit(room, person, seat)


async def picked(room: Room, seat: int, *options: str) -> None:
    async with room.change():
        room.pick(seat, options)


def test_picks_chairs_talk_and_requests_cross(address: str) -> None:
    async def scene() -> None:
        async with pair(address) as servers:
            id = await open_table(
                servers[0].store, "ragnarocks", "anna", {"seat-0": "me", "seat-1": "open"}
            )
            one, two = await at_both(servers, id)
            async with two.change(by="bert"):
                seating.sit(two, "bert", 1)
            await until(lambda: one.chairs[1].person == "bert")
            await picked(one, 0, "move A2 C2", "stone C4")
            await until(lambda: two.match.seq == 2)
            async with two.change(by="bert"):
                chat.say(two, "bert", 1, chat.WORDS, "hello")
            await until(lambda: [row.text for row in one.said] == ["hello"])
            async with one.change(by="anna"):
                one.ask_undo(0)
            await until(lambda: two.match.history.request is not None)
            request = two.match.history.request
            assert request is not None
            async with two.change(by="bert"):
                two.agree(1, request.way)
            await until(lambda: one.match.seq == 3)
            assert str(one.match.state) == str(two.match.state)
            assert one.row.version == two.row.version
            assert shown(one).count > 0 and shown(two).count > 0

    run(scene())


def test_who_leaves_resigns_or_ends_a_game_does_so_everywhere(address: str) -> None:
    async def scene() -> None:
        async with pair(address) as servers:
            seats = {"seat-0": "me", "seat-1": "open"}
            ids = [await open_table(servers[0].store, "ragnarocks", "anna", seats) for _ in "ab"]
            one, two = await at_both(servers, ids[0])
            await seated(two, "bert", 1)
            await until(lambda: one.chairs[1].person == "bert")
            await picked(one, 0, "move A2 C2")
            await until(lambda: two.match.seq == 1)
            async with two.change(by="bert"):
                seating.leave(two, "bert")
            await until(lambda: not one.chairs[1].person)
            assert not one.is_waiting() and one.asked() == 0
            await seated(two, "bert", 1)
            async with two.change(by="bert"):
                two.resign(1)
            await until(lambda: one.is_over)
            told = [[event.id for _, event in happenings(room)] for room in (one, two)]
            assert told == [["left", "back", "resigned"]] * 2
            assert one.ranks == two.ranks == [1, 2]

            one, two = await at_both(servers, ids[1])
            await seated(two, "bert", 1)
            await until(lambda: one.chairs[1].person == "bert")
            async with one.change(by="anna"):
                ask_to_end(one, "anna")
            await until(lambda: agreed_to_end(two) == ["anna"])
            async with two.change(by="bert"):
                ask_to_end(two, "bert")
            await until(lambda: one.is_ended and one.is_over)

    run(scene())


def test_a_lost_hint_costs_seconds_and_nothing_else(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with pair(address) as servers:
            id = await open_table(servers[0].store, "ragnarocks", "anna", FORM)
            one, two = await at_both(servers, id)
            monkeypatch.setattr(servers[0].store._writer, "_send", None)
            await picked(one, 0, "move A2 C2")
            await until(lambda: two.match.seq == 1)

    run(scene())


def test_of_two_who_pick_at_once_one_is_told_to_look_again(address: str) -> None:
    async def scene() -> list[object]:
        async with pair(address) as servers:
            id = await open_table(servers[0].store, "ragnarocks", "anna", FORM)
            one, two = await at_both(servers, id)
            done = await asyncio.gather(
                picked(one, 0, "move A2 C2"), picked(two, 0, "move A2 B2"), return_exceptions=True
            )
            await until(lambda: one.match.seq == two.match.seq == 1)
            return list(done)

    done = run(scene())
    assert [type(each) for each in done if each is not None] == [Overtaken]


def test_names_and_signed_out_devices_cross(address: str) -> None:
    async def scene() -> None:
        async with pair(address) as servers:
            id = await open_table(servers[0].store, "ragnarocks", "anna", FORM)
            one, two = await at_both(servers, id)
            await servers[0].rooms.rename("anna", "Anna the Great")
            await until(lambda: two.called("anna") == one.called("anna") == "Anna the Great")
            token = servers[1].tokens.sign("anna")
            assert servers[0].tokens.person(token) == "anna"  # good everywhere
            await sessions.sign_out_others(
                servers[0].store, servers[0].tokens, Token("anna", now() + 1)
            )
            await until(lambda: servers[1].tokens.person(token) is None)

    run(scene())


def test_who_is_here_is_known_everywhere(address: str) -> None:
    async def scene() -> None:
        async with pair(address) as servers:
            id = await open_table(servers[0].store, "ragnarocks", "anna", FORM)
            one, two = await at_both(servers, id)
            anna = Shown("anna")
            one.viewers.come(anna)
            await until(lambda: two.viewers.is_here("anna"))
            one.viewers.go(anna)
            await until(lambda: not two.viewers.is_here("anna"))
            assert two.viewers.is_here("viewer0") and one.viewers.is_here("viewer1")

    run(scene())


def test_people_of_a_killed_process_are_forgotten(address: str) -> None:
    async def scene() -> None:
        async with pair(address) as (one, _):
            list(one.rooms.presence.hear("killed table anna"))
            assert one.rooms.presence.at("table") == {"anna"}
            one.store._epoch += 60
            assert one.rooms.presence.at("table") == frozenset()
            assert one.rooms.presence.forget() == ["table"]

    run(scene())


def test_a_deleted_table_is_gone_everywhere(address: str) -> None:
    async def scene() -> None:
        async with pair(address) as servers:
            id = await open_table(servers[0].store, "ragnarocks", "anna", FORM)
            one, two = await at_both(servers, id)
            viewers = shown(one), shown(two)
            with servers[0].store.engine.begin() as connection:
                connection.execute(delete(TABLES).where(TABLES.c.id == id))
            await until(lambda: all(viewer.is_gone for viewer in viewers))
            with pytest.raises(Refused):
                await picked(one, 0, "move A2 C2")

    run(scene())


def test_a_clock_rings_once(address: str) -> None:
    """Both processes hold the table and ring; a third one would, if nobody held it."""

    async def scene() -> tuple[str, int]:
        async with pair(address) as servers:
            form = {**FORM, "seat-1": "open", "clock": "move", "clock-time": "1"}
            id = await open_table(servers[0].store, "ragnarocks", "anna", form)
            one, two = await at_both(servers, id)
            async with one.change(by="bert"):
                seating.sit(one, "bert", 1)
            await until(lambda: two.row.version == one.row.version)
            version = one.row.version
            soon = update(TABLES).where(TABLES.c.id == id)
            with servers[0].store.engine.begin() as connection:
                later = {"due": servers[0].store.now() + 0.3, "version": version + 1}
                connection.execute(soon.values(**later))
            await asyncio.gather(one.catch_up(), two.catch_up())
            await until(lambda: one.chairs[0].kind == STANDIN and two.chairs[0].kind == STANDIN)
            await asyncio.sleep(0.5)
            return one.chairs[0].kind, two.row.version - version

    assert run(scene()) == (STANDIN, 2)


def test_no_bot_answers_twice_and_none_is_forgotten(address: str) -> None:
    """Two servers answer, and the question is asked twice over."""

    async def scene() -> list[int]:
        async with pair(address, answers=True) as servers:
            form = {"seat-0": "me", "seat-1": "bot tomte"}
            id = await open_table(servers[0].store, "ragnarocks", "anna", form)
            one, two = await at_both(servers, id)
            await picked(one, 0, "move A2 C2", "stone C4")
            question = one.bot_question()
            if question is not None:
                await servers[1].store.ask_again(id, one.row.version, question)
            await until(lambda: one.asked() == 0 and two.match.seq == one.match.seq > 2)
            await asyncio.sleep(0.3)
            return await servers[0].store.read(
                lambda connection: [row.seat for row in connection.execute(_seats(id))]
            )

    assert run(scene()) == [0, 0, 1, 1]


def _seats(id: str) -> Select[tuple[int]]:
    return select(PICKS.c.seat).where(PICKS.c.table == id).order_by(PICKS.c.seq)


def test_a_question_whose_job_was_lost_is_asked_again(address: str) -> None:
    async def scene() -> None:
        async with pair(address) as servers:  # nobody answers yet
            form = {"seat-0": "me", "seat-1": "bot tomte"}
            id = await open_table(servers[0].store, "ragnarocks", "anna", form)
            one, _ = await at_both(servers, id)
            await picked(one, 0, "move A2 C2", "stone C4")
            with servers[0].store.engine.begin() as connection:
                assert connection.exec_driver_sql("DELETE FROM procrastinate_jobs").rowcount == 1
            question = one.bot_question()
            assert question is not None
            assert await servers[0].store.bots_asked() == [id]
            assert await servers[0].store.ask_again(id, one.row.version, question)
            assert not await servers[1].store.ask_again(id, one.row.version, question)
        async with pair(address, answers=True) as servers:
            one, _ = await at_both(servers, id)
            await until(lambda: one.asked() == 0)

    run(scene())


def test_limits_are_shared(address: str) -> None:
    async def scene() -> list[bool]:
        async with pair(address) as servers:
            bucket = [Bucket(3, 0.001, name="tables") for _ in servers]
            return [bool(await servers[n % 2].take(bucket[n % 2], "anna")) for n in range(5)] + [
                bool(await servers[0].take(bucket[0], "bert"))
            ]

    assert run(scene()) == [False, False, False, True, True, False]


def test_two_first_starts_agree_on_the_secret(address: str) -> None:
    stores = [Store(address), Store(address)]
    secrets = {store.secret("tokens", bytes([number])) for number, store in enumerate(stores)}
    for store in stores:
        store.close()

    assert len(secrets) == 1


def test_a_club_moves_with_its_cookies_and_its_bots(address: str, tmp_path: Path) -> None:
    async def before() -> tuple[str, str]:
        server = TableServer(f"sqlite:///{tmp_path}/club.sqlite", 0.0)
        server.bots = Ready(pause=30)  # type: ignore[misc]
        form = {"seat-0": "me", "seat-1": "bot tomte"}
        id = await open_table(server.store, "ragnarocks", "anna", form)
        room = await server.rooms.room(id)
        assert room is not None
        await picked(room, 0, "move A2 C2", "stone C4")
        token = server.tokens.sign("anna")
        await server.close()
        return id, token

    async def after(id: str, token: str) -> None:
        async with pair(address, answers=True) as servers:
            assert servers[0].tokens.person(token) == "anna"
            room = await servers[0].rooms.room(id)
            assert room is not None and room.match.seq >= 2
            room.viewers.come(Shown("anna"))
            await until(lambda: room.match.seq > 2)

    id, token = run(before())
    old, new = engine_of(f"sqlite:///{tmp_path}/club.sqlite"), engine_of(address)
    assert copy_all(old, new, lambda done, of: None) > 5
    with pytest.raises(BadStore, match="already"):
        copy_all(old, new, lambda done, of: None)
    old.dispose()
    new.dispose()
    run(after(id, token))
