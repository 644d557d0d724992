"""Accounts, games and tables: what a program does before and beside the game."""

from __future__ import annotations

import msgspec

from trollbord.adapters.plain import plain_result
from trollbord.kernel.game import Game
from trollbord.kernel.settings import Setting, Settings
from trollbord.server.accounts import sessions
from trollbord.server.api import shapes
from trollbord.server.api.call import Call, Caller
from trollbord.server.api.problems import Trouble
from trollbord.server.people.names import is_program
from trollbord.server.people.tokens import Token
from trollbord.server.rooms import seating
from trollbord.server.rooms.chat import rules_of
from trollbord.server.rooms.clock import Clock
from trollbord.server.rooms.ending import agreed_to_end, ask_to_end, awaited, refuse_to_end
from trollbord.server.rooms.left_chairs import answer_newcomer, newcomer_of
from trollbord.server.rooms.new_table import agreed_by, fork, next_table, seat_table
from trollbord.server.rooms.occupants import OPEN, PERSON, STANDIN, bot_levels
from trollbord.server.rooms.offered import load, playable
from trollbord.server.rooms.room import Room
from trollbord.words import Speaker

# -- who a person is


async def create_account(call: Call[shapes.NewPerson]) -> shapes.Account:
    """Get a token for a program. Everyone at its tables sees that a program plays."""
    await call.spend_shared(call.server.limits.accounts, call.address)
    person = call.server.tokens.fresh_program()
    name = _clean(call, call.given.name)
    await call.server.rooms.rename(person, name)
    return shapes.Account(call.server.tokens.sign(person), name, True)


async def show_me(call: Call[shapes.NothingShape]) -> shapes.Me:
    """Say whom the token stands for."""
    return shapes.Me(await call.server.name_of(call.person), call.is_program)


async def rename_me(call: Call[shapes.Naming]) -> shapes.Me:
    """Take another name, at every table at once."""
    name = _clean(call, call.given.name)
    await call.server.rooms.rename(call.person, name)
    return shapes.Me(name, call.is_program)


async def renew_token(call: Call[shapes.NothingShape]) -> shapes.Account:
    """Get a new token for the same account; the old one stays good until `sign-out-others`."""
    await call.spend_shared(call.server.limits.accounts, call.address)
    token = call.server.tokens.sign(call.person)
    return shapes.Account(token, await call.server.name_of(call.person), call.is_program)


async def sign_out_others(call: Call[shapes.NothingShape]) -> shapes.Me:
    """Make every token of this account void but the one that asks: get a new one first if that may be in wrong hands."""
    server = call.server
    await sessions.sign_out_others(server.store, server.tokens, Token(call.person, call.issued))
    void = server.tokens.sign_outs[call.person].voids
    await server.limits.connections.close_all(call.person, void)
    return await show_me(call)


def _clean(call: Caller, name: str) -> str:
    clean = " ".join("".join([c for c in name if c.isprintable()]).split())
    if not clean:
        raise Trouble("unreadable", call.words().text("api-no-name"), name)
    return clean


# -- games


async def list_games(call: Call[shapes.NothingShape]) -> shapes.Games:
    """List the games with their table options, and the bots of the server."""
    return shapes.Games([_game(call, game) for game in playable()], list(bot_levels()))


async def show_game(call: Call[shapes.NothingShape]) -> shapes.GameShape:
    """Show one game with its table options."""
    return _game(call, _known(call).id)


async def list_vocabulary(call: Call[shapes.NothingShape]) -> shapes.VocabularyShape:
    """List every option that a game can ever offer, in the order of its ids."""
    game = _known(call)
    return shapes.VocabularyShape(game.id, game.edition, [o.text for o in game.vocabulary.options])


def _known(call: Call[shapes.NothingShape]) -> Game:
    return _loaded(call, call.path["game"], "missing")


