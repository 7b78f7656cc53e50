"""Blocks and reports, with refusals as the errors that pages and REST know."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.core.exceptions import ValidationError

from accounts.models import Report, User
from accounts.services import blocking as services_blocking
from accounts.services import reporting as services_reporting
from accounts.services.reporting import Said
from games.errors import BadPerson, GamesError, NeedsAccount, TooMany
from games.rules.kernel import Text
from games.session import session_open
from games.talk.selectors import messages_up_to


def person_block(*, by: User, name: str) -> User:
    """Block a person by name, and return them. Repeating it changes nothing.

    The person isn't notified. Raises BadPerson (nobody, oneself, an opponent), TooMany,
    NeedsAccount.
    """
    with _refusals("blocks"):
        return services_blocking.person_block(by=by, name=name)


def name_report(*, by: User, name: str, why: str) -> Report:
    """Report a person's name to the staff; while the report is open, a repeat changes nothing.

    The person isn't notified. Raises BadPerson (nobody, oneself, an opponent, no reason), TooMany,
    NeedsAccount.
    """
    with _refusals("reports"):
        return services_reporting.name_report(by=by, name=name, why=why)


def message_report(*, table_id: str, message_id: int, by: User, why: str) -> Report:
    """Report a message to the staff, along with the messages before it.

    Its author isn't notified. Raises NotFound, BadPerson (one's own message, no reason), TooMany,
    NeedsAccount.
    """
    session = session_open(table_id=table_id, person=by)
    message, *before = messages_up_to(session.table, session.own, by, message_id)
    heard = [(one.person, one.text) for one in reversed(before)]
    said = Said(session.table.pk, message.pk, message.text, heard)
    with _refusals("reports"):
        return services_reporting.message_report(by=by, of=message.person, said=said, why=why)


def circle_report(*, circle_id: int, by: User, why: str) -> Report:
    """Report a circle to the staff, as a member of it.

    Its members aren't notified. Raises Refused: ``not-found``; BadPerson (one's own circle, no
    reason), TooMany.
    """
    with _refusals("reports"):
        return services_reporting.circle_report(by=by, circle_id=circle_id, why=why)


@contextmanager
def _refusals(limit: str) -> Iterator[None]:
    """Convert the refusals of the app `accounts` to errors of games.

    ``limit`` is the name of the limit for TooMany.
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
