"""The books of a game on the page: how to play, the rules with a search, the almanac, the player aid."""
