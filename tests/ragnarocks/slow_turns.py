"""A second opinion on turns with powers: all tables after one turn, written from the rule pages, plain and slow.

It shares nothing with the package. Vikings keep their place in a list, since a turn has to know which of them has moved.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from tests.ragnarocks.slow import BOARD, DIRECTIONS, NEIGHBOURS, Cell, Cells

EDGE: Final = frozenset(cell for cell in BOARD if len(NEIGHBOURS[cell]) < 6)
NOWHERE: Final = (-1, -1)
"""Where a Viking is that is not on the board."""


class Turn(NamedTuple):
    """A table in the middle of a turn, with what the turn remembers."""

    vikings: tuple[Cell, ...]
    """Ivory's three, then Red's."""
    stones: Cells
    supply: int
    thrown: int = 0
    """The stones that are left on Thor's card."""
    penalties: tuple[int, int] = (0, 0)
    third: int = -1
    """The Viking on Ask and Embla's card."""
    is_settled_once: bool = False
    winner: int = -1
    man: int = -1
    heading: int = -1
    created: Cells = frozenset()
    used: frozenset[int] = frozenset()
    stepped: frozenset[int] = frozenset()
    extra: bool = False


class Powers(NamedTuple):
    """Whose turn it is, and which powers are in force."""

    colour: int
    own: str = ""
    theirs: str = ""
    idunn: int = -1
    """The colour that has Iðunn, if one does."""
    is_first: bool = False


# -- the board


def men(turn: Turn, colour: int) -> list[int]:
    return [man for man in range(3 * colour, 3 * colour + 3) if turn.vikings[man] != NOWHERE]


def is_free(turn: Turn, cell: Cell) -> bool:
    return cell in BOARD and cell not in turn.stones and cell not in turn.vikings


def line(cell: Cell, direction: int) -> Iterator[Cell]:
    """Walk to the edge of the board."""
    dq, dr = DIRECTIONS[direction]
    q, r = cell[0] + dq, cell[1] + dr
    while (q, r) in BOARD:
        yield q, r
        q, r = q + dq, r + dr


def reach(turn: Turn, cell: Cell) -> list[tuple[Cell, int]]:
    """Where a Viking on this cell could move, with the directions."""
    found = []
    for direction in range(6):
        for target in line(cell, direction):
            if not is_free(turn, target):
                break
            found.append((target, direction))
    return found


@lru_cache(maxsize=20_000)
def region(stones: Cells, start: Cell) -> Cells:
    """All that can be walked to from a cell: of one table it is asked for many moves, and looked up then."""
    found, todo = {start}, [start]
    while todo:
        new = NEIGHBOURS[todo.pop()] - stones - found
        found |= new
        todo.extend(new)
    return frozenset(found)


@lru_cache(maxsize=20_000)
def regions(stones: Cells) -> list[Cells]:
    left, found = set(BOARD - stones), []
    while left:
        found.append(region(stones, next(iter(left))))
        left -= found[-1]
    return found


def status(turn: Turn, land: Cells) -> str:
    ivory = any(turn.vikings[man] in land for man in range(3))
    red = any(turn.vikings[man] in land for man in range(3, 6))
    return {(1, 1): "contested", (1, 0): "0", (0, 1): "1", (0, 0): "wild"}[ivory, red]


def land(turn: Turn, *wanted: str) -> Cells:
    """All cells in regions of these statuses."""
    lands = [each for each in regions(turn.stones) if status(turn, each) in wanted]
    return frozenset(cell for each in lands for cell in each)


def is_contested(turn: Turn, man: int) -> bool:
    return status(turn, region(turn.stones, turn.vikings[man])) == "contested"


def beside(turn: Turn, man: int) -> Cells:
    return NEIGHBOURS[turn.vikings[man]]


# -- changes


def watched(turn: Turn, powers: Powers) -> Turn:
    """Iðunn looks for the first settled region of the game."""
    if powers.idunn < 0 or turn.is_settled_once:
        return turn
    settled = [each for each in regions(turn.stones) if status(turn, each) in "01"]
    if not settled:
        return turn
    wins = (
        len(settled) == 1 and status(turn, settled[0]) == str(powers.idunn) and len(settled[0]) >= 6
    )
    return turn._replace(is_settled_once=True, winner=powers.idunn if wins else -1)


