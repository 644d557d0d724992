"""The component pages of the docs: complete, in every language, with links that lead somewhere."""

import re

import pytest

from docs.hooks import books, components
from docs.hooks.boxes.trolls_princesses import PRICE_LIST
from tests.trollfjord.test_example_turn import before, finished
from trollbord.games.ankh_morpork.box import AREAS, CARDS, EVENTS, PERSONALITIES
from trollbord.games.ragnarocks.box import CELLS, NAMES, ROW_LENGTHS
from trollbord.games.trollfjord.box import COPIES, LEAST_VALUE, PLANKS, REGIONS, SITES, STANDARD_MAP
from trollbord.games.trollfjord.chart import board_of
from trollbord.games.trolls_princesses.catalogue import CATALOGUE
from trollbord.games.trolls_princesses.clans import CLAN_NAMES
from trollbord.games.trolls_princesses.deck import (
    CASTLES,
    KINDS,
    ROUNDS,
    ROYAL_CARDS,
    TASKS,
    TROLL_CARDS,
)
from trollbord.games.trolls_princesses.goods import PRICES
from trollbord.games.trolls_princesses.spaces import ITEMS
from trollbord.games.trolls_princesses.tiles import DENS, ROYALS
from trollbord.page.book.pictures import pictures
from trollbord.words import LANGUAGES, speaker
from trollbord.words.rulebook import RULE_NUMBER, languages_of, rulebook

