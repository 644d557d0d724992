"""The plates of Trollfjord: what each player has, in words and numbers, and what it comes to so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from trollbord.games.trollfjord.box import BELT, CROWN_VALUE, GIFTS
from trollbord.games.trollfjord.look.draw import belt, look
from trollbord.games.trollfjord.view import TrollfjordView
from trollbord.ink.markup import Element, Markup, el, join, keyed
from trollbord.ink.screen import Plate
from trollbord.ink.seats import emblem
from trollbord.ink.shapes import use
from trollbord.words import Speaker


class Sums(NamedTuple):
    """What a player's things are worth, the rows of the final count; `hidden` discs are not in it."""

    belt: int
    sack: int
    gifts: int
    crowns: int
    hidden: int

    @property
    def total(self) -> int:
        """All that this viewer knows of."""
        return self.belt + self.sack + self.gifts + self.crowns


def sums(view: TrollfjordView, seat: int) -> Sums:
    """What this viewer knows of a player's points."""
    return Sums(
        sum(_belt_of(view, seat)),
        sum(view.sacks[seat]),
        sum([value for index, value in enumerate(GIFTS) if view.gifts[seat] >> index & 1]),
        CROWN_VALUE * list(view.crowns).count(seat),
        len([value for value in view.sacks[seat] if not value]),
    )


def plate(view: TrollfjordView, seat: int, phone: bool, speaker: Speaker) -> Plate:
    """A player's plate; the number is what is known so far, with a plus where a sack hides more."""
    seat_look, known = look(view, seat), sums(view, seat)
    face = el(
        "svg", use("tf-lord", 0, 6, 0.9), class_=f"face s-{seat_look}", viewBox="-34 -46 68 68"
    )
    facts = "" if phone else speaker.text("screen-reserve", count=view.reserve[seat])
    inside = _narrow(view, seat) if phone else _wide(view, seat, known, speaker)
    spoken = speaker.text("screen-facts", reserve=view.reserve[seat], sack=len(view.sacks[seat]))
    goods = keyed(f"sack-{seat}", "div", inside, class_="tf-sack", role="group", aria_label=spoken)
    beside = (
        _door(seat, speaker) if phone else el("div", _so_far(known, speaker), class_="tf-so-far")
    )
    return Plate(seat_look, face, facts, _total(known), join(goods, beside))


def _total(known: Sums) -> str:
    return f"{known.total}{'+' if known.hidden else ''}"


def _so_far(known: Sums, speaker: Speaker) -> str:
    """What the number means: all points so far, or those of them that do not lie in a sack face down."""
    return speaker.text("screen-so-far-sack" if known.hidden else "screen-so-far")


def _belt_of(view: TrollfjordView, seat: int) -> tuple[int, ...]:
    return tuple(view.belts[seat * len(BELT) : (seat + 1) * len(BELT)])


def _crowned(view: TrollfjordView, seat: int) -> tuple[bool, ...]:
    return tuple([owner == seat for owner in view.crowns])


# -- on a desk


def _wide(view: TrollfjordView, seat: int, known: Sums, speaker: Speaker) -> Markup:
    strap = keyed(f"belt-{seat}", "g", belt(_belt_of(view, seat), _crowned(view, seat)))
    return _goods(view, seat, strap, known, speaker)


def _goods(view: TrollfjordView, seat: int, strap: Markup, known: Sums, speaker: Speaker) -> Markup:
    drawn = el("svg", strap, class_="tf-belt", viewBox="6 40 222 77", aria_hidden="true")
    return join(
        el("div", el("b", speaker.text("screen-belt")), drawn, class_="tf-strap"),
        el("div", _sack(view, seat, speaker), _gifts(view, seat, speaker), class_="tf-rows"),
        _count(known, speaker),
    )


def _sack(view: TrollfjordView, seat: int, speaker: Speaker) -> Element:
    """The patched sack: how many discs, and their values if this viewer knows them."""
    discs = view.sacks[seat]
    known = " ".join([str(value) for value in sorted(discs, reverse=True) if value])
    words = known if known or not discs else speaker.text("screen-face-down")
    return keyed(
        f"counts-{seat}",
        "div",
        el("b", speaker.text("screen-sack")),
        el("div", _bag(), el("strong", len(discs)), el("span", words), class_="tf-row"),
    )


