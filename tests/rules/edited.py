"""The data of an edition, with small changes for each test."""

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
    """The data of a title, and the check that finds the problems of changed data."""

    def __init__(self, package: str, name: str, check: Checks) -> None:
        self.source = (files(package) / f"data/{name}.toml").read_text("utf-8")
        self.data: Data = tomllib.loads(self.source)
        self.check = check

    def changed(self, *changes: Change) -> list[str]:
        """Return the problems of the data after these changes."""
        data = deepcopy(self.data)
        for change in changes:
            change(data)
        return self.check(data)

    def entry(self, data: Data, kind: str, id: Any) -> Data:
        """Return an entry by its identifying field."""
        key = self.check.tables[kind].called_by
        found: Data = next(one for one in data[kind] if one[key] == id)
        return found

    def put(self, kind: str, id: Any, /, **fields: Any) -> Change:
        """Replace values of an entry."""
        return lambda data: self.entry(data, kind, id).update(deepcopy(fields))

    def out(self, kind: str, id: Any, /, *fields: str) -> Change:
        """Remove fields from an entry."""
        return lambda data: [self.entry(data, kind, id).pop(field) for field in fields]

    def drop(self, kind: str, id: Any) -> Change:
        """Remove an entry."""
        return lambda data: data[kind].remove(self.entry(data, kind, id))

    def twin(self, kind: str, id: Any) -> Change:
        """Append a copy of an entry to its table."""
        return lambda data: data[kind].append(deepcopy(self.entry(data, kind, id)))

    def renamed(self, old: str, new: str) -> Data:
        """Return the data with an id replaced everywhere."""
        return tomllib.loads(self.source.replace(f'"{old}"', f'"{new}"'))


def top(**fields: Any) -> Change:
    """Change fields outside the tables."""
    return lambda data: data.update(fields)
