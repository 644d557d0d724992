"""Words: everything a person reads, as Fluent messages in five languages.

    speaker = words.speaker("ragnarocks", "de")
    speaker.prompt(ask), speaker.option(option), speaker.event(event)

Importing this costs nothing: Fluent itself is loaded with the first message.
"""

from trollbord.words.library import COMMON, ENGLISH, LANGUAGES
from trollbord.words.negotiate import negotiate, preferred
from trollbord.words.speaker import Speaker, english, notation, speaker

__all__ = [
    "COMMON",
    "ENGLISH",
    "LANGUAGES",
    "Speaker",
    "english",
    "negotiate",
    "notation",
    "preferred",
    "speaker",
]
