"""The rule ledger itself: what it demands of pages and scenes, and when it complains."""

import re
from pathlib import Path
from textwrap import dedent

import pytest

from tests.ledger.pages import read_ledger, read_page

ROOT = Path(__file__).resolve().parents[2]

PAGE = """\
    # Millrace

    ## Turn
    - **MR-TURN.1** Play a card.
    - **MR-TURN.2** Grind.
    - **MR-LOSS.1** A loss may be answered.
    """

CONFTEST = """\
    pytest_plugins = ("tests.ledger.plugin",)
    """

INI = f"""\
    [pytest]
    testpaths = tests
    pythonpath = {ROOT}
    addopts = -p no:cacheprovider
    """


@pytest.fixture
def mill(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project with one page of three rules and no test."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    write(pytester, "src/trollbord/games/millrace/teach/rules.en.md", PAGE)
    write(pytester, "tests/conftest.py", CONFTEST)
    write(pytester, "pytest.ini", INI)
    return pytester


def write(project: pytest.Pytester, path: str, text: str) -> None:
    file = project.path / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(dedent(text), encoding="utf-8")


def scenes(*marks: str) -> str:
    """Return a test module with one passing scene per mark."""
    parts = [
        f"@pytest.mark.rule({mark})\ndef test_{n}():\n    pass" for n, mark in enumerate(marks)
    ]
    return "import pytest\n\n" + "\n\n".join(parts)


ALL = scenes('"MR-TURN.1", "MR-TURN.2"', '"MR-LOSS.1"')


def test_a_full_run_prints_the_tally(mill: pytest.Pytester) -> None:
    write(mill, "tests/test_mill.py", ALL)

    result = mill.runpytest()

    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["millrace: 3 of 3 rules shown, 0 not on the screen"])


def test_an_uncited_number_fails_a_full_run_and_is_named(mill: pytest.Pytester) -> None:
    write(mill, "tests/test_mill.py", scenes('"MR-TURN.1"', '"MR-LOSS.1"'))

    result = mill.runpytest()

    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["millrace: no scene shows MR-TURN.2"])


def test_workers_of_xdist_report_to_one_tally(mill: pytest.Pytester) -> None:
    write(mill, "tests/test_mill.py", ALL)
    write(mill, "tests/test_more.py", scenes('"MR-TURN.1"'))

    result = mill.runpytest("-p", "xdist", "-n2")

    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["millrace: 3 of 3 rules shown, 0 not on the screen"])


@pytest.mark.parametrize("choice", [["-k", "test_0"], ["tests/test_mill.py"], ["--ignore=tests/x"]])
def test_a_partial_run_complains_about_no_uncited_number(
    mill: pytest.Pytester, choice: list[str]
) -> None:
    write(mill, "tests/test_mill.py", scenes('"MR-TURN.1"'))

    result = mill.runpytest(*choice)

    assert result.ret == pytest.ExitCode.OK
    result.stdout.no_fnmatch_line("*no scene shows*")


def test_a_skipped_scene_shows_nothing(mill: pytest.Pytester) -> None:
    skip = "@pytest.mark.skip('later')\n@pytest.mark.rule"
    write(mill, "tests/test_mill.py", ALL.replace('@pytest.mark.rule("MR-L', f'{skip}("MR-L'))

    result = mill.runpytest()

    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["millrace: no scene shows MR-LOSS.1"])


@pytest.mark.parametrize(
    ("mark", "objection"),
    [
        ('"MR-TURN.9"', "no game's teach/rules.en.md has the number MR-TURN.9"),
        (", ".join(["'MR-TURN.1'"] * 5), "a scene cites 4 numbers at most, got 5"),
        ("'MR-TURN.1', 'MR-LOSS.1', table=True", "a table test shows one section, got *"),
    ],
)
def test_a_scene_with_wrong_numbers_fails_in_every_run(
    mill: pytest.Pytester, mark: str, objection: str
) -> None:
    write(mill, "tests/test_mill.py", scenes(mark))

    result = mill.runpytest("-k", "test_0")

    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines([objection])


def test_a_table_test_may_cite_more_than_four_but_a_section_has_only_one(
    mill: pytest.Pytester,
) -> None:
    five = ", ".join(["'MR-TURN.1'"] * 5) + ", table=True"
    write(mill, "tests/test_mill.py", scenes(five, five))

    result = mill.runpytest()

    result.assert_outcomes(passed=1, errors=1)
    result.stdout.fnmatch_lines(["MR-TURN has a table test already: tests/test_mill.py::test_0"])


def test_a_pending_number_needs_no_scene_and_may_have_none(mill: pytest.Pytester) -> None:
    write(mill, "tests/ledger/millrace.pending", "# the answers come later\nMR-LOSS.1\n")
    write(mill, "tests/test_mill.py", scenes('"MR-TURN.1", "MR-TURN.2"'))
    assert "2 of 3 rules shown, 1 pending" in mill.runpytest().stdout.str()

    write(mill, "tests/test_mill.py", ALL)
    result = mill.runpytest()

    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["MR-LOSS.1 is shown here: take it off the list of pending *"])


def test_a_run_cut_short_by_a_failure_complains_about_no_uncited_number(
    mill: pytest.Pytester,
) -> None:
    write(mill, "tests/test_mill.py", "def test_broken():\n    assert not 1\n\n" + ALL)

    result = mill.runpytest("-x")

    result.stdout.no_fnmatch_line("*no scene shows*")


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("- **MR-TURN.1** Again.", "MR-TURN.1 stands twice"),
        ("- **MRTURN** No number.", "not of the form"),
        (
            "## Not on the screen\n- **MR-BOX.1** A box. *Reason: none.*",
            "1 of 4 numbers are not on",
        ),
        ("## Not on the screen\n- **MR-BOX.1** A box.", "gives no '*Reason: ...*'"),
    ],
)
def test_a_faulty_page_is_told_what_is_wrong(tmp_path: Path, line: str, fault: str) -> None:
    path = tmp_path / "millrace" / "teach" / "rules.en.md"
    path.parent.mkdir(parents=True)
    path.write_text(dedent(PAGE) + line + "\n", encoding="utf-8")

    assert any(fault in found for found in read_page(path).faults)


def test_ragnarocks_has_all_its_rules_and_one_page_of_rulings() -> None:
    (page,) = (page for page in read_ledger(ROOT) if page.game == "ragnarocks")
    rulings = (ROOT / "src/trollbord/games/ragnarocks/teach/rulings.en.md").read_text(
        encoding="utf-8"
    )
    numbered = sorted(int(n) for n in re.findall(r"^### RR-R\.(\d+): ", rulings, re.MULTILINE))

    assert len(page.numbers) == 219
    assert [f"RR-R.{n}" for n in numbered] == [n for n in page.numbers if n.startswith("RR-R.")]