def moved(turn: Turn, powers: Powers, man: int, cell: Cell) -> Turn:
    vikings = list(turn.vikings)
    vikings[man] = cell
    return watched(turn._replace(vikings=tuple(vikings)), powers)


def cuts(turn: Turn, cell: Cell) -> bool:
    """Whether a stone here splits its region."""
    whole = region(turn.stones, cell)
    stones = turn.stones | {cell}
    parts = {region(stones, near) for near in NEIGHBOURS[cell] & whole}
    return len(parts) > 1


def placed(turn: Turn, powers: Powers, cell: Cell, from_card: bool = False) -> Turn:
    stones = turn.stones | {cell}
    created = turn.created
    if cuts(turn, cell):
        for near in NEIGHBOURS[cell] - stones:
            created |= region(stones, near)
    after = turn._replace(stones=stones, created=created)
    if from_card:
        after = after._replace(thrown=turn.thrown - 1)
    else:
        after = after._replace(supply=turn.supply - 1)
    return watched(after, powers)


# -- a turn, from its start to its end


def turns(turn: Turn, powers: Powers) -> set[Turn]:
    """All tables after a turn; none, if it has to be skipped."""
    start = turn._replace(
        man=-1, heading=-1, created=frozenset(), used=frozenset(), stepped=frozenset(), extra=False
    )
    mine = [man for man in men(turn, powers.colour) if is_contested(turn, man)]
    if powers.own == "dainn_dvalinn_duneyrr_durathror":
        return {
            end for after in stags(start, powers, first=True) for end in ended(after, powers, start)
        }
    return {end for man in mine for end in with_man(start._replace(man=man), powers, start)}


def with_man(turn: Turn, powers: Powers, start: Turn) -> set[Turn]:
    """All ends of a turn of the selected Viking."""
    found: set[Turn] = set()
    for ready in before(turn, powers):
        for after in moves(ready, powers):
            for then in after_move(after, powers):
                for done in places(then, powers):
                    found |= ended(done, powers, start)
    return found


def going(tables: Iterable[Turn]) -> tuple[list[Turn], list[Turn]]:
    """Those that play on, and those that have been won."""
    both = list(tables)
    return [each for each in both if each.winner < 0], [each for each in both if each.winner >= 0]


def before(turn: Turn, powers: Powers) -> list[Turn]:
    """Sól, Bragi, Frigg; or nothing."""
    found, here = [turn], turn.vikings[turn.man]
    if powers.own == "sol":
        sides = [(here[0] + 1, here[1]), (here[0] - 1, here[1])]
        found += [moved(turn, powers, turn.man, side) for side in sides if is_free(turn, side)]
    elif powers.own == "bragi":
        for other in men(turn, 1 - powers.colour):
            if turn.vikings[other] in beside(turn, turn.man):
                found += [
                    moved(turn, powers, other, cell) for cell, _ in reach(turn, turn.vikings[other])
                ]
    elif powers.own == "frigg":
        found += frigg(turn, powers)
    return found


def frigg(turn: Turn, powers: Powers) -> list[Turn]:
    """A step for a stone on the opponent's card, once a turn, not in the first one."""
    if powers.is_first or turn.used or turn.supply < 2:
        return []
    penalties = list(turn.penalties)
    penalties[1 - powers.colour] += 1
    paid = turn._replace(
        supply=turn.supply - 1, penalties=(penalties[0], penalties[1]), used=frozenset({9})
    )
    return [
        moved(paid, powers, turn.man, cell)
        for cell in beside(turn, turn.man)
        if is_free(turn, cell)
    ]


def moves(turn: Turn, powers: Powers) -> list[Turn]:
    """All moves of the selected Viking after which a stone, or what stands for it, can follow."""
    if turn.winner >= 0:
        return [turn]
    if turn.supply + turn.thrown * (powers.own == "thor") == 0 and powers.own != "gullinbursti":
        return []
    found = moves_of(turn, powers)
    return [after for after in found if after.winner >= 0 or ways(after, powers)]


