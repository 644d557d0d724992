"""Golden pages: what browsers are sent at 200 recorded positions, byte for byte, at tables of eight kinds, and in lessons and replays.

The server is the real one, in this process and without a network: its application is called as a web server calls it, with
the clock standing still and bots that think of nothing. What may change without anybody moving a page is made neutral: words are the
ids of their messages, addresses of files have no edition, and of help cards and refusals it only counts that they are there; of a
pick that is not offered it is left out why.

    python -m tests.server.pages GAME            print a line for each position: its name and a hash of all that was sent
    python -m tests.server.pages GAME --to DIR   write what was sent to files as well, to compare two versions of the code
    python tools/golden.py --pages               write `pages.txt` anew, in the commit that means to change a page
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from tests.replays.golden import paths
from trollbord import records
from trollbord.games import load
from trollbord.kernel.match import Match
from trollbord.kernel.view import View
from trollbord.records.record import Record
from trollbord.records.replaying import agreed_settings, write
from trollbord.server.api.uploads import take_in
from trollbord.server.app import application
from trollbord.server.jobs.bot_driver import BotAnswer
from trollbord.server.jobs.bot_pool import BotPool
from trollbord.server.people.limits import Limits
from trollbord.server.rooms.new_table import agreed_by
from trollbord.server.rooms.told import ToldLine, ToldReasons
from trollbord.server.service.table_server import TableServer
from trollbord.server.store.rows import ChairRow, PickRow, TableRow, TableRows
from trollbord.server.store.store import Store
from trollbord.teach import lessons
from trollbord.words import LANGUAGES
from trollbord.words.speaker import CASES, Speaker

ROOT: Final = Path(__file__).parents[2]
FILE: Final = Path(__file__).parent / "pages.txt"
POSITIONS: Final = 50
"""Positions of each game."""
NOW: Final = 1_700_000_000.0
HOST: Final = "localhost"
PEOPLE: Final = ("anna", "bela", "cyril", "dana")
LATECOMERS: Final = ("greedy", "eskil")
WATCHER: Final = "wanda"
OPEN, PERSON, BOT = "open", "person", "bot"
TONGUES: Final = tuple(LANGUAGES)
FORMS: Final = ("desk", "phone")


# -- what may change without anybody moving a page


def said(self: Speaker, id: str, args: Mapping[str, object], attribute: str = "") -> str:
    """A message as its id and its arguments, without the forms that languages bend a name into, and without rules' numbers."""
    if attribute == "seat":  # which seat a word names stands there, not a word
        return real(self, id, args, attribute)  # type: ignore[arg-type]
    if attribute:
        return ""
    given = [
        f"{name}={word}"
        for name, word in sorted(args.items())
        if name != "rule" and not name.endswith((*[f"_{case}" for case in CASES], "_player"))
    ]
    return f"{self.language}:{' '.join([id, *given])}."


real: Final = Speaker._say
_EDITION: Final = re.compile(r"/a/[^/\"\\]+/")
_REASON: Final = re.compile(r" why=.*")


def neutral(frame: str) -> str:
    """A message to a browser, without editions of files and a game's reasons; help cards and refusals are only there or not."""
    told: dict[str, Any] = json.loads(_EDITION.sub("/a/-/", frame))
    if "note" in told:
        told["note"] = _REASON.sub("", told["note"])
    for name in ("help", "refusal"):
        if name in told:
            told[name] = bool(told[name])
    return json.dumps(told, ensure_ascii=False, sort_keys=True)


class StoppedClock(Store):
    """A store at whose clock it is always the same time."""

    def now(self) -> float:
        return NOW


async def rest(self: BotAnswer) -> None:
    """A bot that never answers, also where it has no choice."""
    await asyncio.Event().wait()


class Thoughtless(BotPool):
    """An adviser who is for the first option."""

    build = "compiled"  # whose ratings are shown

    async def warm(self) -> None:
        return

    async def reasons(
        self, bot: str, view: View, owner: str = "", about: str = ""
    ) -> ToldReasons | None:
        assert view.ask is not None
        lines = [ToldLine([option.text], 0.4) for option in view.ask.options[:2]]
        return ToldReasons(lines, [], [])


# -- positions


