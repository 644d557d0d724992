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
from trollbord.kernel.step import SeatStep

SETUP: Final = (draft.LayOut, draft.Choose, draft.SetUp, draft.Ready, draft.DrawCommand)
"""Steps before the first turn."""
AT_ITS_START: Final = (turns.Act, draft.Order)
MOMENTS: Final = (
    turns.AFTER_MOVE,
    turns.AFTER_PLACE,
    turns.CREATED,
    turns.END,
    turns.END_OF_ANY,
)
ENDINGS: Final = ("no-turn-left", "repetition", "no-progress", "no-stone-left")
WINS: Final = ("fenrir", "idunn")
ALL_VIKINGS: Final = 1 << 2 * VIKINGS_EACH
ALL_CELLS: Final = 1 << CELL_COUNT
MARKS: Final = 1 << 48


def faults(state: RagnarocksState) -> Iterator[str]:
    """What is wrong with a table, by the names of fields; nothing, if it can lie so."""
    yield from _counts(state)
    if not isinstance(state, AdvancedState):
        yield from _duel(state)
        return
    kinds = (*turns.STEPS, *draft.STEPS)
    if not all([isinstance(step, kinds) for step in _steps(state)]):
        yield "agenda"
        return
    for part in (_teams, _cards, _powers, _odin, _pieces, _turn, _end):
        found = list(part(state))
        yield from found
        if found:  # what comes later leans on what came before
            return


def _steps(state: RagnarocksState) -> list[object]:
    return [*state.agenda, *([] if state.step is None else [state.step])]


def _counts(state: RagnarocksState) -> Iterator[str]:
    if state.supply < 0:
        yield "supply"
    most = state.skips_to_end() if isinstance(state, AdvancedState) else rules.SKIPS_TO_END
    if not 0 <= state.skips <= most or (state.step is not None and state.skips == most):
        yield "skips"


def _duel(state: RagnarocksState) -> Iterator[str]:
    """Six Vikings, a turn or a stone of the Viking that has moved, and then the other's turn."""
    if OFF in state.vikings:
        yield "vikings"
    step, agenda = state.step, state.agenda
    if step is None:
        if agenda or state.skips != rules.SKIPS_TO_END:
            yield "skips"
    elif isinstance(step, rules.Place):
        if step.seat not in (0, RED) or step.viking not in state.own_vikings(step.seat):
            yield "step"
        elif agenda != [rules.TURN[1 - step.seat]] or state.skips or state.supply == 0:
            yield "agenda"
    elif not isinstance(step, rules.Turn) or agenda:
        yield "agenda"


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
    if not _is_setup(state) and len(held) < state.seats:
        yield "cards"
    if _is_setup(state) and not _is_prepared(state):
        yield "agenda"


def _is_prepared(state: AdvancedState) -> bool:
    """Whether what is still to prepare is the rest of all preparations, and nobody has a card too early."""
    steps = list(reversed(_steps(state)))
    blank = [draft.LayOut(0), *[draft.Choose(seat) for seat in draft.draft_order(state)]]
    whole = [*blank, *[draft.SetUp(seat) for seat in range(state.seats)], draft.Ready(0)]
    first = steps[0]
    if isinstance(first, draft.DrawCommand):
        at = whole.index(draft.SetUp(first.seat)) if first.seat in range(state.seats) else 0
        return steps[1:] == whole[at + 1 :] and state.cards[first.seat] == CHARACTER["odin"]
    open_ = [seat for seat in range(state.seats) if draft.Choose(seat) in steps]
    lacking = [seat for seat, card in enumerate(state.cards) if card == NOBODY]
    has_all = draft.LayOut(0) in steps or len(state.laid) == state.seats or not blank
    return steps == whole[-len(steps) :] and open_ == lacking and (has_all or not state.laid)


def _are_cards(cards: list[int]) -> bool:
    return all([0 <= card < len(CHARACTERS) for card in cards])


def _is_setup(state: AdvancedState) -> bool:
    return isinstance(state.step, SETUP)


def _powers(state: AdvancedState) -> Iterator[str]:
    """RR-TEAM.8: in force is the card of who has it, or what Odin has lent, or in teams nothing yet."""
    for colour in (0, RED):
        card = state.in_force[colour]
        holder = state.holders[colour]
        lent = state.played if state.cards[holder] == CHARACTER["odin"] else []
        if card == NOBODY:
            may_be = _is_setup(state) or (state.seats > 2 and state.turns_taken[holder] == 0)
        else:
            may_be = not _is_setup(state) and (card == state.cards[holder] or card in lent)
        if not may_be:
            yield "in_force"


