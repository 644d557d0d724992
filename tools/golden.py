"""Write the golden records anew: python tools/golden.py [--missing | --matches | --decisions | --pages] [GAME ...]

Do this when a game is new, or in the commit of a rule fix, which names the rule. With `--matches` or
`--decisions` write what the levels play instead, in the commit that changes how a level plays; with
`--pages` the hashes of the golden pages (`tests/server/pages.py`), in the commit that changes a page.
"""

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[:0] = [ROOT, os.path.join(ROOT, "src")]


def main(missing: bool, games: list[str]) -> None:
    """Write the golden records of these games, or of all; or only those that are not there yet."""
    from rich.progress import track

    import trollbord
    from tests.replays.golden import GAMES, golden, path_of

    wanted = [
        path_of(game, seats, number)
        for game in games or trollbord.game_ids()
        for seats in trollbord.load(game).seats
        for number in range(1, GAMES + 1)
    ]
    wanted = [path for path in wanted if not (missing and path.exists())]
    for path in track(wanted, "golden records"):
        seats, _, number = path.stem.split("-")
        path.parent.mkdir(exist_ok=True)
        record = golden(trollbord.load(path.parent.name), int(seats), int(number))
        path.write_text(record.text(), encoding="utf-8")
    print(f"{len(wanted)} records, {sum(path.stat().st_size for path in wanted) // 1024} KiB")


def write_matches() -> None:
    """Let every level play its golden match, and write what came of it."""
    from tests.replays.matches import FILE, golden_matches

    FILE.write_text("\n".join(golden_matches()) + "\n", encoding="utf-8")
    print(FILE.read_text(encoding="utf-8"), end="")


def write_decisions() -> None:
    """Let every bot begin its golden matches, and write what it decided."""
    from rich.progress import track

    from tests.replays.decisions import FILE, golden_decisions, tables

    lines = [golden_decisions(*table) for table in track(tables(), "golden decisions")]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(lines)} lines, {FILE.stat().st_size // 1024} KiB")


def write_pages() -> None:
    """Draw the golden pages, each game in a process of its own, and write their hashes."""
    import subprocess

    import trollbord
    from tests.server.pages import FILE

    commands = [[sys.executable, "-m", "tests.server.pages", game] for game in trollbord.game_ids()]
    drawn = [
        subprocess.check_output(each, cwd=ROOT, text=True, encoding="utf-8") for each in commands
    ]
    FILE.write_text("".join(drawn), encoding="utf-8")
    print(f"{sum(each.count(chr(10)) for each in drawn)} lines in {FILE}")


if __name__ == "__main__":
    words = sys.argv[1:]
    if "--help" in words:
        print(__doc__)
    elif "--matches" in words:
        write_matches()
    elif "--decisions" in words:
        write_decisions()
    elif "--pages" in words:
        write_pages()
    else:
        main("--missing" in words, [word for word in words if not word.startswith("-")])
