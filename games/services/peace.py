"""Blocking and reporting as the faces call them: with the refusals that pages and REST know."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.core.exceptions import ValidationError

from accounts import services as accounts
from accounts.models import Report, User
from games.errors import BadPerson, GamesError, NeedsAccount, TooMany
from games.rules.kernel import Text
from games.selectors.talk import messages_up_to
from games.session import session_open


def person_block(*, by: User, name: str) -> User:
    """Block somebody by their name; return them. Nobody is told, and done again it changes nothing.

    Raises BadPerson (nobody, oneself, an opponent of the house), TooMany, NeedsAccount.
    """
    with _refusals("blocks"):
        return accounts.person_block(by=by, name=name)


def name_report(*, by: User, name: str, why: str) -> Report:
    """Report somebody's name to the staff; they are never told. While it is open, once.

    Raises BadPerson (nobody, oneself, an opponent of the house, without a reason), TooMany, NeedsAccount.
    """
    with _refusals("reports"):
        return accounts.name_report(by=by, name=name, why=why)


def message_report(*, table_id: str, message_id: int, by: User, why: str) -> Report:
    """Report to the staff what somebody has said, with what one could read before it; they are never told.

    Raises NotFound, BadPerson (one's own words, without a reason), TooMany, NeedsAccount.
    """
    session = session_open(table_id=table_id, person=by)
    message, *before = messages_up_to(session.table, session.own, by, message_id)
    heard = [(one.person, one.text) for one in reversed(before)]
    said = accounts.Said(session.table.pk, message.pk, message.text, heard)
    with _refusals("reports"):
        return accounts.message_report(by=by, of=message.person, said=said, why=why)


def circle_report(*, circle_id: int, by: User, why: str) -> Report:
    """Report to the staff a circle that one is in; nobody in it is told.

    Raises Refused: ``not-found``; BadPerson (one's own circle, without a reason), TooMany.
    """
    with _refusals("reports"):
        return accounts.circle_report(by=by, circle_id=circle_id, why=why)


@contextmanager
def _refusals(limit: str) -> Iterator[None]:
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
