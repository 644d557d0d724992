"""The page: what can be clicked is there, under keys that tell nothing."""

from random import Random

import pytest

from tests.trolls_princesses.scene import acting, moving, playing, table
from trollbord.games.trolls_princesses import TROLLS_PRINCESSES
from trollbord.games.trolls_princesses.look.offers import moves
from trollbord.games.trolls_princesses.look.screen import art, path, screen
from trollbord.games.trolls_princesses.look.screen import picks as offered
from trollbord.games.trolls_princesses.look.table import tab_of
from trollbord.games.trolls_princesses.picks import ACTIVATE, ACTIVATE_BOARD, CLAIM, DONE, STORE
from trollbord.games.trolls_princesses.spaces import CARD_ITEM
from trollbord.games.trolls_princesses.state import TrollsState
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.keyed import diff
from trollbord.ink.screen import Draft, Entry, Screen
from trollbord.kernel.ask import Ask
from trollbord.kernel.event import Event
from trollbord.kernel.option import Option
from trollbord.kernel.playout import answer
from trollbord.kernel.state import State
from trollbord.page.screens import game_screen
from trollbord.words import speaker


def seen_by(state: State, seat: int) -> TrollsView:
    view = state.view(seat)
    assert isinstance(view, TrollsView)
    return view


def page(state: TrollsState, seat: int = 0, form: str = "desk") -> Screen:
    return screen(seen_by(state, seat), Draft(form=form), speaker("trolls_princesses", "en"))  # type: ignore[arg-type]


@pytest.mark.parametrize("form", ["desk", "phone"])
def test_whatever_is_clicked_for_an_option_is_on_the_page(form: str) -> None:
    rng = Random(11)
    state = TROLLS_PRINCESSES.new(3)
    assert isinstance(state, TrollsState)
    picks = 0
    while state.ask is not None:
        ask = state.ask
        if ask.seat >= 0 and picks % 13 == 0:
            seen = page(state, ask.seat, form)
            shown = f"{seen.board}{seen.prompt.deed}{seen.hand}"
            for option, keys in offered(seen_by(state, ask.seat)):
                assert all(f'id="{key}"' in shown for key in keys), option
        state.take(
            TROLLS_PRINCESSES.advice.rollout(state, rng) if ask.seat >= 0 else answer(state, rng)
        )
        picks += 1


def test_different_options_are_different_clicks_while_acting() -> None:
    state = acting("power", 4, power=3, cows=2).state
    assert state.ask is not None
    clicks = [path(seen_by(state, 0), option) for option in state.ask.options]
    clicked = [keys for keys in clicks if keys]
    assert len(set(clicked)) == len(clicked)


def test_the_first_actions_come_with_a_word_of_help() -> None:
    view = seen_by(acting("power", 4).state, 0)
    acted = [Entry(n + 1, 0, [Event("points", {"points": 1, "borrowed": 0})]) for n in range(4)]
    words = speaker("trolls_princesses")

    assert "Press anything that glows" in screen(view, Draft(history=acted[:3]), words).prompt.hint
    assert screen(view, Draft(history=acted), words).prompt.hint == ""


def test_who_is_pushed_out_is_asked_with_the_names_of_players_and_the_full_village_is_framed() -> (
    None
):
    scene = moving(trolls="III", rivals={1: "III III", 2: "III"})
    assert "tp-village now" not in str(page(scene.state).board)

    scene.pick("move aside III")

    assert scene.state.ask is not None
    pushed = [path(seen_by(scene.state, 0), option) for option in scene.state.ask.options]
    assert pushed == [("plate-1",), ("plate-2",)]
    assert str(page(scene.state).board).count("tp-village now") == 1


def test_cards_that_may_be_claimed_before_a_move_are_no_places() -> None:
    view, words = moving(trolls="building power I").state.view(0), speaker("trolls_princesses")
    assert isinstance(view, TrollsView) and view.ask is not None
    alone = moves(view, view.ask, words)

    for card in CLAIM:
        beside = Ask(0, view.ask.prompt, [*view.ask.options, card])
        assert str(moves(view, beside, words)) == str(alone)


def test_every_option_has_a_path_whoever_looks() -> None:
    state = playing(tiles="PRI-01 ROY-04", cards="TRC-14").state
    for seat in (0, 1, -2):
        view = seen_by(state, seat)
        for option in TROLLS_PRINCESSES.vocabulary.options:
            assert isinstance(path(view, option), tuple)


def test_keys_stand_once_and_name_no_hidden_card() -> None:
    state = playing(hand="RND-05 RND-22 RND-30").state
    for seat in (0, 1, -2):
        seen = page(state, seat)
        diff({}, seen.board)  # asserts that no key stands twice
        assert "RND" not in str(seen.board)
    assert "hand-2" in str(page(state, 0).board)
    assert "hand-2" not in str(page(state, 1).board)


