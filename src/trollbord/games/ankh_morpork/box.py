"""What is in the box: the city, its pieces, its cards row by row, and everything that can be picked."""

from typing import Final

from trollbord.kernel.option import Option, Vocabulary
from trollbord.kernel.settings import EXPERT, Setting

# -- the city (AM-BOARD): areas by index, that is by their printed number less one

AREAS: Final = (
    "dolly_sisters",
    "unreal_estate",
    "dragons_landing",
    "small_gods",
    "the_scours",
    "the_hippo",
    "the_shades",
    "dimwell",
    "longwall",
    "isle_of_gods",
    "seven_sleepers",
    "nap_hill",
)
COST: Final = (6, 18, 12, 18, 6, 12, 6, 6, 12, 12, 18, 12)
NEIGHBOURS: Final = (
    (1, 2, 11),
    (0, 2, 3, 9, 10, 11),
    (0, 1, 3),
    (1, 2, 4, 5, 9),
    (3, 5, 6, 7, 9),
    (3, 4, 6),
    (4, 5, 7),
    (4, 6, 8),
    (7, 9, 10),
    (1, 3, 4, 8, 10),
    (1, 8, 9, 11),
    (0, 1, 10),
)
DOLLY_SISTERS: Final = 0
UNREAL_ESTATE: Final = 1
DRAGONS_LANDING: Final = 2
SMALL_GODS: Final = 3
THE_SCOURS: Final = 4
THE_HIPPO: Final = 5
THE_SHADES: Final = 6
DIMWELL: Final = 7
LONGWALL: Final = 8
ISLE_OF_GODS: Final = 9
SEVEN_SLEEPERS: Final = 10
NAP_HILL: Final = 11
ON_THE_RIVER: Final = (
    True,
    True,
    False,
    True,
    True,
    False,
    True,
    True,
    True,
    True,
    True,
    True,
)
EVERYWHERE: Final = (1 << 12) - 1
"""All areas, as a set of bits."""


def _around(area: int) -> int:
    bits = 1 << area
    for other in NEIGHBOURS[area]:
        bits |= 1 << other
    return bits


AROUND: Final = tuple([_around(area) for area in range(12)])
"""Each area and its neighbours, as a set of bits."""


def _members() -> list[tuple[int, ...]]:
    members: list[tuple[int, ...]] = [()]
    for bits in range(1, EVERYWHERE + 1):
        last = bits.bit_length() - 1
        members.append((*members[bits ^ 1 << last], last))
    return members


MEMBERS: Final = _members()
"""The areas of each set of bits, in order."""


def _within_reach() -> list[int]:
    reach = [0]
    for bits in range(1, EVERYWHERE + 1):
        last = bits.bit_length() - 1
        reach.append(reach[bits ^ 1 << last] | AROUND[last])
    return reach


REACH: Final = _within_reach()
"""The areas in or next to those of each set of bits."""

# -- pieces: AM-COMP

COLOURS: Final = ("red", "yellow", "green", "blue")
TROLL: Final = 4
DEMON: Final = 5
OWNERS: Final = (*COLOURS, "troll", "demon")
MINIONS: Final = 12
BUILDINGS: Final = 6
TROUBLE_MARKERS: Final = 12
TROLLS: Final = 3
DEMONS: Final = 4
DIE: Final = 12
NOBODY: Final = -1
"""The owner of what belongs to no seat."""

# -- set-up: AM-SETUP

SEATS: Final = (2, 3, 4)
MONEY: Final = 10
HAND: Final = 5
START_AREAS: Final = (THE_SHADES, THE_SCOURS, DOLLY_SISTERS)

# -- costs and gains printed in the rulebook

GODS_PRICE: Final = 3
NEARBY_PRICE: Final = 3
CALM_PRICE: Final = 2
SCOURS_GAIN: Final = 2
SUBSIDENCE_PRICE: Final = 2
STAKE: Final = 2
"""What Cosmo Lavish, Burleigh & Stronginthearm and Hobsons's Livery Stable cost."""
FOG_CARDS: Final = 5
RIOT_MARKERS: Final = 8
LOAN: Final = 10
REPAYMENT: Final = 12
UNPAID_LOAN: Final = 15
MINION_POINTS: Final = 5

# -- personalities: AM-WIN

