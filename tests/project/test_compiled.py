"""The compiled build: what goes into it, when it fits, and that it plays the very same games."""

import os
import runpy
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest
import setuptools

import trollbord
from tools import compile as workshop
from tools import compile_beside, compiled, recipe

ROOT = Path(__file__).parents[2]
LISTED = Path(__file__).with_name("compiled.txt")
PLAY = """
import hashlib, pickle, random, sys, trollbord
from examples.pebbles import GAME as PEBBLES
from trollbord.kernel.playout import answer
for game in [PEBBLES, *map(trollbord.load, trollbord.game_ids())]:
    state, rng, said = game.new(), random.Random(7), hashlib.sha256()
    while state.ask is not None:
        option = answer(state, rng)
        said.update(f"{state.ask.seat} {option.text} of {len(state.ask.options)}".encode())
        state = pickle.loads(pickle.dumps(state)) if option.id % 50 == 0 else state.copy()
        state.pick(option)
    print(game.id, said.hexdigest(), state.position(), state.result().scores)
assert sys.modules["examples.pebbles"].__file__.endswith(".py")
print("library" if sys.modules["trollbord.kernel.state"].__file__[-3:] != ".py" else "source")
"""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small package of its own to compile."""
    package = tmp_path / "src" / "trollbord"
    ink = ["ink/keyed.py", "ink/markup.py", "ink/icons.py"]
    for name in ("kernel/state.py", *ink, "bots/search.py", "games/millrace/rules.py"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text("SACKS = 2\n")
    (package / "games/millrace/words").mkdir()
    (package / "games/millrace/view.py").write_text("SEEN = 1\n")
    (package / "games/millrace/look").mkdir()
    (package / "games/millrace/look/board.py").write_text("import trollbord.ink\n")
    monkeypatch.setattr(compiled, "SOURCES", tmp_path / "src")
    monkeypatch.setattr(compiled, "PACKAGE", package)
    monkeypatch.setattr(compiled, "BUILDS", tmp_path / "builds")
    monkeypatch.setattr(compiled, "compiler", lambda: sys.executable)
    return package


def built() -> Path:
    """A finished build of the tree as it is."""
    build = compiled.BUILDS / compiled.fingerprint()
    build.mkdir(parents=True)
    compiled.mirror(build)
    (build / "done").touch()
    return build


def test_a_game_is_a_group_without_what_it_shows(tree: Path) -> None:
    groups = compiled.groups()

    names = ["kernel", "ink", "millrace", "bots"]
    assert list(groups) == [f"trollbord_{name}" for name in names]
    assert groups["trollbord_millrace"] == [tree / "games/millrace/rules.py"]
    assert groups["trollbord_ink"] == [tree / "ink/keyed.py", tree / "ink/markup.py"]


def test_native_code_is_compiled_wherever_it_stands(tree: Path) -> None:
    for name in ("native", "duel", "teach"):
        (tree / "games/millrace" / name).mkdir()
        (tree / "games/millrace" / name / "water.py").write_text("")

    names = compiled.module_names()

    assert [name for name in names if name.endswith("water")] == [
        "trollbord.games.millrace.duel.water",
        "trollbord.games.millrace.native.water",
    ]


def test_the_compiled_modules_are_those_of_the_list() -> None:
    """A module that is moved falls out of the build without a word, and is twenty times as slow."""
    listed, found = set(LISTED.read_text().split()), set(compiled.module_names())
    rows = [f"- {name}: compiled no more" for name in sorted(listed - found)]
    rows += [f"+ {name}: compiled and not listed" for name in sorted(found - listed)]

    assert not rows, (
        "\n".join(rows)
        + "\nsay so in tools/compiled.py, or `./compile --list > tests/project/compiled.txt`"
    )


def test_every_exception_is_still_there() -> None:
    """A module that is named and has moved is an exception to nothing."""
    named = [(f"{id}/look", name) for id, names in compiled.LOOKS.items() for name in names]

    for folder, name in named:
        assert (compiled.PACKAGE / "games" / folder / f"{name}.py").is_file(), f"{folder}/{name}"


def test_an_edited_module_is_never_shadowed_by_an_old_build(tree: Path) -> None:
    build = built()
    assert compiled.fitting() == build

    (tree / "games/millrace/rules.py").write_text("SACKS = 3\n")
    assert compiled.fitting() is None

    (tree / "games/millrace/rules.py").write_text("SACKS = 2\n")
    assert compiled.fitting() == build


def test_a_new_module_needs_a_new_build(tree: Path) -> None:
    built()
    (tree / "games/millrace/effects.py").write_text("")

    assert compiled.fitting() is None


def test_another_compiler_needs_a_new_build(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built()
    monkeypatch.setattr(compiled, "compiler", lambda: "/bin/sh")

    assert compiled.fitting() is None


@pytest.mark.skipif(sys.platform == "win32", reason="files are copied there, and count")
def test_what_is_not_compiled_is_always_the_source_itself(tree: Path) -> None:
    build = built()
    (tree / "games/millrace/view.py").write_text("SEEN = 2\n")

    assert compiled.fitting() == build
    assert (build / "trollbord/games/millrace/view.py").read_text() == "SEEN = 2\n"


def test_an_unfinished_build_does_not_fit(tree: Path) -> None:
    (built() / "done").unlink()

    assert compiled.fitting() is None


def test_only_a_changed_group_is_compiled_again(tree: Path) -> None:
    for name in compiled.groups():
        compiled.kept(name).mkdir(parents=True)
        (compiled.kept(name) / "done").touch()
    assert compiled.stale() == []

    (tree / "games/millrace/rules.py").write_text("SACKS = 3\n")
    assert compiled.stale() == ["trollbord_millrace"]

    (tree / "kernel/state.py").write_text("SACKS = 3\n")
    assert compiled.stale() == list(compiled.groups())


def compile_groups() -> None:
    """Libraries of all groups, which are none."""
    made = compiled.BUILDS / "libraries"
    modules = [f"{part}.so" for group in compiled.groups() for part in compiled.libraries(group)]
    for name in (*modules, "other__mypyc.so"):
        (made / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).write_text(name)
    for group in compiled.groups():
        workshop.keep_group(group, compiled.kept(group), made)


def test_a_build_that_does_not_work_is_never_found(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What stands for libraries here is text, which no Python imports."""
    monkeypatch.setattr(subprocess, "run", partial(subprocess.run, stderr=PIPE))
    compile_groups()

    with pytest.raises(subprocess.CalledProcessError):
        workshop.assemble(compiled.BUILDS / compiled.fingerprint())

    assert compiled.fitting() is None


