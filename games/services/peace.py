"""Blocking and reporting as the faces call them: with the refusals that pages and REST know."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.core.exceptions import ValidationError

from accounts import services as accounts
from accounts.models import Report, User
from games.errors import BadPerson, GamesError, NeedsAccount, TooMany
from games.rules.kernel import Text


def person_block(*, by: User, name: str) -> User:
    """Block somebody by their name; return them. Nobody is told, and done again it changes nothing.

    Raises BadPerson (nobody, oneself, an opponent of the house), TooMany, NeedsAccount.
    """
    with peace_refusals("blocks"):
        return accounts.person_block(by=by, name=name)


def name_report(*, by: User, name: str, why: str) -> Report:
    """Report somebody's name to the staff; they are never told. While it is open, once.

    Raises BadPerson (nobody, oneself, an opponent of the house, without a reason), TooMany, NeedsAccount.
    """
    with peace_refusals("reports"):
        return accounts.name_report(by=by, name=name, why=why)


@contextmanager
def peace_refusals(limit: str) -> Iterator[None]:
    """Refuse as pages and REST know it, what accounts refuse; ``limit``: whose there may be too many."""
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
