"""How messages are found and what becomes of their arguments."""

import subprocess
import sys
from pathlib import Path

import pytest

import trollbord
from trollbord.kernel.ask import Ask
from trollbord.kernel.errors import BadSeats
from trollbord.kernel.event import Event
from trollbord.kernel.game import Game
from trollbord.kernel.message import Message
from trollbord.kernel.option import Vocabulary
from trollbord.words import Speaker, negotiate, notation, preferred
from trollbord.words.audit import TextAudit
from trollbord.words.source import Source
from trollbord.words.speaker import bundle, speaker

ENGLISH = """
game-name = Millrace
game-blurb = Mills along a river.
name-millers-bargain = the Miller's bargain
name-flood = the flood
prompt-play = { $seat }, play a card beside { $mill }
option-play = Play { $first }
option-take = Take { $first ->
    [one] { $first } sack
   *[other] { $first } sacks
  }
option-rob = Rob { $first_seat }
option-pass = Pass
log-played = { $seat } plays { $card } against { $other_seat }
log-drawn = { $seat } draws { $card }
log-drawn-hidden = { $seat } draws a card
why-dry = the river is dry at { $mill }
"""
RUSSIAN = """
name-flood = потоп
    .acc = потоп-вин
name-millers-bargain = сделка мельника
option-play = Сыграть { $first_acc }
option-take = Взять { $first } { $first ->
    [one] мешок
    [few] мешка
   *[many] мешков
  }
"""
VOCABULARY = Vocabulary("millrace", "tests.words.test_speaker")
PLAY = VOCABULARY.each("play", ["flood", "miller's-bargain", "harvest"])
TAKE = [VOCABULARY.add("take", sacks) for sacks in range(7)]
ROB = [VOCABULARY.add("rob", seat) for seat in range(2)]
PASS = VOCABULARY.add("pass")
PLAYERS = ("Anna", "Bo")


@pytest.fixture
def millrace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game that lives in a folder of its own."""
    folder = tmp_path / "millrace"
    (folder / "words").mkdir(parents=True)
    (folder / "__init__.py").write_text('"""Millrace."""\n')
    (folder / "words/en.ftl").write_text(ENGLISH, encoding="utf-8")
    (folder / "words/ru.ftl").write_text(RUSSIAN, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "millrace", raising=False)
    return Game("millrace", "millrace", VOCABULARY, (), (2,))


@pytest.fixture
def english(millrace: Game) -> Speaker:
    clear()
    return Speaker(millrace.id, "en")


@pytest.fixture
def russian(millrace: Game) -> Speaker:
    clear()
    return Speaker(millrace.id, "ru")


def clear() -> None:
    """Every test has its own folder, and speakers remember what they have read."""
    bundle.cache_clear()
    speaker.cache_clear()


def test_a_card_is_called_by_its_name(english: Speaker) -> None:
    assert english.option(PLAY[0]) == "Play the flood"
    assert english.option(PLAY[1]) == "Play the Miller's bargain"


def test_a_word_without_a_name_is_said_as_it_is_spelt(english: Speaker) -> None:
    assert english.option(PLAY[2]) == "Play harvest"


def test_numbers_choose_the_plural(english: Speaker, russian: Speaker) -> None:
    assert [english.option(TAKE[number]) for number in (1, 2)] == ["Take 1 sack", "Take 2 sacks"]
    said = [russian.option(TAKE[number]) for number in (1, 2, 5)]
    assert said == ["Взять 1 мешок", "Взять 2 мешка", "Взять 5 мешков"]


def test_a_language_that_bends_names_asks_for_the_case(russian: Speaker) -> None:
    assert russian.option(PLAY[0]) == "Сыграть потоп-вин"
    assert russian.option(PLAY[1]) == "Сыграть сделка мельника"  # without the case, the name itself


def test_what_a_language_lacks_is_said_in_english(russian: Speaker) -> None:
    assert russian.option(PASS) == "Pass"


def test_seats_are_called_by_their_players(english: Speaker) -> None:
    ask = Ask(0, "play", [PASS], args=(("mill", "weir"),))
    played = Event("played", {"seat": 1, "card": "flood", "other": 0})

    assert english.prompt(ask, PLAYERS) == "Anna, play a card beside weir"
    assert english.event(played, PLAYERS) == "Bo plays the flood against Anna"
    assert english.event(played) == "seat 1 plays the flood against seat 0"
    assert english.option(ROB[1], PLAYERS) == "Rob Bo"


def test_a_choice_that_names_a_thing_needs_no_message_of_its_own(english: Speaker) -> None:
    assert english.choice("opening", "flood") == "the flood"
    with pytest.warns(UserWarning, match="no message 'table-opening-drought'"):
        english.choice("opening", "drought")


def test_the_same_option_names_whoever_plays(english: Speaker) -> None:
    assert english.option(ROB[1], ("Anna", "Bo")) == "Rob Bo"
    assert english.option(ROB[1], ("Cai", "Dag")) == "Rob Dag"


def test_a_sentence_among_the_arguments_is_no_name(english: Speaker) -> None:
    said = english.event(Event("played", {"seat": 1, "card": "fl ood", "other": 0}), PLAYERS)

    assert said == "Bo plays fl ood against Anna"


def test_a_hidden_thing_is_called_hidden(english: Speaker) -> None:
    played = Event("played", {"seat": 1, "card": "flood", "other": 0}, secret=("card",), to=(1,))

    assert "something hidden" in english.event(played.seen(0), PLAYERS)
    assert "the flood" in english.event(played.seen(1), PLAYERS)


def test_an_event_may_have_other_words_for_those_who_are_not_told_all(english: Speaker) -> None:
    drawn = Event("drawn", {"seat": 1, "card": "flood"}, secret=("card",), to=(1,))

    assert english.event(drawn.seen(0), PLAYERS) == "Bo draws a card"
    assert english.event(drawn.seen(1), PLAYERS) == "Bo draws the flood"


def test_an_id_without_a_message_warns(english: Speaker) -> None:
    with pytest.warns(UserWarning, match="no message 'log-vanished' in millrace words"):
        assert english.event(Event("vanished", {})) == "log-vanished"


def test_a_message_without_its_argument_warns(english: Speaker) -> None:
    with pytest.warns(UserWarning, match="log-played in en: .*card"):
        english.event(Event("played", {"seat": 1, "other": 0}))


def test_a_message_speaks_english_by_itself(english: Speaker) -> None:
    assert str(Message("why-dry", {"mill": "weir"}, "millrace")) == "the river is dry at weir"


def test_an_error_says_what_was_given_and_what_was_expected() -> None:
    with pytest.raises(trollbord.TrollbordError) as caught:
        trollbord.load("chess")

    expected = f"there is no game 'chess': the games are {', '.join(trollbord.game_ids())}"
    assert str(caught.value) == expected


def test_the_audit_finds_what_is_missing_and_unused(millrace: Game) -> None:
    audit = TextAudit(millrace)

    assert audit.missing() == []
    assert audit.unused() == ["log-drawn", "log-drawn-hidden", "log-played", "why-dry"]
    assert "option-rob" in audit.missing("ru")
    assert "option-pass" not in audit.unused()


TWO_WAYS = """
option-take = { $first ->
    [one] Взять { $first } мешок
   *[other] Взять { $first } мешков
  }
