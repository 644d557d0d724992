"""Laws of help, on every game: nothing on a screen is without it, it is said in every language, and it tells no secret."""

import re
from collections.abc import Iterator, Sequence
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from trollbord.bots.weighing import changes
from trollbord.ink.keyed import diff
from trollbord.ink.markup import Markup, join, keyed
from trollbord.ink.screen import Draft, Entry, Form, Screen
from trollbord.kernel.advice import Change
from trollbord.kernel.event import Listener
from trollbord.kernel.game import Game
from trollbord.kernel.optional import part
from trollbord.kernel.player import Decision
from trollbord.kernel.playout import answer
from trollbord.kernel.state import State
from trollbord.kernel.view import View
from trollbord.laws.cases import every_table, opened, viewers
from trollbord.laws.screens import SEEDS, Screens
from trollbord.page.help_card import help_card
from trollbord.page.meaning import offered, refusal
from trollbord.page.screens import game_screen
from trollbord.words import LANGUAGES, speaker
from trollbord.words.library import ENGLISH
from trollbord.words.rulebook import rulebook

MARKED = re.compile(r'data-help="([^"]+)"')
SHARE = 0.05
"""How many of the questions of a game are looked at."""
SHOWN = 12
NAMES = ("Anna", "Bo", "Cai", "Dag", "Eva", "Finn")


def holders(game: Game) -> frozenset[str] | None:
    """The elements of a game that only hold others; None if its screens explain nothing."""
    module = part(game.module, "help")
    return None if module is None else frozenset(module.HOLDERS)


def parts(screen: Screen) -> Markup:
    """Everything on a page that the game draws."""
    extras = [join(plate.face, plate.extra) for plate in screen.plates]
    return join(
        screen.board,
        screen.corner,
        screen.aside,
        screen.hand,
        screen.prompt.lead,
        screen.prompt.deed,
        *extras,
    )


def keys_of(view: View, screen: Screen) -> list[str]:
    """The keys of a game's elements, those of the plates, and the marks of what has no key."""
    drawn = keyed("all", "div", parts(screen))
    found, _ = diff({}, drawn)
    seats = [f"{zone}-{seat}" for seat in range(view.seats) for zone in ("plate", "number")]
    empty = holders(view.game) or frozenset()
    own = [key for key in found if key != "all" and key.split("-")[0] not in empty]
    return [*own, *seats, *MARKED.findall(str(drawn))]


def screens(game: Game, seats: int, rng: Random) -> Iterator[tuple[View, Screen]]:
    """Screens of one game, seen by any seat or a spectator."""
    state = opened(game, seats, rng)
    state.listener = Listener()
    history: list[Entry] = []
    shown = 0
    while state.ask is not None and shown < SHOWN:
        asked = state.ask.seat
        if rng.random() < SHARE:
            shown += 1
            form: Form = rng.choice(("desk", "phone"))
            view = state.view(
                asked if asked >= 0 and rng.random() < 0.6 else rng.choice(viewers(state))
            )
            draft = Draft(form, NAMES[:seats], [view.seat], history)
            yield view, game_screen(game.id).screen(view, draft, speaker(game.id, "en"))
        state.take(answer(state, rng))
        history.append(Entry(len(history) + 1, asked, state.listener.drain()[0]))


@every_table.with_games(1)
@given(seed=SEEDS, language=st.sampled_from(list(LANGUAGES)))
def test_nothing_on_a_screen_is_without_help(
    game: Game, seats: int, seed: int, language: str
) -> None:
    check_screens(game, seats, seed, [language])


def check_screens(game: Game, seats: int, seed: int, languages: Sequence[str]) -> int:
    """Every element of some screens has help that can be said: a missing word warns, and a warning fails the test."""
    count = 0
    for view, screen in screens(game, seats, Random(seed)) if holders(game) is not None else ():
        keys = keys_of(view, screen)
        missing = [key for key in keys if not is_explained(view, key)]
        assert missing == [], f"{game.id}, seen by {view.seat}"
        for key in {key.split("-")[0]: key for key in keys}.values():
            check_card(view, key, languages)
        count += 1
    return count


def is_explained(view: View, key: str) -> bool:
    """Whether an element has help with rules that exist."""
    told = game_screen(view.game.id).help_of(view, key)
    known = rulebook(view.game.id, ENGLISH).statements
    return told is not None and bool(told.rules) and all(rule in known for rule in told.rules)


def check_card(view: View, key: str, languages: Sequence[str]) -> None:
    """A card has a name in each language, and a click that leads to nothing an answer."""
    for language in languages:
        drawn = str(help_card(view, [key], speaker(view.game.id, language), NAMES))
        assert '<h2 id="help-name">' in drawn and '<h2 id="help-name"></h2>' not in drawn, key
        if view.ask is not None and view.ask.seat == view.seat and not offered(view, key):
            words, _ = refusal(view, [key], speaker(view.game.id, language), NAMES)
            assert len(words) > 8, f"a click on {key} is not answered"


class Cards(Screens):
    """A pair of tables whose viewer asks what everything is."""

    def told(self, form: Form) -> tuple[list[str], list[str]]:
        """The help cards of both tables."""
        return self._cards(self.first, form), self._cards(self.second, form)

    def advised(self, which: int) -> list[Change]:
        """What speaks for the first option of the viewer's own question."""
        view = (self.first, self.second)[which].view(self.viewer)
        if view.ask is None or view.ask.seat != self.viewer:
            return []
        return changes(Decision(view, Random(1)), view.ask.options[0])

    def _cards(self, state: State, form: Form) -> list[str]:
        view, words = state.view(self.viewer), speaker(state.game.id, "en")
        history = self.histories[state is self.second]
        draft = Draft(form, NAMES[: state.seats], [self.viewer], history)
        keys = keys_of(view, game_screen(state.game.id).screen(view, draft, words))
        few = {key.split("-")[0]: key for key in keys}.values()
        return [f"{key} {help_card(view, [key], words, NAMES)}" for key in few]


@every_table.with_games(1)
@given(seed=SEEDS)
def test_help_tells_nothing_that_the_viewer_may_not_know(game: Game, seats: int, seed: int) -> None:
    """Something hidden has a card for its back only, and reasons are the same: equal bytes at tables that look alike."""
    if holders(game) is None:
        return
    rng = Random(seed)
    pair = Cards(game, seats, rng.choice(viewers(opened(game, seats, rng))), rng)
    asked = 0
    while not pair.is_over() and asked < 4:
        if rng.random() < SHARE:
            asked += 1
            one, two = pair.told(rng.choice(("desk", "phone")))
            assert one == two
            assert pair.advised(0) == pair.advised(1)
        assert pair.first.ask is not None
        pair._asked = pair.first.ask.seat
        answers = pair.answers()
        if answers is None or not pair.pick(answers):
            return
