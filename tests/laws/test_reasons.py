"""A law of reasons, on every game: a refused player is told a real obstacle, and hardly ever nothing.

A reason is judged against the rules themselves. An option that is allowed is withdrawn from the question that the
view shows, and the game is asked why it can't be picked: whatever obstacle it names is none. Only silence is true
then, or a catch-all: a sentence without an obstacle that the game says of options of several kinds. A catch-all counts
as silence too where the question offers other options of that kind.
"""

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

import trollbord
from trollbord.kernel.ask import Ask
from trollbord.kernel.game import Game
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Reason
from trollbord.kernel.seat import NATURE
from trollbord.kernel.state import State
from trollbord.kernel.view import View
from trollbord.laws.cases import answer, opened
from trollbord.laws.profile import TIMES
from trollbord.words.library import ENGLISH
from trollbord.words.rulebook import rulebook

RULE = re.compile(r"\b[A-Z]{2}-[A-Z][\w.]*\.\w+")
QUESTIONS = int(60 * TIMES)
"""Questions at which a game and number of seats is doubted."""
SPACING = 12
"""Picks between two of them, at most."""
REFUSED_OF_A_VERB = 2
ALLOWED = 4
"""Options that are withdrawn from one question."""
CATCH_ALL = 3
"""Kinds of options of which a sentence without an obstacle is said, if it is a catch-all."""
MOST_SILENT = 0.02
MOST_EMPTY = 0.05
"""Of all refusals, those that name no obstacle, whatever else they say."""
SENTENCES = {"ankh_morpork": 49, "ragnarocks": 53, "trollfjord": 17, "trolls_princesses": 32}
"""By game, the sentences with different rules that as many refusals had in 0.3.0."""


class Doubt(NamedTuple):
    """An option that could not be picked, where, and what the game says about it."""

    option: Option
    prompt: str
    is_verb_offered: bool
    reason: Reason | None

    def __str__(self) -> str:
        return f"{self.option.text} at {self.prompt!r}: {self.reason}"


class Doubts(NamedTuple):
    """What a game says of options that are refused, and of options that are allowed and were withdrawn."""

    refused: list[Doubt]
    withdrawn: list[Doubt]

    def catch_alls(self) -> set[str]:
        """The sentences that fit several kinds of options."""
        verbs: dict[str, set[str]] = {}
        for doubt in (*self.refused, *self.withdrawn):
            if doubt.reason is not None and not doubt.reason.obstacle:
                verbs.setdefault(doubt.reason.message.id, set()).add(doubt.option.verb)
        return {id for id, said_of in verbs.items() if len(said_of) >= CATCH_ALL}

    def silent(self) -> list[Doubt]:
        """The refusals that tell nothing."""
        catch_alls = self.catch_alls()
        return [doubt for doubt in self.refused if _is_silent(doubt, catch_alls)]

    def untrue(self) -> list[Doubt]:
        """The obstacles that were named though nothing stood in the way."""
        catch_alls = self.catch_alls()
        return [
            doubt
            for doubt in self.withdrawn
            if doubt.reason is not None
            and (doubt.reason.obstacle or doubt.reason.message.id not in catch_alls)
        ]


def _is_silent(doubt: Doubt, catch_alls: set[str]) -> bool:
    if doubt.reason is None:
        return True
    is_catch_all = not doubt.reason.obstacle and doubt.reason.message.id in catch_alls
    return is_catch_all and doubt.is_verb_offered


def verbs_of(game: Game) -> dict[str, list[Option]]:
    """All options of a game by their verbs."""
    found: dict[str, list[Option]] = {}
    for option in game.vocabulary.options:
        found.setdefault(option.verb, []).append(option)
    return found


def doubt(view: View, ask: Ask, option: Option, verbs: set[str]) -> Doubt:
    reason = view.game.why_not(view, option)
    return Doubt(option, ask.prompt, option.verb in verbs, reason)


