"""The draft, setup lines, Odin's commands, teams, and play that would not end."""

from random import Random

import pytest

from tests.ragnarocks.saga import Saga, saga
from tests.ragnarocks.scene import IVORY, RED, labels
from trollbord.games.ragnarocks import RAGNAROCKS
from trollbord.games.ragnarocks.advanced import QUIET_TURNS, AdvancedState
from trollbord.games.ragnarocks.box import (
    CELL,
    CHARACTER,
    CHARACTERS,
    NAMES,
    STONES,
    SUGGESTED,
)
from trollbord.games.ragnarocks.draft import draft_order
from trollbord.games.ragnarocks.state import RagnarocksState
from trollbord.games.ragnarocks.turns import Begin
from trollbord.kernel.errors import BadSettings, IllegalPick
from trollbord.kernel.playout import answer
from trollbord.kernel.seat import NATURE
from trollbord.kernel.settings import Value

ICONLESS = {
    "thor",
    "fenrir",
    "freyja",
    "hel",
    "ask_and_embla",
    "idunn",
    "odin",
    "frigg",
    "fjorgyn_and_fjorgynn",
}
SHUT_IN = ("A1 J1 J2", "A2 J8 J9", "B1-B3 A3 I1-I3 J3 I8-I10 J7")
"""Nobody can move; behind the stones around A1 the middle of the board is wild."""


def opened(seats: int = 2, **settings: Value) -> Saga:
    state = RAGNAROCKS.new(seats, **settings)
    assert isinstance(state, AdvancedState)
    return Saga(state)


def chosen(ivory: str, red: str) -> Saga:
    return opened(characters="chosen", ivory_card=ivory, red_card=red)


@pytest.mark.rule("RR-COMP.3", "RR-R.3", "RR-ADV.7", "RR-R.27")
def test_the_cards() -> None:
    """B18, B25: 32 characters, 11 of them simple, 23 with the icon, which serves Odin and teams alike."""
    assert len(set(NAMES)) == 32 and sum(card.is_simple for card in CHARACTERS) == 11
    assert {card.name for card in CHARACTERS if not card.icon} == ICONLESS
    shown = {text.split()[1] for text in opened(4).options}
    assert shown == set(NAMES) - ICONLESS


@pytest.mark.rule("RR-DRAFT.1", "RR-DRAFT.2", "RR-DRAFT.3")
def test_ivory_lays_out_two_and_red_takes_one() -> None:
    """B16: Surtr and Ratatoskr; Red takes Surtr, Ivory gets the other; a card not shown can't be taken."""
    table = opened(characters="draft").do("show surtr", "show ratatoskr")

    assert table.seat == RED and table.options == ["take ratatoskr", "take surtr"]
    with pytest.raises(IllegalPick):
        table.state.pick("take odin")
    table.do("take surtr", "take ratatoskr")
    assert [NAMES[card] for card in table.state.cards] == ["ratatoskr", "surtr"]
    assert table.prompt == "move" and table.seat == IVORY


@pytest.mark.rule("RR-DRAFT.4", "RR-DRAFT.5")
def test_any_two_different_cards_may_meet() -> None:
    """B22: 32 to begin with, the rest afterwards; the suggested pairs are among the names and bind nobody."""
    table = opened(characters="draft")

    assert len(table.options) == 32
    assert len(table.do("show odin").options) == 31 and not table.offers("show odin")
    assert {name for pair in SUGGESTED for name in pair} <= set(NAMES)
    with pytest.raises(BadSettings):
        chosen("odin", "odin")


def test_chosen_characters_are_the_first_suggested_pair_unless_named() -> None:
    state = RAGNAROCKS.new(2, characters="chosen")

    assert isinstance(state, AdvancedState)
    assert tuple(NAMES[card] for card in state.cards) == SUGGESTED[0] == ("surtr", "ratatoskr")
    assert RAGNAROCKS.new(2).settings["ivory_players"] == 0


def test_characters_at_random_are_laid_out_and_dealt_by_chance() -> None:
    """A table option: instead of Ivory and Red, NATURE shows two of 32 and deals them, each as likely as the others."""
    table = opened(characters="random")

    assert [table.seat, table.prompt] == [NATURE, "draw"]
    assert [len(table.options), chances(table)] == [32, {1}]
    table.do("show surtr", "show odin")
    assert [table.seat, table.prompt] == [NATURE, "deal"]
    assert [table.options, chances(table)] == [["take odin", "take surtr"], {1}]
    table.do("take odin")
    assert table.options == ["take surtr"]
    assert [NAMES[card] for card in table.do("take surtr").state.cards] == ["surtr", "odin"]


def chances(table: Saga) -> set[int]:
    """The weights of what may be drawn."""
    assert table.state.ask is not None and table.state.ask.weights is not None
    assert len(table.state.ask.weights) == len(table.options)
    return set(table.state.ask.weights)


