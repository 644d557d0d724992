"""Reminders with the page closed: ways to reach people, what they want, and the outbox."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create the tables; nobody is reminded until they ask for it."""
    op.create_table(
        "channels",
        sa.Column("id", sa.String(24), primary_key=True),
        _word("person", 24),
        _word("kind", 10),
        _word("address", None),
        _word("keys", None),
        _word("language", 10),
        *[_moment(name) for name in ("made", "confirmed", "sent", "after", "held")],
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("ix_channels_person", "channels", ["person"])
    op.create_table(
        "reminded",
        sa.Column("person", sa.String(24), primary_key=True),
        _word("zone", 60),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        _moment("seen"),
    )
    op.create_table(
        "muted",
        _word("table", 24),
        _word("person", 24),
        _moment("at"),
        sa.PrimaryKeyConstraint("table", "person"),
    )
    op.create_index("ix_muted_person", "muted", ["person"])
    op.create_table(
        "outbox",
        _word("table", 24),
        _word("channel", 24),
        _word("what", 10),
        _moment("at"),
        _moment("due"),
        sa.PrimaryKeyConstraint("table", "channel"),
    )
    op.create_index("ix_outbox_channel", "outbox", ["channel"])


def _word(name: str, longest: int | None) -> sa.Column[str]:
    return sa.Column(name, sa.String(longest), nullable=False)


def _moment(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Float, nullable=False)