LINK = re.compile(
    r"(?:<a id=\"[^\"]+\"></a>)?\[([^\]]+)\]\(\.\./rules/(\w+)(?:\.\w+)?\.md#([^)]+)\)"
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", components.games())
def test_every_rule_on_a_page_is_a_link_to_it(game: str, language: str) -> None:
    page = components.page(game, language)
    links = LINK.findall(page)

    assert links
    for shown, of, number in links:
        assert shown == number and of == game and number in rulebook(game, language).statements
    left = RULE_NUMBER.findall(LINK.sub("", page))
    assert left == [], "numbers that lead nowhere"


@pytest.mark.parametrize("game", components.games())
def test_rules_lead_to_the_components_that_bear_them(game: str) -> None:
    for language in languages_of(game, "rules"):
        ending = "" if language == "en" else f".{language}"
        rules = components.led_back(books.pages()[f"rules/{game}{ending}.md"], game, language)
        cited = {number for _, _, number in LINK.findall(components.page(game, language))}

        led = re.findall(
            rf"\*\*\[([^\]]+)\]\(\.\./components/{game}{ending}\.md#([^)]+)\)\*\* ", rules
        )
        assert {shown for shown, _ in led} == cited and all(a == b for a, b in led)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", components.games())
def test_every_table_has_as_many_columns_in_each_row(game: str, language: str) -> None:
    page = components.page(game, language)
    for table in re.findall(r"(?:^\|.*\n)+", page, re.MULTILINE):
        widths = {len(re.findall(r"(?<!\\)\|", row)) for row in table.splitlines()}
        assert len(widths) == 1, table[:200]


@pytest.mark.parametrize("game", components.games())
def test_a_turn_is_worked_out(game: str) -> None:
    turn = list(components.worked_turn(game, speaker(game, "en")))

    assert 2 <= len(turn) < components.MOST and all(len(line) > 5 for line in turn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_of_ankh_morpork_is_listed(language: str) -> None:
    page, words = components.page("ankh_morpork", language), speaker("ankh_morpork", language)

    for name in (*AREAS, *CARDS, *EVENTS, *PERSONALITIES):
        assert words.name(name) in page
    assert all(f"#AM-CARD.{card})" in page for card in CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_of_ragnarocks_is_listed(language: str) -> None:
    page, words = components.page("ragnarocks", language), speaker("ragnarocks", language)

    for name in NAMES:
        assert f"| {words.name(name)} | {words.text(f'power-{name}')} |" in page
    assert all(f"\n| {cell} | " in page for cell in CELLS)
    assert all(
        f"\n| {'ABCDEFGHIJ'[row]} | {length} | " in page for row, length in enumerate(ROW_LENGTHS)
    )
    rules = [number for number in rulebook("ragnarocks", language).statements if "POWER" in number]
    assert len(rules) > 32 and all(f"#{number})" in page for number in rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_of_trollfjord_is_listed(language: str) -> None:
    page, words = components.page("trollfjord", language), speaker("trollfjord", language)
    board = board_of(STANDARD_MAP)

    for at, region in enumerate(REGIONS):
        beside = ", ".join(words.name(REGIONS[other]) for other in board.neighbours[at])
        sites = ", ".join(
            words.name(SITES[s]) for s, three in enumerate(board.sites) if at in three
        )
        assert f" | {beside} | {sites} |" in page and f"\n| {words.name(region)} | " in page
    for plank, face in PLANKS.items():
        assert f"| {plank} | {' | '.join(map(words.name, face))} |" in page
    for place, copies in enumerate(COPIES):
        assert f"\n| {LEAST_VALUE + place} | {copies} |\n" in page
    assert "| 8 | 8 | 8 |\n| 9+ | 9 | 9 |\n" in page and "| 4, 8, 16 |" in page
    assert page.count("[TF-SETUP.13]") == 4 and page.count("\n| III | 6 |") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_of_trolls_and_princesses_is_listed(language: str) -> None:
    game = "trolls_princesses"
    page, words = components.page(game, language), speaker(game, language)

    for name in (*ITEMS[:-1], *TASKS, *CASTLES):
        assert f"\n| {name} | {words.name(name)} | " in page
    assert all(f"\n| {name} | " in page for name in ROUNDS)
    assert all(f"\n| {words.name(clan)} | " in page for clan in CLAN_NAMES)
    assert [verb for verb, *_ in PRICE_LIST] == list(PRICES)


def rules_of(row: str) -> str:
    """What the rules say to which the row of a tile or card leads."""
    page = components.page("trolls_princesses", "en")
    line = next(line for line in page.splitlines() if line.startswith(f"| {row} | "))
    stated = rulebook("trolls_princesses", "en").statements
    return " ".join([stated[number].text for _, _, number in LINK.findall(line)])


def test_tiles_and_cards_lead_to_the_rules_that_name_them() -> None:
    for name in (*CASTLES, *[royal.name for royal in ROYALS]):
        assert name in rules_of(name)
    for den in DENS:
        assert den.counts in rules_of(den.name)
    for card in TROLL_CARDS:
        kind = KINDS[card.kind]
        assert not kind.counts or kind.name.replace("-", "_") in rules_of(card.name)
    for task in ROYAL_CARDS:
        assert task.colour in rules_of(task.name)


def test_each_price_leads_to_the_rule_that_says_it() -> None:
    stated = rulebook("trolls_princesses", "en").statements
    for verb, _, _, rows in PRICE_LIST:
        for price, row in zip(PRICES[verb], rows, strict=True):
            number = CATALOGUE[row].numbers[0]
            assert f"costs {price.points} AP" in stated[number].text, verb


def test_a_turn_begins_after_the_clans_are_chosen() -> None:
    turn = list(components.worked_turn("trolls_princesses", speaker("trolls_princesses", "en")))

    assert " plays dawn " in turn[0] and any(" moves a troll " in line for line in turn)


def test_the_example_of_trollfjord_is_the_one_that_the_scenes_play() -> None:
    table, shown = before(), pictures("trollfjord")["example"]
    assert shown.position == table.state.position()

    for picks in shown.steps:
        table.pick(*picks)

    assert table.state == finished().reveal(10, 11).state


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_trollfjord_is_told(language: str) -> None:
    told = components.example("trollfjord", speaker("trollfjord", language))

    assert len(told) > 20 and any("Astrid" in line and "18" in line for line in told)
    assert told[-1] in components.page("trollfjord", language)
    assert len(components.example("ragnarocks", speaker("ragnarocks", language))) == 2
