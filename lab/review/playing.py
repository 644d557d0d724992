"""Matches on bare tables, with what one seat decided in them kept for judging."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from trollbord.analysis.budget import Depth
from trollbord.analysis.course import Met, Stretch
from trollbord.analysis.looking import Found, Looker, OwnLooker, SearchLooker
from trollbord.analysis.reviewing import taught
from trollbord.bots.search import SearchPlayer
from trollbord.bots.tree import SearchSettings, drawn
from trollbord.games import load
from trollbord.kernel.ask import Ask
from trollbord.kernel.dice import dice_of
from trollbord.kernel.option import Option
from trollbord.kernel.player import Budget, Decision, Player
from trollbord.kernel.seat import Seat
from trollbord.kernel.shares import SEARCH, Judge
from trollbord.kernel.state import State

Meet = Callable[[State, Ask, Option], Option]
"""Sees what a player is about to pick, and may put something else in its place."""


class Ground(NamedTuple):
    """A game and number of seats, who says its shares, and who looks at decisions."""

    game: str
    seats: int
    judge: Judge
    looker: Looker

    @property
    def by_turns(self) -> bool:
        """Whether whole turns are judged, by the game's own player."""
        return self.judge.kind == SEARCH


def ground(game: str, seats: int, depth: Depth) -> Ground:
    """What a study stands on."""
    judge = taught(load(game), seats)
    looker: Looker = OwnLooker(judge, depth) if judge.kind == SEARCH else SearchLooker(judge, depth)
    return Ground(game, seats, judge, looker)


def searcher(iterations: int, heat: float = 0.0) -> Player:
    """A search that does not err, if its heat is 0."""
    settings = SearchSettings(uses_experts=True)
    return SearchPlayer("search", settings, Budget(iterations=iterations), heat)


def play(state: State, players: Sequence[Player], rng: Random, meet: Meet | None = None) -> None:
    """Play a table to its end."""
    dice = dice_of(rng)
    while (ask := state.ask) is not None:
        if ask.weights is not None:
            option = drawn(ask.options, ask.weights, dice)
        elif len(ask.options) == 1:
            option = ask.options[0]
        else:
            option = players[ask.seat].choose(Decision(state.view(ask.seat), rng))
            if meet is not None:
                option = meet(state, ask, option)
        state.take(option)


class Kept:
    """The decisions of one seat, each with the table and the picks of its turn that followed."""

    def __init__(self, seat: Seat, by_turns: bool) -> None:
        self.seat: Final = seat
        self.by_turns: Final = by_turns
        self.stretches: Final[list[Stretch]] = []

    def meet(self, state: State, ask: Ask, option: Option) -> Option:
        """Keep a decision; where turns are judged, a stone belongs to its move."""
        if ask.seat == self.seat:
            met = Met(len(self.stretches) + 1, state.copy(), option)
            if self.by_turns and not state.game.advice.is_settled(state) and self.stretches:
                self.stretches[-1].picks.append(met)
            else:
                self.stretches.append(Stretch(ask.seat, [met]))
        return option


def looked(place: Ground, stretch: Stretch, seed: str) -> Found:
    """What the review says of a decision, or of a turn."""
    return place.looker.look(stretch, Random(seed))[0]
