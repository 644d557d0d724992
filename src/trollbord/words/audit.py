"""Which messages a game needs, which it has, and which are never used."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from trollbord.kernel.game import Game
from trollbord.kernel.optional import part
from trollbord.words.library import COMMON, ENGLISH, LANGUAGES, home, own_texts
from trollbord.words.source import Source
from trollbord.words.speaker import BRIEF, CASES, name_id

PLURALS: Final = {"one", "few", "many"}
LESSON: Final = "lesson-"
"""What lessons say is named by their own files; `tests/teach` holds the two together."""
FORMS: Final = re.compile(rf"_(seat|{'|'.join(CASES)})$")


class TextAudit:
    """The messages of one game, or of what all share, held against the code that says them."""

    def __init__(self, game: Game | None) -> None:
        self.id: Final = game.id if game else COMMON
        self.texts: Final = {language: own_texts(self.id, language) for language in LANGUAGES}
        self.entries: Final = {language: entries(texts) for language, texts in self.texts.items()}
        self.needed: Final = needs(game) if game else shared_needs()
        self._choices: Final = dict(choices(game)) if game else {}
        self._source: Final = game_source(game) if game else shared_source()
        self._words: Final = self._source.words | (vocabulary_words(game) if game else frozenset())
        self._listed: Final = catalogue_ids(game) if game else frozenset[str]()

    def missing(self, language: str = ENGLISH) -> list[str]:
        """What the code can say and this language cannot, in order."""
        expected = self.needed if language == ENGLISH else set(self.entries[ENGLISH])
        known = set(self.entries[language])
        if self.id and language == ENGLISH:
            known |= set(entries(own_texts(COMMON, ENGLISH)))
        return sorted(id for id in expected - known if self._choices.get(id) not in known)

    def unused(self, language: str = ENGLISH) -> list[str]:
        """Messages that no code can say, or of which English knows nothing."""
        if language != ENGLISH:
            return sorted(set(self.entries[language]) - set(self.entries[ENGLISH]))
        referred = set(references(self.entries[ENGLISH]))
        return sorted(
            id for id in self.entries[ENGLISH] if id not in referred and not self.says(id)
        )

    def says(self, id: str) -> bool:
        """Whether the code can spell this id, outright or from its words."""
        if id in self.needed or id in self._words or id in BRIEF:
            return True
        if self.id and id.startswith(LESSON):
            return True
        if id in self._listed or id in docs_source().words:
            return True
        return any(all(map(self._knows, groups)) for groups in self._spellings(id))

    def strangers(self, language: str) -> list[str]:
        """Messages with an argument that the English one does not have."""
        english = self.entries[ENGLISH]
        return sorted(
            f"{id}: ${name}"
            for id, entry in self.entries[language].items()
            if id in english
            for name in {FORMS.sub("", name) for name in variables(entry)}
            if name not in {FORMS.sub("", name) for name in variables(english[id])} | {"seat"}
        )

    def miscounted(self, language: str) -> list[str]:
        """Messages that say a number and a noun after it, but not in all the ways in which the language counts."""
        if "few" not in counting(language):
            return []
        return sorted(
            id for id, entry in self.entries[language].items() if any(bare_counts(entry.value))
        )

    def broken(self, language: str) -> list[str]:
        """Lines that Fluent cannot read, and ids that stand twice."""
        found = [item for text in self.texts[language] for item in parsed(text)]
        junk = [item.content for item in found if isinstance(item, ast.Junk)]
        ids = [item.id.name for item in found if isinstance(item, ast.Message)]
        return [str(text) for text in junk] + sorted({id for id in ids if ids.count(id) > 1})

    def _knows(self, word: str) -> bool:
        spellings = self._spellings(word)
        return self._is_word(word) or any(all(map(self._is_word, each)) for each in spellings)

    def _is_word(self, word: str) -> bool:
        return word.isdecimal() or word in self._words

    def _spellings(self, text: str) -> list[tuple[str, ...]]:
        """The words from which f-strings of the code can spell a text, one list for each that can."""
        patterns = self._source.patterns | shared_source().patterns | docs_source().patterns
        found = [re.fullmatch(pattern, text) for pattern in patterns]
        return [match.groups() for match in found if match]


def needs(game: Game) -> frozenset[str]:
    """The ids that a game must have: its name, its verbs, its table options, and what its code names."""
    verbs = {f"option-{option.verb}" for option in game.vocabulary.options}
    table = {f"table-{option.id}{part}" for option in game.settings for part in ("", "-help")}
    said = game_source(game).ids
    return frozenset(
        {"game-name", "game-blurb"} | verbs | table | dict(choices(game)).keys() | said
    )


def choices(game: Game) -> Iterator[tuple[str, str]]:
    """The ids of all choices of table options, each with the name that may stand in for it."""
    for option in game.settings:
        for choice in option.choices:
            yield f"table-{option.id}-{choice}", name_id(choice)


def shared_needs() -> frozenset[str]:
    """The ids that everything but the games names, less those that every game has for itself."""
    return frozenset({id for id in shared_source().ids if not id.startswith("game-")})


def vocabulary_words(game: Game) -> frozenset[str]:
    """The words of all options, and the ids of table options, as they can stand in an id."""
    words = {word for option in game.vocabulary.options for word in (option.verb, *option.args)}
    return frozenset({name_id(word).removeprefix("name-") for word in words})


@cache
def game_source(game: Game) -> Source:
    """What the game's own modules can say."""
    return Source(_modules(home(game.id)))


