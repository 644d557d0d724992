"""Refusals: what stands in the way, by which rule, for the question that is open."""

import pytest

from tests.ankh_morpork.scene import Scene, scene, spelt
from trollbord.games.ankh_morpork import ANKH_MORPORK
from trollbord.games.ankh_morpork.hands import Draw
from trollbord.kernel.errors import IllegalPick


def reason(table: Scene, option: str) -> str:
    """Why this can't be picked: the message without its first word, and the rule."""
    with pytest.raises(IllegalPick) as raised:
        table.state.pick(spelt(option))
    why = raised.value.reason
    assert why is not None and f"({why.rule})" in str(why)
    return f"{why.message.id.removeprefix('why-')} {why.rule}"


@pytest.mark.parametrize(
    ("option", "why"),
    [
        ("play dorfl", "not-in-hand AM-TURN.3"),
        ("play gaspode", "interrupt AM-R.12"),
        ("pass", "must-play AM-R.65"),
        ("use 6", "not-your-card AM-CITY.1"),
        ("use 12", "just-gained AM-CITY.3"),
        ("use 9", "used AM-CITY.1"),
        ("use 11", "demon AM-CITY.5"),
        ("use 10", "no-money AM-AREA.10"),
        ("use 8", "no-money AM-AREA.8"),
        ("use 7", "nowhere AM-AREA.7"),
        ("use 4", "only-events AM-CITY.4"),
        ("take", "other-question AM-TURN.3"),
    ],
)
def test_a_refusal_before_the_first_card(option: str, why: str) -> None:
    houses = dict.fromkeys((4, 7, 8, 9, 10, 11, 12), "house:red")
    houses[11] += " demon"
    table = scene(board=houses, hands={"red": "groat gaspode"}, money=(1, 0, 0, 0))
    table.state.gained, table.state.used = 1 << 11, 1 << 8
    table.state.resume(table.state.agenda, table.state.step)

    assert reason(table, option) == why


def test_an_ability_lacks_what_it_needs() -> None:
    """AM-AREA.5, .10: a card to discard, a marker to take off."""
    board = {5: "house:red", 10: "house:red"}

    assert reason(scene(board=board), "use 5") == "no-cards AM-AREA.5"
    assert reason(scene(board=board), "use 10") == "no-marker AM-AREA.10"


@pytest.mark.parametrize(
    ("card", "option", "why"),
    [
        ("groat", "place 9", "too-far AM-PLACE.2"),
        ("groat", "lift 1", "supply AM-PLACE.1"),
        ("groat", "play hex", "card-in-play AM-ACTION.3"),
        ("the_dysk", "build 1", "trouble AM-BUILD.2"),
        ("the_dysk", "build 3", "built AM-BUILD.3"),
        ("the_dysk", "build 8", "no-minion AM-BUILD.1"),
        ("the_dysk", "build 2", "no-money AM-BUILD.4"),
        ("groat", "build 12", "other-action AM-ACTION.3"),
        ("inigo_skimmer", "remove red 1", "own-minion AM-KILL.2"),
        ("inigo_skimmer", "remove yellow 6", "no-trouble AM-KILL.1"),
        ("inigo_skimmer", "remove yellow 7", "nobody-there AM-CARD.inigo_skimmer"),
        ("buggy_swires", "calm 8", "no-trouble AM-ACTION.7"),
        ("the_duckman", "move red 1", "not-own AM-CARD.the_duckman"),
        ("the_duckman", "move blue 1", "nobody-there AM-CARD.the_duckman"),
        ("dorfl", "move yellow 1", "only-own AM-CARD.dorfl"),
        ("the_smoking_gnu", "place 2", "other-places AM-PLACE.8"),
        ("mr_slant", "count 8", "no-trouble AM-CARD.mr_slant"),
        ("the_mob", "stir 1", "marker-there AM-TROUBLE.3"),
        ("the_mob", "stir 8", "no-marker-near AM-CARD.the_mob"),
        ("sybil_vimes", "buy 3", "other-action AM-ACTION.3"),
        ("nobby_nobbs", "choose red", "yourself AM-CARD.nobby_nobbs"),
        ("the_fire_brigade", "choose green", "homeless AM-R.56"),
    ],
)
def test_a_refused_action(card: str, option: str, why: str) -> None:
    board = {1: "red yellow !", 2: "red", 3: "red house:yellow", 12: "red", 6: "yellow"}
    table = scene(board=board, hands={"red": f"{card} hex"}, money=(12, 0, 0, 0))

    assert reason(table.pick(f"play {card}"), option) == why


