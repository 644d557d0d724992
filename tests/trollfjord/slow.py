"""Trollfjord once more, plain and slow, written from the rule pages: a second opinion on every question and score.

It shares nothing with the package: its own map, planks and pieces, sets and dictionaries, one function that reads like
the order of a turn. `play` is a generator: it asks a seat for one of some options, by their spelling, and is sent the
answer. Chance is seat -1. The tower is asked how many boulders of each colour fell.
"""

from collections.abc import Generator
from dataclasses import dataclass, field

CHANCE = -1
BORDERS = """
mountain_nw glacier_w swamp_n
swamp_n fjord_w forest_n glacier_w mountain_nw tundra_c
forest_n mountain_e swamp_n swamp_ne tundra_c
swamp_ne forest_n mountain_e
glacier_w fjord_w mountain_nw swamp_n tundra_sw
tundra_c fjord_s fjord_w forest_n forest_se mountain_e swamp_n
mountain_e forest_n forest_se glacier_se swamp_ne tundra_c
tundra_sw fjord_w glacier_w
fjord_w fjord_s glacier_w swamp_n tundra_c tundra_sw
fjord_s fjord_w forest_se tundra_c
forest_se fjord_s glacier_se mountain_e tundra_c
glacier_se forest_se mountain_e
"""
NEIGHBOURS = {line.split()[0]: set(line.split()[1:]) for line in BORDERS.split("\n") if line}
REGIONS = list(NEIGHBOURS)
SITES = {
    "S1": {"fjord_w", "glacier_w", "tundra_sw"},
    "S2": {"forest_n", "mountain_e", "swamp_ne"},
    "S3": {"fjord_w", "swamp_n", "tundra_c"},
    "S4": {"forest_se", "glacier_se", "mountain_e"},
    "S5": {"glacier_w", "mountain_nw", "swamp_n"},
    "S6": {"fjord_s", "forest_se", "tundra_c"},
}
FIRST_GAME = {"S1": "I", "S2": "I", "S3": "II", "S4": "II", "S5": "III", "S6": "III"}
PLANKS = {
    "P01": ["fjord", "swamp", "mountain"],
    "P02": ["glacier", "swamp", "tundra"],
    "P03": ["fjord", "mountain", "glacier"],
    "P04": ["forest", "fjord", "swamp"],
    "P05": ["tundra", "forest", "fjord"],
    "P06": ["glacier", "forest", "swamp"],
    "P07": ["mountain", "tundra", "forest"],
    "P08": ["mountain", "glacier", "forest"],
    "P09": ["tundra", "glacier", "fjord"],
    "P10": ["swamp", "mountain", "tundra"],
}
BELT = ["I", "II", "III", "+"]
COLOURS = ["red", "yellow", "blue", "white"]

Question = tuple[int, set[str]]
Asking = Generator[Question, str, None]


@dataclass
class Player:
    """One player's pieces."""

    lord: int = 0
    lies: bool = False
    reserve: int = 10
    trolls: dict[str, int] = field(default_factory=lambda: dict.fromkeys(REGIONS, 0))
    belt: dict[str, int] = field(default_factory=dict)
    sack: list[int] = field(default_factory=list)
    gifts: set[int] = field(default_factory=lambda: {4, 8, 16})

    def at(self, site: str) -> int:
        """Trolls around a fortress."""
        return sum(self.trolls[region] for region in SITES[site])

    def meets_slate_2(self, site: str) -> bool:
        return len([region for region in SITES[site] if self.trolls[region]]) >= 2

    def next_space(self) -> str | None:
        return next((space for space in BELT if space not in self.belt), None)

    def meets_slate_1(self, number: str) -> bool:
        return self.next_space() in (number, "+")


