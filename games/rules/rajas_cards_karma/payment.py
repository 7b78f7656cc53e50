"""All payments of a sum with dice of one colour, karma on them, and stewards as dice.

A payment must be *irredundant*: if any of its pieces (a die with its karma, a karma, a joker) is
left out, it doesn't reach the price {#ruling-irredundant}. If a price can be paid at all, an
irredundant payment exists.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

HIGHEST: Final = 6
"""The highest value of a die, also with karma {#karma}."""
UNUSED: Final = -1


class Payment(NamedTuple):
    """The karma on each die of a hand, or ``UNUSED``, and the jokers' values, ascending."""

    lifts: tuple[int, ...]
    jokers: tuple[int, ...]

    @property
    def karma(self) -> int:
        """The number of karma in the payment."""
        return sum(lift for lift in self.lifts if lift > 0)

    def holds(self, laid: Payment) -> bool:
        """Return whether this payment contains all pieces laid so far."""
        if any(lift < on for lift, on in zip(self.lifts, laid.lifts, strict=True)):
            return False
        return all(self.jokers.count(value) >= laid.jokers.count(value) for value in laid.jokers)

    def total(self, values: Sequence[int]) -> int:
        """Return the sum of all pieces."""
        dice = (value + lift for value, lift in zip(values, self.lifts, strict=True) if lift >= 0)
        return sum(dice) + sum(self.jokers)


def reach(values: Sequence[int], karma: int, jokers: int) -> int:
    """Return the highest sum that can be paid."""
    lift = sum(HIGHEST - value for value in values)
    return sum(values) + min(karma, lift) + HIGHEST * jokers


@lru_cache(maxsize=4096)
def payments(values: tuple[int, ...], cost: int, karma: int, jokers: int) -> tuple[Payment, ...]:
    """Return all irredundant payments with dice of these values, the cheapest first."""
    found = [
        payment
        for count in range(jokers + 1)
        for stand in combinations_with_replacement(range(1, HIGHEST + 1), count)
        for payment in _with_jokers(values, cost, karma, stand)
    ]
    return tuple(sorted(found, key=lambda payment: _price(payment, values)))


def _price(payment: Payment, values: tuple[int, ...]) -> tuple[int, int, int, int, Payment]:
    """Return the sort key of a payment, by what it uses: stewards, karma, pips, dice."""
    dice = sum(lift >= 0 for lift in payment.lifts)
    return len(payment.jokers), payment.karma, payment.total(values), dice, payment


def _with_jokers(
    values: tuple[int, ...], cost: int, karma: int, stand: tuple[int, ...]
) -> Iterator[Payment]:
    for subset in range(1 << len(values)):
        used = [place for place in range(len(values)) if subset >> place & 1]
        lack = cost - sum(stand) - sum(values[place] for place in used)
        if lack > karma or not (used or stand):
            continue
        for lifts in _lifts(values, used, max(lack, 0)):
            payment = Payment(lifts, stand)
            if _irredundant(payment, values, cost):
                yield payment


def _lifts(values: tuple[int, ...], used: list[int], lack: int) -> Iterator[tuple[int, ...]]:
    """Yield all distributions of ``lack`` karma to the used dice in which no die exceeds six."""
    plain = [UNUSED] * len(values)
    for place in used:
        plain[place] = 0
    for chosen in combinations_with_replacement(used, lack):
        lifts = plain[:]
        for place in chosen:
            lifts[place] += 1
        if all(values[place] + lifts[place] <= HIGHEST for place in chosen):
            yield tuple(lifts)


def _irredundant(payment: Payment, values: tuple[int, ...], cost: int) -> bool:
    pairs = zip(values, payment.lifts, strict=True)
    pieces = [*(value + lift for value, lift in pairs if lift >= 0), *payment.jokers]
    return sum(pieces) - min(pieces) < cost
