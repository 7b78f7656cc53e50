"""REST operations on circles."""

from __future__ import annotations

from rest_framework.request import Request
from rest_framework.response import Response

from accounts.models import Circle, Membership
from accounts.models.circles import ABOUT_LENGTH, NAME_LENGTH
from accounts.selectors.circles import circle_get_for, circles_of
from accounts.services.circles import (
    circle_dissolve,
    circle_found,
    circle_hand_over,
    circle_join,
    circle_leave,
    circle_link_set,
    circle_remove,
    circle_rename,
)
from games.api.fields import Flag, Instant, Number, OneOf, Words
from games.api.openapi import call
from games.api.operation import SignedInCall
from games.api.schemas.base import Json, Schema
from games.circles.services import circle_report
from games.errors import Code


class MemberSchema(Schema):
    """A member of a circle."""

    name = Words("The member's username.", source="person.name")
    role = OneOf(Membership.Role.choices, "The person's role in the circle: `founder` or `member`.")
    joined_at = Instant("When the person joined the circle.")


class CircleSchema(Schema):
    """The circle as one of its members sees it."""

    id = Number("The circle's number.")
    name = Words("The circle's name.")
    about = Words("The circle's description in plain text; empty: none.", allow_blank=True)
    role = OneOf(Membership.Role.choices, "Your role in the circle: `founder` or `member`.")
    link = Words(
        "The token at the end of the circle's link, such as `kQ3vT0yB1mE9sWq7pLzA`; empty: no link.",
        allow_blank=True,
    )
    members = MemberSchema(
        many=True,
        help_text="The members, except people you have blocked and people who have blocked you.",
    )


class CircleInListSchema(Schema):
    """A circle in a list."""

    id = Number("The circle's number.")
    name = Words("The circle's name.")
    role = OneOf(Membership.Role.choices, "Your role in the circle: `founder` or `member`.")
    members = Number("The number of members.")


class CircleInput(Schema):
    """A circle's name and description."""

    name = Words("The circle's name.", max_length=NAME_LENGTH)
    about = Words(
        "The circle's description in plain text; empty: none.",
        max_length=ABOUT_LENGTH,
        allow_blank=True,
        default="",
    )


class NameInput(Schema):
    """A member's username."""

    name = Words("The member's username.", max_length=150)


CIRCLE = {"name": "The Thursday caravan", "about": "We play on Thursdays, slowly."}
FOUNDERS = (Code.NOT_FOUND, Code.NOT_HOST)


def circle_json(request: Request, number: int) -> Json:
    """Return a circle of the person as JSON."""
    seen = circle_get_for(person=request.user, circle_id=number)
    members = [MemberSchema.of(one) for one in seen.listed]
    link = seen.circle.link or ""
    return CircleSchema.of(seen.circle, role=seen.own.role, link=link, members=members)


def _answer(request: Request, circle: Circle, status: int = 200) -> Response:
    return Response(circle_json(request, circle.pk), status)


class CirclesApi(SignedInCall):
    """Your circles."""

    class Output(Schema):
        """The circles that you are in."""

        results = CircleInListSchema(many=True, help_text="Your circles, by name.")

    @call("circles", "List your circles by name", response=Output)
    def get(self, request: Request) -> Response:
        """Return the circles that you are in, by name. Only signed-in people may call it."""
        rows = [CircleInListSchema.of(one) for one in circles_of(request.user)]
        return Response({"results": rows})

    @call(
        "circle_found",
        "Create a circle",
        request=CircleInput,
        response=CircleSchema,
        status=201,
        refuses=(Code.BAD_SETUP, Code.TOO_MANY, Code.NEEDS_ACCOUNT),
        request_example=CIRCLE,
    )
    def post(self, request: Request) -> Response:
        """Create a circle. You are its founder and first member.

        Needs an account; refused if you are in too many circles.
        """
        circle = circle_found(by=request.user, **self.take(request, CircleInput))
        return _answer(request, circle, 201)


class CircleApi(SignedInCall):
    """One of your circles."""

    @call("circle", "Show one of your circles", response=CircleSchema, refuses=(Code.NOT_FOUND,))
    def get(self, request: Request, number: int) -> Response:
        """Return the circle with its members and the token of the link by which people join it.

        Only members may call it; others get 404.
        """
        return Response(circle_json(request, number))

    @call(
        "circle_rename",
        "Change a circle's name and description",
        request=CircleInput,
        response=CircleSchema,
        refuses=(*FOUNDERS, Code.BAD_SETUP),
        request_example=CIRCLE,
    )
    def post(self, request: Request, number: int) -> Response:
        """Replace the circle's name and description. Only the founder may call it."""
        words = self.take(request, CircleInput)
        circle = circle_rename(circle_id=number, by=request.user, **words)
        return _answer(request, circle)

    @call("circle_dissolve", "Delete a circle for all its members", status=204, refuses=FOUNDERS)
    def delete(self, request: Request, number: int) -> Response:
        """Delete the circle for all its members. Running games continue.

        Only the founder may call it.
        """
        circle_dissolve(circle_id=number, by=request.user)
        return Response(status=204)


