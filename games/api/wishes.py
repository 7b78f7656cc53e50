"""My standing wishes for seats."""

from __future__ import annotations

from rest_framework import serializers
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response

from games import selectors, services
from games.api.faces import Call
from games.api.fields import Flag, Number, Words
from games.api.schema import call
from games.api.shapes import Shape
from games.api.wire import Json
from games.asks import WITHIN
from games.errors import Code
from games.models import SeatWish
from games.services import PACES


class WishShape(Shape):
    """A wish."""

    id = serializers.IntegerField()
    title = serializers.CharField()
    pace = serializers.ChoiceField(PACES)
    least = serializers.IntegerField()
    most = serializers.IntegerField()
    within = serializers.IntegerField(
        allow_null=True,
        help_text="By how many points those who sit there may be stronger or weaker; null: any.",
    )
    paused = serializers.BooleanField()
    expires_at = serializers.DateTimeField()
    table = serializers.CharField(
        allow_null=True, help_text="Where you are to be seated, unless you decline."
    )
    seat_at = serializers.DateTimeField(allow_null=True, help_text="When.")


def wish_json(wish: SeatWish) -> Json:
    """Return a wish as data."""
    columns = ("title", "pace", "least", "most", "within", "paused", "expires_at", "seat_at")
    return {
        "id": wish.pk,
        "table": wish.table_id,
        **{name: getattr(wish, name) for name in columns},
    }


class WishesApi(Call):
    """My wishes."""

    permission_classes = (IsAuthenticated,)

    class Input(Shape):
        """What to play, how fast, with how many seats."""

        title = Words(max_length=40)
        pace = serializers.ChoiceField(PACES)
        least = Number(min_value=1, max_value=12)
        most = Number(min_value=1, max_value=12)
        within = Number(
            min_value=WITHIN[0],
            max_value=WITHIN[-1],
            allow_null=True,
            default=None,
            help_text="By how many points those who sit there, and show their rating to everybody, "
            f"may be stronger or weaker: one of {WITHIN}.",
        )

    class Output(Shape):
        """All of them."""

        results = WishShape(many=True)

    @call("wishes", "Your standing wishes for seats", gives=Output, signed_in=True)
    def get(self, request: Request) -> Response:
        """List them, with what is proposed."""
        return Response(
            {"results": [wish_json(wish) for wish in selectors.wishes_of(request.user)]}
        )

    @call(
        "wish_make",
        "Wish for a seat at any fitting public table, for thirty days",
        takes=Input,
        gives=WishShape,
        status=201,
        refuses=(Code.BAD_SETUP, Code.TOO_MANY, Code.NEEDS_ACCOUNT, Code.SUSPENDED),
        signed_in=True,
        sends={"title": "yspahan", "pace": "daily", "least": 3, "most": 4},
    )
    def post(self, request: Request) -> Response:
        """When one is open you are told, and half an hour later you sit there, unless you decline."""
        wish = services.wish_make(by=request.user, **self.take(request, self.Input))
        return Response(wish_json(wish), 201)


class WishApi(Call):
    """One wish of mine."""

    permission_classes = (IsAuthenticated,)

    class Input(Shape):
        """Whether it rests."""

        paused = Flag()

    @call(
        "wish_pause",
        "Pause a wish, or wake it",
        takes=Input,
        gives=WishShape,
        refuses=(Code.NOT_FOUND,),
        signed_in=True,
        sends={"paused": True},
    )
    def post(self, request: Request, number: int) -> Response:
        """A paused wish gives up the seat that is proposed."""
        asked = self.take(request, self.Input)
        return Response(wish_json(services.wish_pause(by=request.user, wish_id=number, **asked)))

    @call("wish_drop", "Take a wish back", status=204, refuses=(Code.NOT_FOUND,), signed_in=True)
    def delete(self, request: Request, number: int) -> Response:
        """It is gone."""
        services.wish_drop(by=request.user, wish_id=number)
        return Response(status=204)


class WishDeclineApi(Call):
    """A proposed seat declined."""

    permission_classes = (IsAuthenticated,)

    @call(
        "wish_decline",
        "Say no to the seat that is proposed; the wish stands",
        gives=WishShape,
        refuses=(Code.NOT_FOUND,),
        signed_in=True,
    )
    def post(self, request: Request, number: int) -> Response:
        """That table isn't proposed again."""
        return Response(wish_json(services.wish_decline(by=request.user, wish_id=number)))
