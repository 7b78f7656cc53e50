"""The permissions of talk: reading, writing, changing and closing, by person and state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts.models import User
from accounts.services.blocking import person_block
from games.errors import Code, GamesError
from games.models import Status, Table, Visibility
from games.session import session_open
from games.talk.models import Message
from games.talk.selectors import talk_of
from games.talk.services import (
    message_change,
    message_say,
    message_take_back,
    talk_close,
    talk_mark_read,
    talk_mute,
)
from tests.support.guests import guest_at_table
from tests.support.tables import now, open_table, people, person, started

pytestmark = pytest.mark.django_db

WHO: Final = ("nobody", "guest", "stranger", "staff", "blocked", "seat", "host")
"""`seat` is a player and has blocked the spectator `blocked`; `host` has opened the table."""
STATES: Final = ("waiting", "playing", "over", "closed", "private", "hidden")

SEATS, SPECTATORS, ALL = {"seats"}, {"spectators"}, {"seats", "spectators"}
NOTHING: Final[set[str]] = set()
Heard = set[str] | Code
HEARD: Final[dict[str, tuple[Heard, ...]]] = {
    # State: nobody, guest, stranger, staff, blocked, seat, host.
    "waiting": (NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, SEATS, SEATS),
    "playing": (SPECTATORS, SPECTATORS, SPECTATORS, SPECTATORS, SPECTATORS, SEATS, SEATS),
    "over": (ALL, ALL, ALL, ALL, ALL, SEATS, ALL),
    "closed": (SPECTATORS, SPECTATORS, SPECTATORS, SPECTATORS, SPECTATORS, SEATS, SEATS),
    "private": (*[Code.NOT_FOUND] * 5, SEATS, SEATS),
    "hidden": (*[Code.NOT_FOUND] * 5, SEATS, SEATS),
}
"""The talks that each role reads; the blocked person wrote the spectators' only message."""
SAID: Final[dict[str, tuple[str | Code, ...]]] = {
    # State: guest, stranger, staff, blocked, seat, host.
    "waiting": (Code.NEEDS_ACCOUNT, *[Code.NOT_YOUR_SEAT] * 3, "seats", "seats"),
    "playing": (Code.NEEDS_ACCOUNT, *["spectators"] * 3, "seats", "seats"),
    "over": (Code.NEEDS_ACCOUNT, *["spectators"] * 3, "seats", "seats"),
    "closed": (Code.NEEDS_ACCOUNT, *[Code.TALK_CLOSED] * 5),
    "private": (Code.NEEDS_ACCOUNT, *[Code.NOT_FOUND] * 3, "seats", "seats"),
    "hidden": (Code.NEEDS_ACCOUNT, *[Code.NOT_FOUND] * 3, "seats", "seats"),
}
UNSEEN: Final = {"private", "hidden"}


@pytest.fixture
def who() -> dict[str, User | None]:
    host, seat = people(2)
    blocked = person("blocked")
    person_block(by=seat, name=blocked.username)
    guest, _ = guest_at_table()
    staff = person("warden", is_staff=True, is_superuser=True)
    stranger = person("stranger")
    return {
        "nobody": None,
        "guest": guest,
        "stranger": stranger,
        "staff": staff,
        "blocked": blocked,
        "seat": seat,
        "host": host,
    }


@pytest.fixture
def table(who: dict[str, User | None], state: str) -> Table:
    """A table in a state, with a message by the host and a blocked spectator's message."""
    company = [user for name in ("host", "seat") if (user := who[name])]
    if state == "waiting":
        table = open_table(company[0], 2, start_when_full=False)
        table.seats.create(person=company[1], nonce="x")
    else:
        table = started(company)
    Message.objects.create(table=table, person=who["host"], text="Said by the host")
    if state != "waiting":  # spectators can't talk in a waiting room
        words = {"audience": "spectators", "text": "Said by the blocked one"}
        Message.objects.create(table=table, person=who["blocked"], **words)
    changes = {
        "over": {"status": Status.ABANDONED, "finished_at": timezone.now()},
        "closed": {"talk_closed": True},
        "hidden": {"hidden": True},
        "private": {"visibility": Visibility.PRIVATE},
    }
    if change := changes.get(state):
        Table.objects.filter(pk=table.pk).update(**change)
    return now(table)


