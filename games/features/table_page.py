"""The data of a table's page that every panel can use."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from accounts.models import User
    from games.session import TableSession

Build = Callable[["TablePage"], Mapping[str, Any] | None]


@dataclass(slots=True)
class TablePage:
    """A table's page for one person, before its game or during it."""

    session: TableSession
    person: User | None
    people: Sequence[Any] = ()
    """The players for display by place; empty before the game begins."""
    talk_open: bool = False
    """Whether the chat is open."""
    briefly: bool = False
    """Whether the person waits only for opponents, which choose within moments."""
    _built: dict[Build, Mapping[str, Any] | None] = field(default_factory=dict)

    def once(self, build: Build) -> Mapping[str, Any] | None:
        """Return a function's result for this page.

        The function is called at most once per page.
        """
        if build not in self._built:
            self._built[build] = build(self)
        return self._built[build]
