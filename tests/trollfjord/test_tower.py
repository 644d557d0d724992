"""The three towers: quick, simulated, and one of your own."""

import json
import zlib
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from itertools import product
from math import prod, tau
from pathlib import Path
from random import Random
from typing import cast

import pytest

from tests.trollfjord.scene import GAME, Scene, scene
from trollbord.games.trollfjord.box import (
    BLOWS,
    BOULDERS,
    HANDLING,
    HEIGHTS,
    HIT,
    SIDES,
    STRENGTHS,
)
from trollbord.games.trollfjord.falls import packed, unpacked
from trollbord.games.trollfjord.nature import TowerNature
from trollbord.games.trollfjord.own_tower import HandNature
from trollbord.games.trollfjord.quick import fell_weights, unrounded
from trollbord.games.trollfjord.shaft import HEIGHT, WIDTH
from trollbord.games.trollfjord.state import TrollfjordState
from trollbord.games.trollfjord.tower import (
    FINE,
    FRAMES,
    ORDINARY,
    POOR,
    STEP,
    TOP,
    TRIES,
    Blow,
    Boulder,
    Fall,
    Shaft,
    Tower,
    felt,
    filled,
    fingerprint,
    shown,
    strike,
    struck,
)
from trollbord.kernel.errors import CannotUndo, RecordError, TrollbordError, UnknownSeat
from trollbord.kernel.event import Event
from trollbord.kernel.match import Match
from trollbord.kernel.nature import DRAWN, TOWER, TYPED, TypedNature
from trollbord.kernel.seat import NATURE, SPECTATOR
from trollbord.records import attachments
from trollbord.records.reader import parse
from trollbord.records.record import PickLine, Record
from trollbord.records.replaying import resume
from trollbord.records.writer import recorded
from trollbord.words import LANGUAGES, speaker


@pytest.fixture(scope="module")
def tower() -> Tower:
    """A full tower."""
    return filled("tests")


@pytest.mark.rule("TF-SETUP.15", "TF-TOWER.4", "TF-TOWER.1")
def test_after_filling_all_44_are_in_and_stay(tower: Tower) -> None:
    """What falls out while filling is thrown in again; no match is needed to try it."""
    assert sorted(boulder.number for boulder in tower) == list(range(BOULDERS))
    assert all(-5 < boulder.x < WIDTH + 5 and boulder.y > -15 for boulder in tower)
    assert filled("tests") == tower != filled("others")


@pytest.mark.rule("TF-R.36")
def test_the_same_tower_seed_and_blow_give_the_same_fall(tower: Tower) -> None:
    first, again = [struck(tower, Blow(0, 8, 1), "seed") for _ in range(2)]

    assert first == again
    assert {boulder.number for boulder in first.tower} == set(range(BOULDERS)) - set(first.out)


@pytest.mark.rule("TF-TOWER.6")
def test_soft_blows_bring_nothing_and_hearty_ones_a_lot(tower: Tower) -> None:
    """Technique pays; a soft blow brings out next to nothing."""
    totals = []
    for strength in (1, 9):
        left, total = tower, 0
        for hit in range(4):
            fall = struck(left, Blow(0, strength, 1), f"{hit}", False)
            left, total = fall.tower, total + len(fall.out)
        totals.append(total)

    assert totals[0] <= 4 and 2 * totals[0] < totals[1]


@pytest.mark.rule("TF-TOWER.5", "TF-R.30")
def test_what_jumps_over_the_top_goes_back_in(tower: Tower) -> None:
    """Such a boulder does not count, and the tower has it again."""
    over = Boulder(0, WIDTH / 2, TOP + 30, 0.0)
    odd = tuple([over if boulder.number == 0 else boulder for boulder in tower])

    fall = struck(odd, Blow(0, 1, 4), "over")

    assert 0 in fall.back and 0 not in fall.out
    assert 0 in {boulder.number for boulder in fall.tower}
    assert HEIGHT < TOP


def test_the_path_of_a_fall_is_small(tower: Tower) -> None:
    blow = Blow(0, 9, 1)
    fall = struck(tower, blow, "path")

    assert len(packed(fall, blow)) < 12_000
    assert unpacked(packed(fall, blow)) == fall._replace(path=())


