"""A player who plays on whatever happens, and remembers what the server has acknowledged."""

from __future__ import annotations

import json
from collections.abc import Sequence
from http.client import HTTPConnection, HTTPException
from random import Random
from typing import Any, Final

GAMES: Final = ("ragnarocks", "trollfjord", "ankh_morpork", "trolls_princesses")
MOST_TABLES: Final = 8
REFUSALS: Final = (400, 403, 404, 409, 422)
"""Answers that change nothing."""


class Trouble(Exception):
    """No answer, or that of a store that failed: it can't be known what happened."""


class Acknowledged:
    """What the server has said to be done, by table."""

    def __init__(self) -> None:
        self.tables: Final[set[str]] = set()
        self.picks: Final[dict[tuple[str, int], str]] = {}
        self.lines: Final[dict[str, int]] = {}
        """The number of the last line that was seen."""
        self.said: Final[dict[tuple[str, int], str]] = {}
        self.notes: Final[dict[str, set[str]]] = {}
        """The texts that a note may have: the acknowledged one, and those sent since without an answer."""


class Player:
    """Does one thing after the other at its own tables, over HTTP."""

    def __init__(self, ports: Sequence[int], seed: int) -> None:
        """Each request goes to one of these ports, by chance."""
        self.ports: Final = ports
        self.rng: Final = Random(seed)
        self.done: Final = Acknowledged()
        self.tables: Final[list[str]] = []
        self.answers: Final[dict[int, int]] = {}
        """How many answers had each status; 0 is none at all."""
        self.missed: Final[list[str]] = []
        """Tables of its own that the server refused to show."""
        self._token = ""
        self._number = 0

    def step(self) -> bool:
        """Do something; whether it was answered. What was not may have happened or not."""
        try:
            self._step()
        except Trouble:
            return False
        return True

    def _step(self) -> None:
        if not self._token:
            self._token = self._ask("POST", "/accounts", {"name": "Frode"})["token"]
        elif len(self.tables) < 2 or (len(self.tables) < MOST_TABLES and self.rng.random() < 0.02):
            self._open()
        else:
            self._play(self.rng.choice(self.tables))

    def _open(self) -> None:
        seats = self.rng.choice((["me", "me"], ["me", "bot tomte"]))
        wanted: dict[str, Any] = {"game": self.rng.choice(GAMES), "seats": seats}
        if self.rng.random() < 0.5:
            wanted["clock"] = {"kind": "game", "time": 60, "zero": "bot"}
        table = self._ask("POST", "/tables", wanted)
        self.tables.append(table["id"])
        self.done.tables.add(table["id"])

    def _play(self, id: str) -> None:
        table = self._ask("GET", f"/tables/{id}")
        if not table:
            self.missed.append(id)
            return
        self._seen(table)
        if table.get("over"):
            self.tables.remove(id)
            return
        deeds = {self._pick: 70, self._undo: 8, self._say: 10, self._note: 6, self._get_up: 3}
        self.rng.choices(list(deeds), list(deeds.values()))[0](table)

    def _seen(self, table: dict[str, Any]) -> None:
        """A line that was shown must be there for good."""
        id = table["id"]
        self.done.lines[id] = max(self.done.lines.get(id, 0), table["seq"])

    def _pick(self, table: dict[str, Any]) -> None:
        id = table["id"]
        offered = self._ask("GET", f"/tables/{id}/options")
        if not offered["options"]:
            return
        option = self.rng.choice(offered["options"])["option"]
        asked = {"seq": offered["seq"], "options": [option], "seat": offered["asked"]}
        answer = self._ask("POST", f"/tables/{id}/picks", asked)
        if answer:
            self.done.picks[id, offered["seq"] + 1] = option
            self._seen(answer)

    def _undo(self, table: dict[str, Any]) -> None:
        answer = self._ask("POST", f"/tables/{table['id']}/undo", {})
        if answer:
            self._seen(answer)

    def _say(self, table: dict[str, Any]) -> None:
        self._number += 1
        answer = self._ask("POST", f"/tables/{table['id']}/talk", {"words": f"word {self._number}"})
        for row in answer.get("said", ()):
            self.done.said[table["id"], row["number"]] = row["words"]

    def _note(self, table: dict[str, Any]) -> None:
        self._number += 1
        text = f"note {self._number}"
        self.done.notes.setdefault(table["id"], {""}).add(text)
        if self._ask("PUT", f"/tables/{table['id']}/note", {"text": text}):
            self.done.notes[table["id"]] = {text}

    def _get_up(self, table: dict[str, Any]) -> None:
        """Leave, and sit down again."""
        id = table["id"]
        self._ask("POST", f"/tables/{id}/leave", {})
        for seat in range(len(table["chairs"])):
            self._ask("POST", f"/tables/{id}/chairs", {"act": "sit", "seat": seat})

    def _ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """The answer; nothing if the server refused. No answer and 503 are Trouble, all other 5xx are counted."""
        status, text = self._sent(method, path, body)
        self.answers[status] = self.answers.get(status, 0) + 1
        if status in REFUSALS:
            return {}
        if status not in (200, 201):
            raise Trouble(f"{method} {path}: {status}")
        found: dict[str, Any] = json.loads(text)
        return found

    def _sent(self, method: str, path: str, body: object) -> tuple[int, bytes]:
        connection = HTTPConnection("127.0.0.1", self.rng.choice(self.ports), timeout=30)
        headers = {"content-type": "application/json"}
        if self._token:
            headers["authorization"] = f"Bearer {self._token}"
        try:
            text = None if body is None else json.dumps(body)
            connection.request(method, f"/api{path}", text, headers)
            answer = connection.getresponse()
            return answer.status, answer.read()
        except (OSError, HTTPException):
            return 0, b""
        finally:
            connection.close()
