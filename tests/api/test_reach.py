"""Schemathesis calls nearly every operation with success.

Random bodies rarely fit a game. Therefore each operation has a table and a valid body here.
Schemathesis draws the other parameters and checks every response against the schema.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from copy import copy
from datetime import timedelta
from typing import Any, Final

import pytest
from django.db import transaction
from django.test import Client
from django.urls import reverse
from hypothesis import given
from schemathesis import GenerationMode

from accounts.models import Circle, User
from accounts.services.circles import circle_found, circle_join
from accounts.services.tokens import api_token_make
from games.analysis.services import NewStep, line_play
from games.appointments.services import appointment_propose
from games.cups.services import cup_open
from games.here.services import presence_share
from games.models import Table
from games.plans.services import plan_keep
from games.problems.services import problem_answer
from games.seasons.services import season_open
from games.seeks.services import seek_make
from games.services.lifecycle import abandon_consent, table_join
from games.services.play import draft_undo
from games.services.resigning import seat_resign
from games.talk.services import message_say
from mp2site.infra import clock
from notifications.models import Device
from tests.api.test_schema import CALM, OPERATIONS, connection_kept
from tests.support.plans import idle, line_ahead
from tests.support.problems import BEST, keys_of, problem_of
from tests.support.reviews import reviewed
from tests.support.tables import acting, asked, choose, open_table, people, play_on, started

pytestmark = pytest.mark.django_db

ENOUGH: Final = 0.9
SEEK: Final = {"title": "yspahan", "pace": "daily", "least": 2, "most": 4}
Fit = tuple[dict[str, Any], Any]
"""The path's parameters and the body; a random body in place of `None`."""