PERSONALITIES: Final = (
    "lord_vetinari",
    "lord_selachii",
    "lord_rust",
    "lord_de_worde",
    "dragon_king_of_arms",
    "chrysoprase",
    "commander_vimes",
)
VETINARI: Final = 0
SELACHII: Final = 1
RUST: Final = 2
DE_WORDE: Final = 3
DRAGON_KING: Final = 4
CHRYSOPRASE: Final = 5
VIMES: Final = 6
LORDS: Final = (SELACHII, RUST, DE_WORDE)
VETINARI_AREAS: Final = (0, 0, 11, 10, 9)
"""By the number of players."""
LORD_AREAS: Final = (0, 0, 7, 5, 4)
"""By the number of players."""
KING_MARKERS: Final = 8
CHRYSOPRASE_WORTH: Final = 50

# -- random events (AM-EVENT)

EVENTS: Final = (
    "the_dragon",
    "flood",
    "fire",
    "fog",
    "riots",
    "explosion",
    "mysterious_murders",
    "demons_from_the_dungeon_dimensions",
    "subsidence",
    "bloody_stupid_johnson",
    "trolls",
    "earthquake",
)

# -- player cards (AM-COMP.3): a row has the card's name, then its symbols and texts from left to right, in the
# words of deck.py. The order is that of the option ids: records and weights depend on it.

GREEN_CARDS: Final = """
mr_boggis: take-from-each 2, place-minion
mr_bent: take-loan, play-another
the_beggars_guild: beg-cards 2, place-minion
the_bank_of_ankh_morpork: take-loan, play-another
the_ankh_morpork_sunshine_dragon_sanctuary: collect-alms, play-another
sergeant_angua: remove-trouble, play-another
the_agony_aunts: assassinate, take-money 2, place-minion
the_dysk: build, earn-per-minion-in isle_of_gods 1
the_duckman: move-other
drumknott: play-two-cards
cmot_dibbler: gamble dibbler, play-another
dr_cruces: assassinate, take-money 3
captain_carrot: place-minion, remove-trouble, take-money 1
mrs_cake: look-at-unused, take-money 2, build
groat: place-minion
gimlets_dwarf_delicatessen: take-money 3, place-minion
gaspode: interrupt
fresh_start_club: interrupt
foul_ole_ron: move-other, play-another
the_fools_guild: penalise, place-minion
the_fire_brigade: burn, play-another
inigo_skimmer: assassinate, take-money 2
history_monks: take-discards 4, place-minion
hex: draw-cards 3, build
here_n_now: gamble here_n_now, play-another
harry_king: place-minion, sell-any 2
hargas_house_of_ribs: take-money 3, place-minion
mr_gryle: assassinate, take-money 1
the_peeled_nuts:
the_opera_house: build, earn-per-minion-in isle_of_gods 1
nobby_nobbs: take-from-one 3, play-another
modo: discard-card, place-minion
the_mended_drum: build, take-money 2
librarian: draw-cards 4
leonard_of_quirm: draw-cards 4
shonky_shop: sell-any 1, build
sacharissa_cripslock: earn-per-trouble 1, place-minion
rosie_palm: place-minion, sell-card 2
rincewind: random-event, move-own-from-trouble, play-another
the_royal_mint: build, take-money 5
queen_molly: place-minion, beg-cards 2
pink_pussycat_club: take-money 3, play-another
zorgo_the_retro_phrenologist: exchange-personality, build
dr_whiteface: penalise, place-minion
wallace_sonky: interrupt
the_seamstresses_guild: sell-card 2, place-minion
mr_pin_and_mr_tulip: assassinate, take-money 1
the_thieves_guild: take-from-each 2, place-minion
"""
BROWN_CARDS: Final = """
sergeant_cheery_littlebottom: draw-cards 2, remove-trouble
otto_chriek: earn-per-trouble 1, build
the_clacks: draw-cards 2, take-money 2, play-another
sergeant_colon: remove-trouble, place-minion
cosmo_lavish: pay-remover, play-another
the_dean: random-event, remove-in unreal_estate, play-another
hello: assassinate, assassinate, build
burleigh_and_stronginthearm: pay-and-assassinate, build
the_bursar: random-event, swap-two, play-another
cable_street_particulars: inspect-hand, place-minion
canting_crew: move-other, place-minion
carcer: roll-and-remove, play-another
the_chair_of_indefinite_studies: random-event, exchange-hands, play-another
sir_charles_lavatory: earn-per-building 1, build
dorfl: move-own-anywhere, play-another
sergeant_detritus: remove-trouble, remove-trouble
deep_dwarves: place-anywhere, play-another
adora_belle_dearheart: move-own-anywhere, place-minion, build
the_alchemists_guild: discard-and-refill 3, build
the_auditors: audit
buggy_swires: remove-trouble
susan: interrupt
sybil_vimes: take-money 3, buy-building
mr_teatime: take-money 3, assassinate, play-another
the_watch: build, remove-trouble
wee_mad_arthur: half-price-build
william_de_worde: place-minion, earn-per-trouble 1
willikins: place-at-house
archchancellor_ridcully: random-event, place-around unreal_estate 2
ruby: place-minion, build
the_senior_wrangler: random-event, place-around unreal_estate 1, play-another
mr_shine: place-anywhere
mr_slant: earn-per-minion-in-trouble 2, build
the_smoking_gnu: place-in-trouble, play-another
stanley: pull-cards, place-minion
moist_von_lipwig: place-minion, take-money 3, draw-cards 2, play-another
doctor_mossy_lawn: interrupt
patricians_palace: build, take-money 4, place-minion
ponder_stibbons: random-event, play-two-cards
the_post_office: earn-per-building 1, place-minion
reacher_gilt: buy-building-in-trouble
professor_of_recent_runes: random-event, draw-cards 2, play-another
doctor_hix: random-event, stir-anywhere, play-another
hobsonss_livery_stable: pay-and-move, build
hubert: pay-between-others 3, place-minion
igor: interrupt
the_luggage: assassinate, discard-card
the_mob: stir-beside, place-minion, play-another
lord_downey: assassinate, take-money 3, build
dwarves: place-minion, place-minion
edward_death: assassinate, take-money 3, build
errol: gamble errol, play-another
gargoyles: draw-per-building, build
"""


