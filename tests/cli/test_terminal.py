"""Whole evenings at the terminal: people and bots, undo, the curtain, save and resume."""

import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pytest

import trollbord
from examples.pebbles import GAME as PEBBLES
from tests.cli.test_commands import SOURCE, run
from trollbord.cli.terminal.saves import free, restore, save, unfinished
from trollbord.cli.terminal.seating import TerminalChair, chair, remembered, seated
from trollbord.cli.terminal.session import Session
from trollbord.kernel.errors import IllegalPick
from trollbord.kernel.match import Match
from trollbord.kernel.nature import TypedNature
from trollbord.kernel.player import Budget
from trollbord.records.reader import load
from trollbord.records.record import ChatLine, CommentLine, Header, RecordEntry
from trollbord.records.writer import recorded
from trollbord.words import LANGUAGES, speaker

Sit = Callable[..., Session]
FORGET = "\033[2J\033[1;1H\033[3J"


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Sit:
    """A game of Pebbles for these names, at which these lines are typed."""

    def seated_at(names: list[str], lines: list[str], dice: bool = False) -> Session:
        typed = iter(lines)
        monkeypatch.setattr("builtins.input", lambda prompt: echo(prompt, typed))
        chairs = [TerminalChair(name) if name[0].isupper() else chair(name) for name in names]
        nature = TypedNature() if dice else None
        match = Match(PEBBLES, len(chairs), seed=5, nature=nature)
        words = speaker("pebbles", "en")
        return Session(match, chairs, words, tmp_path / "evening.troll", Budget(iterations=20))

    return seated_at


def echo(prompt: str, lines: Iterator[str]) -> str:
    print(prompt)
    try:
        return next(lines)
    except StopIteration:
        raise EOFError from None