@pytest.mark.rule("RR-DRAFT.6", "RR-ADV.1")
def test_characters_are_a_matter_of_choice() -> None:
    """B02: without them it is the base duel; a character changes only what its card says."""
    assert type(RAGNAROCKS.new()) is RagnarocksState
    assert saga("freyja", "hel").options == saga().options == base_options()


def base_options() -> list[str]:
    ask = RAGNAROCKS.new().ask
    assert ask is not None
    return [option.text for option in ask.options]


@pytest.mark.rule("RR-ADV.4", "RR-ADV.5", "RR-POWER.fenrir.1", "RR-POWER.ask_and_embla.1")
def test_setup_lines_come_first_and_ivorys_before_reds() -> None:
    """B21: Ask and Embla leave a cell, one Viking waits on the card; then Fenrir leaves one."""
    table = chosen("ask_and_embla", "fenrir")

    assert table.seat == IVORY and table.options == ["leave A2", "leave A3", "leave A4"]
    table.do("leave A4")
    assert table.seat == RED and table.options == ["leave J4", "leave J5", "leave J6"]
    table.do("leave J5")
    on_board = [{cell for cell in table.state.own_vikings(side) if cell >= 0} for side in (0, 1)]
    assert [len(cells) for cells in on_board] == [2, 2] and table.state.waiting == 2


@pytest.mark.rule("RR-POWER.thor.1", "RR-POWER.fjorgyn_and_fjorgynn.1")
def test_thors_stones_and_fjorgyns_vikings() -> None:
    """P06, P30: four of the 40 lie on Thor's card; Fjörgyn and Fjörgynn play with two Vikings."""
    table = chosen("thor", "fjorgyn_and_fjorgynn").do("leave J4")

    assert (table.state.card_stones, table.state.supply) == (4, 36)
    assert len(table.state.standing(RED)) == 2


# -- Odin


def odin(*hand: str) -> Saga:
    table = chosen("odin", "freyja")
    for name in hand:
        table.do(f"draw {name}")
    return table


@pytest.mark.rule("RR-POWER.odin.1", "RR-R.33")
def test_odin_draws_two_commands_unseen() -> None:
    """P22: cards with the icon only, known to their owner alone; their setup lines mean nothing."""
    table = chosen("odin", "surtr")
    assert table.seat == NATURE and {text.split()[1] for text in table.options} == (
        set(NAMES) - ICONLESS - {"surtr"}
    )
    assert table.state.ask is not None and table.state.ask.seen_by == (IVORY,)
    table.do("draw mani", "draw ymir")
    assert table.state.view(RED).ask is not None
    assert getattr(table.state.view(RED), "hand") == []  # noqa: B009


@pytest.mark.rule("RR-POWER.odin.2", "RR-POWER.odin.3", "RR-POWER.odin.4", "RR-POWER.odin.5")
def test_a_command_lends_its_power_for_a_round() -> None:
    """P22: Máni, then Ymir, then both are taken back and nothing is in force, then Máni again; or neither."""
    table = odin("mani", "ymir")
    assert set(table.options) == {"done", "command mani", "command ymir"}
    table.do("command mani", "move A3 C3", "stone E3")
    assert table.moment == "end"
    table.do("done", "move J4 I4", "stone I3")
    assert set(table.options) == {"done", "command ymir", "recall"}
    table.do("command ymir", "move C3 C2", "stone C1")
    assert table.state.in_force[IVORY] == CHARACTER["ymir"]
    table.do("done", "move I4 I5", "stone I6", "recall")
    assert table.prompt == "move" and table.state.in_force[IVORY] == CHARACTER["odin"]
    assert sorted(table.state.hand) == sorted([CHARACTER["mani"], CHARACTER["ymir"]])
    assert odin("mani", "ymir").do("done", "move A3 C3", "stone E3").seat == RED


@pytest.mark.rule("RR-R.39")
def test_a_lent_power_works_in_the_opponents_turn() -> None:
    """Nerthus, commanded by Odin, binds Red's next stone."""
    table = odin("nerthus", "ymir").do("command nerthus", "move A3 C3", "stone E3")

    assert table.seat == RED and table.state.in_force[IVORY] == CHARACTER["nerthus"]


@pytest.mark.rule("RR-R.25")
def test_a_command_can_still_make_a_turn_possible() -> None:
    """X16: shut in, only Sleipnir has a turn: played, it must be taken; otherwise Ivory skips, and then Red."""
    table = saga("odin", "", *SHUT_IN)
    table.state.hand = [CHARACTER["mani"], CHARACTER["sleipnir"]]
    table.state.resume([*table.state.agenda], table.state.step)

    assert table.after("command sleipnir").options == ["move A1 C1", "move A1 C3"]
    skipping = table.after("done")
    assert skipping.options == ["skip"]
    ended = skipping.do("skip", "skip").result
    assert ended is not None and ended.reason == "no-turn-left"


