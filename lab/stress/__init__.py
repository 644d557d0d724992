"""Stress: how many picks a second one server bears, with simulated viewers on real tables over real lines."""
