"""Changes to an edition's data, for tests that apply a few of them."""

from copy import deepcopy
from typing import Any

from games.rules.marco_polo_1.check import check
from games.rules.marco_polo_1.facts import DEFAULT
from tests.rules.edited import Change, Edited

EDITED = Edited("games.rules.marco_polo_1", DEFAULT, check)
PRINTED = EDITED.data
changed, entry = EDITED.changed, EDITED.entry
put, out, drop, twin, renamed = EDITED.put, EDITED.out, EDITED.drop, EDITED.twin, EDITED.renamed


def one(kind: str, /, **fields: Any) -> Change:
    """Change fields of a table that has a single entry."""
    return lambda data: data[kind].update(deepcopy(fields))


def row(space: str, number: int, amounts: Any) -> Change:
    return lambda data: entry(data, "market", space)["rows"].__setitem__(number - 1, amounts)


ADANA = ["adana", "kochi"]
SILK = "market-silk"
