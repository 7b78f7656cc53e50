"""REST operations of tables: list, create, show and start them."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import Any, Final

from django.utils.translation import get_language
from drf_spectacular.utils import OpenApiResponse
from rest_framework import serializers
from rest_framework.exceptions import NotAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.models import User
from games import paces
from games.api.fields import FIRST, LAST, Day, Flag, Number, OneOf, Pairs, Switch, Words
from games.api.openapi import RENDER_HELP, call
from games.api.operation import Call, person_of
from games.api.option_fields import fields_in_requests
from games.api.pages import PageQuery, PageSchema, page
from games.api.schemas.base import Schema
from games.api.schemas.game import STATUS_HELP
from games.api.schemas.table import (
    MISSES_HELP,
    PACE_HELP,
    STAND_IN_HELP,
    TIMEOUT_HELP,
    VISIBILITY_HELP,
    FactsSchema,
    TableSchema,
)
from games.api.table_encoding import facts_json, table_json, table_now
from games.errors import Code
from games.forecasts import ending_within, soonest_first
from games.models import STRENGTHS, Policy, StandIn, Status, TableQuerySet, Visibility
from games.paces import Pace
from games.selectors.lists import Games, Wanted, games_wanted
from games.selectors.positions import stamp_for
from games.selectors.tables import tables_of, tables_open
from games.services.lifecycle import table_create, table_start
from games.services.sweeping import table_open
from mp2site.infra.replicas import may_lag
from mp2site.web.etags import is_known

NONCE: Final = (
    "A random text that the site mixes into the seed of dice and cards: up to 64 visible "
    "ASCII characters, such as `seven-camels`; empty: the site draws one."
)


class SeenQuery(Schema):
    """The query parameters of operations that show a table."""

    render = Switch(RENDER_HELP)
    token = serializers.CharField(
        required=False,
        max_length=40,
        help_text="The token at the end of the invitation link; needed for private tables where you "
        "have no seat.",
    )


class PaceInput(Schema):
    """The numbers of a custom pace, in seconds."""

    grace = Number(
        "Free seconds at the start of each turn.", min_value=0, max_value=paces.MOST.grace
    )
    bank = Number(
        "Seconds in each seat's bank at the start of the game; a turn uses them after its free "
        "seconds. `grace` and `bank` together are at least 60.",
        min_value=0,
        max_value=paces.MOST.bank,
    )
    increment = Number(
        "Seconds that each turn adds to the bank.",
        min_value=0,
        max_value=paces.MOST.increment,
        default=0,
    )
    cap = Number(
        "The most seconds that a bank can hold; at least `bank`.",
        min_value=0,
        max_value=paces.MOST.cap,
    )


SORTS: Final = ("newest", "soonest")
NARROW: Final = ("fellow", "result", "rated", "ended_from", "ended_to")


class TablesApi(Call):
    """The list of tables, and the creation of a table."""

    class Query(PageQuery):
        """Filters of the list."""

        status = OneOf(Status.choices, STATUS_HELP, required=False)
        title = serializers.CharField(
            required=False,
            max_length=40,
            help_text="A title's slug, such as `yspahan`: return only tables of this title.",
        )
        person = serializers.CharField(
            required=False,
            max_length=150,
            help_text="A username: return only tables where this person has a seat.",
        )
        mine = Switch("`1`: return only tables where you have a seat, including private ones.")
        joinable = Switch(
            help_text="`1`: return only open tables with a free seat. You may not meet the join "
            "requirements of some of them."
        )
        ends_within = serializers.IntegerField(
            required=False,
            min_value=1,
            max_value=365,
            help_text="A number of days: return only live tables, and tables that by their forecast end "
            "within these days (nine of ten do). Requires `joinable`.",
        )
        sort = OneOf(
            SORTS,
            "The order of the tables. `newest`: the newest first; `soonest`: the shortest forecast first, "
            "which requires `joinable`.",
            default="newest",
        )
        fellow = serializers.CharField(
            required=False,
            max_length=150,
            help_text="The username of a second person: return only tables where both have a seat.",
        )
        result = OneOf(
            ["won", "not-won"],
            "`won`: return only games that `person` won, alone or with others; `not-won`: only games "
            "that `person` didn't win. Requires `person`.",
            required=False,
        )
        rated = OneOf(
            ["0", "1"], "`1`: return only rated games; `0`: only unrated games.", required=False
        )
        ended_from = Day(
            "A day in UTC, such as `2026-11-25`: return only games that ended on it or later.",
            required=False,
        )
        ended_to = Day(
            "A day in UTC, such as `2026-11-30`: return only games that ended on it or earlier.",
            required=False,
        )

        def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
            """Refuse filters that exclude each other. Raises ValidationError."""
            narrow = [name for name in NARROW if name in attrs]
            if narrow and "1" in (attrs["mine"], attrs["joinable"]):
                raise _wrong(narrow[0], "This filter can't be combined with `mine` or `joinable`.")
            if "ends_within" in attrs and attrs["joinable"] != "1":
                raise _wrong("ends_within", "This filter needs `joinable`.")
            if attrs["sort"] == "soonest" and attrs["joinable"] != "1":
                raise _wrong("sort", "This order needs `joinable`.")
            if "result" in attrs and "person" not in attrs:
                raise _wrong("result", "`result` needs `person`: send a username, too.")
            if attrs.get("ended_from", FIRST) > attrs.get("ended_to", LAST):
                raise _wrong("ended_to", "`ended_to` must not be before `ended_from`.")
            return attrs

    class Input(Schema):
        """The settings of the new table."""

        title = Words("The title's slug, such as `yspahan`.", max_length=40)
        seats = Number("The number of seats; see `seats` of the title.", min_value=1, max_value=12)
        name = Words("The table's name; empty: none.", max_length=60, allow_blank=True, default="")
        options = Pairs(
            default=dict,
            help_text="The table's settings by id; the title's `options` list ids and values. Settings "
            "that you leave out have their default.",
        )
        visibility = OneOf(
            Visibility.choices,
            VISIBILITY_HELP,
            default=Visibility.PUBLIC,
        )
        pace = OneOf(
            paces.NAMES,
            f"The pace of turns. {PACE_HELP}; `custom`: the numbers in `clock`.",
            default=paces.CALM,
        )
        clock = PaceInput(
            allow_null=True,
            default=None,
            help_text="The numbers of the pace `custom`; null for all other paces.",
        )
        timeout_policy = OneOf(
            Policy.choices,
            TIMEOUT_HELP,
            default=Policy.TURN,
        )
        timeout_misses = Number(
            MISSES_HELP,
            min_value=paces.MISSES[0],
            max_value=paces.MISSES[-1],
            default=2,
        )
        stand_in = OneOf(
            StandIn.choices,
            STAND_IN_HELP,
            default=StandIn.MERCHANT,
        )
        opponents = serializers.ListField(
            child=serializers.ChoiceField(STRENGTHS),
            max_length=11,
            default=list,
            help_text="The strengths of computer players to add at once: `apprentice`, `merchant` or `master`, the "
            "strongest.",
        )
        edition = Words(
            "The edition of the title's data; null: the first of the title's `editions`.",
            max_length=40,
            allow_null=True,
            default=None,
        )
        start_when_full = Flag(
            "`true`: the game starts when the last seat is taken; `false`: you start it.",
            default=True,
        )
        nonce = Words(NONCE, max_length=64, allow_blank=True, default="")

        def get_fields(self) -> dict[str, Any]:
            """Return the fields of the schema and those of the table options."""
            return {**super().get_fields(), **fields_in_requests()}

    class Output(PageSchema):
        """A page of tables."""

        results = FactsSchema(many=True, help_text="The tables, the newest first.")

    @call("tables", "List tables, the newest first", response=Output, parameters=[Query])
    @may_lag
    def get(self, request: Request) -> Response:
        """Return a page of public tables.

        With `mine=1`, return the tables where you have a seat, including private ones. Anyone may
        call it; `mine` requires a sign-in.
        """
        query, person = self.ask(request, self.Query), person_of(request)
        found = _found(query, request)
        rows, next = page(request, found.rows, query, found.among)
        results = [facts_json(table, table.seats.all(), person) for table in rows]
        return Response({"next": next, "results": results})

    @call(
        "table_create",
        "Create a table",
        request=Input,
        response=TableSchema,
        status=201,
        refuses=(Code.BAD_SETUP, Code.TOO_MANY, Code.SUSPENDED),
        request_example={"title": "yspahan", "seats": 3, "name": "Friday's caravan"},
    )
    def post(self, request: Request) -> Response:
        """Create a table. You are its host and first player.

        Signed-in people may call it. Refused if the settings are invalid, if you are suspended, or
        if you have too many tables.
        """
        asked = self.take(request, self.Input)
        asked["clock"] = asked["clock"] and Pace(**asked["clock"])
        table = table_create(by=request.user, **asked)
        answer = table_now(request, table.pk)
        answer.status_code, answer["Location"] = 201, f"/api/tables/{table.pk}/"
        return answer


def _wrong(field: str, why: str) -> serializers.ValidationError:
    return serializers.ValidationError({field: [serializers.ErrorDetail(why, "unfit")]})


def _found(query: dict[str, Any], request: Request) -> Games:
    person = person_of(request)
    statuses = [query["status"]] if "status" in query else []
    if query["mine"] == "1":
        if person is None:
            raise NotAuthenticated
        tables = tables_of(person, *statuses)
    elif query["joinable"] == "1":
        tables = _joinable(query, person)
    else:
        return games_wanted(_wanted(query, statuses))
    return Games(_of_title(tables, query), None)


def _of_title(tables: TableQuerySet, query: dict[str, Any]) -> TableQuerySet:
    return tables.filter(title=query["title"]) if "title" in query else tables


def _joinable(query: dict[str, Any], person: User | None) -> TableQuerySet:
    """Return the open tables that a person can join, filtered and ordered as the query demands."""
    tables = _of_title(tables_open(person), query)
    if "ends_within" in query:
        tables = ending_within(tables, query["ends_within"], person)
    return soonest_first(tables, person) if query["sort"] == "soonest" else tables


def _wanted(query: dict[str, Any], statuses: list[str]) -> Wanted:
    last = query.get("ended_to")
    return Wanted(
        statuses=tuple(statuses),
        **{name: query[name] for name in ("title", "person", "fellow", "result") if name in query},
        rated=query["rated"] == "1" if "rated" in query else None,
        ended_from=_midnight(query["ended_from"]) if "ended_from" in query else None,
        ended_until=_midnight(last + timedelta(days=1)) if last else None,
    )


def _midnight(day: date) -> datetime:
    return datetime.combine(day, time(), UTC)


class TableApi(Call):
    """One table."""

    @call(
        "table",
        "Show a table as you see it",
        response=TableSchema,
        parameters=[SeenQuery],
        refuses=(Code.NOT_FOUND,),
        more={304: OpenApiResponse(description="The table still has the `ETag` that you sent.")},
    )
    def get(self, request: Request, id: str) -> Response:
        """Return the table as you see it.

        Anyone who may see the table can call it; others get 404. Send an earlier response's `ETag`
        as `If-None-Match`: if the table is unchanged, the response is 304 without a body.
        """
        query, person = self.ask(request, SeenQuery), person_of(request)
        token = query.get("token", "")
        if known := request.headers.get("If-None-Match", ""):
            stamp = stamp_for(table_id=id, person=person, token=token)
            headers = _headers(stamp, query["render"])
            if is_known(known, headers["ETag"]):
                return Response(status=304, headers=headers)
        session = table_open(table_id=id, person=person, token=token)
        return Response(
            table_json(request, session), headers=_headers(session.stamp, query["render"])
        )


def _headers(stamp: str, render: str) -> dict[str, str]:
    return {**PRIVATE, "ETag": f'"{stamp}.{get_language()}.{render}"'}


PRIVATE: Final = {
    "Cache-Control": "private, no-cache",
    "Vary": "Authorization, Cookie, Accept-Language",
}


class StartApi(Call):
    """The start of a game by its host."""

    @call(
        "table_start",
        "Start the game at a full table",
        response=TableSchema,
        refuses=(Code.NOT_FOUND, Code.NOT_HOST, Code.NOT_OPEN, Code.NOT_ENOUGH_SEATS),
    )
    def post(self, request: Request, id: str) -> Response:
        """Start the game and draw the order of the seats.

        Only the host may call it, while the table is open and all seats are taken.
        """
        table_start(table_id=id, by=request.user)
        return table_now(request, id)
