"""`manage.py demo`: create people and tables for trying the site. A second call changes nothing.

Everybody knows the demo's password, so a site that other machines can reach must not have the demo.
`--close` closes the accounts.
"""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any
from urllib.parse import urlsplit

from allauth.account.models import EmailAddress
from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.db import transaction
from django.db.models import Q

from accounts.models import User, one_named
from accounts.services.access import person_shut_out
from games import engine
from games.demo_people import PASSWORD, PEOPLE
from games.models import LIVE, Status, Table
from games.selectors.positions import position_for
from games.services.leaving import seats_give_up
from games.services.lifecycle import table_create, table_join
from games.services.play import choice_submit
from games.services.sweeping import table_sweep
from mp2site.web.callers import is_loopback

KHAN, VENICE, SOUKS = "marco-polo-2", "marco-polo-1", "yspahan"
GANGES = "rajas-cards-karma"
MIDDLE = 0.5
"""The part of the game that is already played at the half-finished table."""
KHAN_CHOICES, VENICE_CHOICES, GANGES_CHOICES = 110, 70, 60
"""Numbers of choices after which a game is in its second or third round."""


class Command(BaseCommand):
    """The command that creates the missing parts of the demo."""

    help = "Create demo people (password: caravan) and tables to look around with."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the arguments: whether to create only people, or to close the accounts."""
        parser.add_argument("--people-only", action="store_true", help="no tables")
        parser.add_argument("--close", action="store_true", help="close the demo's accounts")

    def handle(self, *, people_only: bool = False, close: bool = False, **options: Any) -> None:
        """Load the demo, or only its people, and print the sign-ins; or close the accounts."""
        if close:
            return self._close()
        if not is_loopback(urlsplit(settings.SITE_URL).hostname or ""):
            raise CommandError(
                f"Others can reach this site at {settings.SITE_URL}, so no demo is made."
            )
        reopened = [name for name in PEOPLE if _reopened(name)]
        people = [_person(name, language) for name, language in PEOPLE.items()]
        known = Table.objects.filter(host__in=people).exists() and not reopened
        if not people_only and not known:
            _tables(people)
        return self._greet()

    def _greet(self) -> None:
        self.stdout.write("  Sign in as one of these, the password is always the same:")
        for name in PEOPLE:
            self.stdout.write(f"    {name:<8} {PASSWORD}")

    def _close(self) -> None:
        people = [person for name in PEOPLE if (person := _known_by_password(name))]
        if not people:
            return
        played = _live(people)
        for person in people:
            with transaction.atomic():
                seats_give_up(person=person)
                person_shut_out(person=person)
        for id in played:
            table_sweep(table_id=id)  # a table whose players are all absent ends at this sweep
        left = Table.objects.filter(pk__in=played, status__in=LIVE).count()
        names = ", ".join(person.username for person in people)
        self.stdout.write(
            f"  The demo's accounts were closed: {names}. Their password opens nothing now.\n"
            f"  Tables where only they sat have ended: {len(played) - left}.\n"
            f"  Running tables with others, where computer opponents now play for them: {left}."
        )


def _known_by_password(name: str) -> User | None:
    """Return the demo's person with this name or address.

    An account with this name but another password isn't part of the demo.
    """
    ours = Q(folded=name) | Q(email=_address(name))
    found = User.objects.filter(ours, is_active=True).order_by("pk")
    return next((person for person in found if person.check_password(PASSWORD)), None)


def _live(people: list[User]) -> list[str]:
    tables = Table.objects.filter(seats__person__in=people, status__in=LIVE)
    return list(tables.order_by("pk").values_list("pk", flat=True).distinct())


def _reopened(name: str) -> bool:
    """Open a closed account of the demo again; return whether there was one."""
    found = User.objects.filter(folded=name, email=_address(name), is_active=False).first()
    if found is None or found.has_usable_password():
        return False
    found.is_active = True
    found.set_password(PASSWORD)
    found.save(update_fields=["is_active", "password"])
    return True


def _address(name: str) -> str:
    return f"{name.lower()}@example.com"


def _person(name: str, language: str) -> User:
    found = one_named(User.objects.all(), name)
    if found is not None:
        return found
    address = _address(name)
    with transaction.atomic():
        person = User.objects.create_user(name, address, PASSWORD, language=language)
        EmailAddress.objects.create(user=person, email=address, verified=True, primary=True)
    return person


def _tables(people: list[User]) -> None:
    mara, jonas, aylin, piotr = people
    table_create(by=jonas, title=KHAN, seats=3, name="Sunday caravan", pace="daily")
    open_to_all = table_create(by=aylin, title=SOUKS, seats=4, name="By the Zayandeh Rud")
    table_join(table_id=open_to_all.pk, by=piotr)
    table_create(by=mara, title=SOUKS, seats=2, name="Just us two", visibility="link")
    finished = _started([aylin, mara, jonas], SOUKS, "Forty-one days")
    length = _play(finished)
    isfahan = [mara, jonas, aylin, piotr]
    running = _started(isfahan, SOUKS, "The long way to Isfahan", pace="daily")
    _play(running, choices=int(length * MIDDLE))
    duel = _started([piotr, mara], SOUKS, "Two at the well")
    _play(duel, choices=12, until=mara)
    clock = {"pace": "relaxed", "timeout_policy": "seat"}
    journey = _started([jonas, mara, piotr, aylin], KHAN, "At the Khan's behest", **clock)
    _play(journey, choices=KHAN_CHOICES, until=mara)
    voyage = _started([mara, aylin, jonas], VENICE, "From Venice, slowly")
    _play(voyage, choices=VENICE_CHOICES, until=mara)
    ferry = _started([jonas, aylin, mara], GANGES, "The slow ferry")
    _play(ferry, choices=GANGES_CHOICES, until=mara)


def _started(people: list[User], title: str, name: str, **clock: Any) -> Table:
    table = table_create(by=people[0], title=title, seats=len(people), name=name, **clock)
    for person in people[1:]:
        table_join(table_id=table.pk, by=person)
    return table


def _play(table: Table, choices: int | None = None, until: User | None = None) -> int:
    """Play a table's game by autoplay's choices, through the services; return their number.

    It stops after ``choices`` choices or, with ``until``, when this person has to choose.
    """
    people = {seat.place: seat.person for seat in table.seats.select_related("person")}
    played = 0
    while (place := _next_place(table)) is not None:
        if choices is not None and played >= choices and until in {None, people[place]}:
            break
        _choose(table, people[place], place)
        played += 1
    return played


def _next_place(table: Table) -> int | None:
    position = position_for(table, None)
    return position.acting[0] if position.status == Status.PLAYING else None


def _choose(table: Table, person: User, place: int) -> None:
    decision = position_for(table, person).decision
    if decision is None:
        raise AssertionError(f"seat {place} is asked nothing")
    key = _autoplay_choice(table, person, place)
    choice_submit(table_id=table.pk, by=person, decision=decision.id, key=key)


def _autoplay_choice(table: Table, person: User, place: int) -> str:
    """Return the key of autoplay's choice for the seat, with its draft applied."""
    seat = table.seats.get(person=person)
    state = Table.objects.values_list("state", flat=True).get(pk=table.pk)
    packed = seat.draft_state if seat.draft else state
    return table.rules.autoplay(engine.unpack(table.rules, packed or b""), place)
