"""A game looked at again: positions, eyes, files, forks; and what stays hidden while it goes on."""

import json
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

import trollbord
from tests.server.running import run
from tests.server.seats import complaints, guest, open_table, ready, stage, take_turn
from tests.server.server import Server
from trollbord import records
from trollbord.games import game_ids
from trollbord.server.errors import Refused
from trollbord.server.jobs.bot_pool import Thinkers
from trollbord.server.live.replay_session import Replayer
from trollbord.server.live.replay_source import FileShowing, TableShowing
from trollbord.server.rooms.new_table import fork
from trollbord.server.rooms.new_table import open_table as opened_table
from trollbord.server.rooms.room import Room
from trollbord.server.store.store import Store

CHOOSE = """(field, value) => {
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}"""


def at(page: Page) -> int:
    return int(page.locator("#film-slider").get_attribute("data-at") or -1)


def slide(page: Page, to: int) -> None:
    """Draw the slider to a position, and wait until it is shown."""
    page.locator("#film-slider input").fill(str(to))
    expect(page.locator("#film-slider")).to_have_attribute("data-at", str(to))


def played(game: str = "ragnarocks") -> str:
    """A finished game as a file."""
    return records.recorded(trollbord.play(game, ["random"] * 2, seed=3)).text()


def brought(page: Page, text: str) -> None:
    """Bring a file and look at it."""
    page.goto("/")
    file: FilePayload = {"name": "a.troll", "mimeType": "text/plain", "buffer": text.encode()}
    page.set_input_files("[data-bring]", files=[file])


