"""Messages for people, as ids with parameters: engines never build sentences."""

from __future__ import annotations

import msgspec


class Who(msgspec.Struct, frozen=True, tag="who", gc=False):
    """A seat named in a text; the user interface replaces it by the person's name."""

    seat: int


class Text(msgspec.Struct, frozen=True, tag="text"):
    """A message id with its parameters.

    The user interface makes the sentence, in the reader's language, from ``messages.*.ftl``.
    """

    id: str
    params: dict[str, Param] = {}


Param = int | str | bool | list[int] | Text | Who


def text(id: str, /, **params: Param) -> Text:
    """Return ``Text(id, params)``; a shorthand that reads like a call."""
    return Text(id, params)
