"""Ankh-Morpork once more, plain and slow: who controls what, what may be placed, built, killed and begun, who wins.

It is written from the rule pages and shares nothing with the package: its own map and prices, sets and dictionaries, and
the cards as the sentences of the rules say them. A `Table` is told what lies where; areas go by their printed numbers,
players by their colours.
"""

import re
from dataclasses import dataclass, field

NAMES = [
    "dolly_sisters",
    "unreal_estate",
    "dragons_landing",
    "small_gods",
    "the_scours",
    "the_hippo",
    "the_shades",
    "dimwell",
    "longwall",
    "isle_of_gods",
    "seven_sleepers",
    "nap_hill",
]
NUMBER = {name: number for number, name in enumerate(NAMES, start=1)}
AREAS = range(1, 13)
COST = {1: 6, 5: 6, 7: 6, 8: 6, 3: 12, 6: 12, 9: 12, 10: 12, 12: 12, 2: 18, 4: 18, 11: 18}
BORDERS = "1-2 1-3 1-12 2-3 2-4 2-10 2-11 2-12 3-4 4-5 4-6 4-10 5-6 5-7 5-8 5-10 6-7 7-8 8-9 9-10 9-11 10-11 11-12"
PAIRS = [tuple(int(number) for number in pair.split("-")) for pair in BORDERS.split()]
COLOURS = ("red", "yellow", "green", "blue")
NOBODYS = ("troll", "demon")
INTERRUPTS = {
    "gaspode", "fresh_start_club", "wallace_sonky", "susan", "doctor_mossy_lawn", "igor",
}  # fmt: skip
INCOME = {3: 2, 6: 2, 9: 1, 11: 3, 12: 1}
LOANS = {"mr_bent", "the_bank_of_ankh_morpork"}


@dataclass
class Table:
    """What lies open on the table, and the hands and personalities of those who know them."""

    players: tuple[str, ...]
    turn: str
    pieces: dict[tuple[str, int], int]
    houses: dict[int, str]
    trouble: set[int]
    out_of_game: set[int]
    money: dict[str, int]
    hands: dict[str, list[str]]
    fronts: dict[str, list[str]]
    people: dict[str, str]
    used: set[int] = field(default_factory=set)
    gained: set[int] = field(default_factory=set)

    def has(self, owner: str, area: int) -> bool:
        return self.pieces.get((owner, area), 0) > 0

    def count(self, owner: str) -> int:
        return sum(self.pieces.get((owner, area), 0) for area in AREAS)

    def crowd(self, area: int) -> int:
        return sum(self.pieces.get((owner, area), 0) for owner in (*COLOURS, *NOBODYS))


def next_to(area: int) -> set[int]:
    """AM-BOARD.3."""
    return {sum(pair) - area for pair in PAIRS if area in pair}


def around(area: int) -> set[int]:
    return {area} | next_to(area)


# -- control and goals


def controller(table: Table, area: int) -> str:
    """AM-CONTROL.1 to .5."""
    if table.has("demon", area):
        return ""
    strength = {
        player: table.pieces.get((player, area), 0) + (table.houses.get(area) == player)
        for player in table.players
    }
    strength["troll"] = table.pieces.get(("troll", area), 0)
    most = max(strength.values())
    first = [owner for owner, count in strength.items() if count == most]
    return first[0] if most > 0 and len(first) == 1 and first[0] != "troll" else ""


def worth(table: Table, player: str) -> int:
    """AM-WIN.6, AM-EVENT.DEMONS.4."""
    houses = [COST[area] for area, owner in table.houses.items() if owner == player]
    cursed = [a for a, owner in table.houses.items() if owner == player and table.has("demon", a)]
    loans = len(LOANS & set(table.fronts[player]))
    return table.money[player] + sum(houses) - sum(COST[a] for a in cursed) - 12 * loans


