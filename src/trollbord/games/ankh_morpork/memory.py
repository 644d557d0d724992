"""What a seat remembers of cards in other hands: small facts, as plain tuples that copies of a state share.

A mind has three kinds of facts, all of them about cards that its owner has seen and that lie hidden again:

    Known    (card, hands)        the card is in one of these hands (a bit for each seat)
    AtMost   (cards, hands, most)  at most `most` of these cards are in these hands
    AtLeast  (hand, cards, least)  at least `least` of these cards are in this hand

A card that was handed on unseen may be in either hand. If two cards were seen in a hand and one of its cards is handed
on, each of the two may be in either hand, but not both in the new one: that is what AtMost is for. AtLeast comes from
questions whose answer gives a hand away: a player who could only give certain cards holds nothing else.

What happens to a mind is worked out fact by fact: below stand first the kinds of facts, then what can happen.
"""

from typing import Final

Known = tuple[int, int]
AtMost = tuple[tuple[int, ...], int, int]
AtLeast = tuple[int, tuple[int, ...], int]
Mind = tuple[tuple[Known, ...], tuple[AtMost, ...], tuple[AtLeast, ...]]

BLANK: Final[Mind] = ((), (), ())


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one."""
    return tuple([other for other in cards if other != card])


def is_in(hands: int, hand: int) -> bool:
    """Whether a hand is among these."""
    return hands >> hand & 1 != 0


def merged(hands: int, giver: int, taker: int) -> int:
    """The hands after all of the giver's cards went to the taker: the giver's hand is empty and stands for nothing."""
    return hands & ~(1 << giver) | 1 << taker if is_in(hands, giver) else hands


def crossed(hands: int, one: int, other: int) -> int:
    """The hands with two of them exchanged."""
    bits = hands & ~(1 << one) & ~(1 << other)
    bits |= (hands >> one & 1) << other
    return bits | (hands >> other & 1) << one


# -- a card is in one of these hands


def known_widened(fact: Known, giver: int, taker: int) -> Known:
    """A card that may be in the giver's hand may be in the taker's as well."""
    card, hands = fact
    return card, hands | 1 << taker if is_in(hands, giver) else hands


# -- at most `most` of these cards are in these hands


def most_located(fact: AtMost, card: int, hand: int) -> AtMost:
    """One of the cards is found, so the fact is about the others; inside these hands it took up one of the places."""
    cards, hands, most = fact
    if card not in cards:
        return fact
    return without(cards, card), hands, most - 1 if is_in(hands, hand) else most


def says_something(fact: AtMost) -> bool:
    """Whether it forbids anything: that at most three of three cards are in a hand is no news."""
    cards, _, most = fact
    return len(cards) > most


def most_widened(
    fact: AtMost, known: tuple[Known, ...], giver: int, taker: int, count: int
) -> AtMost:
    """`count` cards went from the giver to the taker, unseen."""
    cards, hands, most = fact
    possible = 0
    for card, where in known:
        if card in cards:
            possible |= where
    leaves = is_in(hands, giver) and not is_in(hands, taker)
    comes = is_in(hands, taker) and not is_in(hands, giver)
    # Out of these hands into one where none of the cards could be: the bound holds for both hands together.
    if leaves and not is_in(possible & ~hands, taker):
        return cards, hands | 1 << taker, most
    # Into these hands from one where some of the cards may be: as many more may be inside as changed hands.
    if comes and is_in(possible, giver):
        return cards, hands, most + count
    return fact


def most_of_a_gift(
    known: tuple[Known, ...], giver: int, taker: int, count: int, size: int
) -> list[AtMost]:
    """What is new once `count` of the giver's `size` cards went to the taker."""
    # No more cards came to the taker than were given ...
    fresh = [card for card, hands in known if is_in(hands, giver) and not is_in(hands, taker)]
    # ... and no more stayed with the giver than are left in its hand.
    certain = [card for card, hands in known if hands == 1 << giver]
    return [(tuple(fresh), 1 << taker, count), (tuple(certain), 1 << giver, size - count)]


def outlives_merging(fact: AtMost, known: tuple[Known, ...], giver: int, taker: int) -> bool:
    """Whether it is still true once two hands are one: a bound on one of the two says nothing about the whole."""
    cards, hands, _ = fact
    if is_in(hands, giver) == is_in(hands, taker):
        return True
    both = 1 << giver | 1 << taker
    return not any([card in cards and where & both for card, where in known])


# -- at least `least` of these cards are in this hand


def least_located(fact: AtLeast, card: int, hand: int) -> AtLeast:
    """One of the cards is found: in this hand it was one of those that had to be there."""
    where, cards, least = fact
    if card not in cards:
        return fact
    return where, without(cards, card), least - 1 if where == hand else least


