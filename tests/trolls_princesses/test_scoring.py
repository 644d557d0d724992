"""Troll cards, VP dens, sets and the winner."""

from random import Random
from typing import Any

import pytest

from tests.trolls_princesses.scene import Scene, table
from trollbord.games.trolls_princesses import TROLLS_PRINCESSES
from trollbord.games.trolls_princesses.counters import COUNTERS
from trollbord.games.trolls_princesses.deck import KINDS, TOTEMS, TROLL_CARDS
from trollbord.games.trolls_princesses.scoring import set_points
from trollbord.games.trolls_princesses.state import TrollsState
from trollbord.games.trolls_princesses.tiles import DENS
from trollbord.kernel.playout import answer

SETS, PRINCESSES, ROYAL_TILES, HUMANS, VP_DENS, CARDS = range(6)


# -- troll cards


@pytest.mark.rule("TP-CARD.6", "TP-CARD.8", "TP-CARD.2")
def test_sixteen_kinds_of_cards_each_once_for_each_totem() -> None:
    """Nine kinds score at the end."""
    pairs = {(card.kind, card.totem) for card in TROLL_CARDS}

    assert len(KINDS) == 16
    assert pairs == {(kind, totem) for kind in range(16) for totem in range(len(TOTEMS))}
    assert len([kind for kind in KINDS if kind.counts]) == 9
    assert all(kind.squares >= 1 for kind in KINDS)


ROWS = """
vp-troll-power     1 0000 troll_power/1
vp-bell-dens       1 0000 bell_dens/1
vp-princess-dens   1 0000 princess_dens/1
vp-vp-dens         1 0000 vp_dens/1
vp-royal-tiles     1 0000 royal_tiles/1
vp-four-tiles      1 0000 any_tiles/4
vp-obsidian-shafts 1 0000 obsidian_shafts/3
vp-gold-shafts     1 0000 gold_shafts/2
vp-diamond-shafts  1 0000 diamond_shafts/2
gain-gold          1 0000 /1 g1
gain-obsidian      2 0000 /1 o2
gain-diamond       1 0000 /1 d1
gain-power         2 0000 /1 tp2
camp-space         1 1000 /1 tp2
bell-space         1 0010 /1 g1
princess-bed       1 0001 /1
"""
"""Each kind of troll card: squares; spaces for camps, changelings, bells, beds; what it counts; its gift or bonus."""


def test_each_kind_of_troll_card_is_its_row() -> None:
    rows = [
        " ".join(
            [
                kind.name,
                str(kind.squares),
                "".join(str(each) for each in kind.spaces),
                f"{kind.counts}/{kind.per}",
                *[each.spelling for each in (kind.gift, kind.bonus) if each.spelling],
            ]
        )
        for kind in KINDS
    ]
    assert rows == [" ".join(row.split()) for row in ROWS.strip().splitlines()]


@pytest.mark.rule("TP-CARD.11")
def test_nine_end_conditions_belong_to_cards_and_eight_to_dens() -> None:
    """Seventeen conditions are printed."""
    on_cards = {kind.counts for kind in KINDS if kind.counts}
    on_dens = {den.counts for den in DENS if den.counts}

    assert (len(on_cards), len(on_dens)) == (9, 8)
    assert not on_cards & on_dens


@pytest.mark.rule("TP-CARD.12")
def test_a_card_scores_troll_power() -> None:
    assert table(cards="TRC-01", power=5).state.score(0)[CARDS] == 5


@pytest.mark.rule("TP-CARD.13", "TP-CARD.15", "TP-CARD.16")
def test_cards_score_dens_and_royal_tiles() -> None:
    """Three bell dens, two VP dens, four royal tiles without the board's action."""
    assert table(cards="TRC-02", tiles="BEL-01 BEL-02 BEL-03 PRI-01").state.score(0)[CARDS] == 3
    assert (
        table(cards="TRC-03", tiles="PRI-01 PRI-02 PRI-03 PRI-04 BEL-01").state.score(0)[CARDS] == 4
    )
    assert table(cards="TRC-04", tiles="PRI-01 VPD-01 VPD-02").state.score(0)[CARDS] == 2
    assert table(cards="TRC-05", tiles="ROY-12 ROY-13 ROY-14 ROY-15").state.score(0)[CARDS] == 4


