"""REST operations on cups: list, show, open, join, leave and cancel them."""

from __future__ import annotations

from typing import Final

from rest_framework.request import Request
from rest_framework.response import Response

from games.api.fields import Flag, Fraction, Instant, Number, OneOf, Pairs, WordList, Words
from games.api.openapi import call
from games.api.operation import Call, SignedInCall, person_of
from games.api.schemas.base import Json, Schema
from games.api.schemas.table import PACE_HELP
from games.cups.models import NAME_LENGTH, Cup, CupEntry
from games.cups.pairing import FEWEST, MOST, PAIR, SEATS
from games.cups.results import CupState, state_of
from games.cups.selectors import cup_get, cups_seen, entries_of
from games.cups.services import DAYS, cup_cancel, cup_join, cup_leave, cup_open
from games.errors import Code
from games.services.organizing import CIRCLE_MOST, PACES

TITLE = "The title's slug, such as `yspahan`."
ENTRY: Final = {"joined_at": "2026-11-28T09:12:00Z", "left_at": None, "place": None}
LISTED: Final = {
    "id": 4,
    "name": "Autumn cup",
    "title": "yspahan",
    "circle": None,
    "seats": 4,
    "size": 16,
    "pace": "daily",
    "options": {},
    "phase": "running",
    "rounds": 2,
    "begins_at": "2026-12-05T08:00:00Z",
    "ended_at": None,
    "commitment": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "own": ENTRY,
}
STANDING: Final = {"name": "mara", "points": 10.0, "wins": 1, "tables": 1, "has_left": False}
TABLE: Final = {
    "id": "abcdefghjk",
    "round": 1,
    "players": ["mara", "jonas", "aylin", "noor"],
    "over": True,
}


class CupEntrySchema(Schema):
    """Your entry in the cup."""

    joined_at = Instant("When you joined.")
    left_at = Instant("When you left the cup; null: you haven't left.", allow_null=True)
    place = Number("Your place, from 1; null: the cup isn't over.", allow_null=True)


class CupInListSchema(Schema):
    """A cup without its standings and tables."""

    id = Number("The cup's number in addresses, such as 4.")
    name = Words("The cup's name.")
    title = Words(TITLE)
    circle = Number(
        "The number of the circle that has the cup; null: it is the site's cup.",
        allow_null=True,
        source="circle_id",
    )
    seats = Number(
        "The usual number of people at a table. Where it doesn't divide the people, a cup for 4 "
        "also has tables of 3, and a cup for 3 tables of 4."
    )
    size = Number("The largest number of people; the cup begins when it is reached.")
    pace = Words("The pace of the tables, such as `daily`.")
    options = Pairs(
        help_text="The settings of the tables by id that differ from the title's defaults, such as "
        "those that give no seat an advantage; the title's `options` explain them.",
    )
    phase = OneOf(
        Cup.Phase.choices,
        "The cup's phase. `sign-up`: people can join; `running`: the games run; `over`: the cup has "
        "a result; `cancelled`: it did not begin.",
    )
    rounds = Number(
        "The number of rounds before the final; null: it has not begun.", allow_null=True
    )
    begins_at = Instant("When the cup begins or is cancelled, if it isn't full before.")
    ended_at = Instant("When the cup ended; null: it has not ended.", allow_null=True)
    commitment = Words("The SHA-256, in hexadecimal, of the secret number that draws the tables.")
    own = CupEntrySchema(
        required=False, allow_null=True, help_text="Your entry; null: you haven't joined."
    )


class CupStandingSchema(Schema):
    """A person in the standings."""

    name = Words("The person's username.")
    points = Fraction("The person's points; people who share places at a table share their points.")
    wins = Number("The number of tables that the person won, and of byes.")
    tables = Number("The number of the person's tables that have ended, and of byes.")
    has_left = Flag("Whether the person has left the cup.")


class CupTableSchema(Schema):
    """A table of a round."""

    id = Words("The table's id, such as `fqk7m2xw9c`.")
    round = Number("The round, from 1; the final's is one more than the last round's.")
    players = WordList("The players' usernames in the order of seats.")
    over = Flag("Whether the game is over.")


class CupShareSchema(Schema):
    """A person's share in the random seed of a cup's draw."""

    name = Words("The username.")
    nonce = Words("The person's random text.")


class CupSchema(CupInListSchema):
    """A cup with its standings and tables."""

    secret = Words(
        "The secret of the draw in hexadecimal; null: the cup isn't over.",
        required=False,
        allow_null=True,
    )
    shares = CupShareSchema(
        many=True,
        required=False,
        help_text="Everybody's share in the draw, in the order of joining; empty: the cup isn't over.",
    )
    standings = CupStandingSchema(
        many=True, required=False, help_text="The people of the cup, the leader first."
    )
    tables = CupTableSchema(many=True, required=False, help_text="The tables, the oldest first.")


def entry_json(entry: CupEntry | None) -> Json | None:
    """Return a person's entry in a cup as JSON, or ``None``."""
    return None if entry is None else CupEntrySchema.of(entry)


def _shares(state: CupState) -> list[Json]:
    return [{"name": one.person.name, "nonce": one.nonce} for one in state.entries.values()]


def _standings(state: CupState) -> list[Json]:
    lines = {line.person: line for line in state.lines}
    return [
        {
            "name": entry.person.name,
            "points": float(lines[entry.person_id].points),
            "wins": lines[entry.person_id].wins,
            "tables": lines[entry.person_id].tables,
            "has_left": lines[entry.person_id].has_left,
        }
        for entry in state.places
    ]


