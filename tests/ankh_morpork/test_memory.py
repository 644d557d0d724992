"""A mind against enumeration: hands of a few cards change hands unseen, and every deal that is possible is followed."""

from itertools import product
from random import Random

import pytest

from tests.ankh_morpork.scene import scene
from trollbord.games.ankh_morpork.box import CARD
from trollbord.games.ankh_morpork.memory import (
    BLANK,
    Mind,
    exchanges,
    holds,
    located,
    outlives_merging,
    passes,
    sees,
    surveys,
)

Deal = tuple[int, ...]
"""The hand in which each card is, by card."""
HANDS = (1, 2, 3)


class Truth:
    """All deals that are possible as far as a viewer (hand 0) can tell, and one of them that is true."""

    def __init__(self, rng: Random, cards: int, unseen: int) -> None:
        self.rng = rng
        self.cards = cards
        self.true: Deal = tuple(rng.choice(HANDS) for _ in range(cards + unseen))
        self.deals: set[Deal] = {self.true}
        self.mind: Mind = BLANK
        for card in range(cards):
            self.mind = sees(self.mind, card, self.true[card])

    def size(self, hand: int) -> int:
        return self.true.count(hand)

    def passes(self, giver: int, taker: int, count: int) -> None:
        """Some cards go on unseen."""
        count = min(count, self.size(giver))
        self.mind = passes(self.mind, giver, taker, count, self.size(giver))
        for _ in range(count):
            # What was handed on in this gift is not handed on again.
            self.deals = {
                (*deal[:card], -taker, *deal[card + 1 :])
                for deal in self.deals
                for card in range(len(deal))
                if deal[card] == giver
            }
        self.deals = {tuple(abs(hand) for hand in deal) for deal in self.deals}
        self.true = self.rng.choice(sorted(self.deals))

    def shows(self, card: int) -> None:
        """A card is seen where it is."""
        self.mind = sees(self.mind, card, self.true[card])
        self.deals = {deal for deal in self.deals if deal[card] == self.true[card]}

    def exchanges(self, one: int, other: int) -> None:
        """Two hands are exchanged unseen."""
        crossed = {one: other, other: one}
        self.mind = exchanges(self.mind, one, other)
        self.deals = {tuple(crossed.get(hand, hand) for hand in deal) for deal in self.deals}
        self.true = tuple(crossed.get(hand, hand) for hand in self.true)

    def surveys(self, hand: int) -> None:
        """A whole hand is seen; cards that were never seen before become known."""
        there = [
            card for card, where in enumerate(self.true) if where == hand and card < self.cards
        ]
        self.mind = surveys(self.mind, hand, there)
        self.deals = {
            deal
            for deal in self.deals
            if [c for c, where in enumerate(deal) if where == hand and c < self.cards] == there
        }

    def possible(self) -> set[Deal]:
        """Where the seen cards may be."""
        return {deal[: self.cards] for deal in self.deals}


def allowed(mind: Mind, cards: int) -> set[Deal]:
    """The deals of the seen cards that a mind allows."""
    known, bounds, _ = mind
    where = dict(known)
    found = set()
    for deal in product(HANDS, repeat=cards):
        fits = all(where[card] >> hand & 1 for card, hand in enumerate(deal))
        for group, hands, most in bounds:
            fits = fits and sum(hands >> deal[card] & 1 for card in group) <= most
        if fits:
            found.add(deal)
    return found


def happens(truth: Truth, rng: Random) -> None:
    """Something that cards go through."""
    giver, taker = rng.sample(HANDS, 2)
    deed = rng.random()
    if deed < 0.55:
        truth.passes(giver, taker, rng.randint(1, 2))
    elif deed < 0.7:
        truth.shows(rng.randrange(truth.cards))
    elif deed < 0.85:
        truth.exchanges(giver, taker)
    else:
        truth.surveys(giver)


@pytest.mark.parametrize("seed", range(60))
def test_a_mind_never_rules_out_what_is_possible(seed: int) -> None:
    rng = Random(seed)
    truth = Truth(rng, rng.randint(1, 4), rng.randint(0, 3))
    for _ in range(5):
        happens(truth, rng)
        assert truth.possible() <= allowed(truth.mind, truth.cards)
        assert [card for card, _ in truth.mind[0]] == list(range(truth.cards))


