"""The form of the database before it knew its own version."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create every table as it was then."""
    _known_by(
        "tables",
        "id",
        _word("game", 40),
        _number("edition"),
        _number("seats"),
        _word("options", None),
        _data("secret"),
        _word("host"),
        _word("join", 10),
        _word("watch", 10),
        _moment("opened"),
        _moment("touched"),
        _number("over"),
        _word("next"),
    )
    _at_tables(
        "chairs",
        _number("seat"),
        _word("kind", 10),
        _word("person"),
        _word("bot"),
        _number("accepts"),
    )
    op.create_index("ix_chairs_person", "chairs", ["person"])
    _at_tables("picks", _number("seq"), _number("seat"), _word("option", None), _word("origin", 10))
    _at_tables("beside", _number("seq"), _data("data"))
    _at_tables("kept", _word("name", 60), _word("value", None))
    _at_tables(
        "said",
        _number("number"),
        _number("seq"),
        _number("seat"),
        _word("person"),
        _word("kind", 10),
        _word("text", None),
        _moment("at"),
    )
    _known_by("files", "id", _word("person"), _word("text", None), _moment("brought"))
    _known_by("people", "id", _word("name", 40))
    _known_by("secrets", "name", _data("value"))


def _word(name: str, longest: int | None = 24) -> sa.Column[str]:
    return sa.Column(name, sa.String(longest), nullable=False)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False)


def _moment(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Float, nullable=False)


def _data(name: str) -> sa.Column[bytes]:
    return sa.Column(name, sa.LargeBinary, nullable=False)


def _known_by(name: str, key: str, *columns: sa.Column[Any]) -> None:
    op.create_table(name, sa.Column(key, sa.String(24), primary_key=True), *columns)


def _at_tables(name: str, key: sa.Column[Any], *columns: sa.Column[Any]) -> None:
    keys = sa.PrimaryKeyConstraint("table", key.name)
    op.create_table(name, _word("table"), key, *columns, keys)
