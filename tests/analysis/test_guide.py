"""The guide's page of reviews: its tables are the files of shares, and the factors in use."""

from pathlib import Path

import trollbord
from trollbord.analysis.budget import FACTORS
from trollbord.kernel.shares import judge_of
from trollbord.words import speaker

PAGE = Path(__file__).resolve().parents[2] / "docs" / "guide" / "review.md"


def name(game: str) -> str:
    return speaker(game, "en").text("game-name")


def shares() -> list[str]:
    """A row for each file of shares."""
    found = []
    for id in ("ankh_morpork", "trollfjord", "trolls_princesses", "ragnarocks"):
        game = trollbord.load(id)
        for seats in game.seats:
            judge = judge_of(game, seats)
            if judge is not None:
                told = judge.model.made["report"]
                logs = ", ".join([f"{each:.3f}" for each in told["log"]])
                figures = f"{100 * told['gap']:.1f} | {told['even']:.3f}, {logs}"
                found.append(
                    f"| {name(id)} {seats} | {told['matches']} | {figures} | {told['brier'][0]:.3f} |"
                )
    return found


def test_the_page_tells_how_far_shares_are_from_what_was_seen() -> None:
    text = PAGE.read_text(encoding="utf-8")
    missing = [row for row in shares() if row not in text]

    assert not missing, "these rows belong in docs/guide/review.md:\n" + "\n".join(missing)


def test_the_page_tells_the_factors() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for game, factor in FACTORS.items():
        row = f"| {name(game)} | {factor.mean:.2f} ± {factor.error:.2f} | {factor.decisions} |"
        assert row in text, f"this row belongs in docs/guide/review.md: {row}"
