"""Circles: mine, one of them, and what one can do with it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from rest_framework import serializers
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response

from accounts import services
from accounts.models import Circle, Membership
from accounts.models.circles import ABOUT_LENGTH, NAME_LENGTH
from accounts.selectors import circle_get_for, circles_of
from games.api.faces import Call
from games.api.fields import Flag, Words
from games.api.schema import call
from games.api.shapes import Shape
from games.api.wire import Json
from games.errors import Code
from games.services import circle_report


class MemberShape(Shape):
    """Somebody in a circle."""

    name = serializers.CharField()
    role = serializers.ChoiceField(Membership.Role.choices)
    joined_at = serializers.DateTimeField()


class CircleShape(Shape):
    """A circle as one of its members sees it."""

    id = serializers.IntegerField()
    name = serializers.CharField()
    about = serializers.CharField(allow_blank=True)
    role = serializers.ChoiceField(Membership.Role.choices, help_text="Yours.")
    link = serializers.CharField(
        allow_blank=True, help_text="The token by which people join; empty: closed."
    )
    members = MemberShape(many=True, help_text="Who has blocked you or whom you have isn't told.")


class CircleInListShape(Shape):
    """A circle in a list."""

    id = serializers.IntegerField()
    name = serializers.CharField()
    role = serializers.ChoiceField(Membership.Role.choices)
    members = serializers.IntegerField(help_text="How many.")


class CircleInput(Shape):
    """A circle's words."""

    name = Words(max_length=NAME_LENGTH)
    about = Words(max_length=ABOUT_LENGTH, allow_blank=True, default="")


class NameInput(Shape):
    """One of the members."""

    name = Words(max_length=150)


class _CircleCall(Call):
    permission_classes = (IsAuthenticated,)


CIRCLE = {"name": "The Thursday caravan", "about": "We play on Thursdays, slowly."}
FOUNDERS = (Code.NOT_FOUND, Code.NOT_HOST)


def circle_json(request: Request, number: int) -> Json:
    """Return a circle of the person's as data."""
    company = circle_get_for(person=request.user, circle_id=number)
    circle = company.circle
    members = [
        {"name": one.person.name, "role": one.role, "joined_at": one.joined_at}
        for one in company.listed
    ]
    said: dict[str, Any] = {"id": circle.pk, "name": circle.name, "about": circle.about}
    return {**said, "role": company.own.role, "link": circle.link or "", "members": members}


def _answer(request: Request, circle: Circle, status: int = 200) -> Response:
    return Response(circle_json(request, circle.pk), status)


class CirclesApi(_CircleCall):
    """My circles."""

    class Output(Shape):
        """All of them."""

        results = CircleInListShape(many=True)

    @call("circles", "Your circles, by name", gives=Output, signed_in=True)
    def get(self, request: Request) -> Response:
        """List them."""
        rows = [asdict(one) for one in circles_of(request.user)]
        return Response({"results": rows})

    @call(
        "circle_found",
        "Found a circle",
        takes=CircleInput,
        gives=CircleShape,
        status=201,
        refuses=(Code.BAD_SETUP, Code.TOO_MANY, Code.NEEDS_ACCOUNT),
        signed_in=True,
        sends=CIRCLE,
    )
    def post(self, request: Request) -> Response:
        """Be its founder and its first member."""
        circle = services.circle_found(by=request.user, **self.take(request, CircleInput))
        return _answer(request, circle, 201)


class CircleApi(_CircleCall):
    """One circle of mine."""

    @call(
        "circle",
        "A circle that you are in",
        gives=CircleShape,
        refuses=(Code.NOT_FOUND,),
        signed_in=True,
    )
    def get(self, request: Request, number: int) -> Response:
        """Show it with its members and its link."""
        return Response(circle_json(request, number))

    @call(
        "circle_rename",
        "Change a circle's name and sentence, as its founder",
        takes=CircleInput,
        gives=CircleShape,
        refuses=(*FOUNDERS, Code.BAD_SETUP),
        signed_in=True,
        sends=CIRCLE,
    )
    def post(self, request: Request, number: int) -> Response:
        """Both are replaced."""
        words = self.take(request, CircleInput)
        circle = services.circle_rename(circle_id=number, by=request.user, **words)
        return _answer(request, circle)

    @call(
        "circle_dissolve",
        "Dissolve a circle for everybody, as its founder",
        status=204,
        refuses=FOUNDERS,
        signed_in=True,
    )
    def delete(self, request: Request, number: int) -> Response:
        """It is gone; games go on."""
        services.circle_dissolve(circle_id=number, by=request.user)
        return Response(status=204)


