"""What is in the box, in tables: prices, clans, pieces, tiles, cards and points, for the docs."""

from collections.abc import Iterable, Sequence
from typing import Final

from trollbord.games.trolls_princesses.box import (
    BARN_COUNT,
    BELL_COUNT,
    DECK_OF,
    KINGS,
    NEUTRAL_CAMPS,
    OWN_CAMPS,
    OWN_CHANGELINGS,
    RESOURCE_PIECES,
    ROUNDS_OF,
    SUPPLY,
    SUPPLY_NAMES,
    TROLLS,
)
from trollbord.games.trolls_princesses.clans import CLANS, Clan
from trollbord.games.trolls_princesses.counters import (
    SET_OF_THREE,
    SET_OF_TWO,
    SINGLE,
    VP_HUMAN,
    VP_PRINCESS,
    VP_ROYAL_TILE,
)
from trollbord.games.trolls_princesses.deck import (
    CASTLES,
    KINDS,
    ROUND_CARDS,
    ROYAL_CARDS,
    TIMES,
    TROLL_CARDS,
    RoundCard,
    TrollCard,
)
from trollbord.games.trolls_princesses.effects import (
    NOTHING,
    Effect,
    Gain,
    GainCows,
    GainPower,
    Mine,
)
from trollbord.games.trolls_princesses.goods import COWS, PRICES, RESOURCES, TROLL_POWER, Price
from trollbord.games.trolls_princesses.picks import (
    BUILD_CAMP,
    BUILD_DENS,
    CAPTURE,
    CASTLE_ACTION,
    GAIN_POWER,
    MINE,
    REFRESH_CARDS,
    REFRESH_DENS,
    STEAL,
    SWAP,
    TEAR_DOWN,
)
from trollbord.games.trolls_princesses.places import CAVES, VILLAGES
from trollbord.games.trolls_princesses.tiles import DENS, ROYALS, VP, Den
from trollbord.ink.sheet import RULE, Row, Sheet
from trollbord.kernel.option import Option
from trollbord.words import Speaker

BEGINS: Final = "play-card"
"""The question with which a turn begins: clans are chosen before the first one."""
VILLAGE: Final = "village"
"""The place of what is done in villages; the others are caves."""
PRICE_LIST: Final[tuple[tuple[str, str, Sequence[Option], tuple[str, ...]], ...]] = (
    ("mine", "mining", MINE, ("TP-MINE.3", "TP-MINE.2", "TP-MINE.1")),
    ("build-camp", "building", (BUILD_CAMP,), ("TP-BUILD.1",)),
    ("build-dens", "building", (BUILD_DENS,), ("TP-BUILD.11",)),
    ("refresh-dens", "building", (REFRESH_DENS,), ("TP-BUILD.13",)),
    ("fill", "power", (), ("TP-POWER.1",)),
    ("gain-power", "power", (GAIN_POWER,), ("TP-POWER.5",)),
    ("buy", "power", (), ("TP-POWER.8",)),
    ("refresh-cards", "power", (REFRESH_CARDS,), ("TP-POWER.11",)),
    ("capture-princess", VILLAGE, (CAPTURE,), ("TP-VILLAGE.2",)),
    ("tear-down-bell", VILLAGE, (TEAR_DOWN,), ("TP-VILLAGE.5",)),
    ("castle", VILLAGE, (CASTLE_ACTION,), ("TP-CASTLE.1",)),
    ("swap", VILLAGE, SWAP, ("TP-VILLAGE.8", "TP-VILLAGE.8")),
    ("hire", VILLAGE, (), ("TP-VILLAGE.17",)),
    ("steal-cow", VILLAGE, (STEAL,), ("TP-VILLAGE.22",)),
    ("activate", "", (), ("TP-ROYAL.1",)),
)
"""Each action, its place (none: everywhere), its options where their words stand alone, and a rule for each price."""
DEN_RULES: Final[tuple[tuple[str, ...], ...]] = (
    ("TP-DEN.2", "TP-DEN.10"),
    ("TP-DEN.4",),
    ("TP-DEN.5", "TP-DEN.6", "TP-DEN.10"),
)
"""By kind; each VP den has a rule of its own."""
VP_DEN_RULES: Final = {
    "bat_cards": "TP-END.12",
    "toad_cards": "TP-END.13",
    "snake_cards": "TP-END.14",
    "diamonds": "TP-END.15",
    "gold": "TP-END.16",
    "obsidian": "TP-END.17",
    "cows": "TP-END.18",
    "humans": "TP-END.19",
}
FIRST_KIND_RULE: Final = 12
"""TP-CARD.12 to 20: the kinds of troll cards that score, in order."""
ROYAL_RULES: Final = (10, 11, 12, *range(15, 32))
CASTLE_RULES: Final = (6, 7, 9, *range(11, 18))
TASK_RULES: Final = (8, 8, 8, 8, 9, 10, 10, 10, 11, 12, 13, 13, 13, 14)
PIECES_ON_CARDS: Final = ("princess", "piece-changeling", "human")
KING_ON_CARDS: Final = ("king-mining", "king-building", "king-power", "king-village")
MARK: Final = "4"
"""The mark of what is used with four players only."""