def test_one_process_compiles_at_a_time(tree: Path) -> None:
    """Another one waits, and finds the build then; one that was killed holds nobody up."""
    code = f"from tools import compile, compiled; compiled.BUILDS = compiled.Path({str(compiled.BUILDS)!r})"
    code += "; hold = compile.alone(); hold.__enter__(); print('mine', flush=True); input()"
    command = [sys.executable, "-c", code]
    with subprocess.Popen(command, cwd=ROOT, stdin=PIPE, stdout=PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "mine\n"
        with ThreadPoolExecutor(1) as thread:
            waiting = thread.submit(enter_alone)
            with pytest.raises(TimeoutError):
                waiting.result(timeout=0.3)
            other.kill()
            waiting.result(timeout=30)


def enter_alone() -> None:
    with workshop.alone():
        pass


def test_a_build_is_put_together_from_its_groups(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workshop, "try_out", lambda build: None)
    compile_groups()
    assert compiled.stale() == []

    workshop.assemble(compiled.BUILDS / compiled.fingerprint())

    build = compiled.fitting()
    assert build is not None
    assert (build / "trollbord/kernel/state.so").is_file()
    assert (build / "trollbord_kernel__mypyc.so").is_file()
    assert (build / "trollbord/kernel/state.py").read_text() == "SACKS = 2\n"
    assert not (build / "other__mypyc.so").exists()


def test_a_constant_that_mypyc_misreads_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text(
        "if (likely(cpy_r_r0.f0 != -113.0 && PyErr_Occurred())) goto CPyL3;\n"
        'PyErr_SetString(PyExc_NameError, "value for final name \\"REACHED\\" was not set");\n'
    )

    with pytest.raises(SystemExit, match="REACHED must be"):
        recipe.refuse_unset_floats(tmp_path)


def test_a_literal_that_mypyc_would_box_is_refused_with_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    module = tmp_path / "bits.py"
    module.write_text("FITS = 0x3FFFFFFFFFFFFFFF\n\nMASK = 0x5555555555555555\n")

    with pytest.raises(SystemExit, match=r"bits\.py:3: 0x5555555555555555 is 2\^62 or more"):
        recipe.refuse_boxed_literals([module])

    module.write_text("FITS = 0x3FFFFFFFFFFFFFFF\n")
    recipe.refuse_boxed_literals([module])


def test_a_star_after_in_is_refused_with_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    module = tmp_path / "few.py"
    module.write_text("def few(x, b):\n    return x in (1, *b)\n")

    with pytest.raises(SystemExit, match=r"few\.py:2: mypyc can't compile a star after `in`"):
        recipe.refuse_stars([module])


@pytest.mark.skipif(os.name == "nt" or not compiled.compiler(), reason="there is no gcc or clang")
def test_the_compiler_does_not_look_at_how_the_c_is_indented(tmp_path: Path) -> None:
    """Which takes gcc a third of a whole build; only the warning shows that it does."""
    source = tmp_path / "indented.c"
    source.write_text("int f(int a) {\n  if (a)\n    a = 1;\n    a = 2;\n  return a;\n}\n")
    strict = [compiled.compiler(), "-Wall", "-Werror", "-fsyntax-only", str(source)]
    assert subprocess.run(strict, capture_output=True, check=False).returncode != 0

    made = recipe.optimised(setuptools.Extension("indented", [str(source)]), recipe.quick)

    subprocess.run([*strict, *made.extra_compile_args], check=True)


def test_the_longest_sources_are_compiled_first(tmp_path: Path) -> None:
    """The last of them would otherwise keep one core busy alone."""
    for name, size in {"ink": 10, "kernel": 200, "millrace": 300}.items():
        (tmp_path / f"{name}.c").write_text(" " * size)
    made = [
        setuptools.Extension(name, [str(tmp_path / f"{name}.c")])
        for name in ("ink", "kernel", "millrace")
    ]

    names = [each.name for each in recipe.longest_first(made)]
    assert names == ["millrace", "kernel", "ink"]


def test_nothing_that_is_compiled_has_to_be_refused() -> None:
    """Found here, in a second, and not after minutes of compiling."""
    modules = [module for group in compiled.groups().values() for module in group]

    recipe.refuse_boxed_literals(modules)
    recipe.refuse_stars(modules)


def test_without_a_compiler_there_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "compiler", lambda: "")

    assert workshop.main([]) == 0
    assert compiled.fitting() is None
    said = capsys.readouterr().out
    assert said.startswith("There is no C compiler here, so Trollbord runs interpreted")
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("command", "pure", "is_compiled"),
    [
        ("bdist_wheel", "", True),
        ("bdist_wheel", "1", False),
        ("editable_wheel", "", False),
        ("egg_info", "", False),
        ("sdist", "", False),
    ],
)
def test_wheels_are_compiled_and_nothing_else(
    command: str, pure: str, is_compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[object] = []
    monkeypatch.setattr(setuptools, "setup", lambda **named: given.extend(named["ext_modules"]))
    monkeypatch.setattr(recipe, "extensions", lambda target, level: ["an extension"])
    monkeypatch.setattr(compiled, "compiler", lambda: "cc")
    monkeypatch.setattr(sys, "argv", ["setup.py", command])
    monkeypatch.setenv("TROLLBORD_PURE", pure)
    monkeypatch.chdir(ROOT)

    runpy.run_path(str(ROOT / "setup.py"))

    assert bool(given) == is_compiled


def test_a_wheel_is_compiled_on_two_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    """As setuptools reads it, which compiles one source after the other unless it is told so."""
    given: list[setuptools.Distribution] = []
    monkeypatch.setattr(setuptools, "setup", lambda **named: given.append(distribution(named)))
    monkeypatch.setattr(recipe, "extensions", lambda target, level: [])
    monkeypatch.setattr(os, "cpu_count", lambda: 8)
    monkeypatch.setattr(sys, "argv", ["setup.py", "build_ext"])
    monkeypatch.chdir(ROOT)

    runpy.run_path(str(ROOT / "setup.py"))

    command = given[0].get_command_obj("build_ext")
    command.ensure_finalized()
    assert command.parallel == 2


def distribution(named: dict[str, Any]) -> setuptools.Distribution:
    """What setuptools makes of the words of a setup.py."""
    return setuptools.Distribution({"name": "trollbord", **named})


def test_no_library_lies_among_the_sources() -> None:
    assert not [*(ROOT / "src").rglob("*.so"), *(ROOT / "src").rglob("*.pyd")]


def test_every_game_has_its_group() -> None:
    games = {f"trollbord_{game}" for game in trollbord.game_ids()}

    assert set(compiled.groups()) == {
        "trollbord_kernel",
        "trollbord_ink",
        "trollbord_bots",
        *games,
    }


def test_both_builds_play_the_same_games() -> None:
    build = compiled.fitting()
    if build is None:
        pytest.skip("run ./compile")

    interpreted, compiled_ = played(ROOT / "src"), played(build)

    assert interpreted[-1] == "source"
    assert compiled_[-1] == "library"
    assert interpreted[0].startswith("pebbles ")
    assert interpreted[:-1] == compiled_[:-1]


def played(path: Path) -> list[str]:
    """One game of each and the guide's own, which is never compiled, with everything that was asked, as a process with this path plays it."""
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={"PYTHONPATH": f"{path}{os.pathsep}{ROOT}"},
        text=True,
        capture_output=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_what_compiles_beside_a_game_begins_after_the_tools_are_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A process that began with an older setuptools keeps its hook, on which the new one fails: another one compiles."""
    done: list[str] = []
    monkeypatch.setattr(compile_beside, "fetch", lambda: done.append("fetched"))
    monkeypatch.setattr(
        subprocess, "run", lambda command, **more: done.append(Path(command[-1]).name)
    )

    compile_beside.built()

    assert done == ["fetched", "compile.py"]