@pytest.mark.parametrize("seed", range(60))
def test_after_one_gift_a_mind_knows_exactly_what_is_possible(seed: int) -> None:
    rng = Random(seed)
    truth = Truth(rng, rng.randint(1, 4), rng.randint(0, 3))
    giver, taker = rng.sample(HANDS, 2)
    truth.passes(giver, taker, rng.randint(1, 3))
    if rng.random() < 0.5:
        truth.exchanges(*rng.sample(HANDS, 2))
    sized = {
        deal
        for deal in allowed(truth.mind, truth.cards)
        if all(deal.count(hand) <= truth.size(hand) for hand in HANDS)
    }
    assert sized == truth.possible()

    truth.shows(rng.randrange(truth.cards))
    again = {
        deal
        for deal in allowed(truth.mind, truth.cards)
        if all(deal.count(hand) <= truth.size(hand) for hand in HANDS)
    }
    assert again == truth.possible()


def test_how_much_a_mind_forgets() -> None:
    """Counted over 300 courses of four deeds: the deals that are possible, and those that the mind still allows.

    A mind that forgets less is welcome; then this number goes down.
    """
    possible = kept = 0
    for seed in range(300):
        rng = Random(seed)
        truth = Truth(rng, rng.randint(2, 4), rng.randint(0, 3))
        for _ in range(4):
            happens(truth, rng)
        possible += len(truth.possible())
        kept += len(allowed(truth.mind, truth.cards))

    assert (possible, kept) == (599, 664)


def test_what_a_proven_hand_owes_moves_with_it() -> None:
    mind = holds(BLANK, 1, (4, 5, 6), 2)

    assert exchanges(mind, 1, 3)[2] == ((3, (4, 5, 6), 2),)
    assert passes(mind, 1, 2, 3, 3)[2] == ((2, (4, 5, 6), 2),)
    assert passes(mind, 2, 3, 1, 3)[2] == mind[2]
    assert surveys(mind, 1, [4, 5])[2] == ()
    seen = holds(sees(BLANK, 4, 1), 1, (4, 5, 6), 2)
    assert seen[2] == ((1, (5, 6), 1),)
    elsewhere = holds(sees(BLANK, 4, 2), 1, (4, 5, 6), 2)
    assert elsewhere[2] == ((1, (5, 6), 2),)
    assert holds(sees(BLANK, 4, 1), 1, (4, 5, 6), 1)[2] == ()
    either = passes(sees(BLANK, 4, 1), 1, 2, 1, 2)
    assert either[0] == ((4, 1 << 1 | 1 << 2),)
    assert holds(either, 2, (4, 5, 6), 2)[2] == ((2, (4, 5, 6), 2),)
    assert located(BLANK, 7, 1) == BLANK and passes(BLANK, 1, 2, 1, 5) == BLANK


def test_a_card_that_is_found_pays_what_its_hand_owed() -> None:
    """Two of 4, 5, 6 are in hand 1. Found there, 4 is one of them; found elsewhere, both are still owed."""
    mind = holds(BLANK, 1, (4, 5, 6), 2)

    assert located(mind, 4, 1)[2] == ((1, (5, 6), 1),)
    assert located(mind, 4, 2)[2] == ((1, (5, 6), 2),)
    assert located(located(mind, 4, 1), 5, 1)[2] == ()
    assert located(mind, 9, 1)[2] == mind[2]


@pytest.mark.parametrize(
    ("before", "giver", "taker"),
    [
        ((2, 2), (1, 1), (1, 1)),  # both are green, so a green one goes
        ((1, 1), (0, 1), (0, 1)),  # one of two is green: it goes or stays
        ((1, 2), (0, 1), (0, 1)),
        ((0, 2), (0, 1), (0, 1)),
        ((0, 0), (0, 0), (0, 0)),  # none is
    ],
)
def test_green_cards_are_counted_through_an_unseen_gift(
    before: tuple[int, int], giver: tuple[int, int], taker: tuple[int, int]
) -> None:
    """What blue knows of how many green cards yellow and red hold, before and after yellow gives one of two."""
    state = scene(hands={"yellow": "hex modo"}).state
    red, yellow, blue = 0, 1, 3
    low, high = state.low[blue], state.high[blue]
    low[yellow], high[yellow] = before
    low[red] = high[red] = 0

    state.gives(yellow, red, CARD["hex"])

    assert (low[yellow], high[yellow]) == giver and (low[red], high[red]) == taker


