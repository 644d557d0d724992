"""The review of a finished game: it adds up, repeats itself, sees with the decider's eyes, and says what it can't do."""

import re
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

import trollbord
from tests.analysis.games import HASTY, KINDS, NAMES, played, reviewed
from trollbord.analysis.account import whole
from trollbord.analysis.budget import COARSE, DEEP, FACTORS, Depth, NoReview
from trollbord.analysis.checking import false_sentences
from trollbord.analysis.course import Met, Stretch
from trollbord.analysis.looking import Found, SearchLooker
from trollbord.analysis.page import page
from trollbord.analysis.result import AS_GOOD, read
from trollbord.analysis.reviewing import Reviewing, parting, review
from trollbord.analysis.sheet import Sheet
from trollbord.analysis.telling import share_told
from trollbord.bots.levels import huldra
from trollbord.cli.app import app
from trollbord.kernel.match import Match
from trollbord.kernel.playout import settle
from trollbord.kernel.shares import judge_of
from trollbord.records.reader import parse
from trollbord.records.record import Header, Record
from trollbord.records.writer import recorded
from trollbord.words import LANGUAGES, speaker

all_kinds = pytest.mark.parametrize(("game", "seats"), KINDS)


@all_kinds
def test_the_account_adds_up_to_the_last_digit(game: str, seats: int) -> None:
    found = reviewed(game, seats)

    for seat, entry in enumerate(found.account):
        assert entry.start + entry.draws + entry.own + entry.others == entry.result
        assert entry.result == round(10_000 * found.shares[seat])
    assert sum(entry.start for entry in found.account) == 10_000
    assert sum(entry.draws for entry in found.account) == 0


def test_giving_up_is_on_the_account_of_who_gave_up() -> None:
    """The table was about even when seat 1 left: seat 0 is given nearly half the win by another's choice."""
    books = Reviewing(played("trollfjord", 2), HASTY).books
    last = books.change(len(books.owners) - 1)

    assert books.owners[-1] == 1
    assert last[0] == -last[1] > 1_000


@all_kinds
def test_every_sentence_is_borne_out_by_the_record(game: str, seats: int) -> None:
    assert false_sentences(reviewed(game, seats), played(game, seats)) == []


def test_the_law_of_sentences_notices_what_is_made_up() -> None:
    """One number more than can be counted, and a pick that nobody was offered."""
    told = reviewed("trollfjord", 2).json()
    record = played("trollfjord", 2)
    more = re.sub(
        r'("points": )(\d+)', lambda found: f"{found[1]}{int(found[2]) + 1}", told, count=1
    )
    other = re.sub(r'"better": "[a-z]', '"better": "no', told, count=1)

    assert "other numbers are counted" in false_sentences(read(more), record)[0]
    assert false_sentences(read(other), record)


@all_kinds
def test_every_decision_is_judged_once(game: str, seats: int) -> None:
    found = reviewed(game, seats)
    course = Reviewing(played(game, seats), HASTY).course
    real = [pick.seq for each in course.stretches for pick in each.picks if pick.is_real]
    judged = [choice.seq for turn in found for choice in turn.choices]

    assert judged == sorted(set(judged))
    assert set(judged) <= set(real)
    if game != "ragnarocks":  # which judges a move together with its stone
        assert judged == real
    assert [turn.number for turn in found] == list(range(1, len(found) + 1))


def test_the_same_seed_gives_the_same_numbers() -> None:
    assert review(played("ankh_morpork", 2), HASTY) == reviewed("ankh_morpork", 2)


def test_a_review_is_saved_and_read_back() -> None:
    found = reviewed("trollfjord", 2)

    assert read(found.json()) == found


def test_a_review_grows_turn_by_turn() -> None:
    reviewer = Reviewing(played("ankh_morpork", 2), HASTY)
    turns = iter(reviewer)
    first = next(turns)

    assert reviewer.review().turns == (first,)
    assert [turn.number for turn in reviewer][:2] == [1, 2]
    assert reviewer.review() == reviewed("ankh_morpork", 2)


