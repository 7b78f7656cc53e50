"""Changes to an edition's data, of which each test makes a few."""

import tomllib
from collections.abc import Callable
from copy import deepcopy
from importlib.resources import files
from typing import Any

from games.rules.marco_polo_2.check import check
from games.rules.marco_polo_2.facts import DEFAULT

Data = dict[str, Any]
Change = Callable[[Data], object]
SOURCE = (files("games.rules.marco_polo_2") / f"data/{DEFAULT}.toml").read_text("utf-8")
FIRST: Data = tomllib.loads(SOURCE)


def changed(*changes: Change) -> list[str]:
    data = deepcopy(FIRST)
    for change in changes:
        change(data)
    return check(data)


def entry(data: Data, kind: str, id: Any) -> Data:
    return next(one for one in data[kind] if one[check.tables[kind].called_by] == id)


def put(kind: str, id: Any, /, **fields: Any) -> Change:
    """Give an entry other values."""
    return lambda data: entry(data, kind, id).update(deepcopy(fields))


def out(kind: str, id: Any, /, *fields: str) -> Change:
    """Take fields out of an entry."""
    return lambda data: [entry(data, kind, id).pop(field) for field in fields]


def top(**fields: Any) -> Change:
    return lambda data: data.update(fields)


def drop(kind: str, id: Any) -> Change:
    return lambda data: data[kind].remove(entry(data, kind, id))


def twin(kind: str, id: Any) -> Change:
    return lambda data: data[kind].append(deepcopy(entry(data, kind, id)))


def track(number: int, points: Any) -> Change:
    return lambda data: data["shield_track"]["points"].__setitem__(number, points)


def lost(*path: str) -> Change:
    """Take every known walk out that goes like this."""
    return lambda data: data.update(
        known_total=[total for total in data["known_total"] if total["path"] != list(path)]
    )


def land(*ends: list[str]) -> Change:
    """Bar routes by a seal."""
    return lambda data: [entry(data, "route", pair).update(seal="farmer") for pair in ends]


def renamed(old: str, new: str) -> Data:
    """Return the data with another id wherever this one stands."""
    return tomllib.loads(SOURCE.replace(f'"{old}"', f'"{new}"'))


PAGAN = ["yangzhou", "fuzhou", "oasis-yunnan", "pagan"]
XIAN_GOBI = ["xian", "oasis-gobi"]
NINE = dict.fromkeys(
    ["camels", "coins", "jade", "pepper", "silk", "gold", "goods_any", "vp", "steps"], 1
)
