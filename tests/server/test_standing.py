"""What the store says of a table without its room: whose turn since when, the score, how it ended for whom."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
from sqlalchemy import select

from tests.server.running import run
from tests.server.test_sleeping import opened, server_at
from trollbord.server.rooms.results import Opponent
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.standing import read_standing
from trollbord.server.rooms.table_state import PRACTICE
from trollbord.server.store.rows import ResultRow, TableRow
from trollbord.server.store.schema import RESULTS
from trollbord.server.store.store import Store


async def play_out(room: Room) -> None:
    """Play to the end at random."""
    chance = Random(1)
    while not room.is_over:
        ask = room.match.ask
        assert ask is not None
        async with room.change(publishes=False):
            room.pick(ask.seat, [chance.choice(ask.options).text])


async def row_of(store: Store, id: str) -> TableRow:
    row = await store.row(id)
    assert row is not None
    return row


async def results_in(store: Store) -> list[ResultRow]:
    wanted = select(RESULTS).order_by(RESULTS.c.person)
    return await store.do(
        lambda connection: [ResultRow(**row) for row in connection.execute(wanted).mappings()]
    )


def test_a_row_says_whose_turn_it_is_and_since_when(tmp_path: Path) -> None:
    async def scene() -> list[TableRow]:
        server = server_at(tmp_path)
        room = await opened(server, "me", "me")
        rows = []
        for _ in range(2):
            ask = room.match.ask
            assert ask is not None
            async with room.change(publishes=False):
                room.pick(ask.seat, [ask.options[0].text])
            rows.append(await row_of(server.store, room.row.id))
        await server.close()
        return rows

    first, second = run(scene())
    assert (first.asked, second.asked) == (0, 1), "a turn is two picks"
    assert first.since < second.since == second.touched
    assert read_standing(second.standing).looks == ("ivory", "rowan")
    assert read_standing(second.standing).numbers == ("0", "0")
    assert second.played >= first.played and second.ended == 0.0


def test_the_end_is_written_once_for_each_person(tmp_path: Path) -> None:
    async def scene() -> tuple[TableRow, list[ResultRow]]:
        server = server_at(tmp_path)
        room = await opened(server, "me", "open")
        async with room.change(publishes=False):
            room.seat(room.chairs[1], kind="person", person="bela")
            room.names["bela"] = "Béla"
        await play_out(room)
        row, results = await row_of(server.store, room.row.id), await results_in(server.store)
        async with room.change(publishes=False):
            room.saved["note"] = "said after the end"
        assert await results_in(server.store) == results
        await server.close()
        return row, results

    row, results = run(scene())
    standing = read_standing(row.standing)
    assert sorted(standing.ranks) == [1, 2] and row.ended == row.touched
    assert [each.person for each in results] == ["anna", "bela"]
    assert [each.rank for each in results] == list(standing.ranks)
    met = msgspec.json.decode(results[0].others, type=list[Opponent])
    assert met == [Opponent("", "bela", "Béla", results[1].rank)]


def test_practice_and_two_seats_of_one_person_count_for_nothing_but_time(tmp_path: Path) -> None:
    async def scene() -> list[ResultRow]:
        server = server_at(tmp_path)
        shared = await opened(server, "me", "me")
        await play_out(shared)
        practised = await opened(server, "me", "bot tomte")
        practised.stop()
        practised.attendants.clear()
        practised.saved[PRACTICE] = "1"
        await play_out(practised)
        found = await results_in(server.store)
        await server.close()
        return found

    assert [row.rank for row in run(scene())] == [0, 0]
