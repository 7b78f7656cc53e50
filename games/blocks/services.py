"""Blocks, and reports of names. Errors of the app `accounts` are converted to errors of games."""

from __future__ import annotations

from accounts.models import Report, User
from accounts.services import blocking as services_blocking
from accounts.services import reporting as services_reporting
from games.services.reporting import person_refusals


def person_block(*, by: User, name: str) -> User:
    """Block a person by name; return the person. Repeating the call changes nothing.

    The person isn't notified. Raises BadPerson (nobody, oneself, an opponent), TooMany,
    NeedsAccount.
    """
    with person_refusals("blocks"):
        return services_blocking.person_block(by=by, name=name)


def name_report(*, by: User, name: str, why: str) -> Report:
    """Report a person's name to the staff. While the report is open, a repetition changes nothing.

    The person isn't notified. Raises BadPerson (nobody, oneself, an opponent, no reason), TooMany,
    NeedsAccount.
    """
    with person_refusals("reports"):
        return services_reporting.name_report(by=by, name=name, why=why)
