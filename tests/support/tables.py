"""People and tables for tests, made by the site's services."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from allauth.account.models import EmailAddress
from django.utils import timezone

from accounts.models import User
from games.errors import Code, GamesError
from games.models import Seat, Status, Table
from games.rules.kernel import Decision, Outcome, Text
from games.selectors.positions import Position, position_for
from games.services.lifecycle import table_create, table_join
from games.services.play import Submitted, choice_submit

NAMES = ("mara", "jonas", "aylin", "piotr", "noor", "emil")


def refused(code: Code) -> pytest.RaisesExc[GamesError]:
    """Expect this refusal and no other."""
    return pytest.RaisesExc(GamesError, check=lambda error: error.code == code)


def person(name: str, *, verified: bool = True, **columns: Any) -> User:
    """Sign a person up, with a verified address."""
    address = f"{name}@example.com"
    user = User.objects.create_user(name, address, "a long password", **columns)
    EmailAddress.objects.create(user=user, email=address, verified=verified, primary=True)
    return user


def people(number: int) -> list[User]:
    """Sign several people up."""
    return [person(name) for name in NAMES[:number]]


def open_table(host: User, seats: int, title: str = "yspahan", **columns: Any) -> Table:
    """Open a table with its host; by default autoplay plays for absent people."""
    return table_create(by=host, title=title, seats=seats, **{"stand_in": "house", **columns})


def started(users: Sequence[User], title: str = "yspahan", **columns: Any) -> Table:
    table = open_table(users[0], len(users), title, **columns)
    for user in users[1:]:
        table_join(table_id=table.pk, by=user, token=table.token)
    return Table.objects.get(pk=table.pk)


def now(table: Table) -> Table:
    """Return the table's current row."""
    return Table.objects.get(pk=table.pk)


def at(table: Table, place: int) -> User:
    return User.objects.get(seats__table=table, seats__place=place)


def place_of(table: Table, user: User) -> int:
    place = table.seats.get(person=user).place
    assert place is not None
    return place


def asked(table: Table, user: User) -> Decision:
    """Return the person's open decision, which must exist."""
    decision = position_for(table, user).decision
    assert decision is not None, f"{user} isn't asked"
    return decision


def choose(table: Table, user: User, key: str) -> Submitted:
    return choice_submit(table_id=table.pk, by=user, decision=asked(table, user).id, key=key)


def acting(table: Table) -> User:
    """Return the first acting person."""
    return at(table, position_for(table, None).acting[0])


def play_on(table: Table, rng: random.Random, *, choices: int = 10_000) -> Table:
    """Play random legal choices: this number of them, or up to the game's end.

    The function reads a table again only for a new acting person, since each choice returns the
    next decision.
    """
    position = position_for(table, None)
    acting, users = position.acting, dict[int, User]()
    for _ in range(choices):
        if position.status != Status.PLAYING:
            break
        place = rng.choice(acting)
        user = users.get(place) or users.setdefault(place, at(table, place))
        own = position.decision if position.seat == place else None
        decision = own or asked(table, user)
        key = rng.choice(decision.choices).key
        submitted = choice_submit(table_id=table.pk, by=user, decision=decision.id, key=key)
        position = submitted.position
        acting = position.acting if submitted.committed else acting
    return now(table)


def ended(table: Table, *totals: int) -> Table:
    """Store a result without a game, for lists."""
    ranks = [1 + sum(other > total for other in totals) for total in totals]
    outcome = Outcome(Text("yspahan-end-weeks"), [], list(totals), ranks)
    Table.objects.filter(pk=table.pk).update(
        status=Status.FINISHED, outcome=msgspec.to_builtins(outcome), finished_at=timezone.now()
    )
    for place, (total, rank) in enumerate(zip(totals, ranks, strict=True)):
        Seat.objects.filter(table=table, place=place).update(
            score=total, rank=rank, waiting_since=None
        )
    return now(table)


def under_other_rules(table: Table, ply: int) -> Table:
    """Change the game's rules version and one choice, which the rules then don't offer."""
    Table.objects.filter(pk=table.pk).update(rules_version=table.rules.rules_version + 1)
    assert table.moves.filter(ply=ply).update(key="as-it-once-was")
    return now(table)


def see(table: Table, user: User | None) -> Position:
    """Return the person's current view."""
    return position_for(table, user)
