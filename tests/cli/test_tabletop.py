"""The table in a terminal: in words, in every language, no wider than the window, and without what a seat may not know."""

import re
from random import Random

import pytest
from click.testing import CliRunner

import trollbord
from examples.pebbles import GAME as PEBBLES
from trollbord.cli.app import app
from trollbord.cli.tabletop import tabletop
from trollbord.games.ankh_morpork.box import CARDS, PERSONALITIES
from trollbord.games.ankh_morpork.view import AnkhView
from trollbord.kernel.game import Game
from trollbord.kernel.seat import SPECTATOR
from trollbord.kernel.state import State
from trollbord.laws.cases import answer, opened
from trollbord.words import LANGUAGES, speaker

PLAYERS = ("Anna", "Bo", "Cai", "Dag", "Eva", "Finn")
NOTATION = re.compile(r"\w_\w|\b[A-Z]{3}-\d\d\b|\b[CB]S\d\b")
WIDTH = 80


def told(state: State, seat: int, language: str = "en") -> str:
    words = speaker(state.game.id, language)
    return tabletop(state.view(seat), words, PLAYERS[: state.seats], WIDTH)


def moments(game: Game, seats: int, seed: int) -> list[State]:
    """The opening of a random game, some tables on its way, and its end."""
    rng = Random(seed)
    state = opened(game, seats, rng)
    found = [state.copy()]
    picks = 0
    while state.ask is not None:
        state.take(answer(state, rng))
        picks += 1
        if picks in (4**power for power in range(8)):
            found.append(state.copy())
    return [*found, state]


@pytest.mark.parametrize("id", trollbord.game_ids())
def test_a_table_is_told_in_words_and_fits_the_window(id: str) -> None:
    """A message that is missing, or lacks an argument, warns, and a warning fails the test."""
    game = trollbord.load(id)
    tongues = list(LANGUAGES)
    for seats in (game.seats[0], game.seats[-1]):
        for number, state in enumerate(moments(game, seats, seed=seats)):
            for language in (tongues[number % 5], tongues[(number + 2) % 5]):
                lines = told(state, (SPECTATOR, 0)[number % 2], language).splitlines()
                assert [line for line in lines if NOTATION.search(line)] == []
                assert [line for line in lines if len(line) > WIDTH or "…" in line] == []


def test_the_board_of_a_duel_comes_with_its_key() -> None:
    state = trollbord.load("ragnarocks").new()
    state.pick("move A2 C2")
    state.pick("stone C3")

    lines = told(state, 0).splitlines()

    assert lines[:3] == [str(state.view(0)).splitlines()[row] for row in range(3)]
    assert "# runestone" in " ".join(lines)
    assert "Settled land     Ivory 0, Red 0" in lines
    assert "Runestones left  39" in lines


def test_a_card_is_told_with_its_power_and_whether_it_holds() -> None:
    state = trollbord.load("ragnarocks").new(
        characters="chosen", ivory_card="thor", red_card="mani"
    )

    board = " ".join(told(state, 0).split())

    assert "Anna Ivory Thor (active) 4 stones lie on the card" in board
    assert "(4 stones on it)" in board
    assert "Bo Red Máni (active) At the end of the turn" in board
    assert "Laid out" not in board


def test_a_hand_is_told_to_its_owner_alone() -> None:
    state = trollbord.load("ankh_morpork").new(seats=3)
    rng = Random(4)
    for _ in range(60):
        state.take(answer(state, rng))
    view = state.view(0)
    assert isinstance(view, AnkhView)
    words = speaker("ankh_morpork", "en")
    hand = [words.name(CARDS[card]) for card in view.hand]
    personality = words.name(PERSONALITIES[view.personality])

    assert hand
    assert [name for name in (*hand, personality) if name not in told(state, 0)] == []
    for other in (1, SPECTATOR):
        assert [name for name in (*hand, personality) if name in told(state, other)] == []


def test_no_line_breaks_before_a_french_colon() -> None:
    state = trollbord.load("trolls_princesses").new()
    rng = Random(1)
    for _ in range(60):
        state.take(answer(state, rng))

    lines = told(state, 0, "fr").splitlines()

    assert any("\u00a0:" in line for line in lines)
    assert [line for line in lines if line.split()[:1] == [":"]] == []


def test_a_game_without_a_description_is_shown_as_its_view_prints() -> None:
    state = PEBBLES.new()

    assert tabletop(state.view(0), speaker("pebbles", "en"), ("Anna", "Bo"), WIDTH) == str(
        state.view(0)
    )


def test_the_terminal_speaks_one_language() -> None:
    done = CliRunner().invoke(app, ["--language", "de", "play", "ankh_morpork"], input="quit\n")

    assert "Geringe Götter" in done.output
    assert "small_gods" not in done.output.partition("play ")[0]
