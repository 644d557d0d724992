"""Programs as bots: what goes wrong with one is said in a sentence, and nothing hangs."""

from pathlib import Path
from random import Random

import pytest

import trollbord
from trollbord.adapters.plain import plain_view
from trollbord.adapters.program import ProgramError, ProgramPlayer
from trollbord.adapters.seated import seated
from trollbord.kernel.player import Budget, Decision

READY = """
import json, sys
def say(message): print(json.dumps(message), flush=True)
def heard(): return json.loads(sys.stdin.readline())
heard(); say({"type": "ready"})
"""


def asked() -> Decision:
    state = trollbord.load("ragnarocks").new()
    return Decision(state.view(0), Random(1))


def program(folder: Path, text: str, patience: float = 10.0) -> ProgramPlayer:
    path = folder / "bot.py"
    path.write_text(text)
    return ProgramPlayer(str(path), patience)


def test_a_program_picks(tmp_path: Path) -> None:
    last = 'ask = heard(); say({"type": "pick", "id": ask["id"], "option": ask["options"][-1]})'
    player = program(tmp_path, READY + last)

    assert player.choose(asked()) is asked().options[-1]
    player.leave()


def test_a_wrong_answer_is_explained_and_may_be_corrected(tmp_path: Path) -> None:
    text = """
ask = heard(); say({"type": "pick", "id": ask["id"], "option": "castle"})
error = heard(); assert "castle" in error["message"]
say({"type": "pick", "id": ask["id"], "option": ask["options"][0]})
"""
    player = program(tmp_path, READY + text)

    assert player.choose(asked()) is asked().options[0]
    player.leave()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "ended in the middle"),
        ("print('hello', flush=True); input()", "did not answer 'hello'"),
        (READY, "ended in the middle"),
        (
            READY + "print('nonsense\\n' * 9, flush=True); sys.stdin.read()",
            "keeps giving wrong answers",
        ),
        (READY + "import time; time.sleep(60)", "did not answer within"),
    ],
)
def test_a_program_that_fails_is_named(tmp_path: Path, text: str, message: str) -> None:
    player = program(tmp_path, text, patience=1.0 if "sleep" in text else 10.0)

    with pytest.raises(ProgramError, match=message):
        player.choose(asked())


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(ProgramError, match=r"no program '\./nowhere'"):
        ProgramPlayer("./nowhere").choose(asked())


def test_a_name_can_carry_a_budget() -> None:
    assert repr(seated("jotun@200").budget) == repr(Budget(iterations=200))
    assert repr(seated("draug@0.5s").budget) == repr(Budget(seconds=0.5))
    assert seated("greedy").name == "greedy"


def test_a_view_is_plain_data() -> None:
    view = plain_view(trollbord.load("ragnarocks").new().view(0))

    assert view["fields"]["supply"] == 40 and view["ask"]["options"][0].startswith("move")
