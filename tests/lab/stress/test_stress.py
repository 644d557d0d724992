"""A small crowd on real lines; `lab/run stress` is the whole."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from xml.etree import ElementTree

from click.testing import CliRunner

from lab.app import app
from lab.stress.ground import laid, url_of
from lab.stress.run import Outcome, Plan, Step
from trollbord.ink.screen import Draft, Entry
from trollbord.kernel.event import Event
from trollbord.server.admin.tables import Admin
from trollbord.server.profile import PARTS
from trollbord.server.store.store import Store


def test_every_pick_reaches_every_screen(tmp_path: Path) -> None:
    plot = tmp_path / "stress.svg"
    words = ["stress", "ragnarocks", "--tables", "3", "--seconds", "1.5"]
    done = CliRunner().invoke(app, [*words, "--rate", "6", "--json", "--plot", str(plot)])
    assert done.exit_code == 0, done.output
    outcome = json.loads(done.stdout.splitlines()[-1])
    (step,) = outcome["steps"]

    assert outcome["viewers"] == 6
    assert step["refused"] == 0
    assert step["picked"] > 0
    assert 0 < step["median"] <= step["late"]
    assert all(step["parts"][part] > 0 for part in PARTS)
    assert sum(step["parts"].values()) <= step["cpu"] * 1.05
    ElementTree.fromstring(plot.read_text(encoding="utf-8"))
    assert "KB a viewer" in done.stderr


def test_stressed_tables_are_real_ones(tmp_path: Path) -> None:
    places = list(laid(url_of(tmp_path), ("ragnarocks", "ankh_morpork"), 4, 7))
    store = Store(url_of(tmp_path))
    admin = Admin(store)
    tables = admin.tables()
    faults = [fault for _, fault in admin.check([table.row.id for table in tables])]
    store.close()

    assert [len(each) for each in places] == [2, 2, 2, 2]
    assert faults == [None] * 4
    assert any(table.lines for table in tables)


def step(rate: float, late: float, picked: float = 1.0) -> Step:
    return Step(rate, rate * picked, late / 2, late, 0.01, dict.fromkeys(PARTS, 0.001), 0)


def test_the_best_rate_is_the_highest_that_was_held() -> None:
    steps = [step(20, 0.01), step(30, 0.09), step(45, 0.11), step(40, 0.05, picked=0.5)]
    outcome = Outcome(Plan(("ragnarocks",)), 2, 1.0, (0.0, 0.0), steps)

    assert outcome.best is steps[1]
    assert Outcome(outcome.plan, 2, 1.0, (0.0, 0.0), steps[2:]).best is None


def test_news_are_what_was_told_last() -> None:
    """However long the history: with or without the counts that a room keeps."""
    rng = Random(1)
    sizes = [rng.randrange(3) for _ in range(30)]
    told = [Event(f"e{number}", {}) for number in range(sum(sizes))]
    for counts in (True, False):
        history, before = [], 0
        for index, size in enumerate(sizes):
            events = told[before : before + size]
            history.append(Entry(index + 1, 0, events, 0, before if counts else -1))
            before += size
        draft = Draft(history=history)
        assert draft.told() == len(told)
        for since in range(len(told) + 1):
            assert [event.id for event in draft.news(since)] == [e.id for e in told[since:]]
