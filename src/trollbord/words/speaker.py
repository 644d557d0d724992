"""Speakers: one game's messages in one language.

Why so: docs/decisions/fluent.md.
"""

import re
import warnings
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from trollbord.kernel.ask import Ask
from trollbord.kernel.errors import Refusal, TrollbordError
from trollbord.kernel.event import UNKNOWN, Event
from trollbord.kernel.message import Message, Word
from trollbord.kernel.option import Option
from trollbord.kernel.result import Result
from trollbord.kernel.seat import NATURE, SPECTATOR, Seat
from trollbord.words.library import COMMON, ELSEWHERE, ENGLISH, texts

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Resource

Players = Sequence[str]

NUMBERS: Final = ("first", "second", "third", "fourth", "fifth")
CASES: Final = ("gen", "dat", "acc", "ins", "loc")
"""Attributes of a name, in languages that bend it."""

BRIEF: Final = ("brief-goal", "brief-turn", "brief-mind", "brief-end")
"""A game in four sentences or so, for those who have never seen it; a game may leave them out."""

VERBATIM: Final = frozenset({"given", "expected", "offered"})
"""Arguments that quote the project's own notation."""

QUESTION: Final = "question"
"""An argument that names a prompt."""

LONGEST_QUOTE: Final = 1_000
"""Letters of what was given that an error repeats: Fluent gives up on a part of 2,500."""

MOST_KEPT: Final = 20_000
"""Sentences that a speaker keeps: a page says most of them again after every pick."""

_WORD: Final = re.compile(r"[A-Za-z0-9_'-]+")
_DIGITS: Final = re.compile(r"\d+")


