"""What goes in and out of the API; the description is generated from these structs."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15, description="A seat, counted from 0.")]
OwnSeat: TypeAlias = Annotated[
    int, Meta(ge=0, le=15, description="One of your seats; otherwise the one that is asked.")
]
Moment: TypeAlias = Annotated[
    int,
    Meta(
        ge=0, le=2**31, description="The table after this number of standing picks; otherwise now."
    ),
]
OptionText: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=120, description="The spelling of an option.")
]
Value: TypeAlias = bool | int | str
Bot: TypeAlias = Annotated[str, Meta(max_length=24, description="The name of a bot of the server.")]

# -- what is given


class NothingShape(Struct, forbid_unknown_fields=True):
    """Nothing has to be said."""


class NewPerson(Struct, forbid_unknown_fields=True):
    """A program that wants a token of its own."""

    name: Annotated[str, Meta(min_length=1, max_length=24, description="What others read.")]


class Naming(Struct, forbid_unknown_fields=True):
    """A new name."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]


class Which(Struct, forbid_unknown_fields=True):
    """Which tables to list."""

    of: Annotated[
        Literal["mine", "open"],
        Meta(description="The tables where you sit, or those with a free seat for everyone."),
    ] = "mine"


class ClockWish(Struct, forbid_unknown_fields=True):
    """How long people may think: minutes for a move or a game, or days for a move."""

    kind: Literal["move", "game", "days"]
    time: Annotated[int, Meta(ge=1, le=600, description="Minutes, or days (30 at most).")]
    more: Annotated[
        int, Meta(ge=0, le=600, description="Seconds that each turn adds, in a clock for a game.")
    ] = 0
    zero: Annotated[
        Literal["bot", "skip", "loss"],
        Meta(
            description="What happens at zero: a bot takes over, the turn passes, the game is lost (of more than two, for this "
            "one alone)."
        ),
    ] = "bot"


class NewTableShape(Struct, forbid_unknown_fields=True):
    """A table to open."""

    game: Annotated[str, Meta(max_length=40, description="The id of a game.")]
    seats: Annotated[
        list[Annotated[str, Meta(max_length=40)]],
        Meta(
            min_length=1,
            max_length=16,
            description="Who sits where: `me`, `open`, or `bot` and the name of a bot.",
        ),
    ]
    options: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Value],
        Meta(description="Table options that differ from their defaults.", max_length=60),
    ] = {}
    join: Annotated[
        Literal["link", "everyone", "nobody"], Meta(description="Who may sit down.")
    ] = "link"
    watch: Annotated[Literal["link", "nobody"], Meta(description="Who may look on.")] = "link"
    talk: Annotated[Literal["everyone", "players", "nobody"], Meta(description="Who may talk.")] = (
        "everyone"
    )
    keeps_talk: Annotated[bool, Meta(description="Whether the record keeps what is said.")] = False
    clock: ClockWish | None = None
    absence: Annotated[
        Literal[2, 10, 60, 1440],
        Meta(description="After how many minutes a bot may stand in for a person who is away."),
    ] = 2


class ChairAct(Struct, forbid_unknown_fields=True):
    """Something to do with a chair."""

    act: Annotated[
        Literal["sit", "bot", "standin", "take", "accept", "admit", "turn-away"],
        Meta(
            description="`sit` down, seat a `bot`, let a bot be the `standin` of a person who is away, `take` your own "
            "chair back from it, switch whether you `accept` unseen what can only be accepted, or `admit` or `turn-away` "
            "a person who asks for a chair that was left."
        ),
    ]
    seat: SeatNumber
    bot: Bot = ""


class ForkShape(Struct, forbid_unknown_fields=True):
    """From where to play on."""

    at: Annotated[int, Meta(ge=0, le=2**31, description="After this number of standing picks.")]
    seat: SeatNumber


class NewRecord(Struct, forbid_unknown_fields=True):
    """A game to look at."""

    text: Annotated[
        str, Meta(min_length=1, max_length=1_000_000, description="A whole `.troll` file.")
    ]


class Position(Struct, forbid_unknown_fields=True):
    """Which moment of a record, and through whose eyes."""

    seat: (
        Annotated[
            int,
            Meta(ge=0, le=15, description="A seat whose eyes are open; otherwise a spectator's."),
        ]
        | None
    ) = None
    at: (
        Annotated[
            int,
            Meta(
                ge=0,
                le=2**31,
                description="After this number of standing picks; otherwise the last.",
            ),
        ]
        | None
    ) = None


