"""One module for each command of the laboratory, and what they say."""

from pathlib import Path

from trollbord.words.speaker import read_also

read_also(Path(__file__).parents[1] / "words")