class Speaker:
    """Says what a game means in one language; what that language lacks is said in English.

    Messages are found by convention: `prompt-<prompt>`, `option-<verb>`, `log-<event>`. A word among the
    arguments is spoken by its own message, `name-<word>`, where there is one; `$card_acc` is its attribute
    `.acc`. `$seat` is a player, and so is `$other_seat` of any number `$other`. A name with an attribute `.seat` is that
    of a seat: its player's name is said in its place, and `$owner_player` of such a word `$owner` is 1.
    `$question` is said by the prompt of this name, with the same arguments.
    """

    def __init__(self, game: str, language: str) -> None:
        self.game: Final = game
        self.language: Final = language
        self._bundles: Final = [
            bundle(game, tongue) for tongue in dict.fromkeys((language, ENGLISH))
        ]
        self._names: Final[dict[str, dict[str, str]]] = {}
        self._options: Final[dict[str, str]] = {}
        self._seats: Final[dict[str, Seat]] = {}
        self._said: Final[dict[tuple[object, ...], str]] = {}
        self._told: Final[dict[tuple[object, ...], str]] = {}

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return any(spoken.has_message(id) for spoken in self._bundles)

    def text(self, id: str, /, **args: Word) -> str:
        """The message of this id; a missing one is spelt out from its id, with a warning."""
        key = (id, *args.items())
        if key in self._said:
            return self._said[key]
        if self.has(id):
            return _keep(self._said, key, self._say(id, args))
        warnings.warn(f"there is no message {id!r} in {self.game or 'common'} words", stacklevel=2)
        return id

    def message(self, message: Message, players: Players = ()) -> str:
        """A sentence of the kernel or a game: an error, a reason why not."""
        return self.text(message.id, **self._arguments(message.args, players))

    def error(self, error: TrollbordError, players: Players = ()) -> str:
        """What was given, what was expected, and where."""
        args = self._arguments(error.message.args, players)
        if isinstance(error, Refusal) and error.reason is not None:
            args["why"] = self.message(error.reason.message, players)
        return self.text(error.message.id, **args)

    def prompt(self, ask: Ask, players: Players = ()) -> str:
        """What the seat is asked."""
        args = self._arguments({"seat": ask.seat, **dict(ask.args)}, players)
        return self.text(f"prompt-{ask.prompt}", **args)

    def asked(self, ask: Ask, viewer: Seat, players: Players = ()) -> str:
        """What a seat is asked, for a viewer: the question itself, or in the third person for all others."""
        id = f"prompt-{ask.prompt}-others"
        if ask.seat == viewer or not self.has(id):
            return self.prompt(ask, players)
        return self.text(id, **self._arguments({"seat": ask.seat, **dict(ask.args)}, players))

    def option(self, option: Option, players: Players = ()) -> str:
        """What picking this would mean; an option without a message is spelt out."""
        if any([word.isdecimal() or self.seat_of(word) >= 0 for word in option.args]):  # somebody's
            return self._option(option, players)
        if option.text not in self._options:
            self._options[option.text] = self._option(option, ())
        return self._options[option.text]

    def event(self, event: Event, players: Players = ()) -> str:
        """What happened, for the log; a log is read out again after every pick, so sentences are kept."""
        key = (event.id, *event.args.items(), *players)
        said = self._told.get(key)
        if said is None:
            words = self._arguments(event.args, players)
            said = _keep(self._told, key, self.text(self._log(event), **words))
        return said

    def _log(self, event: Event) -> str:
        """The sentence of an event; it may have another one for those who are not told all of it."""
        hidden = f"log-{event.id}-hidden"
        return hidden if UNKNOWN in event.args.values() and self.has(hidden) else f"log-{event.id}"

    def ending(self, result: Result) -> str:
        """Why the game ended."""
        return self.text(f"end-{result.reason}")

    def row(self, row: str) -> str:
        """What a line of the final count is called."""
        return self.text(f"score-{row}")

    def choice(self, option: str, choice: str) -> str:
        """What a choice of a table option is called: by its own message, or as the thing that it names."""
        id = f"table-{option}-{choice}"
        return self.text(id) if self.has(id) or not self.has(name_id(choice)) else self.name(choice)

    def brief(self) -> list[str]:
        """The game in a few sentences; none if it has not written any."""
        return [self.text(id) for id in BRIEF if self.has(id)]

    def name(self, word: str) -> str:
        """What a word of the game (a card, a place) is called."""
        return self._cases(word)[""]

    def seat(self, seat: Seat, players: Players = ()) -> str:
        """Who sits there: the player, else the seat's colour or number."""
        if 0 <= seat < len(players):
            return players[seat]
        known = {NATURE: "seat-nature", SPECTATOR: "seat-spectator"}.get(seat, f"seat-{seat}")
        return self._say(known, {}) if self.has(known) else self.text("seat-unnamed", number=seat)

    def seat_of(self, word: str) -> Seat:
        """The seat whose name a word is, such as its colour; -1 if it is none."""
        if word not in self._seats:
            id = name_id(word)
            known = self._say(id, {}, "seat") if _WORD.fullmatch(word) and self.has(id) else ""
            found = _DIGITS.search(known)
            self._seats[word] = int(found[0]) if found else -1
        return self._seats[word]

    def _option(self, option: Option, players: Players) -> str:
        id = f"option-{option.verb}"
        if not self.has(id):
            return option.text
        words = {name: _number(word) for name, word in zip(NUMBERS, option.args)}
        words["count"] = len(option.args)  # where one verb goes with and without arguments
        return self._say(id, self._arguments(words, players))

    def _arguments(self, args: Mapping[str, Word], players: Players) -> dict[str, Word]:
        """The arguments as they are spoken, with the forms that a message may ask for."""
        spoken: dict[str, Word] = {}
        for name, word in args.items():
            if name in VERBATIM:
                spoken[name] = _quoted(str(word))  # as it was given: no separators
            elif isinstance(word, int):
                player = self.seat(word, players)
                spoken[name] = player if name == "seat" else self._numbered(word)
                spoken[f"{name}_seat"] = player
            else:
                seat = self.seat_of(word)
                is_called = 0 <= seat < len(players)
                forms = _unbent(players[seat]) if is_called else self._cases(word)
                for case, form in forms.items():
                    spoken[f"{name}_{case}" if case else name] = form
                spoken[f"{name}_player"] = int(seat >= 0)
        prompt = f"prompt-{args.get(QUESTION)}"
        if self.has(prompt):
            spoken[QUESTION] = self.text(prompt, **spoken)
        return spoken

    def _numbered(self, number: int) -> Word:
        return self.name(str(number)) if self.has(name_id(str(number))) else number

    def _cases(self, word: str) -> dict[str, str]:
        """A word in all its forms; what has no name of its own is said as it is spelt."""
        known = self._names.get(word)
        if known is not None:
            return known
        id = name_id(word)
        if not _WORD.fullmatch(word) or not self.has(id):
            return _unbent(word)
        name = self._say(id, {})
        forms = {case: self._say(id, {}, case) or name for case in CASES}
        self._names[word] = {"": name, **forms}
        return self._names[word]

    def _say(self, id: str, args: Mapping[str, Word], attribute: str = "") -> str:
        """Format a message, or one of its attributes; nothing if there is no such attribute."""
        for spoken in self._bundles:
            if not spoken.has_message(id):
                continue
            message = spoken.get_message(id)
            pattern = message.attributes.get(attribute) if attribute else message.value
            return _formatted(spoken, id, pattern, args) if pattern else ""
        return ""


