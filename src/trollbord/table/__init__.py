"""The table server: store, seats, live updates, bot workers."""
