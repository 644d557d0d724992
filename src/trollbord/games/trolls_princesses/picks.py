"""Everything that can be picked: the vocabulary of the game."""

from typing import Final

from trollbord.games.trolls_princesses.clans import CAMP_SLOTS, CHANGELING_SLOTS, CLAN_NAMES
from trollbord.games.trolls_princesses.deck import CARDS, CASTLES, ROUNDS, TASKS
from trollbord.games.trolls_princesses.goods import RESOURCES
from trollbord.games.trolls_princesses.network import EDGES
from trollbord.games.trolls_princesses.places import ASIDE, CAVES, MINING, PLACES, VILLAGES
from trollbord.games.trolls_princesses.spaces import ITEMS
from trollbord.games.trolls_princesses.tiles import ROYALS, TILE_COUNT, TILES
from trollbord.kernel.option import Option, Vocabulary

VOCABULARY: Final = Vocabulary("trolls_princesses", __name__)


def _ways(verb: str, start: int, may_stay: bool) -> dict[int, Option]:
    """The ways of a troll from one place to each other (an effect may also change the cauldron only)."""
    return {
        target: VOCABULARY.add(verb, PLACES[start], PLACES[target], values=(start, target))
        for target in range(MINING, len(PLACES))
        if (start != ASIDE if may_stay else start != target)
    }


CHOOSE_CLAN: Final = VOCABULARY.each("clan", CLAN_NAMES)
DRAW_CASTLE: Final = VOCABULARY.each("draw", CASTLES)
DRAW_TASK: Final = VOCABULARY.each("draw", TASKS)
DRAW_TILE: Final = VOCABULARY.each("draw", TILES)
DRAW_CARD: Final = VOCABULARY.each("draw", CARDS)
DRAW_ROUND: Final = VOCABULARY.each("draw", ROUNDS)
FIRST_PLAYER: Final = VOCABULARY.each("first", [0, 1, 2, 3])
SETTLE: Final = VOCABULARY.each("settle", CAVES)
PLAY: Final = VOCABULARY.each("play", ROUNDS)
MOVE: Final = [_ways("move", start, False) for start in range(len(PLACES))]
PUSH: Final = VOCABULARY.each("push", CLAN_NAMES)
HOME: Final = VOCABULARY.each("home", CAVES)

MINE: Final = VOCABULARY.each("mine", RESOURCES)
BUILD_CAMP: Final = VOCABULARY.add("build-camp")
BUILD_DENS: Final = VOCABULARY.add("build-dens")
REFRESH_DENS: Final = VOCABULARY.add("refresh-dens")
FILL: Final = VOCABULARY.each("fill", RESOURCES)
GAIN_POWER: Final = VOCABULARY.add("gain-power")
BUY: Final = VOCABULARY.each("buy", CARDS)
REFRESH_CARDS: Final = VOCABULARY.add("refresh-cards")
CAPTURE: Final = VOCABULARY.add("capture-princess")
TEAR_DOWN: Final = VOCABULARY.add("tear-down-bell")
CASTLE_ACTION: Final = VOCABULARY.add("castle")
SWAP: Final = VOCABULARY.each("swap", ("gold", "diamond"))
HIRE: Final = VOCABULARY.each("hire", CAVES)
STEAL: Final = VOCABULARY.add("steal-cow")
ACTIVATE: Final = [
    *[
        VOCABULARY.add("activate", royal.name, values=(index,))
        for index, royal in enumerate(ROYALS)
    ],
    VOCABULARY.add("activate", "board", values=(len(ROYALS),)),
]
ACTIVATE_BOARD: Final = ACTIVATE[-1]

SEND_CAMP: Final = VOCABULARY.each("camp", CAMP_SLOTS)
REPLACE: Final = VOCABULARY.each("replace", VILLAGES)
SEND_CHANGELING: Final = VOCABULARY.each("changeling", CHANGELING_SLOTS)
STORE: Final = VOCABULARY.each("store", ITEMS)
TAKE_TILE: Final = VOCABULARY.each("take", TILES)
TAKE_CARD: Final = VOCABULARY.each("take", CARDS)
LAY: Final = [
    [
        VOCABULARY.add("lay", tile, edge + 1, values=(tile, edge))
        for edge in range(1 if tile == 0 else EDGES)
    ]
    for tile in range(TILE_COUNT)
]
"""`lay K E`: beyond edge E of the K-th tile laid; `lay 0 1` is the marked cut-out."""
TURN: Final = VOCABULARY.each("turn", list(range(EDGES)))
SHIFT: Final = [_ways("shift", start, True) for start in range(len(PLACES))]
SHIFT_WALKER: Final = [_ways("shift-walker", start, True) for start in range(len(PLACES))]
"""Moves the troll that made the move of this turn's phase 2 and is barred in phase 3."""
SHIFT_HUMAN: Final = VOCABULARY.pairs("shift-human", CAVES, CAVES)
DECLINE: Final = VOCABULARY.add("decline")
DONE: Final = VOCABULARY.add("done")
CLAIM: Final[list[Option]] = VOCABULARY.each("claim", TASKS)
