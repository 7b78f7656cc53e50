"""Changes to an edition's data, of which each test makes a few."""

import tomllib
from collections.abc import Callable
from copy import deepcopy
from importlib.resources import files
from typing import Any

from games.rules.marco_polo_1.check import check
from games.rules.marco_polo_1.facts import DEFAULT

Data = dict[str, Any]
Change = Callable[[Data], object]
SOURCE = (files("games.rules.marco_polo_1") / f"data/{DEFAULT}.toml").read_text("utf-8")
PRINTED: Data = tomllib.loads(SOURCE)


def changed(*changes: Change) -> list[str]:
    data = deepcopy(PRINTED)
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


def one(kind: str, /, **fields: Any) -> Change:
    """Give a table that is one entry other values."""
    return lambda data: data[kind].update(deepcopy(fields))


def row(space: str, number: int, amounts: Any) -> Change:
    return lambda data: entry(data, "market", space)["rows"].__setitem__(number - 1, amounts)


def renamed(old: str, new: str) -> Data:
    """Return the data with another id wherever this one stands."""
    return tomllib.loads(SOURCE.replace(f'"{old}"', f'"{new}"'))


ADANA = ["adana", "kochi"]
SILK = "market-silk"
