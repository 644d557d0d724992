"""The ladder: how strong each level is in each game, and how much it errs for that."""
