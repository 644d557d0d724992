"""What a seat knows, remembers and can't see: attempts to look through a view, and worlds against enumeration."""

from collections import Counter
from random import Random
from typing import Final

import pytest

from tests.ankh_morpork.scene import Scene, scene
from trollbord.games.ankh_morpork import ANKH_MORPORK
from trollbord.games.ankh_morpork.belief import chances, stages
from trollbord.games.ankh_morpork.box import (
    CARD,
    CARDS,
    COLOURS,
    INTERRUPTS,
    NOT_FOR_TWO,
    PERSONALITIES,
)
from trollbord.games.ankh_morpork.deck import GREENS
from trollbord.games.ankh_morpork.memory import BLANK, exchanges, holds, located, passes, sees
from trollbord.games.ankh_morpork.rules import Turn
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.games.ankh_morpork.view import AnkhView
from trollbord.kernel.match import Match
from trollbord.kernel.playout import answer
from trollbord.kernel.seat import SPECTATOR

RED, YELLOW, GREEN, BLUE = range(4)


def worlds(table: Scene, colour: str, count: int = 200) -> list[AnkhState]:
    """Tables that a player's view allows; green cards that the scene left out are among the discards."""
    state = table.state.copy()
    there = [*state.green, *state.brown, *state.discard, state.in_play]
    for pile in (*state.hands, *state.front):
        there.extend(pile)
    left_out = NOT_FOR_TWO if state.seats == 2 else ()
    state.discard += [c for c in range(len(CARDS)) if c not in there and c not in left_out]
    view = state.view(COLOURS.index(colour))
    made = [view.world(Random(seed)) for seed in range(count)]
    assert all(isinstance(world, AnkhState) for world in made)
    return [world for world in made if isinstance(world, AnkhState)]


# -- looking through the view


def shuffled(state: AnkhState, viewer: int, rng: Random) -> AnkhState:
    """The same table with hidden cards dealt anew: only cards that the viewer has never seen change places."""
    other = state.copy()
    seen = {card for card, _ in state.minds[viewer if viewer >= 0 else state.seats][0]}
    for greens in (True, False):
        places: list[tuple[list[int], int]] = []
        hidden = [hand for seat, hand in enumerate(other.hands) if seat != viewer]
        for pile in [*hidden, other.green, other.brown]:
            for index, card in enumerate(pile):
                if card not in seen and card not in INTERRUPTS and (card < GREENS) == greens:
                    places.append((pile, index))
        cards = [pile[index] for pile, index in places]
        rng.shuffle(cards)
        for (pile, index), card in zip(places, cards, strict=True):
            pile[index] = card
    for pile in (*other.hands, other.green, other.brown):
        pile.sort()
    if other.step is not None:
        other.resume(other.agenda, other.step)
    return other


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_other_cards_in_other_hands_show_nothing(seats: int) -> None:
    """Whatever unseen cards are exchanged, view, text, picture of the question and worlds stay the same."""
    rng = Random(seats)
    compared = 0
    for seed in range(6):
        state = ANKH_MORPORK.new(seats)
        assert isinstance(state, AnkhState)
        while state.ask is not None:
            if rng.random() < 0.05 and not state.pulled and state.step is not None:
                viewer = rng.choice([*range(seats), SPECTATOR])
                asked_of_hidden = state.ask.seat != viewer
                twin = shuffled(state, viewer, rng)
                if asked_of_hidden and not _names_cards(state):
                    view, other = state.view(viewer), twin.view(viewer)
                    assert view == other and str(view) == str(other)
                    assert view.world(Random(seed)) == other.world(Random(seed))
                    compared += twin.hands != state.hands
            state.take(answer(state, rng))
    assert compared > 20


def _names_cards(state: AnkhState) -> bool:
    """Whether the agenda speaks of open cards that are still in a hand."""
    return any(type(step).__name__ == "PlayPlanned" for step in state.agenda)


