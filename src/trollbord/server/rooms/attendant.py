"""Attendants: what acts at a table by itself, such as its clock and its bots."""

from __future__ import annotations

from abc import ABC, abstractmethod


class Attendant(ABC):
    """Acts at a table by itself after it has changed: its clock, its bots."""

    @abstractmethod
    def wake(self) -> None:
        """Begin what the table needs now; end what it needs no longer."""

    @abstractmethod
    def stop(self) -> None:
        """End whatever was begun."""
