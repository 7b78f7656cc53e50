"""Changes to an edition's data, for tests that apply a few of them."""

from typing import Any

from games.rules.marco_polo_2.check import check
from games.rules.marco_polo_2.facts import DEFAULT
from tests.rules.edited import Change, Edited

EDITED = Edited("games.rules.marco_polo_2", DEFAULT, check)
FIRST = EDITED.data
changed, entry = EDITED.changed, EDITED.entry
put, out, drop, twin, renamed = EDITED.put, EDITED.out, EDITED.drop, EDITED.twin, EDITED.renamed


def track(number: int, points: Any) -> Change:
    return lambda data: data["shield_track"]["points"].__setitem__(number, points)


def lost(*path: str) -> Change:
    """Remove every known walk with this path."""
    return lambda data: data.update(
        known_total=[total for total in data["known_total"] if total["path"] != list(path)]
    )


def land(*ends: list[str]) -> Change:
    """Add a seal as the requirement of routes."""
    return lambda data: [entry(data, "route", pair).update(seal="farmer") for pair in ends]


PAGAN = ["yangzhou", "fuzhou", "oasis-yunnan", "pagan"]
XIAN_GOBI = ["xian", "oasis-gobi"]
NINE = dict.fromkeys(
    ["camels", "coins", "jade", "pepper", "silk", "gold", "goods_any", "vp", "steps"], 1
)
