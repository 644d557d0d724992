"""Races over land kept in two words: who reaches which cells, and after how many moves or steps.

A word holds five rows with a gap between them (see `spots`), so a step is a shift by 1, 11 or 12 bits. All functions
take and give plain native integers: this is where the searching player spends its time.
"""

from mypy_extensions import i64

from trollbord.games.ragnarocks.native.spots import count


def stepped(low: i64, high: i64, free_low: i64, free_high: i64) -> tuple[i64, i64]:
    """These cells and all free ones beside them."""
    east: i64 = low | low << 1
    west: i64 = low | low >> 1
    east_high: i64 = high | high << 1
    west_high: i64 = high | high >> 1
    return (
        (east | west | east << 11 | west >> 11 | east_high << 48) & free_low,
        (east_high | west_high | east_high << 11 | west_high >> 11 | west >> 48) & free_high,
    )


def slid(low: i64, high: i64, free_low: i64, free_high: i64) -> tuple[i64, i64]:
    """All free cells that one straight move reaches from these."""
    all_low: i64 = 0
    all_high: i64 = 0
    # east and west: within a word
    a: i64 = low
    b: i64 = high
    while a | b != 0:
        a = a << 1 & free_low
        b = b << 1 & free_high
        all_low |= a
        all_high |= b
    a, b = low, high
    while a | b != 0:
        a = a >> 1 & free_low
        b = b >> 1 & free_high
        all_low |= a
        all_high |= b
    c: i64 = 0
    # the two ways down, then the two ways up: over the gap between the words
    a, b = low, high
    while a | b != 0:
        c = (b << 12 | a >> 48) & free_high
        a = a << 12 & free_low
        b = c
        all_low |= a
        all_high |= b
    a, b = low, high
    while a | b != 0:
        c = (b << 11 | a >> 49) & free_high
        a = a << 11 & free_low
        b = c
        all_low |= a
        all_high |= b
    a, b = low, high
    while a | b != 0:
        c = (a >> 12 | b << 48) & free_low
        b = b >> 12 & free_high
        a = c
        all_low |= a
        all_high |= b
    a, b = low, high
    while a | b != 0:
        c = (a >> 11 | b << 49) & free_low
        b = b >> 11 & free_high
        a = c
        all_low |= a
        all_high |= b
    return all_low, all_high


def flooded(low: i64, high: i64, land_low: i64, land_high: i64) -> tuple[i64, i64]:
    """All land that hangs together with these cells, which are land themselves."""
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
    # Not seen yet: by the one, by the other, by either.
    mine_new_low: i64 = free_low
    mine_new_high: i64 = free_high
    their_new_low: i64 = free_low
    their_new_high: i64 = free_high
    ahead: i64 = 0
    even: i64 = 0
    # Once every cell is seen by somebody, the race is over, though it goes on for the slower one.
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
