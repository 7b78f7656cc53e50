"""An operator's own editions: files that are read and checked when the site starts.

They are in `<EDITIONS_DIR>/<title>/*.toml`. If a file has flaws, its edition isn't offered and the
log has the reasons; the site starts nevertheless.
"""

from __future__ import annotations

import logging
import tomllib
from pathlib import Path
from typing import Any, Final

from games.rules import titles
from games.rules.kernel import BadEdition, DataEditions, Title

log: Final = logging.getLogger(__name__)


def read(path: Path) -> dict[str, Any]:
    """Return a file's data.

    Raises BadEdition if the file is unreadable or a required part is missing.
    """
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadEdition([f"the file can't be read: {error.strerror}"]) from error
    except UnicodeDecodeError as error:
        raise BadEdition(["the file is not in UTF-8"]) from error
    except tomllib.TOMLDecodeError as error:
        raise BadEdition([f"the file is not TOML: {error}"]) from error
    if "like" in data:
        raise BadEdition(
            ["the file: like is for editions that come with a title; copy a whole one"]
        )
    return data


def files_of(title: Title[Any], folder: Path) -> list[Path]:
    """Return the files of a title's own editions, sorted by name."""
    return sorted((folder / title.slug).glob("*.toml"))


def problems(title: Title[Any], data: dict[str, Any]) -> list[str]:
    """Return an edition's flaws as sentences; empty if it can be played."""
    known, found = title.editions, title.editions.check(data)
    if found or not isinstance(known, DataEditions) or data["edition"] not in known:
        return found
    if known.data(data["edition"]) == data:
        return []
    return [f"the file: edition {data['edition']!r} is another one's name; choose one that is free"]


def load(folder: Path) -> None:
    """Register all editions that can be played; log the others with the reasons."""
    for title in titles:
        for path in files_of(title, folder) if isinstance(title.editions, DataEditions) else ():
            _load(title, path)


def _load(title: Title[Any], path: Path) -> None:
    try:
        title.editions.add(read(path))
    except BadEdition as error:
        log.error(  # noqa: TRY400 - the problem says it, a traceback doesn't
            "%s: the edition %s is left out; manage.py check_edition says all: %s",
            title.slug,
            path,
            error.problems[0],
        )
