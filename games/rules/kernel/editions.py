"""A title's editions: those that come with it, and those that a host adds while tables run."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from importlib.resources import files
from typing import Any, Generic, Protocol, TypeVar

from games.rules.kernel.text import Text


class Facts(Protocol):
    """What an edition's data say, read; and the data themselves."""

    name: str
    data: dict[str, Any]


F = TypeVar("F", bound=Facts)


def shipped(package: str, name: str) -> dict[str, Any]:
    """Return the data of an edition that comes with a title, from the folder ``data``.

    A file that is ``like`` another one says only what differs: ``[card] b01 = { cost = 2 }``, for entries that have
    an id.
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
    """The editions of a title whose values are data; each name stands for one set of values for good.

    ``own``: the data of the title's own edition, the default; ``beside``: those of the others that come with it.
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
        """Returns what is wrong with data, in plain words, and where."""
        self.sum_up = sum_up
        """Returns what checked data hold, in lines."""
        self._facts = facts
        self._known: dict[str, F] = {}
        for data in (own, *beside):
            self.add(data)

    def names(self) -> tuple[str, ...]:
        """Return the names of all editions that are known, the default first."""
        return tuple(sorted(self._known, key=lambda name: (name != self.default, name)))

    def facts(self, name: str) -> F:
        """Return an edition's facts."""
        return self._known[name]

    def about(self, name: str) -> Text | None:
        """Return what an edition is like, in a few words for who chooses one, where its data say so.

        ``None`` also for one that isn't known, as a table's may be whose file the host has removed.
        """
        known = self._known.get(name)
        words = known and known.data.get("about")
        return Text("kernel-named", words) if words else None

    def read(self, name: str) -> dict[str, Any]:
        """Return an edition's data."""
        return self._known[name].data

    def add(self, data: dict[str, Any]) -> F:
        """Make checked data known.

        Raises ValueError if their name stands for other values already: tables may play by those.
        """
        own = self._facts(data["edition"], data)
        if self._known.setdefault(own.name, own).data != data:
            raise ValueError(
                f"there is another edition {own.name!r}: give this one a name of its own"
            )
        return self._known[own.name]
