"""A title's editions: those shipped with it, and those that an operator adds while tables run."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from importlib.resources import files
from typing import Any, Generic, Protocol, TypeVar

from games.rules.kernel.text import Text


class Facts(Protocol):
    """An edition's data as the rules read them, and the data themselves."""

    name: str
    data: dict[str, Any]


F = TypeVar("F", bound=Facts)


def shipped(package: str, name: str) -> dict[str, Any]:
    """Return the data of an edition that is shipped with a title, from the folder ``data``.

    A file that is ``like`` another one has only the differences: ``[card] b01 = { cost = 2 }``.
    This needs entries with an id.
    """
    data = tomllib.loads((files(package) / "data" / f"{name}.toml").read_text("utf-8"))
    like = data.pop("like", "")
    return changed(shipped(package, like), data) if like else data


def changed(data: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Return data with other values for some fields, and for fields of some entries by their ids.

    Raises KeyError for a table, an entry or a field that the data don't have.
    """
    return data | {name: _changed(data[name], change) for name, change in changes.items()}


def _changed(value: Any, change: Any) -> Any:
    if not isinstance(change, dict):
        return change
    if isinstance(value, dict):
        return changed(value, change)
    entries = {entry["id"]: entry for entry in value}
    return list(changed(entries, change).values())


class Editions(Generic[F]):
    """The editions of a title whose values are data; each name keeps its values forever.

    ``own``: the data of the title's own edition, the default; ``beside``: the data of the other
    editions that are shipped with it.
    """

    def __init__(
        self,
        own: dict[str, Any],
        facts: Callable[[str, dict[str, Any]], F],
        check: Callable[[Any], list[str]],
        sum_up: Callable[[dict[str, Any]], list[str]],
        beside: Iterable[dict[str, Any]] = (),
    ) -> None:
        self.default: str = own["edition"]
        self.check = check
        """Returns the flaws of data, in plain words, and where they are."""
        self.sum_up = sum_up
        """Returns a summary of checked data, in lines."""
        self._facts = facts
        self._known: dict[str, F] = {}
        for data in (own, *beside):
            self.add(data)

    def names(self) -> tuple[str, ...]:
        """Return the names of all known editions, the default first."""
        return tuple(sorted(self._known, key=lambda name: (name != self.default, name)))

    def facts(self, name: str) -> F:
        return self._known[name]

    def about(self, name: str) -> Text | None:
        """Return a short description that helps people to choose an edition, if its data have one.

        ``None`` also for an unknown edition: the operator may have removed the file of one that a
        table uses.
        """
        known = self._known.get(name)
        words = known and known.data.get("about")
        return Text("kernel-named", words) if words else None

    def read(self, name: str) -> dict[str, Any]:
        return self._known[name].data

    def add(self, data: dict[str, Any]) -> F:
        """Add checked data.

        Raises ValueError if an edition with other values has the same name: tables may use it.
        """
        own = self._facts(data["edition"], data)
        if self._known.setdefault(own.name, own).data != data:
            raise ValueError(
                f"there is another edition {own.name!r}: give this one a name of its own"
            )
        return self._known[own.name]
