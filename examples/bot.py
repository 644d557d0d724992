"""A bot in Python over the line protocol: picks at random.

Try it: trollbord arena ragnarocks --bots greedy,./examples/bot.py --games 20
"""

import json
import random
import sys
from typing import Any


def choose(ask: dict[str, Any]) -> str:
    """Any option at random: the place for your own ideas. `ask["view"]` holds all that this seat may know."""
    return str(random.choice(ask["options"]))


def say(message: dict[str, Any]) -> None:
    """One line to the table."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        random.seed(heard["seat"])
        say({"type": "ready", "name": "random, in Python"})
    elif heard["type"] == "ask":
        say({"type": "pick", "id": heard["id"], "option": choose(heard)})
    elif heard["type"] == "end":
        break