class Row:
    """One line of the tables above."""

    def __init__(self, line: str) -> None:
        name, _, printed = line.partition(":")
        self.name: Final = name
        self.printed: Final = tuple([word.strip() for word in printed.split(",") if word.strip()])


def _rows(table: str) -> list[Row]:
    return [Row(line) for line in table.strip().split("\n")]


def _with(word: str) -> tuple[int, ...]:
    """The cards on which this is printed."""
    return tuple([card for card, row in enumerate(CARD_ROWS) if word in row.printed])


INTERRUPT_SIGN: Final = "interrupt"
GREENS: Final = len(_rows(GREEN_CARDS))
CARD_ROWS: Final = (*_rows(GREEN_CARDS), *_rows(BROWN_CARDS))
CARDS: Final = tuple([row.name for row in CARD_ROWS])
NO_CARD: Final = -1
CARD: Final = {name: index for index, name in enumerate(CARDS)}
NOT_FOR_TWO: Final = (CARD["cosmo_lavish"], CARD["hubert"])
LOANS: Final = _with("take-loan")
PENALTIES: Final = _with("penalise")
GASPODE: Final = CARD["gaspode"]
FRESH_START: Final = CARD["fresh_start_club"]
SONKY: Final = CARD["wallace_sonky"]
SUSAN: Final = CARD["susan"]
MOSSY_LAWN: Final = CARD["doctor_mossy_lawn"]
IGOR: Final = CARD["igor"]
INTERRUPTS: Final = _with(INTERRUPT_SIGN)
INTERRUPT: Final = [
    1 << INTERRUPTS.index(card) if card in INTERRUPTS else 0 for card in range(len(CARDS))
]
"""Each interrupt as a bit, other cards as nothing."""

# -- everything that can be picked

VOCABULARY: Final = Vocabulary("ankh_morpork", "trollbord.games.ankh_morpork.box")

