"""The form of a new table: names, bots and lists, and nothing that does not count."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from tests.server.running import run
from tests.server.test_sleeping import server_at
from trollbord import game_ids
from trollbord.kernel.errors import BadSettings
from trollbord.page.new_page import new_page
from trollbord.server.rooms.clock import GAME, ClockRules, agreed_clock
from trollbord.server.rooms.new_table import open_table, own_name
from trollbord.server.store.rows import StoredTable
from trollbord.server.web.lobby import new_table
from trollbord.words import LANGUAGES, speaker


@pytest.fixture(scope="module")
def forms(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, str], str]:
    """The form of every game in every language."""

    async def scene() -> dict[tuple[str, str], str]:
        server = server_at(tmp_path_factory.mktemp("forms"))
        shown = {
            (game, language): new_page(await new_table(server, game, "anna", language))
            for game in game_ids()
            for language in LANGUAGES
        }
        await server.close()
        return shown

    return run(scene())


def stored(path: Path, game: str, **form: str) -> StoredTable:
    async def scene() -> StoredTable:
        server = server_at(path)
        fields = {name.replace("__", "-"): text for name, text in form.items()}
        id = await open_table(server.store, game, "anna", fields)
        found = await server.store.table(id)
        await server.close()
        assert found is not None
        return found

    return run(scene())


def test_people_at_one_device_have_names_of_their_own(tmp_path: Path) -> None:
    form = {"seat__0": "me", "name__0": "Astrid", "seat__1": "me", "name__1": " Grand  father "}
    table = stored(tmp_path, "ragnarocks", **form, name="Sunday duel")

    assert [chair.name for chair in table.chairs] == ["", "Grand father"]
    assert table.row.name == "Sunday duel"
    assert own_name({"seat-0": "bot", "seat-1": "me", "name-1": "Astrid"}) == "Astrid"


def test_a_bot_has_its_level_in_a_list(tmp_path: Path) -> None:
    table = stored(tmp_path, "ragnarocks", seat__0="me", seat__1="bot", bot__1="jotun")

    assert table.chairs[1].bot == "jotun"


def test_colours_come_from_lists_and_no_two_seats_get_the_same(tmp_path: Path) -> None:
    seats = {"seat__0": "me", "seat__1": "me"}
    wanted = {"table__colours__0": "black", "table__colours__1": "black"}
    rest = {"table__colours__2": "white", "table__colours__3": "brown"}
    table = stored(tmp_path, "trollfjord", **seats, **wanted, **rest)

    assert msgspec.json.decode(table.row.options)["colours"] == "black-orange-white-brown"
    with pytest.raises(BadSettings):
        stored(tmp_path, "trollfjord", **seats, table__colours="black")


def test_the_clock_reads_the_field_of_its_kind() -> None:
    form = {"clock": GAME, "clock-move": "2", "clock-game": "45", "clock-days": "7"}

    assert agreed_clock({**form, "clock-more": "15"}) == ClockRules(GAME, 2700.0, 15.0)
    assert agreed_clock({**form, "clock": "days"}) == ClockRules("days", 7 * 86400.0)


@pytest.mark.parametrize("game", game_ids())
def test_a_form_says_how_long_how_heavy_and_for_whom(
    game: str, forms: dict[tuple[str, str], str]
) -> None:
    shown = forms[game, "en"]

    assert all(each in shown for each in ("min against bots", "from 1", "luck"))
    assert shown.count('class="bot"') == 4 and "strength 4 of 4" in shown


def test_no_form_asks_for_a_notation_or_names_a_command(forms: dict[tuple[str, str], str]) -> None:
    for shown in forms.values():
        typed = re.findall(r'<input(?![^>]*type=)[^>]*name="([^"]+)"', shown)
        assert all(re.fullmatch(r"name(-\d)?", name) for name in typed), typed
        assert "--" not in re.sub(r"<[^>]*>", "", shown)


def test_what_does_not_count_is_hidden_until_it_does(forms: dict[tuple[str, str], str]) -> None:
    shown, words = forms["ragnarocks", "en"], speaker("ragnarocks")
    for option in ("ivory_card", "red_card", "ivory_players"):
        (row,) = re.findall(rf"<div[^>]*><span><b>{words.text(f'table-{option}')}", shown)
        assert "hidden" in row
    (row,) = re.findall(rf"<div[^>]*><span><b>{words.text('table-characters')}", shown)
    assert "hidden" not in row