# -- what can happen


def located(mind: Mind, card: int, hand: int) -> Mind:
    """The mind when the card is found in this hand and so needs no guessing any more."""
    known, most, least = mind
    if not known and not least:
        return mind
    fewer = [most_located(fact, card, hand) for fact in most]
    owed = [least_located(fact, card, hand) for fact in least]
    return (
        tuple([fact for fact in known if fact[0] != card]),
        tuple([fact for fact in fewer if says_something(fact)]),
        tuple([fact for fact in owed if fact[2] > 0]),
    )


def sees(mind: Mind, card: int, hand: int) -> Mind:
    """The mind after its owner saw the card in this hand."""
    known, most, least = located(mind, card, hand)
    return tuple(sorted([*known, (card, 1 << hand)])), most, least


def holds(mind: Mind, hand: int, cards: tuple[int, ...], count: int) -> Mind:
    """The mind after it became clear that all `count` cards of a hand are among these."""
    known, most, least = mind
    placed = [card for card, hands in known if hands == 1 << hand]
    elsewhere = [card for card, hands in known if not is_in(hands, hand)]
    loose = tuple([card for card in cards if card not in placed and card not in elsewhere])
    kept = [fact for fact in least if fact[0] != hand]
    if count > len(placed):
        kept.append((hand, loose, count - len(placed)))
    return known, most, tuple(sorted(kept))


def lacks(mind: Mind, card: int, hand: int) -> Mind:
    """The mind after it became clear that a card which was seen before is not in this hand."""
    known, most, least = mind
    left = [(each, hands & ~(1 << hand) if each == card else hands) for each, hands in known]
    return tuple(left), most, least


def passes(mind: Mind, giver: int, taker: int, count: int, size: int) -> Mind:
    """The mind after `count` of the giver's `size` cards went to the taker unseen."""
    if mind == BLANK or count == 0:
        return mind
    if count == size:
        return _merges(mind, giver, taker)
    known, most, least = mind
    moved = [most_widened(fact, known, giver, taker, count) for fact in most]
    moved += most_of_a_gift(known, giver, taker, count, size)
    # Any of the cards that had to be with the giver may be among those that left.
    owed = [(hand, cards, n - count if hand == giver else n) for hand, cards, n in least]
    return (
        tuple([known_widened(fact, giver, taker) for fact in known]),
        tuple([fact for fact in moved if says_something(fact)]),
        tuple([fact for fact in owed if fact[2] > 0]),
    )


def _merges(mind: Mind, giver: int, taker: int) -> Mind:
    """The mind after the giver's whole hand went to the taker: nothing is uncertain about that."""
    known, most, least = mind
    kept = [fact for fact in most if outlives_merging(fact, known, giver, taker)]
    owed = [(taker if hand == giver else hand, cards, n) for hand, cards, n in least]
    return (
        tuple([(card, merged(hands, giver, taker)) for card, hands in known]),
        tuple([(cards, merged(hands, giver, taker), n) for cards, hands, n in kept]),
        tuple(sorted(owed)),
    )


def exchanges(mind: Mind, one: int, other: int) -> Mind:
    """The mind after two players changed their whole hands, unseen."""
    known, most, least = mind
    owed = [(_other(hand, one, other), cards, n) for hand, cards, n in least]
    return (
        tuple([(card, crossed(hands, one, other)) for card, hands in known]),
        tuple([(cards, crossed(hands, one, other), n) for cards, hands, n in most]),
        tuple(sorted(owed)),
    )


def _other(hand: int, one: int, other: int) -> int:
    return other if hand == one else one if hand == other else hand


def surveys(mind: Mind, hand: int, cards: list[int]) -> Mind:
    """The mind after its owner saw the whole of this hand: cards that are not in it are elsewhere."""
    for card in cards:
        mind = sees(mind, card, hand)
    known, most, least = mind
    narrowed = [(card, hands if card in cards else hands & ~(1 << hand)) for card, hands in known]
    return (
        tuple([fact for fact in narrowed if fact[1]]),
        tuple([fact for fact in most if not is_in(fact[1], hand)]),
        tuple([fact for fact in least if fact[0] != hand]),
    )


def takes_up(mind: Mind, hand: int, cards: list[int]) -> Mind:
    """The mind after its owner took this whole hand for its own: what is not in it is with the others."""
    for card in cards:
        mind = located(mind, card, hand)
    known, most, least = mind
    elsewhere = [(card, hands & ~(1 << hand)) for card, hands in known]
    return tuple(elsewhere), most, tuple([fact for fact in least if fact[0] != hand])
