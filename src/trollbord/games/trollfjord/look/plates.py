"""The plates of Trollfjord: what each player has, in words and numbers, and what it comes to so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from trollbord.games.trollfjord.box import BELT, CROWN_VALUE, GIFTS
from trollbord.games.trollfjord.look.draw import belt, look
from trollbord.games.trollfjord.view import TrollfjordView
from trollbord.ink.markup import Element, Markup, el, join, keyed
from trollbord.ink.screen import Plate
from trollbord.ink.seats import emblem
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
.desk .strip .number{grid-area:1/3;align-self:start} .desk .strip .tf-so-far{grid-area:1/3;align-self:end} .tf-so-far{font-size:11px;line-height:14px;color:var(--ink-2);text-align:right;white-space:nowrap}
.tf-strap{display:grid;min-width:0} .tf-strap>b{font:700 var(--text-xs)/15px var(--font);grid-area:1/1;justify-self:end;align-self:start} .tf-strap>svg{grid-area:1/1}
.desk .strip:not(:has(>:nth-child(3))) .tf-sack{grid-template-columns:minmax(0,270px) 1fr auto;gap:4px 18px;align-items:end} .desk .strip:not(:has(>:nth-child(3))) .tf-rows{display:contents} .strip:not(:has(>:nth-child(3))) .tf-belt{max-width:270px} .desk .strip:not(:has(>:nth-child(3))) .tf-strap>b{grid-area:auto;justify-self:start} .desk .strip:not(:has(>:nth-child(3))) .tf-strap>svg{grid-area:auto;margin-top:-6px} .desk .strip:not(:has(>:nth-child(3))) .tf-sums{grid-column:1/-1} .desk .strip:not(:has(>:nth-child(3))) :is(.tf-rows,.tf-strap) b{align-self:start}
.strip:not(:has(>:nth-child(3))) .tf-sums,.tf-plates .tf-sums{grid-template-columns:repeat(4,1fr);justify-content:stretch;gap:0} .strip:not(:has(>:nth-child(3))) .tf-sums div,.tf-plates .tf-sums div{display:flex;flex-wrap:wrap;justify-content:center;align-items:baseline;gap:0 4px} .strip:not(:has(>:nth-child(3))) .tf-sums div+div,.tf-plates .tf-sums div+div{border-left:1px solid var(--line)} .strip:not(:has(>:nth-child(3))) .tf-sums dd,.tf-plates .tf-sums dd{font-size:var(--text-m)} .tf-sums dt{color:var(--ink-2)!important}
.tf-fields{display:flex;gap:2px} .tf-field{flex:0 1 21px;min-width:0;height:20px;border-radius:var(--r1);display:grid;place-items:center;font:800 12px/1 var(--font);background:var(--leather);border:1.6px solid var(--leather);color:#f3dfb8} .tf-field.full{background:var(--gold);border-color:var(--gold-ink);color:#2b1d05} .tf-field.crowned{border-top:4px solid var(--danger);line-height:.8}
.phone>.strip .plate{grid-template-columns:minmax(0,1fr) auto!important;gap:3px 4px!important;align-content:center;min-width:0} .phone>.strip .plate{padding-inline:5px 4px!important} .phone>.strip .plate .name{font-size:12.5px;gap:3px} .phone>.strip .plate .em{width:12px;height:12px;flex:none} .phone>.strip .plate.turn{padding-left:9px!important} .phone>.strip .number{grid-area:1/2;font-size:16px;line-height:18px;letter-spacing:-.02em} .phone>.strip .hourglass{grid-area:3/1/4/-1} .phone>.strip .tf-sack{grid-area:2/1/3/-1}
.tf-open{all:unset;position:absolute;inset:0;cursor:pointer;-webkit-tap-highlight-color:transparent} .tf-open:focus-visible{outline:var(--focus-width) solid var(--focus);outline-offset:-3px}
.tf-plates{display:none} [data-sheet=plates] .phone>:is(.field,.tf-hammering){display:none} [data-sheet=plates] .phone>.tf-plates{display:grid;align-content:start;gap:8px;flex:1;min-height:0;overflow:auto;padding:10px 8px;border-bottom:3px solid var(--key);scrollbar-width:thin} [data-sheet=plates] .phone:has(.foot .ended)>.tf-plates{order:0;flex:none}
.tf-plates article{display:grid;grid-template-columns:40px minmax(0,1fr) auto;gap:2px 10px;align-items:center;padding:8px 10px 6px 12px;background:var(--panel);border:1px solid var(--line);border-left:6px solid var(--p);border-radius:var(--r2)} .tf-plates article .face{width:40px;height:40px;background:var(--pw);border-radius:var(--r1)} .tf-plates h3{display:flex;gap:6px;align-items:center;margin:0;font-size:var(--text-m);line-height:1.2;overflow-wrap:anywhere} .tf-plates p{margin:0;font-size:var(--text-s);color:var(--ink-2)} .tf-total{text-align:right;font:800 22px/1 var(--font)} .tf-total small{display:block;font:400 var(--text-xs)/1.2 var(--font);color:var(--ink-2)}
.phone .tf-plates .tf-sack{grid-column:1/-1;grid-template-columns:minmax(0,1fr) auto;gap:2px 14px} .tf-plates .tf-rows{display:grid;justify-content:start;justify-items:start;gap:2px} .tf-plates .tf-sums{grid-column:1/-1} .tf-plates .tf-strap>b{grid-area:auto;justify-self:start} .tf-plates .tf-strap>svg{grid-area:auto;margin-top:-6px} .tf-plates .btn{justify-self:center}
@media (max-width:1023px) and (min-width:641px){.desk .strip:has(>:nth-child(3)) :is(.face,.tf-so-far,.tf-sums,.tf-row span){display:none} .desk .strip:has(>:nth-child(3)) .plate{grid-template-columns:minmax(0,1fr) auto} .desk .strip:has(>:nth-child(3)) .number{grid-area:1/2} .desk .tf-rows{flex-wrap:nowrap} .desk .tf-row{gap:3px} .desk .tf-gift{min-width:20px;padding:0 4px} .desk div.strip{gap:8px;padding:0 12px 12px}}
@media (max-height:780px){.desk .tf-sums{display:none} .desk .strip .plate{padding:5px 10px} .desk .tf-belt{max-width:200px} .desk .strip:has(>:nth-child(3)) .tf-strap>b{display:none}}
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
