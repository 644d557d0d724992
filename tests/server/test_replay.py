"""A game looked at again: positions, eyes, files, forks; and what stays hidden while it goes on."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

import trollbord
from tests.server.running import run
from trollbord import records
from trollbord.games import game_ids
from trollbord.kernel.view import View
from trollbord.server.errors import Refused
from trollbord.server.jobs.bot_pool import BotPool
from trollbord.server.live.frame import Frame
from trollbord.server.live.replay_source import FileSource, TableSource
from trollbord.server.live.replay_viewer import ReplayViewer
from trollbord.server.rooms.new_table import fork
from trollbord.server.rooms.new_table import open_table as opened_table
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.told import ToldLine
from trollbord.server.rooms.told import ToldReasons as Reasons
from trollbord.server.store.store import Store


def played(game: str = "ragnarocks") -> str:
    """A finished game as a file."""
    return records.recorded(trollbord.play(game, ["random"] * 2, seed=3)).text()


@pytest.fixture
def room(tmp_path: Path) -> Room:
    async def opened() -> Room:
        store = Store(f"sqlite:///{tmp_path / 'test.sqlite'}")
        form = {"seat-0": "me", "seat-1": "me"}
        id = await opened_table(store, "ragnarocks", "somebody", form)
        found = await Room.find(store, id)
        assert found is not None
        async with found.change():
            found.pick(0, ["move A2 C2", "stone C4"])
        return found

    return run(opened())


def test_nobody_forks_a_game_that_goes_on(room: Room) -> None:
    with pytest.raises(Refused):
        run(fork(room.store, room.match, room.is_over, "somebody", 1, 0))


def test_a_fork_has_a_secret_of_its_own_and_survives(room: Room) -> None:
    source = FileSource("x", records.parse(played("ankh_morpork")))

    async def scene() -> tuple[Room, Room]:
        id = await fork(room.store, source.match, source.is_open, "me", 30, 1)
        once = await Room.find(room.store, id)
        again = await Room.find(room.store, id)
        assert once is not None and again is not None
        return once, again

    once, again = run(scene())
    assert once.match.secret != source.match.secret
    assert once.match.state.position() == source.match.at(30).position()
    assert again.match.forked == 30
    assert [chair.kind for chair in once.chairs] == ["bot", "person"]


def test_a_game_that_breaks_off_is_shown_as_far_as_it_goes() -> None:
    lines = played().splitlines()
    third = next(number for number, line in enumerate(lines) if line.startswith("3 seat"))
    lines[third] = "3 seat 1: stone A1"
    kept = [line for line in lines if not line.startswith("seal")]

    source = FileSource("x", records.parse("\n".join(kept)))

    assert len(source.match.picks) == 2
    assert f"line {third + 1}" in str(source.problem)
    assert not source.check().is_good


def test_two_hands_at_one_device_are_seen_as_by_a_spectator(room: Room) -> None:
    assert TableSource(room, "somebody").eyes() == [-2]
    assert TableSource(room, "a stranger").eyes() == [-2]


@pytest.mark.parametrize("game", game_ids())
def test_a_replay_tells_what_was_said_when_it_was(game: str) -> None:
    match, rng = trollbord.Match(trollbord.load(game), seed=3), Random(3)
    while len(match.picks) < 12:
        match.pick(match.game.advice.rollout(match.state, rng))
    lines = records.recorded(match).text().splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("9 "))
    lines[first:first] = ["chat 1: a bold <one>", "chat spectator: indeed"]
    source = FileSource("x", records.parse("\n".join(lines) + "\n"))
    heard = Heard()
    viewer = ReplayViewer(source, heard, "desk", "en")

    for at in (7, 8, 9):
        viewer.go(str(at))
        run(viewer.refresh(whole=True))
    before, after, later = heard.pages

    assert "a bold" not in before
    for page in (after, later):
        assert "said: “a bold &lt;one&gt;”" in page
        assert "a spectator said: “indeed”" in page


class ToldReasons(BotPool):
    """Bots that have thought already."""

    async def reasons(
        self, bot: str, view: View, owner: str = "", about: str = ""
    ) -> Reasons | None:
        line = ToldLine([about], 0.6)
        return Reasons([line], [], [("territory", view.seat, 4.0)])


def test_a_replay_tells_why_a_bot_did_that() -> None:
    match, rng = trollbord.Match(trollbord.load("ragnarocks"), seed=3), Random(3)
    while len(match.picks) < 8:
        match.pick(match.game.advice.rollout(match.state, rng))
    record = records.recorded(match, players=["Anna", "tomte"])
    source = FileSource("x", records.parse(record.text()))
    heard = Heard()
    viewer = ReplayViewer(source, heard, "desk", "en", ToldReasons(), "anna")

    async def scene() -> None:
        viewer.go("2")
        assert viewer.asked_about() is None
        viewer.go("4")
        await viewer.refresh(whole=True)
        await viewer.hear(json.dumps({"act": "reasons", "arg": "3"}))
        await asyncio.sleep(0.01)
        await viewer.refresh(whole=True)

    run(scene())

    assert viewer.asked_about() == 3
    assert "Better for tomte: land reached before the others (+4)" in heard.pages[-1]


class Heard:
    """A line that keeps what was said on it."""

    def __init__(self) -> None:
        self.pages: list[str] = []

    async def send(self, frame: Frame) -> None:
        page = frame.page or {}
        self.pages += [page["page"]] if "page" in page else []

    async def receive(self) -> str | None:
        return None

    async def close(self, code: int) -> None:
        pass


@pytest.mark.parametrize(("game", "has_dice"), [("ragnarocks", False), ("ankh_morpork", True)])
def test_dice_can_be_verified_where_there_were_any(game: str, has_dice: bool) -> None:
    heard = Heard()
    source = FileSource("x", records.parse(played(game)))
    viewer = ReplayViewer(source, heard, "desk", "en")

    run(viewer.refresh(whole=True))

    assert ('data-act="verify"' in heard.pages[-1]) == has_dice