def test_a_decision_is_judged_by_what_its_player_could_see() -> None:
    """Two tables that look the same from a seat are judged alike, whatever the other holds."""
    game = trollbord.load("ankh_morpork")
    judge = judge_of(game, 2)
    assert judge is not None
    state = game.new(2)
    seat = settle(state, Random(1))
    assert seat is not None
    other = state.view(seat).world(Random(2))
    assert other.view(seat) == state.view(seat)
    assert other.view(1 - seat) != state.view(1 - seat)
    option = state.offered(other.ask.options[-1]) if other.ask else None
    assert option is not None
    looker = SearchLooker(judge, HASTY)

    found = [
        looker.look(Stretch(seat, [Met(1, table, option)]), Random(3))[0]
        for table in (state, other)
    ]

    assert found[0][1:] == found[1][1:]


def test_the_dearest_turns_come_first_and_only_those_that_cost_something() -> None:
    found = reviewed("trollfjord", 2)
    moments = found.moments()

    assert len(moments) <= 3
    assert all(turn.label != AS_GOOD for turn in moments)
    assert [turn.loss * turn.open for turn in moments] == sorted(
        [turn.loss * turn.open for turn in moments], reverse=True
    )
    assert all(turn.seat == 1 for turn in found.moments(seat=1))


def test_a_turn_is_lost_where_the_better_one_was_left() -> None:
    """The first decision that cost something, not the last that could have mended it."""
    reviewer = Reviewing(played("trollfjord", 2), HASTY)
    for places in reviewer.parts:
        stretches = [reviewer.course.stretches[at] for at in places]
        found = [each for stretch in stretches for each in reviewer.looker.look(stretch, Random(1))]
        at = parting(stretches, found)
        assert found[at].loss == max(each.loss for each in found) or found[at].loss >= 0.03


def test_the_games_own_player_blames_only_what_two_budgets_agree_on() -> None:
    """Half the win, says the deeper look; the label is that of what both say."""
    reviewer = Reviewing(played("ragnarocks", 2), HASTY)
    pick = reviewer.course.stretches[0].picks[0]
    labels = [
        reviewer.label([Found(pick, pick.option, [], loss=0.5, error=0.1, firm=firm)])
        for firm in (0.0, 0.05, 0.15, 0.25, 0.35)
    ]

    assert labels == [AS_GOOD, AS_GOOD, "inaccuracy", "mistake", "blunder"]


def test_what_lies_within_the_interval_is_as_good() -> None:
    """A loss of ten hundredths, measured surely and not so surely; the value's own error is part of the interval."""
    reviewer = Reviewing(played("trollfjord", 2), HASTY)
    pick = reviewer.course.stretches[-1].picks[0]

    assert reviewer.label([Found(pick, pick.option, [], loss=0.1, error=0.001)]) == "mistake"
    assert reviewer.label([Found(pick, pick.option, [], loss=0.1, error=0.08)]) == AS_GOOD
    turns = [turn for turn in reviewed("trollfjord", 2) if turn.loss > 0.02]
    assert all(turn.half >= 0.02 for turn in turns)
    known = FACTORS["trollfjord"]
    assert all(turn.half >= 1.9 * turn.loss * known.error / known.mean for turn in turns)


def test_shares_are_never_0_and_never_100() -> None:
    assert [share_told(share) for share in (0.0, 0.004, 0.5, 0.996, 1.0)] == [
        "< 1",
        "< 1",
        "50",
        "> 99",
        "> 99",
    ]


def test_what_rounding_leaves_goes_to_the_greatest_remainders() -> None:
    assert whole([1 / 3, 1 / 3, 1 / 3]) == (3334, 3333, 3333)
    assert whole([0.99999, 0.00001]) == (10_000, 0)


# -- what can't be reviewed


