"""Why not? A click that leads to nothing is answered with a true reason, in every game."""

from collections.abc import Container
from random import Random

import pytest

import trollbord
from trollbord.games.ragnarocks.box import CELLS
from trollbord.games.ragnarocks.state import RagnarocksState
from trollbord.games.ragnarocks.view import RagnarocksView
from trollbord.games.trollfjord.box import REGIONS
from trollbord.games.trollfjord.view import TrollfjordView
from trollbord.games.trolls_princesses.places import MINING, VILLAGE
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.kernel.match import Match
from trollbord.page.help_card import help_card, refusal_note
from trollbord.page.meaning import offered, reason_of, refusal
from trollbord.words import speaker

WORDS = speaker("trolls_princesses")
NAMES = ("Anna", "Bo")
AFTER = 60
"""Picks of the game before anything is looked at."""


def trolls_at(prompt: str, places: Container[int] = range(8)) -> TrollsView:
    """What seat 0 sees at such a question of a sensible game, with its last troll in one of these places."""
    match, rng = Match(trollbord.load("trolls_princesses"), 2, seed=5), Random(5)
    while True:
        ask = match.ask
        assert ask is not None
        if ask.seat == 0 and ask.prompt == prompt and len(match.picks) >= AFTER:
            view = match.view(0)
            assert isinstance(view, TrollsView)
            if view.place in places:
                return view
        match.pick(match.game.advice.rollout(match.state, rng))


def rule_of(view: TrollsView, key: str) -> str:
    assert offered(view, key) == []
    why = reason_of(view, [key])
    return "" if why is None else f"{why.message.id} {why.rule}"


@pytest.mark.parametrize(
    "key", ["bells-I", "tower-I", "castle-II", "hamlet-I", "farm-I", "stock-cow"]
)
def test_in_a_cave_what_stands_in_a_village_is_no_action(key: str) -> None:
    """TP-AP.10: AP are used only for actions of the location the troll moved to."""
    view = trolls_at("act", places=range(MINING, VILLAGE))

    assert rule_of(view, key) == "why-other-place TP-AP.10"


def test_a_den_of_the_display_tells_why_dens_are_not_built_now() -> None:
    view = trolls_at("play-card")

    words, rule = refusal(view, ["den-0"], WORDS, NAMES)

    assert "Play a round card" in words and rule == "TP-TURN.4"


def test_something_that_is_never_picked_is_named_with_the_question() -> None:
    words, rule = refusal(trolls_at("play-card"), ["king"], WORDS, NAMES)

    assert words == "The troll king: not part of this question. You are asked: Play a round card"
    assert rule == ""


def test_another_players_cave_is_no_place_for_a_troll() -> None:
    words, _ = refusal(trolls_at("move-troll"), ["cave-1-mining"], WORDS, NAMES)

    assert (
        words
        == "The mining cave: not part of this question. You are asked: Which troll? From where?"
    )


def test_the_numbers_at_the_end_of_a_reason_lead_to_their_rules() -> None:
    note = str(
        refusal_note(
            "trolls_princesses", "It has no room (TP-VILLAGE.1, TP-BUILD.6)", "TP-VILLAGE.1"
        )
    )

    assert note.startswith("<p>It has no room. <a")
    assert 'href="/rules/trolls_princesses#TP-VILLAGE.1"' in note
    assert 'href="/rules/trolls_princesses#TP-BUILD.6"' in note


def test_a_card_says_what_can_be_done_with_a_thing_now() -> None:
    card = str(help_card(trolls_at("play-card"), ["hand-0"], WORDS, NAMES))

    assert "Now you can" in card and "TP-TURN.4" in card


def test_the_first_thing_under_the_pointer_that_stands_for_something_is_explained() -> None:
    card = str(
        help_card(trolls_at("play-card"), ["network-0", "earth-0", "village-I"], WORDS, NAMES)
    )

    assert 'data-key="village-I"' in card