def _odin(state: AdvancedState) -> Iterator[str]:
    """RR-POWER.odin.1: two cards with the icon that nobody else has, in hand or played."""
    commands = [*state.hand, *state.played]
    has_odin = CHARACTER["odin"] in state.cards
    drawn = COMMANDS if has_odin and not _is_setup(state) else len(commands)
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
    if not _is_setup(state) and (state.waiting == NO_VIKING) == has_third:
        yield "waiting"


def _may_be_away(state: AdvancedState, colour: int) -> bool:
    """Whether as many Vikings of a colour are off the board as its cards let be."""
    away = VIKINGS_EACH - len(state.standing(colour))
    cards = [state.cards[seat] for seat in state.team(colour)]
    fewest = min([CHARACTERS[card].vikings for card in cards if card != NOBODY], default=3)
    if _is_setup(state) or (CHARACTER["ask_and_embla"] in cards and state.waiting == ENTERED):
        return 0 <= away <= VIKINGS_EACH - fewest
    return away == VIKINGS_EACH - fewest


def _waits(state: AdvancedState) -> bool:
    """Whether the Viking on Ask and Embla's card is one that is off the board."""
    owners = [seat for seat, card in enumerate(state.cards) if card == CHARACTER["ask_and_embla"]]
    if not owners or state.waiting not in state.group(state.colour(owners[0])):
        return False
    return state.vikings[state.waiting] == OFF


def _turn(state: AdvancedState) -> Iterator[str]:
    """What a turn remembers fits the question, and so does what is still to happen in it."""
    yield from _bounds(state)
    step = state.step
    if step is None or _is_setup(state):
        return
    if isinstance(step, turns.Moment) and not _is_moment(step):
        yield "agenda"
    elif not _knows_selected(state):
        yield "turn_viking"
    elif state.agenda != _expected(state):
        yield "agenda"


def _expected(state: AdvancedState) -> list[object]:
    """The agenda below a question: the rest of its turn, last first."""
    step = state.step
    assert isinstance(step, (turns.Moment, turns.March, SeatStep))
    seat = step.seat
    if isinstance(step, draft.Order):
        return [turns.Act(seat)]
    if isinstance(step, (turns.SetStone, turns.Stags)):
        return [turns.End(seat)]
    return list(_after(state, step)) if isinstance(step, turns.Moment) else []


def _after(state: AdvancedState, step: turns.Moment) -> list[object]:
    """What follows a moment, last first."""
    seat = step.seat
    if step.moment == turns.AFTER_MOVE:
        return [turns.End(seat), turns.SetStone(seat)]
    if step.moment == turns.CREATED:
        return [turns.End(seat), turns.Moment(seat, turns.AFTER_PLACE, step.cell)]
    if step.moment == turns.AFTER_PLACE:
        return [turns.End(seat)]
    mover = state.holders[state.turn_viking // VIKINGS_EACH]
    other = 1 - state.colour(mover)
    again: list[object] = [turns.Again(mover)]
    if seat == mover and state.in_force[other] != NOBODY:
        again.append(turns.Moment(state.holders[other], turns.END_OF_ANY, -1))
    return [*again, turns.Moment(seat, turns.END_OF_ANY, -1)] if step.moment == turns.END else again


def _bounds(state: AdvancedState) -> Iterator[str]:
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


def _is_moment(step: turns.Moment) -> bool:
    after_a_stone = step.moment in (turns.CREATED, turns.AFTER_PLACE)
    return step.moment in MOMENTS and (
        0 <= step.cell < CELL_COUNT if after_a_stone else step.cell == -1
    )


def _knows_selected(state: AdvancedState) -> bool:
    """Whether the right Viking is selected: none at the start of a turn, later one of the player's that stands."""
    step = state.step
    assert isinstance(step, (turns.Moment, turns.March, SeatStep))
    may_be_theirs = isinstance(step, turns.Moment) and step.moment == turns.END_OF_ANY
    if step.seat not in state.holders or not (state.turns_taken[step.seat] or may_be_theirs):
        return False
    if isinstance(step, AT_ITS_START):
        return state.turn_viking == NO_VIKING and _is_fresh(state)
    colour = state.colour(step.seat)
    theirs = state.standing(1 - colour) if may_be_theirs else []
    return state.turn_viking in state.standing(colour) or state.turn_viking in theirs


def _is_fresh(state: AdvancedState) -> bool:
    """Whether nothing has happened in this turn yet; what is derived is as the board has it."""
    fresh = state.copy()
    fresh.fresh_turn()
    return all([getattr(fresh, name) == getattr(state, name) for name in TURN_FIELDS])


TURN_FIELDS: Final = tuple([name for name in AdvancedState.FIELDS if name.startswith("turn_")])


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
