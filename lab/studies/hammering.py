"""When to stop hammering in Trollfjord: what one more blow brings, by how near a colour is to its limit."""

from random import Random
from typing import Final

from lab.studies.study import Group, Sample, Study, Table, begun, played
from lab.studies.tables import in_turn
from trollbord.games.trollfjord.box import LIMITED, STOP
from trollbord.games.trollfjord.evaluate import reach
from trollbord.games.trollfjord.state import TrollfjordState
from trollbord.kernel.match import Match
from trollbord.kernel.option import Option
from trollbord.kernel.playout import drawn
from trollbord.words.speaker import Speaker

FAR: Final = 4
"""Boulders below a limit: this many and more are one group."""
TRIES: Final = 6
"""How often each of the two ways is played out from one question."""
SEATS: Final = 2


class Hammering(Study):
    """The points that one more blow brings more than stopping, where the quick policy goes on from there."""

    topic = "hammering"
    usual = 60
    is_share = False

    def tables(self, matches: int, seed: int) -> list[Table]:
        return in_turn([(str(SEATS), "trollfjord", SEATS)], matches, seed)

    def samples(self, table: Table, bot: str) -> list[Sample]:
        found: list[Sample] = []
        rng = Random(table.seed)

        def asked(match: Match) -> None:
            state = match.state
            assert isinstance(state, TrollfjordState) and state.ask is not None
            if state.ask.prompt == "swing" and STOP in state.ask.options:
                found.append(_compared(state, rng))

        played(begun(table), bot, asked)
        return found

    def even(self, panel: str) -> float:
        return 0.0

    def panel_name(self, panel: str, words: Speaker) -> str:
        return words.text(f"study-hammering-{panel}")

    def group_name(self, panel: str, group: str, words: Speaker) -> str:
        id = "study-hammering-far" if int(group) == FAR else "study-hammering-margin"
        return words.text(id, margin=int(group))

    def order(self, groups: list[Group]) -> list[Group]:
        return sorted(groups, key=lambda group: group.name)


def _compared(state: TrollfjordState, rng: Random) -> Sample:
    """One question: how near the nearest colour is to its limit, and what one more blow brings more than stopping."""
    assert state.ask is not None
    margin = min([state.limit - state.out[colour] for colour in range(LIMITED)])
    blows = [option for option in state.ask.options if option is not STOP]
    gain = 0.0
    for _ in range(TRIES):
        gain += _gained(state, rng.choice(blows), rng) - _gained(state, STOP, rng)
    has_treasure = reach(state, state.hammerer)[0] > 0
    panel = "treasure" if has_treasure else "nothing"
    return Sample(panel, str(max(0, min(FAR, margin))), gain / TRIES)


def _gained(state: TrollfjordState, option: Option, rng: Random) -> float:
    """The points that the hammering player has won when the turn is over, if this is picked now."""
    world = state.copy()
    seat, turn = state.hammerer, state.turn
    world.take(option)
    while world.ask is not None and world.turn == turn and world.ask.prompt not in OVER:
        ask = world.ask
        if ask.weights is not None:
            world.take(drawn(ask.options, ask.weights, rng))
        else:
            world.take(world.game.advice.rollout(world, rng))
    return float(world.score(seat) - state.score(seat))


OVER: Final = ("lord", "call")
"""Questions that begin another turn."""