def test_another_language_shows_the_same_position(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    brought(page, played())
    ready(page)
    slide(page, 6)

    page.locator("select[name=language]").evaluate(CHOOSE, "de")

    page.wait_for_selector("html[lang=de] body[data-ready]")
    assert at(page) == 6


def test_a_file_is_looked_at_from_end_to_end(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    heard = complaints(page)
    brought(page, played())
    ready(page)
    expect(page.locator("#film-where")).to_contain_text("Position 0")

    page.click("[aria-label='To the latest'] >> nth=0")
    page.wait_for_selector("#film-slider[data-at='76'], [aria-label='To the latest'][disabled]")
    end = at(page)
    page.click("[aria-label='To the turn before']")
    expect(page.locator("#film-slider")).not_to_have_attribute("data-at", str(end))
    slide(page, 5)
    assert "at=5" in page.url
    board = page.locator("#pieces").inner_html()
    page.goto(page.url)
    ready(page)
    assert page.locator("#pieces").inner_html() == board

    page.select_option("[data-speed]", "500")
    page.click("[aria-label='Let it run']")
    page.wait_for_selector("#film-slider[data-at='7']")
    page.click("[aria-label='Let it run']")
    page.click("text=Verify the dice")
    expect(page.locator(".verdict.good")).to_contain_text("replayed")
    verdict, ask = page.locator(".verdict").bounding_box(), page.locator("#ask").bounding_box()
    assert verdict is not None and ask is not None
    assert verdict["width"] > 0.7 * ask["width"]
    assert not heard


def test_a_changed_draw_is_named_by_its_line(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    lines = played("ankh_morpork").splitlines()
    drawn = [number for number, line in enumerate(lines) if " drawn: draw" in line]
    first, second = drawn[:2]
    one, two = lines[first].split(": ")[1], lines[second].split(": ")[1]
    assert one != two
    lines[first] = lines[first].replace(one, two)
    lines = [line for line in lines if not line.startswith("seal")]

    brought(page, "\n".join(lines))
    ready(page)
    page.click("text=Verify the dice")

    expect(page.locator(".verdict.bad")).to_contain_text(f"line {first + 1}")


def test_a_file_that_is_no_game_is_refused_with_its_line(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    brought(page, played().replace("seats 2", "seats two"))

    expect(page.locator("#note")).to_contain_text("line")
    assert page.url.rstrip("/") == server.url


def test_one_plays_on_from_a_position(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    brought(page, played())
    ready(page)
    slide(page, 4)
    pieces = page.locator("#pieces .piece").count()

    page.click("text=Play on from here")
    page.wait_for_url("**/t/*")
    stage(page, "move")

    assert page.locator("#pieces .piece").count() == pieces
    take_turn(page, Random(1))
    record = page.request.get(f"{page.url}/record.troll").text()
    assert "forked 4" in record


def test_while_a_game_goes_on_only_own_eyes_are_offered(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    address = open_table(page, "ankh_morpork")
    page.goto(f"{address}/replay")
    ready(page)

    choices = page.locator("[data-act=eyes] option")
    assert [choices.nth(i).get_attribute("value") for i in range(choices.count())] == ["0", "-2"]
    assert page.locator("text=Play on from here").count() == 0
    page.goto(f"{address}/replay?eyes=1")
    ready(page)
    assert "eyes=0" in page.url


# -- without a browser


@pytest.fixture
def room(tmp_path: Path) -> Room:
    async def opened() -> Room:
        store = Store(f"sqlite:///{tmp_path / 'test.sqlite'}")
        form = {"seat-0": "me", "seat-1": "me"}
        id = await opened_table(store, "ragnarocks", "somebody", form)
        found = await Room.find(store, Thinkers(), id)
        assert found is not None
        await found.pick(0, ["move A2 C2", "stone C4"])
        return found

    return run(opened())


def test_nobody_forks_a_game_that_goes_on(room: Room) -> None:
    with pytest.raises(Refused):
        run(fork(room.store, TableShowing(room, "somebody"), "somebody", 1, 0))


def test_a_fork_has_a_secret_of_its_own_and_survives(room: Room) -> None:
    showing = FileShowing("x", records.parse(played("ankh_morpork")))

    async def scene() -> tuple[Room, Room]:
        id = await fork(room.store, showing, "me", 30, 1)
        once = await Room.find(room.store, Thinkers(), id)
        again = await Room.find(room.store, Thinkers(), id)
        assert once is not None and again is not None
        return once, again

    once, again = run(scene())
    assert once.match.secret != showing.match.secret
    assert once.match.state.position() == showing.match.at(30).position()
    assert again.match.forked == 30
    assert [chair.kind for chair in once.chairs] == ["bot", "person"]


def test_a_game_that_breaks_off_is_shown_as_far_as_it_goes() -> None:
    lines = played().splitlines()
    third = next(number for number, line in enumerate(lines) if line.startswith("3 seat"))
    lines[third] = "3 seat 1: stone A1"
    kept = [line for line in lines if not line.startswith("seal")]

    showing = FileShowing("x", records.parse("\n".join(kept)))

    assert len(showing.match.picks) == 2
    assert f"line {third + 1}" in str(showing.problem)
    assert not showing.check().is_good


def test_two_hands_at_one_device_are_seen_as_by_a_spectator(room: Room) -> None:
    assert TableShowing(room, "somebody").eyes() == [-2]
    assert TableShowing(room, "a stranger").eyes() == [-2]


@pytest.mark.parametrize("game", game_ids())
def test_a_replay_tells_what_was_said_when_it_was(game: str) -> None:
    match, rng = trollbord.Match(trollbord.load(game), seed=3), Random(3)
    while len(match.picks) < 12:
        match.pick(match.game.rollout(match.state, rng))
    lines = records.recorded(match).text().splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("9 "))
    lines[first:first] = ["chat 1: a bold <one>", "chat spectator: indeed"]
    showing = FileShowing("x", records.parse("\n".join(lines) + "\n"))
    heard = Heard()
    replayer = Replayer(showing, heard, "desk", "en")  # type: ignore[arg-type]  # as much of a socket as is needed

    for at in (7, 8, 9):
        replayer.go(str(at))
        run(replayer.refresh(whole=True))
    before, after, later = heard.pages

    assert "a bold" not in before
    for page in (after, later):
        assert "said: “a bold &lt;one&gt;”" in page
        assert "a spectator said: “indeed”" in page


class Heard:
    """A line that keeps what was said on it."""

    def __init__(self) -> None:
        self.pages: list[str] = []

    async def send_text(self, text: str) -> None:
        self.pages.append(json.loads(text)["page"]["page"])
