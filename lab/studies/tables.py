"""Which tables a study plays: panels in turn, so that a run that is cut short has some of each."""

from lab.studies.study import Table


def in_turn(panels: list[tuple[str, str, int]], matches: int, seed: int) -> list[Table]:
    """This number of matches, panel by panel in turn; a panel is its name, a game and a number of seats."""
    found: list[Table] = []
    for number in range(matches):
        panel, game, seats = panels[number % len(panels)]
        found.append(Table(number, panel, game, seats, {}, seed * 1_000_003 + number))
    return found
