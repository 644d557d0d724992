"""Swings of the simulated tower: their timing, and blows that are struck again to check a record."""

import json
import platform
import zlib
from pathlib import Path

import pymunk
import pytest
from click.testing import CliRunner

from tests.trollfjord.scene import GAME
from tests.trollfjord.test_tower import hammering, played_on, strike_on
from trollbord.cli.app import app
from trollbord.games.trollfjord.falls import unpacked
from trollbord.games.trollfjord.nature import TowerNature
from trollbord.games.trollfjord.tower import (
    FAIR,
    FINE,
    POOR,
    TIMINGS,
    fingerprint,
)
from trollbord.kernel.errors import IllegalPick
from trollbord.kernel.match import Match
from trollbord.records import attachments
from trollbord.records.replaying import resume
from trollbord.records.verifying import verify
from trollbord.records.writer import recorded

# -- timing


def falls(match: Match) -> list[bytes]:
    return [pick.beside for pick in match.picks if pick.option.verb == "fell"]


def test_the_timing_of_a_swing_is_kept_beside_its_line() -> None:
    matches = {timing: hammering("physics") for timing in ("", *TIMINGS)}
    for timing, match in matches.items():
        match.pick("hit left 8 1", how=timing)
    kept = {
        timing: [pick.beside for pick in match.picks if pick.option.verb == "hit"]
        for timing, match in matches.items()
    }

    assert kept == {"": [b""], FINE: [b"fine"], FAIR: [b""], POOR: [b"poor"]}
    assert falls(matches[""]) == falls(matches[FAIR])
    assert falls(matches[FINE]) != falls(matches[FAIR]) != falls(matches[POOR])


def test_a_match_read_back_or_gone_back_knows_the_timing_of_each_swing() -> None:
    match = played_on()
    start = match.picks[-1].seq
    match.pick("hit left 8 1", how=POOR)
    record = recorded(match, reveal=True)
    again = resume(GAME, record, beside=attachments.attached(match))
    assert isinstance(again.nature, TowerNature) and again.nature.timing == POOR
    assert attachments.attached(again) == attachments.attached(match)

    for each in (match, again):
        each.go_back(0, start)
        strike_on(each)
    assert isinstance(match.nature, TowerNature) and match.nature.timing == FAIR
    assert falls(again) == falls(match)


def test_only_a_swing_has_a_timing_and_only_three_are_known() -> None:
    match = hammering("physics")
    lines = match.seq
    with pytest.raises(IllegalPick, match="'perfect' is no way to do"):
        match.pick("hit left 8 1", how="perfect")
    match.pick("hit left 1 4")
    while match.ask is not None and match.ask.prompt == "swing":
        match.pick("stop")
    assert match.ask is not None
    with pytest.raises(IllegalPick, match="'fine' is no way to do"):
        match.pick(match.ask.options[0], how=FINE)
    assert match.seq > lines

    quick = hammering("quick")
    with pytest.raises(IllegalPick, match="'fine' is no way to do"):
        quick.pick("stop" if "stop" in str(quick.ask) else "hit", how=FINE)


# -- blows struck again


@pytest.fixture(scope="module")
def match() -> Match:
    """A game with a few blows of every timing, and one of them taken back."""
    match = played_on()
    start = match.picks[-1].seq
    strike_on(match)
    match.go_back(0, start)
    match.pick("hit right 6 2", how=FINE)
    return match


@pytest.mark.rule("TF-R.36", "TF-R.42")
def test_a_record_is_checked_by_striking_its_blows_again(match: Match) -> None:
    """What fell, how it fell and how the tower lies then follow from the secret and the blows."""
    record = recorded(match, reveal=True)
    kept = attachments.attached(match)
    tower = [pick.seq for pick in match.picks if pick.origin == "tower"]

    verdict = verify(GAME, record, kept)
    assert verdict.is_good and verdict.repeated == len(tower)
    assert not set(tower) & set(verdict.unchecked["tower"]), "only what was taken back is left over"

    alone = verify(GAME, record)
    assert alone.is_good and alone.repeated == 0
    assert set(tower) <= set(alone.unchecked["tower"])


def test_a_fall_that_the_tower_does_not_give_is_found(match: Match) -> None:
    record = recorded(match, reveal=True)
    kept = attachments.attached(match)
    seqs = [pick.seq for pick in match.picks if pick.option.verb == "fell"]
    swung = max([pick.seq for pick in match.picks if pick.option.verb == "hit"])

    other = dict(kept)
    del other[swung]  # as if it had been a fair swing
    verdict = verify(GAME, record, other)
    assert verdict.error is not None and "fall" in verdict.error.message.id

    swapped = {**kept, seqs[0]: kept[seqs[1]], seqs[1]: kept[seqs[0]]}
    verdict = verify(GAME, record, swapped)
    assert verdict.error is not None and "fall" in verdict.error.message.id


def of_another_engine(data: bytes) -> bytes:
    """A kept fall as another simulation would have signed it."""
    parts = json.loads(zlib.decompress(data))
    return zlib.compress(json.dumps([*parts[:-1], "elsewhere"]).encode())


def test_a_fall_of_another_engine_is_believed(match: Match) -> None:
    kept = attachments.attached(match)
    fell = [pick.seq for pick in match.picks if pick.option.verb == "fell"]
    foreign = {**kept, **{seq: of_another_engine(kept[seq]) for seq in fell}}

    verdict = verify(GAME, recorded(match, reveal=True), foreign)

    assert verdict.is_good and verdict.repeated == 0
    assert set(fell) <= set(verdict.unchecked["tower"])


def test_the_command_reads_what_lies_beside_the_record(match: Match, tmp_path: Path) -> None:
    file = tmp_path / "game.troll"
    record = recorded(match, reveal=True)
    file.write_text(record.text(), encoding="utf-8")
    attachments.save(file, record, attachments.attached(match))

    said = CliRunner().invoke(app, ["verify", str(file)])

    assert said.exit_code == 3 and "answers of the tower repeated" in said.output
    assert unpacked(falls(match)[-1]).tower


@pytest.mark.skipif(
    (pymunk.version, platform.machine()) != ("7.3.1", "x86_64"),
    reason="another engine: its falls are its own",
)
def test_falls_that_were_kept_can_still_be_struck_again() -> None:
    """A change of the tower or its engine renews this, and its line in the changelog says that older falls can only be shown."""
    fingerprint.cache_clear()  # struck and filled here, not remembered
    assert fingerprint() == "3d5c087b"