@pytest.mark.parametrize("holds_it", [True, False])
def test_the_asking_tells_nothing(holds_it: bool) -> None:
    """AM-INTERRUPT.1 under DESIGN's veil: seat, prompt and log are the same with and without the card."""
    yellow = "gaspode hex" if holds_it else "groat hex"
    table = scene(board={5: "yellow !"}, hands={"red": "inigo_skimmer modo", "yellow": yellow})
    table.state.pick("play inigo_skimmer")
    table.state.pick("remove yellow the_scours")

    for viewer in ("red", "green", "blue"):
        ask = table.view(viewer).ask
        assert ask is not None and (ask.seat, ask.prompt) == (YELLOW, "answer-removal")
        assert ask.veiled and ask.options == []
        assert ask.args == (("card", "inigo_skimmer"), ("area", "the_scours"))
    table.state.pick("accept")
    assert table.state.listener is not None
    heard = [event.seen(RED).id for event in table.state.listener.events]
    assert heard == ["play", "remove"]


def test_nobody_is_asked_who_can_not_have_an_answer() -> None:
    """By open knowledge: an empty hand, or every answer among the discards."""
    empty = scene(board={5: "yellow !"}, hands={"red": "inigo_skimmer"})
    assert empty.pick("play inigo_skimmer", "remove yellow 5").silent == []

    spent = scene(
        board={5: "yellow !"},
        hands={"red": "inigo_skimmer", "yellow": "groat"},
        discard="gaspode susan igor fresh_start_club",
    )
    assert spent.pick("play inigo_skimmer", "remove yellow 5").silent == []


def test_brown_answers_are_not_expected_while_green_cards_are_drawn() -> None:
    table = scene(
        board={5: "yellow !"},
        hands={"red": "inigo_skimmer", "yellow": "groat"},
        discard="gaspode fresh_start_club",
        pile="hex modo errol susan igor",
    )

    assert table.pick("play inigo_skimmer", "remove yellow 5").silent == []


def test_undo_goes_as_deep_whatever_the_other_holds() -> None:
    """The skull can be taken back as far with and without an answer: before and after the victim was asked."""
    depths = []
    for card in ("gaspode", "groat"):
        hands = {"red": "inigo_skimmer modo", "yellow": f"{card} hex"}
        match = Match(ANKH_MORPORK, 4, seed=1, holds_veils=True)
        state = scene(board={5: "yellow !"}, hands=hands).state
        state.listener = match.state.listener
        match.course.state = state
        depth = []
        for option in ("play inigo_skimmer", "remove yellow the_scours", "accept"):
            match.pick(option)
            depth.append((match.seq, match.history.floor(RED), match.can_undo(RED)))
        depths.append(depth)

    assert depths[0] == depths[1]
    assert depths[0][-1][2] is False


def test_a_gift_is_named_in_two_logs_only() -> None:
    table = scene(hands={"red": "the_beggars_guild", "yellow": "groat hex modo"}, board={7: "red"})
    table.pick("play the_beggars_guild", "choose yellow", "give hex")

    assert table.state.listener is not None
    gift = next(event for event in table.state.listener.events if event.id == "give")
    assert gift.seen(RED).args["card"] == gift.seen(YELLOW).args["card"] == "hex"
    assert gift.seen(GREEN).args["card"] == gift.seen(SPECTATOR).args["card"] == "unknown"
    ask = table.state.ask
    assert ask is not None and ask.seen_by == (YELLOW, RED)


# -- what is remembered


@pytest.mark.rule("AM-R.60")
def test_everybody_knows_what_the_history_monks_took() -> None:
    table = scene(hands={"red": "history_monks"}, discard="hex groat", board={7: "red"})
    table.pick("play history_monks", "scroll", "draw hex", "draw groat")

    for world in worlds(table, "blue", 20):
        assert {CARD["hex"], CARD["groat"]} <= set(world.hands[RED])
    assert table.view("red").mind == BLANK


@pytest.mark.rule("AM-R.61")
def test_a_pass_proves_a_hand_of_interrupts() -> None:
    table = scene(hands={"red": "gaspode susan", "yellow": "groat igor"}, board={7: "red"})
    table.pick("pass")

    seen: Counter[int] = Counter()
    for world in worlds(table, "yellow"):
        interrupts = [card for card in world.hands[RED] if card in INTERRUPTS]
        assert len(interrupts) >= 2 and CARD["igor"] not in interrupts
        seen.update(interrupts)
    assert set(seen) == {CARD["gaspode"], CARD["susan"], CARD["doctor_mossy_lawn"]}


