"""The cards: 48 troll cards, 14 royal cards, 60 round cards, and the ten castle tiles, one row each."""

from typing import Final

from trollbord.games.trolls_princesses.effects import (
    BUILD_ONE_DEN,
    FILL_ONE_KIND,
    MOVE_THREE_HUMANS,
    MOVE_TWO_TROLLS,
    NOTHING,
    ONE_COW,
    ONE_DIAMOND,
    ONE_GOLD,
    ONE_OBSIDIAN,
    ONE_POWER,
    TWO_COWS,
    TWO_OBSIDIAN,
    TWO_POWER,
    Effect,
)

BAT: Final = 0
SNAKE: Final = 1
TOAD: Final = 2
TOTEMS: Final = ("bat", "snake", "toad")

DAWN: Final = 0
DUSK: Final = 1
NIGHT: Final = 2
TIMES: Final = ("dawn", "dusk", "night")


class CardKind:
    """What troll cards of one kind do: score at the end, give something at once, or add a space."""

    def __init__(
        self,
        name: str,
        squares: int,
        counts: str = "",
        per: int = 1,
        gift: Effect = NOTHING,
        spaces: tuple[int, int, int, int] = (0, 0, 0, 0),
        bonus: Effect = NOTHING,
    ) -> None:
        self.name: Final = name
        self.squares: Final = squares
        """Squares for neutral changelings."""
        self.counts: Final = counts
        """The counter that it scores, one point for each `per` of it."""
        self.per: Final = per
        self.gift: Final = gift
        """What it gives at once."""
        self.spaces: Final = spaces
        """Camps, changelings, bells, beds besides the squares, with this bonus."""
        self.bonus: Final = bonus


# Printed: what scores, the gold, and the kinds that add a space. Reconstructed: the gifts of obsidian,
# diamonds and power, how many squares each card has, and the bonuses.
KINDS: Final = (
    CardKind("vp-troll-power", 1, "troll_power", 1),
    CardKind("vp-bell-dens", 1, "bell_dens", 1),
    CardKind("vp-princess-dens", 1, "princess_dens", 1),
    CardKind("vp-vp-dens", 1, "vp_dens", 1),
    CardKind("vp-royal-tiles", 1, "royal_tiles", 1),
    CardKind("vp-four-tiles", 1, "any_tiles", 4),
    CardKind("vp-obsidian-shafts", 1, "obsidian_shafts", 3),
    CardKind("vp-gold-shafts", 1, "gold_shafts", 2),
    CardKind("vp-diamond-shafts", 1, "diamond_shafts", 2),
    CardKind("gain-gold", 1, gift=ONE_GOLD),
    CardKind("gain-obsidian", 2, gift=TWO_OBSIDIAN),
    CardKind("gain-diamond", 1, gift=ONE_DIAMOND),
    CardKind("gain-power", 2, gift=TWO_POWER),
    CardKind("camp-space", 1, spaces=(1, 0, 0, 0), bonus=TWO_POWER),
    CardKind("bell-space", 1, spaces=(0, 0, 1, 0), bonus=ONE_GOLD),
    CardKind("princess-bed", 1, spaces=(0, 0, 0, 1)),
)


class TrollCard:
    """One troll card: its kind, its totem, the bonus of its squares."""

    def __init__(self, name: str, kind: str, totem: int, bonus: Effect, four: bool) -> None:
        self.name: Final = name
        self.kind: Final = [row.name for row in KINDS].index(kind)
        self.totem: Final = totem
        self.bonus: Final = bonus
        self.four: Final = four
        """Whether it bears the four-player mark."""


