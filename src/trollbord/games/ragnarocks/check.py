"""Whether a table can lie so: what a position line may not say. The kernel counts the pieces and knows the seats."""

from collections.abc import Iterator
from typing import Final

from trollbord.games.ragnarocks import draft, rules, turns
from trollbord.games.ragnarocks.advanced import (
    ENTERED,
    NO_COLOUR,
    NO_VIKING,
    QUIET_TURNS,
    AdvancedState,
    ivory_players,
)
from trollbord.games.ragnarocks.box import (
    CELL_COUNT,
    CHARACTER,
    CHARACTERS,
    CHOSEN,
    COMMANDS,
    DIRECTIONS,
    NOBODY,
    RED,
    THOR_STONES,
    VIKINGS_EACH,
)
from trollbord.games.ragnarocks.native.board import OFF
from trollbord.games.ragnarocks.power import POWERS
from trollbord.games.ragnarocks.state import RagnarocksState

ENDINGS: Final = ("no-turn-left", "repetition", "no-progress", "no-stone-left")
WINS: Final = ("fenrir", "idunn")
ALL_VIKINGS: Final = 1 << 2 * VIKINGS_EACH
ALL_CELLS: Final = 1 << CELL_COUNT
MARKS: Final = 1 << 48


def faults(state: RagnarocksState) -> Iterator[str]:
    """What is wrong with a table, by the names of fields; nothing, if it can lie so."""
    is_advanced = isinstance(state, AdvancedState)
    kinds = (*turns.STEPS, *draft.STEPS) if is_advanced else rules.STEPS
    if not all([isinstance(step, kinds) for step in state.steps_waiting()]):
        yield "agenda"
        return
    yield from _counts(state)
    if not isinstance(state, AdvancedState):
        if OFF in state.vikings:
            yield "vikings"
        return
    for part in (_teams, _cards, _powers, _odin, _pieces, _bounds, _end):
        found = list(part(state))
        yield from found
        if found:  # what comes later leans on what came before
            return


def _counts(state: RagnarocksState) -> Iterator[str]:
    if state.supply < 0:
        yield "supply"
    most = state.skips_to_end() if isinstance(state, AdvancedState) else rules.SKIPS_TO_END
    may_end = isinstance(state, AdvancedState) or state.skips == most
    if not 0 <= state.skips <= most or not (may_end if state.step is None else state.skips < most):
        yield "skips"


# -- the advanced game, part by part


def _teams(state: AdvancedState) -> Iterator[str]:
    if state.ivory_players != ivory_players(state.seats, state.settings):
        yield "ivory_players"
        return
    for colour in (0, RED):
        if not 0 <= state.following[colour] < len(state.team(colour)):
            yield "following"
        if state.holders[colour] not in state.team(colour):
            yield "holders"
    if min(state.turns_taken) < 0:
        yield "turns_taken"


def _cards(state: AdvancedState) -> Iterator[str]:
    """Different cards of the box; those with the icon for teams; chosen ones as agreed."""
    held = [card for card in state.cards if card != NOBODY]
    for name, cards in (("cards", held), ("laid", state.laid)):
        if not _are_cards(cards) or len(set(cards)) < len(cards):
            yield name
        elif state.seats > 2 and not all([CHARACTERS[card].icon for card in cards]):
            yield name
    if state.settings["characters"] == CHOSEN:
        names = str(state.settings["ivory_card"]), str(state.settings["red_card"])
        if state.cards != [CHARACTER[name] for name in names] or state.laid:
            yield "cards"
    elif not set(held) <= set(state.laid) or len(state.laid) > state.seats:
        yield "laid"
    waiting = state.steps_waiting()
    lacking = [seat for seat, card in enumerate(state.cards) if card == NOBODY]
    choosing = [step.seat for step in waiting if isinstance(step, draft.Choose)]
    if sorted(choosing) != lacking:
        yield "cards"
    if draft.LayOut(0) not in waiting and choosing and len(state.laid) < state.seats:
        yield "laid"


def _are_cards(cards: list[int]) -> bool:
    return all([0 <= card < len(CHARACTERS) for card in cards])


