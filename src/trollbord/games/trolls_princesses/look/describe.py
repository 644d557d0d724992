"""The table of Trolls & Princesses in rows: the one source for terminals, `str(view)`, the API and descriptions."""

from collections.abc import Sequence
from typing import Final

from trollbord.games.trolls_princesses.box import BARN_COUNT, CARD_PILE, ROUNDS_OF
from trollbord.games.trolls_princesses.clans import CAMP_SLOTS, CHANGELING_SLOTS, CLAN_NAMES
from trollbord.games.trolls_princesses.deck import CARDS, CASTLES, ROUND_CARDS, TASKS, TIMES
from trollbord.games.trolls_princesses.goods import BARNS, COWS, RESOURCES, TROLL_POWER
from trollbord.games.trolls_princesses.network import FIRST, name
from trollbord.games.trolls_princesses.places import CAVES, MINING, PLACES, VILLAGE, VILLAGES
from trollbord.games.trolls_princesses.spaces import ITEMS, SORTS
from trollbord.games.trolls_princesses.tiles import DENS, ROYALS, TILES
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.sheet import Row, Sheet, facts, laid_out
from trollbord.words import Speaker, notation
from trollbord.words import speaker as english

EDGES: Final = [*[den.edges for den in DENS], *[royal.edges for royal in ROYALS]]
_SHELVES: Final = ("shelf-dens", "shelf-cards", "shelf-royals")


def describe(view: TrollsView, speaker: Speaker, players: Sequence[str] = ()) -> list[Sheet]:
    """The round, the villages, the displays, each player's board, and the own hand."""
    told = _Told(view, speaker, players)
    return [
        facts("", told.now()),
        told.villages(),
        facts("", told.displays()),
        *[facts(told.player(seat), told.board(seat)) for seat in range(view.seats)],
        *told.hand(),
    ]


def text(view: TrollsView) -> str:
    """The table in the spelling of the options: what `str(view)` prints."""
    return laid_out(describe(view, notation(view.game.id)))