def test_a_person_beats_the_heap(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    session = sit(["Anna", "random"], ["take 3", "take 2", "take 1"] * 8)

    session.play()

    shown = capsys.readouterr().out
    assert session.match.result is not None
    assert "Anna takes 3 pebbles" in shown
    assert "The heap is empty" in shown
    assert re.search(r"1 +(Anna|random)", shown)


def test_of_two_who_resigns_has_lost(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    session = sit(["Anna", "random"], ["resign", "n", "resign", "y"])

    session.play()

    shown = capsys.readouterr().out
    assert session.match.resigned == [0]
    assert shown.count("Resign this game? (y/n)") == 2
    assert "Anna resigns" in shown
    assert re.search(r"1 +random", shown)


def test_of_three_a_bot_plays_on_for_who_resigned(sit: Sit) -> None:
    session = sit(["Anna", "random", "random"], ["resign", "y"])

    session.play()

    assert session.people == []
    result = session.match.result
    assert result is not None and result.ranks[0] == 3


def test_the_curtain_hides_what_others_may_not_see(
    sit: Sit, capsys: pytest.CaptureFixture[str]
) -> None:
    sit(["Anna", "Bo"], ["", "take 1", ""]).play()

    shown = capsys.readouterr().out
    before, after = shown.split("Bo, press Enter when nobody else is looking")
    assert "Anna, press Enter when nobody else is looking" in before
    assert "Anna is dealt a troll" in after
    assert "Bo is dealt a troll" in before
    assert re.search(r"Anna is dealt the troll of \d", before)
    assert "hidden" not in shown
    assert "Anna: Take one, two or three pebbles" in before


def test_behind_the_curtain_nothing_can_be_scrolled_back_to(tmp_path: Path) -> None:
    """It falls, it is raised, and both times the terminal forgets its saved lines too."""
    words = ["--seed", "1", "--save", str(tmp_path / "evening.troll")]
    table = terminal("play", "ankh_morpork", "human:Anna", "human:Bo", *words)
    table.expect("Anna, press Enter")
    fallen = str(table.before)
    table.sendline("")
    table.expect("> ")
    raised = str(table.before)
    table.close()

    assert fallen.endswith(FORGET)
    assert FORGET in raised


def test_a_lone_person_needs_no_curtain(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    sit(["Anna", "random"], ["take 1"]).play()

    assert "press Enter" not in capsys.readouterr().out


def test_what_was_picked_can_be_taken_back_and_picked_again(sit: Sit) -> None:
    session = sit(["Anna", "Bo"], ["", "take 3", "", ":undo", "", "take 1", "", "quit"])

    session.play()

    assert [str(pick.option) for pick in session.match.picks if pick.seat == 0] == ["take 1"]


def test_beyond_what_was_learnt_all_must_agree(sit: Sit) -> None:
    refused = sit(["Anna", "random"], ["take 3", "undo", "n", "quit"])
    refused.play()
    agreed = sit(["Anna", "random"], ["take 3", "undo", "y", "quit"])
    agreed.play()

    assert [pick.seat for pick in refused.match.picks if pick.seat >= 0] == [0, 1]
    assert [pick.seat for pick in agreed.match.picks if pick.seat >= 0] == []


def test_redo_picks_again(sit: Sit) -> None:
    session = sit(["Anna", "Bo"], ["", "take 3", "", "undo", "", "redo", "", "quit"])

    session.play()

    assert [str(pick.option) for pick in session.match.picks if pick.seat == 0] == ["take 3"]


def test_wrong_lines_are_explained(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    sit(["Anna", "random"], ["troll 2", "dance", "t", "why take 2", "help", "log", "redo"]).play()

    shown = " ".join(capsys.readouterr().out.split())
    assert (
        "Anna cannot pick 'troll 2': something else is asked now: Take one, two or three" in shown
    )
    assert "pebbles has no option 'dance'" in shown
    assert "This could be 3 options" in shown
    assert "It is offered now: take 2 pebbles" in shown
    assert "take back your last pick" in shown
    assert "Anna has taken nothing back" in shown


def test_why_alone_says_what_to_add(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    sit(["Anna", "random"], ["why"]).play()

    shown = capsys.readouterr().out
    assert "add what you would like to pick: why stone A1" in shown
    assert "has no option" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ["term-command-why", "term-why-what"])
def test_the_example_of_why_is_forbidden_by_a_rule(id: str, language: str) -> None:
    example = speaker("", language).text(id).rpartition("why ")[2]

    with pytest.raises(IllegalPick) as refused:
        Match(trollbord.load("ragnarocks")).pick(example)

    assert "RR-TURN.2" in str(refused.value.reason)


def test_a_very_long_line_is_explained_in_short(
    sit: Sit, capsys: pytest.CaptureFixture[str]
) -> None:
    sit(["Anna", "random"], ["1" * 5000, f"why take {'1' * 5000}"]).play()

    shown = " ".join(capsys.readouterr().out.split())
    assert f"pebbles has no option '{'1' * 57}...': an option begins with" in shown
    assert "has no option 'take 1111" in shown


def test_real_dice_are_typed(sit: Sit) -> None:
    session = sit(["Anna", "random"], ["troll 4", "troll 2", "quit"], dice=True)

    session.play()

    assert [pick.origin for pick in session.match.picks[:2]] == ["typed 0", "typed 0"]
    assert session.match.view(0).trolls == [4, 1]  # type: ignore[attr-defined]  # Pebbles' own field


def test_mistyped_dice_are_typed_again(sit: Sit, tmp_path: Path) -> None:
    lines = ["troll 4", "undo", "troll 3", "troll 2", "undo", "troll 4", "quit"]
    session = sit(["Anna", "random"], lines, dice=True)

    session.play()

    typed = [str(pick.option) for pick in session.match.picks if pick.is_typed]
    assert typed == ["troll 3", "troll 4"]
    record = load(tmp_path / "evening.troll")
    assert [line.seq for line in record.log] == [line.seq for line in session.match.log]


def test_bots_play_by_themselves(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    session = sit(["random", "greedy"], [])

    session.play()

    assert session.match.result is not None
    assert "greedy takes" in capsys.readouterr().out


def test_a_game_that_cannot_be_saved_goes_on(
    sit: Sit, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    session = sit(["Anna", "random"], [f"save {tmp_path}", f"save {tmp_path}/other.troll"])

    session.play()

    assert "the game cannot be saved to" in capsys.readouterr().out
    assert (tmp_path / "other.troll").exists()


def test_a_folder_is_refused_as_such(
    sit: Sit, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    sit(["Anna", "random"], [f"save {tmp_path}"]).play()

    shown = " ".join(capsys.readouterr().out.split())
    assert "this is a folder; add the name of a file" in shown


def test_a_game_that_cannot_be_saved_leaves_no_draft(tmp_path: Path) -> None:
    match, file = Match(PEBBLES, 2, seed=5), tmp_path / "evening.troll"
    file.mkdir()

    with pytest.raises(OSError, match="evening"):
        save(match, ["Anna", "Bo"], file)

    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("name", ["what\0.troll", "~nobody-of-this-name/what.troll"])
def test_a_name_that_no_file_can_have_is_refused_and_the_game_goes_on(
    name: str, sit: Sit, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    session = sit(["Anna", "random"], [f"save {name}", "take 1"])

    session.play()

    assert "the game cannot be saved to" in capsys.readouterr().out
    assert [str(pick.option) for pick in session.match.picks if pick.seat == 0] == ["take 1"]
    assert len(load(tmp_path / "evening.troll").log) == len(session.match.log)


def test_whoever_leaves_a_game_that_cannot_be_saved_hears_no_way_to_go_on(
    sit: Sit, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "evening.troll").mkdir()

    sit(["Anna", "random"], ["quit"]).play()

    shown = capsys.readouterr().out
    assert "the game cannot be saved to" in shown
    assert "To go on" not in shown


def test_a_record_that_cannot_be_written_is_explained(
    sit: Sit, capsys: pytest.CaptureFixture[str]
) -> None:
    sit(["Anna", "Bo\n"], ["", "save", "quit"]).play()

    assert "is not allowed in a record" in " ".join(capsys.readouterr().out.split())


def test_the_way_to_go_on_can_be_pasted_into_a_shell(
    sit: Sit, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    sit(["Anna", "random"], [f"save {tmp_path}/my game.troll", "quit"]).play()

    assert f"trollbord play --resume '{tmp_path}/my game.troll'\n" in capsys.readouterr().out


def test_a_file_that_is_there_is_written_over_only_if_somebody_says_so(tmp_path: Path) -> None:
    file, other = tmp_path / "game.troll", tmp_path / "other.troll"
    words = ["play", "ragnarocks", "random", "random", "--save", str(file)]
    file.write_text("my letters", encoding="utf-8")

    refused = run(*words)
    assert refused.exit_code == 2
    assert f"{file} is there already; --force writes over it" in refused.output
    assert file.read_text(encoding="utf-8") == "my letters"

    assert run(*words, "--force").exit_code == 0
    assert load(file).end is not None

    save(Match(trollbord.load("ragnarocks")), ["random", "greedy"], other)
    assert run("play", "--resume", str(other), "--save", str(file)).exit_code == 2
    assert run("play", "--resume", str(other), "--save", str(other)).exit_code == 0
    assert load(other).end is not None


def test_what_lies_beside_another_game_is_not_written_over_either(
    sit: Sit, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, second = tmp_path / "game.troll", tmp_path / "game.troll.beside"
    words = ["play", "ragnarocks", "random", "random", "--save", str(file)]
    second.write_text("a tower", encoding="utf-8")

    refused = run(*words)
    assert refused.exit_code == 2
    assert f"{second} is there already; --force writes over it" in " ".join(refused.output.split())
    sit(["Anna", "random"], [f"save {file}", "quit"]).play()
    assert "there is such a file already" in " ".join(capsys.readouterr().out.split())
    assert free(file) == tmp_path / "game-2.troll"
    assert second.read_text(encoding="utf-8") == "a tower" and not file.exists()

    assert run(*words, "--force").exit_code == 0
    assert load(file).end is not None and not second.exists()


def test_a_typed_name_writes_over_no_other_file(
    sit: Sit, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    other, mine = tmp_path / "other.troll", tmp_path / "mine.troll"
    other.write_text("my letters", encoding="utf-8")

    sit(["Anna", "random"], [f"save {other}", f"save {mine}", "take 1", f"save {mine}"]).play()

    shown = " ".join(capsys.readouterr().out.split())
    assert shown.count("there is such a file already; choose another name") == 1
    assert shown.count(f"Saved to {mine}.") == 3
    assert other.read_text(encoding="utf-8") == "my letters"


def test_games_of_the_same_second_get_a_file_each(sit: Sit, tmp_path: Path) -> None:
    first, second = sit(["Anna", "random"], []), sit(["Bo", "random"], [])
    first.play()
    second.play()
    assert load(tmp_path / "evening.troll").header.players[0] == "Anna"
    assert load(tmp_path / "evening-2.troll").header.players[0] == "Bo"
    assert free(tmp_path / "evening.troll") == tmp_path / "evening-3.troll"


def test_a_saved_game_comes_back_as_it_was(tmp_path: Path) -> None:
    match = Match(trollbord.load("ragnarocks"), seed=3)
    match.pick("move A2 C2")
    match.undo(0)
    match.pick("move A2 B3")
    save(match, ["Anna", "greedy"], tmp_path / "game.troll")

    again, record = restore(tmp_path / "game.troll")
    header = record.header

    assert again.state == match.state
    assert [repr(line) for line in again.log] == [repr(line) for line in match.log]
    assert header.players == {0: "Anna", 1: "greedy"}
    assert again.can_undo(0)


def test_a_saved_game_goes_on_with_real_dice(tmp_path: Path) -> None:
    match = Match(trollbord.load("trolls_princesses"), seed=3)
    save(match, ["Anna", "Bo"], tmp_path / "game.troll")
    rolled = TypedNature()

    again, _ = restore(tmp_path / "game.troll", rolled)

    assert again.nature is rolled
    assert again.state == match.state


def test_a_finished_game_stands_sealed_in_its_file(tmp_path: Path) -> None:
    file = tmp_path / "bots.troll"

    done = run("play", "ragnarocks", "random", "random", "--seed", "1", "--save", str(file))

    assert f"Saved to {file}." in done.output
    assert run("verify", str(file)).output.startswith(f"{file}: good\n")


def test_a_resumed_game_that_is_played_out_ends_in_its_file(tmp_path: Path) -> None:
    file = tmp_path / "game.troll"
    match = Match(trollbord.load("ragnarocks"), seed=3)
    match.pick("move A2 C2")
    save(match, ["random", "greedy"], file)

    run("play", "--resume", str(file))

    finished = file.read_bytes()
    assert run("verify", str(file)).exit_code == 0
    run("play", "--resume", str(file))
    assert file.read_bytes() == finished


def test_what_was_said_before_stays_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "talk.troll"
    match = Match(trollbord.load("ragnarocks"), seed=3)
    match.pick("move A2 C2")
    said: dict[int, list[RecordEntry]] = {
        0: [ChatLine(1, "good luck")],
        1: [CommentLine("bold"), ChatLine(0, "thanks")],
    }
    record = recorded(match, players=["Anna", "Bo"], date="2026-11-16", said=said, reveal=True)
    file.write_text(record.text(), encoding="utf-8")

    run("play", "--resume", str(file), typed="stone F5\nquit\n")

    after = load(file)
    assert after.remarks() == said
    assert after.header.date == "2026-11-16"
    assert [entry.seq for entry in after.log] == [1, 2]


def test_a_game_that_nobody_keeps_leaves_no_file(sit: Sit, tmp_path: Path) -> None:
    sit(["random", "greedy"], []).play()
    assert list(tmp_path.iterdir()) == []

    sit(["Anna", "random"], [":save", *["take 1"] * 20]).play()
    assert load(tmp_path / "evening.troll").end is not None


def test_the_menu_lists_no_game_that_is_over(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("trollbord.cli.terminal.saves.folder", lambda: tmp_path)
    save(trollbord.play("ragnarocks", ["random", "random"], seed=1), [], tmp_path / "over.troll")
    save(Match(trollbord.load("ragnarocks")), [], tmp_path / "open.troll")

    assert unfinished() == [tmp_path / "open.troll"]


def test_chairs_are_filled_up_with_opponents() -> None:
    def names(*given: str, seats: int | None = None) -> list[str]:
        return [each.name for each in seated(PEBBLES, given, seats, "greedy")]

    assert names() == ["Human", "greedy"]
    assert names("human:Anna", seats=3) == ["Anna", "greedy (1)", "greedy (2)"]
    assert names("random", "human", "human") == ["random", "Human (1)", "Human (2)"]
    with pytest.raises(trollbord.TrollbordError, match="pebbles seats 2, 3, 4 players, got 5"):
        names(*["human"] * 5)
    with pytest.raises(trollbord.TrollbordError, match="3 players are named for 2 seats"):
        names("human", "greedy", "human:Cai", seats=2)
    with pytest.raises(trollbord.TrollbordError, match="there is no bot 'gredy'"):
        names("human", "gredy")


@pytest.mark.parametrize("name", [" Anna", "An\nna", "A" * 501, "\x1b[2J", "An\udcffna"])
def test_a_name_that_cannot_stand_in_a_record_is_refused_at_once(name: str) -> None:
    done = run("play", "ragnarocks", f"human:{name}", "human:Bo")

    assert done.exit_code == 1
    assert "is not allowed in a record: expected one line" in done.output


def test_a_chair_remembers_who_sat_there() -> None:
    sat = remembered(Header("pebbles", 3, players={0: "Anna", 1: "greedy (2)"}))

    assert [each.name for each in sat] == ["Anna", "greedy (2)", "2"]
    assert [each.bot is not None for each in sat] == [False, True, False]


def test_a_person_named_like_a_bot_comes_back_as_a_person(sit: Sit, tmp_path: Path) -> None:
    sit(["human:greedy", "greedy"], ["take 1"]).play()

    back = remembered(load(tmp_path / "evening.troll").header)

    assert [each.bot is not None for each in back] == [False, True]


def test_play_needs_a_game_or_a_file() -> None:
    assert "name either a game, or a saved one" in run("play").output
    assert "there is no game 'chess'" in run("play", "chess").output


def test_what_was_agreed_cannot_be_changed_when_a_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.troll"
    save(Match(trollbord.load("ragnarocks")), ["Anna", "Bo"], file)

    done = run("play", "--resume", str(file), "--seed", "0", "--table", "limit=none")

    assert done.exit_code == 2
    assert "--table, --seed can't be combined with --resume" in done.output
    assert run("play", "--resume", str(file), "human:Anna").exit_code == 2


def test_a_bad_table_option_is_explained() -> None:
    said = run("play", "ragnarocks", "--table", "limit=7").output

    assert "the table option 'limit' cannot be '7': expected" in said
    assert (
        "there is no table option 'height'"
        in run("play", "ragnarocks", "--table", "height=7").output
    )


def test_the_menu_leads_to_a_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    place = trollbord.game_ids().index("ragnarocks") + 1
    names = "\n1\n2\n" if len(trollbord.load("ragnarocks").seats) == 1 else "\n1\n1\n2\n"
    typed = f"{place}{names}move A2 C2\nquit\n"

    done = run("menu", typed=typed if len(trollbord.game_ids()) > 1 else typed.partition("\n")[2])

    assert "What shall we play?" in done.output or len(trollbord.game_ids()) == 1
    assert "Who sits on seat 1?" in done.output
    assert "Place a runestone" in done.output
    assert [path.suffix for path in tmp_path.rglob("*.troll")] == [".troll"]


def test_a_real_terminal_from_the_first_move_to_resuming(tmp_path: Path) -> None:
    file = tmp_path / "evening.troll"
    first = terminal("play", "ragnarocks", "human:Anna", "random", "--save", str(file))
    first.expect("Anna: Move one of your free Vikings")
    first.sendline("A2 C2")
    first.expect("Place a runestone")
    first.sendline("undo")
    first.expect("Anna: Move one of your free Vikings")
    first.sendline("move A2 C2")
    first.expect("Place a runestone")
    first.sendline("F5")
    first.expect("random places a stone")
    first.sendline("quit")
    first.expect("To go on: trollbord play --resume")
    first.expect(pexpect.EOF)

    again = terminal("play", "--resume", str(file))
    again.expect("Anna places a stone on F5")
    again.expect("> ")
    again.sendeof()
    again.expect("Saved to")
    again.expect(pexpect.EOF)


def terminal(*arguments: str) -> "pexpect.spawn[str]":
    environment = {**os.environ, "PYTHONPATH": SOURCE, "TERM": "dumb", "TROLLBORD_LANGUAGE": "en"}
    return pexpect.spawn(
        sys.executable,
        ["-m", "trollbord", *arguments],
        encoding="utf-8",
        timeout=20,
        env=environment,
        dimensions=(50, 200),
    )


def test_the_table_is_told_to_who_asks(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    """The commands of the page: what is asked, what can be picked, what happened."""
    session = sit(["Anna", "random"], ["look", "take 3", "last 1", "goal", "since"])

    session.play()

    shown = capsys.readouterr().out
    assert "choices)" in shown
    assert shown.count("takes") >= 3  # in the log, as the last line, and since the own pick