class World:
    """A person with a token, and tables for all operations."""

    def __init__(self) -> None:
        self.company = people(3)
        self.game = started(self.company)
        self.me = acting(self.game)
        self.others = [person for person in self.company if person != self.me]
        self.key = api_token_make(person=self.me, name="schema", scope="play")[1]

    def signed(self, path: str) -> dict[str, Any]:
        """Return the credentials: a token, or for the tokens' routes a reauthenticated session."""
        if not path.startswith("/api/me/tokens/"):
            return {"headers": {"Authorization": f"Token {self.key}"}}
        browser = Client()
        browser.force_login(self.me)
        again = {"password": "a long password"}
        assert browser.post(reverse("account_reauthenticate"), again).status_code == 302
        cookies = {"sessionid": browser.cookies["sessionid"].value, "csrftoken": "c" * 32}
        return {"headers": {"X-CSRFToken": "c" * 32}, "cookies": cookies}

    def of(self, table: Table, body: Any = None) -> Fit:
        """Return the parameters of a call for a table."""
        return {"id": table.pk, "ply": 0}, body

    def said(self, body: Any, by: User | None = None) -> Fit:
        """Return the parameters of a call for a message by this person, by default the caller."""
        message = message_say(table_id=self.game.pk, by=by or self.me, text="Well rolled!")
        return {"id": self.game.pk, "number": message.pk}, body

    def appointed(self) -> Table:
        """Return the caller's game, with an appointment."""
        starts_at = clock.now() + timedelta(hours=1)
        return appointment_propose(table_id=self.game.pk, by=self.me, starts_at=starts_at)

    def shared(self) -> Table:
        """Return the caller's game; the caller shares their presence."""
        presence_share(person=self.me, shared=True)
        return self.game

    def reviewed(self) -> Table:
        """Return a finished game with a review."""
        table = play_on(self.game, random.Random(7))
        reviewed(table)
        return table

    def line_step(self, body: Any = None) -> Fit:
        """Return the parameters of a call for a step of an analysis line."""
        done = line_play(table_id=self.game.pk, by=self.me, new=NewStep())
        return {"id": self.game.pk, "step": done.line.path[-1].pk}, body

    def to_plan(self) -> Fit:
        """Return the parameters with which an analysis line of my next turn becomes a plan."""
        user = idle(self.game)
        self.key = api_token_make(person=user, name="planner", scope="play")[1]
        step = line_ahead(self.game, user, random.Random(1), choices=1)
        return {"id": self.game.pk, "number": 0}, {"step": step}

    def planned(self, body: Any = None) -> Fit:
        """Return the parameters of a call for a plan of the caller."""
        address, kept = self.to_plan()
        plan_keep(table_id=self.game.pk, by=idle(self.game), step=kept["step"])
        return address, body

    def mine(self, guests: int = 0) -> Table:
        """Return a waiting table that I host, with some guests."""
        table = open_table(self.me, 2, start_when_full=False)
        for guest in self.others[:guests]:
            table_join(table_id=table.pk, by=guest)
        return table

    def theirs(self) -> Table:
        return open_table(self.others[0], 3)

    def circle(self, founder: User) -> Circle:
        return circle_found(by=founder, name="Thursdays")

    def fellow(self) -> dict[str, Any]:
        return {"name": self.others[0].username}

    def founded(self, body: Any = None) -> Fit:
        """Return the parameters of a call for the caller's circle; with a body, another member is
        in the circle.
        """
        circle = self.circle(self.me)
        if body is not None:
            circle_join(link=str(circle.link), by=self.others[0])
        return {"number": circle.pk}, body

    def joined(self, body: Any = None) -> Fit:
        """Return the parameters of a call for another founder's circle that the caller has joined."""
        circle = self.circle(self.others[0])
        circle_join(link=str(circle.link), by=self.me)
        return {"number": circle.pk}, body

    def seek(self, body: Any = None) -> Fit:
        return {"number": seek_make(by=self.me, **SEEK).pk}, body

    def season(self, body: Any = None) -> Fit:
        """Return the parameters of a call for a season that can be joined."""
        User.objects.filter(pk=self.others[0].pk).update(is_staff=True)
        self.others[0].refresh_from_db()
        return {"number": season_open(by=self.others[0], title="yspahan").pk}, body

    def cup(self, body: Any = None, *, mine: bool = False) -> Fit:
        """Return the parameters of a call for a cup that can be joined."""
        by = self.me if mine else self.others[0]
        User.objects.filter(pk=by.pk).update(is_staff=True)
        by.refresh_from_db()
        return {"number": cup_open(by=by, name="Cup", title="yspahan").pk}, body

    def problem(self, body: Any = None, *, answered: bool = False) -> Fit:
        """Return the parameters of a call for a problem, which the caller may have answered."""
        problem = problem_of()
        if answered:
            problem_answer(number=problem.pk, by=self.me, choices=keys_of(problem, BEST))
        return {"number": problem.pk}, body

    def to_answer(self) -> Fit:
        """Return the parameters with which the caller answers a problem."""
        problem = problem_of()
        return {"number": problem.pk}, {"keys": keys_of(problem, BEST)}

    def device(self) -> Fit:
        endpoint = "https://push.example/1"
        return {"number": Device.objects.create(person=self.me, endpoint=endpoint).pk}, None

    def over(self) -> Table:
        """Return a game that all its players have agreed to end."""
        table = started(self.company)
        for person in self.company:
            table = abandon_consent(table_id=table.pk, by=person)
        return table

    def undone(self) -> Table:
        """Return the caller's game, with a choice that can be made again."""
        draft_undo(table_id=self.drafted().pk, by=self.me)
        return self.game

    def resigned(self) -> Table:
        """Return a game from which somebody else has resigned."""
        seat_resign(table_id=self.game.pk, by=self.others[0])
        return self.game

    def drafted(self) -> Table:
        """Return the caller's game, with a draft that can be undone."""
        while not choose(
            self.game, self.me, asked(self.game, self.me).choices[0].key
        ).position.draft:
            self.me = acting(self.game)
        self.key = api_token_make(person=self.me, name="drafter", scope="play")[1]
        return self.game


def _choice(world: World) -> Fit:
    decision = asked(world.game, world.me)
    return world.of(world.game, {"decision": decision.id, "key": decision.choices[0].key})


