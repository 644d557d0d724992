"""What is put into messages: numbers are counted as the language counts, names are bent as it bends them."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

import trollbord
from trollbord.kernel.message import Message, Word
from trollbord.words import LANGUAGES, speaker
from trollbord.words.audit import PLURALS, entries, references, variables, walk
from trollbord.words.library import COMMON, own_texts
from trollbord.words.speaker import CASES

COUNTS = (0, 1, 2, 5, 21)
ALIKE = {"fr": 0}
"""A number that a language counts like one: in French nothing is singular too."""
GAMES = (COMMON, *trollbord.game_ids())
FORMS = re.compile(rf"_(seat|player|{'|'.join(CASES)})$")
PLAYERS = ("Anna", "Bo", "Zoë Müller")


def messages(game: str, language: str) -> dict[str, ast.Message]:
    return entries(own_texts(game, language))


def counted(message: ast.Message) -> set[str]:
    """The arguments by whose number a message chooses its words."""
    chosen = [node for node in walk(message) if isinstance(node, ast.SelectExpression)]
    return {
        each.selector.id.name
        for each in chosen
        if isinstance(each.selector, ast.VariableReference)
        and {key.key.name for key in each.variants if isinstance(key.key, ast.Identifier)} & PLURALS
    }


def others(message: ast.Message, but: str) -> dict[str, Word]:
    """A word for every argument but one."""
    return {name: "x" for name in variables(message) if name != but}


def lost(game: str, language: str) -> Iterator[str]:
    """Messages that say their number, and then say another one in the words for one."""
    words = speaker(game, language)
    for id, message in messages(game, language).items():
        for name in counted(message):
            rest = others(message, name)
            said = {count: words.text(id, **rest, **{name: count}) for count in COUNTS}
            shown = {count for count in COUNTS if re.search(rf"(?<!\d){count}(?!\d)", said[count])}
            if shown and len(set(said.values())) < len(COUNTS) - (language in ALIKE):
                yield f"{id} ${name}: {said}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_is_never_said_in_the_words_for_another(game: str, language: str) -> None:
    assert list(lost(game, language)) == []


def kinds(game: str, language: str) -> list[str]:
    """Names of each kind: one for every set of forms that names of this game have."""
    found: dict[frozenset[str], list[str]] = {}
    for id, message in messages(game, language).items():
        if id.startswith("name-"):
            forms = frozenset({each.id.name for each in message.attributes})
            found.setdefault(forms, []).append(id.removeprefix("name-"))
    return [names[0] for names in found.values()]


def given(message: ast.Message, word: str) -> dict[str, Word]:
    """This word for every argument; a number for those that count or name a seat."""
    numbers = counted(message) | {
        name.removesuffix("_seat") for name in variables(message) if name.endswith("_seat")
    }
    plain = {FORMS.sub("", name) for name in variables(message)}
    return {name: 1 if name in numbers | {"seat"} else word for name in plain}


def borrowed(id: str, written: dict[str, ast.Message]) -> Iterator[ast.Message]:
    """A message and those of its game that it says in turn."""
    yield written[id]
    for lent in references({id: written[id]}):
        if lent in written:
            yield from borrowed(lent, written)


def bent(message: ast.Message) -> Iterator[tuple[str, str]]:
    """The arguments that a message without choices says in a case of their own."""
    if not any(isinstance(node, ast.SelectExpression) for node in walk(message)):
        for name in variables(message):
            case = FORMS.search(name)
            if case and case[1] in CASES:
                yield name, case[1]


@pytest.mark.parametrize("game", trollbord.game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_takes_every_kind_of_name_in_the_form_that_it_asks_for(
    game: str, language: str
) -> None:
    words, written = speaker(game, language), messages(game, language)
    for word in kinds(game, language):
        for id, message in written.items():
            args = {
                name: arg
                for each in borrowed(id, written)
                for name, arg in given(each, word).items()
            }
            said = words.message(Message(id, args, game), PLAYERS)
            for name, case in bent(message):
                assert words._cases(word)[case] in said, (id, name, said)
