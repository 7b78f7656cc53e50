"""Amounts in a data file, such as `{ camels = 2, silk = 1 }`: types of fields, and their reader.

If a field of a file's struct has one of these classes as its type, its value becomes a `Bundle`.
"""

from __future__ import annotations

from abc import ABC
from typing import TYPE_CHECKING, Any, ClassVar

from games.rules.kernel.shape import Misfit, shown
from games.rules.marco_polo_common.bundle import WARES, Bundle, parse

KINDS_AT_ONCE = 8
"""The most kinds of pieces in one amount, since a sentence lists them all."""
GOODS_AT_ONCE = 20
"""The most goods that a seat chooses in one decision. With 21 there would be over 250 choices."""
MOST = {"goods_different": 3, "goods_any": 10}
"""The most pieces of certain kinds in an amount, since some amounts are received twice at once. For
all other kinds it is 99.
"""


class Amounts(ABC):
    """An amount as it is written in a file. Subclasses list the allowed kinds of pieces."""

    kinds: ClassVar[tuple[str, ...]]
    may_be_empty: ClassVar[bool]


def _amounts(*kinds: str, may_be_empty: bool = False) -> type[Amounts]:
    kind: type[Amounts] = type(
        "Amounts", (Amounts,), {"kinds": kinds, "may_be_empty": may_be_empty}
    )
    kind.register(Bundle)
    return kind


if TYPE_CHECKING:  # mypy must take the value of such a field for a `Bundle`
    Fee = Bundle
    Road = Bundle
    Steps = Bundle
    Row = Bundle
    Offer = Bundle
    Cost = Bundle
    Price = Bundle
    Reward = Bundle
    Ability = Bundle
else:
    _LAND = ("camels", "coins", "jade")
    _COST = (*WARES, "goods_any", "goods_different")
    _REWARD = (*_COST, "vp", "steps", "black_dice", "contracts_pile", "contracts_city")
    Fee = _amounts(*_LAND, may_be_empty=True)
    Road = _amounts(*_LAND)
    Steps = _amounts("steps")
    Row = _amounts(*WARES, "steps")
    Offer = _amounts(*WARES)
    Cost = _amounts(*_COST)
    Price = _amounts(*_COST, "vp")
    Reward = _amounts(*_REWARD)
    Ability = _amounts(*_REWARD, may_be_empty=True)


def read(kind: Any, written: Any, lacking: tuple[str, ...] = ()) -> Bundle:
    """Return an amount of a file as a bundle. Raises Misfit.

    The kinds of pieces in ``lacking`` don't exist in the title.
    """
    kinds = [one for one in kind.kinds if one not in lacking]
    if not isinstance(written, dict):
        raise Misfit(f"is {shown(written)}, expected amounts such as {{ {kinds[0]} = 2 }}")
    if not written and not kind.may_be_empty:
        raise Misfit(f"is empty, expected at least one of: {', '.join(kinds)}")
    for one, number in written.items():
        if one not in kinds:
            raise Misfit(f"has {shown(one)}, expected only: {', '.join(kinds)}")
        most = MOST.get(one, 99)
        if type(number) is not int or not 1 <= number <= most:
            whole = f"expected a whole number from 1 to {most}"
            raise Misfit(f"has {one}, which is {shown(number)}, {whole}")
    if {"goods_any", "goods_different"} <= set(written):
        raise Misfit("has goods_any and goods_different, expected one of the two")
    if len(written) > KINDS_AT_ONCE:
        raise Misfit(f"has {len(written)} different amounts, expected at most {KINDS_AT_ONCE}")
    return parse(written)
