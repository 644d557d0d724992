"""Several picks of one seat: all of them, or none."""

import pytest

from trollbord import Match, load
from trollbord.kernel.errors import IllegalPick, UnknownOption


def duel() -> Match:
    return Match(load("ragnarocks"), 2, seed=1)


def seen(match: Match) -> tuple[object, ...]:
    """All that a refused message must leave as it was."""
    lines = [str(line) for line in match.log]
    undone = [match.can_undo(seat) or match.can_redo(seat) for seat in (0, 1)]
    return match.state.position(), lines, dict(match.counts), undone, match.history.request


def test_a_move_and_its_stone_are_one_message() -> None:
    match = duel()

    picks = match.pick_all(["move A2 C2", "stone C4"], 0)

    assert [pick.option.text for pick in picks] == ["move A2 C2", "stone C4"]
    assert match.seq == 2
    assert match.ask is not None and match.ask.seat == 1


@pytest.mark.parametrize(
    ("texts", "wrong"),
    [
        (["move A2 A3"], IllegalPick),
        (["move A2 C2", "stone C2"], IllegalPick),
        (["move A2 C2", "stone Z9"], UnknownOption),
        (["move A2 C2", "stone C4", "move A3 C3"], IllegalPick),
    ],
)
def test_one_wrong_option_leaves_the_match_as_it_was(texts: list[str], wrong: type) -> None:
    match = duel()

    with pytest.raises(wrong):
        match.pick_all(texts, 0)

    assert seen(match) == seen(duel())
    match.pick_all(["move A3 C3", "stone C4"], 0)
    assert match.seq == 2


def test_what_was_taken_back_can_still_be_done_again_after_a_refusal() -> None:
    match = duel()
    match.pick("move A2 C2", 0)
    match.undo(0)

    with pytest.raises(IllegalPick):
        match.pick_all(["move A2 C2", "stone C2"], 0)

    assert match.can_redo(0)
    assert [pick.option.text for pick in match.redo(0)] == ["move A2 C2"]


def test_the_match_is_the_same_as_after_single_picks() -> None:
    together, singly = duel(), duel()
    for seat in (0, 1):
        singly.pick(singly.ask.options[3] if singly.ask else "", seat)
        singly.pick(singly.ask.options[5] if singly.ask else "", seat)
        together.pick_all([pick.option for pick in singly.picks[-2:]], seat)

    assert seen(together) == seen(singly)
    assert together.at(3).position() == singly.at(3).position()


def test_nobody_picks_past_chance() -> None:
    """What is drawn in between can't be known before; nothing is drawn for a message that is refused."""
    match = Match(load("trollfjord"), 2, seed=3, holds_veils=True)
    while match.ask is not None:
        before = seen(match)
        seat, first = match.ask.seat, match.ask.options[0]
        state = match.state.copy()
        state.take(first)
        if state.ask is not None and state.ask.seat < 0:
            break
        match.pick(first, seat)
    with pytest.raises(IllegalPick):
        match.pick_all([first, first], seat)

    assert seen(match) == before
