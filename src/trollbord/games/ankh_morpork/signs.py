"""Which sign stands on a card for each action."""

from trollbord.games.ankh_morpork.effects import (
    Assassinate,
    Build,
    PlaceMinion,
    RemoveTrouble,
    TakeMoney,
    Verb,
)


def sign_name(verb: Verb) -> str:
    """The name of the sign that is printed for an action."""
    if verb.is_text:
        return "scroll"
    if verb.is_event:
        return "event"
    if verb.plays:
        return "play-another"
    if isinstance(verb, PlaceMinion):
        return "minion"
    if isinstance(verb, Build):
        return "building"
    if isinstance(verb, Assassinate):
        return "assassinate"
    if isinstance(verb, RemoveTrouble):
        return "remove-trouble"
    assert isinstance(verb, TakeMoney)
    return "money"