@pytest.mark.rule("AM-R.64")
def test_one_question_offers_all_answers_to_a_removal() -> None:
    table = scene(
        board={5: "yellow !"},
        hands={"red": "inigo_skimmer", "yellow": "gaspode fresh_start_club susan igor"},
    )

    table.pick("play inigo_skimmer", "remove yellow 5")

    assert table.offered == [
        "accept",
        "play gaspode",
        "play fresh_start_club",
        "play susan",
        "play igor",
    ]


def test_a_hand_once_seen_is_remembered_card_by_card() -> None:
    table = scene(
        board={7: "red"},
        hands={
            "red": "cable_street_particulars",
            "yellow": "groat hex modo",
            "blue": "errol dorfl",
        },
    )
    table.pick("play cable_street_particulars", "choose yellow", "discard hex", "skip").draws()

    for world in worlds(table, "red", 30):
        assert {CARD["groat"], CARD["modo"]} <= set(world.hands[YELLOW])
    table.pick("play groat").end()
    assert [card for card, _ in table.view("red").mind[0]] == [CARD["modo"]]


def test_a_card_given_away_is_known_to_the_giver() -> None:
    table = scene(board={7: "red"}, hands={"red": "rosie_palm groat hex", "blue": "errol"})
    table.pick("play rosie_palm", "skip", "choose yellow", "give hex")

    assert all(CARD["hex"] in world.hands[YELLOW] for world in worlds(table, "red", 30))
    dealt = [CARD["hex"] in world.hands[YELLOW] for world in worlds(table, "blue", 300)]
    assert 0 < sum(dealt) < 300


def test_a_card_handed_on_unseen_is_in_one_of_two_hands() -> None:
    """Red saw two cards of yellow, who then gives one card to green unseen: at most one of them went."""
    table = scene(
        turn="green",
        seats=3,
        board={7: "green"},
        hands={"green": "the_beggars_guild", "yellow": "groat hex modo dorfl", "red": "errol"},
    )
    for name in ("groat", "hex", "modo"):
        table.state.spots(RED, YELLOW, CARD[name])
    table.pick("play the_beggars_guild", "choose yellow", "give hex")

    known = [CARD["groat"], CARD["hex"], CARD["modo"]]
    where: Counter[int] = Counter()
    for world in worlds(table, "red", 600):
        at_green = [card for card in known if card in world.hands[GREEN]]
        at_yellow = [card for card in known if card in world.hands[YELLOW]]
        assert len(at_green) + len(at_yellow) == 3 and len(at_green) <= 1
        where[len(at_green)] += 1
        assert len(world.hands[YELLOW]) == 3 and len(world.hands[GREEN]) == 1
    # Of four cards one went, each as likely: one of the known three in three of four worlds.
    assert 0.70 < where[1] / 600 < 0.80


def test_worlds_deal_hidden_cards_in_proportion() -> None:
    """Yellow and green hold one unseen card each, of the three that red can't see: all six deals, evenly."""
    hidden = {CARD["errol"], CARD["dorfl"], CARD["ruby"]}
    rest = " ".join(name for i, name in enumerate(CARDS) if i not in hidden and name != "groat")
    table = scene(
        seats=3,
        hands={"red": "groat", "yellow": "errol", "green": "dorfl"},
        pile="ruby",
        discard=rest,
    )
    deals = Counter(
        (world.hands[YELLOW][0], world.hands[GREEN][0]) for world in worlds(table, "red", 1200)
    )

    assert set(deals) == {(a, b) for a in hidden for b in hidden if a != b}
    assert all(150 < count < 250 for count in deals.values())


def test_worlds_keep_the_number_of_green_cards_in_a_hand() -> None:
    """Green cards left the pile before brown ones, so everybody can count them in every hand."""
    state = ANKH_MORPORK.new(4)
    assert isinstance(state, AnkhState)
    rng = Random(5)
    checked = 0
    while state.ask is not None:
        if not state.green and rng.random() < 0.02:
            view = state.view(SPECTATOR)
            world = view.world(rng)
            assert isinstance(view, AnkhView) and isinstance(world, AnkhState)
            for seat in range(4):
                greens = len([card for card in world.hands[seat] if card < GREENS])
                assert view.low[seat] <= greens <= view.high[seat]
                checked += view.low[seat] == view.high[seat]
            assert sum(view.low) <= sum(len([c for c in h if c < GREENS]) for h in state.hands)
        state.take(answer(state, rng))
    assert checked


