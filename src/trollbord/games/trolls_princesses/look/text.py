"""The table of Trolls & Princesses for a terminal."""

from trollbord.games.trolls_princesses.box import (
    BARN_COUNT,
    BARNS,
    CAMP_SLOTS,
    CAVES,
    CHANGELING_SLOTS,
    CLAN_NAMES,
    COWS,
    ITEMS,
    MINING,
    PILES,
    PLACES,
    RESOURCES,
    ROUNDS_OF,
    SORTS,
    TROLL_POWER,
    VILLAGE,
    VILLAGES,
)
from trollbord.games.trolls_princesses.deck import CARDS, CASTLES, ROUND_CARDS, TASKS, TIMES
from trollbord.games.trolls_princesses.network import FIRST, name
from trollbord.games.trolls_princesses.tiles import TILES
from trollbord.games.trolls_princesses.view import TrollsView

ITEM_NAMES = (TILES, CARDS, TILES)
"""What lies in each display."""


def text(view: TrollsView) -> str:
    """Villages, displays and royal cards, then each player's board, then the own hand."""
    lines = [_headline(view), ""]
    lines.extend([_village(view, village) for village in range(view.seats)])
    lines.append("")
    lines.extend([_display(view, pile) for pile in range(len(PILES))])
    lines.append(f"royal cards  {', '.join([_task(view, task) for task in view.tasks]) or '-'}")
    for seat in range(view.seats):
        lines.extend(["", *_player(view, seat)])
    if view.seat >= 0:
        lines.extend(["", f"your hand  {', '.join([_round(card) for card in view.hand]) or '-'}"])
    return "\n".join(lines)


def _clan(view: TrollsView, seat: int) -> str:
    return CLAN_NAMES[view.clans[seat]] if view.clans[seat] >= 0 else f"seat {seat}"


def _headline(view: TrollsView) -> str:
    king = PLACES[view.king] if view.king else "nowhere yet"
    if view.king and view.king_seat >= 0:
        king = f"{_clan(view, view.king_seat)} {king}"
    turn = f"{_clan(view, view.active)}, phase {view.phase}" if view.active >= 0 else "set-up"
    points = f", {view.points}+{view.borrowed} AP in {PLACES[view.place]}" if view.points else ""
    return f"round {view.round} of {ROUNDS_OF[view.seats]}: {turn}{points}; king: {king}"


def _village(view: TrollsView, village: int) -> str:
    castle = CASTLES[view.castles[village]] if view.castles[village] >= 0 else "-"
    stock = (
        f"bells {view.bells[village]} camps {view.camps[village]} "
        f"changelings {view.changelings[village]} humans {view.farmers[village]} "
        f"princess {view.princesses[village]}"
    )
    here = [
        f"{_clan(view, seat)} {'t' * view.trolls[seat].count(VILLAGE + village)}"
        f"{'c' * view.camps_out[seat][village]}{'b' * view.changelings_out[seat][village]}"
        for seat in range(view.seats)
        if VILLAGE + village in view.trolls[seat]
        or view.camps_out[seat][village]
        or view.changelings_out[seat][village]
    ]
    return f"{VILLAGES[village]:<4}{castle}  {stock}  {'; '.join(here)}".rstrip()


def _display(view: TrollsView, pile: int) -> str:
    shown = " ".join([ITEM_NAMES[pile][item] for item in view.displays[pile]])
    return f"{PILES[pile]:<6} {shown or '-'}  (pile {len(view.piles[pile])})"


def _task(view: TrollsView, task: int) -> str:
    done = [_clan(view, seat) for seat in range(view.seats) if view.claims[seat] >> task & 1]
    return TASKS[task] + (f" ({', '.join(done)})" if done else "")


def _player(view: TrollsView, seat: int) -> list[str]:
    goods = view.goods[seat]
    stock = " ".join([f"{good} {goods[index]}" for index, good in enumerate(RESOURCES)])
    barns = f"cows {goods[COWS]} in {goods[BARNS]} of {BARN_COUNT} barns"
    backs = " ".join(
        [f"{count} {TIMES[time]}" for time, count in enumerate(view.backs[seat]) if count]
    )
    return [
        f"{_clan(view, seat)}: {sum(view.scores[seat])} points; hand {backs or 'empty'}",
        f"  {stock} power {goods[TROLL_POWER]} {barns}; aside {view.trolls[seat].count(0)}",
        "  " + "; ".join([_cave(view, seat, cave) for cave in range(len(CAVES))]),
        f"  slots {_slots(view, seat)}; shafts {_shafts(view, seat)}",
        f"  network {_network(view, seat)}",
        f"  cards {' '.join([CARDS[card] for card in view.cards[seat]]) or '-'}; stored {_stored(view, seat)}",
    ]


def _cave(view: TrollsView, seat: int, cave: int) -> str:
    king = "K" if view.king == MINING + cave and view.king_seat == seat else ""
    figures = "t" * view.trolls[seat].count(MINING + cave) + "h" * view.humans[seat][cave] + king
    return f"{CAVES[cave]} {figures or '-'}"


def _slots(view: TrollsView, seat: int) -> str:
    camps = [name for slot, name in enumerate(CAMP_SLOTS) if view.camp_slots[seat] >> slot & 1]
    mask = view.changeling_slots[seat]
    squares = [name for slot, name in enumerate(CHANGELING_SLOTS) if mask >> slot & 1]
    return " ".join([*camps, *squares]) or "-"


def _shafts(view: TrollsView, seat: int) -> str:
    pairs = zip(RESOURCES, view.filled[seat], view.shafts[seat])
    return ", ".join([f"{good} {full}/{of}" for good, full, of in pairs])


def _network(view: TrollsView, seat: int) -> str:
    tiles = [
        f"{number + 1}:{TILES[tile]}@{place_name(view, seat, number)}r{view.turns[seat][number]}"
        for number, tile in enumerate(view.tiles[seat])
    ]
    return " ".join(tiles) or "-"


def place_name(view: TrollsView, seat: int, number: int) -> str:
    """Where a tile lies: beside which other one, and at which of its edges."""
    place = view.places[seat][number]
    if place == FIRST:
        return "0.1"
    tile, edge = name(view.places[seat][:number], place)
    return f"{tile}.{edge}"


def _stored(view: TrollsView, seat: int) -> str:
    return (
        " ".join([f"{SORTS[piece % 4]}>{ITEMS[piece // 4]}" for piece in view.stored[seat]]) or "-"
    )


def _round(card: int) -> str:
    row = ROUND_CARDS[card]
    piece = ("princess", "changeling", "human")[row.piece]
    king = "village" if row.king == VILLAGE else PLACES[row.king]
    return f"{row.name} ({TIMES[row.time]} {VILLAGES[row.village]} {piece}, king {king})"