def catalogue_ids(game: Game) -> frozenset[str]:
    """The ids of what the game's catalogue says of its things; nothing where there is none."""
    module = part(game.module, "catalogue")
    things = getattr(module, "CATALOGUE", ())
    return frozenset({said.id for thing in things for said in (thing.name, *thing.lines)})


@cache
def docs_source() -> Source:
    """What the site of the docs says, where its programs lie beside the package, as in a clone."""
    return Source(_modules(Path(__file__).parents[3] / "docs" / "hooks"))


@cache
def shared_source() -> Source:
    """What everything but the games can say."""
    root = Path(__file__).parents[1]
    layers = [entry for entry in root.iterdir() if entry.name != "games"]
    layers.append(root / "games" / "__init__.py")
    return Source([text for layer in layers for text in _modules(layer)])


def _modules(place: Path) -> list[str]:
    paths = [place] if place.suffix == ".py" else sorted(place.rglob("*.py"))
    return [path.read_text(encoding="utf-8") for path in paths]


@cache
def parsed(text: str) -> list[ast.EntryType]:
    """What Fluent reads in a text."""
    return list(FluentParser().parse(text).body)


def entries(texts: list[str]) -> dict[str, ast.Message]:
    """The messages in these texts by id."""
    found = [item for text in texts for item in parsed(text)]
    return {item.id.name: item for item in found if isinstance(item, ast.Message)}


def references(messages: dict[str, ast.Message]) -> Iterator[str]:
    """The ids that messages borrow from each other."""
    for message in messages.values():
        yield from [
            node.id.name for node in walk(message) if isinstance(node, ast.MessageReference)
        ]


def variables(message: ast.Message) -> set[str]:
    """The arguments that a message speaks of."""
    return {node.id.name for node in walk(message) if isinstance(node, ast.VariableReference)}


def counting(language: str) -> frozenset[str]:
    """The ways in which a language counts: `one` stone, `few` stones, `many` stones."""
    from babel import Locale

    return frozenset(Locale(language).plural_form.tags)


def bare_counts(pattern: ast.Pattern | None) -> Iterator[str]:
    """The numbers that stand before a noun where only one and several are told apart."""
    for node in walk(pattern):
        if not isinstance(node, ast.SelectExpression):
            continue
        keys = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
        if keys & PLURALS and "few" not in keys:
            yield from [name for each in node.variants for name in before_nouns(each.value)]


def before_nouns(pattern: ast.Pattern) -> Iterator[str]:
    """The arguments of a text that have a word right behind them."""
    for each, after in zip(pattern.elements, pattern.elements[1:]):
        said = each.expression if isinstance(each, ast.Placeable) else None
        word = isinstance(after, ast.TextElement) and re.match(r" \w", after.value)
        if isinstance(said, ast.VariableReference) and word:
            yield said.id.name


def walk(node: object) -> Iterator[ast.BaseNode]:
    """A node of Fluent's syntax and all that it is made of."""
    if isinstance(node, list):
        for child in node:
            yield from walk(child)
    elif isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from walk(child)
