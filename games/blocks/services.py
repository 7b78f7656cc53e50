"""Blocks, and reports of names. Refusals are converted to the errors that pages and REST handle."""

from __future__ import annotations

from accounts.models import Report, User
from accounts.services import blocking as services_blocking
from accounts.services import reporting as services_reporting
from games.services.reporting import person_refusals


def person_block(*, by: User, name: str) -> User:
    """Block a person by name, and return them. Repeating it changes nothing.

    The person isn't notified. Raises BadPerson (nobody, oneself, an opponent), TooMany,
    NeedsAccount.
    """
    with person_refusals("blocks"):
        return services_blocking.person_block(by=by, name=name)


def name_report(*, by: User, name: str, why: str) -> Report:
    """Report a person's name to the staff; while the report is open, a repeat changes nothing.

    The person isn't notified. Raises BadPerson (nobody, oneself, an opponent, no reason), TooMany,
    NeedsAccount.
    """
    with person_refusals("reports"):
        return services_reporting.name_report(by=by, name=name, why=why)
