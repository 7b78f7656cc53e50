"""Changes to an edition's data, of which each test makes a few."""

import tomllib
from collections.abc import Callable
from copy import deepcopy
from importlib.resources import files
from typing import Any

from games.rules.rajas_cards_karma.check import check
from games.rules.rajas_cards_karma.facts import DEFAULT

Data = dict[str, Any]
Change = Callable[[Data], object]
OURS: Data = tomllib.loads(
    (files("games.rules.rajas_cards_karma") / f"data/{DEFAULT}.toml").read_text("utf-8")
)


def changed(change: Change) -> list[str]:
    data = deepcopy(OURS)
    change(data)
    return check(data)


def by_id(data: Data, kind: str, id: Any) -> Data:
    key = check.tables[kind].called_by
    entry: Data = next(entry for entry in data[kind] if entry[key] == id)
    return entry


def put(kind: str, id: Any, /, **values: Any) -> Change:
    return lambda data: by_id(data, kind, id).update(values)


def out(kind: str, id: Any, field: str) -> Change:
    return lambda data: by_id(data, kind, id).pop(field)


def numbers(**values: Any) -> Change:
    return lambda data: data["numbers"].update(values)


def every(field: str, value: Any, instead: Any, kind: str = "card") -> Change:
    """Put something instead of a value wherever it is."""

    def change(data: Data) -> None:
        for entry in data[kind]:
            if entry.get(field) == value:
                entry[field] = instead

    return change


def good_everywhere(old: str, new: str) -> Change:
    def change(data: Data) -> None:
        for entry in data["card"]:
            for good in entry.get("goods", ()):
                good["good"] = new if good["good"] == old else good["good"]

    return change


def building_everywhere(old: str, new: str) -> Change:
    def change(data: Data) -> None:
        for entry in data["card"]:
            if "buildings" in entry:
                entry["buildings"] = [new if one == old else one for one in entry["buildings"]]

    return change


def each(kind: str, alter: Callable[[Data], object]) -> Change:
    """Change all cards of a kind."""
    return lambda data: [alter(entry) for entry in data["card"] if entry["kind"] == kind]


def worth(entry: Data, value: int) -> None:
    """Make a card's tea worth something else."""
    for good in entry["goods"]:
        if good["good"] == "tea":
            good["value"] = value
