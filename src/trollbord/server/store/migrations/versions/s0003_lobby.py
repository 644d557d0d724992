"""The first page reads a table's row alone: its name, where it stands, since when somebody is asked, when it ended.

Chairs have names for people who share a device; who has filed a table away and how games ended have tables of their own.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

TEXTS = (("name", 40), ("standing", None))
MOMENTS = ("since", "played", "ended")


def upgrade() -> None:
    """Add the columns; a table that was there before is described with its next change."""
    with op.batch_alter_table("tables") as tables:
        for name, longest in TEXTS:
            tables.add_column(_column(name, sa.String(longest), server_default=""))
        for name in MOMENTS:
            tables.add_column(_column(name, sa.Float, server_default="0"))
    with op.batch_alter_table("tables") as tables:
        for name in (*dict(TEXTS), *MOMENTS):
            tables.alter_column(name, server_default=None)
    with op.batch_alter_table("chairs") as chairs:
        chairs.add_column(_column("name", sa.String(40), server_default=""))
    with op.batch_alter_table("chairs") as chairs:
        chairs.alter_column("name", server_default=None)
    op.execute("UPDATE tables SET since = touched")
    op.execute("UPDATE tables SET ended = touched WHERE over = 1")
    _of_people("filed", _column("how", sa.String(10)), _column("at", sa.Float))
    _of_people(
        "results",
        _column("game", sa.String(40)),
        _column("seats", sa.Integer),
        _column("rank", sa.Integer),
        _column("sharing", sa.Integer),
        _column("others", sa.String(None)),
        _column("seconds", sa.Float),
        _column("ended", sa.Float),
    )


def _column(
    name: str,
    kind: sa.types.TypeEngine[str]
    | type[sa.types.TypeEngine[float]]
    | type[sa.types.TypeEngine[int]],
    server_default: str | None = None,
) -> sa.Column[str | float | int]:
    return sa.Column(name, kind, nullable=False, server_default=server_default)


def _of_people(name: str, *columns: sa.Column[str | float | int]) -> None:
    """A database table with a row for a game table and a person."""
    table, person = _column("table", sa.String(24)), _column("person", sa.String(24))
    op.create_table(name, table, person, *columns, sa.PrimaryKeyConstraint("table", "person"))
    op.create_index(f"ix_{name}_person", name, ["person"])
