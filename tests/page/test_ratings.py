"""Ratings beside the bots: at the table, where one is seated, and by the build on which bots think."""

from msgspec.structs import replace

from tests.browser.looks.positions import sitting
from trollbord import Match, load
from trollbord.bots.ladder import COMPILED, INTERPRETED, ratings, running
from trollbord.page.sitting import Chair, CompanyPart, Sitting
from trollbord.page.table_page import table_page
from trollbord.server.jobs.bot_pool import BotPool


def met(bot: str, kind: str = "bot") -> Sitting:
    """A table at which a bot of known strength sits, or a chair is free."""
    basis = sitting(Match(load("ragnarocks"), 2, seed=1), 0)
    chairs = [basis.chairs[0], Chair(1, kind, bot.title(), bot)]
    return replace(
        basis, chairs=chairs, company=CompanyPart(bots=("tomte", "huldra"), ratings={"tomte": 440})
    )


def test_a_bot_at_the_table_has_its_rating_beside_its_name() -> None:
    assert "bot · 440" in str(table_page(met("tomte")))
    assert "bot · " not in str(table_page(met("huldra")))


def test_a_bot_that_may_be_seated_has_its_rating_beside_its_name() -> None:
    shown = met("", "open")
    free = replace(shown, company=replace(shown.company, is_host=True, is_waiting=True))

    assert "<small>440</small>" in str(table_page(free))


def test_bots_are_rated_by_the_build_on_which_they_think() -> None:
    bots = BotPool(pause=0)
    assert bots.build == running()

    bots._build = "somewhere"

    assert bots.build == COMPILED
    assert ratings("ragnarocks", INTERPRETED)["jotun"] <= ratings("ragnarocks", COMPILED)["jotun"]
