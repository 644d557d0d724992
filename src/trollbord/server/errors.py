"""What a table says no to."""


class Refused(Exception):
    """What somebody wanted can't be done: the id of the message that says so."""
