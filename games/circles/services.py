"""The report of a circle. Refusals are converted to the errors that pages and REST handle."""

from __future__ import annotations

from accounts.models import Report, User
from accounts.services import reporting
from games.services.reporting import person_refusals


def circle_report(*, circle_id: int, by: User, why: str) -> Report:
    """Report a circle to the staff, as one of its members.

    The other members aren't notified. Raises Refused: ``not-found``; BadPerson (one's own circle,
    no reason), TooMany.
    """
    with person_refusals("reports"):
        return reporting.circle_report(by=by, circle_id=circle_id, why=why)
