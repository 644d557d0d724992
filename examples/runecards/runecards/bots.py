"""A bot of the package: it keeps its wards for raids."""

from trollbord.kernel import Decision, Option, Player


class Miser(Player):
    """Plays its lowest card, and answers a raid with its last option: a ward, if it has one."""

    def choose(self, decision: Decision) -> Option:
        return decision.options[-1 if decision.ask.prompt == "ward" else 0]
