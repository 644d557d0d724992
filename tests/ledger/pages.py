"""The numbers of the rule ledger, as each game's `teach/rules.en.md` states them."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from trollbord.words.rulebook import STATEMENT

OFF_SCREEN: Final = "## Not on the screen"
MOST_OFF_SCREEN: Final = 0.03


@dataclass(frozen=True)
class Page:
    """The numbered rules of one game: its numbers in order, those that can't be played, and its faults."""

    game: str
    numbers: tuple[str, ...]
    off_screen: frozenset[str]
    pending: frozenset[str]
    faults: tuple[str, ...]

    @property
    def playable(self) -> list[str]:
        """The numbers that scenes have to show, by and by."""
        return [number for number in self.numbers if number not in self.off_screen]


def section(number: str) -> str:
    """Return the part of a number before its last dot: 'RR-TURN' of 'RR-TURN.3'."""
    return number.rpartition(".")[0]


def read_page(path: Path, pending: frozenset[str] = frozenset()) -> Page:
    """Read one page of rules."""
    numbers: list[str] = []
    off_screen: set[str] = set()
    faults: list[str] = []
    hidden = False
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            hidden = line == OFF_SCREEN
        if not line.startswith("- **"):
            continue
        found = STATEMENT.fullmatch(line)
        if found is None:
            faults.append(f"not of the form '- **XX-PART.1** The rule.': {line!r}")
            continue
        number, text = found.groups()
        numbers.append(number)
        if hidden:
            off_screen.add(number)
            if "*Reason: " not in text:
                faults.append(f"{number} is not on the screen, but gives no '*Reason: ...*'")
    faults += _doubtful(numbers, off_screen, pending)
    return Page(path.parents[1].name, tuple(numbers), frozenset(off_screen), pending, tuple(faults))


def _doubtful(numbers: list[str], off_screen: set[str], pending: frozenset[str]) -> list[str]:
    faults = [
        f"{number} stands twice" for number in sorted(set(numbers)) if numbers.count(number) > 1
    ]
    faults += [
        f"pending, but in no rule: {number}" for number in sorted(pending.difference(numbers))
    ]
    faults += [
        f"pending and not on the screen: {number}" for number in sorted(pending & off_screen)
    ]
    if len(off_screen) > MOST_OFF_SCREEN * len(numbers):
        faults.append(
            f"{len(off_screen)} of {len(numbers)} numbers are not on the screen: "
            f"{MOST_OFF_SCREEN:.0%} is the most"
        )
    return faults


def read_pending(path: Path) -> frozenset[str]:
    """Read a list of numbers whose part of the game has not landed: one a line, '#' for comments."""
    if not path.exists():
        return frozenset()
    lines = path.read_text(encoding="utf-8").splitlines()
    return frozenset(word for line in lines if (word := line.partition("#")[0].strip()))


def read_ledger(root: Path) -> list[Page]:
    """Read the pages of all games below a checkout."""
    return [
        read_page(path, read_pending(root / "tests" / "ledger" / f"{path.parents[1].name}.pending"))
        for path in sorted((root / "src/trollbord/games").glob("*/teach/rules.en.md"))
    ]