def outcome(call: Callable[[], object]) -> object:
    """Return a call's result or the error's code."""
    try:
        return call()
    except GamesError as error:
        return error.code


def readable(table: Table, reader: User | None) -> set[str]:
    session = session_open(table_id=table.pk, person=reader)
    return {one.audience for one in talk_of(session.table, session.own, reader).messages}


@pytest.mark.parametrize("state", STATES)
def test_who_hears_what(table: Table, who: dict[str, User | None], state: str) -> None:
    found = {name: outcome(lambda user=user: readable(table, user)) for name, user in who.items()}
    assert found == dict(zip(WHO, HEARD[state], strict=True))


@pytest.mark.parametrize("state", STATES)
def test_the_page_and_the_call_tell_no_more(
    table: Table, who: dict[str, User | None], state: str
) -> None:
    """No page and no call shows a person more messages than the selector does."""
    pages = (reverse("talk:page", args=[table.pk]), reverse("tables:detail", args=[table.pk]))
    for name, expected in zip(WHO, HEARD[state], strict=True):
        client = Client()
        if user := who[name]:
            client.force_login(user)
        for address in (*pages, f"/api/tables/{table.pk}/talk/"):
            answer = client.get(address)
            if isinstance(expected, Code):
                assert answer.status_code == 404, (name, address)
                continue
            assert answer.status_code == 200, (name, address)
            texts = {"seats": "Said by the host", "spectators": "Said by the blocked one"}
            told = {audience for audience, text in texts.items() if text in answer.text}
            assert told <= expected, (name, address)
            if address != pages[1]:  # a waiting room shows its talk to players only
                assert told == expected, (name, address)


@pytest.mark.parametrize("state", STATES)
def test_who_says_something(table: Table, who: dict[str, User | None], state: str) -> None:
    def say(user: User) -> str:
        return message_say(table_id=table.pk, by=user, text="Camels!").audience

    found = {name: outcome(lambda user=user: say(user)) for name, user in who.items() if user}
    assert found == dict(zip(WHO[1:], SAID[state], strict=True))


@pytest.mark.parametrize("state", STATES)
def test_nobody_changes_what_another_has_said(
    table: Table, who: dict[str, User | None], state: str
) -> None:
    known = {"table_id": table.pk, "message_id": Message.objects.get(text="Said by the host").pk}
    lost = Code.NOT_FOUND if state in UNSEEN else Code.NOT_YOUR_SEAT
    for name, user in who.items():
        if user is None or name == "host":
            continue
        expected = Code.NOT_YOUR_SEAT if name == "seat" else lost
        changed = outcome(lambda user=user: message_change(by=user, text="Silk", **known))
        taken = outcome(lambda user=user: message_take_back(by=user, **known))
        assert (changed, taken) == (expected, expected), name
    assert Message.objects.get(pk=known["message_id"]).text == "Said by the host"


@pytest.mark.parametrize("state", STATES)
def test_who_closes_a_talk_and_who_mutes_it(
    table: Table, who: dict[str, User | None], state: str
) -> None:
    lost = Code.NOT_FOUND if state in UNSEEN else None
    for name, user in who.items():
        if user is None:
            continue
        sits = name in {"seat", "host"}
        closed = outcome(lambda user=user: talk_close(table_id=table.pk, by=user, closed=True))
        assert closed == (
            None if name == "host" else Code.NOT_HOST if sits else lost or Code.NOT_HOST
        )
        muted = outcome(lambda user=user: talk_mute(table_id=table.pk, by=user, muted=True))
        assert muted == (None if sits else lost or Code.NOT_YOUR_SEAT), name
        talk_mark_read(table_id=table.pk, by=user, last=10**18)
    assert now(table).talk_closed
    marks = dict(table.seats.values_list("person__username", "talk_muted"))
    assert all(marks.values())


@pytest.mark.parametrize("state", ["playing"])
def test_a_message_belongs_to_its_table(table: Table, who: dict[str, User | None]) -> None:
    host = who["host"]
    assert host
    elsewhere = open_table(host, 2)
    message = Message.objects.get(text="Said by the host")
    known = {"table_id": elsewhere.pk, "message_id": message.pk, "by": host}
    assert outcome(lambda: message_take_back(**known)) == Code.NOT_FOUND
    assert outcome(lambda: message_change(text="Silk", **known)) == Code.NOT_FOUND
