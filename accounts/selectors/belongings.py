"""The accounts app's part of a person's data export. It contains no secrets."""

from __future__ import annotations

from typing import Any, Final

from allauth.account.models import EmailAddress
from django.db.models import CASCADE
from django.db.models.fields.reverse_related import ForeignObjectRel

from accounts.models import User

Json = dict[str, Any]
PROFILE: Final = (
    *("username", "first_name", "last_name", "email", "date_joined", "last_login"),
    *("language", "theme", "time_zone", "quiet_from", "quiet_to", "rest_days"),
    *(
        "times_changed_at",
        "auto_vacation",
        "profile_for",
        "shares_presence",
        "shares_choices",
        "is_staff",
        "is_superuser",
        "is_computer",
    ),
)
HARMLESS: Final = frozenset(
    {"name", "scope", "type", "created_at", "expires_at", "used_at", "last_used_at", "last_seen_at"}
)
"""The only columns of other apps' rows that are exported. They are names and times, which give no
access.
"""


def profile_of(person: User) -> Json:
    """Return the person's profile and settings."""
    return {
        **{column: getattr(person, column) for column in PROFILE},
        "calendar_feed": person.calendar_token is not None,
        "owner": person.owner and person.owner.username,
        "programs": [program.username for program in person.computers.order_by("pk")],
    }


def addresses_told(person: User) -> list[Json]:
    """Return the person's e-mail addresses."""
    rows = EmailAddress.objects.filter(user=person).order_by("-primary", "pk")
    return [dict(row) for row in rows.values("email", "verified", "primary")]


def vacations_told(person: User) -> list[Json]:
    """Return the vacations that are still stored."""
    rows = person.vacations.order_by("starts_at").values("starts_at", "ends_at", "automatic")
    return [dict(row) for row in rows]


def blocks_told(person: User) -> list[Json]:
    """Return the person's blocks of others. Blocks of the person by others stay secret."""
    rows = person.blocks.order_by("at", "pk").values_list("of__username", "at")
    return [{"name": name, "at": at} for name, at in rows]


def reports_told(person: User) -> list[Json]:
    """Return the reports that the person wrote. Reports about the person aren't included."""
    columns = ("what", "quoted", "table", "circle", "why", "at", "answered_at", "answer")
    return [
        {"context": report.said_before, **{column: getattr(report, column) for column in columns}}
        for report in person.reports.order_by("at", "pk")
    ]


def traces_of(person: User, told: frozenset[str]) -> dict[str, list[Json]]:
    """Return the person's rows in all models that other parts of the export (``told``) don't cover.

    The models are found by their relations to the person, so a new model can't be forgotten.
    """
    found: dict[str, list[Json]] = {}
    for relation in User._meta.get_fields(include_hidden=True):  # noqa: SLF001 - Django's public API
        if isinstance(relation, ForeignObjectRel) and relation.on_delete is CASCADE:
            label = relation.related_model._meta.label  # noqa: SLF001 - as above
            if label not in told and (rows := _harmless(relation, person)):
                found[label] = rows
    return found


def _harmless(relation: ForeignObjectRel, person: User) -> list[Json]:
    model = relation.related_model
    columns = [f.name for f in model._meta.concrete_fields if f.name in HARMLESS]  # noqa: SLF001 - as above
    rows = model._base_manager.filter(**{relation.field.name: person}).order_by("pk")  # noqa: SLF001 - as above
    if not columns:
        return [{} for _ in range(rows.count())]
    return [dict(row) for row in rows.values(*columns)]
