"""Trollbord: four northern board games, complete, on one table."""