def moves_of(turn: Turn, powers: Powers) -> Iterator[Turn]:
    here, man = turn.vikings[turn.man], turn.man
    stones = NEIGHBOURS[here] & turn.stones
    if powers.own == "fafnir" and stones:
        yield from fafnir(turn, powers, stones)
        return
    for cell, direction in reach(turn, here):
        yield moved(turn, powers, man, cell)._replace(heading=direction)
    if powers.own == "hildisvini":
        yield from hildisvini(turn, powers)
    if powers.own == "selkolla" and here in EDGE:
        for cell in EDGE & land(turn, "contested"):
            if is_free(turn, cell):
                yield moved(turn, powers, man, cell)
    if powers.own == "sleipnir":
        for direction in range(6):
            way = list(line(here, direction))[:2]
            open_land = land(turn, "contested", "wild")
            if len(way) == 2 and way[0] in turn.stones and is_free(turn, way[1]):
                if way[1] in open_land:
                    yield moved(turn, powers, man, way[1])
    if powers.own == "fjorgyn_and_fjorgynn":
        for direction in range(6):
            way = list(line(here, direction))
            count = 0
            while count < len(way) and way[count] in turn.stones:
                count += 1
            if 0 < count < len(way) and is_free(turn, way[count]):
                if way[count] in land(turn, "contested"):
                    yield moved(turn, powers, man, way[count])


def fafnir(turn: Turn, powers: Powers, stones: Cells) -> Iterator[Turn]:
    here = turn.vikings[turn.man]
    contested = land(turn, "contested")
    for stone in stones:
        for direction in range(6):
            for cell in line(stone, direction):
                if cell not in contested or not (cell == here or is_free(turn, cell)):
                    break
                yield moved(turn, powers, turn.man, cell)


def hildisvini(turn: Turn, powers: Powers) -> Iterator[Turn]:
    for direction in range(6):
        way = list(line(turn.vikings[turn.man], direction))
        for place, cell in enumerate(way):
            if is_free(turn, cell):
                continue
            if cell in turn.vikings and place + 1 < len(way) and is_free(turn, way[place + 1]):
                pushed = moved(turn, powers, turn.vikings.index(cell), way[place + 1])
                if pushed.winner < 0:
                    pushed = moved(pushed, powers, turn.man, cell)
                yield pushed
            break


def after_move(turn: Turn, powers: Powers) -> list[Turn]:
    """Týr, Váli, Njörðr, Frigg; or nothing."""
    if turn.winner >= 0:
        return [turn]
    found, here = [turn], turn.vikings[turn.man]
    if powers.own == "tyr":
        for cell in beside(turn, turn.man) & frozenset(turn.vikings):
            vikings = list(turn.vikings)
            other = vikings.index(cell)
            vikings[turn.man], vikings[other] = cell, here
            swapped = turn._replace(vikings=tuple(vikings))
            if ways(swapped, powers):
                found.append(swapped)
    elif powers.own == "vali":
        for other in men(turn, 1 - powers.colour):
            q, r = turn.vikings[other]
            across = (2 * here[0] - q, 2 * here[1] - r)
            if (q, r) in beside(turn, turn.man) and is_free(turn, across):
                found.append(moved(turn, powers, other, across))
    elif powers.own == "njordr":
        others = [man for man in men(turn, powers.colour) if man != turn.man]
        alone = not any(turn.vikings[man] in EDGE and is_contested(turn, man) for man in others)
        if here in EDGE and alone:
            found += [moved(turn, powers, turn.man, cell) for cell, _ in reach(turn, here)]
    elif powers.own == "frigg":
        found += frigg(turn, powers)
    return found


# -- the stone


def ways(turn: Turn, powers: Powers) -> list[tuple[str, Cell]]:
    """Every way to carry out the placing: a stone, a stone of the card, or a further move."""
    here = turn.vikings[turn.man]
    contested = land(turn, "contested")
    near = [cell for cell in NEIGHBOURS[here] if is_free(turn, cell)]
    usual = [cell for cell, _ in reach(turn, here)] if turn.supply else []
    found = [("stone", cell) for cell in usual]
    if powers.own in ("blodughofi", "selkolla"):
        found = [("stone", cell) for cell in near]
    if powers.own == "ask_and_embla":
        flown = {cell for d in range(6) for cell in line(here, d) if is_free(turn, cell)}
        found = [("stone", cell) for cell in set(usual) | flown & contested]
    if powers.own == "thor" and turn.thrown:
        found += [("card", cell) for cell in contested if is_free(turn, cell)]
    if powers.own == "gullinbursti":
        found += [("move", cell) for cell, _ in reach(turn, here)]
    return found


