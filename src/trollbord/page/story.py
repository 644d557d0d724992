"""The story of a finished game in three sentences: who led, what turned it, what decided it.

It is told from the game's evaluation, looked up once at the end of every turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from trollbord.kernel.match import Match
from trollbord.kernel.option import Option
from trollbord.kernel.result import Result
from trollbord.kernel.seat import Seat
from trollbord.words import Speaker

NEARLY_ALL: Final = 0.8
"""Who led for this share of the turns led nearly all the way."""
MANY: Final = 4
"""The fewest changes of the lead that the story mentions."""
EVEN: Final = 0.05
"""A difference of evaluations (from -1 to 1) below which no seat leads."""
CLOSE: Final = 0.1
"""A margin of this share of the winner's score, or less, is close."""


class StoryTurn(NamedTuple):
    """The end of a turn: whose it was, what the position was worth to each seat, after how many picks."""

    seat: Seat
    worths: tuple[float, ...]
    picks: int = 0


class Turning(NamedTuple):
    """The turn that changed most for the winner, and whose it was."""

    number: int
    seat: Seat


class Story(NamedTuple):
    """The facts of a finished game, before they are put into words for a reader."""

    result: Result
    turns: tuple[StoryTurn, ...]
    deed: Option | None = None
    """What was picked in the turn that changed most: of its decisions the one that brought most."""

    @property
    def winner(self) -> Seat:
        """The first of those in the first place."""
        return self.result.winners[0]

    def leader(self, turn: StoryTurn) -> Seat | None:
        """The seat that led at the end of a turn, or None."""
        best, second = sorted(turn.worths, reverse=True)[:2]
        return None if best - second < EVEN else turn.worths.index(best)

    def leaders(self) -> list[Seat]:
        """The leaders turn by turn, without the turns that had none."""
        found = [self.leader(turn) for turn in self.turns]
        return [seat for seat in found if seat is not None]

    def led_until(self, seat: Seat) -> int:
        """The number of the last turn after which a seat was ahead; 0 if it never was."""
        ahead = [number for number, turn in enumerate(self.turns, 1) if self.leader(turn) == seat]
        return max(ahead, default=0)

    def behind_until(self, seat: Seat) -> int:
        """The number of the last turn after which another seat led; 0 if there was none."""
        others = [
            number
            for number, turn in enumerate(self.turns, 1)
            if self.leader(turn) not in (None, seat)
        ]
        return max(others, default=0)

    def turning(self) -> Turning | None:
        """The turn after which the winner stood better than before by most."""
        seat, best = self.winner, None
        for number in range(1, len(self.turns)):
            before, after = self.turns[number - 1], self.turns[number]
            gain = after.worths[seat] - before.worths[seat]
            if best is None or gain > best[0]:
                best = gain, number
        if best is None or best[0] <= 0:
            return None
        return Turning(best[1] + 1, self.turns[best[1]].seat)


def story_of(match: Match, result: Result) -> Story:
    """Go through the log once, and look at the position at the end of each turn."""
    advice, state = match.game.advice, match.at(0).copy()
    turns: list[StoryTurn] = []
    last: Seat | None = None
    for count, pick in enumerate(match.picks, 1):
        if pick.seat >= 0 and not pick.is_lone:
            last = pick.seat
        state.take(pick.option)
        ask = state.ask
        if last is not None and ask is not None and ask.seat >= 0 and ask.seat != last:
            turns.append(StoryTurn(last, tuple(advice.evaluate(state)), count))
            last = None
    story = Story(result, tuple(turns))
    return story._replace(deed=_deed(match, story))


def _deed(match: Match, story: Story) -> Option | None:
    """The decision of the turning point that brought the winner most; the others lead there, or follow from it."""
    turning = story.turning()
    if turning is None:
        return None
    start, end = [story.turns[number].picks for number in (turning.number - 2, turning.number - 1)]
    state, advice, best = match.at(start).copy(), match.game.advice, None
    for pick in match.picks[start:end]:
        before = advice.evaluate(state)[story.winner]
        state.take(pick.option)
        gain = advice.evaluate(state)[story.winner] - before
        if pick.seat == turning.seat and not pick.is_lone and (best is None or gain > best[0]):
            best = gain, pick.option
    return best[1] if best is not None else None


# -- in words


def sentences(
    story: Story, mine: Sequence[Seat], players: Sequence[str], speaker: Speaker
) -> list[str]:
    """The story as one person hears it: who has lost hears first what went well."""
    is_lost = len(mine) == 1 and mine[0] not in story.result.winners
    first = _went_well(story, mine[0], speaker) if is_lost else ""
    told = [first or _led(story, players, speaker), _turned(story, players, speaker)]
    return [each for each in [*told, _decided(story, speaker)] if each]


def _led(story: Story, players: Sequence[str], speaker: Speaker) -> str:
    leaders, winner = story.leaders(), story.winner
    if not leaders:
        return ""
    name, turns = players[winner], len(story.turns)
    if leaders.count(winner) >= NEARLY_ALL * len(leaders):
        return speaker.text("story-led", name=name)
    changes = len([1 for one, two in pairwise(leaders) if one != two])
    if changes >= MANY:
        return speaker.text("story-changes", count=changes)
    turn = story.behind_until(winner)
    return speaker.text("story-late", name=name, turn=turn, turns=turns)


def _turned(story: Story, players: Sequence[str], speaker: Speaker) -> str:
    turning = story.turning()
    if turning is None or story.deed is None or story.result.is_draw:
        return ""
    words: dict[str, str | int] = {
        "turn": turning.number,
        "name": players[turning.seat],
        "option": speaker.option(story.deed, list(players)),
    }
    return speaker.text("story-turn", **words)


def _decided(story: Story, speaker: Speaker) -> str:
    """How close it was, or the row of the count that made the difference."""
    result, winner = story.result, story.winner
    rest = [seat for seat in range(len(result.scores)) if result.ranks[seat] != 1]
    if not rest:
        return speaker.text("story-even")
    second = min(rest, key=lambda seat: result.ranks[seat])
    margin = result.scores[winner] - result.scores[second]
    if 0 <= margin <= CLOSE * abs(result.scores[winner]):
        return speaker.text("story-close", margin=margin)
    rows = [row for row in result.rows if row[0] != "total"]
    row, values = max(rows, key=lambda each: each[1][winner] - each[1][second], default=("", ()))
    if len(rows) > 1 and values[winner] > values[second]:
        name = speaker.text(f"score-{row}")
        return speaker.text("story-row", row=name, more=values[winner], less=values[second])
    more, less = result.scores[winner], result.scores[second]
    return speaker.text("story-clear", more=more, less=less) if more > less else ""


def _went_well(story: Story, seat: Seat, speaker: Speaker) -> str:
    """What a person who has not won did best: a row of the count, or a lead for a while."""
    result, turns = story.result, len(story.turns)
    others = [each for each in range(len(result.scores)) if each != seat]
    rows = [
        (values[seat] - max([values[each] for each in others]), row, values)
        for row, values in result.rows
        if row != "total"
    ]
    gain, row, values = max(rows, key=lambda each: each[0], default=(0, "", ()))
    if gain > 0:
        less = max([values[each] for each in others])
        name = speaker.text(f"score-{row}")
        return speaker.text("story-best", row=name, more=values[seat], less=less)
    until = story.led_until(seat)
    return speaker.text("story-ahead", turn=until, turns=turns) if until > 1 else ""
