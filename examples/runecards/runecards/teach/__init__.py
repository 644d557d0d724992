"""How Runecards is taught: its rules, the almanac of its cards, and a lesson."""