class CircleReportApi(SignedInCall):
    """The report of a circle."""

    class Input(Schema):
        """Your reason for the report."""

        why = Words("Your reason, which the staff reads.", max_length=500)

    @call(
        "circle_report",
        "Report a circle to the staff",
        request=Input,
        request_example={"why": "Its name insults people."},
        status=204,
        refuses=(Code.NOT_FOUND, Code.BAD_PERSON, Code.TOO_MANY),
    )
    def post(self, request: Request, number: int) -> Response:
        """Report the circle's name and description to the staff.

        Read the staff's answer at `/api/me/reports/`. Only members may call it; refused if you are
        the founder.
        """
        why = self.take(request, self.Input)["why"]
        circle_report(circle_id=number, by=request.user, why=why)
        return Response(status=204)


class CircleLinkApi(SignedInCall):
    """The link of a circle."""

    class Input(Schema):
        """Whether the circle has a link."""

        open = Flag("`true`: make a new link; `false`: have no link.", default=True)

    @call(
        "circle_link_set",
        "Replace or remove a circle's link",
        request=Input,
        response=CircleSchema,
        refuses=FOUNDERS,
        request_example={"open": True},
    )
    def post(self, request: Request, number: int) -> Response:
        """Replace the link by a new one, or remove it. The old link stops working.

        Only the founder may call it.
        """
        asked = self.take(request, self.Input)
        circle = circle_link_set(circle_id=number, by=request.user, **asked)
        return _answer(request, circle)


class CircleJoinApi(SignedInCall):
    """Joining a circle by its link."""

    class Input(Schema):
        """The token of the circle's link."""

        link = Words(
            "The token at the end of the circle's link, such as `kQ3vT0yB1mE9sWq7pLzA`.",
            max_length=40,
        )

    @call(
        "circle_join",
        "Join a circle by its link",
        request=Input,
        response=CircleSchema,
        refuses=(Code.WRONG_TOKEN, Code.FULL, Code.TOO_MANY, Code.NEEDS_ACCOUNT),
        request_example={"link": "kQ3vT0yB1mE9sWq7pLzA"},
    )
    def post(self, request: Request) -> Response:
        """Join the circle that the link belongs to. If you are a member, nothing changes.

        Needs an account; refused if the link is wrong, the circle is full, or you are in too many
        circles.
        """
        circle = circle_join(by=request.user, **self.take(request, self.Input))
        return _answer(request, circle)


class CircleLeaveApi(SignedInCall):
    """Leaving a circle."""

    @call("circle_leave", "Leave a circle", status=204, refuses=(Code.NOT_FOUND, Code.BAD_SETUP))
    def post(self, request: Request, number: int) -> Response:
        """Leave the circle. If you are its last member, it is deleted.

        A founder must first hand the circle over to another member. Only members may call it.
        """
        circle_leave(circle_id=number, by=request.user)
        return Response(status=204)


class CircleRemoveApi(SignedInCall):
    """The removal of a member."""

    @call(
        "circle_remove",
        "Remove a member from a circle",
        request=NameInput,
        response=CircleSchema,
        refuses=(*FOUNDERS, Code.BAD_SETUP),
        request_example={"name": "jonas"},
    )
    def post(self, request: Request, number: int) -> Response:
        """Remove a member. The circle gets a new link, since the member knows the old one.

        Only the founder may call it.
        """
        asked = self.take(request, NameInput)
        circle_remove(circle_id=number, by=request.user, **asked)
        return Response(circle_json(request, number))


class CircleHandOverApi(SignedInCall):
    """The change of a circle's founder."""

    @call(
        "circle_hand_over",
        "Make another member the founder",
        request=NameInput,
        response=CircleSchema,
        refuses=(*FOUNDERS, Code.BAD_SETUP),
        request_example={"name": "jonas"},
    )
    def post(self, request: Request, number: int) -> Response:
        """Make another member the founder. You stay a member. Only the founder may call it."""
        asked = self.take(request, NameInput)
        circle_hand_over(circle_id=number, by=request.user, **asked)
        return Response(circle_json(request, number))