def unbarred(turn: Turn, powers: Powers, found: list[tuple[str, Cell]]) -> list[tuple[str, Cell]]:
    """Nerthus: no stone that creates a region while another way to place is there."""
    if powers.theirs != "nerthus":
        return found
    harmless = [way for way in found if way[0] != "move" and not cuts(turn, way[1])]
    return [way for way in found if way[0] == "move" or way in harmless] if harmless else found


def places(turn: Turn, powers: Powers) -> Iterator[Turn]:
    """The stone, and what follows it at once."""
    if turn.winner >= 0:
        yield turn
        return
    for way, cell in unbarred(turn, powers, ways(turn, powers)):
        if way == "move":
            yield moved(turn, powers, turn.man, cell)
            continue
        after = placed(turn, powers, cell, way == "card")
        for entered in third(after, powers):
            yield from after_place(entered, powers, cell)


def third(turn: Turn, powers: Powers) -> list[Turn]:
    """Ask and Embla: with the first region that they create, the third Viking must enter."""
    if powers.own != "ask_and_embla" or turn.third < 0 or not turn.created or turn.winner >= 0:
        return [turn]
    gone = turn._replace(third=-1)
    cells = [cell for cell in land(turn, "contested") if is_free(turn, cell)]
    return [moved(gone, powers, turn.third, cell) for cell in cells] or [gone]


def after_place(turn: Turn, powers: Powers, stone: Cell) -> list[Turn]:
    """Ratatoskr, Blóðughófi, Gerðr, Surtr, Jörmungandr."""
    if turn.winner >= 0:
        return [turn]
    here = turn.vikings[turn.man]
    again = [moved(turn, powers, turn.man, cell) for cell, _ in reach(turn, here)]
    if powers.own == "ratatoskr":
        dq, dr = DIRECTIONS[turn.heading]
        back = DIRECTIONS.index((-dq, -dr))
        way = [cell for cell, direction in reach(turn, here) if direction == back]
        return [turn, *[moved(turn, powers, turn.man, cell) for cell in way]]
    if powers.own == "blodughofi":
        theirs = {turn.vikings[man] for man in men(turn, 1 - powers.colour)}
        return [turn, *again] if NEIGHBOURS[stone] & theirs else [turn]
    if powers.own == "gerdr":
        others = {turn.vikings[man] for man in men(turn, powers.colour) if man != turn.man}
        return (again or [turn]) if NEIGHBOURS[stone] & others else [turn]
    if powers.own == "surtr" and stone in NEIGHBOURS[here] and turn.supply:
        contested = land(turn, "contested")
        found = [("stone", c) for c in NEIGHBOURS[stone] & contested if is_free(turn, c)]
        return [turn, *[placed(turn, powers, c) for _, c in unbarred(turn, powers, found)]]
    if powers.own == "jormungandr":
        return [turn._replace(extra=any(run(turn, stone, axis) == 3 for axis in (0, 2, 3)))]
    return [turn]


def run(turn: Turn, stone: Cell, direction: int) -> int:
    """The stones in an unbroken row through this one."""
    dq, dr = DIRECTIONS[direction]
    back = DIRECTIONS.index((-dq, -dr))
    length = 1
    for way in (direction, back):
        for cell in line(stone, way):
            if cell not in turn.stones:
                break
            length += 1
    return length


# -- the four stags


def stags(turn: Turn, powers: Powers, first: bool) -> list[Turn]:
    """Every contested Viking that can moves once, and leaves a stone where it stood."""
    movers = [
        man
        for man in men(turn, powers.colour)
        if turn.supply
        and man not in turn.used
        and is_contested(turn, man)
        and reach(turn, turn.vikings[man])
    ]
    if not movers or turn.winner >= 0:
        return [] if first else [turn]
    found: list[Turn] = []
    for man in movers:
        here = turn.vikings[man]
        for cell, _ in reach(turn, here):
            after = moved(turn, powers, man, cell)
            if after.winner < 0:
                after = placed(after, powers, here)
            after = after._replace(used=turn.used | {man}, man=turn.man if turn.man >= 0 else man)
            found += stags(after, powers, first=False)
    return found


