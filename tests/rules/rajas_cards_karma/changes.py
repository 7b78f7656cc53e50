"""Changes to an edition's data, for tests that apply a few of them."""

from collections.abc import Callable
from typing import Any

from games.rules.rajas_cards_karma.check import check
from tests.rules.edited import Change, Data, Edited
from tests.rules.rajas_cards_karma.table import EDITION

EDITED = Edited("games.rules.rajas_cards_karma", EDITION, check)
OURS = EDITED.data
changed, entry = EDITED.changed, EDITED.entry
put, out = EDITED.put, EDITED.out


def numbers(**values: Any) -> Change:
    return lambda data: data["numbers"].update(values)


def every(field: str, value: Any, instead: Any, kind: str = "card") -> Change:
    """Replace a value of a field wherever it occurs."""

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
    """Apply a change to all cards of a kind."""
    return lambda data: [alter(entry) for entry in data["card"] if entry["kind"] == kind]


def worth(entry: Data, value: int) -> None:
    """Change the worth of the tea on a card."""
    for good in entry["goods"]:
        if good["good"] == "tea":
            good["value"] = value
