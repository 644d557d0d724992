"""The page of the city: every option can be clicked, and nothing hidden is on it."""

from random import Random

import pytest

from tests.ankh_morpork.scene import scene
from tests.ankh_morpork.test_knowledge import shuffled
from trollbord.games.ankh_morpork import ANKH_MORPORK
from trollbord.games.ankh_morpork.goal import progress
from trollbord.games.ankh_morpork.look.help import help_of
from trollbord.games.ankh_morpork.look.screen import ON_AREA, ON_HAND, ON_PIECE, path, screen
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
    shown = screen(_ankh(view), draft or Draft(), speaker("ankh_morpork", language))
    plates = [f"{p.face}{p.facts}{p.number}{p.extra}" for p in shown.plates]
    parts = (
        shown.board,
        shown.corner,
        shown.aside,
        shown.hand,
        shown.prompt.lead,
        shown.prompt.hint,
        *plates,
    )
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
                keys = path(_ankh(view), option)
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


def test_the_chain_of_the_card_in_play_stands_beside_the_question() -> None:
    table = scene(board={7: "red", 5: "yellow !"}, hands={"red": "the_agony_aunts"})
    table.pick("play the_agony_aunts", "skip")

    for colour in ("red", "yellow"):
        lead = str(screen(table.view(colour), Draft(), speaker("ankh_morpork", "en")).prompt.lead)
        assert "The Agony Aunts" in lead
        assert [
            lead.count(f"am-sy {kind}") for kind in ("assassinate was", "money now", "minion next")
        ] == [1, 1, 1]


def test_the_text_that_is_asked_about_stands_below_the_question() -> None:
    """The card's own words, only while they are carried out; doing it is the first button."""
    table = scene(hands={"red": "sacharissa_cripslock"}, board={1: "red !"})
    table.pick("play sacharissa_cripslock")

    shown = screen(table.view("red"), Draft(), speaker("ankh_morpork"))
    assert shown.prompt.hint == "Take $1 for each trouble marker on the board."
    assert shown.buttons.go == "scroll"
    table.pick("scroll")

    shown = screen(table.view("red"), Draft(), speaker("ankh_morpork"))
    assert (shown.prompt.hint.startswith("Where you have a minion"), shown.buttons.go) == (True, "")


def test_the_first_cards_come_with_a_word_of_help() -> None:
    view = scene(hands={"red": "groat"}).view("red")
    played = [Entry(n + 1, 0, [Event("play", {"seat": 0, "card": "groat"})]) for n in range(3)]
    words = speaker("ankh_morpork")

    assert "left to right" in screen(view, Draft(history=played[:2]), words).prompt.hint
    assert screen(view, Draft(history=played), words).prompt.hint.startswith("Symbols from left")


def test_an_interrupt_is_a_veiled_question_with_a_clock() -> None:
    """All who could hold an answer are asked alike, and everybody sees which piece is in danger."""
    table = scene(
        board={7: "red", 5: "yellow !"}, hands={"red": "the_agony_aunts", "yellow": "gaspode"}
    )
    table.pick("play the_agony_aunts", "remove yellow the_scours")
    words = speaker("ankh_morpork", "en")

    asked = screen(table.view("yellow"), Draft(), words)
    other = screen(table.view("red"), Draft(), words)

    assert asked.prompt.clock == "accept" and asked.prompt.hint.startswith(
        "Red plays The Agony Aunts."
    )
    assert other.prompt.clock == ""
    for shown in (asked, other):
        assert 'class="crowd s-cloudberry threat"' in str(shown.board)
    assert "Gaspode" in str(asked.hand) and "Gaspode" not in str(other.hand) + str(
        other.prompt.lead
    )


def test_more_than_eight_minions_are_counted_stacks() -> None:
    crowded = scene(board={7: "red " * 5 + "yellow " * 4, 1: "red " * 4 + "yellow " * 4})
    drawn = page(crowded.view("red"))

    assert ">5</text>" in drawn and 'id="m-7-0-1"' not in drawn
    assert 'id="m-1-0-3"' in drawn and 'id="m-1-1-3"' in drawn


def test_a_phone_counts_from_three_minions_on() -> None:
    """Two stand apart; of more there is one figure for each colour, and of several trolls or demons as well."""
    table = scene(board={7: "red red yellow demon demon", 1: "red yellow"})
    drawn = page(table.view("red"), draft=Draft("phone"))

    assert 'id="m-7-0-0"' in drawn and 'id="m-7-0-1"' not in drawn
    assert drawn.count(">2</text>") >= 2 and 'id="m-7-5-1"' not in drawn
    assert 'id="m-1-0-0"' in drawn and 'id="m-1-1-0"' in drawn


def test_the_end_shows_who_was_who_and_tells_points_aside() -> None:
    board = dict.fromkeys(range(1, 12), "red")
    table = scene(seats=2, turn="yellow", board=board, personalities={"red": "lord_vetinari"})
    table.end()
    assert table.reason == "goal"
    view, words = table.view("yellow"), speaker("ankh_morpork")

    desk, phone = screen(view, Draft(), words), screen(view, Draft("phone"), words)

    assert not desk.end.is_counted and not phone.end.is_counted
    for drawn in (str(desk.hand), str(phone.end.verdict)):
        assert "Lord Vetinari" in drawn and "11 of 11" in drawn and drawn.count("am-cameo") == 2


