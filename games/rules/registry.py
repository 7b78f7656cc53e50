"""The registry of titles, through which all other code gets rules and boards."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from games.rules.kernel import Title


class UnknownTitle(LookupError):
    """A slug that no title has."""

    def __init__(self, slug: str) -> None:
        super().__init__(slug)
        self.slug = slug


class Titles:
    """The titles that can be played, in the order of the lobby."""

    def __init__(self, *titles: Title[Any]) -> None:
        self._titles = {title.slug: title for title in titles}

    def add(self, rules: str, *, board: str) -> None:
        """Add the title of a rules package and the package that draws its board (dotted names).

        The board package is imported when it is first used, so rules don't depend on boards.
        """
        title: Title[Any] = import_module(rules).title
        title.board = board
        self._titles[title.slug] = title

    def get(self, slug: str) -> Title[Any]:
        """Return the title. Raises UnknownTitle."""
        try:
            return self._titles[slug]
        except KeyError:
            raise UnknownTitle(slug) from None

    def __iter__(self) -> Iterator[Title[Any]]:
        return iter(self._titles.values())

    def __len__(self) -> int:
        return len(self._titles)

    def __contains__(self, slug: object) -> bool:
        return slug in self._titles

    @property
    def slugs(self) -> list[str]:
        """The slugs of all titles."""
        return list(self._titles)
