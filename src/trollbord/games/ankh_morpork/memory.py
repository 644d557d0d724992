"""What a seat remembers of cards in other hands, as plain tuples that copies share.

A mind has three parts, all of them about cards that its owner has seen and that lie hidden again:
known   (card, hands): the card is in one of these hands (bits of seats)
bounds  (cards, hands, most): at most so many of these cards are in these hands
least   (hand, cards, least): at least so many of these cards are in this hand
A card that was handed on unseen may be in either hand; the bounds keep count of how many cards changed hands.
"""

from typing import Final

Known = tuple[tuple[int, int], ...]
Bound = tuple[tuple[int, ...], int, int]
Least = tuple[int, tuple[int, ...], int]
Mind = tuple[Known, tuple[Bound, ...], tuple[Least, ...]]

BLANK: Final[Mind] = ((), (), ())


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one."""
    return tuple([other for other in cards if other != card])


def located(mind: Mind, card: int, hand: int) -> Mind:
    """The mind when the card is found in this hand and so needs no guessing any more."""
    known, bounds, least = mind
    if not known and not least:
        return mind
    kept = tuple([entry for entry in known if entry[0] != card])
    fewer: list[Bound] = []
    for cards, hands, most in bounds:
        if card in cards:
            most -= hands >> hand & 1
            cards = without(cards, card)
        if len(cards) > most:
            fewer.append((cards, hands, most))
    owed: list[Least] = []
    for where, cards, count in least:
        if card in cards:
            count -= 1 if where == hand else 0
            cards = without(cards, card)
        if count > 0:
            owed.append((where, cards, count))
    return kept, tuple(fewer), tuple(owed)


def sees(mind: Mind, card: int, hand: int) -> Mind:
    """The mind after its owner saw the card in this hand."""
    known, bounds, least = located(mind, card, hand)
    return tuple(sorted([*known, (card, 1 << hand)])), bounds, least


def holds(mind: Mind, hand: int, cards: tuple[int, ...], count: int) -> Mind:
    """The mind after it became clear that all `count` cards of a hand are among these."""
    known, bounds, least = mind
    placed = [card for card, hands in known if hands == 1 << hand]
    elsewhere = [card for card, hands in known if not hands >> hand & 1]
    loose = tuple([card for card in cards if card not in placed and card not in elsewhere])
    kept = [entry for entry in least if entry[0] != hand]
    if count > len(placed):
        kept.append((hand, loose, count - len(placed)))
    return known, bounds, tuple(sorted(kept))


def lacks(mind: Mind, card: int, hand: int) -> Mind:
    """The mind after it became clear that a card which was seen before is not in this hand."""
    known, bounds, least = mind
    left = [(each, hands & ~(1 << hand) if each == card else hands) for each, hands in known]
    return tuple(left), bounds, least


def passes(mind: Mind, giver: int, taker: int, count: int, size: int) -> Mind:
    """The mind after `count` of the giver's `size` cards went to the taker unseen."""
    if mind == BLANK or count == 0:
        return mind
    if count == size:
        return _pours(mind, giver, taker)
    known, bounds, least = mind
    moved = [_widened(bound, known, giver, taker, count) for bound in bounds]
    fresh = [card for card, hands in known if hands >> giver & 1 and not hands >> taker & 1]
    at_giver = [card for card, hands in known if hands == 1 << giver]
    if len(fresh) > count:
        moved.append((tuple(fresh), 1 << taker, count))
    if len(at_giver) > size - count:
        moved.append((tuple(at_giver), 1 << giver, size - count))
    wider = [(card, hands | (1 << taker if hands >> giver & 1 else 0)) for card, hands in known]
    owed = [
        (where, cards, left - count if where == giver else left) for where, cards, left in least
    ]
    return (
        tuple(wider),
        tuple([bound for bound in moved if len(bound[0]) > bound[2]]),
        tuple([entry for entry in owed if entry[2] > 0]),
    )


def _widened(bound: Bound, known: Known, giver: int, taker: int, count: int) -> Bound:
    cards, hands, most = bound
    possible = 0
    for card, where in known:
        if card in cards:
            possible |= where
    from_inside, to_inside = hands >> giver & 1, hands >> taker & 1
    if from_inside and not to_inside and not (possible & ~hands) >> taker & 1:
        return cards, hands | 1 << taker, most
    if to_inside and not from_inside and possible >> giver & 1:
        return cards, hands, most + count
    return bound


def _pours(mind: Mind, giver: int, taker: int) -> Mind:
    known, bounds, least = mind
    poured = tuple([(card, _poured(hands, giver, taker)) for card, hands in known])
    # A bound on one of two hands that are now one says nothing about the whole.
    kept = [
        (cards, _poured(hands, giver, taker), most)
        for cards, hands, most in bounds
        if (hands >> giver & 1) == (hands >> taker & 1) or not _reaches(known, cards, giver, taker)
    ]
    owed = [(taker if where == giver else where, cards, count) for where, cards, count in least]
    return poured, tuple(kept), tuple(sorted(owed))


def _reaches(known: Known, cards: tuple[int, ...], giver: int, taker: int) -> bool:
    both = 1 << giver | 1 << taker
    return any(card in cards and hands & both for card, hands in known)


def _poured(hands: int, giver: int, taker: int) -> int:
    return hands & ~(1 << giver) | 1 << taker if hands >> giver & 1 else hands


def exchanges(mind: Mind, one: int, other: int) -> Mind:
    """The mind after two players changed their whole hands, unseen."""
    known, bounds, least = mind
    return (
        tuple([(card, _crossed(hands, one, other)) for card, hands in known]),
        tuple([(cards, _crossed(hands, one, other), most) for cards, hands, most in bounds]),
        tuple(sorted([(_other(where, one, other), cards, n) for where, cards, n in least])),
    )


def _crossed(hands: int, one: int, other: int) -> int:
    bits = hands & ~(1 << one) & ~(1 << other)
    bits |= (hands >> one & 1) << other
    return bits | (hands >> other & 1) << one


def _other(hand: int, one: int, other: int) -> int:
    return other if hand == one else one if hand == other else hand


def surveys(mind: Mind, hand: int, cards: list[int]) -> Mind:
    """The mind after its owner saw the whole of this hand."""
    for card in cards:
        mind = sees(mind, card, hand)
    known, bounds, least = mind
    narrowed: list[tuple[int, int]] = []
    for card, hands in known:
        left = hands if card in cards else hands & ~(1 << hand)
        if left:
            narrowed.append((card, left))
    return (
        tuple(narrowed),
        tuple([bound for bound in bounds if not bound[1] >> hand & 1]),
        tuple([entry for entry in least if entry[0] != hand]),
    )
