"""Races over land kept in two words: who reaches which cells, and after how many moves or steps.

A word holds five rows with a gap between them (see `spots`), so a step is a shift by 1, 11 or 12 bits. All functions
take and give plain native integers: this is where the searching player spends its time.
"""

from mypy_extensions import i64

from trollbord.games.ragnarocks.native.spots import WORD, count


def stepped(low: i64, high: i64, free_low: i64, free_high: i64) -> tuple[i64, i64]:
    """These cells and all free ones beside them."""
    # Widen to both sides first: the two cells below a cell are the one 11 bits on and its neighbour, 12 on. So the
    # cells widened to the east give both of them when shifted by 11, and those widened to the west both above.
    east: i64 = low | low << 1
    west: i64 = low | low >> 1
    east_high: i64 = high | high << 1
    west_high: i64 = high | high >> 1
    return (
        # 48 = 60 - 12: the last row of the low word and the first of the high one are neighbours.
        (east | west | east << 11 | west >> 11 | east_high << 48) & free_low,
        (east_high | west_high | east_high << 11 | west_high >> 11 | west >> 48) & free_high,
    )


def slid(low: i64, high: i64, free_low: i64, free_high: i64) -> tuple[i64, i64]:
    """All free cells that one straight move reaches from these: along rows, and along lines that lean right or left."""
    row_low, row_high = _rays(low, high, free_low, free_high, 1)
    right_low, right_high = _rays(low, high, free_low, free_high, 11)
    left_low, left_high = _rays(low, high, free_low, free_high, 12)
    return row_low | right_low | left_low, row_high | right_high | left_high


def _rays(low: i64, high: i64, free_low: i64, free_high: i64, shift: i64) -> tuple[i64, i64]:
    """The free cells that one straight move reaches both ways along one kind of line.

    Bits that leave the top of the low word enter the high one, and back: `over` is how far they are shifted for it.
    """
    over: i64 = WORD - shift
    a: i64 = low
    b: i64 = high
    all_low: i64 = 0
    all_high: i64 = 0
    while a | b != 0:
        b = (b << shift | a >> over) & free_high
        a = a << shift & free_low
        all_low |= a
        all_high |= b
    while low | high != 0:
        low = (low >> shift | high << over) & free_low
        high = high >> shift & free_high
        all_low |= low
        all_high |= high
    return all_low, all_high


def flooded(low: i64, high: i64, land_low: i64, land_high: i64) -> tuple[i64, i64]:
    """All land that hangs together with these cells, which are land themselves."""
    # A step costs the same however much land it finds, so a flood costs its length and not its area.
    more_low, more_high = stepped(low, high, land_low, land_high)
    while more_low != low or more_high != high:
        low = more_low
        high = more_high
        more_low, more_high = stepped(low, high, land_low, land_high)
    return low, high


def race(
    mine_low: i64,
    mine_high: i64,
    their_low: i64,
    their_high: i64,
    free_low: i64,
    free_high: i64,
    by_lines: bool,
) -> tuple[i64, i64]:
    """By how many free cells the first side is ahead in a race, and how many both reach at the same time.

    A *line* race counts moves, a *step* race counts cells. A way may lead over cells that the other side sees first.
    """
    # Free cells that my side, and that their side, has not reached yet.
    mine_new_low: i64 = free_low
    mine_new_high: i64 = free_high
    their_new_low: i64 = free_low
    their_new_high: i64 = free_high
    ahead: i64 = 0
    even: i64 = 0
    # Once each cell is reached by one side the result is known: the slower side's later arrivals count for nothing.
    while mine_new_low & their_new_low | mine_new_high & their_new_high != 0:
        if by_lines:
            mine_low, mine_high = slid(mine_low, mine_high, free_low, free_high)
            their_low, their_high = slid(their_low, their_high, free_low, free_high)
        else:
            mine_low, mine_high = stepped(mine_low, mine_high, free_low, free_high)
            their_low, their_high = stepped(their_low, their_high, free_low, free_high)
        mine_low &= mine_new_low
        mine_high &= mine_new_high
        their_low &= their_new_low
        their_high &= their_new_high
        if mine_low | mine_high | their_low | their_high == 0:
            break
        ahead += count(mine_low & their_new_low, mine_high & their_new_high)
        ahead -= count(their_low & mine_new_low, their_high & mine_new_high)
        even += count(mine_low & their_low, mine_high & their_high)
        mine_new_low &= ~mine_low
        mine_new_high &= ~mine_high
        their_new_low &= ~their_low
        their_new_high &= ~their_high
    return ahead, even
