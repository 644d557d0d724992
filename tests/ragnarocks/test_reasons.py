"""Why something is not allowed: each power says what stands in the way, and cites its card."""

from random import Random

import pytest

from tests.ragnarocks.saga import Saga, b10, b12, saga
from tests.ragnarocks.scene import RED, Scene, scene
from trollbord.games.ragnarocks import RAGNAROCKS
from trollbord.games.ragnarocks.advanced import AdvancedState
from trollbord.games.ragnarocks.box import CELL, CHARACTER, NAMES
from trollbord.games.ragnarocks.state import RagnarocksState
from trollbord.kernel.playout import answer
from trollbord.kernel.reason import Reason
from trollbord.kernel.seat import NATURE

STAGS = "dainn_dvalinn_duneyrr_durathror"
WITHOUT_PICKS = ("freyja", "hel", "idunn")
"""Cards that count or win, and offer nothing to pick."""


def why(table: Scene, option: str) -> tuple[str, str, str]:
    """What is said of an option: the message, the rule, the obstacle."""
    ask = table.state.ask
    assert ask is not None
    chosen = RAGNAROCKS.vocabulary.known(option)
    assert chosen is not None and chosen not in ask.options
    reason = RAGNAROCKS.why_not(table.state.view(ask.seat), chosen)
    assert reason is not None
    return reason.message.id.removeprefix("why-"), reason.rule, reason.obstacle


def odin(*hand: str) -> Saga:
    table = saga("odin")
    table.state.hand = [CHARACTER[name] for name in hand]
    table.state.resume([*table.state.agenda], table.state.step)
    return table


def fenrir_chooses() -> Saga:
    state = RAGNAROCKS.new(characters="chosen", ivory_card="fenrir", red_card="hel")
    assert isinstance(state, AdvancedState)
    return Saga(state)


def power(card: str, number: int) -> str:
    return f"RR-POWER.{card}.{number}"