def test_the_path_of_a_fall_is_kept_as_differences(tower: Tower) -> None:
    """Added up, they give every picture of the fall again, to a tenth of a millimetre and a degree."""
    blow = Blow(1, 8, 2, POOR)
    fall = struck(tower, blow, "path")
    out, back, rest, rows, how, engine = json.loads(zlib.decompress(packed(fall, blow)))

    at: dict[int, list[int]] = {}
    for row, frame in zip(rows, fall.path, strict=True):
        for number, *change in zip(*[iter(row)] * 4, strict=True):
            at[number] = [a + b for a, b in zip(at.get(number, [0, 0, 0]), change, strict=True)]
        assert all(at[number] == place for number, *place in frame)
    assert len(rows) > FRAMES and len(rows[0]) == 4 * BOULDERS
    assert how == [1, 8, 2, 2] and engine == fingerprint()
    assert (tuple(out), tuple(back)) == (fall.out, fall.back)
    assert [row[0] for row in rest] == [boulder.number for boulder in fall.tower]


@pytest.mark.rule("TF-TOWER.5", "TF-R.30")
def test_what_is_beside_a_wall_has_not_left_by_the_outlet(tower: Tower) -> None:
    """Nothing passes a wall; were a boulder there all the same, it would go back in."""
    beside = Boulder(0, WIDTH + 35, HEIGHT / 2, 0.0)
    odd = tuple([beside if boulder.number == 0 else boulder for boulder in tower])

    fall = struck(odd, Blow(0, 1, 4), "beside")

    assert 0 in fall.back and 0 not in fall.out


@pytest.mark.rule("TF-TOWER.5")
@pytest.mark.parametrize("blow", [Blow(0, 10, 1), Blow(1, 10, 4), Blow(1, 10, 2)])
def test_nothing_passes_a_wall_at_the_heartiest_blow(tower: Tower, blow: Blow) -> None:
    """Every picture of every boulder that is not above the top or below the floor lies between the walls.

    A wall swings by up to 14 mm; the picture does not say how far it has swung.
    """
    for number in range(6):
        fall = strike(tower, blow, f"wall {number}")
        places = [(x / 10, y / 10) for frame in fall.path for _, x, y, _ in frame]
        swung = [x for x, y in places if 0 < y < HEIGHT]

        assert min(swung) > -14 and max(swung) < WIDTH + 14
        assert all(min(x, WIDTH - x) > 0 for x, y in _lasting(fall) if y > 0)


def _lasting(fall: Fall) -> list[tuple[float, float]]:
    """Where the boulders of the tower that is left lie."""
    return [(boulder.x, boulder.y) for boulder in fall.tower]


@pytest.mark.rule("TF-TOWER.4", "TF-TOWER.6")
def test_a_blow_counts_until_its_boulders_rest(tower: Tower) -> None:
    """With nobody striking, a tower that was struck loses nothing any more, and nothing hangs above its top."""
    for number in range(6):
        left = strike(tower, Blow(number % 2, 7, 1), f"until {number}", False).tower
        shaft = Shaft(left)
        for _ in range(240):
            shaft.space.step(STEP)

        assert shaft.gone(shaft.places()) == ([], [])
        assert max(boulder.y for boulder in left) < HEIGHT + 10


@pytest.mark.rule("TF-R.41")
def test_a_timing_changes_neither_the_mean_nor_the_share_of_empty_hits() -> None:
    """Exactly so, whatever three blows bring: by all ways in which one of them can be felt."""
    for counts in product(range(5), repeat=TRIES):
        for timing in (FINE, POOR):
            found = Every().all(partial(felt, list(counts), timing))
            share = sum(chance for k, chance in found if not counts[k])
            assert share == Fraction(counts.count(0), TRIES)
            assert sum(counts[k] * chance for k, chance in found) == Fraction(sum(counts), TRIES)


@pytest.mark.rule("TF-R.41")
def test_a_fine_timing_strays_less_and_a_poor_one_more() -> None:
    def strays(timing: str) -> Fraction:
        found = Every().all(lambda dice: felt([2, 4, 9], timing, dice))
        return sum((([2, 4, 9][k] - 5) ** 2 * chance for k, chance in found), Fraction(0))

    assert strays(FINE) < Fraction(9 + 1 + 16, 3) < strays(POOR)


