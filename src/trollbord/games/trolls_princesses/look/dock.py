"""What a phase or a task brings: the own round cards, the royal cards and the royal tiles."""

from __future__ import annotations

from trollbord.games.trolls_princesses.box import CARD_PILE, DEN_PILE, ROYAL_PILE
from trollbord.games.trolls_princesses.look.bench import cards, dens
from trollbord.games.trolls_princesses.look.faces import round_card, task_card, tile_face
from trollbord.games.trolls_princesses.look.outlook import progress
from trollbord.games.trolls_princesses.look.scenery import LOOKS
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.markup import Element, Markup, el, keyed
from trollbord.words import Speaker


def dock(view: TrollsView, seat: int, taken: int, speaker: Speaker) -> Element:
    """Round cards, royal cards and royal tiles in one row."""
    return keyed(
        "dock",
        "div",
        hand(view, speaker) if view.seat >= 0 else None,
        tasks(view, seat, speaker),
        royals(view, taken, speaker),
        class_="tp-dock",
    )


def shelf(name: str, note: str, things: Markup, speaker: Speaker) -> Markup:
    """A caption, a note beside it, and what lies there."""
    told = el("span", note) if note else None
    return el("section", el("h3", speaker.name(f"shelf-{name}"), told), things, class_=f"tp-{name}")


def hand(view: TrollsView, speaker: Speaker) -> Markup:
    """The own round cards, and how many are still to come."""
    left = view.deck_size(view.seat)
    note = f"{left} {speaker.name('shelf-deck')}" if left else ""
    return shelf("hand", note, hand_cards(view, speaker), speaker)


def hand_cards(view: TrollsView, speaker: Speaker) -> Element:
    """The own round cards alone."""
    faces = [round_card(card, f"hand-{slot}", speaker) for slot, card in enumerate(view.hand)]
    return keyed("shelf-hand", "div", faces, class_="row", data_things=True)


def tasks(view: TrollsView, seat: int, speaker: Speaker) -> Markup:
    """The royal cards, how far the player is, and who has done them."""
    looks = [LOOKS[clan] for clan in view.clans]
    faces = [
        task_card(
            task,
            f"task-{slot}",
            progress(view, seat, task),
            bool(view.claims[seat] >> task & 1),
            tuple([looks[other] for other in range(view.seats) if view.claims[other] >> task & 1]),
            speaker,
        )
        for slot, task in enumerate(view.tasks)
    ]
    things = keyed("shelf-tasks", "div", faces, class_="grid")
    return shelf("tasks", speaker.text("screen-note-tasks"), things, speaker)


def royals(view: TrollsView, taken: int, speaker: Speaker) -> Markup:
    """The royal tiles on show."""
    faces = [
        tile_face(tile, f"royal-{slot}", speaker, tile == taken)
        for slot, tile in enumerate(view.displays[ROYAL_PILE])
    ]
    things = keyed("shelf-royals", "div", faces, class_="row")
    return shelf("royals", speaker.text("screen-note-royals"), things, speaker)


def market(view: TrollsView, seat: int, taken: int, pile: int, speaker: Speaker) -> Markup:
    """Den tiles or troll cards on a shelf of their own, as on a phone."""
    left = f"{len(view.piles[pile])} {speaker.name('shelf-pile')}"
    if pile == DEN_PILE:
        return shelf("dens", left, dens(view, taken, speaker), speaker)
    assert pile == CARD_PILE
    return shelf("cards", left, cards(view, seat, speaker), speaker)