CASES = [
    (
        "gullinbursti",
        saga("gullinbursti").do("move A3 C3"),
        {"move A2 B2": ("other-viking", 1, "C3"), "done": ("whole-turn", "RR-TURN.2", "stone")},
    ),
    (
        "mani",
        saga("mani").do("move A3 C3", "stone E3"),
        {"move A2 C2": ("one-cell", 1, "C2"), "move J4 I4": ("not-your-viking", "RR-TURN.3", "J4")},
    ),
    (
        "nerthus",
        b12("", "nerthus").do("move A4 A3"),
        {
            "stone A2": ("nerthus", 1, "nerthus"),
            "stone B1": ("occupied", "RR-TURN.10", "B1"),
            "stone E4": ("stone-line", "RR-TURN.10", "A3"),
        },
    ),
    (
        "ratatoskr",
        saga("ratatoskr").do("move A3 C3", "stone D3"),
        {"move C3 C5": ("way-back", 1, "C5"), "move A2 A1": ("other-viking", 1, "C3")},
    ),
    (
        "sol",
        saga("sol").do("select A4"),
        {"move A4 B4": ("beside-in-row", 3, "B4"), "move A4 A3": ("occupied", 3, "A3")},
    ),
    (
        "thor",
        saga("thor", "", "A4 D4 E5", "H5 I5 J5", "A2 B1 B2", card_stones=4).do("move D4 D3"),
        {"card-stone A1": ("land-wild", 3, "A1"), "card-stone A2": ("occupied", 3, "A2")},
    ),
    (
        "tyr",
        saga("tyr", "", "D4 A2 A4", "F7 J4 J5").do("move D4 F6"),
        {"swap F6 F5": ("no-viking-there", 1, "F5"), "swap A2 A1": ("other-viking", 1, "F6")},
    ),
    ("fenrir", fenrir_chooses(), {"leave J4": ("leave-own", 1, "J4")}),
    (
        "hildisvini",
        saga("hildisvini", "", "D4 A2 A4", "F6 J4 J5", "G7"),
        {"move D4 F6": ("occupied", 2, "G7"), "move D4 H7": ("push-ends", 3, "F6")},
    ),
    (
        "ask_and_embla",
        saga("ask_and_embla", "", "A4 E5", "H5 I5 J5", "B1 B2").do("move A4 A3", "stone A2"),
        {"enter A1": ("land-wild", 5, "A1"), "done": ("must", 4, "ask_and_embla")},
    ),
    (
        "blodughofi",
        saga("blodughofi").do("move A3 D3"),
        {"stone F3": ("stone-beside", 1, "D3")},
    ),
    (
        "bragi",
        saga("bragi", "", "F5 A2 A4", "F6 J4 J5").do("select F5"),
        {
            "move J4 J3": ("no-opponent-beside", 1, "J4"),
            "move F6 F4": ("blocked-viking", "RR-R.9", "F5"),
        },
    ),
    (
        "vali",
        saga("vali", "", "D3 A2 A4", "F6 J4 J5").do("move D3 F5"),
        {
            "relocate F6 F7": ("far-side", "RR-R.10", "F5"),
            "relocate J4 J3": ("no-opponent-beside", 1, "J4"),
        },
    ),
    (
        "gerdr",
        saga("gerdr").do("move A3 C3", "stone B3"),
        {"done": ("must", 1, "gerdr"), "move A2 A1": ("other-viking", 1, "C3")},
    ),
    (
        STAGS,
        saga(STAGS).do("move A3 C3"),
        {
            "move C3 C4": ("stag-moved", 4, "C3"),
            "stone D3": ("stags-leave", 3, STAGS),
            "done": ("whole-turn", "RR-TURN.2", "stags"),
        },
    ),
    (
        "jormungandr",
        saga("jormungandr", "", "C5 A2 A4", stones="E3 E4").do("move C5 D5", "stone E5"),
        {"move A2 A1": ("other-viking", 4, "D5")},
    ),
    (
        "ymir",
        saga("ymir").do("move A3 C3", "stone E3"),
        {"stone E4": ("no-own-beside", 1, "E4"), "stone E3": ("occupied", 1, "E3")},
    ),
    (
        "njordr",
        saga("njordr", "", "B3 D4 E5").do("move D4 D1"),
        {"move B3 B4": ("other-viking", 1, "D1")},
    ),
    (
        "odin",
        odin("mani", "sleipnir"),
        {
            "command ymir": ("not-in-hand", 2, "ymir"),
            "recall": ("none-played", 4, "hand"),
            "move A3 C3": ("command-first", 2, "command"),
        },
    ),
    (
        "selkolla",
        saga("selkolla"),
        {
            "relocate A3 F5": ("not-on-edge", 3, "F5"),
            "relocate A3 A2": ("occupied", 3, "A2"),
            "relocate A3 I1": ("walk-instead", 1, "I1"),
        },
    ),
    (
        "sleipnir",
        saga("sleipnir", "", "F5 A2 A4", "F7 J4 J5", "F6"),
        {
            "move F5 F7": ("occupied", 2, "F7"),
            "move F5 F8": ("blocked-stone", "RR-TURN.7", "F6"),
        },
    ),
    (
        "surtr",
        saga("surtr").do("move A3 C3", "stone D3"),
        {"stone F3": ("beside-first-stone", 1, "D3"), "stone C3": ("occupied", 2, "C3")},
    ),
    (
        "fafnir",
        saga("fafnir", "", "F5 A2 A4", stones="G5"),
        {
            "move F5 F8": ("from-stone", 1, "G5"),
            "relocate F5 J5": ("occupied", 1, "J5"),
            "relocate F5 F8": ("not-in-line", 1, "G5"),
            "relocate A2 F8": ("no-stone-beside", 4, "A2"),
        },
    ),
    (
        "forseti",
        b12("forseti").do("move A4 A3", "stone A2"),
        {"stone B1": ("occupied", 2, "B1")},
    ),
    (
        "freyr",
        saga("freyr", "", "A4 D4 E5", "H5 I5 J5", "A2 B1 B2").do("move A4 A3", "stone A4"),
        {
            "remove A2": ("borders-land", 2, "A1"),
            "remove B1": ("remove-beside", 1, "A3"),
            "remove C3": ("no-stone-there", 1, "C3"),
        },
    ),
    (
        "frigg",
        saga("frigg").do("select A3"),
        {"move A3 C3": ("one-cell", 1, "C3"), "move A2 A1": ("other-viking", 1, "A3")},
    ),
    (
        "fjorgyn_and_fjorgynn",
        saga("fjorgyn_and_fjorgynn", "", "F5 A3", stones="F6 F7"),
        {"move F5 F9": ("mixed-way", 3, "F8"), "move F5 F7": ("occupied", 4, "F7")},
    ),
    (
        "heimdallr",
        saga("heimdallr", "", "A1 D4 E7", "H5 I5 J5", "F1-F4 F6-F10 A2 B1 B2").do(
            "move D4 E5", "stone F5"
        ),
        {
            "relocate A1 H8": ("not-settled-now", 1, "A1"),
            "relocate E5 H5": ("occupied", 2, "H5"),
        },
    ),
    (
        "aegir",
        saga("aegir", "", "D4 E6 F3", "A5 H5 J5", "B1 B2", seat=RED).do("move A5 A3", "stone A2"),
        {
            "move D4 D5": ("not-their-viking", 3, "D4"),
            "move H5 H7": ("one-cell", 2, "H7"),
        },
    ),
]


