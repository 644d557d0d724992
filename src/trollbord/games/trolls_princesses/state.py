"""The table of Trolls & Princesses at one moment: villages, player boards, networks, piles and hands."""

from typing import Any, ClassVar, Final, TypeAlias

from trollbord.games.trolls_princesses.box import (
    BARN_COUNT,
    BELLS_IN_VILLAGE,
    CAMPS_IN_VILLAGE,
    CAVE_CAULDRONS,
    CHANGELINGS,
    DECK_OF,
    DEN_PILE,
    HERD,
    HUMANS,
    ROYAL_PILE,
    SUPPLY,
    TROLLS,
)
from trollbord.games.trolls_princesses.clans import COVERS_TRACK
from trollbord.games.trolls_princesses.counters import (
    ANY_CARDS,
    ANY_TILES,
    FIRST_GOOD,
    FIRST_KIND,
    FIRST_PIECE,
    FIRST_SHAFT,
    HUMANS_OWNED,
    ONE_OF_EACH_TOTEM,
    TASK_COUNTER,
    TASK_NEED,
)
from trollbord.games.trolls_princesses.deck import CARD_KIND, CARD_TOTEM, ROUND_CARDS, TROLL_CARDS
from trollbord.games.trolls_princesses.goods import BARNS, COWS, TROLL_POWER
from trollbord.games.trolls_princesses.network import FIRST, beside, name, touching, widened
from trollbord.games.trolls_princesses.places import MINING, VILLAGE, VILLAGES
from trollbord.games.trolls_princesses.scoring import ROWS, score
from trollbord.games.trolls_princesses.spaces import (
    BED,
    BOARD_ITEM,
    CAMP,
    CARD_ITEM,
    CHANGELING,
    SORTS,
    SPACES,
)
from trollbord.games.trolls_princesses.spaces import BELL as BELL_SPACE
from trollbord.games.trolls_princesses.tiles import (
    BELL,
    CENTRE_SHAFTS,
    DEN_COUNT,
    DENS,
    KIND,
    PLAIN,
    ROYAL,
    TILE_COUNT,
    VP,
    shown,
)
from trollbord.kernel.game import Game
from trollbord.kernel.result import Result, ranked
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Settings
from trollbord.kernel.state import State
from trollbord.kernel.step import Step

NOBODY: Final = -1
Row: TypeAlias = list[int]
"""Numbers that copies share: a row is replaced, never changed."""


class Switches:
    """The table options as numbers, looked up once for all tables that share them."""

    def __init__(self, settings: Settings) -> None:
        self.cauldrons: Final = int(settings["cauldrons_per_village"])
        self.helped: Final = (
            True,
            bool(settings["opponents_add_to_bell"]),
            bool(settings["opponents_add_to_castle"]),
            bool(settings["opponents_add_to_swap"]),
            bool(settings["opponents_add_to_hire"]),
            bool(settings["opponents_add_to_cow"]),
            False,
        )
        """Which actions opponents' trolls add to, by HELPED."""
        self.camps_help: Final = bool(settings["opponents_camps_count"])
        self.board_action: Final = bool(settings["board_royal_action"])
        self.royal_in_power_cave: Final = bool(settings["royal_in_power_cave"])
        self.royal_in_villages: Final = bool(settings["royal_in_villages"])
        self.vp_den_first: Final = bool(settings["first_tile_may_be_vp_den"])
        self.power_top: Final = int(settings["troll_power_max"])
        self.power_top_extended: Final = int(settings["troll_power_max_extended"])
        self.even_start: Final = bool(settings["even_start"])
        self.board_spaces: Final = (
            int(settings["board_camp_spaces"]),
            int(settings["board_changeling_spaces"]),
            int(settings["board_bell_spaces"]),
            int(settings["board_beds"]),
        )


