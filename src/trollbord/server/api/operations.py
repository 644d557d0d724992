"""Every operation of the API, once: the routes and the description are both made from this list."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, Generic, TypeVar

from starlette.responses import Response

from trollbord.server.api import chat, playing, records, shapes, tables
from trollbord.server.api.call import Call
from trollbord.server.api.stream import stream

G = TypeVar("G")

TEXT: Final = "text/plain"
SVG: Final = "image/svg+xml"
EVENTS: Final = "text/event-stream"
LARGEST: Final = 64 * 1024
"""Bytes of a body."""
LARGEST_FILE: Final = 2_000_000
"""Bytes of a body that holds a whole record."""


class Operation(Generic[G]):
    """One thing that a program can ask for.

    `given` is read from the query of a GET and from the body of anything else. `gives` is a struct or, where the answer is
    no JSON, its media type. `signed` ones need a token. `problems` are the kinds that can come beside the usual ones.
    """

    def __init__(
        self,
        method: str,
        path: str,
        run: Callable[[Call[G]], Awaitable[object]],
        given: type[G],
        gives: type | str,
        group: str,
        *,
        status: int = 200,
        signed: bool = True,
        problems: tuple[str, ...] = (),
        largest: int = LARGEST,
    ) -> None:
        self.method: Final = method
        self.path: Final = path
        self.run: Final = run
        self.given: Final = given
        self.gives: Final = gives
        self.group: Final = group
        self.status: Final = status
        self.signed: Final = signed
        self.problems: Final = problems
        self.largest: Final = largest

    @property
    def id(self) -> str:
        """The name of the function that does it."""
        return self.run.__name__

    @property
    def summary(self) -> str:
        """What it does, in a sentence."""
        return (self.run.__doc__ or "").strip()

    @property
    def kinds(self) -> list[str]:
        """Every kind of problem that can come of it."""
        kinds = ["unreadable", "unsigned", "too-many", *self.problems]
        kinds += ["missing"] if "{" in self.path else []
        kinds += (
            ["not-yours"] if self.path.startswith(("/tables/{id}", "/records/{id}/view")) else []
        )
        kinds += ["too-long"] if self.method != "GET" else []
        return kinds

    async def answer(self, call: Call[G]) -> object:
        """Do it: a struct, or a response that is ready."""
        done = await self.run(call)
        assert isinstance(done, Response if isinstance(self.gives, str) else self.gives)
        return done


_TABLE: Final = "/tables/{id}"
_RECORD: Final = "/records/{id}"
_LATE: Final = ("not-now",)


def _look(
    path: str,
    run: Callable[[Call[G]], Awaitable[object]],
    given: type[G],
    gives: type | str,
    group: str,
) -> Operation[G]:
    """Something that also a guest may look at."""
    return Operation("GET", path, run, given, gives, group, signed=False)


def _act(name: str, run: Callable[[Call[G]], Awaitable[object]], given: type[G]) -> Operation[G]:
    """Something that a player does at a table, when its time has come."""
    path = f"{_TABLE}/{name}"
    return Operation("POST", path, run, given, shapes.TableShape, "playing", problems=_LATE)


OPERATIONS: Final[tuple[Operation[Any], ...]] = (
    Operation(
        "POST",
        "/accounts",
        tables.create_account,
        shapes.NewPerson,
        shapes.Account,
        "account",
        status=201,
        signed=False,
    ),
    Operation("GET", "/me", tables.show_me, shapes.NothingShape, shapes.Me, "account"),
    Operation("PUT", "/me", tables.rename_me, shapes.Naming, shapes.Me, "account"),
    Operation(
        "POST", "/me/token", tables.renew_token, shapes.NothingShape, shapes.Account, "account"
    ),
    Operation(
        "POST",
        "/me/sign-out-others",
        tables.sign_out_others,
        shapes.NothingShape,
        shapes.Me,
        "account",
    ),
    _look("/games", tables.list_games, shapes.NothingShape, shapes.Games, "games"),
    _look("/games/{game}", tables.show_game, shapes.NothingShape, shapes.GameShape, "games"),
    _look(
        "/games/{game}/vocabulary",
        tables.list_vocabulary,
        shapes.NothingShape,
        shapes.VocabularyShape,
        "games",
    ),
    Operation("GET", "/tables", tables.list_tables, shapes.Which, shapes.TablesShape, "tables"),
    Operation(
        "POST",
        "/tables",
        tables.create_table,
        shapes.NewTableShape,
        shapes.TableShape,
        "tables",
        status=201,
        problems=("illegal",),
    ),
    _look(_TABLE, tables.show_table, shapes.NothingShape, shapes.TableShape, "tables"),
    Operation(
        "POST",
        f"{_TABLE}/chairs",
        tables.change_chair,
        shapes.ChairAct,
        shapes.TableShape,
        "tables",
        problems=_LATE,
    ),
    Operation(
        "POST",
        f"{_TABLE}/leave",
        tables.leave_table,
        shapes.NothingShape,
        shapes.TableShape,
        "tables",
    ),
    Operation(
        "POST",
        f"{_TABLE}/end",
        tables.end_table,
        shapes.EndAct,
        shapes.TableShape,
        "tables",
        problems=_LATE,
    ),
    Operation(
        "POST",
        f"{_TABLE}/again",
        tables.play_again,
        shapes.NothingShape,
        shapes.NextTable,
        "tables",
        problems=_LATE,
    ),
    Operation(
        "POST",
        f"{_TABLE}/play-on",
        tables.play_on,
        shapes.ForkShape,
        shapes.TableShape,
        "tables",
        status=201,
        problems=_LATE,
    ),
    _look(f"{_TABLE}/view", playing.show_view, shapes.Eyes, shapes.Viewed, "playing"),
    _look(f"{_TABLE}/view.txt", playing.show_text, shapes.Eyes, TEXT, "playing"),
    _look(f"{_TABLE}/view.svg", playing.show_picture, shapes.Eyes, SVG, "playing"),
    Operation(
        "GET",
        f"{_TABLE}/options",
        playing.list_options,
        shapes.ChoosingShape,
        shapes.Options,
        "playing",
    ),
    Operation(
        "GET",
        f"{_TABLE}/why-not",
        playing.explain_why_not,
        shapes.Doubt,
        shapes.Why,
        "playing",
        problems=("illegal",),
    ),
    Operation(
        "POST",
        f"{_TABLE}/picks",
        playing.pick,
        shapes.Picks,
        shapes.TableShape,
        "playing",
        problems=("stale", "not-now", "illegal"),
    ),
    _act("undo", playing.undo, shapes.Whose),
    _act("redo", playing.redo, shapes.Whose),
    _act("request", playing.request_undo, shapes.Back),
    _act("agree", playing.agree, shapes.Consent),
    _act("refuse", playing.refuse, shapes.Consent),
    _act("resign", playing.resign, shapes.Whose),
    _act("pause", chat.pause, shapes.NothingShape),
    _act("go-on", chat.go_on, shapes.NothingShape),
    _look(f"{_TABLE}/talk", chat.list_talk, shapes.Heard, shapes.TalkShape, "talk"),
    Operation(
        "POST",
        f"{_TABLE}/talk",
        chat.say,
        shapes.Saying,
        shapes.TalkShape,
        "talk",
        problems=_LATE,
    ),
    Operation("POST", f"{_TABLE}/mute", chat.mute, shapes.Muting, shapes.TalkShape, "talk"),
    Operation(
        "GET", f"{_TABLE}/note", chat.show_note, shapes.NothingShape, shapes.NoteShape, "talk"
    ),
    Operation("PUT", f"{_TABLE}/note", chat.write_note, shapes.NoteShape, shapes.NoteShape, "talk"),
    _look(f"{_TABLE}/log", playing.list_log, shapes.Since, shapes.Log, "history"),
    _look(f"{_TABLE}/stream", stream, shapes.Streaming, EVENTS, "history"),
    _look(f"{_TABLE}/record.troll", playing.download_record, shapes.NothingShape, TEXT, "history"),
    _look(
        f"{_TABLE}/verify",
        records.verify_table,
        shapes.NothingShape,
        shapes.VerdictShape,
        "history",
    ),
    Operation(
        "POST",
        "/records",
        records.bring_record,
        shapes.NewRecord,
        shapes.RecordShape,
        "records",
        status=201,
        problems=("illegal",),
        largest=LARGEST_FILE,
    ),
    _look(_RECORD, records.show_record, shapes.NothingShape, shapes.RecordShape, "records"),
    _look(f"{_RECORD}/view", records.show_position, shapes.Position, shapes.Viewed, "records"),
    _look(f"{_RECORD}/view.txt", records.show_position_text, shapes.Position, TEXT, "records"),
    _look(f"{_RECORD}/view.svg", records.show_position_picture, shapes.Position, SVG, "records"),
    _look(
        f"{_RECORD}/verify",
        records.verify_record,
        shapes.NothingShape,
        shapes.VerdictShape,
        "records",
    ),
    _look(
        f"{_RECORD}/record.troll", records.download_brought, shapes.NothingShape, TEXT, "records"
    ),
    Operation(
        "POST",
        f"{_RECORD}/play-on",
        records.play_on_record,
        shapes.ForkShape,
        shapes.TableShape,
        "records",
        status=201,
        problems=_LATE,
    ),
)