@pytest.mark.rule("RR-R.45", "RR-R.13", "RR-POWER.odin.3")
def test_an_extra_turn_has_no_start() -> None:
    """Odin has lent Jörmungandr: the further turn follows at once, with the same power, and no command before it."""
    table = saga("odin", "", "C5 A2 A4", stones="E3 E4")
    table.state.hand = [CHARACTER["mani"], CHARACTER["jormungandr"]]
    table.state.resume([*table.state.agenda], table.state.step)
    table.do("command jormungandr", "move C5 D5", "stone E5")

    assert table.prompt == "extra-turn"
    table.do("move D5 D6")
    assert table.prompt == "stone" and NAMES[table.state.in_force[IVORY]] == "jormungandr"
    table.do("stone D7")
    assert table.seat == RED


# -- teams


@pytest.mark.rule("RR-TEAM.4", "RR-TEAM.6", "RR-R.26", "RR-TEAM.7")
def test_unequal_teams_draft_and_play_in_turn() -> None:
    """B17: three against two take cards R1 I1 R2 I2 I3 and play I1 R1 I2 R2 I3 R1 I1 R2 I2 R1 I3 R2."""
    table = opened(5)
    for name in ("mani", "ymir", "tyr", "surtr", "vali"):
        table.do(f"show {name}")
    taking = []
    while table.prompt == "take":
        taking.append(table.seat)
        table.do(table.options[0])

    assert taking == [3, 0, 4, 1, 2]
    assert order(table) == [3, 1, 4, 2, 3, 0, 4, 1, 3, 2, 4]


@pytest.mark.rule("RR-TEAM.6", "RR-R.26")
def test_the_greater_team_of_red_goes_on_taking_alone() -> None:
    """Two against four: R1 I1 R2 I2 R3 R4."""
    state = opened(6, ivory_players=2).state

    assert draft_order(state) == [2, 0, 3, 1, 4, 5]


def order(table: Saga) -> list[int]:
    """The seats that take the next eleven turns."""
    state = table.state.copy()
    return [state.next_seat(turn % 2 ^ 1) for turn in range(11)]


@pytest.mark.rule("RR-TEAM.1", "RR-TEAM.2", "RR-TEAM.5")
def test_teams_of_any_size_play_with_characters() -> None:
    """B28: five players lay out five cards with the icon; two against four is fine, six against none is not."""
    table = opened(5)
    for name in ("mani", "ymir", "tyr", "surtr"):
        table.do(f"show {name}")
    assert table.prompt == "show" and table.do("show vali").prompt == "take"
    assert len(opened(6, ivory_players=2).state.team(RED)) == 4
    assert len(opened(6, ivory_players=5).state.team(RED)) == 1
    with pytest.raises(BadSettings, match="0-5"):
        opened(6, ivory_players=6)
    with pytest.raises(BadSettings):
        opened(4, ivory_players=4)


@pytest.mark.rule("RR-TEAM.8", "RR-R.20")
def test_a_power_is_in_force_until_the_team_plays_again() -> None:
    """B28: in I1's first turn no Red power is in force; R1's lasts until R2 begins."""
    table = opened(5)
    for name in ("freyr", "sleipnir", "tyr", "surtr", "vali"):
        table.do(f"show {name}")
    while table.prompt == "take":
        table.do(table.options[0])
    cards = table.state.cards
    assert table.seat == 0 and table.state.in_force == [cards[0], -1]
    seen: list[list[int]] = []
    rng = Random(3)
    while len(seen) < 4:
        before = table.state.turns_taken[:]
        while table.state.turns_taken == before:
            table.state.take(answer(table.state, rng))
        seen.append(table.state.in_force[:])

    assert seen[0] == [cards[0], cards[3]] and seen[1] == [cards[1], cards[3]]
    assert seen[2] == [cards[1], cards[4]] and seen[3] == [cards[2], cards[4]]
    assert table.state.holders == [2, 4]


@pytest.mark.rule("RR-TEAM.9")
@pytest.mark.parametrize(
    ("winner", "ranks"), [(IVORY, [1, 1, 1, 4, 4]), (RED, [3, 3, 3, 1, 1]), (None, [1] * 5)]
)
def test_a_team_ranks_behind_every_player_of_the_other(
    winner: int | None, ranks: list[int]
) -> None:
    """Three against two: those who lose come fourth or third; with equal land nobody does."""
    state = opened(5).state
    if winner is not None:
        state.win(winner, "fenrir")

    assert list(state.outcome().ranks) == ranks