def test_a_building_that_can_not_be_bought() -> None:
    """AM-R.37: another player's, in an area of the right kind, for its whole cost."""
    board = {1: "house:yellow", 2: "house:yellow", 3: "house:yellow !", 9: "house:red"}
    table = scene(board=board, hands={"red": "sybil_vimes"}, money=(10, 0, 0, 0))
    table.pick("play sybil_vimes", "skip")

    assert reason(table, "buy 9") == "own-house AM-CARD.sybil_vimes"
    assert reason(table, "buy 8") == "no-house AM-CARD.sybil_vimes"
    assert reason(table, "buy 2") == "no-money AM-R.37"
    assert reason(table, "buy 3") == "marker-there AM-CARD.sybil_vimes"
    gilt = scene(board=board, hands={"red": "reacher_gilt"}, money=(12, 0, 0, 0))
    assert reason(gilt.pick("play reacher_gilt"), "buy 1") == "no-trouble AM-CARD.reacher_gilt"


def test_a_refusal_looks_at_the_pieces_of_the_one_who_asks() -> None:
    """Yellow has no minion on Dimwell; that red stands there and yellow next to it doesn't help."""
    board = {8: "red", 9: "yellow"}
    table = scene(board=board, hands={"yellow": "the_dysk"}, turn="yellow", money=(0, 20, 0, 0))
    assert table.pick("play the_dysk").can("build 9")

    assert reason(table, "build 8") == "no-minion AM-BUILD.1"


def test_the_auditors_ask_for_own_minions_that_stand_there() -> None:
    """Yellow may remove its own; none of them stands on Longwall, and red's are not yellow's."""
    table = scene(board={5: "yellow", 8: "yellow", 9: "red"}, hands={"red": "the_auditors"})
    table.pick("play the_auditors", "scroll")

    assert reason(table, "remove yellow 9") == "nobody-there AM-CARD.the_auditors"
    assert reason(table, "remove red 9") == "only-own AM-CARD.the_auditors"


def test_murders_and_carcer_keep_to_the_rolled_areas() -> None:
    murder = scene(board={5: "red yellow", 8: "red"}, hands={"red": "the_dean"})
    murder.pick("play the_dean", "event mysterious_murders", "roll 5")
    assert reason(murder, "remove red 8") == "not-rolled AM-EVENT.MURDERS.2"

    carcer = scene(
        board={4: "yellow", 9: "yellow green", 3: "blue"},
        hands={"red": "carcer", "yellow": "wallace_sonky"},
    )
    carcer.pick("play carcer", "scroll", "roll 4", "roll 9")
    assert reason(carcer, "remove blue 3") == "not-rolled AM-CARD.carcer"
    carcer.pick("remove yellow 4", "play wallace_sonky")
    assert reason(carcer, "remove green 9") == "shielded AM-R.22"


def test_the_dean_looks_at_unreal_estate_alone() -> None:
    """No marker is needed, so none is missing."""
    table = scene(board={2: "yellow", 9: "yellow"}, hands={"red": "the_dean"})
    table.pick("play the_dean", "event riots")

    assert reason(table, "remove yellow 9") == "other-places AM-CARD.the_dean"


def test_willikins_places_at_buildings_and_igor_elsewhere() -> None:
    willikins = scene(board={5: "red", 8: "house:red"}, hands={"red": "willikins"})
    assert reason(willikins.pick("play willikins"), "place 5") == "other-places AM-PLACE.8"

    igor = scene(
        board={5: "yellow !", 9: "yellow"}, hands={"red": "inigo_skimmer", "yellow": "igor"}
    )
    igor.pick("play inigo_skimmer", "remove yellow 5", "play igor")
    assert reason(igor, "place 5") == "old-area AM-R.18"
    assert reason(igor, "place 1") == "too-far AM-PLACE.2"


