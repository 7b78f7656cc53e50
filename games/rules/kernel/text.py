"""What is said to a person, as codes: engines never build sentences."""

from __future__ import annotations

import msgspec


class Who(msgspec.Struct, frozen=True, tag="who", gc=False):
    """A seat named in a text; the face puts the person's name in its place."""

    seat: int


class Text(msgspec.Struct, frozen=True, tag="text"):
    """A message id with its parameters.

    The sentence is made at the face, in the reader's language; see the title's ``messages.*.ftl``.
    """

    id: str
    params: dict[str, Param] = {}


Param = int | str | bool | list[int] | Text | Who


def text(id: str, /, **params: Param) -> Text:
    """Return ``Text(id, params)``; a shorthand that reads like a call."""
    return Text(id, params)
