"""A title's editions: some are shipped with it, and an operator may add others."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Sequence
from importlib.resources import files
from typing import Any, Generic, Protocol, TypeVar, overload

from games.rules.kernel.errors import BadEdition, BadSetup
from games.rules.kernel.text import Text, named


class Facts(Protocol):
    """An edition: its name, and its data as in the file. Titles add attributes for their rules."""

    name: str
    data: dict[str, Any]


F = TypeVar("F", bound=Facts)


def shipped(package: str, name: str) -> dict[str, Any]:
    """Return the data of an edition in the folder ``data`` of a title's package.

    A file with ``like = "other"`` contains only the differences from the file of that name, such as
    ``[card] b01 = { cost = 2 }``. Differences are possible only in tables whose entries have ids.
    """
    data = tomllib.loads((files(package) / "data" / f"{name}.toml").read_text("utf-8"))
    like = data.pop("like", "")
    return changed(shipped(package, like), data) if like else data


def changed(data: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Return a copy of an edition's data with changes.

    ``changes`` has new values by field or, for a table with ids, by entry id and field. Raises
    KeyError for a table, an entry or a field that ``data`` doesn't have.
    """
    return data | {name: _changed(data[name], change) for name, change in changes.items()}


def _changed(value: Any, change: Any) -> Any:
    if not isinstance(change, dict):
        return change
    if isinstance(value, dict):
        return changed(value, change)
    entries = {entry["id"]: entry for entry in value}
    return list(changed(entries, change).values())


class Editions(Sequence[str]):
    """The names of the editions that a new table may choose; comparable with a tuple of names.

    The default is first. A title whose editions aren't data files uses this class itself.
    """

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = names

    @property
    def names(self) -> tuple[str, ...]:
        """The names, the default first."""
        return self._names

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[str, ...]: ...
    def __getitem__(self, index: int | slice) -> str | tuple[str, ...]:
        return self.names[index]

    def __len__(self) -> int:
        return len(self.names)

    def __eq__(self, other: object) -> bool:
        return self.names == (other.names if isinstance(other, Editions) else other)

    __hash__ = None  # type: ignore[assignment]  # editions may be added

    def __repr__(self) -> str:
        return repr(self.names)

    def chosen(self, name: str | None) -> str:
        """Return the edition's name, or the default's for ``None``.

        Raises BadSetup for an unknown name.
        """
        known = self.names
        chosen = known[0] if name is None else name
        if chosen not in known:
            raise BadSetup("edition", Text("kernel-setup-edition", {"edition": str(name)[:40]}))
        return chosen

    def about(self, name: str) -> Text | None:
        """Return a short description of an edition for people who choose; or ``None``."""
        return None

    def check(self, data: dict[str, Any]) -> list[str]:
        """Return the flaws of an edition's data, in plain words; empty if there are none."""
        return ["the title has no editions as data"]

    def add(self, data: dict[str, Any]) -> None:
        """Add an edition that new tables may choose. Raises BadEdition."""
        raise BadEdition(self.check(data))


class DataEditions(Editions, Generic[F]):
    """The editions of a title, each from a data file. The data of a name never change.

    ``own`` is the data of the title's own edition, which is the default. ``beside`` is the data of
    the title's other shipped editions. ``check`` is a function that returns the flaws of data; each
    flaw is a sentence that says where it is.
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
        self.sum_up = sum_up
        """A function that returns a summary of checked data as lines of text."""
        self._check = check
        self._facts = facts
        self._known: dict[str, F] = {}
        for data in (own, *beside):
            self._keep(data)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all known editions, the default first."""
        return tuple(sorted(self._known, key=lambda name: (name != self.default, name)))

    def facts(self, name: str) -> F:
        """Return an edition's facts in the form that the rules read."""
        return self._known[name]

    def data(self, name: str) -> dict[str, Any]:
        """Return an edition's data as they are in its file."""
        return self._known[name].data

    def about(self, name: str) -> Text | None:
        """Return a short description of an edition for people who choose; or ``None``.

        An unknown edition has no description: the operator may have removed the file of an edition
        that a table uses.
        """
        known = self._known.get(name)
        words = known and known.data.get("about")
        return named(words) if words else None

    def check(self, data: dict[str, Any]) -> list[str]:
        """Return the flaws of an edition's data, in plain words; empty if there are none."""
        return self._check(data)

    def add(self, data: dict[str, Any]) -> None:
        """Add an edition.

        Raises BadEdition if it has flaws, or if its name is taken by other data.
        """
        if problems := self.check(data):
            raise BadEdition(problems)
        self._keep(data)

    def _keep(self, data: dict[str, Any]) -> None:
        own = self._facts(data["edition"], data)
        # an existing game may use the old data
        if self._known.setdefault(own.name, own).data != data:
            raise BadEdition(
                [f"there is another edition {own.name!r}: give this one a name of its own"]
            )
