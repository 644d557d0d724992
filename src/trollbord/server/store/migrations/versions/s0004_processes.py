"""Many processes at one database: which bot must answer, when a server was last alive, shared limits, the queue of jobs.

The queue is procrastinate's, on PostgreSQL alone.
"""

import time

import sqlalchemy as sa
from alembic import op

from trollbord.server.store import queue

revision = "0004"
down_revision = "0003"

ASKED = """
    UPDATE tables SET bot = COALESCE((
        SELECT chairs.bot FROM chairs
        WHERE chairs."table" = tables.id AND chairs.seat = tables.asked AND chairs.kind IN ('bot', 'standin')
    ), '') WHERE over = 0 AND asked IS NOT NULL
"""


def upgrade() -> None:
    """Add what is missing, and note which bots are asked."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("bot", sa.String(24), nullable=False, server_default=""))
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("bot", server_default=None)
    op.execute(ASKED)
    asked = sa.text("bot != ''")
    op.create_index(
        "ix_tables_bot", "tables", ["touched"], sqlite_where=asked, postgresql_where=asked
    )
    op.create_table(
        "alive",
        sa.Column("name", sa.String(24), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    # What a clock had left when it was last saved, it has left now.
    now = time.time()
    op.execute(f"UPDATE tables SET due = due - touched + {now!r} WHERE due IS NOT NULL")
    op.execute(f"INSERT INTO alive (name, at) VALUES ('server', {now!r})")
    op.create_table(
        "buckets",
        sa.Column("key", sa.String(80), primary_key=True),
        sa.Column("left", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    connection = op.get_bind()
    if connection.dialect.name == "postgresql":
        queue.install(connection)
