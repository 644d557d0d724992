"""The deck, row by row, as it is printed: symbols from left to right, the text of each card as a verb with its numbers."""

import pytest

from trollbord.games.ankh_morpork import (
    building,
    effects,
    gambling,
    hands,
    money,
    moving,
    personalities,
    placing,
    removing,
    trouble,
)
from trollbord.games.ankh_morpork.box import CARDS, INTERRUPTS
from trollbord.games.ankh_morpork.deck import DECK, GREENS
from trollbord.games.ankh_morpork.effects import Verb
from trollbord.games.ankh_morpork.message_ids import has_text

PRINTED = """
mr_boggis take-from-each-other:2 place-minion
mr_bent take-loan play-another
the_beggars_guild target-gives-cards:2 place-minion
the_bank_of_ankh_morpork take-loan play-another
the_ankh_morpork_sunshine_dragon_sanctuary each-other-gives-card-or-money play-another
sergeant_angua remove-trouble play-another
the_agony_aunts assassinate take-money:2 place-minion
the_dysk build earn-per-minion-in-area:10:1
the_duckman move-other-minion-adjacent
drumknott play-two-cards:2
cmot_dibbler roll-dibbler play-another
dr_cruces assassinate take-money:3
captain_carrot place-minion remove-trouble take-money:1
mrs_cake look-unused-personalities take-money:2 build
groat place-minion
gimlets_dwarf_delicatessen take-money:3 place-minion
gaspode interrupt
fresh_start_club interrupt
foul_ole_ron move-other-minion-adjacent play-another
the_fools_guild hand-penalty-unless-paid place-minion
the_fire_brigade burn-building-unless-paid play-another
inigo_skimmer assassinate take-money:2
history_monks draw-from-discard:4 place-minion
hex draw-cards:3 build
here_n_now roll-here-n-now play-another
harry_king place-minion discard-any-for-money:2
hargas_house_of_ribs take-money:3 place-minion
mr_gryle assassinate take-money:1
the_peeled_nuts
the_opera_house build earn-per-minion-in-area:10:1
nobby_nobbs take-from-one:3 play-another
modo discard-exactly place-minion
the_mended_drum build take-money:2
librarian draw-cards:4
leonard_of_quirm draw-cards:4
shonky_shop discard-any-for-money:1 build
sacharissa_cripslock earn-per-trouble:1 place-minion
rosie_palm place-minion sell-card:2
rincewind random-event move-own-from-trouble-adjacent play-another
the_royal_mint build take-money:5
queen_molly place-minion target-gives-cards:2
pink_pussycat_club take-money:3 play-another
zorgo_the_retro_phrenologist exchange-personality build
dr_whiteface hand-penalty-unless-paid place-minion
wallace_sonky interrupt
the_seamstresses_guild sell-card:2 place-minion
mr_pin_and_mr_tulip assassinate take-money:1
the_thieves_guild take-from-each-other:2 place-minion
sergeant_cheery_littlebottom draw-cards:2 remove-trouble
otto_chriek earn-per-trouble:1 build
the_clacks draw-cards:2 take-money:2 play-another
sergeant_colon remove-trouble place-minion
cosmo_lavish pay-player-who-removes-minion play-another
the_dean random-event remove-minion-in-area:2 play-another
hello assassinate assassinate build
burleigh_and_stronginthearm pay-player-then-assassinate build
the_bursar random-event swap-two-minions play-another
cable_street_particulars inspect-hand-discard-one place-minion
canting_crew move-other-minion-adjacent place-minion
carcer roll-areas-remove-minion-each play-another
the_chair_of_indefinite_studies random-event exchange-hands play-another
sir_charles_lavatory earn-per-building:1 build
dorfl move-own-anywhere play-another
sergeant_detritus remove-trouble remove-trouble
deep_dwarves place-minion-anywhere-no-trouble play-another
adora_belle_dearheart move-own-anywhere place-minion build
the_alchemists_guild discard-up-to-then-refill:3 build
the_auditors each-other-removes-own-minion
buggy_swires remove-trouble
susan interrupt
sybil_vimes take-money:3 buy-building:false
mr_teatime take-money:3 assassinate play-another
the_watch build remove-trouble
wee_mad_arthur build-half-price
william_de_worde place-minion earn-per-trouble:1
willikins place-minion-at-own-building
archchancellor_ridcully random-event place-minions-near-area:2:2
ruby place-minion build
the_senior_wrangler random-event place-minions-near-area:2:1 play-another
mr_shine place-minion-anywhere-no-trouble
mr_slant earn-per-minion-in-trouble-area:2 build
the_smoking_gnu place-minion-in-trouble-area play-another
stanley random-two-keep-one place-minion
moist_von_lipwig place-minion take-money:3 draw-cards:2 play-another
doctor_mossy_lawn interrupt
patricians_palace build take-money:4 place-minion
ponder_stibbons random-event play-two-cards:2
the_post_office earn-per-building:1 place-minion
reacher_gilt buy-building:true
professor_of_recent_runes random-event draw-cards:2 play-another
doctor_hix random-event place-trouble-anywhere play-another
hobsonss_livery_stable pay-player-then-move-own build
hubert force-payment-between-others:3 place-minion
igor interrupt
the_luggage assassinate discard-exactly
the_mob place-trouble-next-to-trouble place-minion play-another
lord_downey assassinate take-money:3 build
dwarves place-minion place-minion
edward_death assassinate take-money:3 build
errol roll-errol play-another
gargoyles draw-per-own-building build
"""