class Every:
    """Dice that are thrown in every way: what comes of each, and how likely it is."""

    def __init__(self, script: Sequence[int] = ()) -> None:
        self.script = list(script)
        self.sizes: list[int] = []

    def randrange(self, size: int) -> int:
        self.sizes.append(size)
        return self.script[len(self.sizes) - 1] if len(self.sizes) <= len(self.script) else 0

    def all(self, throw: Callable[[Random], int]) -> list[tuple[int, Fraction]]:
        found: list[tuple[int, Fraction]] = []
        scripts: list[list[int]] = [[]]
        while scripts:
            dice = Every(scripts.pop())
            result = throw(cast(Random, dice))
            if len(dice.sizes) > len(dice.script):
                size = dice.sizes[len(dice.script)]
                scripts += [[*dice.script, face] for face in range(size)]
            else:
                found.append((result, Fraction(1, prod(dice.sizes))))
        return found


def test_a_picture_has_whole_tenths_and_degrees() -> None:
    """A boulder that has turned once round lies as it lay; what is turned back a little is turned far."""
    boulders = (Boulder(0, 50.04, 70.06, tau), Boulder(5, 20.0, 90.0, -tau / 360))

    shaft = Shaft(boulders)
    assert shown([shaft.look(shaft.places())]) == (((0, 500, 701, 0), (5, 200, 900, 359)),)


def hammering(how: str, seed: int = 3) -> Match:
    """A match at the tower: two trolls each side, black and white hammer at S1."""
    table = scene(
        2,
        lords={"white": 3, "orange": 8},
        calls="white",
        trolls={
            "white": {"fjord_w": 4, "glacier_w": 2},
            "orange": {"glacier_w": 1, "tundra_sw": 2},
        },
        treasures={"fjord_w": 10, "glacier_w": 28, "tundra_sw": 27},
        tower=how,
    )
    match = Match(GAME, 2, seed=seed, settings={"tower": how})
    match.course.state = table.state
    match.course._snapshots = {0: table.state.copy()}
    match.picks.clear()
    match.pick("call S1")
    match.pick("join")
    match.pick("hammer")
    return match


def table_of(match: Match) -> TrollfjordState:
    assert isinstance(match.state, TrollfjordState)
    return match.state


@pytest.mark.rule("TF-TOWER.2", "TF-TOWER.3", "TF-TOWER.6")
def test_a_blow_names_a_side_a_strength_and_a_height() -> None:
    """Left or right, any strength; the front and the back cannot even be spelt; every blow counts."""
    match = hammering("physics")

    assert match.ask is not None and match.ask.options == BLOWS and len(BLOWS) == 2 * 10 * 4
    for wrong in ("hit front 5 1", "hit back 5 1", "hit left 11 1"):
        with pytest.raises(TrollbordError, match="has no option"):
            match.pick(wrong)
    with pytest.raises(TrollbordError, match="say where and how hard"):
        match.pick("hit")
    match.pick("hit left 1 4")
    assert table_of(match).hits == 1


def test_the_tower_answers_with_what_fell() -> None:
    """Four questions, one fall: the picks are the tower's, and the boulders out are those of the fall."""
    match = hammering("physics")
    match.pick("hit right 9 1")
    nature = match.nature
    assert isinstance(nature, TowerNature)
    first = next(pick for pick in match.picks if pick.source == "tower")
    fall = nature.fall(first.seq)

    assert fall is not None and first.origin == TOWER
    assert unpacked(first.beside) == fall
    assert table_of(match).boulders_out() == len(fall.out) == BOULDERS - len(nature.tower)


def test_the_tower_before_the_first_blow_lies_beside_the_decision_to_hammer() -> None:
    """So it is drawn as it is; a match read back finds it there and does not fill it anew."""
    match = played_on(hits=0)
    decided = [pick for pick in match.picks if pick.option.text == "hammer"][-1]
    nature = match.nature
    assert isinstance(nature, TowerNature)

    assert unpacked(decided.beside).tower == nature.tower and len(nature.tower) == BOULDERS
    again = resume(GAME, recorded(match, reveal=True), beside=attachments.attached(match))
    assert isinstance(again.nature, TowerNature)
    assert again.nature.moments[-1].tower == nature.tower


