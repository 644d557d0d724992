"""One module for each command of the laboratory, and what they say."""

from pathlib import Path

from trollbord.words import library

library.ELSEWHERE.append(Path(__file__).parents[1] / "words")