def refusals(state: State, ask: Ask, rng: Random) -> Iterator[Doubt]:
    """Some options of each kind that are not offered, doubted."""
    view, verbs = state.view(ask.seat), {option.verb for option in ask.options}
    for options in verbs_of(state.game).values():
        some = rng.sample(options, min(len(options), 4 * REFUSED_OF_A_VERB))
        refused = [option for option in some if option not in ask.options]
        for option in refused[:REFUSED_OF_A_VERB]:
            yield doubt(view, ask, option, verbs)


def withdrawals(state: State, ask: Ask, rng: Random) -> Iterator[Doubt]:
    """Some options that are offered, each doubted as if it were not."""
    verbs = {option.verb for option in ask.options}
    for option in rng.sample(ask.options, min(len(ask.options), ALLOWED)):
        view = state.view(ask.seat)
        assert view.ask is not None
        view.ask.options.remove(option)
        yield doubt(view, ask, option, verbs)


@cache
def doubts(id: str) -> Doubts:
    """What a game says in a few games at every number of seats."""
    game = trollbord.load(id)
    found = Doubts([], [])
    for seats in game.seats:
        rng = Random(seats)
        state = opened(game, seats, rng)
        for _ in range(QUESTIONS):
            state = _later(state, game, seats, rng)
            ask = state.ask
            assert ask is not None
            found.refused.extend(refusals(state, ask, rng))
            found.withdrawn.extend(withdrawals(state, ask, rng))
    return found


def _later(state: State, game: Game, seats: int, rng: Random) -> State:
    """The table some picks later, at a question to a seat; a new one, if the game has ended."""
    picks = rng.randrange(1, SPACING)
    while picks > 0 or state.ask is None or state.ask.seat == NATURE:
        if state.ask is None:
            state = opened(game, seats, rng)
        else:
            state.take(answer(state, rng))
        picks -= 1
    return state


def told(doubted: list[Doubt]) -> str:
    """A few of these, for a failure."""
    return "\n".join(sorted({str(each) for each in doubted})[:12])


@pytest.mark.parametrize("game", trollbord.game_ids())
def test_hardly_any_refusal_is_silent(game: str) -> None:
    found = doubts(game)
    silent = found.silent()

    assert len(silent) <= MOST_SILENT * len(found.refused), told(silent)


@pytest.mark.parametrize("game", SENTENCES)
def test_refusals_name_obstacles_in_many_sentences(game: str) -> None:
    """No fewer than were told when each game had a ladder for them; `pytest -s` prints all figures."""
    refused = doubts(game).refused
    reasons = [doubt.reason for doubt in refused if doubt.reason is not None]
    empty = len(refused) - len([reason for reason in reasons if reason.obstacle])
    others = len([reason for reason in reasons if reason.is_of_another_question])
    sentences = len({(reason.message.id, reason.rule) for reason in reasons})
    found = (
        f"{game}: {len(refused)} refusals, {empty} name no obstacle, {others} name the kind of option "
        f"that is asked for; {sentences} sentences, {SENTENCES[game]} in 0.3.0"
    )
    print(found)

    assert empty <= MOST_EMPTY * len(refused), found
    assert sentences >= SENTENCES[game] or TIMES < 1, found


@pytest.mark.parametrize("game", trollbord.game_ids())
def test_what_is_allowed_has_no_obstacle(game: str) -> None:
    untrue = doubts(game).untrue()

    assert not untrue, told(untrue)


@pytest.mark.parametrize("game", trollbord.game_ids())
def test_every_reason_cites_a_rule_of_the_game(game: str) -> None:
    """By its number, or in its sentence; where both name one, it is the same."""
    known = set(rulebook(game, ENGLISH).statements)
    for each in doubts(game).refused:
        if each.reason is not None:
            cited, rule = set(RULE.findall(str(each.reason.message))), each.reason.rule
            assert not rule or not cited or rule in cited, f"{each}: its number is {rule}"
            cited |= set(RULE.findall(rule))
            assert cited <= known, f"{each}: there is no rule {sorted(cited - known)}"
            assert cited, f"{each}: no rule"