# -- memory, part by part


def test_a_mind_forgets_what_lies_open_and_follows_what_moves() -> None:
    mind = sees(sees(BLANK, 3, YELLOW), 5, YELLOW)
    assert located(mind, 3, YELLOW)[0] == ((5, 1 << YELLOW),)
    assert exchanges(mind, YELLOW, BLUE)[0] == ((3, 1 << BLUE), (5, 1 << BLUE))

    passed = passes(mind, YELLOW, GREEN, 1, 2)
    both = 1 << YELLOW | 1 << GREEN
    assert passed[0] == ((3, both), (5, both))
    assert set(passed[1]) == {((3, 5), 1 << GREEN, 1), ((3, 5), 1 << YELLOW, 1)}
    found = located(passed, 3, GREEN)
    assert found == (((5, both),), (((5,), 1 << GREEN, 0),), ())
    assert passes(mind, YELLOW, GREEN, 2, 2)[0] == ((3, 1 << GREEN), (5, 1 << GREEN))


def test_a_proven_hand_owes_its_cards_until_they_leave_it() -> None:
    mind = holds(BLANK, YELLOW, (1, 2, 3), 2)
    assert mind[2] == ((YELLOW, (1, 2, 3), 2),)
    assert located(mind, 2, YELLOW)[2] == ((YELLOW, (1, 3), 1),)
    assert located(mind, 2, BLUE)[2] == ((YELLOW, (1, 3), 2),)
    assert passes(mind, YELLOW, BLUE, 1, 4)[2] == ((YELLOW, (1, 2, 3), 1),)
    assert passes(mind, YELLOW, BLUE, 2, 4)[2] == ()


# -- personalities


def test_a_goal_that_did_not_win_rules_a_personality_out() -> None:
    board = dict.fromkeys(range(1, 9), "blue !")
    people = {
        "red": "lord_rust",
        "yellow": "lord_selachii",
        "green": "chrysoprase",
        "blue": "commander_vimes",
    }
    table = scene(board=board, personalities=people, hands={"red": "groat"})
    table.pick("play groat", "skip").draws().pick("pass").draws()
    view = table.view("blue")

    king = PERSONALITIES.index("dragon_king_of_arms")
    assert table.turn == "green" and table.reason == ""
    assert chances(view.belief(), YELLOW)[king] == 0.0
    assert chances(view.belief(), RED)[king] > 0.0
    assert all(world.personality[YELLOW] != king for world in worlds(table, "blue", 60))


def test_mrs_cake_rules_out_what_she_saw() -> None:
    past = (6, 1 << 0 | 1 << 1)
    belief = stages(4, 4, RED, ((2, RED, 0),), past)[-1]

    assert {dealing[RED] for dealing in belief} == {6}
    assert not any({0, 1} & set(dealing) for dealing in belief)
    assert len(belief) == 4 * 3 * 2


def test_zorgo_shuffles_what_was_known() -> None:
    seen = (6, 1 << 0 | 1 << 1)
    before = stages(4, 4, RED, ((2, RED, 0),), seen)[-1]
    after = stages(4, 4, RED, ((2, RED, 0), (1, BLUE, 0)), seen)[-1]

    assert sum(after.values()) == 3 * sum(before.values())
    assert chances(after, BLUE)[0] == chances(after, BLUE)[1] == pytest.approx(1 / 3)
    assert chances(after, YELLOW)[0] == 0.0
    own = stages(4, 4, RED, ((1, RED, 0),), (6, 2))[-1]
    assert {dealing[RED] for dealing in own} == {2}