def components(speaker: Speaker) -> list[tuple[str, Sheet]]:
    """The tables with their titles."""
    text = speaker.text
    rounds = [
        (f"{text('sheet-round-cards')}: {speaker.name(name)}", _rounds(time, speaker))
        for time, name in enumerate(TIMES)
    ]
    return [
        (text("components-prices"), _prices(speaker)),
        (text("components-scores"), _scores(speaker)),
        (text("components-clans"), _clans(speaker)),
        (text("components-pieces"), _pieces(speaker)),
        (text("components-own-pieces"), _own_pieces(speaker)),
        (text("name-shelf-dens"), _dens(speaker)),
        (text("name-shelf-royals"), _royals(speaker)),
        (text("name-shelf-cards"), _cards(speaker)),
        (text("name-shelf-tasks"), _tasks(speaker)),
        (text("components-castles"), _castles(speaker)),
        (text("components-decks"), _decks(speaker)),
        *rounds,
    ]


def _heads(ids: Iterable[str], speaker: Speaker) -> Row:
    return tuple([speaker.text(id) for id in ids])


def _goods(speaker: Speaker) -> Row:
    """The names of the goods, in the order of their numbers."""
    resources = [speaker.name(each) for each in RESOURCES]
    return (*resources, speaker.text("sheet-power"), speaker.text("sheet-cows"))


# -- prices and points


def _prices(speaker: Speaker) -> Sheet:
    """What each action costs: a column for action points and each good."""
    rows: list[Row] = []
    for verb, place, options, rules in PRICE_LIST:
        for index, (price, rule) in enumerate(zip(PRICES[verb], rules, strict=True)):
            said = speaker.option(options[index]) if options else speaker.text(f"components-{verb}")
            rows.append((said, _place(place, speaker), *_price(price), rule))
    first = _heads(("components-action", "components-place", "sheet-points"), speaker)
    return Sheet((*first, *_goods(speaker), speaker.text(RULE)), rows)


def _place(place: str, speaker: Speaker) -> str:
    if place:
        return speaker.text("sheet-village") if place == VILLAGE else speaker.name(place)
    return ", ".join([_place(each, speaker) for each in (*CAVES, VILLAGE)])


def _price(price: Price) -> Row:
    paid = dict(price.goods)
    return str(price.points), *[str(paid.get(good, "")) for good in range(len(RESOURCES) + 2)]


def _scores(speaker: Speaker) -> Sheet:
    """TP-END: what counts at the end beside dens and cards, which say it themselves."""
    sets = f"{SET_OF_THREE} / {SET_OF_TWO} / {SINGLE}"
    rows: list[Row] = [
        (speaker.text("score-sets"), sets, "TP-END.3, TP-END.4, TP-END.5"),
        (speaker.text("score-princesses"), str(VP_PRINCESS), "TP-END.7"),
        (speaker.text("score-royal-tiles"), str(VP_ROYAL_TILE), "TP-END.8"),
        (speaker.text("score-humans"), str(VP_HUMAN), "TP-END.9"),
    ]
    return Sheet(("", *_heads(("sheet-score", RULE), speaker)), rows)


