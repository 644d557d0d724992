"""The games on the table: each folder here is one, and packages bring others by their entry points.

Why so: docs/decisions/one-engine.md.
"""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final

from trollbord.kernel.errors import UnknownGame
from trollbord.kernel.game import Game, broken, find_game, made_by, module_of, unmake
from trollbord.kernel.outside import GAMES, Offer, imported, offers, packages

_TOLD: Final[set[str]] = set()
_BROKEN: Final[dict[str, UnknownGame]] = {}


def own_ids() -> list[str]:
    """The ids of the games in this folder, in alphabetical order."""
    here = Path(__file__).parent
    return sorted(entry.name for entry in here.iterdir() if (entry / "words").is_dir())


def game_ids() -> list[str]:
    """The ids of all games that are installed, in alphabetical order; none is imported."""
    return sorted({*own_ids(), *offers(GAMES)})


def load(id: str) -> Game:
    """The game with this id; one in the making may fail in any way, which is told in one sentence."""
    if id in own_ids():
        return _own(id)
    claims = offers(GAMES).get(id, ())
    if not claims:
        known = ", ".join(game_ids())
        raise UnknownGame("error-unknown-game", {"given": id, "expected": known})
    if len(claims) > 1:
        raise UnknownGame("error-game-twice", {"given": id, "packages": packages(claims)})
    return _brought(claims[0])


def load_for_record(id: str) -> Game:
    """The game of a record: one that was made here, or an installed one. A record may come from where others are."""
    module = module_of(id)
    if module:
        return find_game(module, id)
    if id not in game_ids():
        known = ", ".join(game_ids())
        raise UnknownGame("error-game-not-installed", {"given": id, "expected": known})
    return load(id)


def module_for(id: str) -> str:
    """The module of a game: wherever one that was made already comes from, else where it is found by its id."""
    return module_of(id) or load(id).module


def playable(wanted: Callable[[str], bool] = bool) -> list[str]:
    """The ids of all games that can be loaded, of those wanted; why one can't is written to the log, once."""
    import logging

    found = []
    faults = claims_on_ours()
    for id in filter(wanted, game_ids()):
        try:
            found.append(load(id).id)
        except UnknownGame as error:
            faults.append(error)
    for fault in faults:
        if str(fault) not in _TOLD:
            _TOLD.add(str(fault))
            logging.getLogger(__name__).error("%s", fault)
    return found


def claims_on_ours() -> list[UnknownGame]:
    """A sentence for each package that brings a game under the id of one of ours, which is never used."""
    ours = own_ids()
    return [
        UnknownGame("error-game-is-ours", {"given": id, "packages": packages(claims)})
        for id, claims in offers(GAMES).items()
        if id in ours
    ]


def _own(id: str) -> Game:
    module = f"{__name__}.{id}"
    try:
        import_module(module)
        return find_game(module, id)
    except Exception as error:
        raise broken(id, error) from error


def _brought(offer: Offer) -> Game:
    """The game of a package; one that fails leaves nothing behind, above all no game under the id of another."""
    if offer.id in _BROKEN:
        raise _BROKEN[offer.id]
    try:
        game = _made(offer)
        _refuse_ours(offer)
    except (Exception, SystemExit) as error:
        unmake(made_by(_top(offer)))
        _BROKEN[offer.id] = broken(offer.id, error, offer.package)
        raise _BROKEN[offer.id] from error
    return game


def _made(offer: Offer) -> Game:
    made = imported(offer.value)
    if isinstance(made, Game) and made.id == offer.id:
        return made
    return find_game(offer.module, offer.id)


def _refuse_ours(offer: Offer) -> None:
    for id in sorted({*made_by(_top(offer))} & {*own_ids()}):
        raise UnknownGame("error-game-is-ours", {"given": id, "packages": offer.package})


def _top(offer: Offer) -> str:
    return offer.module.partition(".")[0]
