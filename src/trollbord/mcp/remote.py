"""A seat at a table of a server, over its API: the token says who plays, and plays one seat."""

import json
import time
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from trollbord.games import load
from trollbord.kernel.ask import Ask
from trollbord.kernel.option import Option
from trollbord.kernel.result import Result
from trollbord.kernel.seat import Seat
from trollbord.mcp.tables import SeatTable, ToolRefusal, moved_on
from trollbord.mcp.telling import Happened, Seen, untrusted

PATIENCE: Final = 30.0
"""Seconds that the server has for an answer."""
PAUSE: Final = 0.5
"""Seconds between two looks while the seat waits."""


class NoRedirect(HTTPRedirectHandler):
    """Goes nowhere else: a redirection would carry the token to another server."""

    def redirect_request(self, *args: Any, **more: Any) -> None:
        return None


class ServerTable(SeatTable):
    """One seat at a table that others play at too.

    Names and what people say are other people's words: they are left out unless `has_names` and `has_talk` ask for them.
    """

    def __init__(
        self, address: str, token: str, has_names: bool = False, has_talk: bool = False
    ) -> None:
        parts = urlsplit(address)
        self.house: Final = f"{parts.scheme}://{parts.netloc}"
        self.id: Final = quote(parts.path.rstrip("/").rpartition("/")[2], safe="")
        if parts.scheme not in ("http", "https") or not parts.netloc or not self.id:
            raise ToolRefusal(f"{address!r} is no address of a table: expected http://HOST/t/TABLE")
        self._token: Final = token
        self.has_names: Final = has_names
        self.has_talk: Final = has_talk
        table = self._get("")
        self.game = load(str(table["game"]))
        if table["edition"] != self.game.edition:
            raise ToolRefusal(f"the server plays edition {table['edition']} of {self.game.id}")
        self.seats: Final = len(table["chairs"])
        self.seat: Final[Seat] = self._sit(table)

    def _sit(self, table: dict[str, Any]) -> Seat:
        """The seat that the token plays, or a free one that it takes; one seat a token."""
        mine = table["yours"]
        if len(mine) > 1:
            raise ToolRefusal(f"the token plays seats {mine}: one seat a token")
        if mine:
            return int(mine[0])
        free = [chair["seat"] for chair in table["chairs"] if chair["kind"] == "open"]
        if not free:
            raise ToolRefusal("no seat of this table is free")
        self._post("chairs", act="sit", seat=free[0])
        return int(free[0])

    # -- what the tools ask

    def look(self) -> Seen:
        table, shown = self._get(""), self._get("view", seat=self.seat)
        view = shown["view"]
        ask = None if table["over"] or view["ask"] is None else self._ask(view["ask"])
        result = _result(table["result"] or view["result"])
        seq = int(shown["seq"])
        return Seen(self.game, self.seats, self.seat, seq, str(shown["text"]), ask, result)

    def _ask(self, shape: dict[str, Any]) -> Ask:
        """The question as it was sent; its words are made here, without anybody's name."""
        options = [self.game.vocabulary.find(text) for text in shape["options"]]
        args = tuple([(name, word) for name, word in shape["args"].items()])
        return Ask(shape["seat"], shape["prompt"], options, source=shape["source"], args=args)

    def happened(self, since: int) -> list[Happened]:
        lines = self._get("log", since=since, seat=self.seat, names="false")["lines"]
        return [
            Happened(line["seq"], line["seat"], line["option"] or "", _told(line))
            for line in lines
            if line["kind"] == "pick"
        ]

    def why_not(self, option: Option) -> str:
        asked = self._get("why-not", option=option.text, seat=self.seat, names="false")
        return "" if asked["offered"] else str(asked["words"])

    def pick(self, option: Option, seq: int) -> None:
        self._post("picks", seq=seq, options=[option.text], seat=self.seat)

    def wait(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            table = self._get("")
            if table["over"] or (table["asked"] == self.seat and not table["waiting"]):
                return
            time.sleep(PAUSE)

    def talk(self) -> list[str]:
        names = [
            untrusted(f"seat {chair['seat']}, its name", chair["name"]) for chair in self._chairs()
        ]
        said = self._get("talk")["said"] if self.has_talk else []
        return [*names, *[untrusted(f"seat {each['seat']}, talk", each["words"]) for each in said]]

    def _chairs(self) -> list[dict[str, Any]]:
        return list(self._get("")["chairs"]) if self.has_names else []

    def leave(self) -> None:
        self._post("leave")

    # -- asking the server

    def _get(self, path: str, **query: Any) -> dict[str, Any]:
        tail = f"/{path}" if path else ""
        return self._asked(f"{tail}?{urlencode(query)}" if query else tail, None)

    def _post(self, path: str, **body: Any) -> dict[str, Any]:
        return self._asked(f"/{path}", json.dumps(body).encode())

    def _asked(self, path: str, body: bytes | None) -> dict[str, Any]:
        headers = {"authorization": f"Bearer {self._token}", "content-type": "application/json"}
        request = Request(f"{self.house}/api/tables/{self.id}{path}", body, headers)
        try:
            with build_opener(NoRedirect).open(request, timeout=PATIENCE) as answer:
                heard: dict[str, Any] = json.load(answer)
                return heard
        except HTTPError as error:
            raise ToolRefusal(_refused(error)) from error
        except (URLError, TimeoutError) as error:
            raise ToolRefusal(f"the server does not answer: {error}") from error


def _refused(error: HTTPError) -> str:
    """Why the server refused; its title alone, for the details may hold names."""
    try:
        problem = json.load(error)
    except ValueError:
        return f"the server answered {error.code}"
    if error.code == 409 and problem.get("seq") is not None:
        return moved_on(problem["seq"])
    return f"the server answered {error.code}: {problem.get('title', '')}"


def _told(line: dict[str, Any]) -> tuple[str, ...]:
    return tuple([str(told["words"]) for told in line["told"]])


def _result(shape: dict[str, Any] | None) -> Result | None:
    if shape is None:
        return None
    rows = [(str(name), values) for name, values in shape["rows"]]  # JSON has no pairs
    return Result(shape["scores"], shape["ranks"], shape["reason"], rows)
