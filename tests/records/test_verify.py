"""Verification: what is wrong with a record, and where, and what can't be checked."""

import re
from random import Random

import pytest

from tests.kernel.blind import BLIND
from trollbord.kernel.errors import CannotUndo, RecordError
from trollbord.kernel.match import Match
from trollbord.kernel.nature import TypedNature
from trollbord.kernel.seat import NATURE
from trollbord.records.reader import parse
from trollbord.records.record import ChatLine
from trollbord.records.replaying import replay, resume
from trollbord.records.verifying import Verdict, verify
from trollbord.records.writer import recorded


def blind(seed: int) -> Match:
    """A finished match of Blind."""
    match = Match(BLIND, 2, seed=seed)
    rng = Random(seed)
    while match.ask is not None:
        match.pick(rng.choice(match.ask.options))
    return match


@pytest.fixture(name="text")
def a_finished_game() -> str:
    said = {2: [ChatLine(0, "good luck")]}
    return recorded(blind(4), players=["Ada", "Ben"], languages=["en", "cs"], said=said).text()


def looked_at(text: str) -> Verdict:
    return verify(BLIND, parse(text))


def unsealed(text: str) -> str:
    return "".join([line for line in text.splitlines(keepends=True) if not line.startswith("seal")])


def test_a_good_record_is_good(text: str) -> None:
    verdict = looked_at(text)
    assert verdict.is_good and verdict.is_complete and verdict.is_promised and verdict.is_sealed
    assert verdict.recomputed >= 2
    assert [str(message) for message in verdict.messages()] == [
        f"{verdict.lines} lines replayed",
        f"{verdict.recomputed} draws recomputed",
    ]


def test_comments_and_chat_may_be_added(text: str) -> None:
    assert looked_at(text.replace("\n2 ", "\n# a remark\nchat 1: hm\n2 ")).is_good


def line_of(text: str, start: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def with_other_card(text: str) -> str:
    card = text.split("1 nature pile 1 drawn: card ")[1][0]
    other = "1" if card != "1" else "2"
    return text.replace(f"pile 1 drawn: card {card}", f"pile 1 drawn: card {other}")


def test_a_changed_draw_is_caught_with_or_without_the_seal(text: str) -> None:
    for forged in (with_other_card(text), unsealed(with_other_card(text))):
        error = looked_at(forged).error
        assert isinstance(error, RecordError)
        assert error.line == line_of(forged, "1 nature")
        assert "the secret gives 'card" in str(error)


def test_another_secret_is_caught(text: str) -> None:
    secret = text.split("secret ")[1][:64]
    forged = text.replace(secret, "00" * 32)
    error = looked_at(forged).error
    assert isinstance(error, RecordError)
    assert error.message.id == "error-record-promise"
    assert error.line == line_of(forged, "secret")


def test_another_legal_pick_is_caught_by_the_seal(text: str) -> None:
    forged = text.replace("3 seat 0: peek", "3 seat 0: keep").replace(
        "3 seat 0: keep", "3 seat 0: peek"
    )
    forged = text.replace("seat 0: peek", "seat 0: keep") if forged == text else forged
    assert forged != text
    error = looked_at(forged).error
    assert isinstance(error, RecordError)
    assert error.message.id == "error-record-mark"
    assert error.line == line_of(text, "3 seat 0")


def test_a_changed_header_is_caught_by_the_seal(text: str) -> None:
    error = looked_at(text.replace("player 0 Ada", "player 0 Eve")).error
    assert error is not None
    assert error.message.id == "error-record-header-mark"


def test_a_shortened_record_is_caught(text: str) -> None:
    lines = text.splitlines()
    last = max(at for at, line in enumerate(lines) if line[:1].isdigit())
    shortened = "\n".join(lines[:last] + lines[last + 1 :])
    for forged in (shortened, unsealed(shortened + "\n")):
        error = looked_at(forged).error
        assert isinstance(error, RecordError)
        assert error.message.id == "error-record-not-over"
        assert error.line == line_of(forged, "end")


def test_a_record_cut_before_its_end_is_not_complete(text: str) -> None:
    verdict = looked_at(text.split("\n\nend")[0] + "\n")
    assert verdict.is_good and not verdict.is_complete
    assert verdict.unchecked["secret"] and verdict.recomputed == 0
    assert "because the secret is not revealed" in " ".join(map(str, verdict.messages()))


def test_lines_out_of_order_are_caught(text: str) -> None:
    lines = text.splitlines()
    at = line_of(text, "1 ") - 1
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    with pytest.raises(RecordError) as caught:
        parse("\n".join(lines))
    assert caught.value.line == at + 1


def test_other_scores_are_caught(text: str) -> None:
    end = text.split("\nend ")[1].splitlines()[0]
    forged = unsealed(text).replace(f"end {end}", "end 9 9: highest")
    error = looked_at(forged).error
    assert isinstance(error, RecordError)
    assert (error.message.id, error.line) == ("error-record-end", line_of(forged, "end"))


def test_a_cut_seal_is_caught(text: str) -> None:
    error = looked_at(text.rstrip("\n")[:-2]).error
    assert error is not None
    assert error.message.id.startswith("error-record-seal")


def test_an_illegal_pick_is_named_with_the_games_reason() -> None:
    text = re.sub("(?m)^3 seat 0: .*", "3 seat 0: swap", unsealed(recorded(blind(4)).text()))
    with pytest.raises(RecordError, match=r"line 11, column 11: .* cannot pick 'swap'"):
        replay(BLIND, parse(text))


def test_typed_answers_are_listed_as_not_recomputed() -> None:
    match = Match(BLIND, 2, seed=1, nature=TypedNature())
    rng = Random(1)
    while match.ask is not None:
        match.pick(rng.choice(match.ask.options))
    verdict = verify(BLIND, recorded(match))
    assert verdict.is_good and verdict.is_complete
    assert (verdict.recomputed, verdict.unchecked["typed"][:2]) == (0, [1, 2])
    assert "typed, not recomputed: 1, 2" in " ".join(map(str, verdict.messages()))


def test_answers_of_the_tower_are_listed_as_not_recomputed(text: str) -> None:
    verdict = looked_at(unsealed(text).replace("1 nature pile 1 drawn", "1 nature pile 1 tower"))
    assert verdict.is_good
    assert verdict.unchecked["tower"] == [1]


def test_entropy_changes_the_draws_and_is_checked() -> None:
    plain = Match(BLIND, 2, seed=1)
    mixed = [Match(BLIND, 2, seed=1, entropy={0: f"otter {n}"}) for n in range(8)]
    hands = {tuple(match.picks[n].option.text for n in (0, 1)) for match in (plain, *mixed)}
    assert len(hands) > 1
    match = mixed[0]
    while match.ask is not None:
        match.pick(match.ask.options[0])
    text = recorded(match).text()
    assert looked_at(text).is_good
    forged = unsealed(text).replace("otter 0", "otter 9")
    errors = [looked_at(forged.replace("otter 9", f"otter {n}")).error for n in range(20, 40)]
    assert any(error is not None and error.message.id == "error-record-draw" for error in errors)


def test_without_its_secret_a_record_goes_on_as_a_fork() -> None:
    match = Match(BLIND, 2, seed=6)
    match.pick("peek")
    record = parse(recorded(match).text())
    assert record.secret == "" and record.end is None
    fork = resume(BLIND, record)
    assert fork.secret != match.secret
    assert fork.forked == match.seq
    while fork.ask is not None:
        fork.pick(fork.ask.options[0])
    again = parse(recorded(fork).text())
    assert again.header.forked == match.seq
    verdict = verify(BLIND, again)
    assert verdict.is_good
    assert verdict.unchecked["forked"] == [1, 2]


def test_a_record_of_another_edition_or_game_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match="edition 7 of the rules, and this is edition 1"):
        replay(BLIND, parse(text.replace("edition 1", "edition 7")))
    with pytest.raises(RecordError, match="the record is of 'chess', not of 'blind'"):
        replay(BLIND, parse(text.replace("game blind", "game chess")))


