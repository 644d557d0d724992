"""Teach a network by its own search, and let the search with the network meet a bot: one game, learned by itself.

    python examples/expert.py trolls_princesses --minutes 60
    trollbord arena trolls_princesses --bots examples.expert:Taught,huldra    # in the same folder

At many tables at once each decision is searched in worlds that the seat's view allows: the network says which options look
promising and how it may end, the search what is better on a second look. The network learns to say at once what the
search found, and how the matches ended. No rollouts, no hand-made evaluation; minutes are minutes of CPU.
"""

import argparse
import gc
import sys
import time
from collections import deque
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import torch

import trollbord
from trollbord.arena import contest
from trollbord.bots import Evaluator, GuidedTree, SearchPlayer, SearchSettings, Together, Worlds
from trollbord.envs.rows import OneRow
from trollbord.kernel.advice import standings
from trollbord.kernel.playout import settle

TABLES, WALKS, WIDTH, BATCH, RATE = 64, 24, 128, 256, 1e-3
KEPT = 60_000  # decisions to learn from, the latest
CURIOUS = 12  # decisions of a match that are drawn by the visits, so that matches differ
LONGEST = 400  # decisions, after which a match is broken off and nobody is ahead


class Net(torch.nn.Module):  # type: ignore[misc]  # PyTorch is installed by few
    """Two layers, how the match may end for each seat, and a liking for each option."""

    def __init__(self, row: int, seats: int, options: int) -> None:
        super().__init__()
        first, second = torch.nn.Linear(row, WIDTH), torch.nn.Linear(WIDTH, WIDTH)
        self.body = torch.nn.Sequential(first, torch.nn.ReLU(), second, torch.nn.ReLU())
        self.ends = torch.nn.Linear(WIDTH, seats)
        self.likes = torch.nn.Embedding(options, WIDTH)  # asked for what is offered alone
        torch.nn.init.zeros_(self.likes.weight)

    def forward(self, rows: Any, offered: Any) -> tuple[Any, Any]:
        """The values of all seats, and the logarithms of the priors of the offered options (-1: none)."""
        seen = self.body(rows)
        logits = torch.einsum("bw,bow->bo", seen, self.likes(offered.clamp(min=0)))
        return torch.tanh(self.ends(seen)), logits.masked_fill(offered < 0, -1e9).log_softmax(1)


class Judge(Evaluator):
    """The network as the search asks it."""

    def __init__(self, net: Net) -> None:
        self.net = net

    def evaluate_many(self, rows: Any, offered: Any) -> Any:
        with torch.inference_mode():
            values, logs = self.net(torch.from_numpy(rows), torch.from_numpy(offered))
        return values, logs.exp()


class Taught(SearchPlayer):
    """The search with the network that was learned for this game, in this folder."""

    def __init__(self, iterations: int = 100) -> None:
        super().__init__("taught", SearchSettings(), trollbord.Budget(iterations))

    def prepare(self, view: trollbord.View) -> None:
        if self.evaluator is None:
            self.evaluator = Judge(torch.load(file_of(view.game.id), weights_only=False))


class Table:
    """One match of the training: its state, its tree, and the decisions whose outcome is not known yet."""

    def __init__(self, game: trollbord.Game, seats: int, rng: Random) -> None:
        self.game, self.seats, self.rng = game, seats, rng
        self.begin()

    def begin(self) -> None:
        self.state, self.waiting = self.game.new(self.seats), list[Any]()
        settle(self.state, self.rng)
        self.think()

    def think(self) -> None:
        """A new tree for the open decision."""
        ask = self.state.ask
        assert ask is not None
        self.tree = GuidedTree(self.game.advice, ask.seat, SearchSettings(), self.rng)
        self.worlds = Worlds(trollbord.Decision(self.state.view(ask.seat), self.rng))

    def decide(self, row: OneRow) -> list[Any]:
        """Pick what was walked most; what the match teaches, if that ends it."""
        ask, counts = self.state.ask, self.tree.visits()
        assert ask is not None
        ids = [option.id for option in ask.options]
        visits = np.array([counts.get(id, 0) for id in ids], np.float32)
        self.waiting.append((ask.seat, row.write(self.state, ask.seat).copy(), ids, visits))
        is_early = len(self.waiting) <= CURIOUS
        place = (
            self.rng.choices(range(len(ids)), visits.tolist())[0]
            if is_early
            else int(visits.argmax())
        )
        self.state.take(ask.options[place])
        if settle(self.state, self.rng) is not None and len(self.waiting) < LONGEST:
            self.think()
            return []
        result, sides = self.state.result(), self.game.sides(self.seats, self.state.settings)
        ends = [0.0] * self.seats if result is None else standings(result.ranks, sides)
        learned = [(*each[1:], np.roll(ends, -each[0])) for each in self.waiting]
        self.begin()
        return learned


