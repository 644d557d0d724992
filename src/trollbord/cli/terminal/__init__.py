"""Play in the terminal: people and bots on any seat, one keyboard for all."""