# Each kind once for each totem: reconstructed, as are the bonuses and the four-player marks.
TROLL_CARDS: Final = (
    TrollCard("TRC-01", "vp-troll-power", BAT, NOTHING, True),
    TrollCard("TRC-02", "vp-bell-dens", BAT, NOTHING, False),
    TrollCard("TRC-03", "vp-princess-dens", BAT, NOTHING, False),
    TrollCard("TRC-04", "vp-vp-dens", BAT, NOTHING, True),
    TrollCard("TRC-05", "vp-royal-tiles", BAT, NOTHING, False),
    TrollCard("TRC-06", "vp-four-tiles", BAT, NOTHING, False),
    TrollCard("TRC-07", "vp-obsidian-shafts", BAT, NOTHING, True),
    TrollCard("TRC-08", "vp-gold-shafts", BAT, NOTHING, False),
    TrollCard("TRC-09", "vp-diamond-shafts", BAT, NOTHING, False),
    TrollCard("TRC-10", "gain-gold", BAT, ONE_POWER, True),
    TrollCard("TRC-11", "gain-obsidian", BAT, ONE_POWER, False),
    TrollCard("TRC-12", "gain-diamond", BAT, ONE_POWER, False),
    TrollCard("TRC-13", "gain-power", BAT, ONE_POWER, False),
    TrollCard("TRC-14", "camp-space", BAT, ONE_POWER, False),
    TrollCard("TRC-15", "bell-space", BAT, ONE_POWER, False),
    TrollCard("TRC-16", "princess-bed", BAT, ONE_POWER, False),
    TrollCard("TRC-17", "vp-troll-power", SNAKE, NOTHING, False),
    TrollCard("TRC-18", "vp-bell-dens", SNAKE, NOTHING, True),
    TrollCard("TRC-19", "vp-princess-dens", SNAKE, NOTHING, False),
    TrollCard("TRC-20", "vp-vp-dens", SNAKE, NOTHING, False),
    TrollCard("TRC-21", "vp-royal-tiles", SNAKE, NOTHING, True),
    TrollCard("TRC-22", "vp-four-tiles", SNAKE, NOTHING, False),
    TrollCard("TRC-23", "vp-obsidian-shafts", SNAKE, NOTHING, False),
    TrollCard("TRC-24", "vp-gold-shafts", SNAKE, NOTHING, True),
    TrollCard("TRC-25", "vp-diamond-shafts", SNAKE, NOTHING, False),
    TrollCard("TRC-26", "gain-gold", SNAKE, ONE_OBSIDIAN, False),
    TrollCard("TRC-27", "gain-obsidian", SNAKE, ONE_OBSIDIAN, True),
    TrollCard("TRC-28", "gain-diamond", SNAKE, ONE_OBSIDIAN, False),
    TrollCard("TRC-29", "gain-power", SNAKE, ONE_OBSIDIAN, False),
    TrollCard("TRC-30", "camp-space", SNAKE, ONE_OBSIDIAN, False),
    TrollCard("TRC-31", "bell-space", SNAKE, ONE_OBSIDIAN, False),
    TrollCard("TRC-32", "princess-bed", SNAKE, ONE_OBSIDIAN, False),
    TrollCard("TRC-33", "vp-troll-power", TOAD, NOTHING, False),
    TrollCard("TRC-34", "vp-bell-dens", TOAD, NOTHING, False),
    TrollCard("TRC-35", "vp-princess-dens", TOAD, NOTHING, True),
    TrollCard("TRC-36", "vp-vp-dens", TOAD, NOTHING, False),
    TrollCard("TRC-37", "vp-royal-tiles", TOAD, NOTHING, False),
    TrollCard("TRC-38", "vp-four-tiles", TOAD, NOTHING, True),
    TrollCard("TRC-39", "vp-obsidian-shafts", TOAD, NOTHING, False),
    TrollCard("TRC-40", "vp-gold-shafts", TOAD, NOTHING, False),
    TrollCard("TRC-41", "vp-diamond-shafts", TOAD, NOTHING, True),
    TrollCard("TRC-42", "gain-gold", TOAD, ONE_COW, False),
    TrollCard("TRC-43", "gain-obsidian", TOAD, ONE_COW, False),
    TrollCard("TRC-44", "gain-diamond", TOAD, ONE_COW, True),
    TrollCard("TRC-45", "gain-power", TOAD, ONE_COW, False),
    TrollCard("TRC-46", "camp-space", TOAD, ONE_COW, False),
    TrollCard("TRC-47", "bell-space", TOAD, ONE_COW, False),
    TrollCard("TRC-48", "princess-bed", TOAD, ONE_COW, False),
)

CARDS: Final = [card.name for card in TROLL_CARDS]
CARD_KIND: Final = [card.kind for card in TROLL_CARDS]
CARD_TOTEM: Final = [card.totem for card in TROLL_CARDS]


class RoyalCard:
    """A task: `need` of what a counter counts."""

    def __init__(self, name: str, colour: str, counts: str, need: int) -> None:
        self.name: Final = name
        self.colour: Final = colour
        self.counts: Final = counts
        self.need: Final = need


