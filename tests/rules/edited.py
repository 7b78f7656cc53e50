"""An edition's data, of which each test changes a little."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from copy import deepcopy
from importlib.resources import files
from typing import Any

from games.rules.kernel.checks import Checks

Data = dict[str, Any]
Change = Callable[[Data], object]


class Edited:
    """The data that a title comes with, and what its check says of them when they are changed."""

    def __init__(self, package: str, name: str, check: Checks) -> None:
        self.source = (files(package) / f"data/{name}.toml").read_text("utf-8")
        self.data: Data = tomllib.loads(self.source)
        self.check = check

    def changed(self, *changes: Change) -> list[str]:
        """Return what is wrong with the data after these changes."""
        data = deepcopy(self.data)
        for change in changes:
            change(data)
        return self.check(data)

    def entry(self, data: Data, kind: str, id: Any) -> Data:
        """Return an entry by what it is called by."""
        key = self.check.tables[kind].called_by
        found: Data = next(one for one in data[kind] if one[key] == id)
        return found

    def put(self, kind: str, id: Any, /, **fields: Any) -> Change:
        """Give an entry other values."""
        return lambda data: self.entry(data, kind, id).update(deepcopy(fields))

    def out(self, kind: str, id: Any, /, *fields: str) -> Change:
        """Take fields out of an entry."""
        return lambda data: [self.entry(data, kind, id).pop(field) for field in fields]

    def drop(self, kind: str, id: Any) -> Change:
        """Take an entry out."""
        return lambda data: data[kind].remove(self.entry(data, kind, id))

    def twin(self, kind: str, id: Any) -> Change:
        """Write an entry twice."""
        return lambda data: data[kind].append(deepcopy(self.entry(data, kind, id)))

    def renamed(self, old: str, new: str) -> Data:
        """Return the data with another id wherever this one stands."""
        return tomllib.loads(self.source.replace(f'"{old}"', f'"{new}"'))


def top(**fields: Any) -> Change:
    """Change what is no entry of a table."""
    return lambda data: data.update(fields)