def test_every_card_that_offers_something_says_why_not() -> None:
    assert {card for card, _, _ in CASES} == set(NAMES) - set(WITHOUT_PICKS)


@pytest.mark.rule("RR-ADV.2", "RR-ADV.3", "RR-R.32")
@pytest.mark.parametrize(("card", "table", "said"), CASES, ids=[card for card, _, _ in CASES])
def test_a_power_says_what_stands_in_the_way(
    card: str, table: Saga, said: dict[str, tuple[str, int | str, str]]
) -> None:
    for option, (id, rule, obstacle) in said.items():
        number = rule if isinstance(rule, str) else power(card, rule)
        assert why(table, option) == (id, number, obstacle), option


@pytest.mark.rule("RR-POWER.odin.2", "RR-POWER.odin.4")
def test_odin_hears_that_one_command_is_enough() -> None:
    table = odin("mani", "sleipnir").do("command mani")

    assert why(table, "command sleipnir") == ("one-command", "RR-POWER.odin.2", "move")
    table.do("move A3 C3", "stone C4", "done", "move J4 I4", "stone I3")
    assert why(table, "command mani") == ("played", "RR-POWER.odin.4", "mani")


@pytest.mark.rule("RR-R.1", "RR-TURN.12", "RR-TURN.13")
def test_an_empty_supply_is_told_as_such() -> None:
    assert why(scene(supply=0), "move A2 B2") == ("no-stone-left", "RR-R.1", "supply")
    shut = scene("A1 J1 J2", "A2 E5 F6", "B1 B2 I1-I3 J3")
    assert why(shut, "move A1 A2") == ("no-turn", "RR-TURN.12", "skip")
    assert why(scene(), "skip") == ("skip-forced-only", "RR-TURN.13", "move")


@pytest.mark.rule("RR-DRAFT.1", "RR-DRAFT.2", "RR-TEAM.5")
def test_the_draft_says_which_cards_lie_there() -> None:
    two, four = (RAGNAROCKS.new(seats, characters="draft") for seats in (2, 4))
    assert isinstance(two, AdvancedState) and isinstance(four, AdvancedState)

    assert why(Saga(four), "show thor") == ("needs-icon", "RR-TEAM.5", "thor")
    table = Saga(two).do("show surtr")
    assert why(table, "show surtr") == ("laid-already", "RR-DRAFT.1", "surtr")
    assert why(table, "move A2 A1") == ("setup-first", "RR-ADV.4", "show")
    table.do("show tyr")
    assert why(table, "take mani") == ("not-laid", "RR-DRAFT.2", "mani")
    table.do("take tyr")
    assert why(table, "take tyr") == ("taken", "RR-DRAFT.3", "tyr")


