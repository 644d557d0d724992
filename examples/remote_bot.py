"""A bot that plays at a table of a Trollbord server, from anywhere: picks at random.

    trollbord serve --no-browser                                    # here, or on another machine
    python examples/remote_bot.py http://127.0.0.1:8765/t/TABLE     # take a free seat at this table
    python examples/remote_bot.py http://127.0.0.1:8765 ragnarocks  # open a table against a bot of the house

It needs the package `websockets` and nothing of Trollbord.
"""

import json
import random
import sys
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def choose(ask: dict[str, Any]) -> str:
    """Any option at random: the place for your own ideas. `ask["view"]` holds all that this seat may know."""
    return str(random.choice(ask["options"]))


def post(house: str, path: str, token: str = "", **body: Any) -> dict[str, Any]:
    """Ask the server for something."""
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    request = Request(f"{house}/api{path}", json.dumps(body).encode(), headers)
    with urlopen(request, timeout=30) as answer:
        heard: dict[str, Any] = json.load(answer)
        return heard


def play(house: str, table: str, token: str) -> dict[str, Any] | None:
    """Sit down and answer until the game is over; how it ended, if it did."""
    address = f"ws://{urlsplit(house).netloc}/api/tables/{table}/line"
    with connect(address, additional_headers={"authorization": f"Bearer {token}"}) as line:
        try:
            for text in line:
                heard = json.loads(text)
                if heard["type"] == "hello":
                    line.send(json.dumps({"type": "ready"}))
                elif heard["type"] == "ask":
                    option = choose(heard)
                    line.send(json.dumps({"type": "pick", "id": heard["id"], "option": option}))
                elif heard["type"] == "error":
                    sys.stderr.write(f"{heard['message']}\n")
                elif heard["type"] == "end":
                    result: dict[str, Any] | None = heard["result"]
                    return result
        except ConnectionClosed as closed:
            sys.stderr.write(f"the line was closed: {closed}\n")
    return None


def main(address: str, game: str = "") -> None:
    """Play one game at this table, or at a new one of this game."""
    parts = urlsplit(address)
    house = f"{parts.scheme}://{parts.netloc}"
    token = post(house, "/accounts", name="Remote")["token"]
    table = parts.path.rpartition("/")[2]
    if game:
        seats = ["me", "bot tomte"]
        table = post(house, "/tables", token, game=game, seats=seats)["id"]
        sys.stdout.write(f"watch it at {house}/t/{table}\n")
    result = play(house, table, token)
    sys.stdout.write(json.dumps(result) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
