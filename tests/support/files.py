"""Our own templates and style sheets, in all folders."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]


def templates() -> list[Path]:
    """Return our templates of pages, boards and mails."""
    return _all("*.html", "templates", "games/boards")


def style_sheets() -> list[Path]:
    """Return our style sheets of pages and boards."""
    return _all("*.css", "static/css", "games/boards")


def _all(pattern: str, *folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob(pattern))