# -- clans and pieces


def _clans(speaker: Speaker) -> Sheet:
    """The boards of the clans; the rules stand above their columns."""
    heads = (
        speaker.text("components-clan"),
        f"{speaker.text('components-shafts')} (TP-SETUP.35, TP-SETUP.36)",
        f"{speaker.text('components-start')} (TP-SETUP.41)",
        f"{speaker.text('table-even_start')} (TP-R.50)",
        f"{speaker.text('components-barns')} (TP-BOARD.10)",
        f"{speaker.text('table-board_royal_action')} (TP-R.6)",
    )
    return Sheet(heads, [_clan(clan, speaker) for clan in CLANS])


def _clan(clan: Clan, speaker: Speaker) -> Row:
    names = (*_goods(speaker), speaker.text("sheet-humans"))
    return (
        speaker.name(clan.name),
        _counted(names, clan.shafts),
        _counted(names, (*clan.start, clan.humans)),
        _counted(names, (*clan.even, clan.humans)),
        f"{BARN_COUNT - clan.covers} / {BARN_COUNT}",
        _gain(clan.action, speaker),
    )


def _counted(names: Sequence[str], counts: Sequence[int]) -> str:
    """How many there are of each, without those that are missing."""
    return ", ".join([f"{name} {count}" for name, count in zip(names, counts) if count])


def _gain(effect: Effect, speaker: Speaker) -> str:
    """What a board or a square brings, in words."""
    if isinstance(effect, Mine):
        return f"{speaker.option(MINE[effect.resource])} ({effect.amount})"
    if isinstance(effect, Gain):
        return f"{_goods(speaker)[effect.resource]} {effect.amount}"
    if isinstance(effect, GainPower):
        return f"{_goods(speaker)[TROLL_POWER]} {effect.amount}"
    return f"{_goods(speaker)[COWS]} {effect.amount}" if isinstance(effect, GainCows) else ""


def _pieces(speaker: Speaker) -> Sheet:
    counted = [
        *zip(SUPPLY_NAMES, SUPPLY, strict=True),
        ("bell", BELL_COUNT),
        ("camp", NEUTRAL_CAMPS),
    ]
    rows: list[Row] = [(speaker.name(name), str(count), "TP-COMP.8") for name, count in counted]
    for name, count in zip(RESOURCES, RESOURCE_PIECES, strict=True):
        rows.append((speaker.name(name), str(count), "TP-COMP.3, TP-COMP.14"))
    rows.append((speaker.name("piece-king"), str(KINGS), "TP-COMP.9"))
    return Sheet(("", *_heads(("components-number", RULE), speaker)), rows)


def _own_pieces(speaker: Speaker) -> Sheet:
    rows: list[Row] = [
        (speaker.text("sheet-trolls"), str(TROLLS), "TP-COMP.12"),
        (speaker.text("sheet-camps"), str(OWN_CAMPS), "TP-COMP.11, TP-BOARD.11"),
        (speaker.text("sheet-changelings"), str(OWN_CHANGELINGS), "TP-COMP.12, TP-BOARD.12"),
    ]
    return Sheet(("", *_heads(("components-number", RULE), speaker)), rows)


# -- tiles


def _dens(speaker: Speaker) -> Sheet:
    rows = [_den(den, speaker) for den in DENS]
    four = f"{speaker.text('components-four')} (TP-SETUP.16, TP-SETUP.18)"
    edges = f"{speaker.text('components-edges')} (TP-TILES.17)"
    heads = ("", speaker.text("components-tile"), edges, four, speaker.text(RULE))
    return Sheet(heads, rows)


def _den(den: Den, speaker: Speaker) -> Row:
    mark = MARK if den.four else ""
    return den.name, speaker.name(den.name), f"`{den.edges}`", mark, ", ".join(den_rules(den))


