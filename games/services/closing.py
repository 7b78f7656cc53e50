"""Closing an account: the person goes, for everybody and for good; their seats and games stay whole."""

from __future__ import annotations

from django.core.mail import EmailMessage
from django.db.models import F, Q
from django.utils import translation

from accounts import mails
from accounts.models import User
from accounts.names import mention_of
from accounts.selectors import addresses_of, confirmed_address
from accounts.services import closing_check, person_erase
from games.models import Plan, Seat, Table
from games.services.leaving import seats_give_up
from games.services.locks import table_transaction
from mp2site.text import msg


def person_close(*, person: User) -> None:
    """Close a person's account. There is no way back.

    Their running seats are autoplayed from now on, and tables that wait for people lose theirs. All
    that was theirs is erased, and the row that stays in their seats is "a former player". One last
    mail tells them. Done again, it changes nothing.

    Raises ValidationError with the code `last-superuser` or `of-the-house`, Busy: to be tried again.
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
        Plan.objects.of(person).delete()
        person_erase(person=person, addresses=addresses)
        if farewell is not None:
            mails.post(farewell)


def _tables_rename(person: User) -> None:
    """Take the person's name out of what their tables are called, and have them all looked at anew.

    Tables are locked in everybody's order; those that aren't over, `seats_give_up` has locked before.
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
    """Return the last mail, written before the address and the language are erased."""
    address = confirmed_address(person) or person.email
    if not address:
        return None
    with translation.override(person.language):
        body = msg("privacy-farewell-text", name=person.username)
        return EmailMessage(msg("privacy-farewell-subject"), body, to=[address])
