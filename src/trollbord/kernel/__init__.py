"""The kernel: every decision is a pick from a list. What a game needs of it can be imported from here."""

from trollbord.kernel.advice import Advice, Part
from trollbord.kernel.ask import Ask, chance, even, ordered
from trollbord.kernel.errors import BadSettings
from trollbord.kernel.event import Event
from trollbord.kernel.game import Game
from trollbord.kernel.message import Message, Word
from trollbord.kernel.nature import Answer, FairNature, Nature
from trollbord.kernel.observation import (
    Block,
    Layout,
    Observation,
    Prompts,
    Rows,
    from_left,
    row_length,
    seat_blocks,
)
from trollbord.kernel.option import Option, Vocabulary
from trollbord.kernel.player import Budget, Candidate, Decision, Player, Reasons
from trollbord.kernel.reason import Obstacle, Reason
from trollbord.kernel.result import Result, ranked
from trollbord.kernel.seat import NATURE, SPECTATOR, Seat
from trollbord.kernel.settings import EXPERT, Setting, Settings, Value
from trollbord.kernel.state import State, copied
from trollbord.kernel.step import SeatStep, Step
from trollbord.kernel.view import View

__all__ = [
    "EXPERT",
    "NATURE",
    "SPECTATOR",
    "Advice",
    "Answer",
    "Ask",
    "BadSettings",
    "Block",
    "Budget",
    "Candidate",
    "Decision",
    "Event",
    "FairNature",
    "Game",
    "Layout",
    "Message",
    "Nature",
    "Observation",
    "Obstacle",
    "Option",
    "Part",
    "Player",
    "Prompts",
    "Reason",
    "Reasons",
    "Result",
    "Rows",
    "Seat",
    "SeatStep",
    "Setting",
    "Settings",
    "State",
    "Step",
    "Value",
    "View",
    "Vocabulary",
    "Word",
    "chance",
    "copied",
    "even",
    "from_left",
    "ordered",
    "ranked",
    "row_length",
    "seat_blocks",
]
