"""The 101 player cards: one row each, symbols from left to right."""

from typing import Final

from trollbord.games.ankh_morpork.box import CARDS, GREENS, INTERRUPTS, ISLE_OF_GODS, UNREAL_ESTATE
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
    """A player card: its name and its actions in order; an interrupt has none of its own."""

    def __init__(self, name: str, *symbols: Verb) -> None:
        self.name: Final = name
        self.symbols: Final[tuple[Verb, ...]] = symbols


PLACE_MINION: Final = PlaceMinion()
BUILD: Final = Build()
ASSASSINATE: Final = Assassinate()
REMOVE_TROUBLE: Final = RemoveTrouble()
RANDOM_EVENT: Final = RandomEvent()
PLAY_ANOTHER: Final = PlayAnotherCard()
PLAY_TWO: Final = PlayTwoCards()

DECK: Final = (
    # green
    Card("mr_boggis", TakeFromEach(2), PLACE_MINION),
    Card("mr_bent", TakeLoan(), PLAY_ANOTHER),
    Card("the_beggars_guild", BegCards(2), PLACE_MINION),
    Card("the_bank_of_ankh_morpork", TakeLoan(), PLAY_ANOTHER),
    Card("the_ankh_morpork_sunshine_dragon_sanctuary", CollectAlms(), PLAY_ANOTHER),
    Card("sergeant_angua", REMOVE_TROUBLE, PLAY_ANOTHER),
    Card("the_agony_aunts", ASSASSINATE, TakeMoney(2), PLACE_MINION),
    Card("the_dysk", BUILD, EarnPerMinionIn(ISLE_OF_GODS, 1)),
    Card("the_duckman", MoveOther()),
    Card("drumknott", PLAY_TWO),
    Card("cmot_dibbler", Gamble(DIBBLER), PLAY_ANOTHER),
    Card("dr_cruces", ASSASSINATE, TakeMoney(3)),
    Card("captain_carrot", PLACE_MINION, REMOVE_TROUBLE, TakeMoney(1)),
    Card("mrs_cake", LookAtUnused(), TakeMoney(2), BUILD),
    Card("groat", PLACE_MINION),
    Card("gimlets_dwarf_delicatessen", TakeMoney(3), PLACE_MINION),
    Card("gaspode"),
    Card("fresh_start_club"),
    Card("foul_ole_ron", MoveOther(), PLAY_ANOTHER),
    Card("the_fools_guild", Penalise(), PLACE_MINION),
    Card("the_fire_brigade", Burn(), PLAY_ANOTHER),
    Card("inigo_skimmer", ASSASSINATE, TakeMoney(2)),
    Card("history_monks", TakeDiscards(4), PLACE_MINION),
    Card("hex", DrawCards(3), BUILD),
    Card("here_n_now", Gamble(HERE_N_NOW), PLAY_ANOTHER),
    Card("harry_king", PLACE_MINION, SellAny(2)),
    Card("hargas_house_of_ribs", TakeMoney(3), PLACE_MINION),
    Card("mr_gryle", ASSASSINATE, TakeMoney(1)),
    Card("the_peeled_nuts"),
    Card("the_opera_house", BUILD, EarnPerMinionIn(ISLE_OF_GODS, 1)),
    Card("nobby_nobbs", TakeFromOne(3), PLAY_ANOTHER),
    Card("modo", DiscardCard(), PLACE_MINION),
    Card("the_mended_drum", BUILD, TakeMoney(2)),
    Card("librarian", DrawCards(4)),
    Card("leonard_of_quirm", DrawCards(4)),
    Card("shonky_shop", SellAny(1), BUILD),
    Card("sacharissa_cripslock", EarnPerTrouble(1), PLACE_MINION),
    Card("rosie_palm", PLACE_MINION, SellCard(2)),
    Card("rincewind", RANDOM_EVENT, MoveOwnFromTrouble(), PLAY_ANOTHER),
    Card("the_royal_mint", BUILD, TakeMoney(5)),
    Card("queen_molly", PLACE_MINION, BegCards(2)),
    Card("pink_pussycat_club", TakeMoney(3), PLAY_ANOTHER),
    Card("zorgo_the_retro_phrenologist", ExchangePersonality(), BUILD),
    Card("dr_whiteface", Penalise(), PLACE_MINION),
    Card("wallace_sonky"),
    Card("the_seamstresses_guild", SellCard(2), PLACE_MINION),
    Card("mr_pin_and_mr_tulip", ASSASSINATE, TakeMoney(1)),
    Card("the_thieves_guild", TakeFromEach(2), PLACE_MINION),
    # brown
    Card("sergeant_cheery_littlebottom", DrawCards(2), REMOVE_TROUBLE),
    Card("otto_chriek", EarnPerTrouble(1), BUILD),
    Card("the_clacks", DrawCards(2), TakeMoney(2), PLAY_ANOTHER),
    Card("sergeant_colon", REMOVE_TROUBLE, PLACE_MINION),
    Card("cosmo_lavish", PayRemover(), PLAY_ANOTHER),
    Card("the_dean", RANDOM_EVENT, RemoveIn(UNREAL_ESTATE), PLAY_ANOTHER),
    Card("hello", ASSASSINATE, ASSASSINATE, BUILD),
    Card("burleigh_and_stronginthearm", PayAndAssassinate(), BUILD),
    Card("the_bursar", RANDOM_EVENT, SwapTwo(), PLAY_ANOTHER),
    Card("cable_street_particulars", InspectHand(), PLACE_MINION),
    Card("canting_crew", MoveOther(), PLACE_MINION),
    Card("carcer", RollAndRemove(), PLAY_ANOTHER),
    Card("the_chair_of_indefinite_studies", RANDOM_EVENT, ExchangeHands(), PLAY_ANOTHER),
    Card("sir_charles_lavatory", EarnPerBuilding(1), BUILD),
    Card("dorfl", MoveOwnAnywhere(), PLAY_ANOTHER),
    Card("sergeant_detritus", REMOVE_TROUBLE, REMOVE_TROUBLE),
    Card("deep_dwarves", PlaceAnywhere(), PLAY_ANOTHER),
    Card("adora_belle_dearheart", MoveOwnAnywhere(), PLACE_MINION, BUILD),
    Card("the_alchemists_guild", DiscardAndRefill(3), BUILD),
    Card("the_auditors", Audit()),
    Card("buggy_swires", REMOVE_TROUBLE),
    Card("susan"),
    Card("sybil_vimes", TakeMoney(3), BuyBuilding(False)),
    Card("mr_teatime", TakeMoney(3), ASSASSINATE, PLAY_ANOTHER),
    Card("the_watch", BUILD, REMOVE_TROUBLE),
    Card("wee_mad_arthur", HalfPriceBuild()),
    Card("william_de_worde", PLACE_MINION, EarnPerTrouble(1)),
    Card("willikins", PlaceAtHouse()),
    Card("archchancellor_ridcully", RANDOM_EVENT, PlaceAround(UNREAL_ESTATE, 2)),
    Card("ruby", PLACE_MINION, BUILD),
    Card("the_senior_wrangler", RANDOM_EVENT, PlaceAround(UNREAL_ESTATE, 1), PLAY_ANOTHER),
    Card("mr_shine", PlaceAnywhere()),
    Card("mr_slant", EarnPerMinionInTrouble(2), BUILD),
    Card("the_smoking_gnu", PlaceInTrouble(), PLAY_ANOTHER),
    Card("stanley", PullCards(), PLACE_MINION),
    Card("moist_von_lipwig", PLACE_MINION, TakeMoney(3), DrawCards(2), PLAY_ANOTHER),
    Card("doctor_mossy_lawn"),
    Card("patricians_palace", BUILD, TakeMoney(4), PLACE_MINION),
    Card("ponder_stibbons", RANDOM_EVENT, PLAY_TWO),
    Card("the_post_office", EarnPerBuilding(1), PLACE_MINION),
    Card("reacher_gilt", BuyBuilding(True)),
    Card("professor_of_recent_runes", RANDOM_EVENT, DrawCards(2), PLAY_ANOTHER),
    Card("doctor_hix", RANDOM_EVENT, StirAnywhere(), PLAY_ANOTHER),
    Card("hobsonss_livery_stable", PayAndMove(), BUILD),
    Card("hubert", PayBetweenOthers(3), PLACE_MINION),
    Card("igor"),
    Card("the_luggage", ASSASSINATE, DiscardCard()),
    Card("the_mob", StirBeside(), PLACE_MINION, PLAY_ANOTHER),
    Card("lord_downey", ASSASSINATE, TakeMoney(3), BUILD),
    Card("dwarves", PLACE_MINION, PLACE_MINION),
    Card("edward_death", ASSASSINATE, TakeMoney(3), BUILD),
    Card("errol", Gamble(ERROL), PLAY_ANOTHER),
    Card("gargoyles", DrawPerBuilding(), BUILD),
)

assert tuple([card.name for card in DECK]) == CARDS
assert len(DECK) == GREENS + 53


IS_PLAYABLE: Final = [card not in INTERRUPTS for card in range(len(CARDS))]
"""AM-R.12: interrupts are not played as the card of a turn or through another card."""
