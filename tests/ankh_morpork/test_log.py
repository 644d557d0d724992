"""What is told of each thing that happens: the log, motion and sound lean on it."""

import pytest

from tests.ankh_morpork.scene import Setting, scene

QUIET = frozenset({"turn", "draw"})
CITY: dict[int, str] = {5: "yellow !", 7: "red", 8: "yellow"}


def told(setting: Setting, *picks: str) -> list[str]:
    """The events of these picks, each on a line; draws and turns are left out."""
    table = scene(setting).pick(*picks)
    assert table.state.listener is not None
    events = [event for event in table.state.listener.events if event.id not in QUIET]
    return [" ".join([event.id, *[str(word) for word in event.args.values()]]) for event in events]


@pytest.mark.parametrize(
    ("hand", "picks", "lines"),
    [
        ("groat", ["place 6"], ["place red the_hippo"]),
        ("inigo_skimmer", ["remove yellow 5", "take"], ["remove yellow the_scours", "earn 0 2"]),
        ("the_duckman", ["move yellow 5", "go 6"], ["move yellow the_scours the_hippo"]),
        ("dorfl", ["move red 7", "go 1"], ["move red the_shades dolly_sisters"]),
        ("buggy_swires", ["calm 5"], ["calm the_scours"]),
        ("the_mob", ["stir 4"], ["stir small_gods"]),
        ("the_royal_mint", ["build 7"], ["build 0 the_shades 6"]),
        ("nobby_nobbs", ["choose blue"], ["pay 3 0 3"]),
        ("mr_bent", ["scroll"], ["earn 0 10"]),
        ("carcer", ["scroll", "roll 3", "roll 6"], ["roll 3", "roll 6"]),
        ("cmot_dibbler", ["scroll", "roll 1", "pay"], ["roll 1", "spend 0 2"]),
        ("dr_whiteface", ["choose blue", "refuse"], ["penalty 3 dr_whiteface"]),
    ],
)
def test_a_deed_is_told(hand: str, picks: list[str], lines: list[str]) -> None:
    setting: Setting = {"board": CITY, "hands": {"red": hand}}

    assert told(setting, f"play {hand}", *picks) == [f"play 0 {hand}", *lines]


@pytest.mark.parametrize(
    ("board", "picks", "lines"),
    [
        ({5: "yellow"}, ["event the_dragon", "roll 5"], ["roll 5", "dragon the_scours"]),
        ({5: "house:blue"}, ["event explosion", "roll 5"], ["roll 5", "raze blue the_scours"]),
        (
            {5: "yellow"},
            ["event flood", "roll 5", "roll 5", "go 6"],
            ["roll 5", "roll 5", "move yellow the_scours the_hippo"],
        ),
        ({1: ""}, ["event trolls", "roll 5"], ["roll 5", "place troll the_scours"]),
        (
            {1: ""},
            ["event demons_from_the_dungeon_dimensions", "roll 5"],
            ["roll 5", "place demon the_scours"],
        ),
        ({5: "house:blue"}, ["event subsidence"], ["spend 3 2"]),
        ({1: ""}, ["event fog", "draw errol"], ["fog errol"]),
        (
            {5: "house:blue"},
            ["event bloody_stupid_johnson", "roll 5"],
            ["roll 5", "johnson 3 the_scours"],
        ),
        (
            {4: "house:blue"},
            ["event explosion", "roll 4", "save-building"],
            ["roll 4", "save 3 3"],
        ),
    ],
)
def test_an_event_is_told(board: dict[int, str], picks: list[str], lines: list[str]) -> None:
    setting: Setting = {"board": board, "hands": {"red": "the_dean"}}
    event = picks[0].removeprefix("event ")

    assert told(setting, "play the_dean", *picks) == ["play 0 the_dean", f"event {event}", *lines]


def test_cards_that_change_hands_are_told() -> None:
    hands = {"red": "stanley modo", "yellow": "groat hex"}
    picks = ["play stanley", "choose yellow", "pull groat", "pull hex", "keep hex"]
    assert told({"board": {7: "red"}, "hands": hands}, *picks)[1:] == ["give 1 0 hex"]

    hands = {"red": "cable_street_particulars", "yellow": "groat hex"}
    picks = ["play cable_street_particulars", "choose yellow", "discard hex"]
    assert told({"board": {7: "red"}, "hands": hands}, *picks)[1:] == [
        "inspect 0 1",
        "discard 1 hex",
    ]

    hands = {"red": "the_chair_of_indefinite_studies groat", "yellow": "hex"}
    picks = ["play the_chair_of_indefinite_studies", "choose yellow"]
    assert told({"events": "", "hands": hands}, *picks)[1:] == ["exchange 0 1"]

    monks: Setting = {"discard": "hex", "hands": {"red": "history_monks"}, "board": {7: "red"}}
    assert told(monks, "play history_monks", "scroll", "draw hex")[1:] == ["recover 0 hex"]


def test_secrets_are_told_to_their_owners_only() -> None:
    setting: Setting = {
        "hands": {"red": "zorgo_the_retro_phrenologist mrs_cake"},
        "unused": "lord_vetinari lord_selachii chrysoprase",
    }
    assert told(setting, "play mrs_cake", "scroll", "show chrysoprase")[1:] == [
        "look 0 chrysoprase"
    ]
    lines = told(setting, "play zorgo_the_retro_phrenologist", "scroll", "deal chrysoprase")
    assert lines[1:] == ["deal 0 chrysoprase"]

    table = scene(setting).pick("play mrs_cake", "scroll", "show chrysoprase")
    assert table.state.listener is not None
    look = next(event for event in table.state.listener.events if event.id == "look")
    assert look.seen(0).args["personality"] == "chrysoprase"
    assert look.seen(1).args["personality"] == "unknown"