def test_other_mountains_can_be_enlarged() -> None:
    shown = page(table(tiles="PRI-01").state, 1)
    calls = [
        f'data-arg="mountain-{seat}"' in str(plate.extra) for seat, plate in enumerate(shown.plates)
    ]
    assert calls == [True, False, True, True]
    assert all(f'id="mountain-{seat}"' in str(shown.board) for seat in range(4))
    assert 'id="tile-0-1"' in str(shown.board)


def test_places_to_lay_a_tile_show_only_to_whoever_lays_it() -> None:
    state = acting("building", 2, obsidian=1, tiles="PRI-01@N00/0", dens_shown="RES-01").state
    state.pick("build-dens")
    state.pick("take RES-01")
    assert 'id="spot-1-1"' in str(page(state, 0).board)
    assert 'id="spot-1-1"' not in str(page(state, 1).board)


def laying() -> TrollsState:
    """RES-01 in hand, one tile in the network."""
    state = acting("building", 2, obsidian=1, tiles="PRI-01@N00/0", dens_shown="RES-01").state
    state.pick("build-dens")
    state.pick("take RES-01")
    return state


def test_place_and_turn_are_one_pick_of_two_clicks() -> None:
    state = laying()
    picks = offered(seen_by(state, 0))
    assert state.ask is not None
    assert len(picks) == 5 * len(state.ask.options)
    assert picks[3] == ("lay 1 1;turn 3", ("spot-1-1", "turn-1-1-3"))
    for option in picks[3][0].split(";"):
        state.pick(option)
    assert state.turns[0] == (0, 3)


def gain(deed: str, key: str) -> str:
    """What the page says of the tile in this turn."""
    (words,) = [each for each in deed.split("<p ") if key in each.split('"')[1].split(" ")]
    return words.split("</p>")[0]


def test_a_tile_in_hand_tells_what_it_would_complete() -> None:
    """Every turn's words count the shafts that the rules make of it."""
    state = laying()
    deed = str(page(state, 0).prompt.deed)
    for text, (_, key) in offered(seen_by(state, 0)):
        after = state.copy()
        for option in text.split(";"):
            after.pick(option)
        made = [after.shafts[0][r] - state.shafts[0][r] for r in range(3)]
        made[0] -= 2  # the two of the tile's own chamber
        words = gain(deed, key)
        for resource, count in zip(("obsidian", "gold", "diamond"), made):
            said = f"+{count} {resource} shaft" if count else f"{resource} shaft"
            assert (said in words) == (count > 0), (text, words)


def test_the_best_turn_is_shown_first() -> None:
    state = laying()
    shown = str(page(state, 0).board)
    best = [
        part.split('"')[0]
        for part in shown.split('<g id="turn-')
        if "data-best" in part.split(">")[0]
    ]
    assert len(best) == len({key.rsplit("-", 1)[0] for key in best})
    deed = str(page(state, 0).prompt.deed)
    assert any("+1" in gain(deed, f"turn-{key}") for key in best)


def test_after_the_place_alone_the_turn_is_asked_on_the_same_place() -> None:
    state = laying()
    state.pick("lay 1 2")
    assert [keys for _, keys in offered(seen_by(state, 0))] == [
        (f"turn-1-2-{turn}",) for turn in range(5)
    ]
    shown = str(page(state, 0).board)
    assert 'id="turn-1-2-4"' in shown
    assert "spot-" not in shown
    assert "turn-1-2" not in str(page(state, 1).board)


def test_action_points_show_what_was_counted_and_what_is_left() -> None:
    state = acting("mining", 3).state
    history = [
        Entry(1, 0, [Event("points", {"seat": 0, "points": 5, "borrowed": 0, "place": "mining"})])
    ]
    shown = screen(seen_by(state, 0), Draft(history=history), speaker("trolls_princesses", "en"))
    deed = str(shown.prompt.deed)
    assert "of 5 action points" in deed
    assert (deed.count('class="on"'), deed.count('class="spent"')) == (3, 2)


def test_every_question_of_a_phone_has_its_board() -> None:
    for board in ("land", "dens", "shelves"):
        assert f".on-{board}>.t-{board}" in game_screen("trolls_princesses").style
    state = acting("III", 3).state
    assert "on-land" in str(page(state, 0, "phone").board)
    assert "on-land" in str(page(state, 1, "phone").board)
    assert "on-dens" in str(page(laying(), 0, "phone").board)


def test_clans_are_chosen_among_their_boards() -> None:
    state = TROLLS_PRINCESSES.new(3)
    assert isinstance(state, TrollsState)
    state.pick("clan red")
    shown = str(page(state, 1).board)
    assert [keys for _, keys in offered(seen_by(state, 1))] == [
        ("clan-yellow",),
        ("clan-purple",),
        ("clan-turquoise",),
    ]
    faded = [
        part.split('"')[0]
        for part in shown.split('<section id="clan-')[1:]
        if "taken" in part.split(">")[0]
    ]
    assert faded == ["red"]


