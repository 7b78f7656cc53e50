"""Messages for people, as ids with parameters, since the rules don't know the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from games.rules.kernel.languages import SOURCE

NAMED: Final = "kernel-named"
"""The id of a Text that is a name from data instead of a message; its parameters are names by
language.
"""


class Who(msgspec.Struct, frozen=True, tag="who", gc=False):
    """A parameter that names a seat; the user interface shows the player's name."""

    seat: int


class Text(msgspec.Struct, frozen=True, tag="text"):
    """A message id with its parameters.

    The user interface formats the message from ``messages.*.ftl`` in the reader's language.
    """

    id: str
    params: dict[str, Param] = {}


Param = int | str | bool | list[int] | Text | Who


def text(id: str, /, **params: Param) -> Text:
    """Return ``Text(id, params)``, with the parameters as keyword arguments."""
    return Text(id, params)


def named(names: Mapping[str, str]) -> Text:
    """Return the Text for a name from data, given by language. The source language is required."""
    return Text(NAMED, dict(names))


def name_in(lang: str, names: Mapping[str, Any]) -> str:
    """Return the name in a language; in the source language if it has none."""
    return str(names.get(lang) or names[SOURCE])
