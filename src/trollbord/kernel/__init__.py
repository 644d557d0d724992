"""The kernel: every decision is a pick from a list."""
