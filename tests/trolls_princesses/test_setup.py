"""The box and the set-up."""

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.trolls_princesses.scene import Scene, acting, moving
from trollbord.games.trolls_princesses import (
    TROLLS_PRINCESSES,
    box,
    clans,
    deck,
    places,
    tiles,
)
from trollbord.games.trolls_princesses.goods import BARNS, COWS, RESOURCES, TROLL_POWER
from trollbord.games.trolls_princesses.state import TrollsState, rounds_of
from trollbord.kernel.errors import BadSettings
from trollbord.kernel.playout import answer

ROOT = Path(__file__).parents[2]
CLANS = ("clan red", "clan yellow", "clan purple", "clan turquoise")


def laid_out(seats: int, seed: int = 1) -> TrollsState:
    """A table up to its first turn: clans in the order above, chance by seed."""
    state = TROLLS_PRINCESSES.new(seats)
    rng = Random(seed)
    assert isinstance(state, TrollsState)
    for clan in CLANS[:seats]:
        state.pick(clan)
    while state.round == 0:
        state.take(answer(state, rng))
    return state


@pytest.mark.rule(
    "TP-COMP.1", "TP-COMP.3", "TP-COMP.5", "TP-COMP.6", "TP-COMP.7", "TP-COMP.8", "TP-COMP.9", "TP-COMP.10",
    "TP-COMP.11", "TP-COMP.12", "TP-COMP.13", "TP-COMP.14", "TP-COMP.15", table=True,
)  # fmt: skip
def test_the_box_holds_what_the_book_lists() -> None:
    """Everything is there in its number."""
    assert box.SECTIONS == 5
    assert RESOURCES == ("obsidian", "gold", "diamond")
    assert sum(box.RESOURCE_PIECES) == 52
    assert box.RESOURCE_PIECES == (24, 16, 12)
    assert (len(tiles.ROYALS), len(tiles.DENS), len(deck.CASTLE_TILES)) == (20, 64, 10)
    assert (len(deck.TROLL_CARDS), len(deck.ROUND_CARDS), len(deck.ROYAL_CARDS)) == (48, 60, 14)
    assert (box.BELL_COUNT, box.NEUTRAL_CAMPS, box.SUPPLY) == (12, 12, (12, 16, 13, 16))
    assert box.KINGS == 1
    assert clans.CLAN_NAMES == ["yellow", "red", "purple", "turquoise"]
    assert len(clans.CAMP_SLOTS) == box.OWN_CAMPS
    assert (5, len(clans.CHANGELING_SLOTS)) == (box.TROLLS, box.OWN_CHANGELINGS)
    assert [clan.covers for clan in clans.CLANS] == [3, 3, 3, 2]
    assert Counter(den.kind for den in tiles.DENS) == {0: 16, 1: 16, 2: 16, 3: 16}


@pytest.mark.rule("TP-COMP.4", "TP-R.18")
def test_resources_are_gained_even_when_all_pieces_are_in_use() -> None:
    """Multipliers make up for missing pieces."""
    rich = acting("I", 3, obsidian=24, castles="CAS-04 CAS-05 CAS-06 CAS-07")

    rich.pick("castle")

    assert rich.store() == (26, 0, 0)


