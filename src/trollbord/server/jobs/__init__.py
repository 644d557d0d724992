"""Bots: the pool of processes that think, and what drives it."""
