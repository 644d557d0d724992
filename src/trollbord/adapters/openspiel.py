"""Our games in OpenSpiel: `register()`, then `pyspiel.load_game("trollbord_ragnarocks(players=2)")`.

An action is an option's id. Chance is explicit, by the weights of the question. The observation is what a seat's view says
now; the information state has perfect recall: all picks and events that the seat has seen, in order. Returns are the
final standing: 1 for a lone first place or the first team, -1 for the last; they sum to 0 unless teams differ in size. With
`most` a state is terminal after this number of decisions: `state.reason()` is `broken-off` then, and all returns are 0.

What a view forgets on purpose (Trollfjord's patched sacks) is remembered here, as `game.recalled` has it, and a resampled
table honours it. The information-state tensor holds the row of now, the last `recent` picks as their player saw them, and a
digest of everything seen, unless `digest=False`: two information states have two tensors. With `start` a match begins at a late
position that is small enough to be solved (`starts.py`).
"""

import hashlib
import math
from random import Random
from typing import Any, Final, NamedTuple

from trollbord.adapters.starts import start_of
from trollbord.envs.rows import OneRow
from trollbord.games import game_ids, load
from trollbord.kernel.advice import standings
from trollbord.kernel.errors import BadSeats
from trollbord.kernel.event import Event, Listener
from trollbord.kernel.extras import extras_needed, need
from trollbord.kernel.game import Game
from trollbord.kernel.result import broken_off
from trollbord.kernel.seat import SPECTATOR, Seat
from trollbord.kernel.state import State

need("open_spiel")
with extras_needed():
    import numpy as np
    import pyspiel

PREFIX: Final = "trollbord_"
LONGEST: Final = 200_000
"""Picks after which OpenSpiel may take a match for endless; Trollfjord at random needs 10,000 on average."""
RECENT: Final = 32
"""Picks that an information-state tensor tells, if the game's parameter `recent` does not say otherwise."""
DIGEST: Final = 128
"""Places of the digest: two histories share one with a chance of 2 ** -128."""
HIDDEN: Final = "??"
"""What is written for a pick that a player has not seen."""


def register() -> list[str]:
    """Register every game that is not registered yet; the names to load them by."""
    known = set(pyspiel.registered_names())
    names = []
    for id in game_ids():
        if PREFIX + id not in known:
            made = _game_class(load(id))
            pyspiel.register_game(made.TYPE, made)
        names.append(PREFIX + id)
    return names


def _game_class(box: Game) -> Any:
    """OpenSpiel asks a class for each game: it is loaded by its type."""

    class SpielGame(TrollbordGame):
        BOX = box
        TYPE = _type_of(box)

    return SpielGame


def _type_of(box: Game, is_even: bool = True) -> Any:
    """What OpenSpiel asks of a kind of game; where teams differ in size their returns sum to no constant."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + box.id,
        long_name=f"Trollbord: {box.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if is_even else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(box.seats),
        min_num_players=min(box.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(box.seats),
            "most": 0,
            "recent": RECENT,
            "digest": True,
            "start": "",
        },
    )


class TrollbordGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game at a number of seats."""

    BOX: Game
    TYPE: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.box: Final = self.BOX
        self.seats: Final = self.box.seated(int(given.get("players", self.box.seats[0])))
        self.most: Final = int(given.get("most", 0))
        """After how many decisions a match is broken off; 0: never."""
        self.recent: Final = int(given.get("recent", RECENT))
        """How many of the last picks an information-state tensor tells."""
        self.digests: Final = bool(given.get("digest", True))
        """Whether it ends in a digest of everything seen."""
        self.worlds: Final = self._worlds(str(given.get("start", "")))
        """The tables that a match begins with: chance deals one of them, if there are several."""
        self.first: Final = self.worlds[0]
        self.sides: Final = self.box.sides(self.seats, self.first.settings)
        is_even = len({self.sides.count(side) for side in self.sides}) == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.box.vocabulary),
            max_chance_outcomes=len(self.box.vocabulary),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if is_even else None,
            max_game_length=LONGEST,
        )
        super().__init__(self.TYPE if is_even else _type_of(self.box, False), info, given)

    def _worlds(self, start: str) -> list[State]:
        """A new table; or those that a late position allows, each of which a spectator takes for any other."""
        if not start:
            return [self.box.new(self.seats)]
        late = start_of(self.box.id, start)
        table = self.box.position(late.position)
        if table.seats != self.seats:
            words = {"game": self.box.id, "given": str(self.seats), "expected": str(table.seats)}
            raise BadSeats("error-bad-seats", dict(words))
        seen = table.view(SPECTATOR)
        return [table, *[seen.world(Random(each)) for each in range(1, late.worlds)]]

    def new_initial_state(self) -> "TrollbordState":
        """A new table."""
        return TrollbordState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TrollbordObserver":
        """What turns states into observations."""
        is_recalling = iig_obs_type is not None and iig_obs_type.perfect_recall
        return TrollbordObserver(self, is_recalling)