def _loaded(call: Caller, id: str, kind: str) -> Game:
    """The game of this id, if there is one that can be played; why a broken one can't, stands in the log."""
    known = playable()
    if id not in known:
        detail = call.words().text("error-unknown-game", given=id, expected=", ".join(known))
        raise Trouble(kind, detail, id, known)
    return load(id)


def _game(call: Caller, id: str) -> shapes.GameShape:
    game, words = load(id), call.words(id)
    options = [_option(option, words) for option in game.settings]
    name, blurb = words.text("game-name"), words.text("game-blurb")
    return shapes.GameShape(id, game.edition, name, blurb, list(game.seats), options)


def _option(option: Setting, words: Speaker) -> shapes.TableOptionShape:
    return msgspec.convert(
        {
            "id": option.id,
            "kind": option.kind,
            "default": option.default,
            "choices": list(option.choices),
            "low": option.low,
            "high": option.high,
            "group": option.group,
            "name": words.text(f"table-{option.id}"),
            "help": words.text(f"table-{option.id}-help"),
        },
        shapes.TableOptionShape,
    )


# -- tables


async def list_tables(call: Call[shapes.Which]) -> shapes.TablesShape:
    """List your own tables, or those with a free seat for everyone."""
    store, mine = call.server.store, call.given.of == "mine"
    ids = await (store.tables_of(call.person) if mine else store.open_tables())
    rooms = await call.server.rooms.opened(ids)
    return shapes.TablesShape([_line(call, room) for room in rooms])


def _line(call: Caller, room: Room) -> shapes.TableLineShape:
    id = room.row.id
    free = len([chair for chair in room.chairs if chair.kind == OPEN])
    mine, is_over = room.seats_of(call.person), room.is_over
    return shapes.TableLineShape(
        id, room.row.game, room.match.seq, free, _asked(room), mine, is_over
    )


async def create_table(call: Call[shapes.NewTableShape]) -> shapes.TableShape:
    """Open a table. Without free seats the game begins at once."""
    await call.spend_share(call.server.limits.tables)
    given = call.given
    _loaded(call, given.game, "illegal")
    for wish in given.seats:
        if wish not in (expected := ["me", OPEN, *[f"bot {bot}" for bot in bot_levels()]]):
            detail = call.words().text("api-bad-seat", given=wish, expected=", ".join(expected))
            raise Trouble("illegal", detail, wish, expected)
    id = await seat_table(
        call.server.store,
        given.game,
        call.person,
        given.seats,
        given.options,
        given.join,
        given.watch,
        agreed_by(_form(given)),
    )
    return table_shape(call, await call.room(id))


def _form(given: shapes.NewTableShape) -> dict[str, str]:
    """What is agreed beside the game, as the page's form says it."""
    form = {"speak": given.talk, "keep-talk": str(given.keeps_talk).lower()}
    form["absence"] = str(given.absence)
    clock = given.clock
    if clock is None:
        return form
    times = {"clock-time": str(clock.time), "clock-more": str(clock.more)}
    return {**form, "clock": clock.kind, "clock-zero": clock.zero, **times}


async def show_table(call: Call[shapes.NothingShape]) -> shapes.TableShape:
    """Show who sits where, who is asked, and the number of the last line."""
    return table_shape(call, await call.table())


async def change_chair(call: Call[shapes.ChairAct]) -> shapes.TableShape:
    """Sit down, seat a bot, or come back to a chair."""
    room, given = await call.table(), call.given
    async with room.change(by=call.person):
        match given.act:
            case "sit":
                seating.sit(room, call.person, given.seat)
            case "admit" | "turn-away":
                answer_newcomer(room, call.person, given.seat, given.act == "admit")
            case "bot":
                seating.seat_bot(room, call.person, given.seat, given.bot)
            case "standin":
                seating.stand_in(room, call.person, given.seat, given.bot)
            case "take":
                seating.take_back(room, call.person, given.seat)
            case "accept":
                seating.switch_accepting(room, call.person, given.seat)
    return table_shape(call, room)


