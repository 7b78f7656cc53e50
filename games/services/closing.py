"""Closing an account for good; its seats and games stay."""

from __future__ import annotations

from django.core.mail import EmailMessage
from django.db.models import F, Q
from django.utils import translation

from accounts import mails
from accounts.models import User
from accounts.names import mention_of
from accounts.selectors.addresses import addresses_of, confirmed_address
from accounts.services.closing import closing_check, person_erase
from games.models import Seat, Table
from games.services.leaving import seats_give_up
from games.services.locks import table_transaction
from mp2site.text.rendering import msg


def person_close(*, person: User) -> None:
    """Close a person's account. This can't be undone.

    A stand-in plays their seats in running games; their seats at open tables become free. All their
    data is erased, except a row without a name that the seats refer to ("a former player"). A last
    mail confirms the closing. Repeating the call changes nothing.

    Raises ValidationError with the code `last-superuser` or `computer-opponent`; Busy: try again.
    """
    if person.left_at is not None:
        return
    closing_check(person=person)
    with table_transaction():
        seats_give_up(person=person)
        addresses = addresses_of(person)
        farewell = _farewell(person)
        _tables_rename(person)
        Seat.objects.of(person).update(notes="")
        person_erase(person=person, addresses=addresses)
        if farewell is not None:
            mails.post(farewell)


def _tables_rename(person: User) -> None:
    """Remove the person's name from their tables' names, and refresh these tables' pages.

    Tables are locked in the common order. `seats_give_up` has already locked the running ones.
    """
    seated = Q(pk__in=Seat.objects.of(person).values("table"))
    tables = Table.objects.filter(seated | Q(host=person)).lean()
    locked = list(tables.select_for_update(of=("self",), no_key=True).order_by("pk"))
    Table.objects.filter(pk__in=[table.pk for table in locked]).update(version=F("version") + 1)
    named = mention_of(person.username)
    for table in locked:
        if named.search(table.name):
            Table.objects.filter(pk=table.pk).update(name=table.rules.name)


def _farewell(person: User) -> EmailMessage | None:
    """Return the last mail. Call it before the address and the language are erased."""
    address = confirmed_address(person) or person.email
    if not address:
        return None
    with translation.override(person.language):
        body = msg("privacy-farewell-text", name=person.username)
        return EmailMessage(msg("privacy-farewell-subject"), body, to=[address])
