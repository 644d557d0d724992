"""Rooms: tables in memory, their chairs, clocks, chat and undo requests."""
