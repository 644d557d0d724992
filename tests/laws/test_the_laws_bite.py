"""The laws themselves are tried: a game that leaks or forgets, by any of the usual ways, is caught."""

import pickle
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel import blind
from tests.laws.test_reasons import CATCH_ALL, Doubt, Doubts
from trollbord.games import load
from trollbord.kernel.ask import Ask
from trollbord.kernel.game import Game
from trollbord.kernel.message import Message
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Reason
from trollbord.kernel.seat import SPECTATOR, Seat
from trollbord.kernel.settings import Settings
from trollbord.kernel.state import State
from trollbord.kernel.step import SeatStep
from trollbord.laws.cases import FARTHEST, every_table
from trollbord.laws.knowledge import check_deeper, check_sharing, course
from trollbord.laws.play import check_attributes, check_fields, check_playing_on
from trollbord.laws.profile import TIMES


def leak_field(monkeypatch: pytest.MonkeyPatch) -> None:
    """The view takes in the other's card."""
    honest = blind.BlindView.see

    def see(view: blind.BlindView, state: State) -> None:
        honest(view, state)
        assert isinstance(state, blind.BlindState)
        view.known = state.hands[1]

    monkeypatch.setattr(blind.BlindView, "see", see)


def leak_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """The veil is forgotten."""
    honest = blind.MaySwap.open

    def unveiled(step: blind.MaySwap, state: blind.BlindState) -> Ask | None:
        ask = honest(step, state)
        assert ask is not None
        return Ask(ask.seat, ask.prompt, ask.options)

    monkeypatch.setattr(blind.MaySwap, "open", unveiled)


def leak_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log names the card that was dealt."""
    honest = blind.Deal.pick

    def pick(step: blind.Deal, state: blind.BlindState, option: Option) -> None:
        honest(step, state, option)
        state.tell("dealt", {"card": option.arg})

    monkeypatch.setattr(blind.Deal, "pick", pick)


def leak_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only those are asked who have something to answer."""
    honest = blind.MaySwap.open

    def silent(step: blind.MaySwap, state: blind.BlindState) -> Ask | None:
        ask = honest(step, state)
        return ask if ask is not None and len(ask.options) > 1 else None

    monkeypatch.setattr(blind.MaySwap, "open", silent)


@pytest.mark.parametrize(
    ("leak", "how"),
    [
        (leak_field, "by 'known': 1 / 2"),
        (leak_options, "by 'ask': .*swap"),
        (leak_log, "by the log: .*'card'"),
        (leak_asking, "one ends, and nothing is laid open"),
    ],
)
def test_a_leak_is_caught_and_named(
    leak: Callable[[pytest.MonkeyPatch], None], how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)

    with pytest.raises(AssertionError, match=f"seat 0 can tell the tables apart:? {how}"):
        differences()


def test_the_honest_game_is_not_accused() -> None:
    assert differences() > 0


def differences() -> int:
    """At how many questions sixty pairs of tables differ, played under the law."""
    found = 0
    for seed in range(60):
        for pair in course(blind.BLIND, 2, 0, seed):
            pair.compare()
            found += pair.first != pair.second
    return found


class Nag(SeatStep[blind.BlindState]):
    """A step that asks a number of times, and leaves the count out of its FIELDS."""

    def __init__(self, seat: Seat, count: int = 1) -> None:
        super().__init__(seat)
        self.count = count

    def open(self, state: blind.BlindState) -> Ask | None:
        return Ask(self.seat, "peek", [blind.KEEP])

    def pick(self, state: blind.BlindState, option: Option) -> None:
        if self.count > 1:
            state.then(Nag(self.seat, self.count - 1))


class SlottedNag(Nag):
    """The same with a slot."""

    __slots__ = ("times",)

    def __init__(self, seat: Seat, times: int = 1) -> None:
        super().__init__(seat)
        self.times = times


@pytest.mark.parametrize(("nag", "name"), [(Nag(0, 2), "count"), (SlottedNag(0, 2), "times")])
def test_a_step_that_forgets_is_caught(nag: Nag, name: str) -> None:
    state = blind.BLIND.new(2)
    state.agenda.insert(0, nag)

    with pytest.raises(
        AssertionError, match=f"the FIELDS of {type(nag).__name__} do not say its '{name}': 2"
    ):
        check_fields(state)