def step(net: Net, teacher: Any, samples: list[Any]) -> float:
    """Move the network towards what the search found and how it ended; the loss."""
    rows, ids, visits, ends = zip(*samples)
    widest = max(map(len, ids))
    offered = torch.tensor([each + [-1] * (widest - len(each)) for each in ids])
    wanted = torch.zeros(offered.shape)
    for place, each in enumerate(visits):
        wanted[place, : len(each)] = torch.from_numpy(each / each.sum())
    values, logs = net(torch.from_numpy(np.stack(rows)), offered)
    aims = torch.from_numpy(np.stack(ends).astype(np.float32))
    loss = ((values - aims) ** 2).mean() - (wanted * logs.clamp(min=-30)).sum(1).mean()
    teacher.zero_grad()
    loss.backward()
    teacher.step()
    return float(loss.detach())


def learn(game: trollbord.Game, seats: int, minutes: float, seed: int) -> Net:
    """A network after some CPU minutes of self-play."""
    torch.manual_seed(seed)
    rng, began, told = Random(seed), time.process_time(), 0.0
    tables = [Table(game, seats, Random(rng.getrandbits(64))) for _ in range(TABLES)]
    row = OneRow(game, seats, tables[0].state.settings)
    net = Net(row.length, seats, len(game.vocabulary))
    teacher = torch.optim.Adam(net.parameters(), RATE, weight_decay=1e-5)
    together = Together(Judge(net), tables[0].state, TABLES)
    kept, decisions, fresh, losses = deque[Any](maxlen=KEPT), 0, 0, [0.0]
    while (spent := (time.process_time() - began) / 60) < minutes:
        for walk in range(WALKS + 1):
            together.grow([(table.tree, table.worlds.deal()) for table in tables])
            if walk == 0:
                for table in tables:
                    table.tree.disturb(0.3, 0.25)
        learned = [each for table in tables for each in table.decide(row)]
        kept.extend(learned)
        decisions, fresh = decisions + TABLES, fresh + len(learned)
        while fresh >= BATCH // 4 and len(kept) >= 4 * BATCH:  # each decision is seen four times
            losses.append(step(net, teacher, rng.sample(kept, BATCH)))
            fresh -= BATCH // 4
        if spent - told >= minutes / 10:
            told, mean = spent, sum(losses[-50:]) / len(losses[-50:])
            sys.stderr.write(f"{spent:.1f} minutes, {decisions:,} decisions, loss {mean:.2f}\n")
            torch.save(net, file_of(game.id))
    torch.save(net, file_of(game.id))
    return net


def file_of(game: str) -> Path:
    """Where the network of a game is kept."""
    return Path(f"expert-{game}.pt")


def main() -> int:
    """Learn, and meet the bot; 1 if it was not beaten for sure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=60.0, help="of CPU")
    parser.add_argument("--against", default="huldra")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.set_num_threads(1)
    gc.disable()  # trees have no cycles: it would look through ever more of them, and find nothing
    learn(trollbord.load(given.game), given.seats, given.minutes, given.seed)
    met = contest(
        given.game,
        {"taught": Taught, given.against: given.against},
        seats=given.seats,
        matches=given.matches,
        most=5 * LONGEST,
    )
    sys.stdout.write(f"{met}\n")
    return 0 if met.of("taught").points.low > 0.5 else 1


if __name__ == "__main__":
    sys.exit(main())