def test_abilities_wait_for_the_own_turn_and_for_the_end_of_an_action() -> None:
    board = {12: "house:yellow", 5: "yellow !", 9: "house:red", 6: "green"}
    table = scene(board=board, hands={"red": "inigo_skimmer", "yellow": "gaspode groat"})
    table.pick("play inigo_skimmer", "remove yellow 5")

    assert reason(table, "use 12") == "not-your-turn AM-CITY.1"
    assert reason(table, "pass") == "other-question AM-INTERRUPT.1"
    duck = scene(board=board, hands={"red": "the_duckman"}).pick("play the_duckman", "move green 6")
    assert reason(duck, "use 9") == "inside-action AM-R.1"
    assert reason(duck, "go 9") == "not-adjacent AM-BOARD.2"
    assert reason(duck, "go 6") == "same-area AM-CARD.the_duckman"


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("wallace_sonky", "no-answer AM-INTERRUPT.7"),
        ("doctor_mossy_lawn", "no-answer AM-R.26"),
        ("hex", "only-interrupts AM-INTERRUPT.1"),
        ("igor", "not-in-hand AM-TURN.3"),
    ],
)
def test_a_card_that_does_not_answer_a_skull(answer: str, why: str) -> None:
    hand = "gaspode wallace_sonky doctor_mossy_lawn hex"
    table = scene(board={5: "yellow !"}, hands={"red": "inigo_skimmer", "yellow": hand})

    assert reason(table.pick("play inigo_skimmer", "remove yellow 5"), f"play {answer}") == why


def test_cards_that_do_not_answer_events_moves_and_texts() -> None:
    hand = "gaspode wallace_sonky fresh_start_club susan igor"
    murder = scene(board={5: "yellow"}, hands={"red": "the_dean", "yellow": hand})
    murder.pick("play the_dean", "event mysterious_murders", "roll 5", "remove yellow 5")
    assert reason(murder, "play gaspode") == "no-answer AM-R.15"
    assert reason(murder, "play wallace_sonky") == "no-answer AM-INTERRUPT.8"
    move = scene(board={5: "yellow"}, hands={"red": "the_duckman", "yellow": hand})
    move.pick("play the_duckman", "move yellow 5", "go 8")
    assert reason(move, "play igor") == "no-answer AM-R.17"
    assert reason(move, "play susan") == "no-answer AM-CARD.susan"
    text = scene(hands={"red": "nobby_nobbs", "yellow": hand})
    text.pick("play nobby_nobbs", "choose yellow")
    assert reason(text, "play gaspode") == "no-answer AM-CARD.gaspode"
    dragon = scene(board={5: "yellow"}, hands={"red": "the_dean", "yellow": hand})
    dragon.pick("play the_dean", "event the_dragon", "roll 5")
    assert reason(dragon, "play igor") == "no-answer AM-R.55"


def test_named_cards_come_in_their_moment() -> None:
    """AM-R.28, .63, AM-DOUBLE.1."""
    table = scene(board={7: "red"}, hands={"red": "drumknott groat modo ruby gaspode"})
    table.pick("play drumknott")
    assert reason(table, "play groat") == "name-first AM-R.63"
    assert reason(table, "plan gaspode") == "interrupt AM-R.12"
    table.pick("plan groat")
    assert reason(table, "plan groat") == "named AM-DOUBLE.1"
    table.pick("plan modo", "place 8")
    assert reason(table, "play ruby") == "other-named AM-R.28"


