"""`./check`: what it runs when."""

import pytest

from tools import check, compiled
from tools.check import Outcome


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The stages that a run goes through, none of which does anything."""
    stages: list[str] = []

    def done(stage: str, *_: object) -> Outcome:
        stages.append(stage)
        return Outcome(stage, True, 0.0, "")

    monkeypatch.setattr(check, "static", done)
    monkeypatch.setattr(check, "tests", done)
    monkeypatch.setattr(check, "compilation", lambda: [done("compile")])
    monkeypatch.setattr(compiled, "fitting", lambda: None)
    return stages


def test_everything_is_checked_once(ran: list[str]) -> None:
    assert check.main([]) == 0
    assert sorted(ran) == sorted([*check.STATIC, "compile", "tests", "browser"])


def test_the_long_run_checks_nothing_that_the_other_has_checked(ran: list[str]) -> None:
    """CI runs both, one after the other: the docs alone take a minute there."""
    assert check.main([check.LONG]) == 0
    assert ran == ["compile", "tests", "browser"]


def test_a_failed_stage_fails_the_run(ran: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "tests", lambda stage, *_: Outcome(stage, stage != "browser", 0, ""))

    assert check.main([]) == 1
    assert check.main([check.LONG]) == 1
