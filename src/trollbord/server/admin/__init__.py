"""A database from outside: its tables listed, checked, deleted, repaired."""
