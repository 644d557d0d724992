"""Train a masked policy with PyTorch on the vector environment, by self-play alone, and let it meet a bot.

    python examples/selfplay.py trolls_princesses --decisions 450000 --picture course.svg
    trollbord arena trolls_princesses --bots examples.selfplay:Trained,tomte    # in the same folder

How it learns stands in `ppo.py`. The bot is met only when the training is judged. It takes one core, and its length is counted
in decisions, so that the same command makes the same net on a busy machine; the CPU minutes are told beside them.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # started as a program, too

from examples.train import picture
from trollbord import Decision, Option, Player
from trollbord.arena import contest
from trollbord.arena.ratings import Estimate
from trollbord.kernel.extras import extras_needed

Floats = NDArray[np.float32]
LONGEST = 3000  # decisions of a match that judges the net


def file_of(game: str) -> Path:
    """Where the net of a game is kept."""
    return Path(f"policy-{game}.npz")


class Trained(Player):
    """Plays what the net likes most."""

    def __init__(self, path: Path | None = None) -> None:
        self.name = "trained"
        self._path = path
        self._weights: dict[str, Floats] = {}

    def choose(self, decision: Decision) -> Option:
        """The option with the greatest liking."""
        game = decision.view.game
        if not self._weights:
            with np.load(self._path or file_of(game.id)) as file:
                self._weights = {name: file[name] for name in file.files}
        likes = self._likes(np.array(game.observation.of(decision.view), np.float32))
        return max(decision.options, key=lambda option: float(likes[option.id]))

    def _likes(self, row: Floats) -> Floats:
        seen = row
        for layer in ("body.0", "body.2"):
            seen = np.maximum(self._layer(layer, seen), 0.0)
        return self._layer("likes", seen)

    def _layer(self, name: str, given: Floats) -> Floats:
        made: Floats = self._weights[f"{name}.weight"] @ given + self._weights[f"{name}.bias"]
        return made


def judged(path: Path, game: str, seats: int, against: str, matches: int, seed: int) -> Estimate:
    """The share of the points against a bot, each deal from every seat, with its 95 % interval."""
    bots: dict[str, Any] = {"trained": Trained(path).choose, against: against}
    met = contest(game, bots, seats=seats, matches=matches, seed=seed, most=LONGEST)
    return met.of("trained").points


def main() -> int:
    """Train, judge and tell; 1 if the bot was not beaten for sure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=450_000, help="of self-play, by all seats")
    parser.add_argument("--tables", type=int, default=128)
    parser.add_argument("--against", default="tomte")
    parser.add_argument("--checks", type=int, default=2, help="on the way")
    parser.add_argument("--check", type=int, default=40, help="matches of each check on the way")
    parser.add_argument("--matches", type=int, default=200, help="at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--cores", type=int, default=1, help="more wait for each other longer than they work"
    )
    parser.add_argument("--picture", type=Path, help="where to draw the course, as SVG")
    given = parser.parse_args()
    with extras_needed():
        import torch

        from examples import ppo
    torch.set_num_threads(given.cores)
    console = Console(stderr=True)
    course: list[tuple[int, Estimate]] = []
    path, began, judging = file_of(given.game), time.process_time(), 0.0

    def told(decisions: int, share: Estimate, matches: int) -> str:
        minutes = (time.process_time() - began - judging) / 60
        between = f"{100 * share.low:.1f} to {100 * share.high:.1f}"
        shown = f"{100 * share.mean:.1f} % of the points against {given.against} ({between})"
        return f"{decisions:,} decisions, {minutes:.1f} CPU minutes: {shown} in {matches} matches"

    def judged_now(matches: int, seed: int) -> Estimate:
        nonlocal judging
        before = time.process_time()
        share = judged(path, given.game, given.seats, given.against, matches, seed)
        judging += time.process_time() - before
        return share

    def check(net: ppo.Net, decisions: int) -> None:
        ppo.save(net, path)
        share = judged_now(given.check, len(course))
        course.append((decisions, share))
        console.print(told(decisions, share, given.check))

    made = (given.game, given.seats, given.decisions, given.tables, given.seed, given.checks)
    ppo.save(ppo.train(*made, check), path)
    final = judged_now(given.matches, 1000)
    if given.picture:
        title = f"{given.game}: points against {given.against}"
        given.picture.write_text(picture(course, title, "decisions of self-play"))
    sys.stdout.write(told(given.decisions, final, given.matches) + "\n")
    return 0 if final.low > 0.5 else 1


if __name__ == "__main__":
    sys.exit(main())
