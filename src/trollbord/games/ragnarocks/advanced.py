"""The table of the advanced game: teams, cards, and what a turn has to remember for them."""

from hashlib import blake2b
from typing import ClassVar, Final

from mypy_extensions import i64

from trollbord.games.ragnarocks.box import (
    CELLS,
    NEIGHBOURS,
    NO_CHARACTERS,
    NOBODY,
    RED,
    VIKINGS_EACH,
)
from trollbord.games.ragnarocks.native.board import ALL, OFF, Board, bits
from trollbord.games.ragnarocks.power import POWERS
from trollbord.games.ragnarocks.state import CONTESTED, WILD, RagnarocksState
from trollbord.kernel.game import Game
from trollbord.kernel.notation import written
from trollbord.kernel.result import Result
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Settings

NO_VIKING: Final = -1
NO_HEADING: Final = -1
NO_COLOUR: Final = -1
ENTERED: Final = -2
"""The Viking of Ask and Embla's card when it has left the card, or lost its chance to."""
QUIET_TURNS: Final = 50
"""RR-R.41: turns without a new greatest number of stones that end the game."""
OCCURRENCES: Final = 3
"""RR-R.15: how often a position may come up before the game ends."""


def is_advanced(seats: int, settings: Settings) -> bool:
    """RR-DRAFT.6, RR-TEAM.2: characters are played with if people want them, and always by teams."""
    return seats > 2 or settings["characters"] != NO_CHARACTERS


def ivory_players(seats: int, settings: Settings) -> int:
    """How many play Ivory: as agreed, since RR-TEAM.1 allows any sizes, or else half of them, the larger half."""
    given = settings["ivory_players"]
    assert isinstance(given, int)
    return (seats + 1) // 2 if given == 0 else given