def test_the_shapes_hold_every_symbol_that_a_page_uses() -> None:
    drawn = str(art())
    shown = str(
        page(
            acting(
                "I", 3, tiles="PRI-01 RES-01 BEL-01 VPD-01 ROY-12 ROY-16 ROY-20", cards="TRC-14"
            ).state
        ).board
    )
    used = {part.split('"')[0] for part in shown.split('href="#')[1:]}
    assert {symbol for symbol in used if f'id="{symbol}"' not in drawn} == set()


@pytest.mark.parametrize(
    ("place", "offered", "tab"),
    [
        ("I", [ACTIVATE_BOARD, DONE], "dens"),
        ("I", [ACTIVATE[0], DONE], "dens"),
        ("power", [ACTIVATE[0], DONE], "dens"),
        ("power", [ACTIVATE[0], ACTIVATE_BOARD, DONE], "dens"),
        ("power", [CLAIM[0], DONE], "shelves"),
    ],
)
def test_where_only_royal_actions_or_tasks_are_left_their_board_is_shown(
    place: str, offered: list[Option], tab: str
) -> None:
    """On a phone royal actions lie among the dens, and tasks on the shelves."""
    view = acting(place, 4, power=3, cows=2).state.view(0)
    assert isinstance(view, TrollsView) and view.ask is not None and view.ask.prompt == "act"
    assert tab_of(view) == "land"

    view.ask.options[:] = offered

    assert tab_of(view) == tab


def test_tiles_and_cards_with_room_lie_side_by_side() -> None:
    """On a phone: pieces are stored on tiles or on own cards, both among the dens."""
    view = acting("I", 4, cards="TRC-14").state.view(0)
    assert isinstance(view, TrollsView)

    view.ask = Ask(0, "store-changeling", [STORE[0], STORE[CARD_ITEM]])

    assert tab_of(view) == "dens"
    shown = screen(view, Draft(form="phone"), speaker("trolls_princesses", "en"))
    dens = str(shown.board).partition('class="t-dens mine"')[2].partition('id="shelves"')[0]
    assert 'id="owned-0"' in dens


def test_clans_are_explained_on_their_cards_and_one_is_chosen_on_request() -> None:
    state = TROLLS_PRINCESSES.new(2)
    assert isinstance(state, TrollsState)
    while state.ask is not None and state.ask.seat < 0:
        state.take(answer(state, Random(1)))
    assert state.ask is not None
    shown = page(state, state.ask.seat)

    assert str(shown.board).count("shafts for mining") == 4
    assert "five shafts and a human" in str(shown.board)
    assert 'data-option="clan red"' in str(shown.buttons.first)

    state.pick("clan red")
    assert 'data-option="clan purple"' in str(page(state, state.ask.seat).buttons.first)
    assert str(page(state, 1 - state.ask.seat).buttons.first) == ""


def test_an_action_that_can_not_be_paid_says_what_is_missing() -> None:
    poor = str(page(acting("power", 4, power=0, cows=1).state).prompt.deed)
    rich = str(page(acting("power", 4, power=1, cows=1).state).prompt.deed)

    assert 'class="tp-lacking"' in poor and "missing:" in poor
    assert "tp-lacking" not in rich


def test_a_kind_of_shaft_that_is_not_there_is_not_counted() -> None:
    shown = str(page(table(tiles="PRI-01").state).board)

    assert "0 of 0" not in shown
    assert "no shaft yet" in shown


def test_own_cards_and_the_royal_action_say_what_they_do() -> None:
    state = acting("power", 3, cards="TRC-14").state
    beside = str(page(state).board).partition('id="beside-0"')[2].partition('id="benches-0"')[0]

    assert "Royal action" in beside
    assert "<b>" in beside.partition('id="owned-0"')[2].partition("</figure>")[0]


def test_the_round_is_the_title_of_a_phone() -> None:
    shown = page(acting("mining", 3).state, form="phone")

    assert 'class="tp-where"' in str(shown.hand)
    assert "Round 3 of 10" in str(shown.hand)


def test_a_phone_has_the_prices_of_every_cave_in_sight() -> None:
    """A number and a sign for each action, also where somebody else acts."""
    land = str(page(moving(trolls="mining").state, form="phone").board).partition('id="dig-0"')[0]

    for chip in ("mining-0", "building-1", "power-2"):
        face = land.partition(f'id="chip-0-{chip}"')[2].partition("</div>")[0]
        assert 'class="pts"' in face and 'class="sign"' in face.partition('class="pts"')[2]
