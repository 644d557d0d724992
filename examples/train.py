"""Train a masked policy with PettingZoo and plain NumPy: a few minutes of self-play, then matches against random.

    python examples/train.py
    python examples/train.py --game ankh_morpork --games 1500 --picture learning.svg

The policy reads an option as its words: "hire mining" is the verb `hire` and its argument `hire mining`. Each word has a
liking, and each verb a weight for every feature of what the seat sees; an option's logit is the sum. It learns by
REINFORCE: after a batch of games all picks of the winners become likelier and those of the losers rarer. Both seats
play the policy, so that nothing is expected of a game before it ends (their rewards sum to nothing), and random is
met for the first time when the training is judged.
"""

import argparse
import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from trollbord.arena.ratings import Estimate, estimate
from trollbord.envs.pettingzoo import Observation, TrollbordEnv
from trollbord.kernel import Vocabulary

BATCH = 16  # games between two steps of learning
RATE = 0.05  # of Adam, for the likings of words
SLOW = 1.0  # the plain rate of the weights of features, of which there are many
CHECKS = 6  # how often the training is judged on its way
Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


class Words:
    """Every option as the words that it shares with others."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        found: dict[str, int] = {"": 0}
        verbs: dict[str, int] = {}
        rows = []
        for option in [vocabulary[number] for number in range(len(vocabulary))]:
            args = [f"{option.verb} {place} {arg}" for place, arg in enumerate(option.args)]
            rows.append([found.setdefault(word, len(found)) for word in (option.verb, *args)])
            verbs.setdefault(option.verb, len(verbs))
        widest = max(map(len, rows))
        self.count = len(found)
        self.of: Ints = np.array([row + [0] * (widest - len(row)) for row in rows])
        """The words of each option, filled up with the empty word."""
        self.verbs = len(verbs)
        self.verb: Ints = np.array([verbs[vocabulary[each].verb] for each in range(len(rows))])


class Moment:
    """One pick: what was seen and offered, and how the logits should move if it was good."""

    def __init__(self, seat: int, sight: Floats, offered: Ints, pull: Floats) -> None:
        self.seat = seat
        self.sight = sight
        self.offered = offered
        self.pull = pull


class Policy:
    """Chances for each offered option, by its words and by what is seen."""

    def __init__(self, words: Words, features: int) -> None:
        self.words = words
        self.likings: Floats = np.zeros(words.count)
        self.weights: Floats = np.zeros((words.verbs, features))
        self.steps = 0
        self._mean: Floats = np.zeros(words.count)
        self._square: Floats = np.zeros(words.count)

    def chances(self, sight: Floats, offered: Ints) -> Floats:
        """The chances of the offered options."""
        logits = self.likings[self.words.of[offered]].sum(axis=1)
        logits += (self.weights @ sight)[self.words.verb[offered]]
        powers: Floats = np.exp(logits - logits.max())
        shares: Floats = powers / powers.sum()
        return shares

    def pick(self, seat: int, seen: Observation, rng: np.random.Generator) -> tuple[int, Moment]:
        """An option's id by chance, and what could be learnt from it."""
        offered = np.flatnonzero(seen["action_mask"])
        sight = scaled(seen["observation"])
        chances = self.chances(sight, offered)
        picked = int(rng.choice(len(offered), p=chances))
        pull = -chances
        pull[picked] += 1.0
        return int(offered[picked]), Moment(seat, sight, offered, pull)

    def learn(self, gains: list[tuple[Moment, float]]) -> None:
        """One step, by what each moment's seat gained in the end."""
        words: Floats = np.zeros_like(self.likings)
        verbs: Floats = np.zeros_like(self.weights)
        for moment, gain in gains:
            pull = gain * moment.pull / len(gains)
            np.add.at(words, self.words.of[moment.offered], pull[:, None])
            by_verb = np.bincount(self.words.verb[moment.offered], pull, self.words.verbs)
            verbs += np.outer(by_verb, moment.sight)
        self.weights += SLOW * verbs
        self.likings += RATE * self._steadied(words)
        self.likings[0] = 0.0

    def _steadied(self, slope: Floats) -> Floats:
        """Adam: each word moves by how sure its direction is, not by how often it comes up."""
        self.steps += 1
        self._mean += 0.1 * (slope - self._mean)
        self._square += 0.01 * (slope**2 - self._square)
        mean = self._mean / (1 - 0.9**self.steps)
        square = self._square / (1 - 0.99**self.steps)
        steadied: Floats = mean / (np.sqrt(square) + 1e-5)
        return steadied


def scaled(features: NDArray[np.float32]) -> Floats:
    """Features of any size as a vector of length below one."""
    logs = np.sign(features) * np.log1p(np.abs(features))
    shrunk: Floats = logs / np.sqrt(logs @ logs + 1.0)
    return shrunk.astype(np.float64)


def play(
    env: TrollbordEnv, policy: Policy, seats: tuple[int, ...], rng: np.random.Generator
) -> tuple[list[float], list[Moment]]:
    """One match with the policy on these seats and random on the others: the rewards, and the policy's moments."""
    env.reset(seed=int(rng.integers(2**31)))
    moments = []
    while not env.terminations["seat_0"]:
        seat = env.possible_agents.index(env.agent_selection)
        seen = env.observe(env.agent_selection)
        if seat in seats:
            action, moment = policy.pick(seat, seen, rng)
            moments.append(moment)
        else:
            action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        env.step(action)
    return [env.rewards[agent] for agent in env.possible_agents], moments


