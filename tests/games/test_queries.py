"""The cost of a request: queries, decoded states, and listings of choices.

The queries are those of the whole request, with session, person and middleware.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from django.db import connection
from django.http import HttpResponse
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from accounts.models import User
from games import engine
from games.models import Seat, Table
from games.rules import titles
from games.rules.kernel import Step
from games.rules.kernel.coaching import taught_in
from games.rules.kernel.previews import Previews
from notifications.policy import presence
from tests.support.tables import acting, asked, choose, now, play_on, started

HTMX = {"HX-Request": "true"}
NOT_COUNTED = ("BEGIN", "COMMIT", "SAVEPOINT", "RELEASE", "SELECT clock_timestamp()")
"""Transactions, and the occasional query for the database's clock."""


class Costs:
    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()
        self.queries: list[str] = []

    def of(self, client: Client, method: str, address: str, *args: Any, **more: Any) -> Any:
        """Send a request, and record its cost."""
        self.calls.clear()
        presence._written.clear()  # a page's first visit after a while
        with CaptureQueriesContext(connection) as asked:
            response: HttpResponse = getattr(client, method)(address, *args, **more)
        sent = [entry["sql"] for entry in asked]
        self.queries = [sql for sql in sent if not sql.startswith(NOT_COUNTED)]
        return response

    def check(self, queries: int, *, decodes: int = 1, choices: int = 1, blocked: int = 1) -> None:
        """Check that the last request's cost was within these limits."""
        assert len(self.queries) <= queries, "\n".join(self.queries)
        assert self.calls["decode"] <= decodes
        assert self.calls["choices"] <= choices
        assert self.calls["blocked"] <= blocked


def steps(cls: type[Step] = Step) -> Iterator[type[Step]]:
    """Yield all step classes of all titles."""
    for kind in cls.__subclasses__():
        yield kind
        yield from steps(kind)


@pytest.fixture
def costs(monkeypatch: pytest.MonkeyPatch) -> Costs:
    """Count outermost calls: a step's calls of its own kind don't count."""
    costs, inside = Costs(), [False]

    def count(cls: Any, name: str) -> None:
        own = vars(cls)[name]

        def counted(*args: Any) -> Any:
            if inside[0]:
                return own(*args)
            costs.calls[name] += 1
            inside[0] = True
            try:
                return own(*args)
            finally:
                inside[0] = False

        monkeypatch.setattr(cls, name, counted)

    count(titles.get("yspahan"), "decode")
    count(Previews, "prospect")  # the state after a choice has its own listing
    for kind in set(steps()):
        for name in ("choices", "blocked"):
            if name in kind.__dict__:
                count(kind, name)
    return costs


@pytest.fixture(params=["calm", "daily"])
def game(request: pytest.FixtureRequest, four: list[User]) -> Table:
    """A long game of four, with and without a clock; the acting player has a draft that may
    continue.
    """
    table = started(four, pace=request.param)
    taught_in(table.rules)  # each process caches these once
    play_on(table, random.Random(3), choices=40)
    drafts = Seat.objects.filter(table=table).exclude(draft=[])
    while not (drafts.exists() and drafting_keys(table, mover(table))):
        user = acting(table)
        choose(table, user, asked(table, user).choices[0].key)
    return now(table)


def mover(table: Table) -> User:
    return Seat.objects.exclude(draft=[]).get(table=table).person


def signed_in(user: User) -> Client:
    client = Client()
    client.force_login(user)
    return client


def address(name: str, table: Table) -> str:
    return reverse(f"tables:{name}", args=[table.pk])


def test_a_table_page(game: Table, costs: Costs) -> None:
    client = signed_in(mover(game))
    assert costs.of(client, "get", address("detail", game)).status_code == 200
    costs.check(10)
    assert costs.of(client, "get", address("detail", game)).status_code == 200
    costs.check(10)


def test_a_guests_page(game: Table, costs: Costs) -> None:
    assert costs.of(Client(), "get", address("detail", game)).status_code == 200
    costs.check(4, choices=0, blocked=0)


def test_a_poll(game: Table, costs: Costs) -> None:
    client, polled = signed_in(mover(game)), f"{address('detail', game)}?partial=1"
    page = costs.of(client, "get", polled, headers=HTMX)
    assert page.status_code == 200
    costs.check(9)
    again = costs.of(client, "get", polled, headers={**HTMX, "If-None-Match": page.headers["ETag"]})
    assert again.status_code == 304
    costs.check(4, decodes=0, choices=0, blocked=0)


def drafted(table: Table) -> list[list[str]]:
    return Seat.objects.exclude(draft=[]).get(table=table).draft


def drafting_keys(table: Table, user: User) -> list[str]:
    """Return the choices that continue the draft without an end."""
    seat, title = Seat.objects.get(table=table, person=user), table.rules
    state = engine.unpack(title, seat.draft_state or b"")
    assert seat.place is not None
    keys = [choice.key for choice in asked(table, user).choices]
    return [key for key in keys if not title.play(state, seat.place, key).commits]


def test_a_choice_into_the_draft(game: Table, costs: Costs) -> None:
    """The request lists choices before and after the choice, and blocked ones only for the page."""
    user = mover(game)
    client = signed_in(user)
    form = {"decision": asked(game, user).id, "key": drafting_keys(game, user)[0]}
    assert costs.of(client, "post", address("choose", game), form, headers=HTMX).status_code == 200
    costs.check(9, choices=2)
    assert costs.of(client, "post", address("undo", game), headers=HTMX).status_code == 200
    costs.check(9, choices=1 + len(drafted(game)))
    rest = f"/api/tables/{game.pk}/choices/"
    sent = costs.of(client, "post", rest, form, content_type="application/json")
    assert sent.json()["committed"] is False
    costs.check(5, choices=2)


@pytest.mark.parametrize("by", ["htmx", "rest"])
def test_a_choice_that_commits(game: Table, costs: Costs, by: str) -> None:
    """The site replays the draft for its events, and so lists choices in each of its states again."""
    user = mover(game)
    client, before = signed_in(user), game.ply
    rest = f"/api/tables/{game.pk}/choices/"
    while now(game).ply == before:
        draft, decision = drafted(game), asked(game, user)
        form = {"decision": decision.id, "key": decision.choices[-1].key}
        if by == "htmx":
            sent = costs.of(client, "post", address("choose", game), form, headers=HTMX)
        else:
            sent = costs.of(client, "post", rest, form, content_type="application/json")
        assert sent.status_code == 200
    written = 11 if connection.vendor == "postgresql" else 12
    log_and_clocks = 4
    costs.check(
        written + (game.pace != "calm") + log_and_clocks * (by == "htmx"),
        decodes=2,
        choices=len(draft) + 4,
    )


def test_rest(game: Table, costs: Costs) -> None:
    client = signed_in(mover(game))
    assert costs.of(client, "get", f"/api/tables/{game.pk}/").status_code == 200
    costs.check(4)
    assert costs.of(client, "get", f"/api/tables/{game.pk}/history/").status_code == 200
    costs.check(5, decodes=0, choices=0, blocked=0)
    assert costs.of(client, "get", "/api/me/turns/").status_code == 200
    costs.check(5, decodes=0, choices=0, blocked=0)


def test_looking_back(game: Table, costs: Costs) -> None:
    client = signed_in(mover(game))
    assert costs.of(client, "get", address("history", game)).status_code == 200
    costs.check(7, choices=0, blocked=0)
