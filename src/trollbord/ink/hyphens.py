"""Where long words may break: most browsers know that for a few languages only, and a name must fit a narrow card."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise
from typing import Final

SOFT: Final = "\u00ad"
BEFORE: Final = 2
AFTER: Final = 3
"""The fewest letters before and after a break."""
CAPITAL: Final = 1.5
"""The width of a capital, in lower-case letters."""

_VOWEL: Final = "[aeiouyäöüáàâéèêëěíîïóôúùûůýœæøаеёиоуыэюя]"
_CONSONANT: Final = "[b-df-hj-np-tv-xzßçčďňřšťžбвгджзклмнпрстфхцчшщ]"
_BEGIN: Final = (
    f"(?:tsch|sch[lmnrw]?|ch[lr]?|ck|[pt]h[lr]?|sh|[bcdfgkptv]r|[bcfgkp]l|zw|kn|gn|pf|(?<={_CONSONANT})s[pt]r?"
    f"|{_CONSONANT}[ьъ]?)"
)
"""What a syllable may begin with; a single consonant does in any language."""
_SEAM: Final = re.compile(
    f"(?<={_VOWEL})(?:{_CONSONANT}|[йьъ])*?({_BEGIN})(?={_VOWEL})", re.IGNORECASE
)
_WORD: Final = re.compile(rf"[^\W\d_]{{{BEFORE + AFTER},}}")
_STOP: Final = re.compile(r"\.(?=\w)")


@lru_cache(4096)
def hyphenated(words: str, room: int = 8) -> str:
    """Soft hyphens between the syllables of words with more letters than have room; initials part after full stops."""
    return _STOP.sub(".\u200b", _WORD.sub(lambda found: _parted(found[0], room), words))


def _parted(word: str, room: int) -> str:
    if sum([CAPITAL if letter.isupper() else 1 for letter in word]) < room + 1:
        return word
    seams = [found.start(1) for found in _SEAM.finditer(word)]
    good = [seam for seam in seams if BEFORE <= seam <= len(word) - AFTER]
    ends = [0, *good, len(word)]
    return SOFT.join([word[start:end] for start, end in pairwise(ends)])
