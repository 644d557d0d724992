"""The 101 player cards, row by row: the name, then what is printed from left to right; and the options named after them."""

from typing import Final

from trollbord.games.ankh_morpork import box
from trollbord.games.ankh_morpork.box import (
    FRESH_START,
    GASPODE,
    IGOR,
    ISLE_OF_GODS,
    MOSSY_LAWN,
    SONKY,
    SUSAN,
    UNREAL_ESTATE,
)
from trollbord.games.ankh_morpork.building import Build, BuyBuilding, HalfPriceBuild
from trollbord.games.ankh_morpork.effects import PlayAnotherCard, PlayTwoCards, RandomEvent, Verb
from trollbord.games.ankh_morpork.gambling import DIBBLER, ERROL, HERE_N_NOW, Gamble
from trollbord.games.ankh_morpork.hands import (
    BegCards,
    CollectAlms,
    DiscardAndRefill,
    DiscardCard,
    DrawCards,
    DrawPerBuilding,
    ExchangeHands,
    InspectHand,
    PullCards,
    SellAny,
    SellCard,
    TakeDiscards,
)
from trollbord.games.ankh_morpork.money import (
    Burn,
    EarnPerBuilding,
    EarnPerMinionIn,
    EarnPerMinionInTrouble,
    EarnPerTrouble,
    PayBetweenOthers,
    Penalise,
    TakeFromEach,
    TakeFromOne,
    TakeLoan,
    TakeMoney,
)
from trollbord.games.ankh_morpork.moving import (
    MoveOther,
    MoveOwnAnywhere,
    MoveOwnFromTrouble,
    PayAndMove,
    SwapTwo,
)
from trollbord.games.ankh_morpork.personalities import ExchangePersonality, LookAtUnused
from trollbord.games.ankh_morpork.placing import (
    PlaceAnywhere,
    PlaceAround,
    PlaceAtHouse,
    PlaceInTrouble,
    PlaceMinion,
)
from trollbord.games.ankh_morpork.removing import (
    Assassinate,
    Audit,
    PayAndAssassinate,
    PayRemover,
    RemoveIn,
    RollAndRemove,
)
from trollbord.games.ankh_morpork.trouble import RemoveTrouble, StirAnywhere, StirBeside


class Card:
    """A player card: its name and its actions in order."""

    def __init__(self, name: str, *symbols: Verb) -> None:
        self.name: Final = name
        self.symbols: Final[tuple[Verb, ...]] = symbols


class Interrupt(Card):
    """A card with no action of its own: it answers what happens (AM-R.12)."""

    def __init__(self, name: str, bit: int) -> None:
        super().__init__(name)
        self.bit: Final = bit