class TrollsState(State):
    """Lists by seat or village."""

    # -- fields: what tools/fields.py writes

    FIELDS: ClassVar[tuple[str, ...]] = (
        "clans",
        "first",
        "active",
        "round",
        "phase",
        "king",
        "king_seat",
        "points",
        "borrowed",
        "place",
        "walker",
        "activated",
        "castle_used",
        "trolls",
        "humans",
        "goods",
        "camp_slots",
        "changeling_slots",
        "camps_out",
        "changelings_out",
        "tiles",
        "places",
        "turns",
        "open_places",
        "shafts",
        "filled",
        "cards",
        "stored",
        "pieces",
        "rooms",
        "castles",
        "bells",
        "camps",
        "changelings",
        "farmers",
        "princesses",
        "supply",
        "tasks",
        "met",
        "claims",
        "hands",
        "drawn",
        "played",
        "piles",
        "displays",
        "discards",
    )

    def _copy_fields(self, other: "TrollsState") -> None:
        other.clans = self.clans[:]
        other.first = self.first
        other.active = self.active
        other.round = self.round
        other.phase = self.phase
        other.king = self.king
        other.king_seat = self.king_seat
        other.points = self.points
        other.borrowed = self.borrowed
        other.place = self.place
        other.walker = self.walker
        other.activated = self.activated
        other.castle_used = self.castle_used
        other.trolls = self.trolls[:]
        other.humans = self.humans[:]
        other.goods = [row[:] for row in self.goods]
        other.camp_slots = self.camp_slots[:]
        other.changeling_slots = self.changeling_slots[:]
        other.camps_out = self.camps_out[:]
        other.changelings_out = self.changelings_out[:]
        other.tiles = self.tiles[:]
        other.places = self.places[:]
        other.turns = self.turns[:]
        other.open_places = self.open_places[:]
        other.shafts = self.shafts[:]
        other.filled = self.filled[:]
        other.cards = self.cards[:]
        other.stored = self.stored[:]
        other.pieces = self.pieces[:]
        other.rooms = self.rooms[:]
        other.castles = self.castles[:]
        other.bells = self.bells[:]
        other.camps = self.camps[:]
        other.changelings = self.changelings[:]
        other.farmers = self.farmers[:]
        other.princesses = self.princesses[:]
        other.supply = self.supply[:]
        other.tasks = self.tasks
        other.met = self.met[:]
        other.claims = self.claims[:]
        other.hands = self.hands[:]
        other.drawn = self.drawn[:]
        other.played = self.played
        other.piles = self.piles[:]
        other.displays = self.displays[:]
        other.discards = self.discards[:]

    # -- end of the fields

    def __init__(
        self, game: Game, seats: int, settings: Settings, switches: Switches | None = None
    ) -> None:
        super().__init__(game, seats, settings)
        if switches is None:
            self.switches = Switches(settings)
            self.lay_out()
        else:  # a copy in the making, which gets its fields at once
            self.switches = switches

    def lay_out(self) -> None:
        """Everything as it lies before the first question."""
        self._lay_out_turn()
        self._lay_out_boards()
        self._lay_out_villages()
        self._lay_out_cards()

    def _lay_out_turn(self) -> None:
        seats = self.seats
        self.clans: list[int] = [NOBODY] * seats
        self.first: int = NOBODY
        self.active: int = NOBODY
        self.round = 0
        self.phase = 0
        self.king = 0
        """The king's place; 0 before the first card."""
        self.king_seat: int = NOBODY
        """Whose cave the king stands in, or who holds him before the first card."""
        self.points = 0
        """Action points left in this phase, and below those that opponents' trolls add."""
        self.borrowed = 0
        self.place = 0
        """Where the troll of this phase went."""
        self.walker: int = NOBODY
        """The active seat's troll that made the move of phase 2."""
        self.activated = False
        self.castle_used = False

    def _lay_out_boards(self) -> None:
        seats = self.seats
        self.trolls: list[Row] = [[0] * TROLLS for _ in range(seats)]
        self.humans: list[Row] = [[0, 0, 0] for _ in range(seats)]
        self.goods: list[list[int]] = [[0] * 6 for _ in range(seats)]
        self.camp_slots: list[int] = [0b1111] * seats
        self.changeling_slots: list[int] = [0b1111] * seats
        self.camps_out: list[Row] = [[0] * 4 for _ in range(seats)]
        self.changelings_out: list[Row] = [[0] * 4 for _ in range(seats)]
        self.tiles: list[tuple[int, ...]] = [()] * seats
        self.places: list[tuple[int, ...]] = [()] * seats
        self.turns: list[tuple[int, ...]] = [()] * seats
        self.open_places: list[tuple[int, ...]] = [(FIRST,)] * seats
        self.shafts: list[Row] = [[0, 0, 0] for _ in range(seats)]
        self.filled: list[Row] = [[0, 0, 0] for _ in range(seats)]
        self.cards: list[tuple[int, ...]] = [()] * seats
        self.stored: list[tuple[int, ...]] = [()] * seats
        """Each stored piece as item * 4 + sort, in the order in which they came."""
        self.pieces: list[Row] = [[0] * 4 for _ in range(seats)]
        self.rooms: list[Row] = [[0] * 4 for _ in range(seats)]
        """Free spaces by sort."""

    def _lay_out_villages(self) -> None:
        seats = self.seats
        villages = range(len(VILLAGES))
        self.castles: list[int] = [NOBODY] * 4
        self.bells: list[int] = [BELLS_IN_VILLAGE if v < seats else 0 for v in villages]
        self.camps: list[int] = [CAMPS_IN_VILLAGE if v < seats else 0 for v in villages]
        self.changelings: list[int] = [1 if v < seats else 0 for v in villages]
        self.farmers: list[int] = [1 if v < seats else 0 for v in villages]
        self.princesses: list[int] = [0] * 4
        self.supply: list[int] = list(SUPPLY)
        self.supply[CHANGELINGS] -= seats
        self.supply[HUMANS] -= seats

    def _lay_out_cards(self) -> None:
        seats = self.seats
        self.tasks: tuple[int, ...] = ()
        self.met: list[int] = [0] * seats
        """The royal cards that each seat meets, and below those it has completed."""
        self.claims: list[int] = [0] * seats
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.drawn: list[int] = [0] * seats
        self.played: tuple[int, ...] = ()
        self.piles: list[tuple[int, ...]] = [
            marked_out([den.four for den in DENS], seats),
            marked_out([card.four for card in TROLL_CARDS], seats),
            tuple(range(DEN_COUNT, TILE_COUNT)),
        ]
        """Dens, troll cards, royal tiles; in order of number, for nobody knows how they lie."""
        self.displays: list[tuple[int, ...]] = [(), (), ()]
        self.discards: list[tuple[int, ...]] = [(), (), ()]

    def copy(self) -> "TrollsState":
        other = TrollsState(self.game, self.seats, self.settings, self.switches)
        self._copy_fields(other)
        self.copy_agenda(other)
        return other

    # -- what is still to happen

    def waits_once(self, step: Step[Any]) -> bool:
        """Whether no other step of its kind waits."""
        return [type(each) for each in self.steps_waiting()].count(type(step)) == 1

    # -- places and figures

    def is_village(self, place: int) -> bool:
        """Whether a place is a village of this table."""
        return VILLAGE <= place < VILLAGE + self.seats

    def crowd(self, place: int) -> int:
        """TP-MOVE.14: how many cauldrons of a village are taken."""
        count = 0
        for row in self.trolls:
            count += row.count(place)
        return count

    def cave_room(self, seat: Seat, cave: int) -> int:
        """TP-BOARD.2: the empty cauldrons of an own cave."""
        return CAVE_CAULDRONS - self.humans[seat][cave - MINING] - self.trolls[seat].count(cave)

    def is_full(self, place: int) -> bool:
        """Whether a village has no empty cauldron."""
        return self.crowd(place) >= self.switches.cauldrons

    def can_enter(self, seat: Seat, place: int) -> bool:
        """Whether a troll of this seat could enter a place."""
        return bool(self.entrances(seat) >> place & 1)

    def entrances(self, seat: Seat) -> int:
        """TP-MOVE.5 to 9: the places with an empty cauldron, or in a village an opponent to push, as bits."""
        bits = 0
        for cave in range(MINING, VILLAGE):
            if self.cave_room(seat, cave) > 0:
                bits |= 1 << cave
        everybody: list[int] = []
        for row in self.trolls:
            everybody += row
        own, cauldrons = self.trolls[seat], self.switches.cauldrons
        for village in range(VILLAGE, VILLAGE + self.seats):
            crowd = everybody.count(village)
            if crowd < cauldrons or crowd > own.count(village):
                bits |= 1 << village
        return bits

    def own_points(self, seat: Seat, place: int) -> int:
        """TP-AP.2, 3: own trolls, humans or camps, and the king."""
        points = self.trolls[seat].count(place)
        if place < VILLAGE:
            points += self.humans[seat][place - MINING]
            return points + (self.king == place and self.king_seat == seat)
        return points + self.camps_out[seat][place - VILLAGE] + (self.king == place)

    def opponents_points(self, seat: Seat, place: int) -> int:
        """TP-AP.4: opponents' trolls in a village, and by table option their camps."""
        if place < VILLAGE:
            return 0
        points = self.crowd(place) - self.trolls[seat].count(place)
        if self.switches.camps_help:
            for other in range(self.seats):
                if other != seat:
                    points += self.camps_out[other][place - VILLAGE]
        return points

    # -- goods

    def barn_room(self, seat: Seat) -> int:
        """TP-BOARD.9: open barns without a cow."""
        goods = self.goods[seat]
        return goods[BARNS] - goods[COWS]

    def power_top(self, seat: Seat) -> int:
        """TP-BOARD.13: the end of the seat's power track."""
        extended = not self.changeling_slots[seat] >> COVERS_TRACK & 1
        return self.switches.power_top_extended if extended else self.switches.power_top

    def gain_power(self, seat: Seat, amount: int) -> int:
        """TP-POWER.7; TP-R.7: what would go beyond the track is lost; how much was gained."""
        goods = self.goods[seat]
        gained = max(0, min(amount, self.power_top(seat) - goods[TROLL_POWER]))
        goods[TROLL_POWER] += gained
        return gained

    def gain_cows(self, seat: Seat, amount: int) -> int:
        """TP-BOARD.7; TP-R.17: a cow needs an open empty barn and a cow in the supply; how many were gained."""
        gained = min(amount, self.barn_room(seat), self.supply[HERD])
        self.goods[seat][COWS] += gained
        self.supply[HERD] -= gained
        return gained

    def pay(self, seat: Seat, good: int, amount: int) -> None:
        """TP-R.34: paid cows go back to the supply."""
        self.goods[seat][good] -= amount
        if good == COWS:
            self.supply[HERD] += amount

    def mine(self, seat: Seat, resource: int, amount: int) -> int:
        """TP-MINE.4; TP-R.26: as many as there are, up to the amount; how many that was."""
        mined = min(amount, self.filled[seat][resource])
        self.filled[seat] = changed(self.filled[seat], resource, -mined)
        self.goods[seat][resource] += mined
        return mined

    def fill(self, seat: Seat, resource: int) -> int:
        """TP-POWER.2: every shaft of the resource is full; how many were empty."""
        empty = self.shafts[seat][resource] - self.filled[seat][resource]
        self.filled[seat] = changed(self.filled[seat], resource, empty)
        return empty

    # -- spaces

    def space(self, item: int, sort: int) -> int:
        """How many pieces of a sort an item can hold."""
        if item == BOARD_ITEM:
            return self.switches.board_spaces[sort]
        return SPACES[item][sort]

    def free_items(self, seat: Seat, sort: int) -> list[int]:
        """TP-BOARD.6: the tiles and cards, in order, where a piece of this sort can go."""
        items = [*self.tiles[seat], *[CARD_ITEM + card for card in self.cards[seat]], BOARD_ITEM]
        stored = self.stored[seat]
        return sorted([i for i in items if self.space(i, sort) > stored.count(i * 4 + sort)])

    def could_store(self, seat: Seat, sort: int, village: int) -> bool:
        """Whether a piece of this sort lies in the village, and a space is free for it."""
        if not (0 <= sort < len(SORTS) and 0 <= village < self.seats):
            return False
        return self.in_villages(sort)[village] > 0 and self.rooms[seat][sort] > 0

    def in_villages(self, sort: int) -> list[int]:
        """The neutral pieces of a sort, by village."""
        if sort == CAMP:
            return self.camps
        if sort == CHANGELING:
            return self.changelings
        return self.bells if sort == BELL_SPACE else self.princesses

    def store(self, seat: Seat, item: int, sort: int, village: int) -> None:
        """Move a piece from a village to a space, for good (TP-R.16)."""
        self.in_villages(sort)[village] -= 1
        self.stored[seat] = (*self.stored[seat], item * 4 + sort)
        self.pieces[seat] = changed(self.pieces[seat], sort, 1)
        self.rooms[seat] = changed(self.rooms[seat], sort, -1)
        self.note_tasks(seat)

    def add_spaces(self, seat: Seat, item: int) -> None:
        """TP-BOARD.8: what a tile or card gained can hold."""
        rooms = self.rooms[seat]
        self.rooms[seat] = [rooms[sort] + self.space(item, sort) for sort in range(BED + 1)]

    def put_troll(self, seat: Seat, troll: int, place: int) -> None:
        """A troll stands at a place from now on."""
        self.trolls[seat] = changed(self.trolls[seat], troll, place - self.trolls[seat][troll])

    def add_human(self, seat: Seat, cave: int) -> None:
        """A human comes to an own cave."""
        self.humans[seat] = changed(self.humans[seat], cave, 1)
        self.note_tasks(seat)

    # -- the network

    def can_lay(self, seat: Seat, tile: int) -> bool:
        """Whether a tile fits anywhere in the seat's network: whether `lay_places` has any, without the list."""
        if KIND[tile] != VP:
            return len(self.open_places[seat]) > 0
        if not self.tiles[seat]:
            return self.switches.vp_den_first
        if self.owns_vp_den(seat, tile):
            return False
        laid = self.places[seat]
        return any(len(beside(laid, place)) == 1 for place in self.open_places[seat])

    def lay_places(self, seat: Seat, tile: int) -> list[int]:
        """TP-TILES.1 to 9: the places where a tile may lie. An open place meets passages only."""
        if KIND[tile] != VP:
            return list(self.open_places[seat])
        if not self.tiles[seat]:
            return [FIRST] if self.switches.vp_den_first else []
        if self.owns_vp_den(seat, tile):
            return []
        laid = self.places[seat]
        return [place for place in self.open_places[seat] if len(beside(laid, place)) == 1]

    def owns_vp_den(self, seat: Seat, tile: int) -> bool:
        """TP-TILES.9: whether a VP den of this sort lies in the network."""
        for other in self.tiles[seat]:
            if KIND[other] == VP and DENS[other].counts == DENS[tile].counts:
                return True
        return False

    def lay_name(self, seat: Seat, place: int) -> tuple[int, int]:
        """How a place is called in `lay K E`."""
        return name(self.places[seat], place) if self.places[seat] else (0, 1)

    def lay_turns(self, seat: Seat, tile: int, place: int) -> list[int]:
        """TP-TILES.5, 17: any turn, but a VP den turns its one passage to the tile it joins."""
        if KIND[tile] != VP or not self.places[seat]:
            return [0, 1, 2, 3, 4]
        return touching(self.places[seat], place)

    def new_shafts(self, seat: Seat, tile: int, place: int, turn: int) -> list[int]:
        """TP-TILES.11: the shafts that equal halves would complete, by resource."""
        made = [0, 0, 0]
        for edge, other in self.halves(seat, place):
            half = shown(tile, turn, edge)
            if half == other:
                made[half] += 1
        return made

    def halves(self, seat: Seat, place: int) -> list[tuple[int, int]]:
        """The edges of a place where neighbours show the half of a shaft, each with its resource."""
        tiles, turns = self.tiles[seat], self.turns[seat]
        found: list[tuple[int, int]] = []
        for edge, other in beside(self.places[seat], place):
            half = shown(tiles[other], turns[other], edge)
            if half < PLAIN:
                found.append((edge, half))
        return found

    def lay(self, seat: Seat, tile: int, place: int, turn: int) -> None:
        """TP-TILES.11 to 13: take a tile from its display and lay it; centre shafts are filled, edge shafts not."""
        made = self.new_shafts(seat, tile, place, turn)
        centre, shafts, filled = CENTRE_SHAFTS[tile], self.shafts[seat], self.filled[seat]
        self.shafts[seat] = [shafts[r] + made[r] + centre[r] for r in range(3)]
        self.filled[seat] = [filled[r] + centre[r] for r in range(3)]
        self.join(seat, tile, place, turn)
        self.add_spaces(seat, tile)
        if KIND[tile] == ROYAL:
            self.displays[ROYAL_PILE] = without(self.displays[ROYAL_PILE], tile)
            return
        self.displays[DEN_PILE] = without(self.displays[DEN_PILE], tile)
        if KIND[tile] == BELL:
            self.uncover_barn(seat)

    def join(self, seat: Seat, tile: int, place: int, turn: int) -> None:
        """Write a tile into the network and find the places open from now on."""
        laid, tiles = self.places[seat], self.tiles[seat]
        walled = tuple([laid[index] for index in range(len(laid)) if KIND[tiles[index]] == VP])
        self.open_places[seat] = widened(
            self.open_places[seat], laid, walled, place, KIND[tile] == VP
        )
        self.tiles[seat] = (*tiles, tile)
        self.places[seat] = (*laid, place)
        self.turns[seat] = (*self.turns[seat], turn)
        self.note_tasks(seat)

    def uncover_barn(self, seat: Seat) -> None:
        """TP-DEN.5; TP-R.25: nothing happens when no cover is left."""
        if self.goods[seat][BARNS] < BARN_COUNT:
            self.goods[seat][BARNS] += 1

    # -- cards

    def owns_kind(self, seat: Seat, card: int) -> bool:
        """TP-CARD.1: whether the seat has a card of this kind."""
        return any(CARD_KIND[own] == CARD_KIND[card] for own in self.cards[seat])

    def next_time(self, seat: Seat) -> int:
        """TP-SETUP.45: the back of the top card of a round deck (dawn, dusk, night), or -1."""
        left = self.drawn[seat]
        parts = DECK_OF[self.seats]
        for time in range(3):
            left -= parts[time]
            if left < 0:
                return time
        return NOBODY

    def undrawn(self, time: int) -> list[int]:
        """The round cards of a time that no one has drawn yet."""
        seen = set(self.played)
        for hand in self.hands:
            seen.update(hand)
        return [card for card in rounds_of(time, self.seats) if card not in seen]

    # -- counting

    def count(self, seat: Seat, counter: int) -> int:
        """One of COUNTERS, for one player."""
        if counter < FIRST_GOOD:
            return sum([1 for card in self.cards[seat] if CARD_TOTEM[card] == counter])
        if counter < FIRST_KIND:
            return self.goods[seat][counter - FIRST_GOOD]
        if counter < FIRST_SHAFT:
            return sum([1 for tile in self.tiles[seat] if KIND[tile] == counter - FIRST_KIND])
        if counter < FIRST_PIECE:
            return self.shafts[seat][counter - FIRST_SHAFT]
        if counter < ANY_CARDS:
            return self.pieces[seat][counter - FIRST_PIECE]
        if counter == ANY_CARDS:
            return len(self.cards[seat])
        if counter == ONE_OF_EACH_TOTEM:
            return min([self.count(seat, totem) for totem in range(FIRST_GOOD)])
        if counter == HUMANS_OWNED:
            return sum(self.humans[seat])
        assert counter == ANY_TILES
        return len(self.tiles[seat])

    def note_tasks(self, seat: Seat) -> None:
        """Note which royal cards the seat meets; what they count never gets less."""
        for task in self.tasks:
            if self.count(seat, TASK_COUNTER[task]) >= TASK_NEED[task]:
                self.met[seat] |= 1 << task

    def score(self, seat: Seat) -> list[int]:
        """The points of a seat as the table lies, in the order of ROWS."""
        return score(self.tiles[seat], self.cards[seat], self.counts(seat))

    def counts(self, seat: Seat) -> list[int]:
        """All of COUNTERS, for one player: the same as `count` one by one, in one go."""
        totems, kinds = [0] * FIRST_GOOD, [0] * (FIRST_SHAFT - FIRST_KIND)
        for card in self.cards[seat]:
            totems[CARD_TOTEM[card]] += 1
        for tile in self.tiles[seat]:
            kinds[KIND[tile]] += 1
        counts = totems + self.goods[seat][: FIRST_KIND - FIRST_GOOD] + kinds
        counts += self.shafts[seat]
        counts += self.pieces[seat]
        counts.append(len(self.cards[seat]))
        counts.append(min(totems))
        counts.append(sum(self.humans[seat]))
        counts.append(len(self.tiles[seat]))
        return counts

    def outcome(self) -> Result:
        """TP-END.20 to 22: most points, then most princesses, then the victory is shared."""
        lines = [self.score(seat) for seat in range(self.seats)]
        scores = [sum(line) for line in lines]
        ranks = ranked([(scores[seat], self.pieces[seat][BED]) for seat in range(self.seats)])
        rows = [(row, [line[index] for line in lines]) for index, row in enumerate(ROWS)]
        return Result(scores, ranks, "rounds", rows)


def marked_out(marks: list[bool], seats: int) -> tuple[int, ...]:
    """TP-SETUP.16: without four players the marked pieces leave the game."""
    return tuple([index for index, four in enumerate(marks) if seats == 4 or not four])


def rounds_of(time: int, seats: int) -> list[int]:
    """TP-SETUP.42: the round cards of a time whose village is in play."""
    return _ROUNDS[time][seats]


_ROUNDS: Final = [
    [
        [i for i, card in enumerate(ROUND_CARDS) if card.time == time and card.village < seats]
        for seats in range(5)
    ]
    for time in range(3)
]


def changed(row: list[int], index: int, by: int) -> list[int]:
    """A row with one number changed, as a new row."""
    fresh = row[:]
    fresh[index] += by
    return fresh


def without(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """The items but one."""
    at = items.index(item)
    return items[:at] + items[at + 1 :]
