"""Chat, private notes and muting. The functions that change something are called within `room.change()`."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from trollbord.kernel.seat import SPECTATOR, Seat
from trollbord.records.record import ChatLine
from trollbord.server.errors import Refused
from trollbord.server.rooms.room import Room
from trollbord.server.store.rows import SaidRow
from trollbord.tables.terms import PHRASES
from trollbord.words import ENGLISH, speaker

TALK: Final = "talk"
"""The name under which a table saves who may talk."""
WORDS, PHRASE = "words", "phrase"
SPOKEN: Final = (WORDS, PHRASE)
"""The kinds of what people said; other rows tell what happened."""
LONGEST_WORDS: Final = 300
LONGEST_NOTE: Final = 2000
MOST_SAID: Final = 1000
"""Rows of chat at one table."""


class TalkRules(msgspec.Struct):
    """Who may talk, and whether the record keeps it."""

    who: str = "everyone"
    keeps: bool = False


def rules_of(room: Room) -> TalkRules:
    """What the table has agreed on."""
    text = room.saved.get(TALK)
    return msgspec.json.decode(text, type=TalkRules) if text else TalkRules()


def cleaned(text: str, most: int = LONGEST_WORDS) -> str:
    """One line of words that can be shown and recorded."""
    printable = "".join([sign if sign.isprintable() else " " for sign in text])
    return " ".join(printable.split())[:most].strip()


def may_speak(room: Room, person: str) -> bool:
    """Whether this person may say something here."""
    who = rules_of(room).who
    return who == "everyone" or (who == "players" and bool(room.seats_of(person)))


def spoken(room: Room) -> list[SaidRow]:
    """What people said, in order."""
    return [row for row in room.said if row.kind in SPOKEN]


def say(room: Room, person: str, seat: Seat, kind: str, text: str) -> None:
    """Say something to everyone; a phrase is heard by each in their own language."""
    words = text if kind == PHRASE else cleaned(text)
    if not may_speak(room, person):
        raise Refused("page-not-offered")
    if not words or (kind == PHRASE and words not in PHRASES):
        raise Refused("page-bad-form")
    if len(spoken(room)) >= MOST_SAID:
        raise Refused("page-too-much")
    number = len(room.said) + 1
    at = time.time()
    room.said.append(SaidRow(room.row.id, number, room.match.seq, seat, person, kind, words, at))


def muted_by(room: Room, person: str) -> list[str]:
    """The people whom a person has muted."""
    text = room.saved.get(f"mute {person}")
    return msgspec.json.decode(text, type=list[str]) if text else []


def switch_mute(room: Room, person: str, number: int) -> None:
    """Mute the person who said this, or hear them again."""
    said = [row for row in spoken(room) if row.number == number]
    if not said or said[0].person == person:
        raise Refused("page-bad-form")
    muted, whom = muted_by(room, person), said[0].person
    fresh = [each for each in muted if each != whom]
    if whom not in muted:
        fresh.append(whom)
    room.saved[f"mute {person}"] = msgspec.json.encode(fresh).decode() if fresh else ""


def note_of(room: Room, person: str) -> str:
    """The private note of a person."""
    return room.saved.get(f"note {person}", "")


def write_note(room: Room, person: str, text: str) -> None:
    """Write something down for oneself."""
    lines = [cleaned(line, LONGEST_NOTE) for line in text.splitlines()]
    room.saved[f"note {person}"] = "\n".join(lines).strip()[:LONGEST_NOTE]


def language_of(room: Room, person: str) -> str:
    """The language in which a person last read this table; empty if it is not known."""
    return room.saved.get(f"language {person}", "") if person else ""


def hear_language(room: Room, person: str, language: str) -> None:
    """Save in which language a player reads."""
    if room.seats_of(person) and language_of(room, person) != language:
        room.saved[f"language {person}"] = language


def said_lines(room: Room) -> dict[int, list[ChatLine]]:
    """What the record keeps of it, by the line after which it was said."""
    found: dict[int, list[ChatLine]] = {}
    if not rules_of(room).keeps:
        return found
    words = speaker(room.row.game, ENGLISH)
    for row in spoken(room):
        text = words.text(f"page-phrase-{row.text}") if row.kind == PHRASE else row.text
        seat = row.seat if row.seat >= 0 else SPECTATOR
        found.setdefault(min(row.seq, room.match.seq), []).append(ChatLine(seat, text))
    return found