class Eyes(Struct, forbid_unknown_fields=True):
    """Through whose eyes to look, and when; after the end anybody's will do."""

    seat: OwnSeat | None = None
    at: Moment | None = None


class Whose(Struct, forbid_unknown_fields=True):
    """Which of your seats is meant."""

    seat: OwnSeat | None = None


class EndAct(Struct, forbid_unknown_fields=True):
    """Whether to end the game without a winner, or to play on."""

    agree: bool = True


class Back(Struct, forbid_unknown_fields=True):
    """Which of your seats wants to go back."""

    seat: OwnSeat | None = None
    practice: Annotated[
        bool, Meta(description="Make this a practice table, if bots would not agree otherwise.")
    ] = False


class Consent(Struct, forbid_unknown_fields=True):
    """Which request to go back is meant, and for which of your seats."""

    seq: Annotated[
        int, Meta(ge=0, le=2**31, description="The table's number as you know it: `seq`.")
    ]
    to: Annotated[
        int, Meta(ge=0, le=2**31, description="The line that you would go back to: `request_to`.")
    ]
    seat: OwnSeat | None = None


class Named(Struct, forbid_unknown_fields=True, kw_only=True):
    """How people are called in what is told."""

    names: Annotated[
        bool, Meta(description="By their names; otherwise by their seats, as no person wrote it.")
    ] = True


class ChoosingShape(Named, kw_only=True):
    """Which of your seats would choose."""

    seat: OwnSeat | None = None


class Doubt(Named, kw_only=True):
    """An option that is not offered."""

    option: OptionText
    seat: OwnSeat | None = None


class Picks(Struct, forbid_unknown_fields=True):
    """An answer: one option, or several that follow each other."""

    seq: Annotated[
        int, Meta(ge=0, le=2**31, description="The table's number as you know it: `seq`.")
    ]
    options: Annotated[list[OptionText], Meta(min_length=1, max_length=64)]
    seat: OwnSeat | None = None


class Since(Named, kw_only=True):
    """Which part of the log is wanted."""

    since: Annotated[
        int, Meta(ge=0, le=2**31, description="The last line that you know; 0 is none.")
    ] = 0
    seat: OwnSeat | None = None
    most: Annotated[int, Meta(ge=1, le=1000, description="How many lines at most.")] = 500


class Heard(Struct, forbid_unknown_fields=True):
    """Which part of the talk is wanted."""

    since: Annotated[
        int, Meta(ge=0, le=2**31, description="The last number that you know; 0 is none.")
    ] = 0


class Saying(Struct, forbid_unknown_fields=True):
    """Something to say: words, or the id of a phrase."""

    words: Annotated[str, Meta(max_length=300)] = ""
    phrase: Annotated[str, Meta(max_length=24)] = ""


class Muting(Struct, forbid_unknown_fields=True):
    """Something that was said by a person whom you do not want to hear."""

    number: Annotated[int, Meta(ge=1, le=2**31)]


class NoteShape(Struct, forbid_unknown_fields=True):
    """What you write down for yourself."""

    text: Annotated[str, Meta(max_length=2000)]


class Streaming(Struct, forbid_unknown_fields=True):
    """From where and for how long to stream."""

    since: Annotated[
        int, Meta(ge=0, le=2**31, description="The last line that you know; 0 is none.")
    ] = 0
    seat: OwnSeat | None = None
    seconds: Annotated[
        int,
        Meta(ge=0, le=86400, description="End after this number; 0 ends with what is there now."),
    ] = 3600


# -- what is given back


class Account(Struct):
    """A token and whom it stands for. Keep it secret: who has it plays your seats."""

    token: str
    name: str
    program: bool


class Me(Struct):
    """Who you are at every table."""

    name: str
    program: bool


class TableOptionShape(Struct):
    """Something that people agree on before the first move."""

    id: str
    kind: Literal["switch", "choice", "number", "text"]
    default: Value
    choices: list[str]
    low: int
    high: int
    group: str
    name: str
    help: str


class GameShape(Struct):
    """A game of the server."""

    id: str
    edition: int
    name: str
    blurb: str
    seats: list[int]
    options: list[TableOptionShape]


class Games(Struct):
    """All games, and the bots that play them."""

    games: list[GameShape]
    bots: list[str]


class VocabularyShape(Struct):
    """Every option of a game, in the order of its ids."""

    game: str
    edition: int
    options: list[str]