@pytest.mark.rule("RR-TEAM.9")
def test_a_team_wins_or_loses_as_one() -> None:
    """B28: all seats of a colour have its score and its rank."""
    state = RAGNAROCKS.new(5)
    rng = Random(1)
    while state.ask is not None:
        state.take(answer(state, rng))
    result = state.result()

    assert result is not None
    assert len(set(result.ranks[:3])) == 1 == len(set(result.ranks[3:]))
    assert len(set(result.scores[:3])) == 1 == len(set(result.scores[3:]))


def shut_in_team(*cards: str) -> Saga:
    """Two against two: everyone is shut in, and nobody but a leaper has a turn."""
    table = opened(4)
    ivory, red, stones = SHUT_IN
    state = table.state
    state.cards = [CHARACTER[name] for name in cards]
    state.vikings = [CELL[label] for label in (*ivory.split(), *red.split())]
    for label in labels(stones):
        state.stones |= 1 << CELL[label]
    state.supply = STONES - state.stones.bit_count()
    state.agenda.clear()
    state.then(Begin(state.next_seat(IVORY)))
    state.advance()
    return table


@pytest.mark.rule("RR-R.43", "RR-TEAM.9", "RR-END.1")
def test_a_team_plays_on_while_one_of_its_players_has_a_turn() -> None:
    """Ivory 1 and Red 1 skip; Ivory 2 has Sleipnir and two leaps, and must take one."""
    table = shut_in_team("mani", "sleipnir", "nerthus", "tyr").do("skip", "skip")

    assert (table.seat, table.options) == (1, ["move A1 C1", "move A1 C3"])
    table.do("move A1 C1", table.after("move A1 C1").options[0])
    assert table.state.skips == 0 and table.result is None


@pytest.mark.rule("RR-R.43", "RR-TEAM.9", "RR-END.1")
def test_a_team_game_ends_when_all_have_skipped() -> None:
    """Two against two: four skips, one of each player."""
    table = shut_in_team("mani", "ymir", "nerthus", "tyr")
    asked = []
    while table.result is None:
        assert table.options == ["skip"]
        asked.append(table.seat)
        table.do("skip")

    assert asked == [0, 2, 1, 3]
    assert table.result.reason == "no-turn-left" and list(table.result.scores) == [2, 2, 2, 2]


# -- play that would not end


@pytest.mark.rule("RR-R.15")
def test_the_third_occurrence_of_a_position_ends_the_game() -> None:
    """B24: Gullinbursti goes to and fro, Freyr takes back what he places; the third time the game is counted."""
    table = saga("gullinbursti", "freyr", "A3 D4 E5", "J4 H5 I5")
    there = ["move A3 A2", "move A2 A3", "move J4 J3", "stone J4", "remove J4"]
    back = ["move A3 A2", "move A2 A3", "move J3 J4", "stone J3", "remove J3"]
    picked = 0
    for option in (there + back) * 3:
        if table.result is None:
            table.do(option)
            picked += 1

    assert 20 <= picked < 30
    assert table.result is not None and table.result.reason == "repetition"


@pytest.mark.rule("RR-R.15")
def test_a_position_counts_from_its_first_occurrence() -> None:
    """The first time it came with a new stone; Freyr then removes what he places, and the third time ends it."""
    table = saga("gullinbursti", "freyr", "A3 D4 E5", "J4 H5 I5")
    to_and_fro = ["move A3 A2", "move A2 A3"]
    table.do(*to_and_fro, "move J4 J3", "stone J2", "done")
    round_ = [
        *(*to_and_fro, "move J3 J4", "stone J3", "remove J3"),
        *(*to_and_fro, "move J4 J3", "stone J4", "remove J4"),
    ]
    table.do(*round_)
    assert table.result is None
    table.do(*round_)

    assert table.result is not None and table.result.reason == "repetition"


@pytest.mark.rule("RR-R.42", "RR-END.2", "RR-POWER.fenrir.2")
def test_a_printed_win_comes_before_the_ends_that_rulings_add() -> None:
    """The fiftieth quiet turn would end the game; but it is Fenrir's, and it begins beside an opponent."""
    table = saga("fenrir", "gullinbursti", "F5 A3", "F9 J4 J5", seat=RED)
    table.state.quiet_turns = QUIET_TURNS - 1
    table.state.most_stones = 1
    table.do("move F9 F7", "move F7 F6")

    assert table.result is not None and table.result.reason == "fenrir"
    assert table.result.winners == (IVORY,)


@pytest.mark.rule("RR-R.41")
def test_fifty_turns_without_a_new_stone_end_the_game() -> None:
    """Whatever happens in them: a table that grows no further is counted."""
    table = saga("gullinbursti", "freyr")
    table.state.quiet_turns = QUIET_TURNS - 1
    table.state.most_stones = 1
    table.do("move A3 C3", "move C3 A3")

    assert table.result is not None and table.result.reason == "no-progress"
