"""Train a masked policy with PyTorch on the vector environment, by self-play alone, and let it meet a bot.

    python examples/selfplay.py trolls_princesses --minutes 15 --picture course.svg
    trollbord arena trolls_princesses --bots examples.selfplay:Trained,tomte    # in the same folder

A net reads the row of the seat that is asked, and says how much it likes each option and how the match may end. All seats
play it, at many tables at once; after every so many steps PPO moves it towards what went better than it expected. Time is
counted in minutes of CPU, so that a busy machine changes nothing. The bot is met only when the training is judged.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from rich.console import Console

from examples.train import picture
from trollbord import Decision, Option, Player
from trollbord.arena import contest
from trollbord.arena.ratings import Estimate
from trollbord.envs import VectorEnv

WIDTH: Final = 128
STEPS: Final = 64  # of all tables, between two lessons
EPOCHS: Final = 2
BATCH: Final = 1024
CLIP: Final = 0.2
LAMBDA: Final = 0.95
ENTROPY: Final = 0.01
RATE: Final = 1e-3
LONGEST: Final = 600  # decisions, after which a match teaches nothing new
Tensor = Any
Floats = NDArray[np.float32]


class Net(torch.nn.Module):  # type: ignore[misc]  # PyTorch is installed by few
    """Two layers, a liking for each option, and a guess how the match ends for who is asked."""

    def __init__(self, row: int, options: int) -> None:
        super().__init__()
        self.body = torch.nn.Sequential(
            torch.nn.Linear(row, WIDTH),
            torch.nn.ReLU(),
            torch.nn.Linear(WIDTH, WIDTH),
            torch.nn.ReLU(),
        )
        self.likes = torch.nn.Linear(WIDTH, options)
        self.ends = torch.nn.Linear(WIDTH, 1)
        for head in (self.likes, self.ends):  # an untrained net likes all alike and expects nothing
            torch.nn.init.zeros_(head.weight)
            torch.nn.init.zeros_(head.bias)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the chances of all options, and the guesses."""
        seen = self.body(rows)
        likes = self.likes(seen).masked_fill(~masks, -1e9)
        return torch.log_softmax(likes, 1), torch.tanh(self.ends(seen))[:, 0]


class Walk:
    """What happened at all tables in the `STEPS` steps of one round."""

    def __init__(self, env: VectorEnv) -> None:
        count = len(env.rows)
        self.rows = torch.zeros(STEPS, *env.rows.shape)
        self.masks = torch.zeros(STEPS, *env.masks.shape, dtype=torch.bool)
        self.seats = np.zeros((STEPS, count), np.int64)
        self.actions = torch.zeros(STEPS, count, dtype=torch.long)
        self.chances = torch.zeros(STEPS, count)
        self.guesses = np.zeros((STEPS, count), np.float32)
        self.rewards = np.zeros((STEPS, *env.rewards.shape), np.float32)
        self.ended = np.zeros((STEPS, count), bool)
        self.last = np.zeros(count, np.float32)
        self.last_seats = np.zeros(count, np.int64)


@torch.no_grad()  # type: ignore[untyped-decorator]
def walked(env: VectorEnv, net: Net, walk: Walk) -> None:
    """Let the net play all seats of all tables for a while."""
    for at in range(STEPS):
        walk.rows[at].numpy()[:] = env.rows
        walk.masks[at].numpy()[:] = env.masks
        walk.seats[at] = env.seats
        logs, guesses = net(walk.rows[at], walk.masks[at])
        actions = torch.multinomial(logs.exp(), 1)[:, 0]
        walk.actions[at] = actions
        walk.chances[at] = logs.gather(1, actions[:, None])[:, 0]
        walk.guesses[at] = guesses.numpy()
        env.step(actions.numpy())
        walk.rewards[at] = env.rewards
        walk.ended[at] = (env.over + env.cut) > 0
    rows, masks = torch.tensor(env.rows), torch.tensor(env.masks).bool()
    walk.last = net(rows, masks)[1].numpy()
    walk.last_seats = env.seats.copy()


def gains(walk: Walk) -> tuple[Floats, Floats]:
    """How much better each decision went than was guessed, and what it should have guessed: seat by seat, from the end."""
    steps, count = walk.guesses.shape
    seats = walk.rewards.shape[2]
    tables = np.arange(count)
    # What one seat wins the others lose, so the guess of who is asked tells of the others too.
    ahead = np.repeat(-walk.last[:, None] / max(seats - 1, 1), seats, axis=1)
    ahead[tables, walk.last_seats] = walk.last
    carried, waiting = np.zeros((count, seats), np.float32), np.zeros((count, seats), np.float32)
    found = np.zeros_like(walk.guesses)
    for at in range(steps - 1, -1, -1):
        over = walk.ended[at]
        waiting[over] = walk.rewards[at][over]
        ahead[over] = carried[over] = 0.0
        seat = walk.seats[at]
        surprise = waiting[tables, seat] + ahead[tables, seat] - walk.guesses[at]
        found[at] = surprise + LAMBDA * carried[tables, seat]
        carried[tables, seat], ahead[tables, seat] = found[at], walk.guesses[at]
        waiting[tables, seat] = 0.0
    return found, found + walk.guesses


