"""The worth of wares to heuristics, which follows from a seat's contracts in its edition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games.rules import titles
from games.rules.marco_polo_common.bundle import WARES, Bundle
from games.rules.marco_polo_common.wishes import WANTED, WORTH, use, worth

TITLE = titles.get("marco-polo-2")
EMPTY = dict.fromkeys(WARES, 0)


def seated(contracts: list[str], **purse: int) -> Any:
    """Return a state in which the first seat has only these contracts and goods."""
    state = TITLE.new(2, bytes(32))
    own = state.public.traders[0]
    own.contracts = contracts
    for ware, amount in {**EMPTY, **purse}.items():
        setattr(own, ware, amount)
    return state


def asked() -> Iterator[tuple[str, str, int]]:
    """Yield the contracts, each with every ware of its cost and the amount."""
    for contract in TITLE.new(2, bytes(32)).facts.contracts.values():
        for ware in WARES:
            if amount := getattr(contract.cost, ware):
                yield contract.id, ware, amount


@pytest.mark.parametrize(("contract", "ware", "amount"), [*asked()][::7])
def test_a_ware_is_worth_more_up_to_the_amount_that_contracts_lack(
    contract: str, ware: str, amount: int
) -> None:
    gain = Bundle(**{ware: amount + 2})
    extra = (WANTED - 1) * WORTH[ware]
    assert use(seated([]), 0, gain) == pytest.approx(worth(gain))
    assert use(seated([contract]), 0, gain) == pytest.approx(worth(gain) + extra * amount)
    has_one = seated([contract], **{ware: 1})
    assert use(has_one, 0, gain) == pytest.approx(worth(gain) + extra * (amount - 1))
    has_all = seated([contract], **{ware: amount})
    assert use(has_all, 0, gain) == pytest.approx(worth(gain))
    both = seated([contract, contract])
    assert use(both, 0, gain) == pytest.approx(worth(gain) + extra * min(2 * amount, amount + 2))