def _powers(state: AdvancedState) -> Iterator[str]:
    """RR-TEAM.8: in force is the card of who has it, or what Odin has lent, or in teams nothing yet."""
    for colour in (0, RED):
        card = state.in_force[colour]
        holder = state.holders[colour]
        lent = state.played if state.cards[holder] == CHARACTER["odin"] else []
        if card == NOBODY:
            may_be = state.is_setup() or (state.seats > 2 and state.turns_taken[holder] == 0)
        else:
            may_be = not state.is_setup() and (card == state.cards[holder] or card in lent)
        if not may_be:
            yield "in_force"


def _odin(state: AdvancedState) -> Iterator[str]:
    """RR-POWER.odin.1: two cards with the icon that nobody else has, in hand or played."""
    commands = [*state.hand, *state.played]
    has_odin = CHARACTER["odin"] in state.cards
    drawn = COMMANDS if has_odin and not state.is_setup() else len(commands)
    if len(commands) != drawn or len(commands) > (COMMANDS if has_odin else 0):
        yield "hand"
    elif not _are_cards(commands) or len(set(commands)) < len(commands):
        yield "hand"
    elif not all([CHARACTERS[card].icon and card not in state.cards for card in commands]):
        yield "hand"


def _pieces(state: AdvancedState) -> Iterator[str]:
    """Stones on cards and Vikings off the board, as the cards say."""
    thor, frigg = CHARACTER["thor"], CHARACTER["frigg"]
    if not 0 <= state.card_stones <= (THOR_STONES if thor in state.cards else 0):
        yield "card_stones"
    for colour in (0, RED):
        theirs = [state.cards[seat] for seat in state.team(1 - colour)]
        if state.penalties[colour] < 0 or (state.penalties[colour] and frigg not in theirs):
            yield "penalties"
        if not _may_be_away(state, colour):
            yield "vikings"
    if state.waiting not in (NO_VIKING, ENTERED) and not _waits(state):
        yield "waiting"
    has_third = CHARACTER["ask_and_embla"] in state.cards
    if not state.is_setup() and (state.waiting == NO_VIKING) == has_third:
        yield "waiting"


def _may_be_away(state: AdvancedState, colour: int) -> bool:
    """Whether as many Vikings of a colour are off the board as its cards let be."""
    away = VIKINGS_EACH - len(state.standing(colour))
    cards = [state.cards[seat] for seat in state.team(colour)]
    fewest = min([CHARACTERS[card].vikings for card in cards if card != NOBODY], default=3)
    if state.is_setup() or (CHARACTER["ask_and_embla"] in cards and state.waiting == ENTERED):
        return 0 <= away <= VIKINGS_EACH - fewest
    return away == VIKINGS_EACH - fewest


def _waits(state: AdvancedState) -> bool:
    """Whether the Viking on Ask and Embla's card is one that is off the board."""
    owners = [seat for seat, card in enumerate(state.cards) if card == CHARACTER["ask_and_embla"]]
    if not owners or state.waiting not in state.group(state.colour(owners[0])):
        return False
    return state.vikings[state.waiting] == OFF


def _bounds(state: AdvancedState) -> Iterator[str]:
    """What a turn remembers are Vikings, cells and a direction."""
    if not NO_VIKING <= state.turn_viking < 2 * VIKINGS_EACH:
        yield "turn_viking"
    if not -1 <= state.turn_heading < len(DIRECTIONS):
        yield "turn_heading"
    for name in ("turn_used", "turn_contested", "turn_stepped"):
        if not 0 <= getattr(state, name) < ALL_VIKINGS:
            yield name
    for name in ("turn_created", "turn_settled"):
        if not 0 <= getattr(state, name) < ALL_CELLS:
            yield name


def _end(state: AdvancedState) -> Iterator[str]:
    """How long the game has been quiet, and how it has ended, if it has."""
    if not 0 <= state.most_stones < CELL_COUNT:
        yield "most_stones"
    if not 0 <= state.quiet_turns <= QUIET_TURNS:
        yield "quiet_turns"
    if not all([0 <= mark < MARKS for mark in state.past]):
        yield "past"
    if state.winner == NO_COLOUR:
        expected = ENDINGS if state.step is None else ENDINGS[:1]
        if state.ending not in expected:
            yield "ending"
    elif state.step is not None or state.winner not in (0, RED):
        yield "winner"
    elif state.ending not in WINS or not _has_won(state):
        yield "ending"


def _has_won(state: AdvancedState) -> bool:
    """RR-END.2: only the owner of such a card."""
    cards = [state.cards[seat] for seat in state.team(state.winner)]
    return state.ending in [POWERS[card].name for card in cards]
