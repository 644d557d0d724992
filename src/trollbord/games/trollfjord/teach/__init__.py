"""How Trollfjord is taught: its rules in five languages, and the almanac of what lies on its table."""
