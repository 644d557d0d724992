"""What is in the box, in tables: prices, clans, pieces, tiles, cards and points, for the docs site."""

from collections.abc import Iterable, Sequence
from typing import Final

from docs.hooks.cells import heads, ruled_heads
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
from trollbord.games.trolls_princesses.catalogue import CATALOGUE
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
    RoyalCard,
    TrollCard,
)
from trollbord.games.trolls_princesses.effects import (
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
from trollbord.games.trolls_princesses.tiles import DENS, ROYALS, Den
from trollbord.ink.sheet import RULE, Row, Sheet
from trollbord.kernel.option import Option
from trollbord.words import Speaker

BEGINS: Final = "play-card"
"""The question with which a turn begins: clans are chosen before the first one."""
VILLAGE: Final = "village"
"""The place of what is done in villages; the others are caves."""
PRICE_LIST: Final[tuple[tuple[str, str, Sequence[Option], tuple[str, ...]], ...]] = (
    ("mine", "mining", MINE, ("chip-mining-0", "chip-mining-1", "chip-mining-2")),
    ("build-camp", "building", (BUILD_CAMP,), ("chip-building-0",)),
    ("build-dens", "building", (BUILD_DENS,), ("chip-building-1",)),
    ("refresh-dens", "building", (REFRESH_DENS,), ("chip-building-2",)),
    ("fill", "power", (), ("chip-power-0",)),
    ("gain-power", "power", (GAIN_POWER,), ("chip-power-1",)),
    ("buy", "power", (), ("chip-power-2",)),
    ("refresh-cards", "power", (REFRESH_CARDS,), ("chip-power-3",)),
    ("capture-princess", VILLAGE, (CAPTURE,), ("capture-princess",)),
    ("tear-down-bell", VILLAGE, (TEAR_DOWN,), ("tear-down-bell",)),
    ("castle", VILLAGE, (CASTLE_ACTION,), ("castle-action",)),
    ("swap", VILLAGE, SWAP, ("swap", "swap")),
    ("hire", VILLAGE, (), ("hire",)),
    ("steal-cow", VILLAGE, (STEAL,), ("steal-cow",)),
    ("activate", "", (), ("activate",)),
)
"""Each action, its place (none: everywhere), its options where their words stand alone, and what the catalogue calls each price."""
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
    return ruled_heads(ids, CATALOGUE, speaker)


def _goods(speaker: Speaker) -> Row:
    """The names of the goods, in the order of their numbers."""
    resources = [speaker.name(each) for each in RESOURCES]
    return (*resources, speaker.text("sheet-power"), speaker.text("sheet-cows"))


# -- prices and points


def _prices(speaker: Speaker) -> Sheet:
    """What each action costs: a column for action points and each good."""
    rows: list[Row] = []
    for verb, place, options, rows_of in PRICE_LIST:
        for index, (price, row) in enumerate(zip(PRICES[verb], rows_of, strict=True)):
            said = speaker.option(options[index]) if options else speaker.text(f"components-{verb}")
            rows.append(
                (said, _place(place, speaker), *_price(price), CATALOGUE.cited(row, first=1))
            )
    first = heads(("components-action", "components-place", "sheet-points"), speaker)
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
    points = (
        ("score-sets", sets),
        ("score-princesses", VP_PRINCESS),
        ("score-royal-tiles", VP_ROYAL_TILE),
        ("score-humans", VP_HUMAN),
    )
    rows: list[Row] = [(speaker.text(id), str(worth), CATALOGUE.cited(id)) for id, worth in points]
    return Sheet(("", *heads(("sheet-score", RULE), speaker)), rows)


# -- clans and pieces


def _clans(speaker: Speaker) -> Sheet:
    """The boards of the clans; the rules stand above their columns."""
    columns = ("clan-shafts", "clan-start", "clan-even", "clan-barns", "clan-action")
    first = speaker.text("components-clan")
    return Sheet((first, *_heads(columns, speaker)), [_clan(clan, speaker) for clan in CLANS])


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
    rows = [_counted_row(speaker.name(name), count, "supply") for name, count in counted]
    for name, count in zip(RESOURCES, RESOURCE_PIECES, strict=True):
        rows.append(_counted_row(speaker.name(name), count, "resources"))
    rows.append(_counted_row(speaker.name("piece-king"), KINGS, "kings"))
    return Sheet(("", *heads(("components-number", RULE), speaker)), rows)


def _counted_row(name: str, count: int, row: str) -> Row:
    return name, str(count), CATALOGUE.cited(row)


def _own_pieces(speaker: Speaker) -> Sheet:
    rows = [
        _counted_row(speaker.text("sheet-trolls"), TROLLS, "own-trolls"),
        _counted_row(speaker.text("sheet-camps"), OWN_CAMPS, "own-camps"),
        _counted_row(speaker.text("sheet-changelings"), OWN_CHANGELINGS, "own-changelings"),
    ]
    return Sheet(("", *heads(("components-number", RULE), speaker)), rows)


# -- tiles


def _dens(speaker: Speaker) -> Sheet:
    rows = [_den(den, speaker) for den in DENS]
    tile, rule = heads(("components-tile", RULE), speaker)
    return Sheet(("", tile, *_heads(("edges", "four"), speaker), rule), rows)


def _den(den: Den, speaker: Speaker) -> Row:
    mark = MARK if den.four else ""
    return den.name, speaker.name(den.name), f"`{den.edges}`", mark, CATALOGUE.cited(den.name)


def _royals(speaker: Speaker) -> Sheet:
    rows: list[Row] = [
        (tile.name, speaker.name(tile.name), f"`{tile.edges}`", CATALOGUE.cited(tile.name, first=1))
        for tile in ROYALS
    ]
    tile, rule = heads(("components-tile", RULE), speaker)
    return Sheet(("", tile, *_heads(("edges",), speaker), rule), rows)


def _castles(speaker: Speaker) -> Sheet:
    rows: list[Row] = [
        (castle, speaker.name(castle), CATALOGUE.cited(castle, first=1)) for castle in CASTLES
    ]
    return Sheet(("", *heads(("sheet-castle", RULE), speaker)), rows)


# -- cards


def _cards(speaker: Speaker) -> Sheet:
    card, rule = heads(("components-card", RULE), speaker)
    columns = ("", card, *_heads(("squares", "four"), speaker), rule)
    return Sheet(columns, [_card(card, speaker) for card in TROLL_CARDS])


def _card(card: TrollCard, speaker: Speaker) -> Row:
    kind = KINDS[card.kind]
    bonus = _gain(card.bonus, speaker)
    squares = f"{kind.squares} ({bonus})" if bonus else str(kind.squares)
    mark = MARK if card.four else ""
    return card.name, speaker.name(card.name), squares, mark, CATALOGUE.cited(card.name, first=1)


def _tasks(speaker: Speaker) -> Sheet:
    rows = [_task(card, speaker) for card in ROYAL_CARDS]
    card, rule = heads(("components-card", RULE), speaker)
    return Sheet(("", card, *_heads(("colour",), speaker), rule), rows)


def _task(card: RoyalCard, speaker: Speaker) -> Row:
    rule = CATALOGUE.cited(card.name, first=1)
    return card.name, speaker.name(card.name), _colour(card.colour, speaker), rule


def _colour(colour: str, speaker: Speaker) -> str:
    return speaker.text(f"components-{colour}")


def _decks(speaker: Speaker) -> Sheet:
    """How many cards of each time a player gets, by the number of players."""
    rows: list[Row] = [
        (str(seats), *[str(count) for count in counts], str(ROUNDS_OF[seats]))
        for seats, counts in DECK_OF.items()
    ]
    columns = ("deck-dawn", "deck-dusk", "deck-night", "rounds")
    return Sheet((speaker.text("components-players"), *_heads(columns, speaker)), rows)


def _rounds(time: int, speaker: Speaker) -> Sheet:
    """The round cards of one time of day: what comes to which village, and where the king goes."""
    columns = _heads(("card-village", "card-comes", "card-king"), speaker)
    return Sheet(
        ("", *columns), [_round(card, speaker) for card in ROUND_CARDS if card.time == time]
    )


def _round(card: RoundCard, speaker: Speaker) -> Row:
    piece = speaker.name(PIECES_ON_CARDS[card.piece])
    king = speaker.name(KING_ON_CARDS[card.king - 1])
    return card.name, VILLAGES[card.village], piece, king
