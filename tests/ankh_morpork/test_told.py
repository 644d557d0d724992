"""What players are told: whom a blow strikes, where and by what, and every dollar that moves."""

from collections import Counter
from random import Random

import pytest

from tests.ankh_morpork.scene import Scene, scene
from trollbord.games.ankh_morpork import ANKH_MORPORK
from trollbord.games.ankh_morpork.box import COLOURS
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.event import Event, Listener
from trollbord.laws.cases import answer, opened
from trollbord.words import LANGUAGES, speaker


def asked(table: Scene, *picks: str) -> str:
    """Play without the driver that answers lone questions, and read the question in English."""
    for pick in picks:
        table.state.pick(pick)
    assert table.state.ask is not None
    return speaker("ankh_morpork", "en").prompt(table.state.ask, COLOURS)


@pytest.mark.rule("AM-INTERRUPT.1", "AM-INTERRUPT.3")
def test_the_struck_player_is_told_which_minion_and_by_which_card() -> None:
    hands = {"red": "inigo_skimmer the_duckman", "yellow": "gaspode"}
    board = {5: "yellow !", 8: "yellow green !"}

    removal = scene(board=board, hands=hands)
    assert asked(removal, "play inigo_skimmer", "remove yellow dimwell") == (
        "Inigo Skimmer: your minion in Dimwell is to be removed"
    )
    move = scene(board=board, hands=hands)
    assert asked(move, "play the_duckman", "move yellow dimwell", "go longwall") == (
        "The Duckman: your minion in Dimwell is to move to Longwall"
    )


@pytest.mark.rule("AM-R.53")
@pytest.mark.parametrize(("owner", "start", "end"), [("yellow", 5, 8), ("green", 8, 5)])
def test_both_owners_are_told_where_the_bursar_sends_their_minions(
    owner: str, start: int, end: int
) -> None:
    table = scene(board={5: "yellow", 8: "green"}, hands={"red": "the_bursar", owner: "gaspode"})

    table.pick("play the_bursar", "event riots", "swap yellow 5", "swap green 8")

    names = {5: "the_scours", 8: "dimwell"}
    assert table.state.ask is not None and table.asked == f"{owner} answer-move"
    told = dict(table.state.ask.args)
    assert told == {"card": "the_bursar", "area": names[start], "to": names[end]}


@pytest.mark.rule("AM-INTERRUPT.6")
def test_the_struck_player_is_told_what_a_text_is_about_to_do() -> None:
    levy = scene(hands={"red": "nobby_nobbs", "yellow": "wallace_sonky"})
    assert asked(levy, "play nobby_nobbs", "choose yellow") == (
        "Nobby Nobbs: you are to pay $3 to red"
    )
    purchase = scene(
        board={8: "house:yellow"}, hands={"red": "sybil_vimes", "yellow": "wallace_sonky"}
    )
    assert asked(purchase, "play sybil_vimes", "skip", "buy dimwell") == (
        "Sybil Vimes: your building in Dimwell is to be bought for $6"
    )
    beggars = scene(hands={"red": "the_beggars_guild", "yellow": "wallace_sonky"})
    assert asked(beggars, "play the_beggars_guild", "choose yellow") == (
        "The Beggars' Guild is aimed at you"
    )


@pytest.mark.rule("AM-EVENT.MURDERS.2", "AM-R.55")
def test_the_struck_player_is_told_which_event_it_is() -> None:
    murder = scene(board={8: "yellow"}, hands={"red": "the_dean", "yellow": "susan"})
    picks = ("play the_dean", "event mysterious_murders", "roll 8", "remove yellow dimwell")
    assert asked(murder, *picks) == ("Mysterious Murders: your minion in Dimwell is to be removed")
    dragon = scene(board={8: "yellow"}, hands={"red": "the_dean", "yellow": "susan igor"})
    assert asked(dragon, "play the_dean", "event the_dragon", "roll 8") == (
        "The Dragon comes to Dimwell: save what you can"
    )
    assert asked(dragon, "done") == "The Dragon took a minion of yours in Dimwell"


@pytest.mark.rule("AM-R.24")
def test_the_active_player_is_told_which_card_answered() -> None:
    table = scene(
        board={5: "yellow !"},
        hands={"red": "inigo_skimmer wallace_sonky", "yellow": "gaspode"},
        answers_to_answers=True,
    )
    picks = ("play inigo_skimmer", "remove yellow the_scours", "play gaspode")

    assert asked(table, *picks) == "Your action was interrupted by Gaspode"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_area_and_the_card(language: str) -> None:
    table = scene(board={8: "yellow !"}, hands={"red": "inigo_skimmer", "yellow": "gaspode"})
    asked(table, "play inigo_skimmer", "remove yellow dimwell")
    words = speaker("ankh_morpork", language)
    assert table.state.ask is not None
    said = words.prompt(table.state.ask)

    assert words.name("dimwell") in said and words.name("inigo_skimmer") in said


# -- money


def told_sums(events: list[Event]) -> Counter[int]:
    """By how much each seat's money changes, from the log alone."""
    sums: Counter[int] = Counter()
    for event in events:
        amount, seat, other = (event.args.get(name, 0) for name in ("amount", "seat", "other"))
        if not isinstance(amount, int) or not isinstance(seat, int) or not isinstance(other, int):
            continue
        sums[seat] += amount if event.id == "earn" else -amount
        if event.id == "pay":
            sums[other] += amount
    return sums


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_money_moves_untold(seats: int) -> None:
    """Whatever the table agreed on: what the log says is what the purses show."""
    rng = Random(seats)
    picks = 0
    for _ in range(6):
        state = opened(ANKH_MORPORK, seats, rng)
        assert isinstance(state, AnkhState)
        state.listener = Listener()
        while state.ask is not None:
            before = state.money[:]
            option = answer(state, rng)
            state.take(option)
            events, _learners = state.listener.drain()
            moved = {seat: state.money[seat] - before[seat] for seat in range(seats)}
            sums = told_sums(events)
            assert moved == {seat: sums[seat] for seat in range(seats)}, option
            picks += 1
    assert picks > 1000


@pytest.mark.rule("AM-R.57")
def test_a_stake_that_comes_back_is_told() -> None:
    table = scene(
        board={5: "yellow !"},
        hands={"red": "burleigh_and_stronginthearm", "yellow": "gaspode"},
        stake_stays_paid=False,
    )

    table.pick("play burleigh_and_stronginthearm", "choose green", "remove yellow 5")
    table.pick("play gaspode")

    assert table.money == [10, 10, 10, 10]
    assert table.state.listener is not None
    paid = [event.args for event in table.state.listener.events if event.id == "pay"]
    assert paid == [{"seat": 0, "other": 2, "amount": 2}, {"seat": 2, "other": 0, "amount": 2}]


@pytest.mark.rule("AM-R.49")
def test_the_last_dollar_for_cmot_dibbler_is_told() -> None:
    table = scene(hands={"red": "cmot_dibbler"}, money=(1, 0, 0, 0), dibbler_takes_the_rest=True)

    table.pick("play cmot_dibbler", "scroll", "roll 1")

    assert table.money[0] == 0 and table.state.listener is not None
    assert [e.args["amount"] for e in table.state.listener.events if e.id == "spend"] == [1]