def taught(net: Net, teacher: Tensor, walk: Walk) -> None:
    """PPO: move the net towards what went better than it guessed, but never far from what it was."""
    better, aims = gains(walk)
    count = better.size
    rows, masks = walk.rows.view(count, -1), walk.masks.view(count, -1)
    actions, before = walk.actions.view(-1), walk.chances.view(-1)
    gain = torch.from_numpy((better - better.mean()) / (better.std() + 1e-6)).view(-1)
    aim = torch.from_numpy(aims).view(-1)
    for _ in range(EPOCHS):
        for which in torch.randperm(count).split(BATCH):
            logs, guesses = net(rows[which], masks[which])
            ratio = (logs.gather(1, actions[which, None])[:, 0] - before[which]).exp()
            near = ratio.clamp(1 - CLIP, 1 + CLIP)
            push = torch.min(ratio * gain[which], near * gain[which]).mean()
            spread = -(logs.exp() * logs.clamp(min=-30)).sum(1).mean()
            loss = -push + 0.5 * ((guesses - aim[which]) ** 2).mean() - ENTROPY * spread
            teacher.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            teacher.step()


# -- the net as a player


def file_of(game: str) -> Path:
    """Where the net of a game is kept."""
    return Path(f"policy-{game}.npz")


def save(net: Net, path: Path) -> None:
    """Keep a net as plain arrays, which a player reads without PyTorch."""
    np.savez(path, **{name: each.numpy() for name, each in net.state_dict().items()})


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
    met = contest(game, bots, seats=seats, matches=matches, seed=seed, most=5 * LONGEST)
    return met.of("trained").points


def train(
    game: str,
    seats: int,
    minutes: float,
    tables: int,
    seed: int,
    check: Callable[[Net, float], None],
) -> Net:
    """A net after `minutes` CPU minutes of self-play; `check` is called at each tenth of them."""
    torch.manual_seed(seed)
    env = VectorEnv(game, tables=tables, seats=seats, seed=seed, most=LONGEST)
    net = Net(env.rows.shape[1], env.masks.shape[1])
    teacher = torch.optim.Adam(net.parameters(), RATE, eps=1e-5)
    walk = Walk(env)
    spent, checked = 0.0, 0
    while spent < 60 * minutes:
        began = time.process_time()
        walked(env, net, walk)
        taught(net, teacher, walk)
        spent += time.process_time() - began
        if spent * 10 // (60 * minutes) > checked:
            checked = int(spent * 10 // (60 * minutes))
            check(net, spent / 60)
    return net


def main() -> int:
    """Train, judge and tell; 1 if the bot was not beaten for sure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=15.0, help="of CPU, on all cores together")
    parser.add_argument("--tables", type=int, default=128)
    parser.add_argument("--against", default="tomte")
    parser.add_argument("--check", type=int, default=40, help="matches of each check on the way")
    parser.add_argument("--matches", type=int, default=200, help="at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--picture", type=Path, help="where to draw the course, as SVG")
    given = parser.parse_args()
    torch.set_num_threads(given.cores)
    console = Console(stderr=True)
    course: list[tuple[int, Estimate]] = []
    path = file_of(given.game)

    def told(minutes: float, share: Estimate, matches: int) -> str:
        between = f"{100 * share.low:.1f} to {100 * share.high:.1f}"
        load = f"load {os.getloadavg()[0]:.1f}"
        shown = f"{100 * share.mean:.1f} % of the points against {given.against} ({between})"
        return f"{minutes:5.1f} CPU minutes: {shown} in {matches} matches, {load}"

    def check(net: Net, minutes: float) -> None:
        save(net, path)
        share = judged(path, given.game, given.seats, given.against, given.check, len(course))
        course.append((round(60 * minutes), share))
        console.print(told(minutes, share, given.check))

    net = train(given.game, given.seats, given.minutes, given.tables, given.seed, check)
    save(net, path)
    final = judged(path, given.game, given.seats, given.against, given.matches, 1000)
    if given.picture:
        title = f"{given.game}: points against {given.against}"
        given.picture.write_text(picture(course, title, "CPU seconds of self-play"))
    sys.stdout.write(told(given.minutes, final, given.matches) + "\n")
    return 0 if final.low > 0.5 else 1


if __name__ == "__main__":
    sys.exit(main())
