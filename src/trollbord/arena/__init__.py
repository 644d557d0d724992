"""The arena: many matches between bots, rated and reported.

>>> from trollbord.arena import contest
>>> outcome = contest("ragnarocks", ["greedy", "random"], matches=4, seed=1)
>>> outcome.standings[0].bot
'greedy'
"""

from trollbord.arena.contest import Outcome, contest

__all__ = ["Outcome", "contest"]
