"""Games and bots of other packages: found by their entry points, and whatever is wrong with one hurts no other."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

import trollbord
from tests.games.packages import BOT, Packages, installable
from trollbord import UnknownGame, bots, records
from trollbord.adapters.seated import NotFound, boxed, seated
from trollbord.arena.plan import Contest
from trollbord.arena.played import play
from trollbord.bots import UnknownBot
from trollbord.cli.app import app
from trollbord.kernel.game import module_of
from trollbord.page.screens import game_screen
from trollbord.server.rooms import offered
from trollbord.words import speaker

OURS = ["ankh_morpork", "ragnarocks", "trollfjord", "trolls_princesses"]


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Packages]:
    with installable(tmp_path, monkeypatch) as found:
        yield found


def said(*arguments: str) -> str:
    """What a command prints."""
    return CliRunner().invoke(app, ["--language", "en", *arguments]).output


def test_an_installed_game_is_listed_and_not_imported(packages: Packages) -> None:
    packages.install_pebbles("heaps")

    assert trollbord.game_ids() == sorted([*OURS, "heaps"])
    assert "heaps" not in sys.modules
    assert trollbord.load("heaps").id == "heaps"


def test_whatever_goes_by_id_works_for_it(packages: Packages) -> None:
    packages.install_pebbles("stones")
    packages.install("last-bot", "bots", "last = last_bot:Last", BOT)

    match = trollbord.play("stones", ["last", "random"], seed=5)
    record = records.recorded(match)

    assert records.parse(record.text()) == record
    assert records.replay(record) == match.state
    assert records.verify(record).is_good
    contest = Contest("stones", ("last", "random"), matches=1)
    assert sum(play(contest, contest.pairings()[0]).scores) >= 13
    assert game_screen("stones").picks is not None
    assert speaker("stones", "en").text("game-name") == "Pebbles"
    assert "stones" in said("games")


def test_its_words_are_found_before_it_is_loaded(packages: Packages) -> None:
    packages.install_pebbles("cairns")

    assert speaker("cairns", "en").text("game-name") == "Pebbles"


def test_it_is_an_environment_by_its_id(packages: Packages) -> None:
    pettingzoo = pytest.importorskip("trollbord.envs.pettingzoo")
    packages.install_pebbles("boulders")
    env = pettingzoo.env("boulders")

    env.reset(seed=1)

    assert env.agents == ["seat_0", "seat_1"]


def test_a_package_that_fails_to_import_is_a_sentence_and_hurts_no_other(
    packages: Packages,
) -> None:
    packages.install("sad-package", "games", "sad = sad_game", "import nothing_of_the_kind")
    packages.install("rude-package", "games", "rude = rude_game", "import sys; sys.exit(3)")

    for _ in range(2):
        with pytest.raises(
            UnknownGame,
            match=r"the package 'sad-package' brings no game 'sad' .* 'nothing_of_the_kind'",
        ):
            trollbord.load("sad")
    with pytest.raises(UnknownGame, match="the package 'rude-package' brings no game 'rude'"):
        trollbord.load("rude")
    assert trollbord.games.playable() == OURS
    listed = said("games")
    assert all(id in listed for id in OURS) and "sad-package" in listed


def test_two_packages_with_one_id_are_both_refused(packages: Packages) -> None:
    packages.install_pebbles("twins", "one-package")
    packages.install("two-package", "games", "twins = other_twins", "")

    with pytest.raises(UnknownGame, match=r"'twins' \(one-package, two-package\): uninstall"):
        trollbord.load("twins")
    assert "twins" not in sys.modules


def test_an_id_of_ours_stays_ours(packages: Packages, caplog: pytest.LogCaptureFixture) -> None:
    packages.install("cuckoo-package", "games", "ragnarocks = cuckoo", "raise RuntimeError")

    assert trollbord.load("ragnarocks").module == "trollbord.games.ragnarocks"
    assert trollbord.games.playable() == OURS
    sentence = "the game 'ragnarocks' is one of ours: that of cuckoo-package is not used"
    assert sentence in caplog.text
    assert sentence in said("games")


@pytest.mark.parametrize("more", ["", "import trollbord.games.trollfjord"])
def test_a_package_that_makes_another_game_than_it_says_leaves_nothing(
    packages: Packages, more: str
) -> None:
    id = f"ravens{len(more)}"
    packages.install_pebbles(id)
    module = packages.folder / id / "__init__.py"
    module.write_text(module.read_text().replace(f'Pebbles("{id}"', 'Pebbles("nobodys"') + more)

    with pytest.raises(UnknownGame, match=f"{id} makes no game with the id '{id}'"):
        trollbord.load(id)
    assert module_of("nobodys") == ""
    assert trollbord.load("trollfjord").id == "trollfjord"


def test_a_package_that_makes_a_game_under_our_id_is_refused(packages: Packages) -> None:
    """In a process that has not needed ours yet, where nobody would notice."""
    packages.install_pebbles("magpies")
    module = packages.folder / "magpies" / "__init__.py"
    text = module.read_text()
    last = text[text.index("GAME: Final") :]
    module.write_text(text + last.replace("GAME", "OTHER").replace("magpies", "ragnarocks"))
    code = (
        "import trollbord\n"
        "try: trollbord.load('magpies')\n"
        "except trollbord.UnknownGame as error: print(error)\n"
        "print(trollbord.load('ragnarocks').module)"
    )

    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        text=True,
        capture_output=True,
        check=True,
    )

    refused, ours = done.stdout.splitlines()
    assert "the game 'ragnarocks' is one of ours: that of magpies is not used" in refused
    assert ours == "trollbord.games.ragnarocks"


def test_a_record_of_a_game_that_is_not_installed_is_a_sentence(packages: Packages) -> None:
    packages.install_pebbles("pits")
    text = records.recorded(trollbord.play("pits", ["random", "random"], seed=1)).text()
    record = records.parse(text.replace("game pits", "game wells"))

    for look in (records.replay, records.verify, records.resume):
        with pytest.raises(UnknownGame, match="the game 'wells' is not installed here"):
            look(record)


def test_a_bot_of_a_package_plays_under_its_id(packages: Packages) -> None:
    packages.install("last-bot", "bots", "last = last_player:Last", BOT)

    assert "last" in bots.bot_ids() and "last_player" not in sys.modules
    assert bots.make("last").name == "last"
    assert "last" in said("games", "ragnarocks")


def test_a_bot_that_cannot_be_made_is_a_sentence(packages: Packages) -> None:
    packages.install("sad-bot", "bots", "sad = sad_bot:Sad", "")
    packages.install("odd-bot", "bots", "odd = odd_bot:odd", "odd = dict")
    packages.install("one-bot", "bots", "twin = last_one:Last")
    packages.install("two-bot", "bots", "twin = last_two:Last")

    with pytest.raises(UnknownBot, match="the package 'sad-bot' brings no bot 'sad'"):
        bots.make("sad")
    with pytest.raises(UnknownBot, match="'odd_bot:odd' makes no Player but a dict"):
        bots.make("odd")
    with pytest.raises(UnknownBot, match=r"'twin' \(one-bot, two-bot\)"):
        bots.make("twin")
    assert bots.make("tomte").name == "tomte"


def test_classes_are_named_on_command_lines_and_from_python_alone(packages: Packages) -> None:
    packages.install("last-bot", "bots", "last = lasting:Last", BOT)
    packages.install_pebbles("scree")

    assert seated("lasting:Last").name == "lasting:Last"
    assert seated("lasting:Last@0.5s").budget is not None
    assert boxed("scree:GAME").id == "scree"
    assert trollbord.play("scree:GAME", ["lasting:Last", "random"], seed=1).result is not None
    with pytest.raises(UnknownBot, match="there is no bot 'lasting:Last'"):
        bots.make("lasting:Last")
    with pytest.raises(UnknownGame, match="there is no game 'scree:GAME'"):
        trollbord.load("scree:GAME")


@pytest.mark.parametrize("name", ["no_such_module:Bot", "random:NoBot", "random:"])
def test_a_class_that_is_not_there_is_a_sentence(name: str) -> None:
    with pytest.raises((NotFound, UnknownBot), match=name):
        seated(name)


def test_what_is_no_game_is_a_sentence() -> None:
    with pytest.raises(UnknownGame, match="'random:Random' is no game but a type"):
        boxed("random:Random")


def test_a_server_offers_what_its_operator_named(
    packages: Packages, monkeypatch: pytest.MonkeyPatch
) -> None:
    packages.install_pebbles("gravel")
    packages.install("last-bot", "bots", "last = last_of_all:Last", BOT)
    monkeypatch.setattr(offered, "_NAMED", {"games": (), "bots": ()})

    assert offered.playable() == OURS and "gravel" not in sys.modules
    with pytest.raises(UnknownGame, match="there is no game 'gravel'"):
        offered.load("gravel")
    assert "last" not in offered.bot_levels()

    offered.offer(["gravel"], ["last"])
    assert offered.load("gravel").id == "gravel"
    assert offered.bot_levels()[-1] == "last"


def test_a_server_does_not_start_with_what_is_not_there() -> None:
    assert "there is no game 'gravel'" in said("serve", "--no-browser", "--game", "gravel")
    assert "there is no bot 'ulf'" in said("serve", "--no-browser", "--bot", "ulf")


def test_a_game_without_a_drawing_is_shown_as_text(packages: Packages) -> None:
    packages.install_pebbles("shards")
    view = trollbord.load("shards").new().view(0)

    picture = view.game.picture(view)

    assert picture.startswith("<svg") and "heap 13, taken [0, 0]" in picture
    assert picture.removeprefix("<svg ") in view._repr_svg_()