@pytest.mark.rule("TP-CARD.17", "TP-R.30")
def test_a_card_scores_every_four_tiles_rounded_down() -> None:
    """Eleven tiles give two points."""
    eleven = "RES-01 RES-02 RES-03 PRI-01 PRI-02 PRI-03 BEL-01 BEL-02 ROY-01 ROY-02 ROY-03"

    assert table(cards="TRC-06", tiles=eleven).state.score(0)[CARDS] == 2
    assert table(cards="TRC-06", tiles=" ".join(eleven.split()[:8])).state.score(0)[CARDS] == 2
    assert table(cards="TRC-06", tiles=" ".join(eleven.split()[:7])).state.score(0)[CARDS] == 1


@pytest.mark.rule("TP-CARD.18", "TP-CARD.19", "TP-CARD.20")
@pytest.mark.parametrize(
    ("card", "shafts", "points"),
    [("TRC-07", (7, 0, 0), 2), ("TRC-07", (9, 0, 0), 3), ("TRC-08", (0, 3, 0), 1), ("TRC-08", (0, 4, 0), 2), ("TRC-09", (0, 0, 3), 1)],
)  # fmt: skip
def test_cards_score_shafts_full_or_empty(
    card: str, shafts: tuple[int, int, int], points: int
) -> None:
    """Pre-printed ones included, per three obsidian, two gold, two diamond."""
    assert table(cards=card, shafts=shafts, filled=(0, 0, 0)).state.score(0)[CARDS] == points


def test_storage_and_instant_cards_score_nothing() -> None:
    assert table(cards="TRC-10 TRC-11 TRC-12 TRC-13 TRC-14 TRC-15 TRC-16").state.score(0) == [0] * 6


# -- VP dens


@pytest.mark.rule("TP-END.12", "TP-END.13", "TP-END.14", "TP-DEN.7")
def test_dens_score_cards_of_a_totem() -> None:
    """Two bats, no toad, three snakes."""
    cards = "TRC-10 TRC-11 TRC-28 TRC-29 TRC-30"
    points = {
        den: table(tiles=f"PRI-01 {den}", cards=cards).state.score(0)[VP_DENS]
        for den in ("VPD-01", "VPD-02", "VPD-03")
    }

    assert points == {"VPD-01": 2, "VPD-02": 0, "VPD-03": 3}


@pytest.mark.rule("TP-END.15", "TP-END.16", "TP-END.17", "TP-END.10")
def test_dens_score_resources_in_the_store() -> None:
    """Two diamonds, five gold, three obsidian; those on shafts don't count."""
    goods: dict[str, Any] = {
        "diamonds": 2,
        "gold": 5,
        "obsidian": 3,
        "shafts": (9, 9, 9),
        "filled": (9, 9, 9),
    }
    points = {
        den: table(tiles=f"PRI-01 {den}", **goods).state.score(0)[VP_DENS]
        for den in ("VPD-04", "VPD-05", "VPD-06")
    }

    assert points == {"VPD-04": 2, "VPD-05": 2, "VPD-06": 1}


@pytest.mark.rule("TP-END.18", "TP-END.19")
def test_dens_score_cows_and_humans() -> None:
    """Three cows, five humans."""
    scene = table(tiles="PRI-01 VPD-07 VPD-08", cows=3, humans=(2, 2, 1))

    assert scene.state.score(0)[VP_DENS] == 3 + 2


# -- sets and the rest