def _tables(state: CupState) -> list[Json]:
    return [
        {
            "id": one.table_id,
            "round": one.round,
            "players": [state.entries[person].person.name for person in state.pods[one.table_id]],
            "over": one.table.over,
        }
        for one in state.tables
    ]


class CupsApi(Call):
    """The newest cups."""

    class Input(Schema):
        """The name, title, size and start of the new cup."""

        name = Words("The cup's name.", max_length=NAME_LENGTH)
        title = Words(TITLE, max_length=40)
        seats = Number(
            "The usual number of people at a table: 4 or 3, or 2 for pairs.",
            min_value=PAIR,
            max_value=SEATS[0],
            default=SEATS[0],
        )
        size = Number(
            "The largest number of people; the cup begins when it is reached. At most 16 for pairs.",
            min_value=FEWEST,
            max_value=MOST,
            default=16,
        )
        days = Number(
            "The number of days after which the cup begins even if it isn't full; with fewer than "
            f"{FEWEST} people it is cancelled then.",
            min_value=DAYS[0],
            max_value=DAYS[-1],
            default=7,
        )
        pace = OneOf(PACES, f"The pace of the tables. {PACE_HELP}.", default="daily")
        circle_id = Number(
            "The number of the circle that gets the cup; null: it is the site's cup.",
            min_value=1,
            max_value=CIRCLE_MOST,
            allow_null=True,
            default=None,
        )

    class Output(Schema):
        """The newest cups."""

        results = CupInListSchema(
            many=True, help_text="The cups of the site and of your circles, the newest first."
        )

    @call(
        "cups",
        "List the newest cups",
        response=Output,
        response_example={"results": [LISTED]},
    )
    def get(self, request: Request) -> Response:
        """Return the newest cups of the site and of your circles, with your entry in each.

        Anyone may call it.
        """
        person = person_of(request)
        found = cups_seen(person)
        own = entries_of(person, found) if person else {}
        rows = [CupInListSchema.of(one, own=entry_json(own.get(one.pk))) for one in found]
        return Response({"results": rows})

    @call(
        "cup_open",
        "Open a cup for people to join",
        request=Input,
        response=CupInListSchema,
        status=201,
        refuses=(Code.BAD_SETUP, Code.NOT_FOUND, Code.NOT_HOST),
        request_example={"name": "Autumn cup", "title": "yspahan", "size": 16},
        response_example={**LISTED, "phase": "sign-up", "rounds": None, "own": None},
    )
    def post(self, request: Request) -> Response:
        """Open a cup. It begins when it is full, or after some days.

        Only the staff may open a cup of the site. Only the founder may open a cup of a circle.
        """
        cup = cup_open(by=request.user, **self.take(request, self.Input))
        return Response(CupInListSchema.of(cup, own=None), 201)


class CupApi(Call):
    """One cup."""

    @call(
        "cup",
        "Show a cup",
        response=CupSchema,
        refuses=(Code.NOT_FOUND,),
        response_example={
            **LISTED,
            "secret": None,
            "shares": [],
            "standings": [STANDING],
            "tables": [TABLE],
        },
    )
    def get(self, request: Request, number: int) -> Response:
        """Return a cup with its standings and tables.

        Anyone may call it for a cup of the site. For a cup of a circle, only members and players
        may.
        """
        person = person_of(request)
        cup = cup_get(number, person)
        state = state_of(cup)
        own = state.entries.get(person.pk) if person else None
        over = cup.phase == Cup.Phase.OVER
        more = {
            "secret": bytes(cup.secret).hex() if over else None,
            "shares": _shares(state) if over else [],
            "standings": _standings(state),
            "tables": _tables(state),
        }
        return Response(CupSchema.of(cup, own=entry_json(own), **more))

    @call(
        "cup_cancel",
        "Cancel a cup before it begins",
        status=204,
        refuses=(Code.NOT_FOUND, Code.NOT_HOST, Code.NOT_OPEN),
    )
    def delete(self, request: Request, number: int) -> Response:
        """Cancel a cup before it begins. Repeating the call changes nothing.

        The staff may cancel a cup of the site, the founder a cup of a circle.
        """
        cup_cancel(cup_id=number, by=request.user)
        return Response(status=204)


class CupEntryApi(SignedInCall):
    """Your entry in a cup."""

    class Input(Schema):
        """Your part of the random seed."""

        nonce = Words(
            "Your random text, mixed into the cup's seed: up to 64 visible ASCII characters; empty: "
            "the site draws one.",
            max_length=64,
            allow_blank=True,
            default="",
        )

    @call(
        "cup_join",
        "Join a cup",
        request=Input,
        response=CupEntrySchema,
        refuses=(Code.NOT_FOUND, Code.NOT_OPEN, Code.NEEDS_ACCOUNT, Code.SUSPENDED, Code.BAD_SETUP),
        request_example={"nonce": "caravan"},
        response_example=ENTRY,
    )
    def post(self, request: Request, number: int) -> Response:
        """Join a cup. Your first table starts when the cup begins.

        Repeating the call changes nothing. Needs an account; refused if the cup is full or has
        begun.
        """
        entry = cup_join(cup_id=number, by=request.user, **self.take(request, self.Input))
        return Response(entry_json(entry))

    @call(
        "cup_leave",
        "Leave a cup",
        status=204,
        refuses=(Code.NOT_FOUND, Code.BAD_SETUP),
    )
    def delete(self, request: Request, number: int) -> Response:
        """Leave a cup. Before it begins, you can join again; after that, you can't.

        If you leave a running cup, a stand-in plays your seat and you get the last place. Repeating
        the call changes nothing.
        """
        cup_leave(cup_id=number, by=request.user)
        return Response(status=204)