# AM-COMP.3. The order is that of the option ids: records and weights depend on it.
GREEN_CARDS: Final[tuple[Card, ...]] = (
    Card("mr_boggis", TakeFromEach(2), PlaceMinion()),
    Card("mr_bent", TakeLoan(), PlayAnotherCard()),
    Card("the_beggars_guild", BegCards(2), PlaceMinion()),
    Card("the_bank_of_ankh_morpork", TakeLoan(), PlayAnotherCard()),
    Card("the_ankh_morpork_sunshine_dragon_sanctuary", CollectAlms(), PlayAnotherCard()),
    Card("sergeant_angua", RemoveTrouble(), PlayAnotherCard()),
    Card("the_agony_aunts", Assassinate(), TakeMoney(2), PlaceMinion()),
    Card("the_dysk", Build(), EarnPerMinionIn(ISLE_OF_GODS, 1)),
    Card("the_duckman", MoveOther()),
    Card("drumknott", PlayTwoCards()),
    Card("cmot_dibbler", Gamble(DIBBLER), PlayAnotherCard()),
    Card("dr_cruces", Assassinate(), TakeMoney(3)),
    Card("captain_carrot", PlaceMinion(), RemoveTrouble(), TakeMoney(1)),
    Card("mrs_cake", LookAtUnused(), TakeMoney(2), Build()),
    Card("groat", PlaceMinion()),
    Card("gimlets_dwarf_delicatessen", TakeMoney(3), PlaceMinion()),
    Interrupt("gaspode", GASPODE),
    Interrupt("fresh_start_club", FRESH_START),
    Card("foul_ole_ron", MoveOther(), PlayAnotherCard()),
    Card("the_fools_guild", Penalise(), PlaceMinion()),
    Card("the_fire_brigade", Burn(), PlayAnotherCard()),
    Card("inigo_skimmer", Assassinate(), TakeMoney(2)),
    Card("history_monks", TakeDiscards(4), PlaceMinion()),
    Card("hex", DrawCards(3), Build()),
    Card("here_n_now", Gamble(HERE_N_NOW), PlayAnotherCard()),
    Card("harry_king", PlaceMinion(), SellAny(2)),
    Card("hargas_house_of_ribs", TakeMoney(3), PlaceMinion()),
    Card("mr_gryle", Assassinate(), TakeMoney(1)),
    Card("the_peeled_nuts"),
    Card("the_opera_house", Build(), EarnPerMinionIn(ISLE_OF_GODS, 1)),
    Card("nobby_nobbs", TakeFromOne(3), PlayAnotherCard()),
    Card("modo", DiscardCard(), PlaceMinion()),
    Card("the_mended_drum", Build(), TakeMoney(2)),
    Card("librarian", DrawCards(4)),
    Card("leonard_of_quirm", DrawCards(4)),
    Card("shonky_shop", SellAny(1), Build()),
    Card("sacharissa_cripslock", EarnPerTrouble(1), PlaceMinion()),
    Card("rosie_palm", PlaceMinion(), SellCard(2)),
    Card("rincewind", RandomEvent(), MoveOwnFromTrouble(), PlayAnotherCard()),
    Card("the_royal_mint", Build(), TakeMoney(5)),
    Card("queen_molly", PlaceMinion(), BegCards(2)),
    Card("pink_pussycat_club", TakeMoney(3), PlayAnotherCard()),
    Card("zorgo_the_retro_phrenologist", ExchangePersonality(), Build()),
    Card("dr_whiteface", Penalise(), PlaceMinion()),
    Interrupt("wallace_sonky", SONKY),
    Card("the_seamstresses_guild", SellCard(2), PlaceMinion()),
    Card("mr_pin_and_mr_tulip", Assassinate(), TakeMoney(1)),
    Card("the_thieves_guild", TakeFromEach(2), PlaceMinion()),
)
BROWN_CARDS: Final[tuple[Card, ...]] = (
    Card("sergeant_cheery_littlebottom", DrawCards(2), RemoveTrouble()),
    Card("otto_chriek", EarnPerTrouble(1), Build()),
    Card("the_clacks", DrawCards(2), TakeMoney(2), PlayAnotherCard()),
    Card("sergeant_colon", RemoveTrouble(), PlaceMinion()),
    Card("cosmo_lavish", PayRemover(), PlayAnotherCard()),
    Card("the_dean", RandomEvent(), RemoveIn(UNREAL_ESTATE), PlayAnotherCard()),
    Card("hello", Assassinate(), Assassinate(), Build()),
    Card("burleigh_and_stronginthearm", PayAndAssassinate(), Build()),
    Card("the_bursar", RandomEvent(), SwapTwo(), PlayAnotherCard()),
    Card("cable_street_particulars", InspectHand(), PlaceMinion()),
    Card("canting_crew", MoveOther(), PlaceMinion()),
    Card("carcer", RollAndRemove(), PlayAnotherCard()),
    Card("the_chair_of_indefinite_studies", RandomEvent(), ExchangeHands(), PlayAnotherCard()),
    Card("sir_charles_lavatory", EarnPerBuilding(1), Build()),
    Card("dorfl", MoveOwnAnywhere(), PlayAnotherCard()),
    Card("sergeant_detritus", RemoveTrouble(), RemoveTrouble()),
    Card("deep_dwarves", PlaceAnywhere(), PlayAnotherCard()),
    Card("adora_belle_dearheart", MoveOwnAnywhere(), PlaceMinion(), Build()),
    Card("the_alchemists_guild", DiscardAndRefill(3), Build()),
    Card("the_auditors", Audit()),
    Card("buggy_swires", RemoveTrouble()),
    Interrupt("susan", SUSAN),
    Card("sybil_vimes", TakeMoney(3), BuyBuilding(False)),
    Card("mr_teatime", TakeMoney(3), Assassinate(), PlayAnotherCard()),
    Card("the_watch", Build(), RemoveTrouble()),
    Card("wee_mad_arthur", HalfPriceBuild()),
    Card("william_de_worde", PlaceMinion(), EarnPerTrouble(1)),
    Card("willikins", PlaceAtHouse()),
    Card("archchancellor_ridcully", RandomEvent(), PlaceAround(UNREAL_ESTATE, 2)),
    Card("ruby", PlaceMinion(), Build()),
    Card("the_senior_wrangler", RandomEvent(), PlaceAround(UNREAL_ESTATE, 1), PlayAnotherCard()),
    Card("mr_shine", PlaceAnywhere()),
    Card("mr_slant", EarnPerMinionInTrouble(2), Build()),
    Card("the_smoking_gnu", PlaceInTrouble(), PlayAnotherCard()),
    Card("stanley", PullCards(), PlaceMinion()),
    Card("moist_von_lipwig", PlaceMinion(), TakeMoney(3), DrawCards(2), PlayAnotherCard()),
    Interrupt("doctor_mossy_lawn", MOSSY_LAWN),
    Card("patricians_palace", Build(), TakeMoney(4), PlaceMinion()),
    Card("ponder_stibbons", RandomEvent(), PlayTwoCards()),
    Card("the_post_office", EarnPerBuilding(1), PlaceMinion()),
    Card("reacher_gilt", BuyBuilding(True)),
    Card("professor_of_recent_runes", RandomEvent(), DrawCards(2), PlayAnotherCard()),
    Card("doctor_hix", RandomEvent(), StirAnywhere(), PlayAnotherCard()),
    Card("hobsonss_livery_stable", PayAndMove(), Build()),
    Card("hubert", PayBetweenOthers(3), PlaceMinion()),
    Interrupt("igor", IGOR),
    Card("the_luggage", Assassinate(), DiscardCard()),
    Card("the_mob", StirBeside(), PlaceMinion(), PlayAnotherCard()),
    Card("lord_downey", Assassinate(), TakeMoney(3), Build()),
    Card("dwarves", PlaceMinion(), PlaceMinion()),
    Card("edward_death", Assassinate(), TakeMoney(3), Build()),
    Card("errol", Gamble(ERROL), PlayAnotherCard()),
    Card("gargoyles", DrawPerBuilding(), Build()),
)
DECK: Final = (*GREEN_CARDS, *BROWN_CARDS)
GREENS: Final = len(GREEN_CARDS)
IS_PLAYABLE: Final = [not isinstance(card, Interrupt) for card in DECK]
"""AM-R.12: interrupts are not played as the card of a turn or through another card."""


def _with(verb: type[Verb]) -> list[int]:
    """The cards on which this is printed."""
    return [
        card
        for card, row in enumerate(DECK)
        if any([isinstance(symbol, verb) for symbol in row.symbols])
    ]


# Verbs are written with options, and options are named after cards: so the lists of box.py are filled here.
box.CARDS.extend([card.name for card in DECK])
box.CARD.update({name: card for card, name in enumerate(box.CARDS)})
box.IS_GREEN.extend([card < GREENS for card in range(len(DECK))])
box.INTERRUPTS.extend([card for card in range(len(DECK)) if not IS_PLAYABLE[card]])
box.INTERRUPT.extend([card.bit if isinstance(card, Interrupt) else 0 for card in DECK])
box.OPEN_INTERRUPTS.extend([sum(box.INTERRUPT), sum(box.INTERRUPT[:GREENS])])
box.LOANS.extend(_with(TakeLoan))
box.PENALTIES.extend(_with(Penalise))
box.NOT_FOR_TWO.extend(_with(PayRemover) + _with(PayBetweenOthers))
box.make_options()
