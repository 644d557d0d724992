"""The table of Ragnarocks for a terminal, in words."""

from collections.abc import Sequence

from trollbord.games.ragnarocks.box import IVORY, NAMES, NOBODY, RED, STONES
from trollbord.games.ragnarocks.look.draw import LOOKS
from trollbord.games.ragnarocks.view import AdvancedView, RagnarocksView, grid
from trollbord.ink.sheet import PLAYER, Row, Sheet, facts
from trollbord.kernel.view import View
from trollbord.words import Speaker


def sheets(view: View, speaker: Speaker, players: Sequence[str]) -> list[Sheet]:
    """The board with a key to it, the stones and the land; then the cards of the advanced game."""
    assert isinstance(view, RagnarocksView)
    found = [
        Sheet((), [(line,) for line in grid(view)]),
        Sheet(("",), [(speaker.text("sheet-legend"),)]),
        facts("", _counts(view, speaker)),
    ]
    return [*found, *_cards(view, speaker, players)] if isinstance(view, AdvancedView) else found


def _counts(view: RagnarocksView, speaker: Speaker) -> list[tuple[str, str]]:
    ivory, red = view.land
    land = f"{speaker.name(LOOKS[IVORY])} {ivory}, {speaker.name(LOOKS[RED])} {red}"
    supply = str(view.supply) if view.supply <= STONES else ""
    return [(speaker.text("score-land"), land), (speaker.text("sheet-supply"), supply)]


def _cards(view: AdvancedView, speaker: Speaker, players: Sequence[str]) -> list[Sheet]:
    """Whose the cards are, what they can do, which are in force, and what lies on them."""
    rows = [
        _card(view, speaker, card, speaker.seat(seat, players), int(seat >= view.ivory_players))
        for seat, card in enumerate(view.cards)
        if card != NOBODY
    ]
    rows += [
        _card(view, speaker, card, "", side)
        for side, card in enumerate(view.in_force)
        if card != NOBODY and card not in view.cards
    ]
    heads = (speaker.text(PLAYER), "", speaker.text("sheet-card"), "")
    found = [Sheet(heads, rows)] if rows else []
    left = [card for card in view.laid if card not in view.cards]
    for head, cards in (("sheet-laid", left), ("sheet-hand", view.hand)):
        if cards:
            found.append(Sheet((speaker.text(head), ""), [_power(speaker, card) for card in cards]))
    return found


def _card(view: AdvancedView, speaker: Speaker, card: int, holder: str, side: int) -> Row:
    now = f" ({speaker.text('screen-power-now')})" if view.in_force[side] == card else ""
    name, power = _power(speaker, card)
    stones = view.stones_on(card, side)
    tag = f" ({speaker.text('screen-card-stones', stones=stones)})" if stones else ""
    return holder, speaker.name(LOOKS[side]), name + now, power + tag


def _power(speaker: Speaker, card: int) -> tuple[str, str]:
    return speaker.name(NAMES[card]), speaker.text(f"power-{NAMES[card]}")