def _gifts(view: TrollfjordView, seat: int, speaker: Speaker) -> Element:
    discs = [
        el("i", value, class_="tf-gift" if view.gifts[seat] >> index & 1 else "tf-gift spent")
        for index, value in enumerate(GIFTS)
    ]
    words = el("b", speaker.text("screen-gifts"))
    return keyed(f"gifts-{seat}", "div", words, el("div", discs, class_="tf-row"))


def _count(known: Sums, speaker: Speaker) -> Markup:
    """The rows of the final count as they stand; a question mark for what is hidden."""
    sack = "?" if known.hidden else str(known.sack)
    rows = (
        ("belt", str(known.belt)),
        ("sack", sack),
        ("gifts", str(known.gifts)),
        ("crowns", str(known.crowns)),
    )
    cells = [
        el("div", el("dt", speaker.text(f"screen-{name}")), el("dd", value)) for name, value in rows
    ]
    return el("dl", cells, class_="tf-sums", title=speaker.text("screen-so-far"))


# -- on a phone


def _narrow(view: TrollfjordView, seat: int) -> Markup:
    crowned = _crowned(view, seat)
    fields = [
        _field(BELT[space], value, space < len(crowned) and crowned[space])
        for space, value in enumerate(_belt_of(view, seat))
    ]
    return keyed(f"belt-{seat}", "div", fields, class_="tf-fields")


def _door(seat: int, speaker: Speaker) -> Markup:
    """A press anywhere on the strip opens all plates; for the keyboard it is one stop."""
    words = speaker.text("screen-plates")
    return el(
        "button",
        class_="tf-open",
        data_act="sheet",
        data_arg="plates",
        title=words,
        aria_label=words,
        tabindex=-1 if seat else None,
    )


def opened(view: TrollfjordView, players: Sequence[str], speaker: Speaker) -> Element:
    """All plates with everything on them, in the map's place while the strip is open."""
    first = max(view.seat, 0)
    seats = [(first + step) % view.seats for step in range(view.seats)]
    shut = el(
        "button",
        speaker.text("screen-plates-close"),
        class_="btn small",
        data_act="sheet",
        data_arg="plates",
    )
    named = dict(enumerate(players))
    parts = [_opened(view, seat, named.get(seat, ""), speaker) for seat in seats]
    return keyed("plates", "section", parts, shut, class_="tf-plates")


def _opened(view: TrollfjordView, seat: int, name: str, speaker: Speaker) -> Element:
    seat_look, known = look(view, seat), sums(view, seat)
    lord = el("svg", use("tf-lord", 0, 6, 0.9), class_="face", viewBox="-34 -46 68 68")
    left = speaker.text("screen-reserve", count=view.reserve[seat])
    strap = el("g", belt(_belt_of(view, seat), _crowned(view, seat)))
    return keyed(
        f"opened-{seat}",
        "article",
        lord,
        el("div", el("h3", emblem(seat_look), name), el("p", left)),
        el("div", _total(known), el("small", _so_far(known, speaker)), class_="tf-total"),
        el("div", _goods(view, seat, strap, known, speaker), class_="tf-sack"),
        class_=f"s-{seat_look}",
    )


def _field(name: str, value: int, is_crowned: bool) -> Markup:
    """A space of the belt: its treasure, or the number of the fortress that fills it."""
    kinds = ["tf-field", *(["full"] if value else []), *(["crowned"] if is_crowned else [])]
    return el("i", value or ("+" if name == "plus" else name), class_=" ".join(kinds))


def _bag() -> Markup:
    bag = el(
        "path",
        d="M6 2H16L14 8Q23 15 20 25H2Q-1 15 8 8Z",
        fill="var(--leather)",
        stroke="var(--key)",
        stroke_width=1.6,
    )
    return el("svg", bag, viewBox="-2 0 26 27", aria_hidden="true")
