"""Extras: packages that only a part of Trollbord needs, and the sentence that says which one is missing."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Final

from trollbord.kernel.errors import TrollbordError

EXTRAS: Final[dict[str, tuple[str, ...]]] = {
    "server": (
        "alembic",
        "itsdangerous",
        "prometheus_client",
        "segno",
        "sqlalchemy",
        "starlette",
        "tzdata",
        "uvicorn",
        "uvloop",
        "websockets",
    ),
    "trollfjord": ("networkx", "pymunk"),
    "postgres": ("procrastinate", "psycopg"),
    "push": ("cryptography", "py_vapid"),
    "learn": ("gymnasium", "numpy", "pettingzoo"),
    "openspiel": ("open_spiel",),
    "torch": ("torch",),
    "parquet": ("pyarrow",),
    "ray": ("ray",),
    "mcp": ("mcp",),
    "laws": ("hypothesis", "pytest"),
}
"""The packages that each extra of pyproject.toml brings, as they are imported."""


class MissingExtra(TrollbordError):
    """A package is not installed that this part of Trollbord needs; the message names the extra that brings it."""


def missing_extra(error: ModuleNotFoundError) -> MissingExtra | None:
    """What to say of a package that was not found; None if no extra brings it, so that the error is a fault."""
    package = (error.name or "").partition(".")[0]
    for extra, packages in EXTRAS.items():
        if package in packages:
            return MissingExtra("error-extra-missing", {"package": package, "extra": extra})
    return None


def need(package: str) -> None:
    """Refuse now what would fail for want of a package later, after hours of play."""
    if find_spec(package) is None:
        missing = missing_extra(ModuleNotFoundError(name=package))
        assert missing is not None, f"no extra brings {package}"
        raise missing


@contextmanager
def extras_needed() -> Iterator[None]:
    """Turn the failed import of an extra's package into MissingExtra."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = missing_extra(error)
        if missing is None:
            raise
        raise missing from error
