"""The bot of the duel without characters: it searches whole turns."""
