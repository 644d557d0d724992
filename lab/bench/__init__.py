"""How fast it is: games, decisions and copies in a second, interpreted and compiled, beside peers in the same run."""
