"""Our own templates and style sheets, in all folders."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from django.conf import settings

ROOT: Final = Path(__file__).resolve().parents[2]


def templates() -> list[Path]:
    """Return our templates of pages, boards, features and mails."""
    return _all("*.html", *template_folders(), ROOT / "games" / "boards")


def template_folders() -> list[Path]:
    """Return the folders of templates; a template's name is its path within the folder."""
    return [ROOT / "templates", *(folder / "templates" for folder in settings.FEATURE_FOLDERS)]


def style_sheets() -> list[Path]:
    """Return our style sheets of pages, boards and features."""
    return _all("*.css", ROOT / "static" / "css", ROOT / "games" / "boards", *_static())


def sheets_of_features() -> list[Path]:
    """Return the style sheets in the packages of features."""
    return _all("*.css", *_static())


def _static() -> list[Path]:
    return [folder / "static" for folder in settings.FEATURE_FOLDERS]


def _all(pattern: str, *folders: Path) -> list[Path]:
    return sorted(path for folder in folders for path in folder.rglob(pattern))
