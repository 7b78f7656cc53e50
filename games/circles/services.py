"""The report of a circle. Errors of the app `accounts` are converted to errors of games."""

from __future__ import annotations

from accounts.models import Report, User
from accounts.services import reporting
from games.services.reporting import person_refusals


def circle_report(*, circle_id: int, by: User, why: str) -> Report:
    """Report a circle to the staff, as one of its members. The other members aren't notified.

    Raises Refused with the code ``not-found``, BadPerson (the person's own circle, no reason),
    TooMany.
    """
    with person_refusals("reports"):
        return reporting.circle_report(by=by, circle_id=circle_id, why=why)