def goals(table: Table, player: str) -> set[str]:
    """AM-WIN.2 to .6: the personalities that would win at the start of this player's turn."""
    met = set()
    seats = len(table.players)
    spread = [a for a in AREAS if table.has(player, a) and not table.has("demon", a)]
    if len(spread) >= {2: 11, 3: 10, 4: 9}[seats]:
        met.add("lord_vetinari")
    if len([a for a in AREAS if controller(table, a) == player]) >= {2: 7, 3: 5, 4: 4}[seats]:
        met |= {"lord_selachii", "lord_rust", "lord_de_worde"}
    if len(table.trouble) >= 8:
        met.add("dragon_king_of_arms")
    if seats > 2 and worth(table, player) >= 50:
        met.add("chrysoprase")
    return met


def points(table: Table, player: str) -> int:
    """AM-SCORE.1 to .3, AM-EVENT.DEMONS.6, AM-LOAN.2, .3, AM-R.32."""
    free = [area for area in AREAS if not table.has("demon", area)]
    minions = 5 * sum(table.pieces.get((player, area), 0) for area in free)
    houses = sum(COST[area] for area in free if table.houses.get(area) == player)
    cash = table.money[player]
    for _ in LOANS & set(table.fronts[player]):
        if cash >= 12:
            cash -= 12
        else:
            minions -= 15
    return minions + houses + cash


def dearest_card(table: Table, player: str) -> int:
    """AM-SCORE.5, AM-R.43."""
    own = [a for a, owner in table.houses.items() if owner == player and a not in table.out_of_game]
    return max([COST[area] for area in own], default=0)


# -- what a card lets one do


def actions(sentence: str) -> list[str]:
    """A rule such as "Groat: place a minion." as its actions; a text begins with "scroll: "."""
    rest = sentence.split(": ", 1)[1].rstrip(".")
    if rest.startswith(("interrupt", "no action")):
        return []
    found: list[str] = []
    for part in rest.replace("scroll only: ", "scroll: ").split("; then "):
        before, _, text = part.partition("scroll: ")
        for word in re.split(r", (?:then )?|^then ", before):
            if word.strip(" ") not in ("", "then"):
                found.append(found[-1] if word == "another one" else word.removesuffix(" again"))
        if text:
            found.append(f"scroll: {text}")
    return found


def near(table: Table, player: str) -> set[int]:
    """AM-PLACE.2, .6."""
    own = [area for area in AREAS if table.has(player, area)]
    return set().union(*[around(area) for area in own]) if own else set(AREAS)


def placing(table: Table, player: str, areas: set[int]) -> set[str]:
    """AM-PLACE.1, .5, .9: from the supply, or one that is taken off for another area."""
    if table.count(player) < 12:
        return {f"place {area}" for area in areas}
    return {f"lift {area}" for area in AREAS if table.has(player, area) and areas - {area}}


def sites(table: Table, player: str, share: int = 1) -> set[str]:
    """AM-BUILD.1 to .4."""
    return {
        f"build {area}"
        for area in AREAS
        if table.has(player, area)
        and area not in table.trouble
        and area not in table.houses
        and COST[area] // share <= table.money[player]
    }


def pieces(table: Table, verb: str, areas: set[int], but: str = "") -> set[str]:
    return {
        f"{verb} {owner} {area}"
        for owner in (*COLOURS, *NOBODYS)
        for area in areas
        if owner != but and table.has(owner, area)
    }


def choices(table: Table, player: str, action: str) -> set[str]:
    """How an action can be begun; nothing, if it can't be."""
    if action == "place a minion":
        return placing(table, player, near(table, player))
    if action == "build":
        return sites(table, player)
    if action == "assassinate":
        return pieces(table, "remove", table.trouble, player)
    if action == "remove a trouble marker":
        return {f"calm {area}" for area in table.trouble}
    return {"take"} if action.startswith("$") else scroll(table, player, action.split(": ", 1)[1])