class AdvancedState(RagnarocksState):
    """The duel's table, with a card for each seat and two colours that may be teams.

    `vikings` of a colour that plays with fewer are OFF the board. What begins with `turn_` is forgotten when a turn begins.
    """

    # -- fields: what tools/fields.py writes

    FIELDS: ClassVar[tuple[str, ...]] = (
        *RagnarocksState.FIELDS,
        "ivory_players",
        "cards",
        "laid",
        "in_force",
        "holders",
        "turns_taken",
        "following",
        "card_stones",
        "penalties",
        "waiting",
        "is_settled_once",
        "hand",
        "played",
        "turn_viking",
        "turn_heading",
        "turn_used",
        "turn_created",
        "turn_settled",
        "turn_contested",
        "turn_extra",
        "turn_stepped",
        "most_stones",
        "quiet_turns",
        "past",
        "winner",
        "ending",
    )

    def _copy_fields(self, other: "AdvancedState") -> None:
        other.ivory_players = self.ivory_players
        other.cards = self.cards[:]
        other.laid = self.laid[:]
        other.in_force = self.in_force[:]
        other.holders = self.holders[:]
        other.turns_taken = self.turns_taken[:]
        other.following = self.following[:]
        other.card_stones = self.card_stones
        other.penalties = self.penalties[:]
        other.waiting = self.waiting
        other.is_settled_once = self.is_settled_once
        other.hand = self.hand[:]
        other.played = self.played[:]
        other.turn_viking = self.turn_viking
        other.turn_heading = self.turn_heading
        other.turn_used = self.turn_used
        other.turn_created = self.turn_created
        other.turn_settled = self.turn_settled
        other.turn_contested = self.turn_contested
        other.turn_extra = self.turn_extra
        other.turn_stepped = self.turn_stepped
        other.most_stones = self.most_stones
        other.quiet_turns = self.quiet_turns
        other.past = self.past[:]
        other.winner = self.winner
        other.ending = self.ending

    # -- end of the fields

    def __init__(
        self, game: Game, seats: int, settings: Settings, board: Board | None = None
    ) -> None:
        super().__init__(game, seats, settings, board)
        self.ivory_players: int = ivory_players(seats, settings)
        self.cards: list[int] = [NOBODY] * seats
        self.laid: list[int] = []
        self.in_force: list[int] = [NOBODY, NOBODY]
        self.holders: list[int] = [0, self.ivory_players]
        self.turns_taken: list[int] = [0] * seats
        self.following: list[int] = [0, 0]
        self.card_stones = 0
        self.penalties: list[int] = [0, 0]
        self.waiting: int = NO_VIKING
        self.is_settled_once = False
        self.hand: list[int] = []
        self.played: list[int] = []
        self.forget_turn()
        self.most_stones = 0
        self.quiet_turns = 0
        self.past: list[int] = []
        self.winner: int = NO_COLOUR
        self.ending = "no-turn-left"

    def copy(self) -> "AdvancedState":
        other = AdvancedState(self.game, self.seats, self.settings, self.board.copy())
        other.supply = self.supply
        other.skips = self.skips
        self._copy_fields(other)
        self.copy_agenda(other)
        return other

    def advance(self) -> None:
        if self.winner != NO_COLOUR:
            self.agenda.clear()
        super().advance()

    # -- who is who

    def colour(self, seat: Seat) -> int:
        """The colour that a seat plays for."""
        return int(seat >= self.ivory_players)

    def team(self, colour: int) -> range:
        """The seats of a colour, by number."""
        return range(self.ivory_players, self.seats) if colour == RED else range(self.ivory_players)

    def is_setup(self) -> bool:
        """Whether nobody has taken a turn yet."""
        return not any(self.turns_taken)

    def is_on_turn(self, seat: Seat) -> bool:
        """Whether this is the turn of a seat that holds its colour's card."""
        return self.turns_taken[seat] > 0 and self.holders[self.colour(seat)] == seat

    def has_moved(self, seat: Seat) -> bool:
        """Whether this is the seat's turn, and one of its standing Vikings is selected."""
        return self.is_on_turn(seat) and self.turn_viking in self.standing(self.colour(seat))

    def next_seat(self, colour: int) -> Seat:
        """RR-TEAM.7: who of a colour takes the next turn; the team goes round its own numbers."""
        team = self.team(colour)
        seat = team[self.following[colour]]
        self.following[colour] = (self.following[colour] + 1) % len(team)
        return seat

    def skips_to_end(self) -> int:
        """RR-R.43: the skips in a row by which every player of both teams has been asked once."""
        return 2 * max(len(self.team(0)), len(self.team(RED)))

    def group(self, colour: int) -> range:
        """The Vikings of a colour, by index."""
        return range(colour * VIKINGS_EACH, (colour + 1) * VIKINGS_EACH)

    def standing(self, colour: int) -> list[int]:
        """The Vikings of a colour that are on the board, by index."""
        return [viking for viking in self.group(colour) if self.vikings[viking] != OFF]

    def is_contested(self, viking: int) -> bool:
        """RR-REGION.7: whether a Viking shares its region with the other colour."""
        return bool(self.board.contested >> viking & 1)

    def viking_on(self, cell: int) -> int:
        """The Viking on a cell, by index."""
        return self.vikings.index(cell)

    def is_empty(self, cell: int) -> bool:
        """Whether neither a Viking nor a stone stands on a cell."""
        return not self.board.is_stone(cell) and cell not in self.vikings

    def empty_neighbours(self, cell: int) -> list[int]:
        """The empty cells around a cell, in order."""
        return sorted([near for near in NEIGHBOURS[cell] if self.is_empty(near)])

    def land_of(self, *statuses: int) -> int:
        """All cells of regions with one of these statuses, as bits."""
        low: i64 = 0
        high: i64 = 0
        for status in statuses:
            more_low, more_high = self._land_of(status)
            low |= more_low
            high |= more_high
        return bits(low, high)

    def _land_of(self, status: int) -> tuple[i64, i64]:
        """RR-REGION.4 to 6: the cells of regions with one status: one flood finds all that hang together with Vikings."""
        board = self.board
        if status == CONTESTED:
            low, high = board.under(board.contested)
            return board.region(low, high)
        if status != WILD:
            return self.settled(status)
        low, high = board.under(ALL)
        low, high = board.region(low, high)
        return board.low & ~low, board.high & ~high

    def empty_contested(self) -> list[int]:
        """The empty cells of contested regions, in order."""
        land = self.land_of(CONTESTED)
        return [cell for cell in range(len(CELLS)) if land >> cell & 1 and self.is_empty(cell)]

    # -- what happens

    def begin_turn(self, seat: Seat) -> None:
        """RR-TEAM.8: the seat's card is in force from now on; the last turn is forgotten."""
        colour = self.colour(seat)
        self.in_force[colour] = self.cards[seat]
        self.holders[colour] = seat
        self.turns_taken[seat] += 1
        self.fresh_turn()

    def fresh_turn(self) -> None:
        """Forget the last turn, and note what powers will want to compare with."""
        self.forget_turn()
        self.turn_settled = self.land_of(0, RED)
        self.turn_contested = int(self.board.contested)

    def has_just_begun(self) -> bool:
        """Whether all that a turn remembers is as at its start."""
        fresh = self.copy()
        fresh.fresh_turn()
        return all([getattr(fresh, name) == getattr(self, name) for name in TURN_FIELDS])

    def forget_turn(self) -> None:
        """Nothing has happened in this turn yet."""
        self.turn_viking: int = NO_VIKING
        self.turn_heading: int = NO_HEADING
        self.turn_used = 0
        self.turn_created = 0
        self.turn_settled = 0
        self.turn_contested = 0
        self.turn_extra = False
        self.turn_stepped = 0

    def set_stone(self, seat: Seat, cell: int, from_card: bool = False) -> None:
        """RR-TURN.9, RR-R.4: a stone goes onto the board, and may create regions."""
        cuts = self.board.would_cut(cell)
        self.board.place(cell)
        if from_card:
            self.card_stones -= 1
        else:
            self.supply -= 1
        if self.listener is not None:
            self.tell("card-stone" if from_card else "stone", {"seat": seat, "cell": CELLS[cell]})
        if cuts:
            for near in NEIGHBOURS[cell]:
                if not self.board.is_stone(near):
                    self.turn_created |= self.region(near)
        self.changed()

    def shift(self, seat: Seat, viking: int, cell: int) -> None:
        """A Viking goes to a cell; regions may change with it."""
        if self.listener is not None:
            source = CELLS[self.vikings[viking]]
            self.tell("move", {"seat": seat, "from": source, "to": CELLS[cell]})
        self.board.relocate(viking, cell)
        self.changed()

    def changed(self) -> None:
        """Watch for the first time that land is settled, where a card waits for it."""
        if self.is_settled_once or not any([POWERS[card].waits_for_land for card in self.cards]):
            return
        settled = [(region, status) for region, status in self.regions() if status in (0, RED)]
        if not settled:
            return
        self.is_settled_once = True
        if len(settled) == 1:
            region, status = settled[0]
            for seat, card in enumerate(self.cards):
                POWERS[card].first_land(self, self.colour(seat), status, region.bit_count())

    def win(self, colour: int, ending: str) -> None:
        """RR-END.2: a winning condition is fulfilled, and nothing is counted any more."""
        self.winner = colour
        self.ending = ending

    # -- endless play

    def is_dead(self) -> bool:
        """RR-R.44: no stone is left, and the turns that a card still allows change nothing; then the game ends."""
        powers = [POWERS[card] for card in self.cards]
        if self.supply + self.card_stones > 0 or any([power.hunts for power in powers]):
            return False
        if not any([power.outlasts_stones for power in powers]):
            return False
        self.ending = "no-stone-left"
        return True

    def note_turn(self, seat: Seat) -> bool:
        """RR-R.15, RR-R.41: note the position; whether play has become endless."""
        if not any([POWERS[card].stalls for card in self.cards]):
            return False
        stones = self.stone_count()
        self.quiet_turns = 0 if stones > self.most_stones else self.quiet_turns + 1
        self.most_stones = max(self.most_stones, stones)
        mark = self._mark(seat)
        self.past.append(mark)
        if self.past.count(mark) >= OCCURRENCES:
            self.ending = "repetition"
        elif self.quiet_turns >= QUIET_TURNS:
            self.ending = "no-progress"
        return self.ending != "no-turn-left"

    def _mark(self, seat: Seat) -> int:
        facts = [
            sorted(self.own_vikings(0)),
            sorted(self.own_vikings(1)),
            self.stones,
            self.supply,
            seat,
            self.card_stones,
            self.penalties,
            self.waiting,
            self.in_force,
            sorted(self.played),
            self.following,
            self.is_settled_once,
        ]
        return int.from_bytes(blake2b(written(facts).encode(), digest_size=6).digest(), "big")

    # -- the count

    def outcome(self) -> Result:
        """RR-SCORE.7, RR-TEAM.9: the colours are counted, and all seats of a colour share what it gets."""
        table = self.counted(self.land())
        return self._shared(self.totals(table), table)

    def counted(self, land: list[int]) -> dict[str, list[int]]:
        """What each colour counts, by name, with this settled land."""
        table = {"land": land[:], "wild": [0, 0], "stones": [0, 0], "penalties": self.penalties[:]}
        for seat, card in enumerate(self.cards):
            POWERS[card].count(self, self.colour(seat), table)
        return table

    def totals(self, table: dict[str, list[int]]) -> list[int]:
        """RR-SCORE.7: what each colour counts in all."""
        totals = [0, 0]
        for row in table.values():
            totals[0] += row[0]
            totals[1] += row[1]
        return totals

    def _wins(self, totals: list[int]) -> list[bool]:
        """RR-END.2, RR-SCORE.7: the colour that has fulfilled its condition wins, otherwise the colour with the most."""
        if self.winner != NO_COLOUR:
            return [colour == self.winner for colour in (0, 1)]
        return [total == max(totals) for total in totals]

    def _shared(self, totals: list[int], table: dict[str, list[int]]) -> Result:
        colours = [self.colour(seat) for seat in range(self.seats)]
        wins = self._wins(totals)
        behind = 1 + sum([wins[colour] for colour in colours])
        rows = [
            (name, [values[colour] for colour in colours])
            for name, values in table.items()
            if name == "land" or any(values)
        ]
        scores = [totals[colour] for colour in colours]
        ranks = [1 if wins[colour] else behind for colour in colours]
        return Result(scores, ranks, self.ending, rows)

    def wild_cells(self) -> int:
        """How many cells lie in wild regions."""
        return self.land_of(WILD).bit_count()


TURN_FIELDS: Final = tuple([name for name in AdvancedState.FIELDS if name.startswith("turn_")])
