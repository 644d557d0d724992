"""At one keyboard the curtain and the waiting tell nobody whether there was an answer to give."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

import trollbord
from tests.kernel.blind import BLIND
from trollbord.cli.app import app
from trollbord.cli.terminal import session as terminal
from trollbord.cli.terminal.saves import restore, save
from trollbord.cli.terminal.seating import TerminalChair
from trollbord.cli.terminal.session import Session
from trollbord.kernel.ask import Ask
from trollbord.kernel.match import Match
from trollbord.kernel.option import Option
from trollbord.kernel.player import Budget, Decision, Player
from trollbord.words import speaker


class Quiet(Session):
    """Everybody keeps what they have; who was asked what is noted."""

    def __init__(self, chairs: list[TerminalChair], seed: int, path: Path) -> None:
        match = Match(BLIND, len(chairs), seed=seed, holds_veils=True)
        super().__init__(match, chairs, speaker("pebbles", "en"), path, Budget())
        self.asked: list[tuple[str, int]] = []

    def ask_person(self, ask: Ask) -> None:
        self.asked.append((ask.prompt, len(ask.options)))
        self.match.pick(ask.options[0], ask.seat)

    def end(self) -> None:
        """The words of this game are nobody's."""


class Keeper(Player):
    """Notes the seconds that it is given."""

    name = "keeper"

    def __init__(self) -> None:
        self.given: list[float] = []

    def choose(self, decision: Decision) -> Option:
        self.given.append(decision.budget.seconds)
        return decision.options[0]


def seeds_with_a_lone_veil() -> list[int]:
    """Games of Blind in which somebody is asked who can only say one thing."""
    found = []
    for seed in range(20):
        match = Match(BLIND, seed=seed, holds_veils=True)
        while match.ask is not None and len(match.ask.options) > 1:
            match.pick(match.ask.options[0])
        found += [seed] if match.ask is not None else []
    assert found
    return found


def test_two_people_are_asked_whether_or_not_they_have_a_choice(tmp_path: Path) -> None:
    for seed in seeds_with_a_lone_veil():
        evening = Quiet([TerminalChair("Anna"), TerminalChair("Bela")], seed, tmp_path / "x.troll")
        evening.play()
        assert 1 in [count for _, count in evening.asked]


def test_one_person_alone_is_not_asked_in_vain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(terminal, "sleep", lambda seconds: None)
    for seed in seeds_with_a_lone_veil():
        evening = Quiet(
            [TerminalChair("Anna"), TerminalChair("keeper", Keeper())], seed, tmp_path / "x.troll"
        )
        evening.play()
        assert 1 not in [count for _, count in evening.asked]


def test_a_bot_takes_a_drawn_time_for_every_veiled_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []
    monkeypatch.setattr(terminal, "sleep", slept.append)
    monkeypatch.setattr(terminal, "veil_seconds", lambda: 1.25)
    bot = Keeper()
    for seed in seeds_with_a_lone_veil():
        Quiet(
            [TerminalChair("Anna"), TerminalChair("keeper", bot)], seed, tmp_path / "x.troll"
        ).play()

    assert slept and all(1.0 < seconds <= 1.25 for seconds in slept)
    assert set(bot.given) <= {0.0, 1.25}


def test_a_new_and_a_resumed_game_hold_veils(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Match] = []

    def note(match: Match, *_: Any) -> Any:
        seen.append(match)
        raise KeyboardInterrupt

    monkeypatch.setattr(terminal, "Session", note)
    path = tmp_path / "evening.troll"
    CliRunner().invoke(app, ["play", "ankh_morpork", "human:Anna", "human:Bela", "--seed", "3"])
    rng = Random(1)
    for _ in range(20):
        seen[0].pick(seen[0].game.advice.rollout(seen[0].state, rng))
    save(seen[0], ["Anna", "Bela"], path)
    CliRunner().invoke(app, ["play", "--resume", str(path)])

    assert [match.holds_veils for match in seen] == [True, True]
    assert restore(path)[0].holds_veils


def test_bots_go_back_past_chance_in_a_practice_game_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file says that it was one, and a resumed game knows it."""
    path = tmp_path / "x.troll"
    box = trollbord.load("trolls_princesses")
    match = Match(box, 2, seed=1, holds_veils=True)
    chairs = [TerminalChair("Anna"), TerminalChair("keeper", Keeper())]
    evening = Session(match, chairs, speaker(box.id, "en"), path, Budget())
    rng = Random(2)
    while (
        match.can_undo(0)
        or not (index := match.history.last_decision(0))
        or not match.history.tells_since(index)
    ):
        match.pick(box.advice.rollout(match.state, rng))
    before = len(match.picks)
    asked: list[str] = []

    def agrees(question: str) -> bool:
        asked.append(question)
        return len(asked) > 1

    monkeypatch.setattr(evening.screen, "agrees", agrees)

    evening.go_back_by_consent(0)
    assert len(match.picks) == before and evening.practice is None
    evening.go_back_by_consent(0)
    assert len(match.picks) < before and "practice" in asked[0]

    assert evening.save("")
    again, record = restore(path)
    assert Session(again, chairs, speaker(box.id, "en"), path, Budget(), before=record).practice