def scroll(table: Table, player: str, text: str) -> set[str]:
    """How a text can be begun: a place, a piece, a player, or simply so."""
    everywhere, own = set(AREAS), {area for area in AREAS if table.has(player, area)}
    if text.startswith("place "):
        return placing(table, player, places(table, player, text))
    if text.startswith("build for half"):
        return sites(table, player, 2)
    if text.startswith("move a minion not one's own"):
        return pieces(table, "move", everywhere, player)
    if text.startswith("move an own minion"):
        from_where = own & table.trouble if "from a trouble area" in text else own
        return {f"move {player} {area}" for area in from_where}
    if text.startswith("remove one minion from Unreal Estate"):
        return pieces(table, "remove", {2})
    if text.startswith("exchange the places"):
        return pieces(table, "swap", everywhere) if len(peopled(table)) > 1 else set()
    if text.startswith("replace another player's building"):
        return purchases(table, player, "with trouble" in text)
    if text.startswith("put a trouble marker"):
        beside = set().union(*[next_to(area) for area in table.trouble])
        wanted = beside if "next to" in text else everywhere
        return {f"stir {area}" for area in wanted - table.trouble}
    if "chosen trouble area" in text:
        return {f"count {area}" for area in table.trouble}
    if text.startswith("discard one card"):
        return {"scroll"} if table.hands[player] else set()
    return victims(table, player, text)


def places(table: Table, player: str, text: str) -> set[int]:
    if "own building" in text:
        return {area for area, owner in table.houses.items() if owner == player}
    if "trouble area" in text:
        return set(table.trouble)
    return around(2) if "Unreal Estate" in text else set(AREAS)


def peopled(table: Table) -> set[int]:
    return {area for area in AREAS if table.crowd(area)}


def purchases(table: Table, player: str, in_trouble: bool) -> set[str]:
    """AM-R.37."""
    return {
        f"buy {area}"
        for area, owner in table.houses.items()
        if owner != player
        and (area in table.trouble) == in_trouble
        and COST[area] <= table.money[player]
    }


AT_ONE = ("a chosen player", "make one other", "pay a player", "give a card to", "take $3 from")
ALSO = ("see two random cards", "look at a player's hand", "exchange hands")


def victims(table: Table, player: str, text: str) -> set[str]:
    """Texts that are aimed at a player; others begin with no choice."""
    others = {other for other in table.players if other != player}
    if not text.startswith((*AT_ONE, *ALSO)):
        return {"scroll"}
    if "remove one of his buildings" in text:  # AM-R.56
        others &= set(table.houses.values())
    if text.startswith("pay a player") and table.money[player] < 2:  # AM-R.35
        return set()
    if text.startswith("give a card") and not table.hands[player]:
        return set()
    return {f"choose {other}" for other in others}


def abilities(table: Table, player: str) -> set[str]:
    """AM-CITY, AM-AREA: what the owner of buildings may use between actions."""
    found = set()
    for area, owner in table.houses.items():
        is_idle = area in table.used | table.gained | table.out_of_game
        if owner == player and not is_idle and not table.has("demon", area):
            found |= {f"use {area}"} if is_useful(table, player, area) else set()
    return found


def is_useful(table: Table, player: str, area: int) -> bool:
    if area in (1, 8):
        return table.money[player] >= 3
    if area == 10:
        return table.money[player] >= 2 and bool(table.trouble)
    if area == 5:
        return bool(table.hands[player])
    if area == 7:
        return any(each not in table.trouble and table.crowd(each) for each in around(7))
    return area != 4


# -- what a pick does to the board and the purse


def earned(table: Table, text: str) -> int | None:
    """What a text brings at once, if that is all it does."""
    if "on the Isle of Gods" in text:
        return table.crowd(10)
    if "for each trouble marker" in text:
        return len(table.trouble)
    if "for each building on the board" in text:
        return len(table.houses)
    return 10 if "$10 loan" in text else None


def arrive(table: Table, owner: str, area: int, is_quiet: bool = False) -> None:
    """AM-TROUBLE.1, .2, .7."""
    if table.crowd(area) and not is_quiet:
        table.trouble.add(area)
    table.pieces[owner, area] = table.pieces.get((owner, area), 0) + 1


def leave(table: Table, owner: str, area: int) -> None:
    """AM-TROUBLE.4."""
    table.pieces[owner, area] -= 1
    table.trouble.discard(area)
