"""Laws of positions, on every game: a line of the game is read back, and one with a mistake is refused in words.

Over whole games, with every table option at every value, what a game writes is read as the table that it was. A line is
then changed at one place: a number, a word, an item of a list. `BadPosition` says what is wrong with it, or it is a
table that can be played: the game's own quick player plays it on without a bare error.
"""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

from trollbord.kernel.errors import BadPosition, BadSeats, BadSettings
from trollbord.kernel.game import Game
from trollbord.kernel.settings import Setting, Settings, Value
from trollbord.kernel.state import State
from trollbord.laws.cases import answer, every_table, opened, quick, some_table
from trollbord.laws.profile import TIMES

LINES = int(24 * TIMES)
"""How many changed lines are tried of each game and number of seats."""
MOMENTS = 4
"""How many tables of one game have their lines changed."""
PICKS = 300
"""How far a table that was taken is played on."""
GAMES = int(3 * TIMES)
"""How many games with table options are read back, at each number of seats."""
RARITY = int(100 / TIMES)
"""Of how many tables of a whole game one is read back, beside two of each step that asks."""
SPACING = 60
"""How many picks lie between two moments, at most."""

_TOKEN = re.compile(r"@[\w'.-]+|-?\d+|[A-Za-z_][\w-]*|\"[^\"]*\"|.")
_WORD = re.compile(r"@[\w'.-]+|[A-Za-z_][\w-]*")
NUMBERS = ("-2", "-1", "0", "1", "2", "3", "5", "8", "12", "99", "4294967296")
WORDS = ("true", "false", "none", "over", "x")


def mutated(line: str, rng: Random) -> str:
    """The line with one number, word or item changed."""
    tokens = _TOKEN.findall(line)
    change = rng.choice((with_another_number, with_another_number, with_another_word, with_items))
    return "".join(change(tokens, rng))


def is_number(token: str) -> bool:
    return token.lstrip("-").isdecimal()


def with_another_number(tokens: list[str], rng: Random) -> list[str]:
    """One more, one less, another number of the line, or one that fits nowhere."""
    places = [at for at, token in enumerate(tokens) if is_number(token)]
    at = rng.choice(places)
    near = (str(int(tokens[at]) + 1), str(int(tokens[at]) - 1))
    other = rng.choice((*near, *near, tokens[rng.choice(places)], rng.choice(NUMBERS)))
    return [*tokens[:at], other, *tokens[at + 1 :]]


def with_another_word(tokens: list[str], rng: Random) -> list[str]:
    """A value, an option or a step in place of another one; names of fields stay."""
    places = [
        at
        for at, token in enumerate(tokens[:-1])
        if _WORD.fullmatch(token) and tokens[at + 1] not in ("=", "/")
    ]
    if not places:
        return with_another_number(tokens, rng)
    at = rng.choice(places)
    other = rng.choice((tokens[rng.choice(places)], rng.choice(WORDS)))
    return [*tokens[:at], other, *tokens[at + 1 :]]


def with_items(tokens: list[str], rng: Random) -> list[str]:
    """An item of a list is gone, there twice, or changes places with another one."""
    opening = [at for at, token in enumerate(tokens) if token in "[("]
    if not opening:
        return with_another_number(tokens, rng)
    start = rng.choice(opening)
    items, end = items_from(tokens, start)
    if items:
        at, other = rng.randrange(len(items)), rng.randrange(len(items))
        way = rng.randrange(4)
        if way == 0:
            del items[at]
        elif way == 1:
            items.insert(other, items[at])
        elif way == 2:
            items[at], items[other] = items[other], items[at]
        else:
            items[at] = items[other]
    else:
        items = [[rng.choice(NUMBERS)]]
    inside: list[str] = []
    for item in items:
        inside += [",", *item] if inside else item
    return [*tokens[: start + 1], *inside, *tokens[end:]]


def items_from(tokens: list[str], start: int) -> tuple[list[list[str]], int]:
    """The items of the list that begins here, and where it ends."""
    items: list[list[str]] = [[]]
    depth, at = 0, start + 1
    while depth > 0 or tokens[at] not in "])":
        depth += (tokens[at] in "[(") - (tokens[at] in "])")
        if depth == 0 and tokens[at] == ",":
            items.append([])
        else:
            items[-1].append(tokens[at])
        at += 1
    return [item for item in items if item], at


