"""Faults on purpose: a store that fails, a server that is killed, and the proof that nothing acknowledged is lost."""