@pytest.mark.parametrize("way", ["pickle", "position"])
def test_a_table_that_plays_on_otherwise_is_caught(
    way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(blind.BLIND.steps, "Nag", Nag)
    state = blind.BLIND.new(2)
    state.resume(state.agenda, Nag(0, 2))
    line = state.position()
    back = pickle.loads(pickle.dumps(state)) if way == "pickle" else blind.BLIND.position(line)

    assert back == state
    with pytest.raises(AssertionError, match="the table that came back asks"):
        check_playing_on(state, back, Random(1))


def share_list(monkeypatch: pytest.MonkeyPatch) -> None:
    """The view takes in the table's own list."""
    honest = blind.BlindView.see

    def see(view: blind.BlindView, state: State) -> None:
        honest(view, state)
        assert isinstance(state, blind.BlindState)
        view.away = state.away

    monkeypatch.setattr(blind.BlindView, "see", see)


def share_nested_list(monkeypatch: pytest.MonkeyPatch) -> None:
    """The view takes it in as a part of something else."""
    honest = blind.BlindView.see

    def see(view: blind.BlindView, state: State) -> None:
        honest(view, state)
        assert isinstance(state, blind.BlindState)
        monkeypatch.setattr(view, "known", [(view.known, state.away)])

    monkeypatch.setattr(blind.BlindView, "see", see)


@pytest.mark.parametrize("share", [share_list, share_nested_list])
def test_a_view_that_shares_a_list_is_caught(
    share: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    state = blind.BLIND.new(2)
    check_sharing(state.view(0), state)
    share(monkeypatch)

    with pytest.raises(
        AssertionError, match=r"shares a list in '(away|known)' with 'away' of the table"
    ):
        check_sharing(state.view(0), state)


def test_a_world_that_shares_a_list_with_its_view_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = blind.BlindView.deal

    def deal(view: blind.BlindView, state: State, rng: Random) -> None:
        honest(view, state, rng)
        assert isinstance(state, blind.BlindState)
        state.away = view.away

    view = blind.BLIND.new(2).view(0)
    check_sharing(view, view.world(Random(1)))
    monkeypatch.setattr(blind.BlindView, "deal", deal)

    with pytest.raises(AssertionError, match="shares a list in 'away' with 'away' of the table"):
        check_sharing(view, view.world(Random(1)))


def test_a_world_in_which_another_remembers_wrongly_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who is said to have peeked at a card that nobody can hold deals a table that can't be."""
    honest = blind.BlindView.deal

    def deal(view: blind.BlindView, state: State, rng: Random) -> None:
        honest(view, state, rng)
        assert isinstance(state, blind.BlindState)
        if view.seat == 0:
            state.known[1] = len(blind.CARD)

    state = blind.BLIND.new(2)
    state.pick("card 1")
    state.pick("card 2")
    check_deeper(state.view(0).world(Random(1)), 1, Random(2))
    monkeypatch.setattr(blind.BlindView, "deal", deal)

    with pytest.raises(AssertionError, match="seat 1 of a world deals other pieces"):
        check_deeper(state.view(0).world(Random(1)), 1, Random(2))


def test_an_obstacle_that_is_none_and_a_silent_refusal_are_caught() -> None:
    """What is said of something that is allowed is untrue; a sentence for everything says nothing."""
    options = [blind.KEEP, blind.SWAP, *blind.BLIND.vocabulary.options]
    named = Reason(Message("why-far", {}), obstacle="bridge")
    shrug = Reason(Message("why-not-now", {}))
    verbs = {option.verb: option for option in options}.values()
    refused = [Doubt(option, "peek", True, shrug) for option in verbs]
    found = Doubts(refused, [Doubt(blind.KEEP, "peek", True, named)])

    assert len(refused) >= CATCH_ALL
    assert found.silent() == refused
    assert found.untrue() == found.withdrawn
    assert Doubts([Doubt(blind.KEEP, "peek", True, named)], []).silent() == []


class Forgetful(blind.BlindState):
    """A state with a count that neither stands in its FIELDS nor is copied."""

    count = 0


def forgetful(game: Game, seats: int, settings: Settings) -> Forgetful:
    return Forgetful(game, seats, settings)


@pytest.mark.parametrize("how", ["copy", "FIELDS"])
def test_a_state_that_forgets_is_caught(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blind.Blind, "blank", forgetful)
    state = blind.BLIND.new(2)
    assert isinstance(state, Forgetful)
    state.count = 3
    if how == "FIELDS":
        monkeypatch.setattr(Forgetful, "copy", lambda state: state)

    with pytest.raises(
        AssertionError, match=f"the {how} of Forgetful does not have its 'count': 3"
    ):
        check_attributes(state)


def test_two_tables_whose_hands_share_nothing_but_passing_come_to_an_end() -> None:
    """Where passing is allowed, three who can do nothing else alike pass until the table ends (AM-R.68)."""
    followed = sum(1 for _ in course(load("ankh_morpork"), 3, SPECTATOR, 100_319))

    assert 100 < followed < FARTHEST


def test_a_law_is_tried_with_its_own_number_of_games_whatever_profile_is_loaded() -> None:
    """Law modules that another test imports first were tried with Hypothesis's hundred games each."""
    tried: list[int] = []

    @every_table.with_games(3)
    @given(seed=st.integers(0, 2**32 - 1))
    def law(seed: int) -> None:
        tried.append(seed)

    law()

    assert len(tried) == max(1, int(3 * TIMES))