@pytest.mark.rule("TP-END.3", "TP-END.4", "TP-END.5")
@pytest.mark.parametrize(
    ("bells", "changelings", "camps", "points"),
    [(3, 2, 1, 28), (0, 0, 4, 16), (1, 1, 1, 15), (0, 1, 1, 9), (2, 0, 2, 18), (0, 0, 0, 0), (2, 5, 3, 2 * 15 + 9 + 2 * 4)],
)  # fmt: skip
def test_sets_of_three_two_and_one(bells: int, changelings: int, camps: int, points: int) -> None:
    """15 for three different ones, 9 for two, 4 for one left over."""
    assert set_points(camps, changelings, bells) == points
    assert set_points(bells, camps, changelings) == points


@pytest.mark.rule("TP-END.7", "TP-END.8", "TP-END.9")
def test_princesses_royal_tiles_and_humans() -> None:
    """7, 3 and 1 points each."""
    scene = table(
        tiles="PRI-01 PRI-02 ROY-12 ROY-13 ROY-14",
        stored="princess>PRI-01 princess>PRI-02",
        humans=(2, 1, 1),
    )

    assert scene.state.score(0)[:4] == [0, 14, 9, 4]


@pytest.mark.rule("TP-END.6", "TP-END.23")
def test_nothing_else_scores() -> None:
    """Own camps, own changelings, clan symbols, goods without a card or den."""
    scene = table(
        camps={0: "I II"}, gone="CS1 CS2 BS1 BS2", obsidian=9, gold=9, diamonds=9, power=6, cows=1
    )
    scene.state.changelings_out[0] = [1, 1, 0, 0]
    scene.state.claims[0] = 0b111

    assert scene.state.score(0) == [0, 0, 0, 0, 0, 0]


def test_a_full_score() -> None:
    """TP-END.3 to 19: sets 28, princesses 14, royal tiles 9, humans 4, dens 5, cards 6: 66."""
    dens = "PRI-01 PRI-02 PRI-03 PRI-04 VPD-08 VPD-07 RES-01 BEL-01"
    scene = table(
        tiles=f"{dens} ROY-12 ROY-17 ROY-18", cards="TRC-06 TRC-03", cows=3, humans=(2, 1, 1),
        stored="bell>BEL-01 bell>ROY-18 bell>ROY-18 changeling>TRC-06 changeling>TRC-03 camp>RES-01 "
        "princess>PRI-01 princess>PRI-02",
    )  # fmt: skip

    assert scene.state.score(0) == [28, 14, 9, 4, 5, 6]
    assert sum(scene.state.score(0)) == 66


def scored(*players: tuple[int, int]) -> Scene:
    """A table where each player has the given number of princesses, and humans for the other points."""
    scene = table(seats=2, clans="red yellow")
    for seat, (points, princesses) in enumerate(players):
        scene.state.pieces[seat][3] = princesses
        scene.state.humans[seat] = [points - 7 * princesses, 0, 0]
    return scene


@pytest.mark.rule("TP-END.20")
def test_most_points_win_whatever_the_princesses() -> None:
    result = scored((66, 0), (65, 4)).state.outcome()

    assert (result.scores, result.ranks) == ((66, 65), (1, 2))


@pytest.mark.rule("TP-END.21")
def test_princesses_break_a_tie() -> None:
    assert scored((60, 2), (60, 3)).state.outcome().ranks == (2, 1)


@pytest.mark.rule("TP-END.22")
def test_a_full_tie_is_shared() -> None:
    result = scored((60, 2), (60, 2)).state.outcome()

    assert result.ranks == (1, 1)
    assert result.winners == (0, 1)


def test_counting_all_at_once_gives_what_counting_one_by_one_gives() -> None:
    """A search counts at every evaluation, so it counts in one go."""
    rng, state = Random(4), TROLLS_PRINCESSES.new(3)
    assert isinstance(state, TrollsState)
    while state.ask is not None:
        state.take(
            TROLLS_PRINCESSES.advice.rollout(state, rng)
            if state.ask.seat >= 0
            else answer(state, rng)
        )
        for seat in range(3):
            assert state.counts(seat) == [state.count(seat, each) for each in range(len(COUNTERS))]
