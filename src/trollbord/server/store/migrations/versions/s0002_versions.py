"""Every change of a table is counted; who is asked and when a clock rings stand in its row.

`kept` is called `saved`. Tables for devices that were signed out are new; a database may have them already.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns; who is asked and what is due is written with the next change of each table."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("version", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("asked", sa.Integer, nullable=True))
        tables.add_column(sa.Column("due", sa.Float, nullable=True))
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("version", server_default=None)
        tables.create_index("ix_tables_due", ["due"])
    op.rename_table("kept", "saved")
    there = sa.inspect(op.get_bind()).get_table_names()
    if "sign_outs" not in there:
        op.create_table(
            "sign_outs",
            sa.Column("person", sa.String(24), primary_key=True),
            sa.Column("before", sa.Float, nullable=False),
            sa.Column("kept", sa.Float, nullable=False),
        )
    if "used_links" not in there:
        op.create_table(
            "used_links",
            sa.Column("number", sa.String(24), primary_key=True),
            sa.Column("at", sa.Float, nullable=False),
        )
