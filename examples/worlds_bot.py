"""A bot over the line protocol that searches: it asks for worlds and plays every option out in each.

Try it: trollbord arena ragnarocks --bots random,./examples/worlds_bot.py --games 4
"""

import json
import random
import sys
from typing import Any

import trollbord
from trollbord.kernel.playout import playout

WORLDS = 3


def choose(ask: dict[str, Any], worlds: list[str]) -> str:
    """The option that looks best after some random play, on average over the worlds."""
    game, rng = trollbord.load(ask["view"]["game"]), random.Random(ask["id"])
    worths: dict[str, float] = dict.fromkeys(ask["options"], 0.0)
    for option in worths:
        for line in worlds:
            state = game.position(line)
            state.pick(option)
            playout(state, rng, most=6)
            worths[option] += game.advice.evaluate(state)[ask["seat"]]
    return max(worths, key=lambda option: worths[option])


def say(message: dict[str, Any]) -> None:
    """One line to the table."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def main() -> None:
    """Answer until the match is over."""
    ask: dict[str, Any] = {}
    for line in sys.stdin:
        heard = json.loads(line)
        if heard["type"] == "hello":
            say({"type": "ready", "name": "flat search over worlds"})
        elif heard["type"] == "ask":
            ask = heard
            say({"type": "worlds", "id": ask["id"], "count": WORLDS})
        elif heard["type"] == "worlds":
            say({"type": "pick", "id": ask["id"], "option": choose(ask, heard["worlds"])})
        elif heard["type"] == "end":
            break


if __name__ == "__main__":
    main()