def den_rules(den: Den) -> tuple[str, ...]:
    """The rules of a den's kind."""
    return ("TP-DEN.7", VP_DEN_RULES[den.counts]) if den.kind == VP else DEN_RULES[den.kind]


def _royals(speaker: Speaker) -> Sheet:
    rows: list[Row] = [
        (tile.name, speaker.name(tile.name), f"`{tile.edges}`", f"TP-ROYAL.{rule}")
        for tile, rule in zip(ROYALS, ROYAL_RULES, strict=True)
    ]
    edges = f"{speaker.text('components-edges')} (TP-TILES.17)"
    return Sheet(("", speaker.text("components-tile"), edges, speaker.text(RULE)), rows)


def _castles(speaker: Speaker) -> Sheet:
    rows: list[Row] = [
        (castle, speaker.name(castle), f"TP-CASTLE.{rule}")
        for castle, rule in zip(CASTLES, CASTLE_RULES, strict=True)
    ]
    return Sheet(("", *_heads(("sheet-castle", RULE), speaker)), rows)


# -- cards


def _cards(speaker: Speaker) -> Sheet:
    squares = f"{speaker.text('components-squares')} (TP-CARD.5, TP-CARD.10)"
    four = f"{speaker.text('components-four')} (TP-SETUP.16, TP-SETUP.18)"
    heads = ("", speaker.text("components-card"), squares, four, speaker.text(RULE))
    return Sheet(heads, [_card(card, speaker) for card in TROLL_CARDS])


def _card(card: TrollCard, speaker: Speaker) -> Row:
    kind = KINDS[card.kind]
    bonus = _gain(card.bonus, speaker)
    squares = f"{kind.squares} ({bonus})" if bonus else str(kind.squares)
    mark = MARK if card.four else ""
    return card.name, speaker.name(card.name), squares, mark, card_rule(card)


def card_rule(card: TrollCard) -> str:
    """The rule of what a troll card does."""
    kind = KINDS[card.kind]
    if kind.counts:
        return f"TP-CARD.{FIRST_KIND_RULE + card.kind}"
    return "TP-CARD.9" if kind.gift is not NOTHING else "TP-CARD.3"


def _tasks(speaker: Speaker) -> Sheet:
    rows: list[Row] = [
        (card.name, speaker.name(card.name), _colour(card.colour, speaker), f"TP-TASK.{rule}")
        for card, rule in zip(ROYAL_CARDS, TASK_RULES, strict=True)
    ]
    colour = f"{speaker.text('components-colour')} (TP-TASK.15)"
    return Sheet(("", speaker.text("components-card"), colour, speaker.text(RULE)), rows)


def _colour(colour: str, speaker: Speaker) -> str:
    return speaker.text(f"components-{colour}")


def _decks(speaker: Speaker) -> Sheet:
    """How many cards of each time a player gets, by the number of players."""
    rows: list[Row] = [
        (str(seats), *[str(count) for count in counts], str(ROUNDS_OF[seats]))
        for seats, counts in DECK_OF.items()
    ]
    dawn, dusk, night = [speaker.name(time) for time in TIMES]
    heads = (
        speaker.text("components-players"),
        f"{dawn} (TP-SETUP.45)",
        f"{dusk} (TP-SETUP.45)",
        f"{night} (TP-SETUP.44)",
        f"{speaker.text('components-rounds')} (TP-SETUP.47)",
    )
    return Sheet(heads, rows)


def _rounds(time: int, speaker: Speaker) -> Sheet:
    """The round cards of one time of day: what comes to which village, and where the king goes."""
    heads = (
        "",
        f"{speaker.text('sheet-village')} (TP-SETUP.49)",
        f"{speaker.text('components-comes')} (TP-TURN.6)",
        f"{speaker.name('piece-king')} (TP-TURN.13)",
    )
    return Sheet(heads, [_round(card, speaker) for card in ROUND_CARDS if card.time == time])


def _round(card: RoundCard, speaker: Speaker) -> Row:
    piece = speaker.name(PIECES_ON_CARDS[card.piece])
    king = speaker.name(KING_ON_CARDS[card.king - 1])
    return card.name, VILLAGES[card.village], piece, king