def moments(game: Game, seats: int, rng: Random) -> list[State]:
    """Some tables of a game, from its first questions on."""
    state = opened(game, seats, rng)
    found = [state.copy()]
    while len(found) < MOMENTS:
        for _ in range(rng.randrange(1, SPACING)):
            if state.ask is not None:
                state.take(quick(state, rng))
        found.append(state.copy())
        if state.ask is None:
            state = opened(game, seats, rng)
    return found


def read(game: Game, line: str) -> State | None:
    """The table of a line, or None if the line is refused in words."""
    try:
        return game.position(line)
    except (BadPosition, BadSettings, BadSeats):
        return None


def fault_of(game: Game, line: str, rng: Random) -> str:
    """What goes wrong with a line; nothing, if it is refused in words or plays on."""
    try:
        state = read(game, line)
        for _ in range(PICKS):
            if state is None or state.ask is None:
                return ""
            state.take(quick(state, rng))
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""


def values_of(option: Setting) -> tuple[Value, ...]:
    """The values of a table option; of a number the ends, of a text none: they are any."""
    if option.kind == "number":
        return (option.low, option.high)
    return (False, True) if option.kind == "switch" else option.choices


def every_setting(game: Game, seats: int, rng: Random) -> Iterator[Settings]:
    """Table options with which each value of each of them is played once, if the seats allow it."""
    for option in game.settings:
        for value in values_of(option):
            for others in ({}, some_table(game, seats, rng)):
                settings = {**others, option.id: value}
                if can_be_agreed(game, seats, settings):
                    yield settings
                    break


def can_be_agreed(game: Game, seats: int, settings: Settings) -> bool:
    """Whether a table can have these options together."""
    try:
        game.new(seats, **settings)
    except BadSettings:
        return False
    return True


def read_back(state: State, rng: Random, rarity: int) -> None:
    """Play a game to its end and read the lines of its tables: each step that asks some times, and one in so many."""
    asked: Counter[str] = Counter()
    while state.ask is not None:
        asked[type(state.step).__name__] += 1
        if asked[type(state.step).__name__] <= 2 or rng.randrange(rarity) == 0:
            check_read_back(state)
        state.take(answer(state, rng))
    check_read_back(state)


def check_read_back(state: State) -> None:
    """Read the line of a table."""
    line = state.position()
    again = state.game.position(line)
    assert again == state and again.ask == state.ask, line


@every_table
def test_what_a_game_writes_is_read_back(game: Game, seats: int) -> None:
    check_games(game, seats, GAMES, RARITY)


def check_games(game: Game, seats: int, games: int, rarity: int) -> None:
    """Play a game without table options, and some of those with each value of each option."""
    rng = Random(f"{game.id} {seats}")
    others = list(every_setting(game, seats, rng))
    for settings in ({}, *rng.sample(others, min(games, len(others)))):
        read_back(game.new(seats, **settings), rng, rarity)


@every_table
def test_a_changed_line_is_refused_in_words_or_plays_on(game: Game, seats: int) -> None:
    check_lines(game, seats, LINES)


def check_lines(game: Game, seats: int, lines: int, seed: int = 0) -> None:
    """Change some lines of a game's tables, and tell all that are neither refused in words nor play on."""
    rng = Random(f"{game.id} {seats}" + (f" {seed}" if seed else ""))
    faults: list[str] = []
    tried = 0
    while tried < lines:
        for state in moments(game, seats, rng):
            for _ in range(3):
                line = mutated(state.position(), rng)
                fault = fault_of(game, line, rng)
                faults += [f"{fault}\n  {line}"] if fault else []
                tried += 1
    assert not faults, f"{len(faults)} of {tried}:\n" + "\n".join(faults)


def test_a_line_is_changed_at_one_place_and_stays_in_shape() -> None:
    line = "mill/1 2 | sacks=[3,(1,2),4] wheel=left | Turn(0) Grind(1,@turn.left)"
    made = {mutated(line, Random(seed)) for seed in range(400)}

    assert len(made) > 100
    assert "mill/1 2 | sacks=[(1,2),4] wheel=left | Turn(0) Grind(1,@turn.left)" in made
    assert "mill/1 2 | sacks=[3,(1,2),4] wheel=none | Turn(0) Grind(1,@turn.left)" in made
    assert "mill/1 2 | sacks=[3,(2,2),4] wheel=left | Turn(0) Grind(1,@turn.left)" in made
    assert all(each.startswith(("mill/", "mill/")) and each.count("|") == 2 for each in made)
