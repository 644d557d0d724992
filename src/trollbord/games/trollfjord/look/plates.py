"""The plates of Trollfjord: what each player has, in words and numbers, and what it comes to so far."""

from __future__ import annotations

from typing import Final, NamedTuple

from trollbord.games.trollfjord.box import BELT, CROWN_VALUE, GIFTS
from trollbord.games.trollfjord.look.draw import belt, look
from trollbord.games.trollfjord.view import TrollfjordView
from trollbord.ink.markup import Element, Markup, el, join, keyed
from trollbord.ink.screen import Plate
from trollbord.ink.shapes import use
from trollbord.words import Speaker

STYLE: Final = """
.tf-sack{grid-column:1/-1;display:grid;gap:4px;min-width:0}
.tf-belt{display:block;width:100%;max-width:250px;justify-self:start}
.tf-rows{display:flex;justify-content:space-between;align-items:end;gap:4px 10px;flex-wrap:wrap} .tf-rows b{display:block;font:700 var(--text-xs) var(--font)}
.tf-row{display:flex;align-items:center;gap:4px;min-height:24px} .tf-row svg{width:20px;height:20px;flex:none} .tf-row span{font-size:var(--text-xs);color:var(--ink-3)} .tf-row strong{font-size:var(--text-m)}
.tf-gift{display:grid;place-items:center;min-width:24px;height:22px;padding:0 5px;border-radius:11px;border:1.6px solid var(--line-strong);background:var(--panel-2);font:800 12px var(--font);color:var(--ink)}
.tf-gift.spent{background:none;border-style:dashed;color:var(--ink-3);text-decoration:line-through}
.tf-sums{display:grid;grid-template-columns:repeat(4,auto);justify-content:space-between;border-top:1px solid var(--line);margin:2px 0 0;padding-top:3px;gap:0 6px} .tf-sums div{display:grid;justify-items:center;min-width:0} .tf-sums dt{order:2;font-size:11px;line-height:13px;color:var(--ink-3)} .tf-sums dd{margin:0;font-weight:800;font-size:var(--text-s);line-height:15px}
.desk .strip .plate{grid-template-columns:44px 1fr auto;gap:0 8px;padding:8px 10px;align-content:start} .desk .strip .plate .face{width:44px;height:44px} .desk .strip .number{font-size:26px} .desk .strip .sub{white-space:nowrap;overflow:hidden;text-overflow:ellipsis} .desk .strip:has(>:nth-child(4)) .tag{display:none}
.tf-fields{display:flex;gap:2px} .tf-field{flex:none;width:20px;height:20px;border-radius:50%;display:grid;place-items:center;font:800 11px/1 var(--font);background:var(--panel-2);border:1.6px solid var(--line-strong);color:var(--ink-3)} .tf-field.full{background:var(--gold);border-color:var(--gold-ink);color:#2b1d05} .tf-field.crowned{box-shadow:0 0 0 2px var(--danger)}
.tf-pip{width:4px;height:9px;border:1.4px solid var(--line-strong);border-radius:2px;background:var(--ink-2)} .tf-pip.spent{background:none}
.tf-small{display:flex;gap:6px;align-items:center;font:700 11px/14px var(--font);color:var(--ink-2)} .tf-small svg{width:12px;height:12px} .tf-small span{display:flex;gap:2px;align-items:center}
.phone>.strip .plate{grid-template-columns:auto 1fr;gap:1px 6px;align-content:start} .phone>.strip .plate .grow{grid-area:1/1/2/-1} .phone>.strip .plate .name{font-size:12.5px;gap:4px} .phone>.strip .number{grid-area:3/1;font-size:16px;line-height:18px} .phone .tf-sack{display:contents} .phone .tf-fields{grid-area:2/1/3/-1} .phone .tf-small{grid-area:3/2;justify-content:end;gap:3px;min-width:0;overflow:hidden} .phone>.strip .plate{min-width:0} .phone .tf-small span{gap:1px}
@media (max-height:780px){.desk .tf-sums{display:none} .desk .strip .plate{padding:5px 10px} .desk .tf-belt{max-width:200px}}
@media (max-height:520px){.desk .tf-sack,.desk .strip .face{display:none} .desk .strip .plate{grid-template-columns:minmax(0,1fr) auto}}
"""


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
    return Plate(
        seat_look,
        face,
        facts,
        f"{known.total}{'+' if known.hidden else ''}",
        keyed(f"sack-{seat}", "div", inside, class_="tf-sack", role="group", aria_label=spoken),
    )


def _belt_of(view: TrollfjordView, seat: int) -> tuple[int, ...]:
    return tuple(view.belts[seat * len(BELT) : (seat + 1) * len(BELT)])


def _crowned(view: TrollfjordView, seat: int) -> tuple[bool, ...]:
    return tuple([owner == seat for owner in view.crowns])


# -- on a desk


def _wide(view: TrollfjordView, seat: int, known: Sums, speaker: Speaker) -> Markup:
    strap = keyed(f"belt-{seat}", "g", belt(_belt_of(view, seat), _crowned(view, seat)))
    return join(
        el("svg", strap, class_="tf-belt", viewBox="6 44 222 61", aria_hidden="true"),
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
    troll = el(
        "svg", use("tf-troll", 0, 0), viewBox="-30 -34 60 60", class_=f"s-{look(view, seat)}"
    )
    spent = [
        el("i", class_="tf-pip" if view.gifts[seat] >> index & 1 else "tf-pip spent")
        for index in range(len(GIFTS))
    ]
    return join(
        keyed(f"belt-{seat}", "div", fields, class_="tf-fields"),
        el(
            "div",
            keyed(f"counts-{seat}", "span", troll, view.reserve[seat]),
            el("span", _bag(), len(view.sacks[seat])),
            keyed(f"gifts-{seat}", "span", spent),
            class_="tf-small",
        ),
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