@pytest.mark.rule("TP-SETUP.1", "TP-SETUP.3", "TP-SETUP.4", "TP-SETUP.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_villages_lie_open_as_players_take_part(seats: int) -> None:
    """I and II for two, I to III for three, I to IV for four; the rest is forest."""
    state = laid_out(seats)

    assert [castle >= 0 for castle in state.castles] == [village < seats for village in range(4)]
    assert box.SECTIONS - seats == {2: 3, 3: 2, 4: 1}[seats]
    with pytest.raises(ValueError, match="2, 3, 4"):
        TROLLS_PRINCESSES.new(seats + 3 if seats > 2 else 1)


@pytest.mark.rule("TP-SETUP.7", "TP-SETUP.8", "TP-SETUP.9", "TP-SETUP.10")
def test_each_village_gets_a_castle_tile_three_bells_and_three_camps() -> None:
    """Four different castle tiles lie out, six stay in the box."""
    state = laid_out(4)

    assert len(set(state.castles)) == 4
    assert state.bells == [3, 3, 3, 3]
    assert state.camps == [3, 3, 3, 3]


@pytest.mark.rule("TP-SETUP.11", "TP-SETUP.12", "TP-SETUP.13")
def test_each_village_gets_a_changeling_and_a_human_but_no_princess() -> None:
    state = laid_out(3)

    assert state.changelings == [1, 1, 1, 0]
    assert state.farmers == [1, 1, 1, 0]
    assert state.princesses == [0, 0, 0, 0]


@pytest.mark.rule("TP-SETUP.14", "TP-SETUP.24")
def test_the_supply_holds_what_was_not_handed_out() -> None:
    """Red, yellow and purple: 12 princesses, 13 changelings, 9 humans, 13 cows; no bell, no camp."""
    state = laid_out(3)

    assert state.supply == [12, 13, 9, 13]
    assert sum(state.bells) == 9
    assert sum(state.camps) == 9


@pytest.mark.rule("TP-SETUP.15", "TP-SETUP.17", "TP-SETUP.19", "TP-SETUP.20")
@pytest.mark.parametrize(("seats", "dens", "cards"), [(2, 48, 36), (3, 48, 36), (4, 64, 48)])
def test_five_dens_cards_and_royal_tiles_are_shown(seats: int, dens: int, cards: int) -> None:
    """The displays have five each; royal tiles are twenty at every count."""
    state = laid_out(seats)

    assert [len(display) for display in state.displays] == [5, 5, 5]
    assert [len(pile) for pile in state.piles] == [dens - 5, cards - 5, 15]


@pytest.mark.rule("TP-SETUP.16", "TP-SETUP.18", "TP-R.1")
def test_marked_pieces_leave_the_game_before_anything_is_shown() -> None:
    """Sixteen dens, four of each kind, and twelve cards."""
    marked = [den for den in tiles.DENS if den.four]
    state = TROLLS_PRINCESSES.new(3)
    assert isinstance(state, TrollsState)

    assert Counter(den.kind for den in marked) == {0: 4, 1: 4, 2: 4, 3: 4}
    assert sum(card.four for card in deck.TROLL_CARDS) == 12
    assert not any(tiles.DENS[tile].four for tile in state.piles[0])
    assert not any(deck.TROLL_CARDS[card].four for card in state.piles[1])
    assert state.displays == [(), (), ()]


@pytest.mark.rule("TP-SETUP.21", "TP-SETUP.22", "TP-SETUP.23", "TP-TASK.15")
def test_one_blue_one_yellow_and_two_red_royal_cards_lie_open() -> None:
    """Each colour is shuffled alone; the other ten are out."""
    state = laid_out(2)

    colours = Counter(deck.ROYAL_CARDS[task].colour for task in state.tasks)
    assert colours == {"blue": 1, "yellow": 1, "red": 2}
    assert Counter(card.colour for card in deck.ROYAL_CARDS) == {"blue": 5, "yellow": 5, "red": 4}


@pytest.mark.rule("TP-SETUP.26", "TP-SETUP.27", "TP-R.44")
def test_each_player_chooses_a_clan_and_the_first_player_is_drawn() -> None:
    """In seat order; the first player holds the king, who counts for nobody yet."""
    state = TROLLS_PRINCESSES.new(2)
    assert isinstance(state, TrollsState)
    scene = Scene(state)
    assert scene.offered == ["clan yellow", "clan red", "clan purple", "clan turquoise"]
    state.pick("clan purple")
    assert state.ask is not None and state.ask.seat == 1
    assert scene.offered == ["clan yellow", "clan red", "clan turquoise"]
    state.pick("clan red")
    while scene.prompt != "first-player":
        state.take(answer(state, Random(4)))

    state.pick("first 1")

    assert (state.king, state.king_seat, state.active) == (0, 1, 1)
    assert state.own_points(1, places.MINING) == 0


@pytest.mark.rule("TP-SETUP.28", "TP-SETUP.29", "TP-SETUP.30", "TP-SETUP.33")
def test_a_player_starts_with_full_slots_trolls_aside_and_covered_barns() -> None:
    """Purple has four camps, four changelings, five trolls aside, three covers."""
    state = laid_out(3)

    assert state.camp_slots[2] == 0b1111
    assert state.changeling_slots[2] == 0b1111
    assert state.trolls[2] == [0, 0, 0, 0, 0]
    assert box.BARN_COUNT - state.goods[2][BARNS] == 3


@pytest.mark.rule("TP-SETUP.31", "TP-SETUP.37", "TP-SETUP.39", "TP-SETUP.40")
def test_start_goods_lie_in_store_and_barns_and_move_the_power_marker() -> None:
    """The marker starts at 0 and moves by the power that the board shows."""
    blank = TROLLS_PRINCESSES.blank(4, {option.id: option.default for option in box.SETTINGS})
    assert [goods[TROLL_POWER] for goods in blank.goods] == [0, 0, 0, 0]

    state = laid_out(4)

    assert [goods[:5] for goods in state.goods] == [
        [2, 1, 0, 1, 1],
        [3, 1, 0, 0, 1],
        [1, 0, 0, 1, 1],
        [1, 1, 0, 1, 2],
    ]


@pytest.mark.rule("TP-SETUP.36", "TP-SETUP.41", "TP-BOARD.10")
def test_the_four_boards_differ_in_shafts_goods_and_barns() -> None:
    state = laid_out(4)

    assert state.filled == [[3, 0, 1], [2, 2, 0], [4, 1, 0], [3, 1, 0]]
    assert state.shafts == state.filled
    assert [goods[BARNS] for goods in state.goods] == [1, 1, 1, 2]
    assert [clan.humans for clan in clans.CLANS] == [0, 0, 1, 0]


@pytest.mark.rule("TP-SETUP.38")
def test_purple_settles_its_human_in_a_cave_of_its_choice() -> None:
    state = TROLLS_PRINCESSES.new(2)
    assert isinstance(state, TrollsState)
    scene = Scene(state).pick("clan purple", "clan red").settled()

    assert scene.offered == ["settle mining", "settle building", "settle power"]
    state.pick("settle building")
    assert state.humans[0] == [0, 1, 0]


@pytest.mark.rule("TP-SETUP.42", "TP-SETUP.49")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_round_cards_of_villages_in_play_are_used(seats: int) -> None:
    """Five cards of each time for each village."""
    for time in range(3):
        cards = [deck.ROUND_CARDS[card] for card in rounds_of(time, seats)]
        assert Counter(card.village for card in cards) == dict.fromkeys(range(seats), 5)
    assert Counter(card.time for card in deck.ROUND_CARDS) == {0: 20, 1: 20, 2: 20}


@pytest.mark.rule("TP-SETUP.43", "TP-SETUP.45", "TP-SETUP.46", "TP-SETUP.48")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dawn_cards_come_before_dusk_and_night_is_last(seats: int) -> None:
    """Three dawn cards in hand, then the rest of the deck in its order."""
    state = laid_out(seats)
    assert [len(hand) for hand in state.hands] == [3] * seats
    order: list[int] = []
    rng = Random(9)
    while state.ask is not None:
        before = state.hands[0]
        state.take(answer(state, rng))
        order.extend(deck.ROUND_CARDS[card].time for card in state.hands[0] if card not in before)

    assert order == [0, 0, 1, 1, 1, 1, 1] + [2] * (4 - seats)
    nights = [card for card in state.played if deck.ROUND_CARDS[card].time == 2]
    assert len(rounds_of(2, seats)) - len(nights) == {2: 6, 3: 12, 4: 20}[seats]


@pytest.mark.rule("TP-SETUP.44", "TP-SETUP.47", "TP-TURN.1")
@pytest.mark.parametrize(("seats", "night", "size"), [(2, 2, 12), (3, 1, 11), (4, 0, 10)])
def test_the_round_deck_gives_the_number_of_rounds(seats: int, night: int, size: int) -> None:
    assert box.DECK_OF[seats] == (5, 5, night)
    assert sum(box.DECK_OF[seats]) == size == box.ROUNDS_OF[seats]


def test_the_page_of_the_game_says_how_sure_each_table_is() -> None:
    """Each class and table of the box has a row, and each row a mark."""
    page = (ROOT / "docs" / "games" / "trolls_princesses.md").read_text(encoding="utf-8")
    table = page.split("## How sure the data are")[1].split("\n## ")[0]
    rows = dict(re.findall(r"^\| `([^`]+)` \| (.+) \|$", table, re.MULTILINE))

    for name, mark in rows.items():
        assert any(word in mark for word in ("printed", "derived", "reconstructed")), name
    assert {"Den.edges", "RoyalTile.action", "CardKind", "RoundCard", "Clan.shafts"} <= set(rows)


def test_a_scene_table_keeps_every_piece() -> None:
    """The tables of the scenes are complete too."""
    scene = moving(trolls="I", tiles="RES-01 VPD-01 ROY-04", cards="TRC-03", cows=2)
    census = TROLLS_PRINCESSES.census(scene.state)

    assert (census["tiles"], census["cards"], census["cows"], census["faults"]) == (84, 48, 16, 0)


@pytest.mark.parametrize(
    ("option", "default", "low", "high"),
    [
        ("cauldrons_per_village", 4, 4, 8),
        ("troll_power_max", 6, 4, 12),
        ("troll_power_max_extended", 8, 4, 16),
        ("board_camp_spaces", 0, 0, 4),
        ("board_changeling_spaces", 0, 0, 4),
        ("board_bell_spaces", 0, 0, 4),
        ("board_beds", 0, 0, 4),
    ],
)
def test_numbers_that_a_table_may_agree_on(option: str, default: int, low: int, high: int) -> None:
    """What is reconstructed can be set otherwise, within bounds that the board has room for."""
    for number in (low, default, high):
        ends = {
            "troll_power_max": 4,
            "troll_power_max_extended": 16,
        }  # so that any other end goes with them
        assert TROLLS_PRINCESSES.new(2, **{**ends, option: number}).settings[option] == number
    assert TROLLS_PRINCESSES.new(2).settings[option] == default
    for number in (low - 1, high + 1):
        with pytest.raises(BadSettings):
            TROLLS_PRINCESSES.new(2, **{option: number})


@pytest.mark.rule("TP-R.7")
def test_an_extended_track_is_no_shorter() -> None:
    """The changeling that leaves the track opens further steps."""
    with pytest.raises(BadSettings, match=r"TP-R.7"):
        TROLLS_PRINCESSES.new(2, troll_power_max=12, troll_power_max_extended=4)
    assert TROLLS_PRINCESSES.new(2, troll_power_max=8, troll_power_max_extended=8).ask is not None


@pytest.mark.rule("TP-R.50")
def test_a_table_may_even_out_the_boards() -> None:
    """Red begins with less than its corner shows, the others with more: obsidian, gold, diamonds, power, cows."""
    for chosen, goods in (
        (("red", "yellow"), [[1, 0, 0, 1, 1], [4, 2, 0, 1, 1]]),
        (("turquoise", "purple"), [[2, 1, 0, 1, 2], [2, 0, 0, 1, 1]]),
    ):
        state = TROLLS_PRINCESSES.new(2, even_start=True)
        assert isinstance(state, TrollsState)
        Scene(state).pick(*[f"clan {clan}" for clan in chosen]).settled()
        assert [each[: COWS + 1] for each in state.goods] == goods

    assert TROLLS_PRINCESSES.position(state.position()) == state