class Table:
    """Everything that lies on the table."""

    def __init__(self, seats: int) -> None:
        self.players = [Player() for _ in range(seats)]
        self.planks: list[str] = []
        self.numbers = dict(FIRST_GAME)
        self.treasures: dict[str, int] = {}
        self.supply = [v for v in range(10, 29) for _ in range(3 if 15 <= v <= 18 else 2)]
        self.crowns: dict[str, int] = {}
        self.is_last_round = False
        # one hammering
        self.site = ""
        self.turn = 0
        self.hammerer = 0
        self.partner: int | None = None
        self.limit = 0
        self.hits = 0
        self.out = dict.fromkeys(COLOURS, 0)
        self.is_calmed = False
        self.taken: list[tuple[int, str]] = []

    # -- setup

    def play(self) -> Asking:
        """A whole game."""
        seats = range(len(self.players))
        while len(self.planks) < 10:
            answer = yield CHANCE, {f"plank {each}" for each in PLANKS if each not in self.planks}
            self.planks.append(answer.split()[1])
        for region in REGIONS:
            yield from self.refill(region)
        for space in range(1, len(self.players) + 1):
            answer = yield (
                CHANCE,
                {f"start {seat}" for seat in seats if not self.players[seat].lord},
            )
            self.players[int(answer.split()[1])].lord = -space
        while not all(player.lies for player in self.players):
            standing = [seat for seat in seats if not self.players[seat].lies]
            self.turn = min(standing, key=lambda seat: self.players[seat].lord)
            yield from self.move()
            yield from self.tailwinds()
            yield from self.hammering()
            self.end_turn()

    def refill(self, region: str) -> Asking:
        if self.supply:
            answer = yield CHANCE, {f"treasure {value}" for value in self.supply}
            value = int(answer.split()[1])
            self.supply.remove(value)
            self.treasures[region] = value

    # -- A

    def landscape(self, progress: int) -> str:
        space = progress % 60
        return PLANKS[self.planks[space // 6]][space % 6 // 2]

    def spaces_ahead(self, seat: int) -> dict[str, int]:
        """The next three free spaces of each kind."""
        taken = {player.lord % 60 for player in self.players if player.lord >= 0}
        found: dict[str, int] = {}
        for kind, parity in (("placement", 0), ("wander", 1)):
            space, count = max(self.players[seat].lord, -1), 0
            while count < 3:
                space += 1
                if space % 2 == parity and space % 60 not in taken:
                    count += 1
                    found[f"lord {kind} {count}"] = space
        return found

    def move(self) -> Asking:
        ways = self.spaces_ahead(self.turn)
        answer = yield self.turn, set(ways)
        self.players[self.turn].lord = ways[answer]
        yield from self.act(self.turn, int(answer.split()[2]))

    def act(self, seat: int, strength: int) -> Asking:
        """Place or wander, as the space of the own lord says."""
        space = self.players[seat].lord
        if space % 2 == 0:
            yield from self.place(seat, strength, self.landscape(space))
        else:
            yield from self.wander(seat, strength)

    def place(self, seat: int, strength: int, landscape: str) -> Asking:
        player = self.players[seat]
        allowed = {region for region in REGIONS if region.startswith(landscape)}
        while strength and player.reserve:
            answer = yield seat, {f"put {region}" for region in allowed} | {"done"}
            if answer == "done":
                return
            allowed = {answer.split()[1]}
            player.trolls[answer.split()[1]] += 1
            player.reserve -= 1
            strength -= 1

    def wander(self, seat: int, steps: int) -> Asking:
        player = self.players[seat]
        while steps:
            walks = {f"walk {a} {b}" for a in REGIONS if player.trolls[a] for b in NEIGHBOURS[a]}
            if not walks:
                return
            answer = yield seat, walks | {"done"}
            if answer == "done":
                return
            player.trolls[answer.split()[1]] -= 1
            player.trolls[answer.split()[2]] += 1
            steps -= 1

    def tailwinds(self) -> Asking:
        mine = self.players[self.turn].lord
        ahead = [s for s, p in enumerate(self.players) if p.lord > mine and not p.lies]
        for seat in sorted(ahead, key=lambda seat: self.players[seat].lord):
            yield from self.act(seat, 1)

    # -- B

    def hammering(self) -> Asking:
        own = self.players[self.turn]
        sites = {
            f"call {site}"
            for site in SITES
            if own.meets_slate_1(self.numbers[site]) and own.meets_slate_2(site)
        }
        if not sites:
            return
        answer = yield self.turn, sites | {"end"}
        if answer == "end":
            return
        self.site = answer.split()[1]
        comrade = yield from self.find_comrade()
        answer = yield self.turn, {"hammer", "end"}
        if answer == "end":
            return
        self.hammerer, self.partner = self.turn, comrade
        both = [self.turn] if comrade is None else [self.turn, comrade]
        self.limit = min(9, sum(self.players[seat].at(self.site) for seat in both))
        yield from self.strike(must_strike=True)
        for seat in both:
            yield from self.clear(seat)
        for _, region in self.taken:
            yield from self.refill(region)
        self.hits, self.is_calmed, self.taken = 0, False, []
        self.out = dict.fromkeys(COLOURS, 0)

    def find_comrade(self) -> Generator[Question, str, int | None]:
        wanted = [
            (-player.at(self.site), player.lord, seat)
            for seat, player in enumerate(self.players)
            if seat != self.turn and not player.lies and player.meets_slate_2(self.site)
        ]
        for _, _, seat in sorted(wanted):
            answer = yield seat, {"join", "decline"}
            if answer == "join":
                return seat
        return None

    def excess(self) -> int:
        return sum(max(0, self.out[colour] - self.limit) for colour in ("red", "yellow", "blue"))

    def strike(self, must_strike: bool) -> Asking:
        """Blow by blow, then collecting."""
        may_stop = not must_strike
        while True:
            answer = yield self.hammerer, {"hit", "stop"} if may_stop else {"hit"}
            if answer == "stop":
                yield from self.stop()
                return
            self.hits += 1
            fell = yield from self.fall()
            may_stop = True
            if self.excess():
                yield from self.appease()
                break
            if not fell and self.partner is not None:
                self.hammerer, self.partner = self.partner, self.hammerer
            if self.hits == self.limit:
                break
        yield from self.collect(self.hammerer)
        if self.partner is not None:
            yield from self.collect(self.partner)

    def fall(self) -> Generator[Question, str, int]:
        left = {colour: 11 - self.out[colour] for colour in COLOURS}
        answer = yield CHANCE, {f"fell {count}" for count in range(sum(left.values()) + 1)}
        fell = rest = int(answer.split()[1])
        if not fell:
            return 0
        for index, colour in enumerate(COLOURS[:3]):
            others = sum(left[each] for each in COLOURS[index + 1 :])
            counts = [n for n in range(left[colour] + 1) if n <= rest <= n + others]
            answer = yield CHANCE, {f"{colour} {count}" for count in counts}
            self.out[colour] += int(answer.split()[1])
            rest -= int(answer.split()[1])
        self.out["white"] += rest
        return fell

    def stop(self) -> Asking:
        """The stopper collects and is out; the partner takes, leaves or keeps on alone."""
        yield from self.collect(self.hammerer)
        if self.partner is None:
            return
        seat = self.partner
        takes = {f"take {region}" for region in self.allowed(seat)}
        answer = yield seat, {"keep", *(takes or {"leave"})}
        if answer == "keep":
            self.hammerer, self.partner = seat, None
            yield from self.strike(must_strike=True)
        elif answer != "leave":
            self.take(seat, answer.split()[1])

    def appease(self) -> Asking:
        """As many gifts as boulders above the limit, offered disc by disc in turn, or none."""
        pair = [self.hammerer] if self.partner is None else [self.hammerer, self.partner]
        need = self.excess()
        gains = any(self.in_reach(seat) for seat in pair)
        if not gains or sum(len(self.players[seat].gifts) for seat in pair) < need:
            return
        offers: list[tuple[int, int]] = []
        passes, number = 0, 0
        while passes < len(pair):
            seat = pair[number % len(pair)]
            number += 1
            free = self.players[seat].gifts - {gift for who, gift in offers if who == seat}
            answer = yield seat, {f"gift {gift}" for gift in free} | {"pass"}
            if answer == "pass":
                passes += 1
                continue
            passes = 0
            offers.append((seat, int(answer.split()[1])))
            if len(offers) == need:
                self.is_calmed = True
                for who, gift in offers:
                    self.players[who].gifts.remove(gift)
                return

    # -- C

    def in_reach(self, seat: int) -> set[str]:
        """Regions of the fortress with an own troll and a treasure for which enough boulders lie there."""
        boulders = sum(self.out.values())
        return {
            region
            for region in SITES[self.site]
            if self.players[seat].trolls[region] and self.treasures.get(region, 99) <= boulders
        }

    def allowed(self, seat: int) -> set[str]:
        return set() if self.excess() and not self.is_calmed else self.in_reach(seat)

    def collect(self, seat: int) -> Asking:
        allowed = self.allowed(seat)
        if allowed:
            answer = yield seat, {f"take {region}" for region in allowed}
            self.take(seat, answer.split()[1])

    def take(self, seat: int, region: str) -> None:
        value = self.treasures.pop(region)
        self.taken.append((seat, region))
        player = self.players[seat]
        if seat != self.turn:
            player.sack.append(value)
            return
        space = player.next_space()
        assert space is not None
        player.belt[space] = value
        holder = self.crowns.get(space)
        if space != "+" and (holder is None or value >= self.players[holder].belt[space]):
            self.crowns[space] = seat

    def clear(self, seat: int) -> Asking:
        player = self.players[seat]
        region = next((place for who, place in self.taken if who == seat), None)
        if region is None:
            held = {each for each in SITES[self.site] if player.trolls[each]}
            region = (yield seat, {f"clear {each}" for each in held}).split()[1]
        player.reserve += player.trolls[region]
        player.trolls[region] = 0

    # -- the end

    def end_turn(self) -> None:
        player = self.players[self.turn]
        if player.next_space() is None or self.is_spent():
            self.is_last_round = True
        if self.is_last_round:
            player.lies = True
            player.reserve, player.trolls = 10, dict.fromkeys(REGIONS, 0)

    def is_spent(self) -> bool:
        """TF-R.40: the supply is empty, and no treasure lies where somebody may hammer for the belt."""
        reachable = [
            region
            for player in self.players
            for site in SITES
            if player.meets_slate_1(self.numbers[site])
            for region in SITES[site]
            if region in self.treasures
        ]
        return not self.supply and not reachable

    def score(self, seat: int) -> int:
        player = self.players[seat]
        crowns = list(self.crowns.values()).count(seat)
        return sum(player.belt.values()) + sum(player.sack) + sum(player.gifts) + 6 * crowns

    def ranking(self) -> list[int]:
        """Seats from the first to the last: most points, on a tie the lord farther back."""
        seats = range(len(self.players))
        return sorted(seats, key=lambda seat: (-self.score(seat), self.players[seat].lord))