class CircleReportApi(_CircleCall):
    """A circle of mine that I report."""

    class Input(Shape):
        """What is wrong with it."""

        why = Words(max_length=500)

    @call(
        "circle_report",
        "Report a circle that you are in to the staff: nobody in it is told",
        takes=Input,
        sends={"why": "Its name insults people."},
        status=204,
        refuses=(Code.NOT_FOUND, Code.BAD_PERSON, Code.TOO_MANY),
        signed_in=True,
    )
    def post(self, request: Request, number: int) -> Response:
        """Report its name and its sentence; `me/reports/` has the answer."""
        why = self.take(request, self.Input)["why"]
        circle_report(circle_id=number, by=request.user, why=why)
        return Response(status=204)


class CircleLinkApi(_CircleCall):
    """The link of a circle."""

    class Input(Shape):
        """Whether there is to be one."""

        open = Flag(default=True)

    @call(
        "circle_link_set",
        "Renew a circle's link or close it, as its founder",
        takes=Input,
        gives=CircleShape,
        refuses=FOUNDERS,
        signed_in=True,
        sends={"open": True},
    )
    def post(self, request: Request, number: int) -> Response:
        """Earlier links open nothing any more."""
        asked = self.take(request, self.Input)
        circle = services.circle_link_set(circle_id=number, by=request.user, **asked)
        return _answer(request, circle)


class CircleJoinApi(_CircleCall):
    """A circle joined by its link."""

    class Input(Shape):
        """The link's token."""

        link = Words(max_length=40)

    @call(
        "circle_join",
        "Join a circle by its link",
        takes=Input,
        gives=CircleShape,
        refuses=(Code.WRONG_TOKEN, Code.FULL, Code.TOO_MANY, Code.NEEDS_ACCOUNT),
        signed_in=True,
        sends={"link": "kQ3vT0yB1mE9sWq7pLzA"},
    )
    def post(self, request: Request) -> Response:
        """Whoever is in already stays in."""
        circle = services.circle_join(by=request.user, **self.take(request, self.Input))
        return _answer(request, circle)


class CircleLeaveApi(_CircleCall):
    """A circle left."""

    @call(
        "circle_leave",
        "Leave a circle; its founder hands it over first",
        status=204,
        refuses=(Code.NOT_FOUND, Code.BAD_SETUP),
        signed_in=True,
    )
    def post(self, request: Request, number: int) -> Response:
        """The last one who leaves dissolves it."""
        services.circle_leave(circle_id=number, by=request.user)
        return Response(status=204)


class CircleRemoveApi(_CircleCall):
    """A member removed."""

    @call(
        "circle_remove",
        "Remove a member, as the circle's founder",
        takes=NameInput,
        gives=CircleShape,
        refuses=(*FOUNDERS, Code.BAD_SETUP),
        signed_in=True,
        sends={"name": "jonas"},
    )
    def post(self, request: Request, number: int) -> Response:
        """The link is renewed, so that they don't come back by it."""
        asked = self.take(request, NameInput)
        services.circle_remove(circle_id=number, by=request.user, **asked)
        return Response(circle_json(request, number))


class CircleHandOverApi(_CircleCall):
    """A circle handed over."""

    @call(
        "circle_hand_over",
        "Make another member the founder",
        takes=NameInput,
        gives=CircleShape,
        refuses=(*FOUNDERS, Code.BAD_SETUP),
        signed_in=True,
        sends={"name": "jonas"},
    )
    def post(self, request: Request, number: int) -> Response:
        """You are a member from then on."""
        asked = self.take(request, NameInput)
        services.circle_hand_over(circle_id=number, by=request.user, **asked)
        return Response(circle_json(request, number))