class _Told:
    """One view in the words of one speaker."""

    def __init__(self, view: TrollsView, speaker: Speaker, players: Sequence[str]) -> None:
        self.view: Final = view
        self.players: Final = players
        self.text: Final = speaker.text
        self.name: Final = speaker.name
        self.seat: Final = speaker.seat
        self.plain: Final = english(view.game.id).name

    def item(self, word: str) -> str:
        """A tile, a card or a slot by name; a name that is only its spelling is explained."""
        said = self.name(word)
        return f"{word} ({self.plain(word)})" if said == word else said

    def tile(self, tile: int) -> str:
        """A tile with its edges, counter-clockwise from the first: halves of shafts, passages (-) and walls (#)."""
        return f"{self.item(TILES[tile])} [{EDGES[tile]}]"

    def now(self) -> list[tuple[str, str]]:
        """The round, whose turn it is with which points, and the king."""
        view = self.view
        king = self.name(PLACES[view.king]) if view.king else ""
        if view.king and view.king_seat >= 0:
            king += f" ({self.clan(view.king_seat)})"
        points = f"{view.points} + {view.borrowed}" if view.borrowed else str(view.points)
        spent = f"{points} ({self.name(PLACES[view.place])})" if view.points else ""
        return [
            (self.text("sheet-round"), f"{view.round} / {ROUNDS_OF[view.seats]}"),
            (self.text("sheet-turn"), self.player(view.active) if view.active >= 0 else ""),
            (self.text("sheet-phase"), str(view.phase) if view.phase else ""),
            (self.text("sheet-points"), spent),
            (self.text("name-piece-king"), king),
        ]

    def villages(self) -> Sheet:
        """What can be had in each village, and who is there."""
        heads = ("sheet-village", "sheet-castle", "sheet-stock", "sheet-here")
        rows = [self.village(village) for village in range(self.view.seats)]
        return Sheet(tuple([self.text(head) for head in heads]), rows)

    def village(self, village: int) -> Row:
        """A village's castle, stock and visitors."""
        view = self.view
        castle = self.item(CASTLES[view.castles[village]]) if view.castles[village] >= 0 else ""
        stock = self.counted(
            ("sheet-bells", view.bells[village]),
            ("sheet-camps", view.camps[village]),
            ("sheet-changelings", view.changelings[village]),
            ("sheet-humans", view.farmers[village]),
            ("sheet-princesses", view.princesses[village]),
        )
        here = [self.visitors(seat, village) for seat in range(view.seats)]
        return VILLAGES[village], castle, stock, "; ".join([each for each in here if each])

    def visitors(self, seat: int, village: int) -> str:
        """A clan's figures in a village."""
        view = self.view
        figures = self.counted(
            ("sheet-trolls", view.trolls[seat].count(VILLAGE + village)),
            ("sheet-camps", view.camps_out[seat][village]),
            ("sheet-changelings", view.changelings_out[seat][village]),
        )
        return f"{self.clan(seat)}: {figures}" if figures else ""

    def displays(self) -> list[tuple[str, str]]:
        """What lies open, and how much is left in each pile; then the royal cards, and who has done them."""
        view = self.view
        shown = [
            (
                f"{self.text(f'name-{shelf}')} ({len(view.piles[pile])} {self.text('name-shelf-pile')})",
                "; ".join([self.shown(pile, item) for item in view.displays[pile]]),
            )
            for pile, shelf in enumerate(_SHELVES)
        ]
        tasks = "; ".join([self.task(task) for task in view.tasks])
        return [*shown, (self.text("name-shelf-tasks"), tasks)]

    def shown(self, pile: int, item: int) -> str:
        """What lies in a display."""
        return self.item(CARDS[item]) if pile == CARD_PILE else self.tile(item)

    def task(self, task: int) -> str:
        """A royal card, with the clans that have done it."""
        seats = range(self.view.seats)
        done = [self.clan(seat) for seat in seats if self.view.claims[seat] >> task & 1]
        return self.item(TASKS[task]) + (f" ({', '.join(done)})" if done else "")

    def board(self, seat: int) -> list[tuple[str, str]]:
        """Everything on a player's board and beside it."""
        view, goods = self.view, self.view.goods[seat]
        stock = [f"{self.name(each)} {goods[good]}" for good, each in enumerate(RESOURCES)]
        shafts = zip(RESOURCES, view.filled[seat], view.shafts[seat], strict=True)
        backs = enumerate(view.backs[seat])
        return [
            (self.text("sheet-score"), str(sum(view.scores[seat]))),
            (self.text("sheet-round-cards"), ", ".join([f"{self.name(TIMES[time])} {n}" for time, n in backs if n])),
            (self.text("sheet-resources"), ", ".join(stock)),
            (self.text("sheet-power"), str(goods[TROLL_POWER])),
            (self.text("sheet-cows"), f"{goods[COWS]} ({self.text('sheet-barns')} {goods[BARNS]} / {BARN_COUNT})"),
            *[(self.name(each), self.cave(seat, cave)) for cave, each in enumerate(CAVES)],
            (self.name("aside"), self.counted(("sheet-trolls", view.trolls[seat].count(0)))),
            (self.text("sheet-slots"), "; ".join(self.slots(seat))),
            (self.text("sheet-shafts"), ", ".join([f"{self.name(each)} {full} / {of}" for each, full, of in shafts])),
            (self.text("sheet-tiles"), "; ".join(self.network(seat))),
            (self.text("name-shelf-cards"), "; ".join([self.item(CARDS[card]) for card in view.cards[seat]])),
            (self.text("sheet-stored"), "; ".join([f"{self.name(SORTS[piece % 4])}: {self.name(ITEMS[piece // 4])}" for piece in view.stored[seat]])),
        ]  # fmt: skip

    def cave(self, seat: int, cave: int) -> str:
        """Who is in a cave."""
        view = self.view
        king = view.king == MINING + cave and view.king_seat == seat
        figures = self.counted(
            ("sheet-trolls", view.trolls[seat].count(MINING + cave)),
            ("sheet-humans", view.humans[seat][cave]),
        )
        return ", ".join(
            [each for each in (figures, self.text("name-piece-king") if king else "") if each]
        )

    def slots(self, seat: int) -> list[str]:
        """The camps and changelings that still cover something on the board."""
        view = self.view
        both = (
            (CAMP_SLOTS, view.camp_slots[seat]),
            (CHANGELING_SLOTS, view.changeling_slots[seat]),
        )
        return [
            self.item(slot)
            for slots, mask in both
            for place, slot in enumerate(slots)
            if mask >> place & 1
        ]

    def network(self, seat: int) -> list[str]:
        """The tiles in the order in which they were laid, each with its place and turn."""
        view = self.view
        return [
            f"{number + 1}: {self.tile(tile)} "
            f"{_place_name(view, seat, number)} r{view.turns[seat][number]}"
            for number, tile in enumerate(view.tiles[seat])
        ]

    def hand(self) -> list[Sheet]:
        """The own round cards."""
        cards: list[Row] = [(self.item(ROUND_CARDS[card].name),) for card in self.view.hand]
        return [Sheet((self.text("name-shelf-hand"),), cards)] if cards else []

    def counted(self, *counts: tuple[str, int]) -> str:
        """How many there are of each, without those that are missing."""
        return ", ".join([f"{self.text(head)} {count}" for head, count in counts if count])

    def clan(self, seat: int) -> str:
        """The colour of a seat's clan; the seat before it has one."""
        clan = self.view.clans[seat]
        return self.name(CLAN_NAMES[clan]) if clan >= 0 else self.seat(seat, self.players)

    def player(self, seat: int) -> str:
        """A clan and who leads it."""
        clan = self.clan(seat)
        named = self.players and self.view.clans[seat] >= 0
        return f"{clan} ({self.seat(seat, self.players)})" if named else clan


def _place_name(view: TrollsView, seat: int, number: int) -> str:
    """Where a tile lies: beside which other one, and at which of its edges."""
    place = view.places[seat][number]
    if place == FIRST:
        return "0.1"
    tile, edge = name(view.places[seat][:number], place)
    return f"{tile}.{edge}"