PASS: Final = VOCABULARY.add("pass")
SKIP: Final = VOCABULARY.add("skip")
DONE: Final = VOCABULARY.add("done")
END: Final = VOCABULARY.add("end")
ACCEPT: Final = VOCABULARY.add("accept")
SAVE: Final = VOCABULARY.add("save")
SAVE_BUILDING: Final = VOCABULARY.add("save-building")
SAVE_CARD: Final = VOCABULARY.add("save-card")
TAKE: Final = VOCABULARY.add("take")
SCROLL: Final = VOCABULARY.add("scroll")
PAY: Final = VOCABULARY.add("pay")
REFUSE: Final = VOCABULARY.add("refuse")
HAND_OVER: Final = VOCABULARY.add("hand-over")
PLAY: Final = VOCABULARY.each("play", CARDS)
PLAN: Final = VOCABULARY.each("plan", CARDS)
GIVE: Final = VOCABULARY.each("give", CARDS)
DISCARD: Final = VOCABULARY.each("discard", CARDS)
KEEP: Final = VOCABULARY.each("keep", CARDS)
CHOOSE: Final = VOCABULARY.each("choose", COLOURS)
PLACE: Final = VOCABULARY.each("place", AREAS)
LIFT: Final = VOCABULARY.each("lift", AREAS)
BUILD: Final = VOCABULARY.each("build", AREAS)
SHIFT: Final = VOCABULARY.each("shift", AREAS)
BUY: Final = VOCABULARY.each("buy", AREAS)
RAZE: Final = VOCABULARY.each("raze", AREAS)
CALM: Final = VOCABULARY.each("calm", AREAS)
STIR: Final = VOCABULARY.each("stir", AREAS)
COUNT: Final = VOCABULARY.each("count", AREAS)
GO: Final = VOCABULARY.each("go", AREAS)
USE: Final = VOCABULARY.each("use", AREAS)
REMOVE: Final = VOCABULARY.pairs("remove", OWNERS, AREAS)
MOVE: Final = VOCABULARY.pairs("move", OWNERS, AREAS)
SWAP: Final = VOCABULARY.pairs("swap", OWNERS, AREAS)
# NATURE's
FIRST: Final = VOCABULARY.each("first", COLOURS)
DEAL: Final = VOCABULARY.each("deal", PERSONALITIES)
SHOW: Final = VOCABULARY.each("show", PERSONALITIES)
DRAW: Final = VOCABULARY.each("draw", CARDS)
PULL: Final = VOCABULARY.each("pull", CARDS)
EVENT: Final = VOCABULARY.each("event", EVENTS)
ROLL: Final = [VOCABULARY.add("roll", number, values=(number - 1,)) for number in range(1, DIE + 1)]
ONE_EACH: Final = [1] * DIE


def areas_in(bits: int, options: list[Option]) -> list[Option]:
    """The options of the areas in a set of bits."""
    return [options[area] for area in MEMBERS[bits]]


class Choices:
    """The options of a verb by sets of areas, each list made once and handed out as a copy."""

    def __init__(self, options: list[Option]) -> None:
        self.options: Final = options
        self.lists: Final[dict[int, list[Option]]] = {}

    def among(self, bits: int) -> list[Option]:
        """The options of the areas in a set of bits."""
        found = self.lists.get(bits)
        if found is None:
            found = areas_in(bits, self.options)
            self.lists[bits] = found
        return found[:]


PLACES: Final = Choices(PLACE)
SITES: Final = Choices(BUILD)
CALMS: Final = Choices(CALM)
STIRS: Final = Choices(STIR)
USES: Final = Choices(USE)
REMOVALS: Final = [Choices(row) for row in REMOVE]
MOVES: Final = [Choices(row) for row in MOVE]


# -- what people agree on (AM-R, the readings marked as switches)

SETTINGS: Final = (
    Setting("must_play", True, group=EXPERT),
    Setting("rounds_of_passes", 3, low=0, high=9, group=EXPERT, before=0),
    Setting("gods_need_a_piece", True, group=EXPERT),
    Setting("gods_stop_trolls", False, group=EXPERT),
    Setting("gods_stop_johnson", True, group=EXPERT),
    Setting("gods_save_themselves", True, group=EXPERT),
    Setting("saved_fire_goes_on", True, group=EXPERT),
    Setting("sonky_stops_whole_text", False, group=EXPERT),
    Setting("stopped_text_goes_on", False, group=EXPERT),
    Setting("answer_order", "active_first", ("active_first", "active_last"), group=EXPERT),
    Setting("answers_to_answers", False, group=EXPERT),
    Setting("second_card_later", False, group=EXPERT),
    Setting("buy_with_six", True, group=EXPERT),
    Setting("tie_break", "in_play", ("in_play", "all", "free_of_demons"), group=EXPERT),
    Setting("dibbler_takes_the_rest", False, group=EXPERT),
    Setting("markers_need_minions", False, group=EXPERT),
    Setting("gaspode_stops_auditors", False, group=EXPERT),
    Setting("stanley_takes_the_last", True, group=EXPERT),
    Setting("stake_stays_paid", True, group=EXPERT),
    Setting("demon_house_full_price", True, group=EXPERT),
    Setting("paid_player_may_refuse", False, group=EXPERT),
)
