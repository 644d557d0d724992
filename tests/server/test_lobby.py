"""The first page reads rows and opens no room; tables have names, are filed, and go for good when nobody wants them."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import event

from tests.server.running import run
from tests.server.test_sleeping import opened, server_at
from tests.server.test_standing import play_out, results_in
from trollbord.page.lobby_page import lobby_page
from trollbord.page.table_rows import LobbyRow
from trollbord.server.admin.tables import Admin, Listed
from trollbord.server.errors import Refused
from trollbord.server.rooms.new_table import open_table
from trollbord.server.rooms.table_state import HINTS_ASKED, PRACTICE
from trollbord.server.service.table_server import TableServer
from trollbord.server.store import listing
from trollbord.server.store.listing import ARCHIVED, DELETED
from trollbord.server.web.lobby import file_table, lobby, played_by

FORM = {"seat-0": "me", "seat-1": "bot", "bot-1": "tomte"}


async def rows(server: TableServer, show: str = "", company: str = "") -> list[LobbyRow]:
    return list((await lobby(server, "anna", "en", show, company)).mine)


def test_the_lobby_opens_no_room_and_asks_as_often_for_many_tables_as_for_one(
    tmp_path: Path,
) -> None:
    async def scene() -> tuple[list[int], int, int]:
        server = server_at(tmp_path)
        asked: list[str] = []
        event.listen(
            server.store.engine,
            "before_cursor_execute",
            lambda _c, _k, statement, *_: asked.append(statement),
        )
        counts = []
        for _ in range(2):
            for _ in range(4):
                await open_table(server.store, "ragnarocks", "anna", FORM)
            asked.clear()
            shown = len((await lobby(server, "anna", "en")).mine)
            counts.append(len(asked))
        rooms = len(server.rooms.held)
        await server.close()
        return counts, shown, rooms

    counts, shown, rooms = run(scene())
    assert shown == 8 and rooms == 0
    assert counts[0] == counts[1]


def test_a_row_tells_whose_turn_it_is_since_when_and_the_score(tmp_path: Path) -> None:
    async def scene() -> LobbyRow:
        server = server_at(tmp_path)
        room = await opened(server, "me", "me")
        async with room.change(publishes=False):
            room.row.name = "Sunday duel"
            room.seat(room.chairs[1], name="Grandfather")
        (line,) = await rows(server)
        await server.close()
        return line

    line = run(scene())
    assert (line.name, line.about) == ("Sunday duel", "Ragnarocks")
    assert (line.state, line.detail, line.is_mine) == ("Your turn", "for 1 minute", True)
    assert [(each.look, each.name, each.number) for each in line.players] == [
        ("ivory", "you", "0"),
        ("rowan", "Grandfather", "0"),
    ]


def test_a_practice_table_is_marked_while_it_goes_on(tmp_path: Path) -> None:
    async def scene() -> tuple[str, str, list[Listed]]:
        server = server_at(tmp_path)
        room = await opened(server, "me", "bot tomte")
        await room.wake()
        plain = (await rows(server))[0].detail
        async with room.change():
            room.saved[PRACTICE] = "1"
        marked = (await rows(server))[0].detail
        listed = Admin(server.store).tables()
        await server.close()
        return plain, marked, listed

    plain, marked, listed = run(scene())
    assert "practice" not in plain and marked.endswith(", practice")
    assert [table.is_practice for table in listed] == [True]


def test_a_finished_game_says_who_won_and_can_be_played_again(tmp_path: Path) -> None:
    async def scene() -> tuple[list[LobbyRow], list[LobbyRow], str]:
        server = server_at(tmp_path)
        room = await opened(server, "me", "me")
        await play_out(room)
        going, over = await rows(server), await rows(server, "finished")
        page = lobby_page(await lobby(server, "anna", "en", "finished"))
        await server.close()
        return going, over, page

    going, over, page = run(scene())
    assert going == [] and len(over) == 1
    assert over[0].can_rematch and over[0].can_delete and over[0].ended
    assert [each.has_won for each in over[0].players].count(True) == 1
    assert "/rematch" in page and "<time" in page


def test_a_finished_game_stands_on_the_shelf_with_its_replay(tmp_path: Path) -> None:
    async def scene() -> tuple[str, str, list[str]]:
        server = server_at(tmp_path)
        room = await opened(server, "me", "bot tomte")
        async with room.change(publishes=False):
            room.saved[HINTS_ASKED] = "[[1, 0]]"
        await play_out(room)
        first = lobby_page(await lobby(server, "anna", "en"))
        filed = await played_by(server, "anna", "en")
        await file_table(server.store, room.row.id, "anna", ARCHIVED)
        gone = await played_by(server, "anna", "en")
        await server.close()
        assert filed[2] == {room.row.id} and gone[:2] == ([], 0)
        return room.row.id, first, [each.detail for each in filed[0]]

    table, page, told = run(scene())
    shelf = page.partition("panel played")[2]
    assert f'href="/t/{table}/replay"' in shelf and f'data-copy="/t/{table}/replay"' in shelf
    assert "/file" not in shelf.partition("</section>")[0]
    assert len(told) == 1 and told[0].endswith("practice")


def test_tables_are_archived_filtered_and_deleted_for_oneself(tmp_path: Path) -> None:
    async def scene() -> list[list[str]]:
        server = server_at(tmp_path)
        ids = [await open_table(server.store, "ragnarocks", "anna", FORM) for _ in range(3)]
        friends = {**FORM, "seat-1": "open"}
        ids.append(await open_table(server.store, "ragnarocks", "anna", friends))
        await file_table(server.store, ids[0], "anna", ARCHIVED)
        await file_table(server.store, ids[1], "anna", DELETED)
        seen = [await rows(server), await rows(server, "archive")]
        seen += [await rows(server, "", "people"), await rows(server, "", "bots")]
        await file_table(server.store, ids[1], "anna", "")
        seen.append(await rows(server, "", "bots"))
        await server.close()
        return [sorted([str(ids.index(line.id)) for line in each]) for each in seen]

    assert run(scene()) == [["2", "3"], ["0"], ["3"], ["2"], ["1", "2"]]


def test_nobody_deletes_a_game_that_others_are_playing(tmp_path: Path) -> None:
    async def scene() -> None:
        server = server_at(tmp_path)
        room = await opened(server, "me", "open")
        async with room.change(publishes=False):
            room.seat(room.chairs[1], kind="person", person="bela")
        with pytest.raises(Refused, match="page-not-offered"):
            await file_table(server.store, room.row.id, "anna", DELETED)
        await server.close()

    run(scene())


def test_what_everybody_has_deleted_goes_after_a_minute_but_results_stay(tmp_path: Path) -> None:
    async def scene() -> list[tuple[int, bool, int]]:
        server = server_at(tmp_path)
        room = await opened(server, "me", "open")
        async with room.change(publishes=False):
            room.seat(room.chairs[1], kind="person", person="bela")
        await play_out(room)
        seen = []
        for person, later in (("anna", 100.0), ("bela", -100.0), ("", 100.0)):
            if person:
                await file_table(server.store, room.row.id, person, DELETED)
            before = time.time() + later
            gone = await server.store.do(partial(listing.discard, before=before))
            there = await server.store.row(room.row.id) is not None
            seen.append((gone, there, len(await results_in(server.store))))
        await server.close()
        return seen

    assert run(scene()) == [(0, True, 2), (0, True, 2), (1, False, 2)]
