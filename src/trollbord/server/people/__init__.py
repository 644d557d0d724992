"""People as plain values and rules: what they are called, what they carry, how much they may ask. Nothing here is stored."""