def test_an_agreed_undo_finds_the_old_tower() -> None:
    match = hammering("physics")
    nature = match.nature
    assert isinstance(nature, TowerNature)
    before, seq = nature.tower, match.picks[-1].seq
    match.pick("hit left 8 1")
    assert nature.tower != before

    match.go_back(0, seq)

    assert nature.tower == before


@pytest.mark.rule("TF-R.36")
def test_a_match_read_back_finds_the_tower_and_strikes_the_same_blow(tmp_path: Path) -> None:
    """Also after a restart in between; what the blows did lies beside the record."""
    match = played_on()
    file = tmp_path / "game.troll"
    record = recorded(match, reveal=True)
    file.write_text(record.text(), encoding="utf-8")
    attachments.save(file, record, attachments.attached(match))
    again = resume(
        GAME, record, beside=attachments.load(file, parse(file.read_text(encoding="utf-8")))
    )

    assert isinstance(match.nature, TowerNature) and isinstance(again.nature, TowerNature)
    assert again.state == match.state
    assert again.nature.tower == match.nature.tower
    assert attachments.attached(again) == attachments.attached(match)
    for each in (match, again):
        strike_on(each)
    assert attachments.attached(again) == attachments.attached(match)


def played_on(hits: int = 1) -> Match:
    """A match that has come to a hammering, after `hits` hits at least."""
    rng = Random(4)
    match = Match(GAME, 2, seed=9, settings={"tower": "physics"})
    while not (table_of(match).hits >= hits and match.ask and match.ask.prompt == "swing"):
        match.pick(GAME.advice.rollout(match.state, rng))
    return match


def strike_on(match: Match) -> None:
    assert match.ask is not None and match.ask.prompt == "swing"
    match.pick("hit left 7 1")


