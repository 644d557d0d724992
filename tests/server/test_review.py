"""Reviews beside a replay: they grow a little at a time, go on where another process stopped, and lead to their moments."""

import asyncio
from collections.abc import Mapping
from functools import partial

import pytest

import trollbord
from tests.analysis.games import HASTY, played, reviewed
from tests.server.alone import GO, WAIT, Browser
from trollbord.analysis.result import read
from trollbord.analysis.reviewing import Reviewing
from trollbord.kernel.match import Match
from trollbord.records.writer import recorded
from trollbord.server.jobs.fair_queue import FairQueue
from trollbord.server.jobs.loop_bots import LoopBots
from trollbord.server.jobs.reviewing import Reviewer
from trollbord.server.live.replay_source import FileSource
from trollbord.server.live.replay_viewer import ReplayViewer
from trollbord.server.rooms.pace import Pace
from trollbord.server.rooms.reviewed import REMEMBERED, ReviewAsked, ReviewsKept, ReviewTold

GAME = "trollfjord"


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    found = partial(Reviewing, depth=HASTY)
    monkeypatch.setattr("trollbord.server.jobs.reviewing.Reviewing", found)


def test_a_review_goes_on_where_another_process_stopped() -> None:
    text = played(GAME, 2).text()
    told = ReviewTold(0, 1, b"")
    pieces = 0
    while not told.is_done:
        told = Reviewer().answer(ReviewAsked(text, told.known, 0.0))
        pieces += 1

    assert pieces == told.of
    assert read(told.known) == reviewed(GAME, 2)


def test_who_comes_later_does_not_begin_anew() -> None:
    kept = ReviewsKept()
    assert kept.further("a game", b"") is None
    begun, whole = ReviewTold(1, 2, b"one"), ReviewTold(2, 2, b"one two")

    kept.keep("a game", begun)
    assert kept.further("a game", b"") == begun
    assert kept.further("a game", b"one") is None
    kept.keep("a game", whole)
    assert kept.further("a game", b"one two") == whole
    for number in range(REMEMBERED):
        kept.keep(f"another {number}", whole)
    assert kept.further("a game", b"") is None


def test_what_can_not_be_reviewed_is_told_in_a_sentence() -> None:
    match = Match(trollbord.load(GAME), 2)
    told = Reviewer().answer(ReviewAsked(recorded(match).text(), b"", 1.0))

    assert told.is_done
    assert "not over yet" in str(told.refusal)


def test_a_review_waits_for_every_bot_that_must_answer() -> None:
    order = []

    async def think(queue: FairQueue, name: str, pace: Pace) -> None:
        async with queue.place(name, pace):
            order.append(name)
            await asyncio.sleep(0)

    async def all_of_them() -> None:
        queue = FairQueue(1)
        thoughts = [("first", Pace.LONG), ("review", Pace.PATIENT), ("bot", Pace.LONG)]
        await asyncio.gather(*[think(queue, name, pace) for name, pace in thoughts])

    asyncio.run(all_of_them())

    assert order == ["first", "bot", "review"]


def seen(browser: Browser) -> str:
    """Everything that was sent so far."""
    return "".join([str(frame.page) for frame in browser.frames])


def test_a_replay_leads_to_the_moments_of_its_review() -> None:
    record = played(GAME, 2)
    (first, *_) = reviewed(GAME, 2).moments()
    steps: list[Mapping[str, object]] = [{"act": "review"}, {"act": "moment", "arg": "1"}]

    def said(browser: Browser) -> Mapping[str, object]:
        if len(steps) == 2 or (len(steps) == 1 and whole(browser)):
            return steps.pop(0)
        return WAIT if steps else GO

    def whole(browser: Browser) -> bool:
        return "judges moves and not people" in seen(browser)

    async def look() -> ReplayViewer:
        browser = Browser(said)
        viewer = ReplayViewer(FileSource("it", record), browser, "desk", "en", LoopBots(0.0))
        await viewer.run()
        assert "Looking at turn" in seen(browser)
        assert f"line {first.address}" in seen(browser)
        return viewer

    viewer = asyncio.run(look())

    assert viewer.eyes == str(first.seat)
    picks = viewer.source.match.picks
    assert picks[viewer.at].seq == first.address
    assert viewer.review.pane(viewer.names()).moments[0].sentences


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    """Neither offered nor done, whatever a browser says."""
    match = Match(trollbord.load(GAME), 2)
    said = iter([{"act": "review"}, GO])
    browser = Browser(lambda browser: next(said))
    viewer = ReplayViewer(FileSource("it", recorded(match)), browser, "desk", "en", LoopBots(0.0))
    asyncio.run(viewer.run())

    assert "Review this game" not in seen(browser)
    assert browser.frames[-1].note
    assert not viewer.review.is_asked
