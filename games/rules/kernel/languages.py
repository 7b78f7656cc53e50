"""The registry of languages, `languages.toml`; all other code names no language."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

import msgspec


class Language(msgspec.Struct, frozen=True):
    """A language: its name in itself, whether everything is promised in it, and its direction."""

    name: str
    whole: bool = False
    right_to_left: bool = False


def _registered() -> dict[str, Language]:
    lines = tomllib.loads((files(__package__) / "languages.toml").read_text("utf-8"))
    return msgspec.convert(lines, dict[str, Language])


LANGUAGES: Final = _registered()
"""The languages by their codes."""
SOURCE: Final = next(iter(LANGUAGES))
"""The language in which texts are written first; what another language lacks is shown in it."""
WHOLE: Final = tuple(code for code, language in LANGUAGES.items() if language.whole)
"""The languages that lack nothing."""
