"""Late positions of each game for two, small enough to be solved: where the OpenSpiel adapter begins if it is told a `start`.

They were met in sensible play and walked back to from its end. Rules and payoffs are the game's own. A start may have several
worlds: chance first deals one of as many tables that a spectator can't tell apart, so that a hand is not known before it is seen.
"""

from typing import Final, NamedTuple

from trollbord.kernel.errors import TrollbordError


class Start(NamedTuple):
    """A position line, and how many worlds chance deals from it."""

    position: str
    worlds: int = 1


class UnknownStart(TrollbordError):
    """A game has no start of this name."""


STARTS: Final[dict[str, dict[str, Start]]] = {
    "ragnarocks": {
        "late": Start(
            'ragnarocks/1 2 characters="none" ivory_card=surtr red_card=ratatoskr ivory_players=0 limit="40" | '
            "vikings=[81,30,23,9,14,68] stones=29555541111596736816586132 supply=2 skips=0 | Turn(0)"
        ),
    },
    "trollfjord": {
        "late": Start(
            "trollfjord/1 2 tower=quick fortresses=first-game open_sacks=false "
            "colours=white-orange-brown-black map=standard | planks=[2,0,9,7,6,1,3,8,5,4] "
            "numbers=[0,0,1,1,2,2] treasures=[28,28,11,19,15,18,17,18,23,19,15,27] "
            "supply=[1,1,2,1,2,1,1,2,1,0,2,1,1,0,2,2,2,0,0] lords=[146,145] laid=[true,false] "
            "trolls=[0,0,0,0,0,0,0,0,0,0,0,0,5,1,0,0,1,0,0,0,0,0,0,1] reserve=[10,2] "
            "belts=[10,27,21,16,22,23,13,0] sacks=[(),(16)] gifts=[7,7] crowns=[1,0,0] "
            "reason=belt turn=1 fortress=4 comrade=-1 hammerer=1 partner=-1 limit=7 hits=6 "
            "out=[7,8,8,8] offers=[0,0] appeased=false taken=[] | NextTurn() EndTurn(1) "
            "BouldersBack() Refill() ClearRegions() CollectBoth() Offer(1,-1,false)",
        ),
    },
    "trolls_princesses": {
        "late": Start(
            "trolls_princesses/1 2 cauldrons_per_village=4 opponents_add_to_bell=true "
            "opponents_add_to_castle=false opponents_add_to_swap=false "
            "opponents_add_to_hire=false opponents_add_to_cow=false opponents_camps_count=false "
            "board_royal_action=true royal_in_power_cave=true royal_in_villages=true "
            "first_tile_may_be_vp_den=false troll_power_max=6 troll_power_max_extended=8 "
            "board_camp_spaces=0 board_changeling_spaces=0 board_bell_spaces=0 board_beds=0 "
            "even_start=false | clans=[3,1] first=1 active=0 round=12 phase=3 king=2 king_seat=0 "
            "points=3 borrowed=1 place=5 walker=0 activated=false castle_used=false "
            "trolls=[[2,2,5,5,5],[2,2,5,3,3]] humans=[[1,1,0],[0,0,1]] "
            "goods=[[4,0,0,0,1,4],[9,0,0,5,1,1]] camp_slots=[15,15] changeling_slots=[14,7] "
            "camps_out=[[0,0,0,0],[0,0,0,0]] changelings_out=[[0,1,0,0],[1,0,0,0]] "
            "tiles=[(43,36,33,1),(6,50)] "
            "places=[(551911719040,1651423346817,551911718785,1655718313857),(551911719040,1651423346817)] "
            "turns=[(3,0,0,0),(3,0)] "
            "open_places=[(1651423347072,551911653505,551894941825,547616751745,1651423346562,556206686080,556206685825,556206620545,556189908865),(1651423347072,1655718314112)] "
            "shafts=[[6,2,0],[5,0,1]] filled=[[5,0,0],[0,0,1]] "
            "cards=[(10,27,44,22,21,35,8),(16,11,45,47)] stored=[(513),(381)] "
            "pieces=[[0,1,0,0],[0,1,0,0]] rooms=[[1,8,3,0],[2,3,0,1]] castles=[3,1,-1,-1] "
            "bells=[3,3,0,0] camps=[3,3,0,0] changelings=[3,5,0,0] farmers=[2,1,0,0] "
            "princesses=[1,1,0,0] supply=[10,6,7,14] tasks=(3,5,10,13) met=[0,0] claims=[0,0] "
            "hands=[(),()] drawn=[12,12] "
            "played=(3,2,1,6,9,8,4,7,22,23,26,20,0,25,24,29,21,28,44,45,46,43,27,5) "
            "piles=[(0,2,3,4,5,9,10,16,17,20,22,25,26,27,32,34,37,38,39,40,41,42,49,54,55,61,62),(1,2,5,7,13,14,15,19,24,25,29,30,32,33,36,38,39,41,42,46),(66,67,69,70,71,72,74,75,76,77,78,79,80,82,83)] "
            "displays=[(59,21,23,53,8),(28,12,4,18,31),(68,64,73,65,81)] "
            "discards=[(24,19,11,52,35,51,18,60,7,48),(),()] | Turn(1) Phase(0,4) EndPhase(0) "
            "Act(0)",
            worlds=1,
        ),
    },
}


def start_of(game: str, name: str) -> Start:
    """The start of a game by its name."""
    known = STARTS.get(game, {})
    if name not in known:
        words = {"given": name, "game": game, "expected": ", ".join(known)}
        raise UnknownStart("error-unknown-start", dict(words))
    return known[name]
