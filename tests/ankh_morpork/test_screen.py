"""The page of the city: every option can be clicked, and nothing hidden is on it."""

from random import Random

import pytest

from tests.ankh_morpork.scene import scene
from tests.ankh_morpork.test_knowledge import shuffled
from trollbord.games.ankh_morpork import ANKH_MORPORK
from trollbord.games.ankh_morpork.screen import ON_AREA, ON_HAND, ON_PIECE, path, screen
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.games.ankh_morpork.view import AnkhView
from trollbord.ink.screen import Draft, Entry
from trollbord.kernel.event import Event
from trollbord.kernel.playout import answer
from trollbord.kernel.seat import SPECTATOR
from trollbord.kernel.view import View
from trollbord.words import speaker

CLICKED = ON_AREA | ON_PIECE | {"use"}


def page(view: View, language: str = "en", draft: Draft | None = None) -> str:
    """All markup that the game gives the page."""
    shown = screen(view, draft or Draft(), speaker("ankh_morpork", language))
    plates = [f"{p.face}{p.facts}{p.number}{p.extra}" for p in shown.plates]
    parts = (shown.board, shown.aside, shown.hand, *plates, *shown.stages)
    return "".join(str(part) for part in parts)


@pytest.mark.parametrize("seats", [2, 4])
def test_every_option_leads_over_elements_of_the_page(seats: int) -> None:
    rng = Random(seats)
    state = ANKH_MORPORK.new(seats)
    clicked = 0
    while (ask := state.ask) is not None:
        if ask.seat >= 0 and rng.random() < 0.25:
            view = state.view(ask.seat)
            drawn = page(view)
            for option in ask.options:
                keys = path(view, option)
                assert all(f'id="{key}"' in drawn for key in keys if not key.startswith("plate-"))
                assert keys or option.verb not in CLICKED
                clicked += bool(keys)
        state.take(answer(state, rng))
    assert clicked > 100


def test_every_option_of_the_vocabulary_has_a_path() -> None:
    view = scene(hands={"red": "groat"}).view("red")

    assert all(isinstance(path(view, each), tuple) for each in ANKH_MORPORK.vocabulary.options)
    find = ANKH_MORPORK.vocabulary.find
    assert path(view, find("play groat")) == ("h-0",) and path(view, find("play hex")) == ()
    assert path(view, find("choose blue")) == ("plate-3",)
    assert path(view, find("use nap_hill")) == ("city-12",)
    assert path(view, find("remove troll dimwell")) == ("m-8-4",)
    assert {"play", "give"} <= ON_HAND


def test_a_page_is_the_same_bytes_whatever_others_hold() -> None:
    rng = Random(8)
    state = ANKH_MORPORK.new(3)
    assert isinstance(state, AnkhState)
    compared = 0
    while state.ask is not None and compared < 12:
        viewer = rng.choice([0, 1, 2, SPECTATOR])
        if rng.random() < 0.1 and state.ask.seat != viewer and not state.pulled:
            twin = shuffled(state, viewer, rng)
            assert page(state.view(viewer)) == page(twin.view(viewer))
            compared += 1
        state.take(answer(state, rng))
    assert compared == 12


def test_the_actions_of_the_card_in_play_are_the_stages() -> None:
    table = scene(board={7: "red", 5: "yellow !"}, hands={"red": "the_agony_aunts"})
    table.pick("play the_agony_aunts", "skip")

    shown = screen(table.view("red"), Draft(), speaker("ankh_morpork", "en"))

    assert shown.stages == ("assassinate", "take money", "place a minion") and shown.stage == 1
    assert "The Agony Aunts" in str(shown.hand)


def test_a_spectator_has_no_hand_and_a_winner_is_shown() -> None:
    state = scene(hands={"red": "groat"}, personalities={"red": "lord_rust"}).state
    watching = page(state.view(SPECTATOR))
    assert "Groat" not in watching and "Lord Rust" not in watching

    over = scene(seats=2, hands={"red": "groat"}, pile="errol", personalities={"red": "lord_rust"})
    over.pick("play groat", "skip", "draw errol")
    assert "Lord Rust" in page(over.view("yellow"))


def test_the_last_turn_is_marked_where_it_happened() -> None:
    told = [Event("move", {"owner": "red", "area": "dimwell", "to": "longwall"})]
    draft = Draft("phone", history=[Entry(1, 0, told)])
    view = scene(board={9: "red"}).view("red")
    assert isinstance(view, AnkhView)

    drawn = page(view, "ru", draft)

    assert "var(--last)" in drawn and "am-ground-phone" in drawn
    assert "var(--last)" not in page(view)