def test_answers_passes_and_purchases_are_told() -> None:
    answered: Setting = {"board": CITY, "hands": {"red": "mr_gryle", "yellow": "gaspode hex"}}
    picks = ["play mr_gryle", "remove yellow 5", "play gaspode"]
    assert told(answered, *picks)[1:] == ["answer 1 gaspode"]
    assert told({"board": {7: "red"}}, "pass") == ["pass 0"]
    bought: Setting = {"board": {12: "house:yellow"}, "hands": {"red": "sybil_vimes hex"}}
    assert told(bought, "play sybil_vimes", "take", "buy 12")[2:] == [
        "pay 0 1 12",
        "buy 0 nap_hill",
    ]
    used: Setting = {"board": {12: "house:red"}, "hands": {"red": "hex"}}
    assert told(used, "use 12") == ["use 0 nap_hill", "earn 0 1"]


def test_pieces_that_go_and_come_are_told() -> None:
    full: Setting = {"board": {1: "red " * 11, 6: "red"}, "hands": {"red": "groat"}}
    lines = told(full, "play groat", "lift 6", "place 1")
    assert lines[1:] == ["remove red the_hippo", "place red dolly_sisters"]

    fresh: Setting = {"board": CITY, "hands": {"red": "mr_gryle", "yellow": "igor hex"}}
    lines = told(fresh, "play mr_gryle", "remove yellow 5", "play igor", "place 9")
    assert lines[1:] == ["answer 1 igor", "remove yellow the_scours", "place yellow longwall"]

    swapped: Setting = {"board": {3: "red", 9: "red"}, "hands": {"red": "the_bursar"}, "events": ""}
    lines = told(swapped, "play the_bursar", "swap red 3", "swap red 9")
    assert lines[1:] == ["move red dragons_landing longwall", "move red longwall dragons_landing"]

    six: Setting = {
        "board": dict.fromkeys((1, 2, 3, 4, 5, 6), "house:red") | {8: "red"},
        "hands": {"red": "the_watch"},
    }
    lines = told(six, "play the_watch", "build 8", "shift 1")
    assert lines[1:] == ["build 0 dimwell 6", "raze red dolly_sisters"]
    bought: Setting = {
        "board": dict.fromkeys((1, 2, 3, 4, 5, 8), "house:red") | {9: "house:yellow"},
        "hands": {"red": "sybil_vimes"},
        "money": (12, 0, 0, 0),
    }
    lines = told(bought, "play sybil_vimes", "skip", "buy 9", "shift 8")
    assert "raze red dimwell" in lines

    burnt: Setting = {"board": {2: "house:blue"}, "hands": {"red": "the_fire_brigade hex"}}
    lines = told(burnt, "play the_fire_brigade", "choose blue", "refuse", "raze 2")
    assert lines[1:] == ["raze blue unreal_estate"]


def test_turns_and_draws_are_told() -> None:
    table = scene(board={7: "red"}).pick("pass").draws()
    assert table.state.listener is not None
    events = table.state.listener.events

    assert [event.id for event in events] == ["pass", *["draw"] * 5, "turn"]
    assert events[1].seen(0).args["card"] != "unknown" == events[1].seen(1).args["card"]
    named = scene(board={7: "red"}, hands={"red": "drumknott groat hex"}, second_card_later=False)
    named.pick("play drumknott", "plan groat")
    assert named.state.listener is not None
    assert named.state.listener.events[-1].args == {"seat": 0, "card": "groat"}


@pytest.mark.parametrize(
    ("hand", "picks", "learners"),
    [
        ("the_beggars_guild", ["choose yellow", "give hex"], {0}),
        ("stanley", ["choose yellow", "pull hex"], {0}),
        ("cable_street_particulars", ["choose yellow"], {0}),
        ("the_chair_of_indefinite_studies", ["choose yellow"], {0, 1}),
        ("groat", ["place 6"], set()),
    ],
)
def test_who_learns_something_hidden(hand: str, picks: list[str], learners: set[int]) -> None:
    """Undo leans on it: a player who has seen a card can't make it unseen."""
    hands = {"red": f"{hand} dorfl", "yellow": "hex modo"}
    table = scene(board={7: "red"}, hands=hands, events="")
    assert table.state.listener is not None
    table.pick(f"play {hand}")
    table.state.listener.drain()

    table.pick(*picks)

    assert table.state.listener.learners == learners


def test_pulled_cards_are_seen_by_two() -> None:
    """Stanley's player and the victim see both cards; the others know that there are two."""
    hands = {"red": "stanley dorfl", "yellow": "hex modo groat"}
    table = scene(board={7: "red"}, hands=hands)
    table.pick("play stanley", "choose yellow", "pull hex", "pull modo")

    assert table.view("red").pulled == table.view("yellow").pulled == table.state.pulled != []
    assert table.view("green").pulled == [-1, -1]


def test_worthless_discards_earn_nothing() -> None:
    """The Alchemists' Guild pays nothing, and nothing is said of money."""
    setting: Setting = {"board": CITY, "hands": {"red": "the_alchemists_guild hex"}}
    lines = told(setting, "play the_alchemists_guild", "scroll", "discard hex")

    assert "discard 0 hex" in lines and not any(line.startswith("earn") for line in lines)
