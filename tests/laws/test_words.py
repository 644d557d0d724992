"""Every game, and what all share, can say all that its code asks for, and nothing else; ours in all languages."""

import pytest

import trollbord
from trollbord.laws.words import *  # noqa: F403
from trollbord.laws.words import OTHERS, audit, check_messages


def test_what_all_games_share_is_said() -> None:
    assert audit(None).missing() == []
    check_messages(audit(None))


@pytest.mark.parametrize("id", ["", *trollbord.game_ids()])
def test_no_message_is_missing_in_another_language(id: str) -> None:
    """The failure lists what each language lacks, as `trollbord words --missing cs` does."""
    found = audit(trollbord.load(id) if id else None)

    assert [(each, found.missing(each)) for each in OTHERS] == [(each, []) for each in OTHERS]
