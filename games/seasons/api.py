"""REST operations on seasons: list and show them, sign up, leave."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rest_framework.request import Request
from rest_framework.response import Response

from games.api.fields import Flag, Number, OneOf, Words
from games.api.openapi import call
from games.api.operation import Call, SignedInCall, person_of
from games.api.schemas.base import Json, Schema
from games.api.schemas.table import PACE_HELP
from games.errors import Code
from games.seasons.models import Entry, Season
from games.seasons.results import DivisionState, states_of
from games.seasons.schemas import (
    DIVISION,
    ENTRY,
    LISTED,
    TITLE,
    DivisionSchema,
    EntrySchema,
    SeasonInListSchema,
    SeasonSchema,
)
from games.seasons.selectors import (
    division_state,
    entrants_of,
    entries_of,
    season_get,
    seasons_seen,
)
from games.seasons.services import (
    season_join,
    season_leave,
    season_open,
    season_take_back,
    season_watch,
)
from games.services.organizing import CIRCLE_MOST, PACES
from games.standings import POINTS

if TYPE_CHECKING:
    from games.seasons.reach import Reach


def entry_json(entry: Entry | None) -> Json | None:
    """Return a person's entry in a season as JSON, or ``None``."""
    return None if entry is None else EntrySchema.of(entry)


def division_json(state: DivisionState, reach: Mapping[int, Reach]) -> Json:
    """Return a division as JSON. ``reach`` has the places that people can still get, by slot."""
    names = [entry.person.name for entry in state.entries]
    return {
        "name": state.division.name,
        "level": state.division.level,
        "standings": [
            {
                "name": names[line.person],
                "points": float(line.points),
                "wins": line.wins,
                "seconds": line.seconds,
                "tables": line.tables,
                "has_left": line.has_left,
                "best": reach[line.person].best if line.person in reach else None,
                "worst": reach[line.person].worst if line.person in reach else None,
            }
            for line in state.lines
        ],
        "tables": [
            {
                "id": one.table_id,
                "players": [names[slot] for slot in state.seatings[one.number]],
                "over": one.table.over,
            }
            for one in state.tables
        ],
    }


def _share(entry: Entry) -> Json:
    return {"name": entry.person.name, "nonce": entry.nonce, "rating": entry.rating}


class SeasonsApi(Call):
    """The seasons that aren't over."""

    class Input(Schema):
        """The title, seats, pace and circle of the new season."""

        title = Words(TITLE, max_length=40)
        seats = Number(
            "The number of seats at each table: 2, 3 or 4; null: the most that the title has.",
            min_value=min(POINTS),
            max_value=max(POINTS),
            allow_null=True,
            default=None,
        )
        pace = OneOf(PACES, f"The pace of the tables. {PACE_HELP}.", default="daily")
        circle_id = Number(
            "The number of your circle, to open a season for its members; null: open a season of "
            "the site.",
            min_value=1,
            max_value=CIRCLE_MOST,
            allow_null=True,
            default=None,
        )

    class Output(Schema):
        """The seasons that aren't over."""

        results = SeasonInListSchema(
            many=True,
            help_text="For each title, the latest season of the site and of each of your circles.",
        )

    @call(
        "seasons",
        "List the latest season of each title",
        response=Output,
        response_example={"results": [LISTED]},
    )
    def get(self, request: Request) -> Response:
        """Return the latest season of each title: of the site, and of each of your circles.

        Anyone may call it.
        """
        person = person_of(request)
        found = seasons_seen(person)
        own = entries_of(person, found) if person else {}
        return Response(
            {
                "results": [
                    SeasonInListSchema.of(one, own=entry_json(own.get(one.pk))) for one in found
                ]
            }
        )

    @call(
        "season_open",
        "Open a season for sign-up",
        request=Input,
        response=SeasonInListSchema,
        status=201,
        refuses=(Code.BAD_SETUP, Code.NOT_FOUND, Code.NOT_HOST),
        request_example={"title": "yspahan", "pace": "daily"},
        response_example={**LISTED, "phase": "sign-up", "own": None},
    )
    def post(self, request: Request) -> Response:
        """Open a season of a title for sign-up. It begins a week later.

        Only the staff may open a season of the site. Only the founder may open a season of a
        circle.
        """
        season = season_open(by=request.user, **self.take(request, self.Input))
        return Response(SeasonInListSchema.of(season, own=None), 201)


