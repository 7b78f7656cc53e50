"""Access without a sign-in (tokens, the calendar feed, links in mails), and its end."""

from __future__ import annotations

from django.db import transaction
from django.db.models import F

from accounts.events import AccessRevoked
from accounts.models import ApiToken, User
from accounts.services.feed import calendar_token_revoke
from mp2site.infra.events import publish


@transaction.atomic
def access_revoke(*, person: User) -> None:
    """Revoke a person's tokens, calendar feed and links in mails, and remove their devices."""
    ApiToken.objects.filter(person=person).delete()
    calendar_token_revoke(person=person)
    User.objects.filter(pk=person.pk).update(link_generation=F("link_generation") + 1)
    person.refresh_from_db(fields=["link_generation"])
    publish(AccessRevoked(person))


@transaction.atomic
def person_shut_out(*, person: User) -> None:
    """Make an account unusable: it gets no password and is inactive."""
    person.is_active = False
    person.set_unusable_password()
    person.save(update_fields=["is_active", "password"])
    access_revoke(person=person)
