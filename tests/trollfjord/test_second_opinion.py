"""Whole games beside a second opinion: the same questions to the same seats, the same pieces, the same end.

`tests/trollfjord/slow.py` is written from the rule pages and shares nothing with the game. A few dozen games are
compared in `./check`, 1,000 of each number of seats in the long run.
"""

import os
from collections.abc import Iterator
from random import Random

import pytest

from tests.trollfjord import slow
from trollbord.games.trollfjord.box import BELT, GIFTS, NUMERALS, REGION_COUNT, REGIONS
from trollbord.games.trollfjord.game import TROLLFJORD
from trollbord.games.trollfjord.state import TrollfjordState
from trollbord.kernel.seat import NATURE, Seat
from trollbord.laws.cases import answer

GAMES = max(6, round(12 * float(os.environ.get("TROLLBORD_LAWS", "1"))))
MANY = 1_000
"""How many games of each number of seats are compared in the long run."""
SENSIBLE = (0.95, 0.8, 0.5)
"""How often players answer with sense: the less they do, the stranger the tables, and the longer the games."""
LONGEST = 20_000


def pieces(state: TrollfjordState) -> Iterator[object]:
    """What lies where, in words that both sides have."""
    for seat in range(state.seats):
        trolls = state.trolls[seat * REGION_COUNT : (seat + 1) * REGION_COUNT]
        belt = state.belts[seat * len(BELT) : (seat + 1) * len(BELT)]
        yield state.lords[seat], state.laid[seat], state.reserve[seat]
        yield dict(zip(REGIONS, trolls, strict=True))
        yield [value for value in belt if value], list(state.sacks[seat])
        yield {gift for place, gift in enumerate(GIFTS) if state.gifts[seat] >> place & 1}
    yield {REGIONS[place]: value for place, value in enumerate(state.treasures) if value}
    yield [10 + index for index, count in enumerate(state.supply) for _ in range(count)]
    yield {NUMERALS[number]: seat for number, seat in enumerate(state.crowns) if seat >= 0}


def opinion(table: slow.Table) -> Iterator[object]:
    for player in table.players:
        yield player.lord, player.lies, player.reserve
        yield player.trolls
        yield list(player.belt.values()), player.sack
        yield player.gifts
    yield table.treasures
    yield table.supply
    yield table.crowns


def picked(state: TrollfjordState, seat: Seat, rng: Random, sense: float) -> str:
    if seat != NATURE and rng.random() < sense:
        return TROLLFJORD.advice.rollout(state, rng).text
    return answer(state, rng).text


def compared(seats: int, seed: int, sense: float) -> int:
    """Play one game on both sides; the number of picks."""
    rng = Random(f"second opinion {seats} {seed}")
    state = TROLLFJORD.new(seats=seats)
    assert isinstance(state, TrollfjordState)
    table = slow.Table(seats)
    asking = table.play()
    question = next(asking)
    picks = 0
    while state.ask is not None and picks < LONGEST:
        ask = state.ask
        assert (ask.seat, {option.text for option in ask.options}) == question, f"pick {picks}"
        if ask.prompt == "lord":
            assert list(pieces(state)) == list(opinion(table)), f"pick {picks}"
        text = picked(state, ask.seat, rng, sense)
        state.pick(text)
        picks += 1
        try:
            question = asking.send(text)
        except StopIteration:
            assert state.ask is None
    if state.ask is None:
        assert list(pieces(state)) == list(opinion(table))
        result = state.result()
        assert result is not None
        assert list(result.scores) == [table.score(seat) for seat in range(seats)]
        assert sorted(range(seats), key=lambda seat: result.ranks[seat]) == table.ranking()
    return picks


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_second_opinion_agrees_with_every_question_piece_and_score(seats: int) -> None:
    """TF-A1.4 to 6, TF-B3.1 to 6, TF-C1.1 to 15, TF-END.1 to 13, and all between."""
    check_games(seats, range(GAMES))


@pytest.mark.long_run
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_thousand_games_agree_with_the_second_opinion(seats: int) -> None:
    check_games(seats, range(1_000, 1_000 + MANY))


def check_games(seats: int, seeds: range) -> None:
    """Compare a game from each seed, from the first question to the ranks."""
    played = [compared(seats, seed, SENSIBLE[seed % len(SENSIBLE)]) for seed in seeds]

    assert len(played) == len(seeds) and min(played) > 100
