"""Changes of preferences.

Each change makes the person's held notices due, so that preparation decides about them again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import time
from typing import Any

from django.db import transaction

from accounts.models import User
from accounts.selectors.addresses import confirmed_address
from games.models import Table
from games.selectors.tables import table_get_for
from mp2site.infra import clock
from notifications.ledger.writing import notices_reconsider
from notifications.models import (
    BadAddress,
    Mode,
    Preference,
    Reach,
    Topic,
    Webhook,
    new_secret,
)
from notifications.policy.addresses import BadTarget, checked
from notifications.selectors import preference_of

MINUTES = (1, 720)


class BadPreference(ValueError):
    """An invalid preference. The message is a code: messages `notices-bad-<code>`."""


@dataclass(frozen=True, slots=True)
class PreferenceChoice:
    """The time and channels of a topic."""

    mode: str
    mail: bool = True
    push: bool = True
    webhook: bool = True


def reach_save(*, person: User, after_minutes: int, daily_at: time, urgent_passes: bool) -> Reach:
    """Change a person's preferences for all notices. Raises BadPreference."""
    if not MINUTES[0] <= after_minutes <= MINUTES[1]:
        raise BadPreference("minutes")
    columns = {
        "after_minutes": after_minutes,
        "daily_at": daily_at.replace(second=0, microsecond=0),
        "urgent_passes": urgent_passes,
    }
    with transaction.atomic():
        reach, _ = Reach.objects.update_or_create(person=person, defaults=columns)
        notices_reconsider(person_id=person.pk)
    return reach


def preferences_save(
    *, person: User, choices: Mapping[str, PreferenceChoice | None], table: Table | None = None
) -> None:
    """Change a person's preferences for some topics, at one table or everywhere.

    ``None`` removes the table's own preference. Raises BadPreference.
    """
    for topic, choice in choices.items():
        if topic not in Topic.values or (choice and choice.mode not in Mode.values):
            raise BadPreference("form")
    with transaction.atomic():
        for topic, choice in choices.items():
            at: dict[str, Any] = {"person": person, "table": table, "topic": topic}
            if choice is None:
                Preference.objects.filter(**at).delete()
            else:
                Preference.objects.update_or_create(**at, defaults=_columns(choice))
        notices_reconsider(person_id=person.pk)


def _columns(choice: PreferenceChoice) -> dict[str, str | bool]:
    return {
        "mode": choice.mode,
        "mail": choice.mail,
        "push": choice.push,
        "webhook": choice.webhook,
    }


@transaction.atomic
def table_mute(*, person: User, table_id: str) -> Table:
    """Mute a table: no more mails about it are sent to the person. Raises NotFound."""
    table = table_get_for(person=person, table_id=table_id)
    for topic in Topic.values:
        _mail_off(person, table, topic)
    return table


def mails_stop(*, person: User, topic: str = "") -> None:
    """Stop mails of a topic; all mails if ``topic`` is empty. Raises BadPreference."""
    if topic:
        if topic not in Topic.values:
            raise BadPreference("form")
        _mail_off(person, None, topic)
        return
    with transaction.atomic():
        reach, _ = Reach.objects.get_or_create(person=person)
        if reach.stopped_at is None:
            reach.stopped_at = clock.now()
            reach.save(update_fields=["stopped_at"])


def mails_start(*, person: User) -> None:
    """Send mails again to a person who had stopped all mails."""
    Reach.objects.filter(person=person).update(stopped_at=None)


def _mail_off(person: User, table: Table | None, topic: str) -> None:
    now = preference_of(person, table, topic)
    choice = PreferenceChoice(now.mode, mail=False, push=now.push, webhook=now.webhook)
    preferences_save(person=person, choices={topic: choice}, table=table)


def address_trust(*, person: User) -> None:
    """Remove the mark of a person's address whose mails bounced."""
    BadAddress.objects.filter(email=confirmed_address(person)).delete()


def webhook_save(*, person: User, url: str, format: str) -> Webhook:
    """Set a person's webhook and switch it on. Raises BadPreference."""
    if format not in Webhook.Format.values or len(url) > 500:
        raise BadPreference("form")
    try:
        checked(url)
    except BadTarget as error:
        raise BadPreference(f"hook-{error}") from error
    columns = {"url": url, "format": format, "active": True, "failures": 0, "error": ""}
    hook, _ = Webhook.objects.update_or_create(person=person, defaults=columns)
    return hook


def webhook_secret_renew(*, person: User) -> None:
    """Give a webhook a new secret. Calls are no longer signed by the old one."""
    Webhook.objects.filter(person=person).update(secret=new_secret())


def webhook_remove(*, person: User) -> None:
    """Remove a person's webhook."""
    Webhook.objects.filter(person=person).delete()
