"""Our games in OpenSpiel: `register()`, then `pyspiel.load_game("trollbord_ragnarocks(players=2)")`.

An action is an option's id. Chance is explicit, by the weights of the question. The observation is what a seat's view says
now; the information state has perfect recall: all picks and events that the seat has seen, in order. Returns are the
final standing: 1 for a lone first place, -1 for a lone last, summing to 0.

Trollfjord is played with open sacks here: who remembers every treasure taken knows what lies in them, and an
information state must not forget.
"""

from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from trollbord.envs.vector import seen
from trollbord.games import game_ids, load
from trollbord.kernel.advice import standing
from trollbord.kernel.event import Event, Listener
from trollbord.kernel.game import Game
from trollbord.kernel.observation import Rows, row_length
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import Settings
from trollbord.kernel.state import State

PREFIX: Final = "trollbord_"
LONGEST: Final = 200_000
"""Picks after which OpenSpiel may take a match for endless; Trollfjord at random needs 22,000 on average."""
RECALLED: Final[dict[str, Settings]] = {"trollfjord": {"open_sacks": True}}
"""Settings under which a view forgets nothing that its seat has seen."""


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


def _type_of(box: Game) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + box.id,
        long_name=f"Trollbord: {box.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(box.seats),
        min_num_players=min(box.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(box.seats)},
    )


class TrollbordGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game at a number of seats."""

    BOX: Game
    TYPE: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.box: Final = self.BOX
        self.seats: Final = self.box.seated(int(given.get("players", self.box.seats[0])))
        self.first: Final = self.box.new(self.seats, **RECALLED.get(self.box.id, {}))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.box.vocabulary),
            max_chance_outcomes=len(self.box.vocabulary),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.TYPE, info, given)

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
        self.table: State = game.first.copy()
        self.told: list[tuple[Seat, str, tuple[Seat, ...] | None, tuple[Event, ...]]] = []
        """For each pick: who picked, what, who saw it (None: all), and what was told then."""

    def current_player(self) -> int:
        """Who is asked, in OpenSpiel's numbers."""
        ask = self.table.ask
        if ask is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if ask.weights is not None else ask.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table.ask is not None
        return sorted(option.id for option in self.table.ask.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """NATURE's options with their chances."""
        ask = self.table.ask
        assert ask is not None and ask.weights is not None
        whole = sum(ask.weights)
        return [(option.id, weight / whole) for option, weight in zip(ask.options, ask.weights)]

    def _apply_action(self, action: int) -> None:
        ask = self.table.ask
        assert ask is not None
        option = self.table.game.vocabulary[action]
        self.table.listener = ear = Listener()
        self.table.pick(option)
        events, _ = ear.drain()
        self.told.append((ask.seat, option.text, ask.seen_by, tuple(events)))

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.table.game.vocabulary[action].text)

    def is_terminal(self) -> bool:
        """Whether nothing is asked any more."""
        return self.table.ask is None

    def returns(self) -> list[float]:
        """The standing of each seat at the end; nothing before it."""
        result = self.table.result()
        if result is None:
            return [0.0] * self.seats
        return [standing(result.ranks, seat) for seat in range(self.seats)]

    def __str__(self) -> str:
        return self.table.position() if self.table.ask is not None else "over"

    def recalled(self, seat: Seat) -> str:
        """All that a seat has seen, in order, and what it sees now."""
        lines = [_line(entry, seat) for entry in self.told]
        return "\n".join([f"seat {seat}", *lines, str(self.table.view(seat))])

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "TrollbordState":
        """A table that this player can't tell from the true one, with the same history as far as it was seen."""
        rng = Random(int(probability_sampler() * (1 << 53)))
        other = TrollbordState(self.get_game())
        other.table = self.table.view(player_id).world(rng)
        other.told = [_masked(entry, player_id) for entry in self.told]
        return other

    def clone(self) -> "TrollbordState":
        """A copy that is disturbed by nothing."""
        return self.__deepcopy__({})

    def __deepcopy__(self, memo: Any) -> "TrollbordState":
        other = TrollbordState(self.get_game())
        other.table, other.told = self.table.copy(), self.told[:]
        return other


Told = tuple[Seat, str, tuple[Seat, ...] | None, tuple[Event, ...]]


def _is_seen(entry: Told, seat: Seat) -> bool:
    picker, _, seen_by, _ = entry
    return seen_by is None or seat == picker or seat in seen_by


def _line(entry: Told, seat: Seat) -> str:
    picker, text, _, events = entry
    heard = "; ".join([repr(event.seen(seat)) for event in events])
    return f"{picker} {text if _is_seen(entry, seat) else '??'} {heard}".rstrip()


def _masked(entry: Told, seat: Seat) -> Told:
    picker, text, seen_by, events = entry
    return (
        picker,
        text if _is_seen(entry, seat) else "??",
        seen_by,
        tuple([event.seen(seat) for event in events]),
    )


class TrollbordObserver:
    """The row of a seat as a tensor, and its view, or all that it has seen, as a string."""

    def __init__(self, game: TrollbordGame, is_recalling: bool) -> None:
        self.is_recalling: Final = is_recalling
        self.source: Final = game.box.observation
        self.rows: Final = Rows(1, row_length(self.source.layout(game.seats, game.first.settings)))
        self.tensor = np.zeros(int(self.rows.length), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for block in self.source.layout(game.seats, game.first.settings):
            self.dict[block.name] = self.tensor[at : at + block.length]
            at += block.length

    def set_from(self, state: TrollbordState, player: int) -> None:
        """Write the row of a player."""
        self.source.write(self.rows, 0, state.table, player)
        self.tensor[:] = seen(self.rows.memory, np.float32, 1)[0]

    def string_from(self, state: TrollbordState, player: int) -> str:
        """What a player sees now, or has seen so far."""
        return state.recalled(player) if self.is_recalling else str(state.table.view(player))