def test_every_worlds_personalities_are_possible() -> None:
    table = scene(
        seats=2,
        personalities={"red": "lord_rust", "yellow": "commander_vimes"},
        unused="lord_vetinari lord_selachii lord_de_worde dragon_king_of_arms",
    )
    dealt = Counter(world.personality[YELLOW] for world in worlds(table, "red", 500))

    assert set(dealt) == {0, 1, 3, 4, 6} and all(60 < count < 140 for count in dealt.values())


PEOPLE: Final = {
    "red": "lord_rust",
    "yellow": "commander_vimes",
    "green": "chrysoprase",
    "blue": "lord_vetinari",
}
UNUSED: Final = "lord_selachii lord_de_worde dragon_king_of_arms"


def check_imagined_memories(table: Scene) -> None:
    """In every world of every seat all seats remember what can have led to it."""
    for colour in COLOURS:
        for world in worlds(table, colour, 12):
            for seat in range(world.seats):
                seen = world.view(seat)
                assert isinstance(seen, AnkhView)
                assert tuple(world.personality) in seen.belief()
                assert seen.world(Random(seat)).view(seat) == seen


def test_in_a_world_all_remember_an_exchange_that_can_have_happened() -> None:
    """AM-CARD.zorgo_the_retro_phrenologist: nobody draws the personality that he gave away."""
    table = scene(
        personalities=PEOPLE, unused=UNUSED, hands={"red": "zorgo_the_retro_phrenologist"}
    )
    table.pick("play zorgo_the_retro_phrenologist", "scroll", "deal lord_selachii")

    check_imagined_memories(table)
    for world in worlds(table, "blue", 40):
        first, second = world.past[RED]
        assert second == world.personality[RED] != first and first in world.unused


def test_in_a_world_all_remember_cards_that_mrs_cake_can_have_shown() -> None:
    """AM-CARD.mrs_cake: all unused personalities but one, and in between those shown so far."""
    table = scene(personalities=PEOPLE, unused=UNUSED, hands={"red": "mrs_cake"})
    table.pick("play mrs_cake", "scroll")
    for shown, count in (("show lord_selachii", 1), ("show lord_de_worde", 2)):
        check_imagined_memories(table)
        table.pick(shown)
        for world in worlds(table, "blue", 20):
            looked = {each for each in range(7) if world.past[RED][1] >> each & 1}
            assert len(looked) == count and looked <= set(world.unused)


def test_in_a_world_the_cards_that_stanley_pulls_lie_in_the_hand() -> None:
    """AM-CARD.stanley: who pulls sees the two cards, at an imagined table too."""
    table = scene(hands={"red": "stanley", "yellow": "groat hex modo ruby", "green": "librarian"})
    table.pick("play stanley", "choose yellow", "pull groat", "pull hex")

    check_imagined_memories(table)


def test_in_a_world_the_cable_street_particulars_see_the_hand_that_lies_there() -> None:
    """AM-CARD.cable_street_particulars: the options are the cards of that hand."""
    table = scene(hands={"red": "cable_street_particulars", "yellow": "groat hex", "green": "modo"})
    table.pick("play cable_street_particulars", "choose yellow")

    check_imagined_memories(table)


def test_in_a_world_a_player_who_passed_knows_the_own_hand() -> None:
    """AM-R.61: that all of a hand are interrupts is news to the others only."""
    table = scene(hands={"red": "gaspode", "yellow": "groat"})
    table.pick("pass")

    check_imagined_memories(table)


def test_what_a_player_is_not_is_remembered_in_one_line_until_somebody_exchanges() -> None:
    state = scene(board=dict.fromkeys(range(1, 9), "blue !")).state
    turn = Turn(YELLOW)
    for met in (1 << 4, 1 << 0):
        turn.tell_tale(state, met)
    Turn(GREEN).tell_tale(state, 1 << 4)
    assert state.tales == ((0, YELLOW, 1 << 4 | 1 << 0), (0, GREEN, 1 << 4))
    turn.tell_tale(state, 1 << 2)
    assert state.tales == ((0, YELLOW, 1 << 4 | 1 << 2 | 1 << 0), (0, GREEN, 1 << 4))

    state.tales = (*state.tales, (1, YELLOW, 0))
    turn.tell_tale(state, 1 << 4)
    assert state.tales[-1] == (0, YELLOW, 1 << 4) and len(state.tales) == 4