def test_an_event_shows_its_dice_and_what_it_did() -> None:
    told = [
        Event("turn", {"seat": 0}),
        Event("play", {"seat": 0, "card": "rincewind"}),
        Event("event", {"event": "the_dragon"}),
        Event("roll", {"number": 5}),
        Event("remove", {"owner": "green", "area": "the_scours"}),
    ]
    history = [Entry(1, 0, told), Entry(2, 2, [Event("answer", {"seat": 2, "card": "susan"})])]
    view = scene(board={9: "red"}).view("red")

    drawn = page(view, draft=Draft(history=history))
    assert 'href="#am-the_dragon"' in drawn and 'data-enter="roll"' in drawn
    assert "Ivory's minion is removed from The Scours" in drawn and "answers with Susan" in drawn
    later = [*history, Entry(3, 1, [Event("turn", {"seat": 1})])]
    assert 'href="#am-the_dragon"' in page(view, draft=Draft(history=later))
    later.append(Entry(4, 1, [Event("play", {"seat": 1, "card": "groat"})]))
    assert 'href="#am-the_dragon"' not in page(view, draft=Draft(history=later))


def test_dice_that_a_card_rolled_are_shown_too() -> None:
    told = [Event("play", {"seat": 0, "card": "errol"}), Event("roll", {"number": 11})]
    drawn = page(scene(board={9: "red"}).view("red"), draft=Draft(history=[Entry(1, 0, told)]))

    assert 'class="am-rolled"' in drawn and "<b>11</b>" in drawn


@pytest.mark.parametrize(
    ("personality", "seats", "board", "have", "need"),
    [
        ("lord_vetinari", 2, {1: "red", 2: "red demon", 3: "red"}, 2, 11),
        ("lord_vetinari", 4, {1: "red", 2: "yellow"}, 1, 9),
        ("lord_rust", 3, {1: "red red yellow", 2: "red yellow", 3: "house:red"}, 2, 5),
        ("dragon_king_of_arms", 4, {1: "red !", 2: "yellow !"}, 2, 8),
        ("chrysoprase", 3, {2: "house:red", 3: "house:red demon"}, 18, 50),
    ],
)
def test_the_secret_goal_shows_how_far_one_is(
    personality: str, seats: int, board: dict[int, str], have: int, need: int
) -> None:
    """The same count as the rules have, for the owner's eyes alone."""
    table = scene(
        seats=seats,
        board=board,
        hands={"red": "groat"},
        personalities={"red": personality},
        money=(0, 0, 0, 0),
    )
    way = progress(_ankh(table.view("red")))

    assert (way.have, way.need) == (have, need)
    assert f"{have} of {need}" in page(table.view("red"))
    assert personality not in page(table.view("yellow")) and personality in page(table.view("red"))


def _ankh(view: View) -> AnkhView:
    assert isinstance(view, AnkhView)
    return view


def test_a_phone_has_stubs_that_raise_the_hand_and_sheets() -> None:
    view = scene(hands={"red": "groat hex"}, personalities={"red": "lord_rust"}).view("red")

    drawn = page(view, draft=Draft("phone"))

    assert drawn.count('data-act="sheet" data-arg="hand" data-on="h-') == 2
    assert 'id="h-0"' in drawn and 'id="h-1"' in drawn
    for sheet in ("city", "more", "goal"):
        assert f'data-arg="{sheet}"' in drawn


def test_a_spectator_has_no_hand_and_a_winner_is_shown() -> None:
    state = scene(hands={"red": "groat"}, personalities={"red": "lord_rust"}).state
    watching = page(state.view(SPECTATOR))
    assert "Groat" not in watching and "Lord Rust" not in watching

    over = scene(seats=2, hands={"red": "groat"}, pile="errol", personalities={"red": "lord_rust"})
    assert "only you see this" in page(over.view("red"))
    assert "only you see this" not in page(over.view("red"), draft=Draft(live=False))
    over.pick("play groat", "skip", "draw errol")
    assert "Lord Rust" in page(over.view("yellow"))
    assert "only you see this" not in page(over.view("red"))


def test_the_last_turn_is_marked_where_it_happened() -> None:
    told = [Event("move", {"owner": "red", "area": "dimwell", "to": "longwall"})]
    told.insert(0, Event("play", {"seat": 0, "card": "rincewind"}))
    draft = Draft("phone", history=[Entry(1, 0, told)])
    view = scene(board={9: "red"}).view("red")
    assert isinstance(view, AnkhView)

    drawn = page(view, "ru", draft)

    assert "var(--last)" in drawn and "am-ground-phone" in drawn
    assert "var(--last)" not in page(view)


def test_only_what_the_latest_card_changed_is_marked() -> None:
    told = [
        Event("play", {"seat": 0, "card": "groat"}),
        Event("place", {"owner": "red", "area": "dimwell"}),
        Event("play", {"seat": 0, "card": "ruby"}),
        Event("place", {"owner": "red", "area": "longwall"}),
    ]
    drawn = page(scene(board={9: "red"}).view("red"), draft=Draft(history=[Entry(1, 0, told)]))

    assert drawn.count("var(--last)") == 1


def test_whoever_is_green_in_the_book_is_told_so() -> None:
    """The board paints that player ivory, and names it so in every language."""
    view = scene().view("red")

    told = [help_of(view, f"plate-{seat}") for seat in range(4)]

    words = speaker("ankh_morpork", "de")
    said = [[words.text(line.id) for line in each.lines] for each in told if each is not None]
    assert said == [[], [], ["Im gedruckten Spiel grün; hier elfenbeinfarben."], []]
