"""What places and actions are worth: the action points of a place, and what a player lacks for a price."""

from __future__ import annotations

from typing import Final, NamedTuple

from trollbord.games.trolls_princesses.clans import CHANGELING_SLOTS
from trollbord.games.trolls_princesses.deck import ROYAL_CARDS, TOTEMS, TROLL_CARDS
from trollbord.games.trolls_princesses.goods import Price
from trollbord.games.trolls_princesses.places import MINING, VILLAGE
from trollbord.games.trolls_princesses.spaces import BELL, CAMP, CHANGELING
from trollbord.games.trolls_princesses.tiles import KIND
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.words import Speaker


class Points(NamedTuple):
    """TP-AP.2 to TP-AP.4: who gives a player action points at a place."""

    trolls: int
    humans: int
    camps: int
    king: int
    lent: int

    @property
    def own(self) -> int:
        """What can be spent on everything."""
        return self.trolls + self.humans + self.camps + self.king


def points_at(view: TrollsView, seat: int, place: int) -> Points:
    """The action points of a seat at a place, as everybody stands now."""
    trolls = view.trolls[seat].count(place)
    if place < VILLAGE:
        king = view.king == place and view.king_seat == seat
        return Points(trolls, view.humans[seat][place - MINING], 0, int(king), 0)
    village = place - VILLAGE
    others = [other for other in range(view.seats) if other != seat]
    lent = sum([view.trolls[other].count(place) for other in others])
    if view.settings["opponents_camps_count"]:
        lent += sum([view.camps_out[other][village] for other in others])
    return Points(trolls, 0, view.camps_out[seat][village], int(view.king == place), lent)


def in_words(points: Points, speaker: Speaker) -> str:
    """Who gives the points: "2 trolls + 1 human"."""
    counted = zip(("trolls", "humans", "camps", "lent"), (*points[:3], points.lent))
    parts = [speaker.text(f"screen-{name}", count=count) for name, count in counted if count]
    if points.king:
        parts.append(speaker.text("screen-king"))
    return " + ".join(parts) or speaker.text("screen-nobody")


def missing(view: TrollsView, seat: int, price: Price) -> list[int]:
    """The goods of a price of which a player has too few."""
    return [good for good, amount in price.goods if view.goods[seat][good] < amount]


def power_top(view: TrollsView, seat: int) -> int:
    """TP-BOARD.13: the end of a seat's power track."""
    covered = view.changeling_slots[seat] >> CHANGELING_SLOTS.index("BS2") & 1
    return int(view.settings["troll_power_max" if covered else "troll_power_max_extended"])


_KINDS: Final = ("resource_dens", "princess_dens", "bell_dens", "vp_dens")
_PIECES: Final = {"neutral_camps": CAMP, "neutral_changelings": CHANGELING, "bells": BELL}


def progress(view: TrollsView, seat: int, task: int) -> int:
    """TP-TASK.8 to TP-TASK.14: how much a player has of what a royal card asks for."""
    counts = ROYAL_CARDS[task].counts
    totems = [TROLL_CARDS[card].totem for card in view.cards[seat]]
    if counts in _KINDS:
        return [KIND[tile] for tile in view.tiles[seat]].count(_KINDS.index(counts))
    if counts in _PIECES:
        return view.pieces[seat][_PIECES[counts]]
    if counts == "humans":
        return sum(view.humans[seat])
    if counts == "any_tiles":
        return len(view.tiles[seat])
    if counts == "any_cards":
        return len(totems)
    if counts == "one_of_each_totem":
        return int(len(set(totems)) == len(TOTEMS))
    return totems.count(TOTEMS.index(counts.removesuffix("_cards")))