FITS: Final[dict[str, Callable[[World], Fit]]] = {
    "POST /api/tables/": lambda world: ({}, {"title": "yspahan", "seats": 3}),
    "POST /api/tables/{id}/join/": lambda world: world.of(world.theirs(), {}),
    "POST /api/tables/{id}/leave/": lambda world: world.of(world.mine()),
    "POST /api/tables/{id}/invite/": lambda world: world.of(world.mine(), world.fellow()),
    "POST /api/tables/{id}/opponents/": lambda world: world.of(
        world.mine(), {"strength": "merchant"}
    ),
    "POST /api/tables/{id}/start/": lambda world: world.of(world.mine(guests=1)),
    "POST /api/tables/{id}/choices/": _choice,
    "POST /api/tables/{id}/undo/": lambda world: world.of(world.drafted()),
    "POST /api/tables/{id}/redo/": lambda world: world.of(world.undone()),
    "POST /api/tables/{id}/reset/": lambda world: world.of(world.drafted()),
    "POST /api/tables/{id}/rematch/": lambda world: world.of(world.over()),
    "POST /api/tables/{id}/rating/": lambda world: world.of(world.resigned()),
    "POST /api/tables/{id}/conditional-answers/": lambda world: world.of(
        world.game, {"conditional_answers": {}}
    ),
    "GET /api/tables/{id}/notes/": lambda world: world.of(world.game),
    "POST /api/tables/{id}/notes/": lambda world: world.of(world.game, {"notes": "Camels"}),
    "POST /api/me/news/read/": lambda world: ({}, {"table": world.game.pk}),
    "DELETE /api/me/devices/{number}/": lambda world: world.device(),
    "POST /api/me/profile/": lambda world: ({}, {"shown_to": "opponents"}),
    "POST /api/me/stars/": lambda world: (
        {},
        {"name": world.others[0].username, "starred": True},
    ),
    "POST /api/circles/": lambda world: ({}, {"name": "Thursdays", "about": ""}),
    "POST /api/circles/join/": lambda world: ({}, {"link": world.circle(world.others[0]).link}),
    "GET /api/circles/{number}/": lambda world: world.founded(),
    "GET /api/circles/{number}/ladder/{slug}/": lambda world: (
        {"number": world.circle(world.me).pk, "slug": "yspahan"},
        None,
    ),
    "POST /api/circles/{number}/": lambda world: world.founded({"name": "Fridays"}),
    "DELETE /api/circles/{number}/": lambda world: world.founded(),
    "POST /api/circles/{number}/link/": lambda world: world.founded({"open": True}),
    "POST /api/circles/{number}/report/": lambda world: world.joined({"why": "It insults me."}),
    "POST /api/circles/{number}/leave/": lambda world: world.founded(),
    "POST /api/circles/{number}/remove/": lambda world: world.founded(world.fellow()),
    "POST /api/circles/{number}/hand-over/": lambda world: world.founded(world.fellow()),
    "POST /api/seasons/": lambda world: (
        {},
        {"title": "yspahan", "circle_id": world.circle(world.me).pk},
    ),
    "POST /api/cups/": lambda world: (
        {},
        {"name": "Spring", "title": "yspahan", "circle_id": world.circle(world.me).pk},
    ),
    "POST /api/seasons/watch/": lambda world: ({}, {"title": "yspahan"}),
    "GET /api/seasons/{number}/": lambda world: world.season(),
    "POST /api/seasons/{number}/entry/": lambda world: world.season({"nonce": "caravan"}),
    "DELETE /api/seasons/{number}/entry/": lambda world: world.season(),
    "GET /api/cups/{number}/": lambda world: world.cup(),
    "DELETE /api/cups/{number}/": lambda world: world.cup(mine=True),
    "POST /api/cups/{number}/entry/": lambda world: world.cup({"nonce": "caravan"}),
    "DELETE /api/cups/{number}/entry/": lambda world: world.cup(),
    "GET /api/problems/{number}/": lambda world: world.problem(),
    "GET /api/problems/{number}/answer/": lambda world: world.problem(answered=True),
    "POST /api/problems/{number}/answer/": lambda world: world.to_answer(),
    "POST /api/problems/{number}/vote/": lambda world: world.problem(
        {"two_answers": True}, answered=True
    ),
    "POST /api/me/seeks/": lambda world: ({}, SEEK),
    "POST /api/me/seeks/{number}/": lambda world: world.seek({"paused": True}),
    "DELETE /api/me/seeks/{number}/": lambda world: world.seek(),
    "POST /api/me/seeks/{number}/decline/": lambda world: world.seek(),
    "GET /api/tables/{id}/lines/": lambda world: world.of(world.game),
    "POST /api/tables/{id}/lines/": lambda world: world.of(world.game, {}),
    "GET /api/tables/{id}/lines/{step}/": lambda world: world.line_step(),
    "POST /api/tables/{id}/lines/{step}/": lambda world: world.line_step(
        {"name": "By way of Xian"}
    ),
    "DELETE /api/tables/{id}/lines/{step}/": lambda world: world.line_step(),
    "GET /api/tables/{id}/plan/": lambda world: world.of(world.game),
    "POST /api/tables/{id}/plan/": lambda world: world.to_plan(),
    "DELETE /api/tables/{id}/plan/": lambda world: world.planned(),
    "POST /api/tables/{id}/plan/options/": lambda world: world.planned(
        {"hold": False, "any_price": False, "untouched": True, "delay": 5}
    ),
    "POST /api/tables/{id}/plan/alternatives/{number}/": lambda world: world.planned({"to": 0}),
    "POST /api/tables/{id}/plan/alternatives/{number}/picks/": lambda world: world.planned(
        {"at": 0, "pick": ""}
    ),
    "DELETE /api/tables/{id}/plan/alternatives/{number}/": lambda world: world.planned(),
    "GET /api/tables/{id}/appointment/": lambda world: world.of(world.game),
    "POST /api/tables/{id}/appointment/": lambda world: world.of(
        world.game, {"starts_at": (clock.now() + timedelta(hours=1)).isoformat()}
    ),
    "DELETE /api/tables/{id}/appointment/": lambda world: world.of(world.appointed()),
    "GET /api/tables/{id}/coach/": lambda world: world.of(world.reviewed()),
    "POST /api/tables/{id}/coach/": lambda world: world.of(world.reviewed()),
    "POST /api/me/coach/": lambda world: ({}, {"shared": False}),
    "GET /api/tables/{id}/here/": lambda world: world.of(world.shared()),
    "POST /api/me/presence/": lambda world: ({}, {"shared": True}),
    "GET /api/tables/{id}/talk/": lambda world: world.of(world.game),
    "POST /api/tables/{id}/talk/": lambda world: world.of(world.game, {"text": "Well rolled!"}),
    "POST /api/tables/{id}/talk/reading/": lambda world: world.of(world.game, {"muted": False}),
    "POST /api/tables/{id}/talk/{number}/": lambda world: world.said({"text": "Well done!"}),
    "DELETE /api/tables/{id}/talk/{number}/": lambda world: world.said(None),
    "POST /api/tables/{id}/talk/{number}/report/": lambda world: world.said(
        {"why": "It insults me."}, world.others[0]
    ),
    "POST /api/me/tokens/": lambda world: ({}, {"name": "another", "scope": "read"}),
    "POST /api/rules/{slug}/validate/": lambda world: (
        {"slug": "yspahan"},
        {"seats": 2, "seed": "00" * 32, "choices": [], "seat": 0, "key": "roll:0"},
    ),
}


