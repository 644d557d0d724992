"""Proximal policy optimisation of a masked policy, by self-play alone: what `selfplay.py` trains with.

A net reads the row of the seat that is asked, and says how much it likes each option and how the match may end. All seats
play it, at many tables at once; after every so many steps PPO moves it towards what went better than it expected.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray

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


def save(net: Net, path: Path) -> None:
    """Keep a net as plain arrays, which a player reads without PyTorch."""
    np.savez(path, **{name: each.numpy() for name, each in net.state_dict().items()})


def train(
    game: str,
    seats: int,
    decisions: int,
    tables: int,
    seed: int,
    checks: int,
    check: Callable[[Net, int], None],
) -> Net:
    """A net after this many decisions of self-play; `check` hears of it `checks` times on the way, with the decisions so far.

    One seed makes one net, wherever one core does all of it.
    """
    torch.manual_seed(seed)
    env = VectorEnv(game, tables=tables, seats=seats, seed=seed, most=LONGEST)
    net = Net(env.rows.shape[1], env.masks.shape[1])
    teacher = torch.optim.Adam(net.parameters(), RATE, eps=1e-5)
    walk = Walk(env)
    made, checked = 0, 0
    while made < decisions:
        walked(env, net, walk)
        taught(net, teacher, walk)
        made += STEPS * tables
        if made * checks // decisions > checked:
            checked = made * checks // decisions
            check(net, made)
    return net