async def leave_table(call: Call[shapes.NothingShape]) -> shapes.TableShape:
    """Get up from all your seats; they are free then."""
    room = await call.table()
    async with room.change():
        seating.leave(room, call.person)
    return table_shape(call, room)


async def end_table(call: Call[shapes.EndAct]) -> shapes.TableShape:
    """Ask everyone to end the game without a winner, agree to it, or play on; it ends when all people have agreed."""
    room = await call.table()
    async with room.change(by=call.person):
        (ask_to_end if call.given.agree else refuse_to_end)(room, call.person)
    return table_shape(call, room)


async def play_again(call: Call[shapes.NothingShape]) -> shapes.NextTable:
    """Open the next table for the same people, or find it where a person has opened it."""
    room = await call.table()
    async with room.change():
        following = next_table(room, call.person)
    return shapes.NextTable(following)


async def play_on(call: Call[shapes.ForkShape]) -> shapes.TableShape:
    """Play on from a position of a finished game, against bots, at a new table with a new secret."""
    await call.spend_share(call.server.limits.tables)
    room, given = await call.table(), call.given
    id = await fork(call.server.store, room.match, room.is_over, call.person, given.at, given.seat)
    return table_shape(call, await call.room(id))


def table_shape(call: Caller, room: Room) -> shapes.TableShape:
    """A table as this caller sees it."""
    row, match = room.row, room.match
    options: Settings = msgspec.json.decode(row.options)
    result, asking = room.result, newcomer_of(room)
    return shapes.TableShape(
        row.id,
        row.game,
        row.edition,
        options,
        row.join,
        row.watch,
        _chairs(call, room),
        room.seats_of(call.person),
        room.is_waiting(),
        match.seq,
        len(match.picks),
        _asked(room),
        "" if match.ask is None else match.ask.prompt,
        None if match.history.request is None else match.history.request.seat,
        room.is_over,
        None if result is None else msgspec.convert(plain_result(result), shapes.ResultShape),
        None if room.clock is None else _clock(room.clock),
        rules_of(room).who,
        rules_of(room).keeps,
        row.next,
        None if match.history.request is None else match.history.request.to,
        room.is_practice,
        None if asking is None else shapes.NewcomerShape(asking.seat, room.called(asking.person)),
        list(match.resigned),
        _ending(room),
        room.is_ended,
    )


def _ending(room: Room) -> shapes.EndingShape | None:
    agreed = agreed_to_end(room)
    if not agreed:
        return None
    missing = [room.called(each) for each in awaited(room)]
    return shapes.EndingShape(room.called(agreed[0]), missing)


def _clock(clock: Clock) -> shapes.ClockShape:
    rules, times = clock.rules, clock.times
    return shapes.ClockShape(
        rules.kind,
        rules.seconds,
        rules.increment,
        rules.zero,
        [round(clock.left(seat), 1) for seat in range(len(times.left))],
        clock.running,
        times.paused,
        list(times.asking),
        times.lost,
        list(times.out),
    )


def _asked(room: Room) -> int | None:
    """The seat that is asked; nobody while chance decides or after the end."""
    ask = room.match.ask
    return None if ask is None or ask.seat < 0 or room.is_waiting() else ask.seat


def _chairs(call: Caller, room: Room) -> list[shapes.ChairShape]:
    return [
        msgspec.convert(
            {
                "seat": chair.seat,
                "kind": chair.kind,
                "name": name,
                "bot": chair.bot,
                "program": is_program(chair.person),
                "yours": chair.person == call.person,
                "here": chair.kind not in (PERSON, STANDIN) or room.viewers.is_here(chair.person),
                "accepts": bool(chair.accepts) and chair.person == call.person,
            },
            shapes.ChairShape,
        )
        for chair, name in zip(room.chairs, call.names(room), strict=True)
    ]