def test_an_unfinished_game_is_refused() -> None:
    match = Match(trollbord.load("ragnarocks"), 2)
    with pytest.raises(NoReview, match="not over yet"):
        review(recorded(match), HASTY)


def test_a_record_that_does_not_verify_is_refused() -> None:
    record = played("trollfjord", 2)
    other = "0" if record.secret[0] != "0" else "1"
    forged = record.text().replace(f"secret {record.secret}", f"secret {other}{record.secret[1:]}")
    with pytest.raises(NoReview, match="does not verify"):
        review(parse(forged), HASTY)


def test_a_record_of_another_edition_is_refused() -> None:
    record = played("ragnarocks", 2)
    other = Record(Header("ragnarocks", 2, edition=99), record.body, record.end)
    with pytest.raises(Exception, match="edition 99"):
        review(other, HASTY)


def test_the_record_of_one_seat_is_refused() -> None:
    match = Match(trollbord.load("trollfjord"), 2)
    with pytest.raises(NoReview, match="one seat’s own record"):
        review(recorded(match, view=0), HASTY)


def test_a_game_without_decisions_is_refused() -> None:
    match = Match(trollbord.load("ragnarocks"), 2)
    match.resign(0)
    with pytest.raises(NoReview, match="one decision at most"):
        review(recorded(match), HASTY)


def test_a_table_that_no_matches_have_taught_is_refused() -> None:
    match = Match(trollbord.load("ragnarocks"), 2, settings={"characters": "random"})
    huldras = [huldra(), huldra()]
    match.play(huldras, most=4)
    match.resign(0)
    with pytest.raises(NoReview, match="no matches have taught"):
        review(recorded(match), HASTY)


@pytest.mark.parametrize(
    "depth", [COARSE._replace(iterations=0), COARSE._replace(batches=1), Depth(0, 0, 0, (0, 0))]
)
def test_a_budget_of_nothing_is_refused(depth: Depth) -> None:
    with pytest.raises(NoReview, match="needs a budget"):
        review(played("ragnarocks", 2), depth)


def test_the_deep_look_is_deeper() -> None:
    assert DEEP.iterations > COARSE.iterations
    assert min(DEEP.boards) > min(COARSE.boards)


# -- how it is told


@pytest.mark.parametrize("language", LANGUAGES)
@all_kinds
def test_a_review_is_told_in_every_language(game: str, seats: int, language: str) -> None:
    sheet = Sheet(reviewed(game, seats), speaker(game, language))
    told = [sheet.title(), *sheet.draws(), *sheet.notes()]
    for moment in sheet.moments():
        told += [moment.head, *moment.sentences]
    for table in (sheet.players(), sheet.account(), sheet.shares()):
        told += [table.title, *table.columns]

    assert not [each for each in told if "review-" in each or "count-" in each or not each]


def test_the_page_stands_alone() -> None:
    found = reviewed("trollfjord", 2)
    told = page(Sheet(found, speaker("trollfjord", "en")), played("trollfjord", 2))

    assert told.startswith("<!doctype html>")
    assert not re.search(r"""(src|href)=["'](?!#)""", told)
    for turn in found.moments():
        assert f'id="line-{turn.address}"' in told
    assert "Astrid" in told


def test_a_review_is_printed_and_written_by_a_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trollbord.cli.commands.review.DEPTHS", {"coarse": HASTY, "deep": HASTY})
    file, out, html = tmp_path / "game.troll", tmp_path / "it.json", tmp_path / "it.html"
    file.write_text(played("ankh_morpork", 2).text(), encoding="utf-8")
    asked = ["review", str(file), "--anonymous", "--json", str(out), "--html", str(html)]

    done = CliRunner().invoke(app, ["--language", "en", *asked], prog_name="trollbord")

    assert done.exit_code == 0, done.output
    assert "judges moves and not people" in done.output
    assert read(out.read_text()).players == ("", "")
    for name in NAMES:
        assert name not in done.output + out.read_text() + html.read_text()