@pytest.mark.parametrize(
    "key", ["cave-0-x", "tile-0-99", "hand-9", "good-0-x", "chip-0-x-y", "slot-0-", "stock-x", "m-"]
)
def test_a_key_that_a_browser_made_up_stands_for_nothing(key: str) -> None:
    view = trolls_at("play-card")

    assert help_card(view, [key], WORDS, NAMES) is None
    assert refusal(view, [key], WORDS, NAMES)[0].startswith("You are asked something else")


def test_nothing_is_said_of_what_is_no_part_of_the_game() -> None:
    assert help_card(trolls_at("play-card"), ["ask", "log", "'<b>"], WORDS, NAMES) is None


def test_a_place_says_how_many_action_points_a_troll_would_bring_there() -> None:
    """TP-AP.3: own trolls, own camps and the king in that village, one each."""
    view = trolls_at("move-troll")
    ask = view.ask
    assert ask is not None
    place = next(option.second for option in ask.options if option.second >= VILLAGE)
    village = place - VILLAGE
    camps = view.camps_out[0][village]

    card = str(help_card(view, [f"village-{'I' * (village + 1)}"], WORDS, NAMES))

    points = 1 + view.trolls[0].count(place) + camps + (view.king == place)
    assert f"if a troll comes here</dt><dd>{points}</dd>" in card


def test_a_cell_says_what_a_stone_on_it_would_settle() -> None:
    match, rng = Match(trollbord.load("ragnarocks"), seed=4), Random(4)
    found = 0
    while match.ask is not None and not found:
        if match.ask.prompt == "stone":
            found = settled_by_a_stone(match)
        match.pick(match.game.advice.rollout(match.state, rng))

    assert found > 0


def settled_by_a_stone(match: Match) -> int:
    """How many cells the first stone settles that settles any, as its card says and as it then is; 0 if none does."""
    ask = match.ask
    assert ask is not None
    view = match.view(ask.seat)
    for option in ask.options:
        card = str(help_card(view, [f"c-{option.arg}"], speaker("ragnarocks"), NAMES))
        if "would settle" in card:
            after = match.state.copy()
            after.take(option)
            assert isinstance(after, RagnarocksState) and isinstance(view, RagnarocksView)
            gains = [now - before for now, before in zip(after.land(), view.land, strict=True)]
            assert all(gain <= 0 or f"would settle {gain} cell" in card for gain in gains)
            return max(gains)
        assert "settles nothing yet" in card
    return 0


def test_a_treasure_is_pictured_with_its_own_value() -> None:
    view = Match(trollbord.load("trollfjord"), seed=1).view(0)
    assert isinstance(view, TrollfjordView)
    for region, value in zip(REGIONS, view.treasures, strict=True):
        card = str(help_card(view, [f"treasure-{region}"], speaker("trollfjord"), NAMES))
        picture = card[card.index("<svg") : card.index("</svg>")]

        assert f">{value}</text>" in picture


def test_an_empty_cell_is_pictured_without_vikings() -> None:
    view = Match(trollbord.load("ragnarocks"), seed=1).view(0)
    assert isinstance(view, RagnarocksView)
    empty = next(cell for number, cell in enumerate(CELLS) if number not in view.vikings)
    card = str(help_card(view, [f"c-{empty}"], speaker("ragnarocks"), NAMES))

    assert "rr-cell-wide" in card and "rr-man" not in card


def test_the_rule_of_a_reason_is_a_link_on_the_card_too() -> None:
    match = Match(trollbord.load("ragnarocks"), seed=1)
    assert match.ask is not None
    view = match.view(match.ask.seat)
    shown = [str(help_card(view, [f"c-{cell}"], speaker("ragnarocks"), NAMES)) for cell in CELLS]
    refused = [card[card.index("help-now no") :] for card in shown if "help-now no" in card]

    assert refused
    for card in refused:
        told = card[: card.index("</div>")]
        assert 'class="rule"' in told and "(RR-" not in told
