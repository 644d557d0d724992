"""What click says, in the language of this run."""

import ast
import importlib
import inspect
from string import Formatter

import pytest

from tests.cli.test_commands import run
from trollbord.cli.click_texts import COUNTED, MODULES, SENTENCES, counted, spoken
from trollbord.words import LANGUAGES


def templates() -> set[tuple[str, ...]]:
    """Every sentence that the installed click looks up: alone, or as one and several."""
    sources = [inspect.getsource(importlib.import_module(f"click.{name}")) for name in MODULES]
    calls = [node for text in sources for node in ast.walk(ast.parse(text))]
    return {
        tuple(arg.value for arg in call.args if isinstance(arg, ast.Constant))  # type: ignore[misc]  # each is a text
        for call in calls
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in ("_", "ngettext")
    }


def test_click_still_says_what_we_translate() -> None:
    """A click that words a sentence differently would say it in English."""
    ours = {(template,) for template in SENTENCES} | set(COUNTED)

    assert ours - templates() == set()


def test_english_is_as_click_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TROLLBORD_LANGUAGE", "en")

    assert [spoken(template) for template in SENTENCES] == list(SENTENCES)
    assert [(counted(*both, 1), counted(*both, 2)) for both in COUNTED] == list(COUNTED)
    assert spoken("a sentence of tomorrow") == "a sentence of tomorrow"


@pytest.mark.parametrize("language", LANGUAGES)
def test_click_can_fill_in_what_we_leave_open(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TROLLBORD_LANGUAGE", language)
    said = [(template, spoken(template)) for template in SENTENCES]
    said += [("".join(both), counted(*both, count)) for both in COUNTED for count in (1, 2, 5)]

    for template, sentence in said:
        known = {name: "7" for _, name, _, _ in Formatter().parse(template) if name}
        assert sentence.format(**known)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (
            "de perft --help",
            ["Aufruf: trollbord", "Optionen:", "[Vorgabe: 2; x>=1]", "Hilfe zeigen"],
        ),
        ("fr --help", ["Utilisation : trollbord", "Afficher la version."]),
        ("fr db --help", ["Utilisation : trollbord db", "Commandes:"]),
        ("cs perft ragnarocks --depth 0", ["„trollbord perft --help“", "0 není v rozsahu x>=1."]),
        ("ru perft", ["Ошибка: Не хватает аргумента 'GAME'."]),
        ("ru tables nothing", ["Ошибка: Нет команды 'nothing'."]),
        (
            "de perft ragnarocks --depht 2",
            ["Es gibt keine Option '--depht'. Meintest du '--depth'?"],
        ),
        ("fr perft ragnarocks --depth x", ["'x' n’est pas un nombre valable."]),
        ("cs verify nowhere.troll", ["Neplatná hodnota pro", "'nowhere.troll' neexistuje."]),
        ("ru perft ragnarocks a b", ["Лишние аргументы (a b)"]),
        ("de perft chess", ["Fehler: es gibt kein"]),
    ],
)
def test_click_speaks_the_language_of_this_run(typed: str, said: list[str]) -> None:
    shown = " ".join(run("--language", *typed.split()).output.split())

    assert [words for words in said if words not in shown] == []


@pytest.mark.parametrize(
    ("language", "said"), [("de", "Abgebrochen!"), ("fr", "Interrompu\u00a0!"), ("ru", "Прервано!")]
)
def test_what_is_broken_off_says_so_in_the_language_of_this_run(language: str, said: str) -> None:
    done = run("--language", language, "menu")

    assert done.exit_code == 1
    assert done.stderr.endswith(f"{said}\n")
    assert "Aborted" not in done.output


def test_ctrl_c_is_answered_in_the_language_of_this_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_off() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("trollbord.cli.commands.menu.playable", broken_off)
    done = run("--language", "cs", "menu")

    assert done.exit_code == 1
    assert done.stderr == "\nPřerušeno!\n"