def test_a_flood_and_twelve_minions() -> None:
    flood = scene(board={8: "red", 7: "yellow"}, hands={"red": "the_dean"})
    flood.pick("play the_dean", "event flood", "roll 8", "roll 7")
    assert reason(flood, "go 7") == "flooded AM-EVENT.FLOOD.3"
    assert reason(flood, "go 1") == "not-adjacent AM-EVENT.FLOOD.2"
    saved = scene(
        board={4: "house:red", 7: "red", 8: "red"}, hands={"red": "the_dean"}, money=(3, 0, 0, 0)
    )
    saved.pick("play the_dean", "event flood", "roll 8", "roll 7", "save")
    assert reason(saved, "go 6") == "not-adjacent AM-EVENT.FLOOD.2", "7 is safe, 8 is left"

    full = scene(board={7: " ".join(["red"] * 12)}, hands={"red": "groat"}).pick("play groat")
    assert reason(full, "lift 8") == "nobody-there AM-PLACE.5"
    full.pick("lift 7")
    assert reason(full, "place 7") == "old-area AM-PLACE.9"


def test_money_and_cards_that_are_not_there() -> None:
    """AM-R.31, AM-CARD.cable_street_particulars, AM-CARD.stanley."""
    ransom = scene(hands={"red": "dr_whiteface"}, money=(0, 4, 0, 0))
    ransom.pick("play dr_whiteface", "choose yellow")
    assert reason(ransom, "pay") == "no-money AM-R.31"
    look = scene(hands={"red": "cable_street_particulars modo", "yellow": "groat hex"})
    look.pick("play cable_street_particulars", "choose yellow")
    assert reason(look, "discard modo") == "not-in-that-hand AM-CARD.cable_street_particulars"
    dibbler = scene(board={5: "red"}, hands={"red": "cmot_dibbler groat"}, money=(1, 4, 0, 0))
    dibbler.pick("play cmot_dibbler", "scroll", "roll 1")
    assert reason(dibbler, "pay") == "no-money AM-R.49"
    stanley = scene(hands={"red": "stanley", "yellow": "groat hex modo"})
    stanley.pick("play stanley", "choose yellow", "pull groat", "pull hex")
    assert reason(stanley, "keep modo") == "not-in-that-hand AM-CARD.stanley"


@pytest.mark.parametrize(("card", "option"), [("the_dysk", "skip"), ("inigo_skimmer", "take")])
def test_what_is_offered_has_no_obstacle(card: str, option: str) -> None:
    """Also what names no area, which no rule of areas can forbid."""
    table = scene(board={5: "red"}, hands={"red": card}).pick(f"play {card}")
    view = table.view("red")

    chosen = ANKH_MORPORK.vocabulary.known(option)
    assert option in table.offered and chosen is not None
    assert ANKH_MORPORK.why_not(view, chosen) is None


@pytest.mark.rule("AM-AREA.10")
def test_the_isle_of_gods_says_that_there_is_no_marker() -> None:
    table = scene(board={10: "house:red", 1: "yellow !"}, hands={"red": "groat"}).pick("use 10")

    assert reason(table, "calm 5") == "no-trouble AM-AREA.10"


def test_whoever_can_pay_meets_no_obstacle() -> None:
    """AM-R.49: two dollars are enough."""
    table = scene(board={5: "red"}, hands={"red": "cmot_dibbler groat"}, money=(2, 4, 0, 0))
    table.pick("play cmot_dibbler", "scroll", "roll 1")
    chosen = ANKH_MORPORK.vocabulary.known("pay")

    assert chosen is not None and "pay" in table.offered
    assert ANKH_MORPORK.why_not(table.view("red"), chosen) is None


def obstacle(table: Scene, option: str) -> str:
    """What the step that asks finds in the way, and its thing: also where chance is asked, of which players are not told."""
    chosen = ANKH_MORPORK.vocabulary.known(spelt(option))
    assert chosen is not None and table.state.step is not None
    found = table.state.step.obstacle(table.state, chosen)
    return "" if found is None else f"{found.message.removeprefix('why-')} {found.what}"