def test_a_fork_without_the_falls_is_filled_by_its_seed_and_loses_what_the_record_names() -> None:
    match = played_on()
    fork = resume(GAME, recorded(match))
    again = resume(GAME, recorded(match, reveal=True))

    for each in (fork, again):
        assert isinstance(each.nature, TowerNature)
        left = [boulder.number // 11 for boulder in each.nature.tower]
        out = table_of(each).out
        assert [11 - left.count(colour) for colour in range(4)] == out
    assert isinstance(fork.nature, TowerNature) and isinstance(again.nature, TowerNature)
    assert fork.nature.tower != again.nature.tower
    strike_on(fork)


def test_what_lies_beside_another_record_is_refused() -> None:
    match = played_on()
    record = recorded(match, reveal=True)
    kept = attachments.attached(match)
    words = attachments.text(record, kept)
    assert attachments.parse(words, record) == kept

    strike_on(match)
    assert attachments.parse(words, recorded(match)) == kept, "a record may have grown since"
    other = recorded(Match(GAME, 2, seed=1, settings={"tower": "physics"}))
    with pytest.raises(TrollbordError, match="belongs to another"):
        attachments.parse(words, other)
    with pytest.raises(TrollbordError, match="line 2"):
        attachments.parse(words.replace("\n", "\nx ", 1), record)


@pytest.mark.rule("TF-R.36")
def test_every_c_library_rounds_the_weights_of_the_quick_tower_alike() -> None:
    """Draws are worked out again by whoever verifies a record; `exp`, `log` and `lgamma` are off by less than 1e-12 of what they give."""
    blows = product(range(len(SIDES)), range(1, STRENGTHS + 1), range(1, HEIGHTS + 1))
    for how, left in product(blows, range(2, BOULDERS + 1)):
        for weight in unrounded(how, left):
            assert abs(weight % 1 - 0.5) > 1e-12 * weight, (how, left, weight)


def test_the_quick_tower_lies_in_the_bands() -> None:
    """2000 series of nine ordinary blows on a full tower."""
    rng = Random(1)
    series = [quick_series(rng) for _ in range(2000)]
    sums = [[sum(falls[:k]) for falls in series] for k in range(10)]

    assert 15.5 <= sum(sums[5]) / 2000 <= 18.5
    assert 0.06 <= sum(falls[:7].count(0) for falls in series) / 14000 <= 0.15
    assert 0.2 <= sum(total >= 23 for total in sums[6]) / 2000 <= 0.45
    assert 0.35 <= sum(total >= 28 for total in sums[9]) / 2000 <= 0.65
    assert 0.7 <= sum(total >= 10 for total in sums[4]) / 2000 <= 0.95
    later = [falls[k] >= 5 for falls in series for k in range(9) if 15 <= sum(falls[:k]) <= 19]
    assert 0.12 <= sum(later) / len(later) <= 0.35


def quick_series(rng: Random) -> list[int]:
    left, falls = BOULDERS, []
    for _ in range(9):
        weights = fell_weights(HIT, left)
        falls.append(rng.choices(range(left + 1), weights)[0])
        left -= falls[-1]
    return falls


# -- a tower of your own


@pytest.mark.rule("TF-R.31", "TF-B4.21")
def test_what_people_type_is_checked_against_what_exists() -> None:
    """Nine red lie there; three more cannot be; four zeros swap the roles."""
    match = hammering("yours")
    assert isinstance(match.nature, HandNature)
    Scene(table_of(match))
    for option in ("fell 9", "red 9", "yellow 0", "blue 0"):  # the first hit was the only choice
        match.pick(option)
    assert table_of(match).out == [9, 0, 0, 0]
    match.pick("hit")
    match.pick("fell 3")
    with pytest.raises(TrollbordError, match="only 2 of them are left in the tower"):
        match.pick("red 3")
    for option in ("red 0", "yellow 0", "blue 0", "hit", "fell 0"):
        match.pick(option)

    assert table_of(match).hammerer == 1 and match.picks[-1].origin == TYPED


def test_typed_boulders_can_be_corrected_until_the_next_decision() -> None:
    match = hammering("yours")
    for option in ("fell 4", "red 1", "yellow 1", "blue 1"):
        match.pick(option)

    for _ in range(4):
        match.correct(0)
    assert match.ask is not None and match.ask.prompt == "fell"
    for option in ("fell 2", "red 0", "yellow 0", "blue 2"):
        match.pick(option)
    assert table_of(match).out == [0, 0, 2, 0]
    match.pick("hit")

    with pytest.raises(CannotUndo):
        match.correct(0)


@pytest.mark.rule("TF-R.31")
def test_who_typed_a_result_stands_in_the_log_and_in_the_record() -> None:
    """Anyone who sits there may type; everybody reads who did, once for each blow."""
    match = Match(GAME, 2, seed=3, settings={"tower": "yours"})
    rng = Random(4)
    while not (match.ask and match.ask.seat == NATURE):
        match.pick(GAME.advice.rollout(match.state, rng))
    match.pick_all(["fell 4", "red 1", "yellow 1", "blue 1"], NATURE, by=1)
    told = [event for event in match.events(SPECTATOR) if event.id == "typed"]

    assert told == [Event("typed", {"seat": 1})]
    assert match.history.can_correct()
    for language in LANGUAGES:
        assert "Ann" in speaker(GAME.id, language).event(told[0], ["Bo", "Ann"])
    record = recorded(match, reveal=True)
    assert "tower 1 typed 1: fell 4" in record.text()
    assert parse(record.text()) == record
    assert resume(GAME, record).events(SPECTATOR) == match.events(SPECTATOR)
    with pytest.raises(RecordError, match="column 25: there is no seat 2"):
        parse(record.text().replace("tower 1 typed 1", "tower 1 typed 2"))
    with pytest.raises(UnknownSeat, match="seat 2"):
        Match(GAME, 2, nature=TypedNature()).pick("plank P01", by=2)


@pytest.mark.rule("TF-TOWER.7")
def test_the_handling_of_a_real_tower_is_told_in_every_language() -> None:
    for language in LANGUAGES:
        words = [speaker("trollfjord", language).text(id) for id in HANDLING]
        assert len(set(words)) == 6 and all(words)


def test_an_ordinary_blow_is_one_of_the_grid() -> None:
    assert f"hit left {ORDINARY.strength} {ORDINARY.height}" in [blow.text for blow in BLOWS]


def test_colours_fall_as_they_lie_in_the_tower() -> None:
    """Exact weights: of two boulders from a full tower none, one or both are red."""
    table = scene(calls="orange", trolls={"orange": {"forest_n": 1, "mountain_e": 2}})
    table.pick("call S2", "hammer", "hit", "fell 2")

    def asked() -> tuple[list[str], list[int]]:
        assert table.state.ask is not None and table.state.ask.weights is not None
        return table.options, table.state.ask.weights

    assert asked() == (["red 0", "red 1", "red 2"], [528, 363, 55])
    table.pick("red 1")
    assert asked() == (["yellow 0", "yellow 1"], [22, 11])
    table.pick("yellow 0")
    assert asked() == (["blue 0", "blue 1"], [11, 11])


def test_what_must_fall_is_all_that_is_offered() -> None:
    """With eleven white and all yellow and blue out, only red is left."""
    table = scene(calls="orange", trolls={"orange": {"forest_n": 1, "mountain_e": 2}})
    table.pick("call S2", "hammer")
    table.state.out = [2, 11, 11, 11]
    table.pick("hit", "fell 4")

    assert table.options == ["red 4"]


# -- who answers for what


def test_only_the_tower_is_left_to_people() -> None:
    """All else is drawn: the table is set at once, and somebody is asked where the lord goes."""
    match = Match(GAME, 3, seed=5, settings={"tower": "yours"})

    assert match.ask is not None and match.ask.prompt == "lord"
    assert {pick.origin for pick in match.picks} == {DRAWN}
    assert len(match.picks) == 10 + 12 + 3, "planks, treasures, lords"


def test_every_colour_is_as_the_boulders_fell() -> None:
    """All four questions of a blow are answered by the tower; the counts are those of its boulders."""
    match = hammering("physics")
    match.pick("hit right 10 1")
    nature = match.nature
    assert isinstance(nature, TowerNature)
    told = [pick for pick in match.picks if pick.source == "tower"]
    fall = nature.fall(told[0].seq)

    assert fall is not None and len(fall.out) > 3
    assert [pick.origin for pick in told] == [TOWER] * 4
    assert [bool(pick.beside) for pick in told] == [True, False, False, False]
    colours = [number // 11 for number in fall.out]
    assert table_of(match).out == [colours.count(index) for index in range(4)]
    assert [nature.fall(pick.seq) for pick in told[1:]] == [None] * 3


def test_a_record_that_breaks_off_within_a_fall_goes_on() -> None:
    """What fell is told, its colours are not: they are drawn, and the tower loses as many boulders."""
    match = played_on()
    match.pick("hit left 10 1")
    record = recorded(match)
    lines = [entry for entry in record.body if isinstance(entry, PickLine)]
    fell = max([pick.seq for pick in match.picks if pick.option.verb == "fell"])

    again = resume(GAME, Record(record.header, lines[:fell]))

    assert isinstance(again.nature, TowerNature)
    assert again.picks[-1].seq > fell and again.ask is not None
    later = [pick for pick in again.picks if pick.seq > fell and pick.source == "tower"]
    assert [pick.origin for pick in later] == [DRAWN] * 3
    left = [boulder.number // 11 for boulder in again.nature.tower]
    assert [11 - left.count(colour) for colour in range(4)] == table_of(again).out


@pytest.mark.rule("TF-C4.1")
def test_the_tower_is_full_again_before_the_next_turn_hammers() -> None:
    """What stayed inside lies as it lay; only what was on the table is thrown in, while the turn goes on."""
    match = played_on()
    nature = match.nature
    assert isinstance(nature, TowerNature)
    rng = Random(1)
    while match.ask is not None and match.ask.prompt != "lord":
        match.pick(GAME.advice.rollout(match.state, rng))
    before, inside = len(nature.moments), nature.tower
    assert before > 2 and len(inside) < BOULDERS and nature.moments[-1].ahead is None
    missing = sorted(set(range(BOULDERS)) - {boulder.number for boulder in inside})

    match.pick("lord wander 1")

    seed = f"{nature.key} fill {nature.moments[-1].seq}"
    assert nature.tower == filled(seed, inside, missing), "what stayed inside lies as it lay"

    assert len(nature.moments) == before + 1 and nature.moments[-1].ahead is not None
    assert sorted(boulder.number for boulder in nature.tower) == list(range(BOULDERS))
    match.pick("done")
    assert len(nature.moments) == before + 1, "a tower that is full is not filled again"
