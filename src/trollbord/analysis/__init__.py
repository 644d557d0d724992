"""The review of a finished game: what each decision was worth, through the eyes of who made it, and what else was there."""

from trollbord.analysis.budget import COARSE, DEEP, Depth
from trollbord.analysis.result import Review
from trollbord.analysis.reviewing import Reviewing, review

__all__ = ["COARSE", "DEEP", "Depth", "Review", "Reviewing", "review"]
