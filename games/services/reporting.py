"""Conversion of the errors of blocks and reports from the app `accounts` to errors of games."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.core.exceptions import ValidationError

from games.errors import BadPerson, GamesError, NeedsAccount, TooMany
from games.rules.kernel import Text


@contextmanager
def person_refusals(limit: str) -> Iterator[None]:
    """Convert the refusals of the app `accounts` to BadPerson, TooMany and NeedsAccount.

    ``limit`` is the name of the limit for TooMany: ``blocks`` or ``reports``.
    """
    try:
        yield
    except ValidationError as error:
        raise _refusal(error.code or "", limit) from error


def _refusal(code: str, limit: str) -> GamesError:
    if code == "guest":
        return NeedsAccount()
    if code == "too-many":
        return TooMany(Text(f"errors-too-many-{limit}"), rule=limit)
    return BadPerson(Text(f"errors-bad-person-{code}"), rule=code)
