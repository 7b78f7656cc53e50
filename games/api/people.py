"""The people around me: whom I played with, whom I starred, whom I may find by name."""

from __future__ import annotations

from dataclasses import asdict

from rest_framework import serializers
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.services import star_set
from games import selectors
from games.api.faces import Call
from games.api.fields import Flag, Words
from games.api.schema import call
from games.api.shapes import Shape
from games.errors import Code


class KnownShape(Shape):
    """Somebody I know."""

    name = serializers.CharField()
    starred = serializers.BooleanField(help_text="Whether I gave them a star; they aren't told.")
    games = serializers.IntegerField(help_text="How many games we have begun together.")
    last = serializers.DateTimeField(allow_null=True, help_text="When the last of them began.")
    ahead = serializers.IntegerField(help_text="In how many of them I placed better.")
    behind = serializers.IntegerField()
    level = serializers.IntegerField()


class PeopleApi(Call):
    """The people I know."""

    permission_classes = (IsAuthenticated,)

    class Query(Shape):
        """Whom to look for."""

        q = serializers.CharField(
            required=False,
            max_length=150,
            help_text="The beginning of a name; looked for among those I played with, starred, or "
            "share a circle with.",
        )

    class Output(Shape):
        """All of them."""

        results = KnownShape(many=True)

    @call(
        "people",
        "The people you know: the starred first, then whom you played with last",
        gives=Output,
        parameters=[Query],
        signed_in=True,
    )
    def get(self, request: Request) -> Response:
        """List them, at most 500; by a beginning of a name, at most 20."""
        beginning = self.ask(request, self.Query).get("q", "")
        if beginning:
            known = selectors.people_found(request.user, beginning)
        else:
            known = selectors.people_known(request.user)
        return Response({"results": [asdict(one) for one in known]})


class StarsApi(Call):
    """A star of mine."""

    permission_classes = (IsAuthenticated,)

    class Input(Shape):
        """Whose, and whether they have one."""

        name = Words(max_length=150)
        starred = Flag(default=True)

    @call(
        "star_set",
        "Give somebody a star, or take it back; nobody is told",
        takes=Input,
        sends={"name": "jonas", "starred": True},
        status=204,
        refuses=(Code.BAD_SETUP, Code.TOO_MANY, Code.NEEDS_ACCOUNT),
        signed_in=True,
    )
    def post(self, request: Request) -> Response:
        """Mark somebody as one you like to play with."""
        star_set(by=request.user, **self.take(request, self.Input))
        return Response(status=204)