class Notation(Speaker):
    """Says everything in English, but spells the words of the game as its options do: `forest_n`, not a name.

    It is for readers who answer in options: people at a Python prompt, programs, language models.
    """

    def __init__(self, game: str) -> None:
        super().__init__(game, ENGLISH)

    def _option(self, option: Option, players: Players) -> str:
        return option.text

    def _numbered(self, number: int) -> Word:
        return number

    def seat_of(self, word: str) -> Seat:
        """None: words are spelt, so that they can be answered."""
        return -1

    def _cases(self, word: str) -> dict[str, str]:
        return _unbent(word)


def _unbent(word: str) -> dict[str, str]:
    """A word that is alike in all its forms."""
    return dict.fromkeys(("", *CASES), word)


def _keep(kept: dict[tuple[object, ...], str], key: tuple[object, ...], said: str) -> str:
    if len(kept) >= MOST_KEPT:
        kept.clear()
    kept[key] = said
    return said


def _formatted(
    spoken: "FluentBundle", id: str, pattern: "Pattern", args: Mapping[str, Word]
) -> str:
    text, errors = spoken.format_pattern(pattern, dict(args))
    if errors:
        warnings.warn(f"{id} in {spoken.locales[0]}: {errors}", stacklevel=2)
    return str(text)


def _quoted(text: str) -> str:
    """A quotation, shortened if it is long."""
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"


def name_id(word: str) -> str:
    """The id of the message that names this word; apostrophes and spaces have no place in an id."""
    return f"name-{re.sub(r'[^A-Za-z0-9_-]', '', word)}"


def _number(word: str) -> Word:
    return int(word) if word.isdecimal() else word


@cache
def bundle(game: str, language: str) -> "FluentBundle":
    """The messages of a game and all common ones, in exactly this language."""
    from fluent.runtime import FluentBundle

    spoken = FluentBundle([language], use_isolating=False)
    for text in texts(game, language):
        spoken.add_resource(parsed(text), allow_overrides=True)
    return spoken


@cache
def parsed(text: str) -> "Resource":
    """What a file of messages holds; the common ones are read once for all games."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


@cache
def speaker(game: str = COMMON, language: str = ENGLISH) -> Speaker:
    """Who speaks this game's words in this language."""
    return Speaker(game, language)


@cache
def notation(game: str) -> Notation:
    """The speaker that spells this game's words as its options do."""
    return Notation(game)


def read_also(folder: Path) -> None:
    """Find common messages in this folder too, which belongs to commands that are not of this package."""
    ELSEWHERE.append(folder)
    for each in (bundle, speaker, notation):
        each.cache_clear()


def english(message: Message) -> str:
    """A message in English: what `str(error)` says."""
    return speaker(message.game, ENGLISH).message(message)
