"""What a model's answer means: an option in any reasonable spelling, and never a guess from prose.

An answer is a number of the list, an option's spelling, its arguments alone, or its words. Case, blanks, marks and
quotes count for nothing. A sentence around an option is refused: what it means would be a guess.
"""

import json
import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from trollbord.kernel.option import Option

LONGEST: Final = 400
"""Characters of an answer: longer ones are prose."""
_NUMBER: Final = re.compile(r"(?:#|no\.?|option)?\s*(\d{1,5})[.):]?", re.IGNORECASE)
_LISTED: Final = re.compile(r"#?(\d{1,5})[.):]\s+(.+)")
_MARKS: Final = re.compile(r"[\s_\-–—,;:→>/|.()\[\]*`'\"“”„‘’«»]+")
_KEYS: Final = ("option", "pick", "choice", "move", "action")
"""Keys of an answer that is a JSON object."""


def meant(answer: str, options: Sequence[Option], words: Sequence[str]) -> list[Option]:
    """The options that an answer can mean: one if it is clear, none if it is none of them; `words` say each option."""
    text = _unwrapped(answer)
    if not text or len(text) > LONGEST:
        return []
    exact = [option for option in options if option.text == text]
    if exact:
        return exact
    if number := _NUMBER.fullmatch(text):
        place = int(number[1]) - 1
        return [options[place]] if 0 <= place < len(options) else []
    listed = _LISTED.fullmatch(text)
    if listed:
        place = int(listed[1]) - 1
        return [each for each in meant(listed[2], options, words) if each in options[place:][:1]]
    return _alike(plain(text), options, words)


def _alike(text: str, options: Sequence[Option], words: Sequence[str]) -> list[Option]:
    """Options whose spelling is the same but for case and marks, or else whose words or arguments are."""
    spelt = [option for option in options if plain(option.text) == text]
    if spelt or not text:
        return spelt
    return [
        option
        for option, said in zip(options, words, strict=True)
        if text in (plain(said), plain(" ".join(option.args)))
    ]


def plain(text: str) -> str:
    """A text without case, marks and quotes, its words set apart by single blanks."""
    return _MARKS.sub(" ", unicodedata.normalize("NFKC", text).casefold()).strip()


def _unwrapped(answer: str) -> str:
    """An answer without quotes, code marks, or the JSON object around it."""
    text = answer.strip().strip("`*\"'").strip()
    if text.startswith("{"):
        try:
            given = json.loads(text)
        except ValueError:
            return ""
        found = [given[key] for key in _KEYS if key in given]
        text = str(found[0]).strip() if len(found) == 1 else ""
    return "" if "\n" in text else text
