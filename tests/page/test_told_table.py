"""The table told by commands: everything that is seen can be asked for, and everything offered can be picked."""

from random import Random

import pytest

from trollbord import Match, game_ids, load
from trollbord.ink.screen import Entry
from trollbord.kernel.seat import SPECTATOR, Seat
from trollbord.page.told_table import COMMANDS, ToldTable, command_of, picked, tell
from trollbord.words import LANGUAGES, speaker
from trollbord.words.typed import place_name

NAMES = ("Ada", "Bo", "Cy", "Di")


def heard(match: Match, seat: Seat, language: str = "en") -> ToldTable:
    """The table as a seat hears it."""
    picks = enumerate(match.picks, 1)
    history = [Entry(n, pick.seat, [each.seen(seat) for each in pick.events]) for n, pick in picks]
    words = speaker(match.game.id, language)
    return ToldTable(match.view(seat), words, NAMES[: match.state.seats], history)


def halfway(game: str, picks: int = 40, seed: int = 3) -> Match:
    match, chance = Match(load(game), 2, seed=seed), Random(seed)
    while len(match.picks) < picks and match.ask is not None:
        match.pick(match.game.advice.rollout(match.state, chance))
    return match


@pytest.mark.parametrize("game", game_ids())
def test_every_option_can_be_picked_by_what_is_told_of_it(game: str) -> None:
    """Its place in the list that `options` tells is enough, through 25 questions."""
    match, chance = Match(load(game), 2, seed=1), Random(1)
    for _ in range(25):
        if match.ask is None:
            break
        table = heard(match, match.ask.seat)
        told = tell(table, "options")
        assert len(told) == len(match.ask.options)
        for place, option in enumerate(match.ask.options, 1):
            assert picked(table, place_name(place, match.ask.options)) == [option]
        match.pick(chance.choice(match.ask.options))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_command_answers_in_every_language(game: str, language: str) -> None:
    match = halfway(game)
    assert match.ask is not None
    table = heard(match, match.ask.seat, language)
    text = table.speaker.text

    for order in COMMANDS:
        assert command_of(text(f"told-name-{order}"), table.speaker) == order
        assert command_of(order, table.speaker) == order
    silent = [text("told-nothing")]
    for order in ("look", "mine", "options", "last", "goal"):
        assert tell(table, order) != silent, order
    assert table.speaker.prompt(match.ask, table.players) in tell(table, "look")[0]
    assert len(tell(table, f"{text('told-name-last')} 3")) == 3


def test_rays_are_told_with_what_stands_in_the_way() -> None:
    table = heard(Match(load("ragnarocks"), 2, seed=1), 0)

    assert tell(table, "at A2")[0] == "A2: Viking of Ivory"
    assert tell(table, "from A2 east") == ["east: A3 Viking of Ivory"]
    assert tell(table, "from A2 w") == ["west: free A1; the edge"]
    assert len(tell(table, "from A2")) == 6


def test_places_of_a_kind_and_what_is_there() -> None:
    table = heard(halfway("ankh_morpork"), 0)

    assert tell(table, "where trouble")[-1].endswith("!")
    told = tell(table, "at dolly sisters")
    assert "Cost: $6" in told[1] and "Next to: 2, 3, 12" in told[0]
    assert tell(table, "of bo")[0].startswith("Yellow (Bo)")


def test_a_rule_is_told_against_what_is_forbidden() -> None:
    table = heard(Match(load("ragnarocks"), 2, seed=1), 0)

    assert "RR-TURN" in tell(table, "why move A2 A5")[0]
    assert tell(table, "why move A2 A1") == ["It can be picked: A2 to A1"]


def test_only_the_owner_hears_of_a_hand_and_a_goal() -> None:
    match = halfway("ankh_morpork")

    mine = " ".join(tell(heard(match, 0), "mine"))
    others = " ".join([line for order in COMMANDS for line in tell(heard(match, SPECTATOR), order)])

    assert "Personality" in mine and "Hand: " in mine
    assert "Personality" not in others


def test_what_happened_since_the_own_last_pick() -> None:
    match = halfway("ragnarocks", picks=4)

    assert tell(heard(match, 0), "since") == tell(heard(match, 0), "last 2")
    assert all(line.startswith("Bo") for line in tell(heard(match, 0), "since"))
