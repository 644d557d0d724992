"""The commands as somebody types them."""

import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import click
import pexpect
import pytest
from click.testing import CliRunner, Result

import trollbord
from trollbord.bots import BOTS
from trollbord.cli.app import GROUPS, app
from trollbord.words import LANGUAGES

COMMANDS = app.list_commands(click.Context(app))
SOURCE = str(Path(trollbord.__file__).parents[1])


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=typed, prog_name="trollbord")


@pytest.mark.parametrize("command", ["", *COMMANDS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_helps_in_every_language(command: str, language: str) -> None:
    done = run("--language", language, *command.split(), "--help")

    assert done.exit_code == 0, done.output
    assert f" trollbord {command}" in done.output.splitlines()[0]
    assert "cli-" not in done.output
    assert language == "en" or "exit." not in done.output


def test_the_help_lists_every_command_once_and_play_first() -> None:
    listed = [name for names in GROUPS.values() for name in names]
    shown = re.findall(r"^  ([a-z]+)  ", run("--language", "en", "--help").output, re.M)

    assert sorted(listed) == COMMANDS
    assert shown == listed and shown[0] == "play"


def test_games_are_listed_with_their_seats() -> None:
    done = run("games")

    assert done.exit_code == 0
    for id in trollbord.game_ids():
        assert id in done.output


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("", "trollbord.games.lanterns makes no game with the id 'lanterns', nor any other"),
        (
            "import lampions",
            "ModuleNotFoundError: No module named 'lampions' (lanterns/__init__.py, line 1)",
        ),
    ],
)
def test_a_folder_without_its_game_is_named_and_hides_no_other(
    source: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lanterns").mkdir()
    (tmp_path / "lanterns" / "__init__.py").write_text(source)
    shelf = import_module("trollbord.games")
    names = [*trollbord.game_ids(), "lanterns"]
    for holder, name in ((shelf, "own_ids"), (trollbord, "game_ids")):
        monkeypatch.setattr(holder, name, lambda: names)
    monkeypatch.setattr(shelf, "__path__", [*shelf.__path__, str(tmp_path)])
    monkeypatch.delitem(sys.modules, "trollbord.games.lanterns", raising=False)

    for command in ("games", "words"):
        done = run(command)
        assert done.exit_code == 1
        said = f"Error: the folder 'lanterns' holds no game that can be played: {why}"
        assert done.output.count(said) == 1
        assert all(f"\n{id} " in done.output for id in names[:-1])
    assert f"the folder 'lanterns' holds no game that can be played: {why}" in str(
        run("play", "lanterns").output
    )


@pytest.mark.parametrize("game", trollbord.game_ids())
def test_a_game_tells_what_can_be_agreed_on(game: str) -> None:
    """Every table option as it can be typed, and every bot."""
    done = run("games", game)

    assert done.exit_code == 0
    for option in trollbord.load(game).settings:
        assert f"{option.id}={str(option.default)[:20].lower()}" in done.output.lower()
    assert all(bot in done.output for bot in BOTS)


@pytest.mark.parametrize("columns", ["40", "60"])
def test_ids_are_whole_on_a_narrow_terminal(columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    shown = run("games").output

    assert [id for id in trollbord.game_ids() if id not in shown] == []
    assert "…" not in shown


@pytest.mark.parametrize("game", trollbord.game_ids())
def test_values_are_broken_between_words_only(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = run("games", game).output
    options = [each for each in trollbord.load(game).settings if each.kind == "choice"]

    assert [word for option in options for word in option.choices if word not in shown] == []


def standings(language: str, columns: int, folder: Path) -> str:
    """What a terminal of this width shows of a small contest."""
    words = ["arena", "ragnarocks", "--games", "2", "--workers", "1"]
    words += ["--out", str(folder / "contest.csv")]
    shown = pexpect.run(
        shlex.join([sys.executable, "-m", "trollbord", "--language", language, *words]),
        env={"PYTHONPATH": SOURCE, "TERM": "dumb", "COLUMNS": str(columns)},
        encoding="utf-8",
    )
    return str(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_standings_are_whole_on_a_narrow_terminal(language: str, tmp_path: Path) -> None:
    """An interval has a line of its own there."""
    shown = standings(language, 80, tmp_path)

    assert "…" not in shown
    assert re.search(r"greedy +2 +\S+\s% +\S+\s% ", shown)
    assert len(re.findall(r"\([\d.]+–[\d.]+\)", shown)) == 4


def test_standings_are_whole_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    file = str(tmp_path / "contest.csv")
    done = run("arena", "ragnarocks", "--games", "2", "--workers", "1", "--out", file)

    share = r"[\d.]+\s% \([\d.]+–[\d.]+\)"
    assert len(re.findall(rf"^(?:greedy|random) +2 +{share} +{share} ", done.stdout, re.M)) == 2
    assert "…" not in done.stdout


def test_perft_counts_the_opening_of_ragnarocks() -> None:
    done = run("perft", "ragnarocks", "--depth", "2")

    assert [line.split()[:2] for line in done.output.splitlines()] == [["1", "52"], ["2", "1119"]]


def test_perft_divides_by_the_first_option() -> None:
    lines = run("perft", "ragnarocks", "--depth", "2", "--divide").output.splitlines()

    assert len(lines) == 53
    assert sum(int(line.split()[0]) for line in lines[:-1]) == 1119 == int(lines[-1].split()[0])


def test_perft_starts_from_a_position() -> None:
    state = trollbord.load("ragnarocks").new()
    state.pick("move A2 C2")

    done = run("perft", "ragnarocks", "--depth", "1", "--position", state.position())

    assert state.ask is not None
    assert done.output.split()[:2] == ["1", str(len(state.ask.options))]


def test_a_mistake_gets_a_sentence() -> None:
    done = run("perft", "chess")

    assert done.exit_code == 1
    assert done.output.startswith("Error: there is no game 'chess': the games are ")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("gamez", "No such command 'gamez'. Did you mean 'trollbord games'?"),
        ("ragnarocks", "Did you mean 'trollbord play ragnarocks'?"),
        ("xyzzy", "No such command 'xyzzy'.\n"),
        ("analyse hello", "'hello' is neither a file nor the line of a position"),
        (f"show {__file__} --seat {'1' * 5000}", "' is no seat: expected its number"),
        ("serve --port 65536", "65536 is not in the range"),
        ("serve --data . --store nonsense", "the database nonsense cannot be used: "),
        ("tables list --store foo://ada:key@here/x", "the database foo://ada:***@here/x cannot be"),
        ("arena ragnarocks --bots greedy,nobody", "there is no bot 'nobody'"),
        ("arena ragnarocks --table limits=none", "there is no table option 'limits'"),
    ],
)
def test_a_wrong_word_is_answered_by_what_helps(
    typed: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nothing is written that would stand in the way of the right one."""
    monkeypatch.chdir(tmp_path)
    done = run(*typed.split())

    assert done.exit_code in (1, 2)
    assert isinstance(done.exception, SystemExit)
    assert said in done.output
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_written_is_named(tmp_path: Path) -> None:
    """A file in the way of a folder: no traceback, but which file, and why."""
    (tmp_path / "tables").write_text("no folder", encoding="utf-8")
    folder = tmp_path / "tables" / "of" / "ours"

    done = run("serve", "--no-browser", "--data", str(folder))

    assert done.exit_code == 1
    assert done.output == f"Error: {folder}: Not a directory\n"


def test_words_counts_and_lists_what_a_language_lacks() -> None:
    counted = run("words", "ragnarocks").output.splitlines()
    listed = run("words", "ragnarocks", "--missing", "en")

    assert counted[0].split()[1:] == list(LANGUAGES)
    assert counted[1].split()[0] == "ragnarocks"
    assert listed.output == ""


def test_the_module_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "trollbord", "--version"],
        env={"PYTHONPATH": SOURCE},
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout == f"Trollbord {trollbord.__version__}\n"


@pytest.mark.parametrize("encoding", ["latin-1", "ascii", "utf-8"])
def test_letters_that_a_terminal_lacks_are_replaced(encoding: str, tmp_path: Path) -> None:
    """Shown or typed: the game goes on, in Russian on a western terminal too."""
    file = tmp_path / "game.troll"
    words = ["--language", "ru", "play", "ragnarocks", "--save", str(file)]
    done = subprocess.run(
        [sys.executable, "-m", "trollbord", *words],
        env={"PYTHONPATH": SOURCE, "PYTHONIOENCODING": encoding},
        input=b"\xff\n1\n",
        capture_output=True,
        check=True,
    )

    assert done.stderr == b""
    said = "Чтобы продолжить".encode(encoding, "replace")
    assert said + b": trollbord play --resume" in done.stdout
    assert file.exists()


def test_without_a_command_the_table_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[bool] = []
    served = app.get_command(click.Context(app), "serve")
    assert served is not None
    monkeypatch.setattr(served, "callback", lambda **options: opened.append(options["stays"]))

    done = run()

    assert done.exit_code == 0, done.output
    assert opened == [False]


@pytest.mark.parametrize("before", [(), ("--language", "de"), ("--language=de",)])
def test_options_without_a_command_are_those_of_the_table(
    monkeypatch: pytest.MonkeyPatch, before: tuple[str, ...]
) -> None:
    opened: list[tuple[bool, int]] = []
    served = app.get_command(click.Context(app), "serve")
    assert served is not None
    monkeypatch.setattr(
        served, "callback", lambda **options: opened.append((options["stays"], options["port"]))
    )

    done = run(*before, "--no-browser", "--port", "9000")

    assert done.exit_code == 0, done.output
    assert opened == [(True, 9000)]


def test_what_was_mistyped_for_the_dice_is_taken_back_where_only_bots_play(tmp_path: Path) -> None:
    file = tmp_path / "dice.troll"
    bots = ["play", "trolls_princesses", "greedy", "greedy", "--dice", "--save", str(file)]

    done = run(*bots, typed="1\nundo\nquit\n")

    assert done.exit_code == 0, done.output
    assert re.search(r"^4 seat 0: undo 2$", file.read_text(), re.M)
