"""Programs as bots: what goes wrong with one is said in a sentence, and nothing hangs."""

from pathlib import Path
from random import Random

import pytest

import trollbord
from trollbord.adapters.plain import plain_view
from trollbord.adapters.program import ProgramError, ProgramPlayer
from trollbord.adapters.seated import seated
from trollbord.bots import UnknownBot
from trollbord.bots.erring import LEADING
from trollbord.bots.levels import Erring
from trollbord.bots.search import SearchPlayer
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


def test_a_program_is_given_worlds_that_its_view_allows(tmp_path: Path) -> None:
    """Before it answers, as often as it likes; each is the line of a position, with other hidden facts."""
    text = """
ask = heard()
say({"type": "worlds", "id": ask["id"], "count": 20}); dealt = heard()
say({"type": "worlds", "id": ask["id"]}); more = heard()
assert dealt["type"] == "worlds" and len(dealt["worlds"]) == 20 and len(more["worlds"]) == 1
open(__file__ + ".worlds", "w").write("\\n".join(dealt["worlds"]))
say({"type": "pick", "id": ask["id"], "option": ask["options"][0]})
"""
    match = trollbord.Match(trollbord.load("ankh_morpork"), 3, seed=2)
    assert match.ask is not None
    view = match.view(match.ask.seat)
    player = program(tmp_path, READY + text)

    assert player.choose(Decision(view, Random(1))) is view.ask.options[0]  # type: ignore[union-attr]
    player.leave()

    lines = (tmp_path / "bot.py.worlds").read_text().splitlines()
    assert len(set(lines)) > 1
    for line in lines:
        assert match.game.position(line).view(view.seat) == view


def test_the_example_that_searches_worlds_answers() -> None:
    player = ProgramPlayer(str(Path(__file__).parents[2] / "examples" / "worlds_bot.py"))
    match = trollbord.Match(trollbord.load("ragnarocks"), seed=1)
    match.pick("move A2 C2")
    decision = Decision(match.view(0), Random(1))

    assert player.choose(decision) in decision.options
    player.leave()


def test_a_program_that_asks_for_worlds_for_ever_is_ended(tmp_path: Path) -> None:
    text = 'ask = heard()\nwhile True: say({"type": "worlds", "id": ask["id"]}); heard()'
    player = program(tmp_path, READY + text, patience=1.0)

    with pytest.raises(ProgramError, match="did not answer within"):
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


def test_a_heat_behind_a_bots_name_says_how_much_it_errs() -> None:
    search, weighted = seated("jotun@200~0.5"), seated("jotun@200~0.5+plain")
    gentle, free = seated("tomte~0.9"), seated("random~0.9")

    assert isinstance(search, SearchPlayer) and search.heat == 0.5
    assert repr(search.budget) == repr(Budget(iterations=200))
    assert isinstance(weighted, SearchPlayer) and (weighted.heat, weighted.weights) == (
        0.5,
        "plain",
    )
    assert isinstance(gentle, Erring) and (gentle.heat, gentle.leading) == (0.9, LEADING)
    assert isinstance(free, Erring) and (free.heat, free.leading) == (0.9, 0)


@pytest.mark.parametrize("name", ["greedy~0.5", "tomte~0", "jotun~0"])
def test_a_bot_that_can_not_be_told_to_err_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="how much to err"):
        seated(name)
