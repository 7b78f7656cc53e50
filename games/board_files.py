"""Django's loader of templates and finder of style sheets for the folders of the boards."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from django.contrib.staticfiles.finders import FileSystemFinder
from django.core.files.storage import FileSystemStorage
from django.template import Origin

from games.rules import titles
from mp2site.web.templates import Loader

SHARED: Final = {
    "common": "games.boards.common",
    "marco-polo-common": "games.boards.marco_polo_common",
}
"""The packages of files that several boards share, by their names in template paths."""
STYLES: Final = "css/titles"


def folders() -> dict[str, Path]:
    """Return the folders of the boards by their titles' slugs, and the shared folders by name."""
    packages = {**SHARED, **{title.slug: title.board for title in titles if title.board}}
    return {name: Path(str(files(package))) for name, package in packages.items()}


def sheets_apart() -> list[str]:
    """Return the style sheets of titles that the common style sheet of boards doesn't import."""
    known = (folders()["common"] / "static" / "all.css").read_text("utf-8")
    drawn = folders().keys() - SHARED.keys()
    return [f"{STYLES}/{slug}.css" for slug in sorted(drawn) if f'"{slug}.css"' not in known]


class BoardLoader(Loader):
    """A loader of ``boards/<name>/<part>.html`` from the templates folder of the named board."""

    def get_template_sources(self, template_name: str) -> Iterator[Origin]:
        """Yield the only possible path of a board's template."""
        area, _, rest = template_name.partition("/")
        name, _, part = rest.partition("/")
        folder = folders().get(name) if area == "boards" else None
        if folder:
            yield Origin(str(folder / "templates" / part), template_name, self)


class BoardFinder(FileSystemFinder):
    """A finder of ``css/titles/<file>`` among the static files of all registered boards."""

    def __init__(self, app_names: Any = None) -> None:
        """Ignore Django's settings: the boards' folders follow from the registry of titles."""

    @property
    def locations(self) -> list[tuple[str, str]]:  # type: ignore[override]  # never set
        """The boards' folders, each with the prefix under which its files are served."""
        return [(STYLES, str(folder / "static")) for folder in folders().values()]

    @property
    def storages(self) -> dict[str, FileSystemStorage]:  # type: ignore[override]  # never set
        """The storage of each folder."""
        return {root: _storage(root) for _, root in self.locations}

    def check(self, **kwargs: Any) -> list[Any]:
        """Return no messages: the parent class would check settings that this finder ignores."""
        return []


def _storage(root: str) -> FileSystemStorage:
    storage = FileSystemStorage(location=root)
    storage.prefix = STYLES  # type: ignore[attr-defined]  # how Django's own finders say it
    return storage