@pytest.mark.rule("AM-BUILD.8", "AM-R.31", "AM-R.47")
def test_a_building_of_another_is_not_said_to_be_missing() -> None:
    """Where one is to be moved, lost or burnt, it is told whose building stands there, and where none does."""
    board = dict.fromkeys((1, 2, 3, 4, 5, 6), "house:red") | {8: "red", 9: "house:yellow"}
    shift = scene(board=board, hands={"red": "the_dysk"}, money=(20, 0, 0, 0))
    shift.pick("play the_dysk", "build 8")
    assert reason(shift, "shift 9") == "not-your-house AM-BUILD.8"
    assert reason(shift, "shift 10") == "no-house AM-BUILD.8"

    houses = {1: "house:red", 2: "house:yellow", 3: "house:green"}
    fire = scene(board=houses, hands={"red": "the_fire_brigade"}, money=(0, 0, 0, 0))
    fire.pick("play the_fire_brigade", "choose yellow", "refuse")
    assert reason(fire, "raze 3") == "others-house AM-CARD.the_fire_brigade"
    assert reason(fire, "raze 1") == "others-house AM-CARD.the_fire_brigade"
    assert reason(fire, "raze 12") == "no-house AM-CARD.the_fire_brigade"

    sinks = scene(board=houses, hands={"red": "the_dean"}, money=(1, 0, 9, 9))
    sinks.pick("play the_dean", "event subsidence")
    assert reason(sinks, "raze 2") == "not-your-house AM-R.47"


@pytest.mark.rule("AM-PLACE.1", "AM-PLACE.5", "AM-PLACE.9")
def test_twelve_minions_on_the_board_are_lifted_before_one_is_placed() -> None:
    crowd = " ".join(["red"] * 12)
    full = scene(board={7: crowd}, hands={"red": "groat"}).pick("play groat")
    assert reason(full, "place 8") == "all-out AM-PLACE.5"
    board = {7: crowd, 12: "house:red"}
    house = scene(board=board, hands={"red": "willikins"}).pick("play willikins")
    assert house.can("lift 7")
    calm = scene(board=board, hands={"red": "the_smoking_gnu"}).pick("play the_smoking_gnu")
    assert reason(calm, "lift 7") == "no-area AM-PLACE.9", "no area has a marker"


def test_cards_wait_for_the_own_turn_and_for_what_is_begun() -> None:
    board = {5: "yellow !", 7: "red", 9: "yellow", 10: "house:red"}
    flood = scene(board={7: "yellow"}, hands={"red": "the_dean", "yellow": "groat"})
    flood.pick("play the_dean", "event flood", "roll 7", "roll 1")
    assert reason(flood, "play groat") == "not-your-card-turn AM-TURN.3"

    isle = scene(board=board, hands={"red": "groat hex"}).pick("use 10")
    assert reason(isle, "play hex") == "ability-first AM-TURN.2"
    duck = scene(board=board, hands={"red": "the_duckman hex"})
    duck.pick("play the_duckman", "move yellow 9")
    assert reason(duck, "play hex") == "card-in-play AM-ACTION.3"
    end = scene(board=board, hands={"red": "groat hex"}).pick("play groat", "skip")
    assert end.asked == "red end" and reason(end, "play hex") == "turn-ends AM-TURN.2"


@pytest.mark.rule("AM-R.67", "AM-AREA.1")
def test_what_must_be_done_can_not_be_declined() -> None:
    carcer = scene(board={4: "yellow", 9: "green"}, hands={"red": "carcer"})
    carcer.pick("play carcer", "scroll", "roll 4", "roll 9")
    assert reason(carcer, "done") == "must AM-R.67"
    dolly = scene(board={1: "house:red", 5: "red"}, hands={"red": "groat"}).pick("use 1")
    assert reason(dolly, "done") == "must AM-PLACE.8"
    assert reason(dolly, "place 8") == "other-places AM-PLACE.8"


@pytest.mark.rule("AM-R.55", "AM-AREA.4")
def test_what_the_dragon_can_not_take_need_not_be_saved() -> None:
    board = {4: "house:yellow", 5: "house:yellow yellow"}
    dragon = scene(board=board, hands={"red": "the_dean"}, money=(0, 9, 0, 0))
    dragon.pick("play the_dean", "event the_dragon", "roll 5", "save")
    assert reason(dragon, "save") == "saved AM-R.55"
    dragon.pick("save-building")
    assert dragon.house(5) == "yellow"

    minions = scene(board={4: "house:yellow", 5: "yellow"}, hands={"red": "the_dean"})
    minions.pick("play the_dean", "event the_dragon", "roll 5")
    assert reason(minions, "save-building") == "no-house AM-AREA.4"
    poor = scene(
        board={5: "yellow"}, hands={"red": "the_dean", "yellow": "susan"}, money=(0, 9, 0, 0)
    )
    poor.pick("play the_dean", "event the_dragon", "roll 5")
    assert reason(poor, "save") == "not-your-card AM-AREA.4"


