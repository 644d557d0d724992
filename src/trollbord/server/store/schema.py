"""Columns of the store, as its tables are made of them: none may be empty."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    Column,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
)

META: Final = MetaData()
ID: Final = 24
"""Letters of an id: of a table, a person, a file, a bot."""


def word(name: str, longest: int | None = ID, *, index: bool = False) -> Column[str]:
    """Text, up to so many letters or of any length."""
    return Column(name, String(longest), nullable=False, index=index)


def number(name: str) -> Column[int]:
    """A whole number; also yes and no, as 1 and 0."""
    return Column(name, Integer, nullable=False)


def moment(name: str) -> Column[float]:
    """Seconds since 1970."""
    return Column(name, Float, nullable=False)


def data(name: str) -> Column[bytes]:
    """Bytes of any kind."""
    return Column(name, LargeBinary, nullable=False)


def known_by(name: str, key: str, *columns: Column[Any]) -> Table:
    """A table whose rows are known by one word."""
    return Table(name, META, Column(key, String(ID), primary_key=True), *columns)


def at_tables(name: str, key: Column[Any], *columns: Column[Any]) -> Table:
    """A table whose rows belong to a table of the game, each with a key of its own there."""
    return Table(name, META, word("table"), key, *columns, PrimaryKeyConstraint("table", key.name))
