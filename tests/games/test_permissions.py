"""The matrix of permissions: service × role × status, allowed and refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from accounts.models import User
from games.answers.services import conditional_answers_set
from games.errors import Code
from games.models import Table
from games.services.leaving import player_remove, table_leave
from games.services.lifecycle import abandon_consent, table_join, table_start
from games.services.play import choice_submit, draft_redo, draft_reset, draft_undo
from tests.support.tables import (
    acting,
    asked,
    choose,
    now,
    open_table,
    refused,
    see,
    started,
)

pytestmark = pytest.mark.django_db


def submit(table: Table, user: User) -> object:
    position = see(table, None) if table.state else None
    decision = asked(table, acting(table)) if position and position.acting else None
    key = decision.choices[0].key if decision else "roll:0"
    asking = decision.id if decision else "0.0.0"
    return choice_submit(table_id=table.pk, by=user, decision=asking, key=key)


def guest_at(table: Table) -> str:
    """Return the name of a player who isn't the host."""
    return table.seats.exclude(person=table.host_id).get().name


CALLS: dict[str, Callable[[Table, User], object]] = {
    "join": lambda table, user: table_join(table_id=table.pk, by=user),
    "leave": lambda table, user: table_leave(table_id=table.pk, by=user),
    "start": lambda table, user: table_start(table_id=table.pk, by=user),
    "remove": lambda table, user: player_remove(table_id=table.pk, by=user, name=guest_at(table)),
    "submit": submit,
    "undo": lambda table, user: draft_undo(table_id=table.pk, by=user),
    "redo": lambda table, user: draft_redo(table_id=table.pk, by=user),
    "reset": lambda table, user: draft_reset(table_id=table.pk, by=user),
    "answers": lambda table, user: conditional_answers_set(table_id=table.pk, by=user, answers={}),
    "abandon": lambda table, user: abandon_consent(table_id=table.pk, by=user),
}
OK = None
ROLES = ("host", "seated", "stranger")
# Service: the outcome for host, another player and a stranger, by status.
MATRIX: dict[str, dict[str, tuple[Code | None, Code | None, Code | None]]] = {
    "join": {
        "open": (Code.ALREADY_SEATED, Code.ALREADY_SEATED, OK),
        "full": (Code.ALREADY_SEATED, Code.ALREADY_SEATED, Code.FULL),
        "playing": (Code.ALREADY_SEATED, Code.ALREADY_SEATED, Code.NOT_OPEN),
        "over": (Code.ALREADY_SEATED, Code.ALREADY_SEATED, Code.NOT_OPEN),
    },
    "leave": {
        "open": (OK, OK, Code.NOT_YOUR_SEAT),
        "full": (OK, OK, Code.NOT_YOUR_SEAT),
        "playing": (Code.NOT_OPEN, Code.NOT_OPEN, Code.NOT_YOUR_SEAT),
        "over": (Code.NOT_OPEN, Code.NOT_OPEN, Code.NOT_YOUR_SEAT),
    },
    "start": {
        "open": (Code.NOT_ENOUGH_SEATS, Code.NOT_HOST, Code.NOT_HOST),
        "full": (OK, Code.NOT_HOST, Code.NOT_HOST),
        "playing": (Code.NOT_OPEN, Code.NOT_HOST, Code.NOT_HOST),
        "over": (Code.NOT_OPEN, Code.NOT_HOST, Code.NOT_HOST),
    },
    "remove": {
        "open": (OK, Code.NOT_HOST, Code.NOT_HOST),
        "full": (OK, Code.NOT_HOST, Code.NOT_HOST),
        "playing": (Code.NOT_OPEN, Code.NOT_HOST, Code.NOT_HOST),
        "over": (Code.NOT_OPEN, Code.NOT_HOST, Code.NOT_HOST),
    },
    "submit": {
        "open": (Code.NOT_PLAYING, Code.NOT_PLAYING, Code.NOT_YOUR_SEAT),
        "full": (Code.NOT_PLAYING, Code.NOT_PLAYING, Code.NOT_YOUR_SEAT),
        "playing": (OK, Code.STALE_DECISION, Code.NOT_YOUR_SEAT),
        "over": (Code.NOT_PLAYING, Code.NOT_PLAYING, Code.NOT_YOUR_SEAT),
    },
    "undo": {
        "open": (Code.NOT_PLAYING, Code.NOT_PLAYING, Code.NOT_YOUR_SEAT),
        "full": (Code.NOT_PLAYING, Code.NOT_PLAYING, Code.NOT_YOUR_SEAT),
        "playing": (Code.NOTHING_TO_UNDO, Code.NOTHING_TO_UNDO, Code.NOT_YOUR_SEAT),
        "drafting": (OK, Code.NOTHING_TO_UNDO, Code.NOT_YOUR_SEAT),
        "over": (Code.NOT_PLAYING, Code.NOT_PLAYING, Code.NOT_YOUR_SEAT),
    },
    "redo": {
        "open": (Code.NOT_PLAYING, Code.NOT_PLAYING, Code.NOT_YOUR_SEAT),
        "full": (Code.NOT_PLAYING, Code.NOT_PLAYING, Code.NOT_YOUR_SEAT),
        "playing": (Code.NOTHING_TO_REDO, Code.NOTHING_TO_REDO, Code.NOT_YOUR_SEAT),
        "over": (Code.NOT_PLAYING, Code.NOT_PLAYING, Code.NOT_YOUR_SEAT),
    },
    "answers": {
        "open": (OK, OK, Code.NOT_YOUR_SEAT),
        "playing": (OK, OK, Code.NOT_YOUR_SEAT),
        "over": (Code.NOT_PLAYING, Code.NOT_PLAYING, Code.NOT_YOUR_SEAT),
    },
    "abandon": {
        "open": (Code.NOT_PLAYING, Code.NOT_PLAYING, Code.NOT_YOUR_SEAT),
        "playing": (OK, OK, Code.NOT_YOUR_SEAT),
        "over": (Code.NOT_PLAYING, Code.NOT_PLAYING, Code.NOT_YOUR_SEAT),
    },
}
MATRIX["reset"] = MATRIX["undo"]
CASES = [
    (service, status, role, code)
    for service, statuses in MATRIX.items()
    for status, codes in statuses.items()
    for role, code in zip(ROLES, codes, strict=True)
]


def table_in(status: str, four: list[User]) -> Table:
    """Return a public table of two in this status; the host is acting in a running game."""
    if status == "open":
        table = open_table(four[0], 3)
        table_join(table_id=table.pk, by=four[1])
        return table
    if status == "full":
        return started(four[:2], start_when_full=False)
    table = started(four[:2])
    Table.objects.filter(pk=table.pk).update(host=acting(table))
    if status == "drafting":
        choose(table, acting(table), "roll:0")
        choose(table, acting(table), asked(table, acting(table)).choices[0].key)
    if status == "over":
        for user in four[:2]:
            abandon_consent(table_id=table.pk, by=user)
    return now(table)


@pytest.mark.parametrize(("service", "status", "role", "code"), CASES)
def test_who_may(four: list[User], service: str, status: str, role: str, code: Code | None) -> None:
    table = table_in(status, four)
    seated = next(user for user in four[:2] if user.pk != table.host_id)
    person = {"host": table.host, "seated": seated, "stranger": four[3]}[role]
    before = (now(table).version, table.seats.count())
    if code is None:
        CALLS[service](table, person)
        return
    with refused(code):
        CALLS[service](table, person)
    assert (now(table).version, table.seats.count()) == before


def test_every_service_that_changes_a_table_is_in_it() -> None:
    assert set(MATRIX) == set(CALLS)