class SeasonApi(Call):
    """One season."""

    @call(
        "season",
        "Show a season",
        response=SeasonSchema,
        refuses=(Code.NOT_FOUND,),
        response_example={**LISTED, "secret": None, "shares": [], "divisions": [DIVISION]},
    )
    def get(self, request: Request, number: int) -> Response:
        """Return a season with its divisions, standings and tables.

        To get the places that people can still reach, show a division. Anyone may call it for a
        season of the site. For a season of a circle, only members may.
        """
        person = person_of(request)
        season = season_get(number, person)
        own = entries_of(person, [season]).get(season.pk) if person else None
        over = season.phase == Season.Phase.OVER
        return Response(
            SeasonSchema.of(
                season,
                own=entry_json(own),
                secret=bytes(season.secret).hex() if over else None,
                shares=[_share(one) for one in entrants_of(season)] if over else [],
                divisions=[division_json(state, {}) for state in states_of(season)],
            )
        )


class DivisionApi(Call):
    """One division."""

    @call(
        "season_division",
        "Show a division",
        response=DivisionSchema,
        refuses=(Code.NOT_FOUND,),
        response_example=DIVISION,
    )
    def get(self, request: Request, number: int, division: str) -> Response:
        """Return a division with standings, tables, and the places that people can still reach.

        Anyone may call it for a season of the site. For a season of a circle, only members may.
        """
        season = season_get(number, person_of(request))
        state = division_state(season, division)
        running = season.phase == Season.Phase.RUNNING
        return Response(division_json(state, (state.reach if running else {}) or {}))


class WatchApi(SignedInCall):
    """Your choice to be notified when sign-up opens."""

    class Input(Schema):
        """The title, the circle, and whether you want to be notified."""

        title = Words(TITLE, max_length=40)
        circle_id = Number(
            "The number of the circle whose seasons are meant; null: the site's.",
            min_value=1,
            max_value=CIRCLE_MOST,
            allow_null=True,
            default=None,
        )
        wanted = Flag("Whether you want a notice when sign-up opens.", default=True)

    @call(
        "season_watch",
        "Choose to be notified of sign-up",
        request=Input,
        status=204,
        refuses=(Code.BAD_SETUP, Code.NOT_FOUND, Code.NEEDS_ACCOUNT),
        request_example={"title": "yspahan", "wanted": True},
    )
    def post(self, request: Request) -> Response:
        """Choose whether you are notified when sign-up for a title's next season opens.

        Repeating the call changes nothing. Needs an account; only members may name a circle.
        """
        season_watch(by=request.user, **self.take(request, self.Input))
        return Response(status=204)


class EntryApi(SignedInCall):
    """Your entry in a season."""

    class Input(Schema):
        """Your part of the random seed."""

        nonce = Words(
            "A random text that the site mixes into the season's seed: up to 64 visible ASCII "
            "characters; empty: the site draws one.",
            max_length=64,
            allow_blank=True,
            default="",
        )

    @call(
        "season_join",
        "Sign up for a season",
        request=Input,
        response=EntrySchema,
        refuses=(Code.NOT_FOUND, Code.NOT_OPEN, Code.NEEDS_ACCOUNT, Code.SUSPENDED, Code.BAD_SETUP),
        request_example={"nonce": "caravan"},
        response_example={**ENTRY, "division": None},
    )
    def post(self, request: Request, number: int) -> Response:
        """Sign up for a season. All your tables start together when the season begins.

        Repeating the call changes nothing. Needs an account; refused after the season has begun.
        """
        entry = season_join(season_id=number, by=request.user, **self.take(request, self.Input))
        return Response(entry_json(entry))

    @call(
        "season_quit",
        "Leave a season, or cancel your sign-up",
        status=204,
        refuses=(Code.NOT_FOUND, Code.BAD_SETUP),
    )
    def delete(self, request: Request, number: int) -> Response:
        """Cancel your sign-up or, after the season has begun, leave the season.

        If you leave, stand-ins play your tables and you get the last place. You can't come back.
        Only people who signed up may call it.
        """
        season = season_get(number, request.user)
        quit_ = season_take_back if season.phase == Season.Phase.SIGN_UP else season_leave
        quit_(season_id=number, by=request.user)
        return Response(status=204)
