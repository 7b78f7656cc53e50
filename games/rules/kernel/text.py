"""Messages for people, as ids with parameters, since the rules don't know the reader's language."""

from __future__ import annotations

import msgspec


class Who(msgspec.Struct, frozen=True, tag="who", gc=False):
    """A parameter that names a seat; the user interface shows the player's name."""

    seat: int


class Text(msgspec.Struct, frozen=True, tag="text"):
    """A message id with its parameters.

    The user interface makes the sentence, in the reader's language, from ``messages.*.ftl``.
    """

    id: str
    params: dict[str, Param] = {}


Param = int | str | bool | list[int] | Text | Who


def text(id: str, /, **params: Param) -> Text:
    """Return ``Text(id, params)``, with the parameters as keyword arguments."""
    return Text(id, params)