# -- the end of a turn


def ended(turn: Turn, powers: Powers, start: Turn) -> set[Turn]:
    """What powers do at the end, the player's own first; then perhaps an extra turn."""
    if turn.winner >= 0:
        return {forgotten(turn)}
    found: set[Turn] = set()
    for own in set(at_end(turn, powers, start)):
        for mine in aegir(own, powers, powers.colour, powers.own):
            for theirs in aegir(mine, powers, 1 - powers.colour, powers.theirs):
                found |= further(theirs, powers)
    return found


def at_end(turn: Turn, powers: Powers, start: Turn) -> Iterator[Turn]:
    """Máni, Ymir, Forseti, Freyr, Heimdallr; or nothing."""
    yield turn
    mine = men(turn, powers.colour)
    if powers.own == "mani":
        for man in mine:
            for cell in beside(turn, man):
                if is_free(turn, cell):
                    yield moved(turn, powers, man, cell)
    elif powers.own == "ymir" and turn.supply:
        cells = {cell for man in mine if is_contested(turn, man) for cell in beside(turn, man)}
        yield from more_stones(turn, powers, cells)
    elif powers.own == "forseti" and turn.supply and turn.created:
        yield from more_stones(turn, powers, turn.created | land(turn, "contested"))
    elif powers.own == "freyr":
        contested = land(turn, "contested")
        for stone in beside(turn, turn.man) & turn.stones:
            if NEIGHBOURS[stone] - turn.stones <= contested:
                yield turn._replace(stones=turn.stones - {stone}, supply=turn.supply + 1)
    elif powers.own == "heimdallr":
        was_settled = land(start, "0", "1")
        for man in mine:
            if is_contested(start, man) and not is_contested(turn, man):
                for cell in BOARD - was_settled:
                    if is_free(turn, cell):
                        yield moved(turn, powers, man, cell)


def more_stones(turn: Turn, powers: Powers, cells: Iterable[Cell]) -> Iterator[Turn]:
    found = [("stone", cell) for cell in cells if is_free(turn, cell)]
    for _, cell in unbarred(turn, powers, found):
        yield placed(turn, powers, cell)


def aegir(turn: Turn, powers: Powers, colour: int, power: str) -> set[Turn]:
    """Ægir: after a turn that created a region, each contested Viking of the opponent may step once."""
    found = {turn}
    if power != "aegir" or not turn.created or turn.winner >= 0:
        return found
    todo = [turn]
    while todo:
        now = todo.pop()
        for man in men(now, 1 - colour):
            if now.winner >= 0 or man in now.stepped or not is_contested(now, man):
                continue
            for cell in beside(now, man):
                if is_free(now, cell):
                    after = moved(now, powers, man, cell)._replace(stepped=now.stepped | {man})
                    if after not in found:
                        found.add(after)
                        todo.append(after)
    return found


def further(turn: Turn, powers: Powers) -> set[Turn]:
    """Jörmungandr's extra turn, which may be declined."""
    found = {forgotten(turn)}
    if turn.extra and turn.winner < 0 and is_contested(turn, turn.man):
        fresh = forgotten(turn)._replace(man=turn.man)
        found |= with_man(fresh, powers, fresh._replace(man=-1))
    return found


def forgotten(turn: Turn) -> Turn:
    """The table when the turn is over."""
    return turn._replace(
        man=-1, heading=-1, created=frozenset(), used=frozenset(), stepped=frozenset(), extra=False
    )


def shape(turn: Turn) -> tuple[object, ...]:
    """What tells tables apart: Vikings of one colour are alike."""
    sides = (tuple(sorted(turn.vikings[:3])), tuple(sorted(turn.vikings[3:])))
    is_waiting = turn.third >= 0
    counts = (turn.supply, turn.thrown, turn.penalties, is_waiting, turn.winner)
    return (*sides, turn.stones, *counts)
