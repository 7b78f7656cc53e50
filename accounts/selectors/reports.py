"""A person's own reports; reports by others aren't shown."""

from __future__ import annotations

from django.db.models import QuerySet

from accounts.models import Report, User


def reports_of(person: User) -> QuerySet[Report]:
    """Return the person's reports, the newest first."""
    return Report.objects.filter(by=person).select_related("of")