@pytest.mark.rule("AM-R.10")
def test_small_gods_that_are_struck_themselves_are_silent() -> None:
    table = scene(
        board={4: "house:yellow yellow"},
        hands={"red": "the_dean", "yellow": "susan"},
        money=(0, 9, 0, 0),
        gods_save_themselves=False,
    )
    table.pick("play the_dean", "event the_dragon", "roll 4")

    assert reason(table, "save") == "gods-silent AM-R.10"


@pytest.mark.rule("AM-R.35", "AM-R.57")
def test_two_dollars_for_nothing_can_be_refused_by_the_table() -> None:
    board = {5: "red", 12: "house:red"}
    table = scene(
        board=board, hands={"red": "burleigh_and_stronginthearm"}, stake_stays_paid=False
    ).pick("play burleigh_and_stronginthearm")
    assert reason(table, "choose yellow") == "nothing-follows AM-R.57"

    poor = scene(
        board=board, hands={"red": "burleigh_and_stronginthearm"}, money=(1, 0, 0, 0)
    ).pick("play burleigh_and_stronginthearm")
    assert reason(poor, "choose yellow") == "no-money AM-R.35"


def test_two_pieces_of_one_area_do_not_change_places() -> None:
    table = scene(board={5: "red yellow", 12: "house:red"}, hands={"red": "the_bursar"})
    table.pick("play the_bursar", "event riots")

    assert reason(table, "swap red 5") == "one-area AM-CARD.the_bursar"


def test_chance_says_what_it_lacks() -> None:
    """To whom everything is open; players are told only that chance decides."""
    table = scene(hands={"red": "groat"}, pile="hex dorfl", board={7: "red"})
    table.state.agenda.clear()
    table.state.then(Draw(0, 1))
    table.state.advance()
    assert (
        obstacle(table, "draw hex") == "" and obstacle(table, "draw dorfl") == "green-first dorfl"
    )
    assert obstacle(table, "draw groat") == "not-in-pile groat"

    event = scene(hands={"red": "the_dean"}, events="fog riots").pick("play the_dean")
    assert obstacle(event, "event fog") == "" and obstacle(event, "event fire") == "happened fire"
    event.pick("event fog")
    assert obstacle(event, "draw the_dean") == "not-in-pile the_dean"
    monks = scene(hands={"red": "history_monks"}, discard="hex groat")
    monks.pick("play history_monks", "scroll")
    assert obstacle(monks, "draw modo") == "not-discarded modo"
    stanley = scene(hands={"red": "stanley", "yellow": "groat hex modo"})
    stanley.pick("play stanley", "choose yellow", "pull groat")
    assert obstacle(stanley, "pull groat") == "pulled groat"
    assert obstacle(stanley, "pull ruby") == "not-in-that-hand ruby"


def test_personalities_that_chance_can_not_show() -> None:
    cake = scene(hands={"red": "mrs_cake"}, unused="lord_rust lord_vetinari chrysoprase")
    cake.pick("play mrs_cake", "scroll", "show lord_rust")
    assert obstacle(cake, "show lord_rust") == "seen lord_rust"
    assert obstacle(cake, "show lord_selachii") == "not-unused lord_selachii"
    zorgo = scene(
        hands={"red": "zorgo_the_retro_phrenologist"}, unused="lord_rust lord_vetinari chrysoprase"
    )
    zorgo.pick("play zorgo_the_retro_phrenologist", "scroll")
    assert obstacle(zorgo, "deal lord_rust") == ""
    assert obstacle(zorgo, "deal commander_vimes") == "not-unused commander_vimes"