def fitted(case: Any, label: str, world: World) -> Any:
    """Put the parameters into a case: an address that exists, and a body if we have one for the
    call.
    """
    whatever = {"id": world.game.pk, "ply": 0, "slug": "yspahan", "number": 1, "step": "none"}
    whatever |= {"name": world.me.username, "division": "1a"}
    address, body = FITS.get(label, lambda world: ({}, None))(world)
    for name in case.path_parameters or {}:
        case.path_parameters[name] = {**whatever, **address}[name]
    if body is not None:
        case.body = body
    return case


def reached(operation: Any, begun: World) -> set[int]:
    """Return the statuses of a call that fits; every response conforms to the schema."""
    statuses: set[int] = set()

    @CALM
    @given(operation.as_strategy(generation_mode=GenerationMode.POSITIVE))
    def ask(case: Any) -> None:
        world = copy(begun)
        with transaction.atomic():
            sent = fitted(case, operation.label, world)
            signed = world.signed(operation.path)
            with connection_kept():
                statuses.add(sent.call_and_validate(**signed).status_code)
            transaction.set_rollback(True)

    ask()
    return statuses


def test_nearly_every_call_is_reached_with_success(record_property: Callable[..., None]) -> None:
    begun = World()
    found = {operation.label: reached(operation, begun) for operation in OPERATIONS}
    done = [label for label, statuses in found.items() if any(200 <= s < 300 for s in statuses)]
    missed = {label: statuses for label, statuses in found.items() if label not in done}
    told = f"{len(done)} of {len(found)} operations reached with success; not: {missed}"
    record_property("schemathesis", told)
    print(told)
    assert len(done) >= ENOUGH * len(found), told


def test_people_play_again_where_a_game_is_over() -> None:
    world = World()
    [operation] = [one for one in OPERATIONS if one.label == "POST /api/tables/{id}/rematch/"]
    case = fitted(operation.Case(path_parameters={"id": ""}), operation.label, world)
    with connection_kept():
        answer = case.call(**world.signed(operation.path))
    assert answer.status_code == 200
    assert answer.json()["status"] == "open"


def test_the_token_survives_the_run() -> None:
    begun = World()
    for operation in OPERATIONS:
        if operation.path.startswith("/api/me/tokens/"):
            continue
        world = copy(begun)
        with transaction.atomic():
            names = dict.fromkeys(re.findall(r"{(\w+)}", operation.path))
            case = fitted(operation.Case(path_parameters=names), operation.label, world)
            with connection_kept():
                case.call(**world.signed(operation.path))
            assert User.objects.filter(api_tokens__name="schema").exists()
            transaction.set_rollback(True)