def test_a_seats_own_record_can_be_replayed_up_to_what_it_cannot_know() -> None:
    record = parse(recorded(blind(4), 0).text())
    assert replay(BLIND, record, 1) == replay(BLIND, recorded(blind(4)), 1)
    with pytest.raises(RecordError, match="is not known to it") as caught:
        replay(BLIND, record)
    assert caught.value.line == record.log[1].line


@pytest.mark.parametrize(
    "line", ["table seats 3", "table self 1", "table peeking 7", "table rounds 9"]
)
def test_a_table_option_that_cannot_be_is_refused(text: str, line: str) -> None:
    name = line.split()[1]
    lines = [each for each in text.splitlines() if not each.startswith(f"table {name}")]
    lines.insert(4, line)
    verdict = looked_at(unsealed("\n".join(lines) + "\n"))
    assert verdict.error is not None
    assert "table option" in str(verdict.error)


def test_nothing_is_taken_back_once_the_secret_is_open() -> None:
    match = blind(4)
    assert not any(match.can_undo(seat) for seat in (0, 1))
    for refused in (
        lambda: match.undo(0),
        lambda: match.history.ask_undo(0, 1),
        lambda: match.go_back(0, 0),
    ):
        with pytest.raises(CannotUndo, match="the game is over and its secret is revealed"):
            refused()


def test_a_seats_own_record_is_checked_as_far_as_it_goes() -> None:
    text = recorded(blind(4), 0).text()
    verdict = looked_at(text)
    assert verdict.is_good and not verdict.is_complete
    assert verdict.lines == 1
    assert "only the lines before its first gap" in " ".join(map(str, verdict.messages()))
    error = looked_at(re.sub("(?m)^3 seat 0: .*", "3 seat 0: swap", text)).error
    assert isinstance(error, RecordError)
    assert (error.message.id, error.line) == ("error-record-mark", line_of(text, "3 "))


def test_nature_takes_nothing_back() -> None:
    match = Match(BLIND, 2, seed=1, nature=TypedNature())
    match.pick("card 3")
    assert not match.can_undo(NATURE)
    with pytest.raises(CannotUndo):
        match.undo(NATURE)
