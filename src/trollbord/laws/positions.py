"""A law of positions, on every game: a line with a mistake is refused in words, or is a table that can be played.

A position line is changed at one place: a number, a word, an item of a list. `BadPosition` says what is wrong with it;
a line that is taken all the same plays on by the game's own quick player without a bare error.
"""

import re
from random import Random

from trollbord.kernel.errors import BadPosition, BadSeats, BadSettings
from trollbord.kernel.game import Game
from trollbord.kernel.state import State
from trollbord.laws.cases import every_table, opened, quick
from trollbord.laws.profile import TIMES

LINES = int(24 * TIMES)
"""How many changed lines are tried of each game and number of seats."""
MOMENTS = 4
"""How many tables of one game have their lines changed."""
PICKS = 300
"""How far a table that was taken is played on."""
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
