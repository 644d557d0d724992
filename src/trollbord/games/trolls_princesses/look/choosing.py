"""Choosing a clan: the four boards beside each other, with what each begins with, in signs and in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from trollbord.games.trolls_princesses.box import BARN_COUNT
from trollbord.games.trolls_princesses.clans import CLAN_NAMES, CLANS, Clan
from trollbord.games.trolls_princesses.look.faces import capital
from trollbord.games.trolls_princesses.look.pentagon import gifts, shaft, signs
from trollbord.games.trolls_princesses.look.scenery import (
    GEMS,
    LOOKS,
    icon_at,
    outlined,
    troll_at,
)
from trollbord.games.trolls_princesses.picks import CHOOSE_CLAN
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.markup import NOTHING, Element, Markup, el, join, keyed
from trollbord.ink.shapes import path
from trollbord.words import Speaker

WIDTH: Final = 300
"""Of a row of signs."""
ROWS: Final = ("start", "shafts", "barns", "royal")
"""What a card shows from top to bottom; each row has its name above it."""
STRONGEST: Final = ("red", "purple", "turquoise", "yellow")
"""In which order a clan is chosen for somebody: the option of even start goods says which boards bring more."""
_GOODS: Final = ("obsidian", "gold", "diamond", "troll-power", "cow")


def choosing(view: TrollsView, speaker: Speaker, label: str) -> Element:
    """All clans: in one row on a desk, two by two on a phone."""
    is_even = bool(view.settings["even_start"])
    cards = [clan_card(clan, clan in view.clans, speaker, is_even) for clan in range(len(CLANS))]
    return keyed(
        "board", "div", cards, class_="board trolls tp-clans", role="group", aria_label=label
    )


@lru_cache(maxsize=64)
def clan_card(clan: int, taken: bool, speaker: Speaker, is_even: bool = False) -> Element:
    """One clan: what it is good at, its goods, its shafts, its barns and the royal action of its board."""
    row, look, name = CLANS[clan], LOOKS[clan], capital(speaker.name(CLANS[clan].name))
    good_at = speaker.text(f"screen-clan-{row.name}")
    drawn = (_goods(row, row.start_goods(is_even)), _shafts(row), _barns(row), _royal(row))
    troll = el("svg", troll_at(look, 0, 6, 1), viewBox="-44 -38 88 70", aria_hidden="true")
    return keyed(
        f"clan-{row.name}",
        "section",
        el("div", troll, class_=f"face s-{look}"),
        el("b", name, class_="flare"),
        el("em", good_at),
        [_named(speaker, title, signs) for title, signs in zip(ROWS, drawn)],
        class_="tp-clan taken" if taken else "tp-clan",
        data_label=f"{name}: {good_at}",
    )


def _named(speaker: Speaker, row: str, drawn: Markup) -> Markup:
    """A row of signs under its name."""
    box = f"{-WIDTH / 2:.0f} -26 {WIDTH} 52"
    picture = el("svg", drawn, viewBox=box, aria_hidden="true")
    return el("p", el("span", speaker.text(f"screen-clan-{row}")), picture, aria_hidden="true")


def for_me(view: TrollsView, speaker: Speaker) -> Markup:
    """A button for who does not want to choose a clan: the strongest that is left."""
    ask = view.ask
    if ask is None or ask.seat != view.seat or ask.prompt != "choose-clan":
        return NOTHING
    left = [name for name in STRONGEST if CLAN_NAMES.index(name) not in view.clans]
    option = CHOOSE_CLAN[CLAN_NAMES.index(left[0])].text
    words = speaker.text("screen-choose-for-me")
    return el("button", words, class_="btn go", data_option=option)


def _goods(row: Clan, start: tuple[int, ...]) -> Markup:
    held = [(name, str(count)) for name, count in zip(_GOODS, start) if count]
    if row.humans:
        held.append(("human", str(row.humans)))
    return signs(held, 0, 0, 36, "var(--panel)")


def _shafts(row: Clan) -> Markup:
    gems = [gem for gem, count in zip(GEMS, row.shafts) for _ in range(count)]
    left = -23 * (len(gems) - 1)
    return join([shaft(left + 46 * n, 0, gem, True, 20) for n, gem in enumerate(gems)])


def _barns(row: Clan) -> Markup:
    left = -26 * (BARN_COUNT - 1)
    return join([_barn(left + 52 * n, 0, n < BARN_COUNT - row.covers) for n in range(BARN_COUNT)])


def _barn(x: float, y: float, is_open: bool) -> Markup:
    house = f"M{x - 19} {y + 20}V{y - 6}L{x} {y - 22}L{x + 19} {y - 6}V{y + 20}Z"
    wood = "var(--wood-1)" if is_open else "var(--wood-3)"
    bar = f"M{x - 12} {y - 2}L{x + 12} {y + 15}M{x + 12} {y - 2}L{x - 12} {y + 15}"
    return join(
        path(house, fill=wood, stroke="var(--key)", stroke_width=2.6),
        icon_at("cow", x, y + 6, 22, "var(--hole)", wood)
        if is_open
        else path(bar, stroke="var(--wood-1)", stroke_width=4),
    )


def _royal(row: Clan) -> Markup:
    left, y = -100, 0
    return join(
        path(
            f"M{left} {y - 28}h188l12 14v28l-12 14h-188z",
            fill="var(--k-roy)",
            stroke="var(--key)",
            stroke_width=3,
        ),
        outlined("crown-solid", left + 36, y, 36, "#F3C74E", "#F3C74E"),
        signs(gifts(row.action), left + 124, y, 36, "var(--k-roy)"),
    )