class Visit(NamedTuple):
    """A person opens a page and says something on it, in one language and on one kind of screen."""

    person: str
    path: str
    query: str
    form: str
    language: str
    says: Sequence[Mapping[str, object]]


class Case(NamedTuple):
    """A recorded position, and what is seen of it."""

    name: str
    record: Record
    at: int
    kind: int


def cases(game: str) -> Iterator[Case]:
    """The positions of a game: early, late and at the end of its golden records, in turn at tables of eight kinds."""
    known = [path for path in paths() if path.parent.name == game]
    for number in range(POSITIONS):
        path = known[number * 7 % len(known)]
        record = records.parse(path.read_text(encoding="utf-8"))
        count = len(played(record).picks)
        at = count if number % 10 == 9 else count * (number * 37 % 100) // 100
        yield Case(f"{game} {number + 1:02} {path.stem} {at}", record, at, number % len(KINDS))


def played(record: Record) -> Match:
    """A match with all lines of a record."""
    header = record.header
    game = load(header.game)
    settings = agreed_settings(game, header)
    match = Match(game, header.seats, settings=settings, holds_veils=True, begun=False)
    for line in record.log:
        write(match, line)
    return match


def stored(case: Case, id: str, seats: Sequence[str], form: Mapping[str, str]) -> TableRows:
    """The rows of a table at this position: `seats` are people, bots' levels, or nothing where a chair is free."""
    match = played(case.record)
    header = case.record.header
    settings = json.dumps(dict(match.state.settings))
    row = TableRow(
        id,
        header.game,
        match.game.edition,
        header.seats,
        settings,
        secret=b"s" * 32,
        host=PEOPLE[0],
        join="everyone",
        watch="everyone",
        opened=NOW - 600,
        touched=NOW - 60,
    )
    chairs = []
    for seat, who in enumerate([*seats, *LATECOMERS][: header.seats]):
        if who in (*PEOPLE, LATECOMERS[1]):
            name = f"{who} {seat}" if who in seats[:seat] else ""
            chairs.append(ChairRow(id, seat, PERSON, who, name=name))
        else:
            chairs.append(ChairRow(id, seat, BOT if who else OPEN, bot=who))
    lines = [
        PickRow(id, index, pick.seat, pick.option.text, pick.origin, pick.beside)
        for index, pick in enumerate(match.picks[: case.at], 1)
    ]
    return TableRows(row, chairs, {**agreed_by(form), "forked": str(case.at)}, lines)


def say(act: str, **more: object) -> dict[str, object]:
    """A message of a browser."""
    return {"act": act, **more}


class Kind(NamedTuple):
    """A kind of table: who sits there, what was agreed, and what its people say before others come to look."""

    seats: Sequence[str]
    form: Mapping[str, str]
    first: Sequence[tuple[str, Sequence[Mapping[str, object]]]] = ()
    """Said by the first to come."""
    then: Sequence[Mapping[str, object]] = ()
    """Said by everyone who looks, on the page that is looked at."""


A, B, C, D = PEOPLE
KINDS: Final = (
    Kind(
        PEOPLE, {}, [], [say("look", arg="back"), say("look", arg="first"), say("look", arg="now")]
    ),
    Kind(
        [A, "tomte", "tomte", "huldra"],
        {"hints": "true"},
        [],
        [say("hint"), say("hint-stop"), say("help", keys=["board"]), say("reasons", arg="{last}")],
    ),
    Kind([A, A, A, "tomte"], {}, [], [say("ready", arg="{asked}"), say("undo"), say("redo")]),
    Kind(
        PEOPLE,
        {"clock": "game", "clock-minutes": "20"},
        [(A, [say("pause")])],
        [say("pause"), say("go-on"), say("list"), say("nothing")],
    ),
    Kind(
        [A, "", C, D], {"absence": "10"}, [(C, [say("leave")])], [say("sit", arg="1"), say("fill")]
    ),
    Kind(
        PEOPLE,
        {"speak": "everyone", "keep-talk": "true"},
        [
            (
                A,
                [
                    say("say", arg="hello <you>"),
                    say("phrase", arg="thanks"),
                    say("note", arg="mine"),
                ],
            )
        ],
        [say("mute", arg="1"), say("words"), say("tell", arg="1"), say("words", arg="off")],
    ),
    Kind(
        [A, "tomte", A, "tomte"],
        {"hints": "true"},
        [(A, [say("hint"), say("request", arg="practice")])],
        [say("why", keys=["board"]), say("pace", arg="900"), say("skip"), say("rubbish")],
    ),
    Kind(
        PEOPLE,
        {},
        [(B, [say("request")]), (C, [say("end")]), (D, [say("resign")])],
        [say("end"), say("list"), say("look", arg="2")],
    ),
)


