"""Our own generator: the same numbers on every Python, compiled or not, and all of them equally often."""

from collections import Counter
from random import Random

import pytest

from trollbord.kernel.dice import FACTOR, LOW, Dice, dice_of

GOLDEN = {
    0: [3777031658, 1901265445, 2512473569, 1334246977],
    1: [3259096021, 3265659669, 729979843, 3205364677],
    123456789: [3310393006, 3570542600, 2852968520, 4281794729],
}
"""The first numbers of some seeds."""


@pytest.mark.parametrize("seed", GOLDEN)
def test_a_seed_gives_the_same_numbers_for_ever(seed: int) -> None:
    dice = Dice(seed)

    assert [dice.bits() for _ in range(4)] == GOLDEN[seed]


def test_every_seed_stays_within_what_compiled_numbers_hold() -> None:
    for seed in (0, 1, FACTOR * LOW - 1, FACTOR * LOW, (1 << 60) - 1):
        dice = Dice(seed)
        numbers = [dice.bits() for _ in range(1000)]

        assert all(0 <= number <= LOW for number in numbers)
        assert len(set(numbers)) > 990


def test_numbers_below_a_count_come_equally_often() -> None:
    dice = Dice(7)
    counts = Counter(dice.below(6) for _ in range(60_000))

    assert set(counts) == set(range(6))
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5  # 99.9 %


def test_every_order_of_a_few_cards_comes_equally_often() -> None:
    dice, orders = Dice(8), Counter[tuple[int, ...]]()
    for _ in range(24_000):
        cards = [1, 2, 3, 4]
        dice.shuffle(cards)
        orders[tuple(cards)] += 1

    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 49.7  # 99.9 %


def test_drawn_cards_lie_at_the_end_and_none_is_lost() -> None:
    dice, cards = Dice(9), list(range(10))
    dice.draw(cards, 3)

    assert sorted(cards) == list(range(10))
    assert len({tuple(sorted(dice.sample(cards, 2))) for _ in range(2000)}) == 45
    assert sorted(cards) == list(range(10))


def test_weights_are_kept_however_large() -> None:
    dice, large = Dice(10), 1 << 90
    counts = Counter(dice.weighed([large, 0, 3 * large]) for _ in range(40_000))

    assert set(counts) == {0, 2}
    assert abs(counts[0] - 10_000) < 300


def test_equal_generators_seed_equal_dice() -> None:
    assert dice_of(Random(3)).bits() == dice_of(Random(3)).bits() != dice_of(Random(4)).bits()