# All printed.
ROYAL_CARDS: Final = (
    RoyalCard("RCA-01", "blue", "princess_dens", 3),
    RoyalCard("RCA-02", "blue", "resource_dens", 3),
    RoyalCard("RCA-03", "blue", "bell_dens", 3),
    RoyalCard("RCA-04", "blue", "vp_dens", 3),
    RoyalCard("RCA-05", "blue", "any_tiles", 7),
    RoyalCard("RCA-06", "yellow", "bat_cards", 3),
    RoyalCard("RCA-07", "yellow", "snake_cards", 3),
    RoyalCard("RCA-08", "yellow", "toad_cards", 3),
    RoyalCard("RCA-09", "yellow", "one_of_each_totem", 1),
    RoyalCard("RCA-10", "yellow", "any_cards", 5),
    RoyalCard("RCA-11", "red", "neutral_camps", 3),
    RoyalCard("RCA-12", "red", "neutral_changelings", 3),
    RoyalCard("RCA-13", "red", "bells", 3),
    RoyalCard("RCA-14", "red", "humans", 5),
)

TASKS: Final = [card.name for card in ROYAL_CARDS]
TASKS_REVEALED: Final = (("blue", 1), ("yellow", 1), ("red", 2))


class RoundCard:
    """A round card: time of day, village, the piece that comes there, the place of the king."""

    def __init__(self, name: str, time: int, village: int, piece: int, king: int) -> None:
        self.name: Final = name
        self.time: Final = time
        self.village: Final = village
        self.piece: Final = piece
        self.king: Final = king
        """1 to 3 are caves of the player, 4 is the village of the card."""


_I, _II, _III, _IV = range(4)
_PRINCESS, _CHANGELING, _HUMAN = range(3)
_MINING, _BUILDING, _POWER, _VILLAGE = 1, 2, 3, 4