@pytest.mark.rule("RR-REGION.8", "RR-POWER.heimdallr.2")
def test_heimdallr_hears_what_was_settled_before() -> None:
    """B10: the upper half is Ivory's now, but was contested when the turn began; A1 was settled already."""
    table = b10("heimdallr").do("move D4 E5", "stone F5")

    assert why(table, "relocate E5 F5") == ("occupied", "RR-POWER.heimdallr.2", "F5")


# -- without the obstacle it is another matter


def lifted(state: RagnarocksState, cell: int) -> RagnarocksState:
    """The same question without the stone on a cell."""
    other = state.copy()
    other.board.lift(cell)
    other.supply += 1
    other.resume([*other.agenda], other.step)
    return other


@pytest.mark.rule("RR-TURN.7", "RR-TURN.10")
@pytest.mark.parametrize("seats", [2, 4])
def test_without_the_stone_that_was_named_the_reason_is_gone(seats: int) -> None:
    """The stone is lifted: then the option is offered, or something else forbids it."""
    rng = Random(seats)
    judged = 0
    while judged < 120:
        state = RAGNAROCKS.new(seats, characters="random")
        while state.ask is not None:
            judged += judge(state, rng)
            state.take(answer(state, rng))

    assert judged >= 120


def judge(state: object, rng: Random) -> int:
    """Lift the stones that are named as obstacles before a few options; how many were."""
    assert isinstance(state, RagnarocksState) and state.ask is not None
    if state.ask.seat == NATURE or rng.random() > 0.2:
        return 0
    judged = 0
    for option in rng.sample(RAGNAROCKS.vocabulary.options[:2500], 40):
        reason = None if option in state.ask.options else reason_of(state, option.text)
        if reason is None or reason.message.id not in ("why-occupied", "why-blocked-stone"):
            continue
        cell = CELL[reason.obstacle]
        if state.board.is_stone(cell):
            other = lifted(state, cell)
            assert other.ask is not None
            assert option in other.ask.options or reason_of(other, option.text) != reason
            judged += 1
    return judged


def reason_of(state: RagnarocksState, option: str) -> Reason | None:
    assert state.ask is not None
    chosen = RAGNAROCKS.vocabulary.known(option)
    assert chosen is not None
    return RAGNAROCKS.why_not(state.view(state.ask.seat), chosen)


@pytest.mark.rule("RR-R.29")
def test_bragi_must_free_a_viking_that_could_not_move_and_is_told_so() -> None:
    """Without the move of the opponent A1 has none; where it has one, that move can be left out."""
    boxed = saga("bragi", "", "A1 J1 J2", "A2 E5 F6", "B1 B2 I1-I3 J3").do("select A1")
    free = saga("bragi", "", "A1 D4 E4", "A2 E5 F6").do("select D4")

    assert why(boxed, "done") == ("must-first", "RR-R.29", "bragi")
    assert free.offers("done")


@pytest.mark.rule("RR-POWER.sleipnir.2", "RR-TURN.3")
def test_a_leap_onto_a_stone_and_a_second_selection_name_what_is_there() -> None:
    leaping = saga("sleipnir", "", "F5 A2 A4", "J3 J4 J5", "F6 F7")
    boxed = saga("bragi", "", "A1 J1 J2", "A2 E5 F6", "B1 B2 I1-I3 J3").do("select A1")

    assert why(leaping, "move F5 F7") == ("occupied", "RR-POWER.sleipnir.2", "F7")
    assert why(boxed, "select J1") == ("selected-already", "RR-TURN.3", "A1")
