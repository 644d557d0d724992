"""The arena: many matches between bots, rated and reported."""