# Sixty cards with three backs are printed; twenty of each and the faces are reconstructed.
ROUND_CARDS: Final = (
    RoundCard("RND-01", DAWN, _I, _CHANGELING, _MINING),
    RoundCard("RND-02", DAWN, _I, _CHANGELING, _BUILDING),
    RoundCard("RND-03", DAWN, _I, _HUMAN, _POWER),
    RoundCard("RND-04", DAWN, _I, _PRINCESS, _VILLAGE),
    RoundCard("RND-05", DAWN, _I, _PRINCESS, _MINING),
    RoundCard("RND-06", DAWN, _II, _CHANGELING, _BUILDING),
    RoundCard("RND-07", DAWN, _II, _CHANGELING, _POWER),
    RoundCard("RND-08", DAWN, _II, _HUMAN, _VILLAGE),
    RoundCard("RND-09", DAWN, _II, _PRINCESS, _MINING),
    RoundCard("RND-10", DAWN, _II, _PRINCESS, _BUILDING),
    RoundCard("RND-11", DAWN, _III, _CHANGELING, _POWER),
    RoundCard("RND-12", DAWN, _III, _CHANGELING, _VILLAGE),
    RoundCard("RND-13", DAWN, _III, _HUMAN, _MINING),
    RoundCard("RND-14", DAWN, _III, _PRINCESS, _BUILDING),
    RoundCard("RND-15", DAWN, _III, _PRINCESS, _POWER),
    RoundCard("RND-16", DAWN, _IV, _CHANGELING, _VILLAGE),
    RoundCard("RND-17", DAWN, _IV, _CHANGELING, _MINING),
    RoundCard("RND-18", DAWN, _IV, _HUMAN, _BUILDING),
    RoundCard("RND-19", DAWN, _IV, _PRINCESS, _POWER),
    RoundCard("RND-20", DAWN, _IV, _PRINCESS, _VILLAGE),
    RoundCard("RND-21", DUSK, _I, _CHANGELING, _BUILDING),
    RoundCard("RND-22", DUSK, _I, _HUMAN, _POWER),
    RoundCard("RND-23", DUSK, _I, _PRINCESS, _VILLAGE),
    RoundCard("RND-24", DUSK, _I, _PRINCESS, _MINING),
    RoundCard("RND-25", DUSK, _I, _PRINCESS, _BUILDING),
    RoundCard("RND-26", DUSK, _II, _CHANGELING, _POWER),
    RoundCard("RND-27", DUSK, _II, _HUMAN, _VILLAGE),
    RoundCard("RND-28", DUSK, _II, _PRINCESS, _MINING),
    RoundCard("RND-29", DUSK, _II, _PRINCESS, _BUILDING),
    RoundCard("RND-30", DUSK, _II, _PRINCESS, _POWER),
    RoundCard("RND-31", DUSK, _III, _CHANGELING, _VILLAGE),
    RoundCard("RND-32", DUSK, _III, _HUMAN, _MINING),
    RoundCard("RND-33", DUSK, _III, _PRINCESS, _BUILDING),
    RoundCard("RND-34", DUSK, _III, _PRINCESS, _POWER),
    RoundCard("RND-35", DUSK, _III, _PRINCESS, _VILLAGE),
    RoundCard("RND-36", DUSK, _IV, _CHANGELING, _MINING),
    RoundCard("RND-37", DUSK, _IV, _HUMAN, _BUILDING),
    RoundCard("RND-38", DUSK, _IV, _PRINCESS, _POWER),
    RoundCard("RND-39", DUSK, _IV, _PRINCESS, _VILLAGE),
    RoundCard("RND-40", DUSK, _IV, _PRINCESS, _MINING),
    RoundCard("RND-41", NIGHT, _I, _CHANGELING, _POWER),
    RoundCard("RND-42", NIGHT, _I, _CHANGELING, _VILLAGE),
    RoundCard("RND-43", NIGHT, _I, _HUMAN, _MINING),
    RoundCard("RND-44", NIGHT, _I, _PRINCESS, _BUILDING),
    RoundCard("RND-45", NIGHT, _I, _PRINCESS, _POWER),
    RoundCard("RND-46", NIGHT, _II, _CHANGELING, _VILLAGE),
    RoundCard("RND-47", NIGHT, _II, _CHANGELING, _MINING),
    RoundCard("RND-48", NIGHT, _II, _HUMAN, _BUILDING),
    RoundCard("RND-49", NIGHT, _II, _PRINCESS, _POWER),
    RoundCard("RND-50", NIGHT, _II, _PRINCESS, _VILLAGE),
    RoundCard("RND-51", NIGHT, _III, _CHANGELING, _MINING),
    RoundCard("RND-52", NIGHT, _III, _CHANGELING, _BUILDING),
    RoundCard("RND-53", NIGHT, _III, _HUMAN, _POWER),
    RoundCard("RND-54", NIGHT, _III, _PRINCESS, _VILLAGE),
    RoundCard("RND-55", NIGHT, _III, _PRINCESS, _MINING),
    RoundCard("RND-56", NIGHT, _IV, _CHANGELING, _BUILDING),
    RoundCard("RND-57", NIGHT, _IV, _CHANGELING, _POWER),
    RoundCard("RND-58", NIGHT, _IV, _HUMAN, _VILLAGE),
    RoundCard("RND-59", NIGHT, _IV, _PRINCESS, _MINING),
    RoundCard("RND-60", NIGHT, _IV, _PRINCESS, _BUILDING),
)

ROUNDS: Final = [card.name for card in ROUND_CARDS]


class CastleTile:
    """A castle tile and its effects."""

    def __init__(self, name: str, title: str, *effects: Effect) -> None:
        self.name: Final = name
        self.title: Final = title
        self.effects: Final[tuple[Effect, ...]] = effects


# All printed.
CASTLE_TILES: Final = (
    CastleTile("CAS-01", "fill-one-kind", FILL_ONE_KIND),
    CastleTile("CAS-02", "move-three-humans", MOVE_THREE_HUMANS),
    CastleTile("CAS-03", "move-two-trolls", MOVE_TWO_TROLLS),
    CastleTile("CAS-04", "two-obsidian", TWO_OBSIDIAN),
    CastleTile("CAS-05", "obsidian-and-cow", ONE_OBSIDIAN, ONE_COW),
    CastleTile("CAS-06", "two-cows", TWO_COWS),
    CastleTile("CAS-07", "one-gold", ONE_GOLD),
    CastleTile("CAS-08", "one-diamond", ONE_DIAMOND),
    CastleTile("CAS-09", "two-power", TWO_POWER),
    CastleTile("CAS-10", "build-one-den", BUILD_ONE_DEN),
)

CASTLES: Final = [castle.name for castle in CASTLE_TILES]
