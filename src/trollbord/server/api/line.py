"""The line protocol over a WebSocket: a program anywhere sits at a table and answers for its seat."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from random import Random
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from trollbord.adapters import program
from trollbord.adapters.plain import plain_result
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.player import Decision
from trollbord.kernel.seat import Seat
from trollbord.server.api.call import Caller
from trollbord.server.api.problems import Trouble, mistaken, refused
from trollbord.server.api.stream import StreamListener
from trollbord.server.errors import NOT_READ, Refused, Unavailable
from trollbord.server.people.limits import Bucket
from trollbord.server.rooms import seating
from trollbord.server.rooms.occupants import OPEN, PERSON
from trollbord.server.rooms.room import Room
from trollbord.words import negotiate

DONE, GONE = 1000, 1008
LONGEST: Final = 16_384
"""Characters of a message."""


class ProgramConnection:
    """The WebSocket of a program that plays one seat."""

    def __init__(self, caller: Caller, socket: WebSocket, room: Room, seat: Seat) -> None:
        self.caller: Final = caller
        self.socket: Final = socket
        self.room: Final = room
        self.seat: Final = seat
        self.listener: Final = StreamListener(caller, room)
        self.asked = 0
        self.seq = -1
        self._bucket: Final = Bucket(60, 30)

    # -- saying

    async def say(self, message: dict[str, Any]) -> None:
        """One object to the program."""
        await self.socket.send_text(msgspec.json.encode(message).decode())

    async def complain(self, trouble: Trouble) -> None:
        """Say what was wrong; the question stands."""
        problem = msgspec.to_builtins(trouble.shape(self.caller.language))
        await self.say(
            {"type": "error", "id": self.asked, "message": trouble.detail, "problem": problem}
        )

    async def ask(self) -> bool:
        """Put the seat's question, if it has one that was not put yet; whether the game goes on."""
        match = self.room.match
        if self.listener.is_closed:
            return False
        if self.room.is_dropped:
            await self.complain(refused(Unavailable(NOT_READ), self.caller.language))
            return False
        if self.room.gone:
            await self.complain(self.caller.no_table(self.room.row.id))
            return False
        if self.room.is_over:
            ended = self.room.result
            result = None if ended is None else plain_result(ended)
            await self.say({"type": "end", "result": result})
            return False
        is_mine = self.room.chairs[self.seat].person == self.caller.person
        if not is_mine or self.seat in match.resigned:
            await self.say({"type": "end", "result": None})
            return False
        decision = self._decision()
        if decision is not None and self.seq != match.seq:
            self.asked, self.seq = self.asked + 1, match.seq
            await self.say({**program.question(decision, self.asked), "seq": match.seq})
        return True

    def _decision(self) -> Decision | None:
        ask, room = self.room.match.ask, self.room
        if ask is None or ask.seat != self.seat or room.is_waiting():
            return None
        if room.chairs[self.seat].kind != PERSON:
            return None  # a bot stands in
        return Decision(room.match.view(self.seat), Random(0))

    # -- hearing

    async def hear(self, text: str) -> None:
        """Take an answer, or say what is wrong with it."""
        try:
            await self._take(self._read(text))
        except Trouble as trouble:
            await self.complain(trouble)

    def _read(self, text: str) -> dict[str, Any]:
        words = self.caller.words()
        if len(text) > LONGEST:
            raise Trouble("too-long", words.text("page-too-much"), f"{len(text)}", [f"{LONGEST}"])
        try:
            heard = msgspec.json.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Trouble("unreadable", words.text("api-unreadable", why=str(error))) from None
        if not isinstance(heard, dict):
            raise Trouble("unreadable", words.text("api-unreadable", why="expected an object"))
        return heard

    async def _take(self, heard: dict[str, Any]) -> None:
        if heard.get("type") == "ready":
            return
        room = self.room
        try:
            async with room.change():
                if heard.get("type") == "resign":
                    room.resign(self.seat)
                else:
                    room.pick(self.seat, [self._understood(heard)])
        except Refused as refusal:
            raise refused(refusal, self.caller.language, room.match.seq) from None
        except TrollbordError as error:
            raise mistaken(error, room.row.game, self.caller.language) from None

    def _understood(self, heard: dict[str, Any]) -> str:
        """The option that the program means, if its seat is asked."""
        decision, seq = self._decision(), self.room.match.seq
        if decision is None or self.seq != seq:
            raise Trouble("stale", self.caller.words().text("page-why-not-you"), seq=seq)
        option, wrong = program.understood(heard, decision, self.asked)
        if option is None:
            offered = [each.text for each in decision.options]
            raise Trouble("illegal", wrong, str(heard.get("option", "")), offered)
        return option.text

    # -- both at once

    async def run(self) -> None:
        """Talk until the game is over, the seat is another's, or the program goes."""
        async with self.listener:
            await self.say(program.hello(self.room.match.view(self.seat)))
            await _first(self._keep_asking(), self._keep_hearing())

    async def _keep_asking(self) -> None:
        while await self.ask():
            await self.listener.wait(3600)
        await self.socket.close(DONE)

    async def _keep_hearing(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if self._bucket.take("line"):
                await self.socket.close(GONE, "too many messages")
                return
            await self.hear(message.get("text") or "")


async def _first(*works: Coroutine[Any, Any, None]) -> None:
    """Do all of these until one is done."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


async def sit_at(signed: Callable[[WebSocket], Awaitable[Caller]], socket: WebSocket) -> None:
    """Take a seat for a program and let it play, as soon as it has said who it is."""
    language = negotiate(socket.headers.get("accept-language", ""))
    try:
        caller = await signed(socket)
        room = await caller.room(socket.path_params["id"])
        seat = await _seated(caller, room, socket.query_params.get("seat", ""))
        await ProgramConnection(caller, socket, room, seat).run()
    except Trouble as trouble:
        shape = msgspec.to_builtins(trouble.shape(language))
        message = {"type": "error", "id": 0, "message": trouble.detail, "problem": shape}
        await socket.send_text(msgspec.json.encode(message).decode())
        await socket.close(GONE)
    except (WebSocketDisconnect, RuntimeError):
        pass  # it went while we spoke


async def _seated(caller: Caller, room: Room, wish: str) -> Seat:
    """The program's seat: its own, or a free one, where it accepts unseen what it can only accept."""
    mine = seating.playing(room, caller.person)
    if not wish and mine:
        return mine[0]
    free = [chair.seat for chair in room.chairs if chair.kind == OPEN]
    if wish and not (wish.isdecimal() and len(wish) < 3 and int(wish) < len(room.chairs)):
        expected = [str(chair.seat) for chair in room.chairs]
        raise Trouble(
            "unreadable", caller.words().text("api-not-your-seat", given=wish), wish, expected
        )
    seat = int(wish) if wish else min(free, default=None)
    if seat is not None and seat in mine:
        return seat
    try:
        if seat is None:
            raise Refused("page-seat-taken")
        async with room.change(by=caller.person):
            sits = seating.sit(room, caller.person, seat, accepts=True)
        if not sits:
            raise Refused("page-seat-asked")
    except Refused as refusal:
        raise refused(refusal, caller.language, room.match.seq) from None
    return seat