class TrollbordState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A table, and what each seat has seen of the way to it."""

    def __init__(self, game: TrollbordGame) -> None:
        super().__init__(game)
        self.seats: Final = game.seats
        self.sides: Final = game.sides
        self.most: Final = game.most
        self.decisions = 0
        self.worlds: Final = game.worlds
        self.is_dealt = len(game.worlds) == 1
        self.table: State = game.first.copy()
        self.told: list[OpenSpielTold] = []
        self._lines: dict[Seat, list[str]] = {}

    def current_player(self) -> int:
        """Who is asked, in OpenSpiel's numbers."""
        if not self.is_dealt:
            return int(pyspiel.PlayerId.CHANCE)
        ask = self.table.ask
        if ask is None or self.is_broken_off():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if ask.weights is not None else ask.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table.ask is not None
        # OpenSpiel wants actions in ascending order.
        return sorted(option.id for option in self.table.ask.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """NATURE's options with their chances; before the deal of a late position its worlds, all alike."""
        if not self.is_dealt:
            return [(world, 1 / len(self.worlds)) for world in range(len(self.worlds))]
        ask = self.table.ask
        assert ask is not None and ask.weights is not None
        whole = sum(ask.weights)
        return [(option.id, weight / whole) for option, weight in zip(ask.options, ask.weights)]

    def _apply_action(self, action: int) -> None:
        if not self.is_dealt:
            self.table, self.is_dealt = self.worlds[action].copy(), True
            return
        ask = self.table.ask
        assert ask is not None
        option = self.table.game.vocabulary[action]
        # A fresh one each time: copies of a table have no listener.
        self.table.listener = ear = Listener()
        self.table.pick(option)
        self.decisions += ask.weights is None and len(ask.options) > 1
        events, _ = ear.drain()
        self.told.append(
            OpenSpielTold(ask.seat, option.id, option.text, ask.seen_by, tuple(events))
        )

    def _action_to_string(self, player: int, action: int) -> str:
        if not self.is_dealt:
            return f"world {action}"
        return str(self.table.game.vocabulary[action].text)

    def is_terminal(self) -> bool:
        """Whether nothing is asked any more, or the match is broken off."""
        return self.table.ask is None or self.is_broken_off()

    def is_broken_off(self) -> bool:
        """Whether an open match has taken the most decisions that the game allows."""
        return self.table.ask is not None and 0 < self.most <= self.decisions

    def reason(self) -> str:
        """Why the match ended; nothing while it goes on."""
        result = broken_off(self.seats) if self.is_broken_off() else self.table.result()
        return "" if result is None else result.reason

    def returns(self) -> list[float]:
        """The standing of each seat at the end; nothing before it."""
        result = self.table.result()
        if result is None:
            return [0.0] * self.seats
        return standings(result.ranks, self.sides)

    def __str__(self) -> str:
        if not self.is_dealt:
            return "before the deal"
        return self.table.position() if self.table.ask is not None else "over"

    def recalled(self, seat: Seat) -> str:
        """All that a seat has seen, in order, and what it knows now."""
        now = str(self.table.game.recalled(self.table, seat))
        return "\n".join([f"seat {seat}", *self.lines(seat), now])

    def lines(self, seat: Seat) -> list[str]:
        """What a seat has seen of each pick; a line is written once, for searches ask again and again."""
        written = self._lines.setdefault(seat, [])
        written += [told.line(seat) for told in self.told[len(written) :]]
        return written

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "TrollbordState":
        """A table that this player can't tell from the true one, with the same history as far as it was seen."""
        # 53 bits are all that a float between 0 and 1 has.
        rng = Random(int(probability_sampler() * (1 << 53)))
        other = TrollbordState(self.get_game())
        other.table = self.table.game.recalled(self.table, player_id).world(rng)
        other.is_dealt = True
        other.told = [told.masked(player_id) for told in self.told]
        other.decisions = self.decisions
        return other

    def clone(self) -> "TrollbordState":
        """A copy that is disturbed by nothing."""
        return self.__deepcopy__({})

    def __deepcopy__(self, memo: Any) -> "TrollbordState":
        other = TrollbordState(self.get_game())
        other.table, other.told = self.table.copy(), self.told[:]
        other.is_dealt = self.is_dealt
        other._lines = {seat: lines[:] for seat, lines in self._lines.items()}
        other.decisions = self.decisions
        return other


class OpenSpielTold(NamedTuple):
    """A pick: who picked, what (its id and spelling), who saw it (None: all), and what was told then."""

    picker: Seat
    id: int
    text: str
    seen_by: tuple[Seat, ...] | None
    events: tuple[Event, ...]

    def is_seen(self, seat: Seat) -> bool:
        """Whether a seat may know which option it was."""
        return self.seen_by is None or seat == self.picker or seat in self.seen_by

    def line(self, seat: Seat) -> str:
        """The pick as a seat has seen it."""
        heard = "; ".join([repr(event.seen(seat)) for event in self.events])
        return f"{self.picker} {self.text if self.is_seen(seat) else HIDDEN} {heard}".rstrip()

    def masked(self, seat: Seat) -> "OpenSpielTold":
        """The pick with all that this seat has not seen left out."""
        events = tuple([event.seen(seat) for event in self.events])
        if self.is_seen(seat):
            return self._replace(events=events)
        return self._replace(id=-1, text=HIDDEN, events=events)


class TrollbordObserver:
    """What a player sees now as a tensor and a string, or, recalling, all that it has seen so far."""

    def __init__(self, game: TrollbordGame, is_recalling: bool) -> None:
        self.is_recalling: Final = is_recalling
        self.seats: Final = game.seats
        layout = game.box.observation.layout(game.seats, game.first.settings)
        self.row: Final = OneRow(game.box, game.seats, game.first.settings)
        self.bits: Final = len(game.box.vocabulary).bit_length()
        self.recent: Final = game.recent
        blocks: list[tuple[str, tuple[int, ...]]] = [
            (block.name, (block.length,)) for block in layout
        ]
        if is_recalling:
            blocks += [("recent", (self.recent, self._width()))]
            blocks += [("digest", (DIGEST,))] if game.digests else []
        self.tensor = np.zeros(sum([math.prod(shape) for _, shape in blocks]), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, shape in blocks:
            self.dict[name] = self.tensor[at : at + math.prod(shape)].reshape(shape)
            at += math.prod(shape)

    def _width(self) -> int:
        """Numbers for a pick: who picked, from the player's left, chance last; its id in bits from 1; all 0 if unseen."""
        return self.seats + 1 + self.bits

    def set_from(self, state: TrollbordState, player: int) -> None:
        """Write the tensor of a player."""
        self.tensor[: self.row.length] = self.row.write(state.table, player)
        if self.is_recalling:
            self._write_recent(self.dict["recent"], state.told[-self.recent :], player)
            if "digest" in self.dict:
                self.dict["digest"][:] = _digest(state.lines(player))

    def _write_recent(self, rows: Any, recent: list[OpenSpielTold], player: int) -> None:
        """The last picks, the latest first."""
        rows.fill(0.0)
        for row, told in zip(rows, reversed(recent)):
            picker = (told.picker - player) % self.seats if told.picker >= 0 else self.seats
            row[picker] = 1.0
            if told.is_seen(player) and told.id >= 0:
                for bit in range(self.bits):
                    row[self.seats + 1 + bit] = (told.id + 1) >> bit & 1

    def string_from(self, state: TrollbordState, player: int) -> str:
        """What a player sees now, or has seen so far."""
        return state.recalled(player) if self.is_recalling else str(state.table.view(player))


def _digest(lines: list[str]) -> Any:
    """A history as -1 and 1: the same for the same one, and for no other."""
    digest = hashlib.sha256("\n".join(lines).encode()).digest()[: DIGEST // 8]
    return np.unpackbits(np.frombuffer(digest, np.uint8)).astype(np.float32) * 2 - 1