class ChairShape(Struct):
    """A place at the table."""

    seat: int
    kind: Literal["open", "person", "bot", "standin"]
    name: str
    bot: str
    program: bool
    yours: bool
    here: bool
    accepts: bool


class ResultShape(Struct):
    """How a game ended."""

    scores: list[int]
    ranks: list[int]
    reason: str
    rows: list[tuple[str, list[int]]]


class ClockShape(Struct):
    """What was agreed about time, and how many seconds each seat has left."""

    kind: str
    seconds: float
    increment: float
    zero: str
    left: list[float]
    running: int | None
    paused: bool
    asking: list[int]
    lost: int | None
    out: list[int]


class NewcomerShape(Struct):
    """Who asks to take a chair that was left."""

    seat: int
    name: str


class EndingShape(Struct):
    """The request to end the game without a winner: who asks, and whose answer is missing."""

    name: str
    awaited: list[str]


class TableShape(Struct):
    """A table as it stands."""

    id: str
    game: str
    edition: int
    options: dict[str, Value]
    join: str
    watch: str
    chairs: list[ChairShape]
    yours: list[int]
    waiting: bool
    seq: int
    standing: int
    asked: int | None
    prompt: str
    request: int | None
    over: bool
    result: ResultShape | None
    clock: ClockShape | None
    talk: str
    keeps_talk: bool
    next: str
    request_to: int | None
    practice: bool
    newcomer: NewcomerShape | None
    resigned: list[int]
    ending: EndingShape | None
    ended: bool


class TableLineShape(Struct):
    """A table in a list."""

    id: str
    game: str
    seq: int
    free: int
    asked: int | None
    yours: list[int]
    over: bool


class TablesShape(Struct):
    """Some tables."""

    tables: list[TableLineShape]


class AskShape(Struct):
    """A question as its viewer sees it."""

    seat: int
    prompt: str
    args: dict[str, str | int]
    options: list[str]
    veiled: bool
    source: str


class ViewShape(Struct):
    """All that a seat may know: the game's own fields by name, options and steps as text."""

    game: str
    edition: int
    seats: int
    table: dict[str, Value]
    seat: int
    ask: AskShape | None
    agenda: list[str]
    result: ResultShape | None
    fields: dict[str, Any]


class Viewed(Struct):
    """A table through a viewer's eyes."""

    seq: int
    seat: int
    view: ViewShape
    text: str


class RecordShape(Struct):
    """A game that a person brought; `problem` says why it ends where it does, if it can't be replayed further."""

    id: str
    game: str
    edition: int
    seats: int
    players: list[str]
    date: str
    eyes: list[int]
    picks: int
    turns: list[int]
    over: bool
    problem: str
    page: str


class VerdictShape(Struct):
    """What a look through a record has shown, one sentence each; `line` is the first bad one."""

    good: bool
    complete: bool
    found: list[str]
    line: int | None


class ChoiceShape(Struct):
    """Something that can be picked."""

    option: str
    words: str


class Options(Struct):
    """What one of your seats is asked; no options if another seat is."""

    seq: int
    seat: int
    asked: int | None
    prompt: str
    words: str
    options: list[ChoiceShape]


class Why(Struct):
    """Whether an option is offered, and which rule forbids it if not."""

    option: str
    offered: bool
    rule: str
    words: str


class ToldShape(Struct):
    """Something that was told of a line."""

    id: str
    words: str


class LineShape(Struct):
    """A line of the log, as you may know it; `option` is null where it is hidden from you.

    `typed_by` is the seat that typed what a tower or a die of your own did.
    """

    seq: int
    kind: Literal["pick", "undo", "resign"]
    seat: int
    option: str | None
    prompt: str
    source: str
    origin: str
    typed_by: int | None
    to: int | None
    told: list[ToldShape]


class Log(Struct):
    """Lines of the log after the one that you named."""

    seq: int
    lines: list[LineShape]


class SaidShape(Struct):
    """Something that was said, after which line of the log; a phrase is in your language."""

    number: int
    seq: int
    seat: int | None
    name: str
    words: str
    phrase: str
    at: float


class TalkShape(Struct):
    """What was said at a table."""

    said: list[SaidShape]


class NextTable(Struct):
    """Where the same people play again."""

    id: str


class Problem(Struct, omit_defaults=True):
    """What went wrong, after RFC 9457; nothing at the table has changed."""

    type: str
    title: str
    status: int
    detail: str
    given: str = ""
    expected: list[str] = []
    rule: str = ""
    seq: int | None = None
