"""What people have reported; each is told of their own reports alone."""

from __future__ import annotations

from django.db.models import QuerySet

from accounts.models import Report, User


def reports_of(person: User) -> QuerySet[Report]:
    """Return what the person has reported, the newest first."""
    return Report.objects.filter(by=person).select_related("of")
