"""Chairs that were left, players who are away, and going back with bots: nobody sees a second hand, nobody is replaced in a moment."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.running import run
from trollbord.records.record import PRACTICE
from trollbord.server.errors import Refused
from trollbord.server.rooms import seating
from trollbord.server.rooms.export import record_for
from trollbord.server.rooms.left_chairs import (
    TWO_MINUTES,
    answer_newcomer,
    is_guarded,
    newcomer_of,
)
from trollbord.server.rooms.new_table import agreed_by, seat_table
from trollbord.server.rooms.occupants import BOT, OPEN, PERSON, STANDIN
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.watcher import Watcher
from trollbord.server.store.store import Store

ANKH = "ankh_morpork"


class Hand:
    """A time that only the test moves on."""

    def __init__(self) -> None:
        self.time = 100.0

    def now(self) -> float:
        return self.time


class Here(Watcher):
    """A person who looks at the table."""

    def __init__(self, person: str) -> None:
        self.person = person

    async def refresh(self) -> None:
        pass

    async def depart(self) -> None:
        pass

    async def reconnect(self) -> None:
        pass


class Evening:
    """A room without bots that think, and a clock that is turned by hand."""

    def __init__(self, room: Room, hand: Hand) -> None:
        self.room = room
        self.hand = hand

    async def sit(self, person: str, seat: int) -> bool:
        async with self.room.change(by=person):
            return seating.sit(self.room, person, seat)

    async def leave(self, person: str) -> None:
        async with self.room.change():
            seating.leave(self.room, person)

    async def do(self, act: Callable[..., object], *given: object) -> None:
        async with self.room.change():
            act(self.room, *given)

    async def play(self, picks: int, seed: int = 1) -> None:
        rng, match = Random(seed), self.room.match
        for _ in range(picks):
            async with self.room.change():
                match.pick(match.game.advice.rollout(match.state, rng))

    @property
    def kinds(self) -> list[str]:
        return [chair.kind for chair in self.room.chairs]


@asynccontextmanager
async def table(
    path: Path, game: str, *seats: str, watch: str = "link", **form: str
) -> AsyncIterator[Evening]:
    store, hand = Store(f"sqlite:///{path / 'x.sqlite'}"), Hand()
    saved = agreed_by(form)
    id = await seat_table(store, game, "anna", seats, {}, watch=watch, saved=saved)
    room = await Room.find(store, id, hand.now)
    assert room is not None
    try:
        async with room.change():
            pass
        yield Evening(room, hand)
    finally:
        store.close()


async def three_at_ankh(evening: Evening) -> None:
    """Anna, Bela and Cecil play, and each has a hand."""
    await evening.sit("bela", 1)
    await evening.sit("cecil", 2)
    await evening.play(3)
    assert is_guarded(evening.room)


Scene = Callable[[Evening], Coroutine[Any, Any, None]]


def at_ankh(path: Path, scene: Scene, **form: str) -> None:
    async def whole() -> None:
        async with table(path, ANKH, "me", "open", "open", **form) as evening:
            await three_at_ankh(evening)
            await scene(evening)

    run(whole())


# -- chairs that were left


def test_nobody_takes_the_left_chair_of_another_player(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        await evening.leave("bela")
        with pytest.raises(Refused, match="page-second-seat"):
            await evening.sit("anna", 1)
        await evening.leave("cecil")
        with pytest.raises(Refused, match="page-second-seat"):
            await evening.sit("cecil", 1)

    at_ankh(tmp_path, scene)


def test_a_left_chair_goes_back_to_who_left_it(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        await evening.leave("bela")
        assert await evening.sit("bela", 1)
        assert evening.kinds == [PERSON] * 3

    at_ankh(tmp_path, scene)


def test_a_newcomer_needs_everyones_consent(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        await evening.leave("bela")
        assert not await evening.sit("dora", 1)
        assert evening.kinds[1] == OPEN
        with pytest.raises(Refused):
            await evening.do(answer_newcomer, "dora", 1, True)
        await evening.do(answer_newcomer, "anna", 1, True)
        assert evening.kinds[1] == OPEN
        await evening.do(answer_newcomer, "cecil", 1, True)
        assert evening.room.chairs[1].person == "dora"
        assert newcomer_of(evening.room) is None

    at_ankh(tmp_path, scene)


def test_one_player_turns_a_newcomer_away(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        await evening.leave("bela")
        await evening.sit("dora", 1)
        await evening.do(answer_newcomer, "cecil", 1, False)
        assert newcomer_of(evening.room) is None and evening.kinds[1] == OPEN
        with pytest.raises(Refused, match="page-stale"):
            await evening.do(answer_newcomer, "anna", 1, True)

    at_ankh(tmp_path, scene)


def test_a_bot_takes_a_left_chair_only_after_the_agreed_absence(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        room = evening.room
        room.viewers.notice("bela")
        await evening.leave("bela")
        with pytest.raises(Refused, match="page-not-away-yet"):
            await evening.do(seating.seat_bot, "anna", 1, "tomte")
        evening.hand.time += TWO_MINUTES
        await evening.do(seating.seat_bot, "anna", 1, "tomte")
        assert evening.kinds[1] == STANDIN and room.chairs[1].person == "bela"
        await evening.do(seating.take_back, "bela", 1)
        assert evening.kinds[1] == PERSON

    at_ankh(tmp_path, scene)


def test_where_nothing_is_hidden_a_left_chair_is_free_for_everyone(tmp_path: Path) -> None:
    async def scene() -> list[str]:
        async with table(tmp_path, "ragnarocks", "me", "open") as evening:
            await evening.sit("bela", 1)
            await evening.play(2)
            await evening.leave("bela")
            await evening.sit("anna", 1)
            return [chair.person for chair in evening.room.chairs]

    assert run(scene()) == ["anna", "anna"]


def test_one_device_may_hold_several_seats_from_the_start(tmp_path: Path) -> None:
    async def scene() -> list[int]:
        async with table(tmp_path, ANKH, "me", "me", "open") as evening:
            await evening.sit("anna", 2)
            await evening.play(3)
            return evening.room.seats_of("anna")

    assert run(scene()) == [0, 1, 2]


def test_nobody_watches_a_begun_game_that_only_players_may_see(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        room = evening.room
        await evening.leave("bela")
        assert "bela" not in [chair.person for chair in room.chairs]
        assert not seating.may_watch(room, "stranger")
        assert all(seating.may_watch(room, person) for person in ("anna", "bela", "cecil"))

    at_ankh(tmp_path, scene, watch="nobody")


# -- players who are away


def test_a_stand_in_comes_only_after_the_agreed_absence(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        room, bela = evening.room, Here("bela")
        room.viewers.add(bela)
        evening.hand.time += 2 * TWO_MINUTES
        with pytest.raises(Refused, match="page-not-offered"):
            await evening.do(seating.stand_in, "anna", 1, "tomte")
        room.viewers.discard(bela)
        room.viewers.notice("bela")
        evening.hand.time += TWO_MINUTES - 1
        with pytest.raises(Refused, match="page-not-away-yet"):
            await evening.do(seating.stand_in, "anna", 1, "tomte")
        evening.hand.time += 1
        await evening.do(seating.stand_in, "anna", 1, "tomte")
        assert room.chairs[1].person == "bela" and evening.kinds[1] == STANDIN

    at_ankh(tmp_path, scene)


def test_a_table_may_agree_to_a_longer_absence(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        evening.room.viewers.notice("bela")
        evening.hand.time += 599
        with pytest.raises(Refused, match="page-not-away-yet"):
            await evening.do(seating.stand_in, "anna", 1, "tomte")
        evening.hand.time += 1
        await evening.do(seating.stand_in, "anna", 1, "tomte")

    at_ankh(tmp_path, scene, absence="10")


# -- practice


async def seated_with_bots(evening: Evening) -> None:
    """Anna has decided, and something was learnt since."""
    room = evening.room
    for seed in range(40):
        await evening.play(1, seed)
        index = room.match.history.last_decision(0)
        if index is not None and room.bots_mind(index) and not room.match.can_undo(0):
            return
    raise AssertionError("nothing was learnt")


def test_bots_go_back_past_chance_only_at_a_practice_table(tmp_path: Path) -> None:
    async def scene() -> tuple[bool, str]:
        async with table(tmp_path, ANKH, "me", "bot tomte", "bot tomte") as evening:
            room = evening.room
            await seated_with_bots(evening)
            with pytest.raises(Refused, match="page-practice-first"):
                await evening.do(Room.ask_undo, 0)
            before = len(room.match.picks)
            await evening.do(Room.ask_undo, 0, True)
            assert len(room.match.picks) < before
            await seated_again(evening)
            return room.is_practice, record_for(room, "anna").text()

    is_practice, text = run(scene())
    assert is_practice and PRACTICE in text


async def seated_again(evening: Evening) -> None:
    """A practice table does not ask a second time."""
    await evening.play(6, 3)
    if evening.room.match.history.last_decision(0) is not None and not evening.room.match.can_undo(
        0
    ):
        await evening.do(Room.ask_undo, 0)


def test_two_people_with_a_bot_have_no_practice_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with table(tmp_path, ANKH, "me", "open", "bot tomte") as evening:
            await evening.sit("bela", 1)
            await seated_with_bots(evening)
            with pytest.raises(Refused, match="page-bots-mind"):
                await evening.do(Room.ask_undo, 0, True)
            assert evening.kinds == [PERSON, PERSON, BOT]

    run(scene())


def test_bots_agree_where_nothing_was_learnt(tmp_path: Path) -> None:
    async def scene() -> int:
        async with table(tmp_path, "ragnarocks", "me", "bot tomte") as evening:
            await evening.play(4)
            await evening.do(Room.ask_undo, 0)
            assert not evening.room.is_practice
            return len(evening.room.match.picks)

    assert run(scene()) < 4