def test_a_green_card_drawn_is_counted_by_everyone() -> None:
    """The two piles have different backs: each viewer, spectators too, sees which one a card comes from."""
    state = scene(hands={"red": ""}, pile="errol dorfl").state
    state.green = [CARD["groat"]]
    before = [[*state.low[viewer]] for viewer in range(state.seats + 1)]

    state.draws(0, CARD["groat"])
    state.draws(0, CARD["errol"])

    for viewer in range(state.seats + 1):
        assert state.low[viewer][0] == state.high[viewer][0] == before[viewer][0] + 1


def test_who_sees_a_hand_counts_its_green_cards() -> None:
    """The first brown card and the last green one, which stand side by side in the deck, are told apart."""
    names = "groat the_thieves_guild sergeant_cheery_littlebottom errol"
    state = scene(hands={"yellow": names}).state
    state.low[0][1], state.high[0][1] = 0, 4

    state.surveys(0, 1)

    assert (state.low[0][1], state.high[0][1]) == (2, 2)


def test_giver_and_taker_know_which_card_it_was() -> None:
    """Each counts the other's green cards exactly, and the giver knows where the card is."""
    state = scene(hands={"yellow": "hex groat"}).state
    red, yellow = 0, 1
    for viewer, seat, greens in ((yellow, red, 0), (red, yellow, 2)):
        state.low[viewer][seat] = state.high[viewer][seat] = greens

    state.gives(yellow, red, CARD["hex"])

    assert (state.low[yellow][red], state.high[yellow][red]) == (1, 1)
    assert (state.low[red][yellow], state.high[red][yellow]) == (1, 1)
    assert (CARD["hex"], 1 << red) in state.minds[yellow][0]


def test_a_card_taken_openly_is_known_to_all_but_the_taker() -> None:
    """A player who takes a card before everyone's eyes is known to hold it; it counts among the green ones."""
    state = scene().state
    before = [(state.low[viewer][2], state.high[viewer][2]) for viewer in range(5)]

    state.takes_openly(2, CARD["hex"])

    assert CARD["hex"] in state.hands[2]
    for viewer in (0, 1, 3, 4):
        assert (CARD["hex"], 1 << 2) in state.minds[viewer][0]
        low, high = before[viewer]
        assert (state.low[viewer][2], state.high[viewer][2]) == (low + 1, high + 1)
    state.reveals(2, CARD["hex"])
    for viewer in (0, 1, 3, 4):
        assert (CARD["hex"], 1 << 2) not in state.minds[viewer][0]
        assert state.low[viewer][2] == before[viewer][0]


def test_onlookers_follow_hands_that_are_exchanged_or_proven() -> None:
    """Every viewer does, the last seat and a spectator too: a card seen in yellow's hand is in green's after the swap."""
    state = scene(hands={"yellow": "hex modo", "green": "groat"}).state
    yellow, green, blue, spectator = 1, 2, 3, 4
    for viewer in (blue, spectator):
        state.minds[viewer] = sees(state.minds[viewer], CARD["hex"], yellow)
        state.low[viewer][yellow], state.low[viewer][green] = 2, 1

    state.swaps_hands(yellow, green)

    for viewer in (blue, spectator):
        assert (CARD["hex"], 1 << green) in state.minds[viewer][0]
        assert state.low[viewer][yellow : green + 1] == [1, 2]
    state.holds_only(yellow, (CARD["groat"], CARD["dorfl"]))
    for viewer in (blue, spectator):
        assert (yellow, (CARD["groat"], CARD["dorfl"]), 1) in state.minds[viewer][2]


def test_a_card_that_is_missing_in_a_hand_is_where_else_it_can_be() -> None:
    """Card 4 went from hand 1 to hand 2, or did not; a player who sees the whole of hand 1 knows."""
    either = passes(sees(BLANK, 4, 1), 1, 2, 1, 2)

    assert surveys(either, 1, [5])[0] == ((4, 1 << 2), (5, 1 << 1))
    assert surveys(either, 1, [4])[0] == ((4, 1 << 1),)


def test_a_bound_outlives_an_exchange_that_cannot_concern_its_cards() -> None:
    """Hands 1 and 2 are merged: a card of hand 3 is in neither of them, a card of hand 1 is."""
    at_most = ((7,), 1 << 1, 1)

    assert outlives_merging(at_most, ((7, 1 << 3),), 1, 2)
    assert not outlives_merging(at_most, ((7, 1 << 1 | 1 << 3),), 1, 2)