def practise(env: TrollbordEnv, policy: Policy, games: int, rng: np.random.Generator) -> None:
    """A batch of games against itself, and what is learnt from them."""
    gains = []
    for _ in range(games):
        rewards, moments = play(env, policy, tuple(range(env.seats)), rng)
        gains += [(moment, rewards[moment.seat]) for moment in moments]
    policy.learn(gains)


def judged(env: TrollbordEnv, policy: Policy, matches: int, rng: np.random.Generator) -> Estimate:
    """The share of points against random, from every seat in turn, with its 95 % interval."""
    points = {}
    for match in range(matches):
        seat = match % env.seats
        rewards, _ = play(env, policy, (seat,), rng)
        points[match] = [(rewards[seat] + 1) / 2]
    return estimate(points)


def told(games: int, share: Estimate) -> str:
    """A line of the progress."""
    between = f"{100 * share.low:.1f} to {100 * share.high:.1f}"
    return f"{games:5} games: {100 * share.mean:.1f} % of the points against random ({between})"


def train(
    env: TrollbordEnv, games: int, checks: int, matches: int, seed: int
) -> tuple[Policy, list[tuple[int, Estimate]]]:
    """A trained policy, and how it did on the way: before any training, then at even distances."""
    rng, judge = np.random.default_rng(seed), np.random.default_rng(seed + 1)
    env.reset(seed=seed)
    features = len(env.observe(env.agent_selection)["observation"])
    policy = Policy(Words(env.game.vocabulary), features)
    course = [(0, judged(env, policy, matches, judge))]
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as bar:
        task = bar.add_task("training", total=games)
        console.print(told(*course[-1]))
        for played in range(BATCH, games + 1, BATCH):
            practise(env, policy, BATCH, rng)
            bar.advance(task, BATCH)
            if played * checks // games > (played - BATCH) * checks // games:
                course.append((played, judged(env, policy, matches, judge)))
                console.print(told(*course[-1]))
    return policy, course


# -- the picture


WIDTH, HEIGHT, LEFT, BOTTOM = 640, 300, 56, 44


def picture(
    course: list[tuple[int, Estimate]], title: str, across: str = "games of self-play"
) -> str:
    """How the share of the points grew, as SVG: a line in its 95 % band, and even play as a dashed line."""
    last = course[-1][0]

    def place(games: int, share: float) -> str:
        right = LEFT + games / last * (WIDTH - LEFT - 16)
        return f"{right:.1f},{16 + (1 - share) * (HEIGHT - BOTTOM - 16):.1f}"

    high = [place(games, share.high) for games, share in course]
    low = [place(games, share.low) for games, share in reversed(course)]
    middle = " ".join([place(games, share.mean) for games, share in course])
    even = f"{place(0, 0.5)} {place(last, 0.5)}"
    marks = [_mark(LEFT - 8, place(0, each / 4), f"{25 * each} %", "end") for each in range(5)]
    marks += [_mark(None, place(games, 0.0), str(games), "middle") for games, _ in course[::2]]
    label = f'<text x="{WIDTH // 2}" y="{HEIGHT}" text-anchor="middle">{across}</text>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT + 8}" role="img">'
        f"<title>{title}</title><style>text {{ font: 13px sans-serif; fill: #6A7D82 }}</style>"
        f'<polygon points="{" ".join(high + low)}" fill="#0A6F60" opacity=".25"/>'
        f'<polyline points="{even}" fill="none" stroke="#6A7D82" stroke-dasharray="5 5"/>'
        f'<polyline points="{middle}" fill="none" stroke="#0A6F60" stroke-width="3"/>'
        f"{''.join(marks)}{label}</svg>\n"
    )


def _mark(left: int | None, place: str, text: str, anchor: str) -> str:
    """A label beside the left axis, or below its place."""
    across, down = map(float, place.split(","))
    at = (
        f'x="{left}" y="{down + 4:.0f}"'
        if left is not None
        else f'x="{across:.0f}" y="{down + 22:.0f}"'
    )
    return f'<text {at} text-anchor="{anchor}">{text}</text>'


def main() -> int:
    """Train, judge and tell; 1 if random was not beaten for sure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="trolls_princesses")
    parser.add_argument("--games", type=int, default=480, help="of self-play")
    parser.add_argument("--matches", type=int, default=200, help="against random, at the end")
    parser.add_argument("--check", type=int, default=40, help="matches of each check on the way")
    parser.add_argument("--seed", type=int, default=7, help="the same seed, the same policy")
    parser.add_argument("--picture", type=Path, help="where to draw the course, as SVG")
    given = parser.parse_args()
    env = TrollbordEnv(given.game, 2)
    policy, course = train(env, given.games, CHECKS, given.check, given.seed)
    final = judged(env, policy, given.matches, np.random.default_rng(given.seed + 2))
    if given.picture:
        given.picture.write_text(picture(course, f"{given.game}: points against random"))
    sys.stdout.write(f"{told(given.games, final)} in {given.matches} matches\n")
    return 0 if final.low > 0.5 else 1


if __name__ == "__main__":
    sys.exit(main())