def visits(case: Case, id: str, match: Match) -> list[Visit]:
    """Who looks at a table: first those who do something there, then three people on both kinds of screens."""
    number = int(sha256(case.name.encode()).hexdigest(), 16)
    kind = KINDS[case.kind]
    ask = match.at(case.at).ask
    asked = 0 if ask is None else max(ask.seat, 0)
    who = (*kind.seats, *PEOPLE)[asked]
    path = f"/t/{id}"
    fill = {"{asked}": str(asked), "{last}": str(max(0, case.at - 1))}
    then = [
        {**each, "arg": fill.get(str(each.get("arg", "")), each.get("arg", ""))}
        for each in kind.then
    ]
    picks = [say("pick", options=[ask.options[0].text], seq="{seq}")] if ask and ask.options else []
    found = [Visit(who, path, "", "desk", "en", says) for who, says in kind.first]
    looks = [(who if who in PEOPLE else A, [*then]), (B, then[:1]), (WATCHER, then[:2])]
    for turn, (person, says) in enumerate(looks):
        form, other = FORMS[(number + turn) % 2], FORMS[(number + turn + 1) % 2]
        language = TONGUES[(number + turn) % len(TONGUES)]
        found.append(Visit(person, path, f"&since={case.at - 3}", form, language, says))
        found.append(Visit(person, path, "", other, language, picks if turn == 0 else []))
    replay = [say("look", arg=str(case.at // 2)), say("eyes", arg="0"), say("eyes", arg="open")]
    found.append(Visit(B, f"{path}/replay", f"&at={case.at}", FORMS[number % 2], "en", replay))
    return found


# -- browsers


class Browser:
    """One connection, as a web server gives it to the application: a list of what was sent."""

    def __init__(self, server: TableServer, app: Callable[..., Any], visit: Visit) -> None:
        self.frames: list[str] = []
        self._app = app
        self._come: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._come.put_nowait({"type": "websocket.connect"})
        cookie = (
            f"{server.tokens.cookie}={server.tokens.sign(visit.person)}; language={visit.language}"
        )
        self._scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": f"{visit.path}/live",
            "raw_path": f"{visit.path}/live".encode(),
            "root_path": "",
            "query_string": f"form={visit.form}{visit.query}".encode(),
            "headers": [
                (b"host", HOST.encode()),
                (b"origin", f"http://{HOST}".encode()),
                (b"cookie", cookie.encode()),
            ],
            "client": ("127.0.0.1", 1),
            "subprotocols": [],
            "state": {},
        }
        self._pong = asyncio.Event()
        self._closed = asyncio.Event()

    async def __aenter__(self) -> Browser:
        self._task = asyncio.create_task(self._run())
        await self.quiet()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._come.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self._task

    async def _run(self) -> None:
        try:
            await self._app(self._scope, self._come.get, self._send)
        finally:
            self._closed.set()
            self._pong.set()

    async def _send(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.close":
            self.frames.append(json.dumps({"closed": message.get("code")}))
        elif message.get("text") == "pong":
            self._pong.set()
        elif message["type"] == "websocket.send":
            self.frames.append(neutral(message["text"]))

    async def quiet(self) -> None:
        """Until all that was said has been answered, and what was begun beside it has been done."""
        for _ in range(2):
            self._pong.clear()
            if self._closed.is_set():
                return
            self._come.put_nowait({"type": "websocket.receive", "text": "ping"})
            await self._pong.wait()
            for _ in range(20):
                await asyncio.sleep(0)

    async def says(self, message: Mapping[str, object]) -> None:
        """Send a message; "{seq}" in it is the number that the last frame told."""
        seqs = [json.loads(frame).get("seq", 0) for frame in self.frames]
        seq = seqs[-1] if seqs else 0
        told = {name: seq if value == "{seq}" else value for name, value in message.items()}
        self._come.put_nowait({"type": "websocket.receive", "text": json.dumps(told)})
        await self.quiet()


async def seen(server: TableServer, app: Callable[..., Any], visit: Visit) -> list[str]:
    """All that a browser is sent on a visit."""
    async with Browser(server, app, visit) as browser:
        for message in visit.says:
            await browser.says(message)
    return browser.frames


async def sent(server: TableServer, app: Callable[..., Any], case: Case, id: str) -> list[str]:
    """All that the browsers at one table are sent, visit by visit."""
    match = played(case.record)
    kind = KINDS[case.kind]
    await server.store.open_table(stored(case, id, kind.seats, kind.form))
    found = []
    for visit in visits(case, id, match):
        found += [f"-- {' '.join(visit[:5])}", *await seen(server, app, visit)]
    room = await server.rooms.room(id)
    if room is not None:
        room.stop()
    return found


# -- lessons and files


async def taught(server: TableServer, app: Callable[..., Any], game: str) -> list[str]:
    """What a learner is sent who goes through the lessons of a game with one button, and stumbles a little."""
    found = []
    says = [
        say("show-me"),
        say("pick", options=["rubbish"], seq="{seq}"),
        say("list"),
        say("retry"),
    ]
    for number, lesson in enumerate(lessons(game)):
        path, language = f"/learn/{game}/{lesson.id}", TONGUES[number % len(TONGUES)]
        for form in FORMS:
            turns = [say("next"), say("skip"), *says, *[say("skip")] * 4, say("back")]
            visit = Visit(f"learner {number} {form}", path, "", form, language, turns)
            found += [f"-- {path} {form}", *await seen(server, app, visit)]
    return found


async def filed(server: TableServer, app: Callable[..., Any], game: str) -> list[str]:
    """What is sent of a record that a person brings: its end, its beginning, other eyes, whether it is true."""
    path = next(path for path in paths() if path.parent.name == game)
    with patch("secrets.token_urlsafe", lambda _: "filed"):
        showing = await take_in(server.store, A, path.read_bytes())
    says = [
        say("look", arg="0"),
        say("look", arg="9"),
        say("eyes", arg="1"),
        say("verify"),
        say("help", keys=["board"]),
    ]
    found = []
    for form in FORMS:
        visit = Visit(A, showing.home, "&at=30", form, "de", says)
        found += [f"-- {showing.home} {form}", *await seen(server, app, visit)]
    return found


# -- all of it


async def golden_pages(game: str) -> dict[str, list[str]]:
    """All that is sent, by position; and the lessons and the file of a game."""
    with tempfile.TemporaryDirectory() as folder:
        store = StoppedClock(f"sqlite:///{folder}/pages.sqlite")
        server = TableServer(store, limits=Limits(1000))  # nobody comes too often
        server.bots = server.lessons.bots = Thoughtless(pause=0)  # type: ignore[misc]
        app = application(server, [HOST])
        for person in (*PEOPLE, WATCHER):
            await server.store.rename(person, person.capitalize())
        found = {}
        for number, case in enumerate(cases(game)):
            found[case.name] = await sent(server, app, case, f"table{number}")
        found[f"{game} lessons"] = await taught(server, app, game)
        found[f"{game} file"] = await filed(server, app, game)
        await server.close()
    return found


def lines_of(pages: Mapping[str, Sequence[str]]) -> list[str]:
    """A line for each position: its name, how many messages were sent, and a hash of them."""
    return [
        f"{name}: {len(frames)} {sha256(chr(10).join(frames).encode()).hexdigest()[:20]}"
        for name, frames in pages.items()
    ]


def main(game: str, folder: Path | None) -> None:
    """Print the lines of a game."""
    with (
        patch("time.time", lambda: NOW),
        patch.object(Speaker, "_say", said),
        patch.object(BotAnswer, "give", rest),
    ):
        pages = asyncio.run(golden_pages(game))
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        for name, frames in pages.items():
            (folder / f"{name}.txt").write_text("\n".join(frames) + "\n", encoding="utf-8")
    print("\n".join(lines_of(pages)))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[3]) if "--to" in sys.argv else None)