def words(verb: Verb) -> str:
    """An action in the words of the table above."""
    match verb:
        case money.TakeMoney():
            return f"take-money:{verb.amount}"
        case building.HalfPriceBuild():
            return "build-half-price" if verb.share == 2 else "?"
        case building.Build():
            return "build" if verb.share == 1 else "?"
        case removing.RemoveIn():
            return f"remove-minion-in-area:{verb.area + 1}"
        case placing.PlaceAround():
            return f"place-minions-near-area:{verb.area + 1}:{verb.most}"
        case money.EarnPerMinionIn():
            return f"earn-per-minion-in-area:{verb.area + 1}:{verb.amount}"
        case building.BuyBuilding():
            return f"buy-building:{str(verb.in_trouble).lower()}"
        case gambling.Gamble():
            return ("roll-dibbler", "roll-here-n-now", "roll-errol")[verb.kind]
        case effects.PlayTwoCards():
            return f"play-two-cards:{verb.plays}"
    number = getattr(verb, "amount", getattr(verb, "count", None))
    return NAMES[type(verb)] + ("" if number is None else f":{number}")


NAMES: dict[type[Verb], str] = {
    placing.PlaceMinion: "place-minion",
    removing.Assassinate: "assassinate",
    trouble.RemoveTrouble: "remove-trouble",
    effects.RandomEvent: "random-event",
    effects.PlayAnotherCard: "play-another",
    moving.MoveOther: "move-other-minion-adjacent",
    moving.MoveOwnFromTrouble: "move-own-from-trouble-adjacent",
    moving.MoveOwnAnywhere: "move-own-anywhere",
    moving.SwapTwo: "swap-two-minions",
    removing.RollAndRemove: "roll-areas-remove-minion-each",
    placing.PlaceAnywhere: "place-minion-anywhere-no-trouble",
    placing.PlaceAtHouse: "place-minion-at-own-building",
    placing.PlaceInTrouble: "place-minion-in-trouble-area",
    trouble.StirAnywhere: "place-trouble-anywhere",
    trouble.StirBeside: "place-trouble-next-to-trouble",
    money.TakeFromEach: "take-from-each-other",
    money.TakeFromOne: "take-from-one",
    money.TakeLoan: "take-loan",
    money.PayBetweenOthers: "force-payment-between-others",
    removing.PayRemover: "pay-player-who-removes-minion",
    removing.PayAndAssassinate: "pay-player-then-assassinate",
    moving.PayAndMove: "pay-player-then-move-own",
    money.Penalise: "hand-penalty-unless-paid",
    money.Burn: "burn-building-unless-paid",
    removing.Audit: "each-other-removes-own-minion",
    money.EarnPerTrouble: "earn-per-trouble",
    money.EarnPerBuilding: "earn-per-building",
    money.EarnPerMinionInTrouble: "earn-per-minion-in-trouble-area",
    hands.BegCards: "target-gives-cards",
    hands.CollectAlms: "each-other-gives-card-or-money",
    hands.DrawCards: "draw-cards",
    hands.DrawPerBuilding: "draw-per-own-building",
    hands.TakeDiscards: "draw-from-discard",
    hands.DiscardCard: "discard-exactly",
    hands.SellAny: "discard-any-for-money",
    hands.SellCard: "sell-card",
    hands.PullCards: "random-two-keep-one",
    hands.InspectHand: "inspect-hand-discard-one",
    hands.ExchangeHands: "exchange-hands",
    personalities.ExchangePersonality: "exchange-personality",
    personalities.LookAtUnused: "look-unused-personalities",
    hands.DiscardAndRefill: "discard-up-to-then-refill",
}


@pytest.mark.parametrize("row", PRINTED.split("\n")[1:-1])
def test_a_card_is_as_it_is_printed(row: str) -> None:
    name, *printed = row.split()
    card = CARDS.index(name)

    actions = ["interrupt"] if card in INTERRUPTS else [words(verb) for verb in DECK[card].symbols]

    assert actions == printed


def test_the_deck_has_all_symbols_of_the_box() -> None:
    signs: dict[str, int] = {"interrupt": len(INTERRUPTS)}
    for verb in [verb for card in DECK for verb in card.symbols]:
        signs[verb.sign] = signs.get(verb.sign, 0) + 1

    assert signs == {
        "scroll": 70,
        "minion": 31,
        "play-another": 27,
        "building": 22,
        "money": 19,
        "assassinate": 11,
        "event": 9,
        "remove-trouble": 8,
        "interrupt": 6,
    }
    assert len([card for card in range(len(DECK)) if has_text(card)]) == 76
    assert (GREENS, len(DECK)) == (48, 101)