"""


def test_the_audit_finds_a_plural_that_russian_needs(millrace: Game, tmp_path: Path) -> None:
    """Russian counts 1 мешок, 2 мешка, 5 мешков; English and German need no third form."""
    assert TextAudit(millrace).miscounted("ru") == []

    for language in ("ru", "de"):
        words = tmp_path / "millrace/words" / f"{language}.ftl"
        words.write_text(TWO_WAYS, encoding="utf-8")

    assert TextAudit(millrace).miscounted("ru") == ["option-take"]
    assert TextAudit(millrace).miscounted("de") == []


SAYS = """
STONE: Final = "stone"
Ask(seat, STONE, [])
Ask(seat, "a" if late else "b", [])
state.tell("moved", {})
Result(scores, ranks, "dry")
raise BadMill("error-bad-mill", {})
speaker.text(f"card-{name}-text")
view: str = ""
def drawn(game):
    page = "<html>"
game.text(view), game.text(page)
"""


def test_a_source_tells_the_ids_that_it_can_say() -> None:
    source = Source([SAYS])

    expected = {"prompt-stone", "prompt-a", "prompt-b", "log-moved", "end-dry", "error-bad-mill"}
    assert source.ids == expected
    assert source.patterns == {r"card\-([A-Za-z0-9_-]+)\-text"}


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("ja,cs;q=0.4,ru;q=0.7", "ru"),
        ("ja", "en"),
        ("", "en"),
        ("fr;q=abc,cs;q=0.1", "cs"),
    ],
)
def test_the_browser_chooses_the_language(header: str, language: str) -> None:
    assert negotiate(header) == language


def test_the_system_chooses_the_language() -> None:
    assert preferred({"LANG": "cs_CZ.UTF-8"}) == "cs"
    assert preferred({"LANG": "cs_CZ.UTF-8", "TROLLBORD_LANGUAGE": "fr"}) == "fr"
    assert preferred({"LANG": "C"}) == "en"


def test_fluent_is_loaded_with_the_first_message_only() -> None:
    code = "import trollbord, sys; sys.exit('fluent' in sys.modules or 'babel' in sys.modules)"
    source = str(Path(trollbord.__file__).parents[1])
    done = subprocess.run([sys.executable, "-c", code], env={"PYTHONPATH": source}, check=False)

    assert done.returncode == 0


def test_what_was_given_is_repeated_as_it_was_given_however_long() -> None:
    error = BadSeats("error-bad-seats", {"game": "millrace", "given": 10**30, "expected": "2"})

    assert str(error) == f"millrace seats 2 players, got {10**30}"


def test_notation_speaks_english_and_spells_the_games_words_as_options_do() -> None:
    told = notation("trollfjord")

    assert told.name("forest_n") == "forest_n"
    assert told.text("sheet-region") == "Region"
    assert (
        told.option(trollbord.load("trollfjord").vocabulary.find("put forest_n")) == "put forest_n"
    )


def test_a_word_that_is_a_seat_is_said_as_its_player() -> None:
    speaker = Speaker("ankh_morpork", "en")
    removed = Event("remove", {"owner": "yellow", "area": "dimwell"})

    assert speaker.event(removed, ("Ann", "Ben")) == "Ben's minion is removed from Dimwell"
    assert speaker.event(removed) == "Yellow's minion is removed from Dimwell"
    troll = Event("remove", {"owner": "troll", "area": "dimwell"})
    assert speaker.event(troll, ("Ann", "Ben")) == "a troll is removed from Dimwell"
    assert (speaker.seat_of("yellow"), speaker.seat_of("troll")) == (1, -1)
