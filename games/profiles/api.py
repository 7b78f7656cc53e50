"""REST operations on people: the ones you know, your stars, and profiles."""

from __future__ import annotations

from django.http import Http404
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.models import ProfileFor, User
from accounts.selectors.finding import PersonSeen
from accounts.services.profiles import profile_show
from accounts.services.stars import star_set
from games.api.fields import Flag, Fraction, Instant, Number, OneOf, Words
from games.api.openapi import call
from games.api.operation import Call, SignedInCall, person_of
from games.api.schemas.base import Schema
from games.api.schemas.rating import RatingSchema
from games.errors import Code
from games.models import STRENGTHS
from games.profiles.selectors import curve_of, profile_for, profile_open
from games.rules import titles
from games.selectors.people import people_wanted
from games.services.computer_profiles import person_for_profile
from mp2site.infra.replicas import may_lag


class KnownSchema(Schema):
    """A person that you know."""

    name = Words("The person's username.")
    starred = Flag("Whether you have given the person a star.")
    games = Number("The number of started games with both of you.")
    last = Instant("When the last of these games started; null: there is none.", allow_null=True)
    ahead = Number("The number of finished games in which you ranked better.")
    behind = Number("The number of finished games in which the person ranked better.")
    level = Number("The number of finished games in which you shared a rank.")


class PeopleApi(SignedInCall):
    """The people that you know."""

    class Query(Schema):
        """Filters of the list."""

        q = serializers.CharField(
            required=False,
            max_length=150,
            help_text="The beginning of a username: return only people whose username begins so. Members "
            "of your circles are found, too.",
        )
        title = OneOf(
            [title.slug for title in titles],
            "A title's slug, such as `yspahan`: return only people with whom you have played this title, "
            "and count only games of it.",
            required=False,
        )

    class Output(Schema):
        """The people that you know."""

        results = KnownSchema(many=True, help_text="The people found.")

    @call("people", "List or search people you know", response=Output, parameters=[Query])
    @may_lag
    def get(self, request: Request) -> Response:
        """Return the people you know: those you have played with or starred, at most 500.

        With `q`, return people whose username begins with `q`, at most 20; then members of your
        circles are included. Only signed-in people may call it.
        """
        asked = self.ask(request, self.Query)
        known = people_wanted(request.user, asked.get("q", ""), asked.get("title", ""))
        return Response({"results": [KnownSchema.of(one) for one in known]})


class StarsApi(SignedInCall):
    """Your star for a person."""

    class Input(Schema):
        """The person's username, and whether to give or take away your star."""

        name = Words("The person's username.", max_length=150)
        starred = Flag("`true`: give a star; `false`: take it away.", default=True)

    @call(
        "star_set",
        "Give a star or take it away",
        request=Input,
        request_example={"name": "jonas", "starred": True},
        status=204,
        refuses=(Code.BAD_SETUP, Code.TOO_MANY, Code.NEEDS_ACCOUNT),
    )
    def post(self, request: Request) -> Response:
        """Give a person a star, or take it away. A star marks a person you like to play with.

        Needs an account; refused for yourself and for unknown names.
        """
        star_set(by=request.user, **self.take(request, self.Input))
        return Response(status=204)


class ScoresSchema(Schema):
    """A typical score: the median of all scores, and the range of the middle half."""

    median = Number("The median score in points.")
    low = Number("The lower end of the middle half of the scores, in points.")
    high = Number("The upper end of the middle half of the scores, in points.")


class RecordSchema(Schema):
    """A person's finished games of a title."""

    title = Words("The title's slug, such as `yspahan`.")
    games = Number(
        "The number of finished games of this title, among the person's last 2,000 of all titles."
    )
    won = Number("The number of games won, shared wins included.")
    expected = Fraction(
        "The number of games that the person would have won if all players were equally strong, "
        "such as 7.5."
    )
    scores = ScoresSchema(
        allow_null=True, help_text="The typical score; null: fewer than four finished games."
    )
    rating = RatingSchema(
        allow_null=True, help_text="The rating; null: the person has no rated game."
    )
    seconds = Fraction(
        "The median time for a move made by hand, in seconds, nights included; null: unknown.",
        allow_null=True,
    )


class PunctualSchema(Schema):
    """The number of the person's last turns with a clock, and of those that were in time."""

    turns = Number("The number of last turns counted, at most 100.")
    in_time = Number("The number of these turns that were made in time.")


class MetSchema(Schema):
    """The results of the games that you and the person played at a title."""

    title = Words("The title's slug, such as `yspahan`.")
    games = Number("The number of finished games with both of you.")
    ahead = Number("The number of games in which you ranked better.")
    level = Number("The number of games in which you shared a rank.")
    behind = Number("The number of games in which the person ranked better.")


class ProfileSchema(Schema):
    """A profile, computed from finished games and closed turns."""

    records = RecordSchema(many=True, help_text="The results by title.")
    punctual = PunctualSchema(
        allow_null=True, help_text="How many turns were made in time; null: no turn had a clock."
    )
    met = MetSchema(
        many=True,
        help_text="The results between you and the person by title; empty if this is you, or you "
        "aren't signed in.",
    )


class ProfileApi(Call):
    """A person's profile."""

    class Output(Schema):
        """The person's profile; `profile` is null if you may not see it."""

        name = Words("The person's username.")
        computer = Flag("Whether a program plays for this account.")
        strength = OneOf(
            ["", *STRENGTHS],
            "The computer player's strength: `apprentice`, `merchant` or `master`, the strongest; empty "
            "for people and for their programs.",
            allow_blank=True,
        )
        hidden = Flag("Whether the person hides the profile from you.")
        profile = ProfileSchema(
            allow_null=True, help_text="The profile; null: it is hidden from you."
        )

    @call("profile", "Show a person's profile", response=Output, refuses=(Code.NOT_FOUND,))
    @may_lag
    def get(self, request: Request, name: str) -> Response:
        """Return the person's results, times and ratings by title, and your results against them.

        Anyone may call it; `profile` is null if the person hides it from you.
        """
        reader = person_of(request)
        seen = _seen(name, reader)
        whose, profile = seen.person, profile_for(seen, reader)
        facts = {"name": whose.name, "computer": whose.is_computer, "strength": whose.strength}
        told = None if profile is None else ProfileSchema.of(profile)
        return Response({**facts, "hidden": profile is None, "profile": told})


class RatedGameSchema(Schema):
    """A rated game, and its effect on the person's rating."""

    at = Instant("When the game ended.", source="ended_at")
    points = Number("The rating after the game, in points.")
    range = Number("The uncertainty of the rating: ± points after the game.", source="give_or_take")
    change = Number("How much the game changed the rating, in points; negative: the rating fell.")


class CurveApi(Call):
    """A person's rating history."""

    class Output(Schema):
        """The person's rating history at the title."""

        hidden = Flag("Whether the person hides the profile from you.")
        results = RatedGameSchema(many=True, help_text="The last 60 rated games, the oldest first.")

    @call(
        "rating_curve", "Show a person's rating history", response=Output, refuses=(Code.NOT_FOUND,)
    )
    @may_lag
    def get(self, request: Request, name: str, slug: str) -> Response:
        """Return the rating after each of the person's last 60 rated games at a title.

        Anyone may call it; `results` is empty if the person hides the profile from you.
        """
        reader, title = person_of(request), titles.get(slug).slug
        seen = _seen(name, reader)
        is_open = profile_open(seen, reader)
        games = curve_of(seen.person, title) if is_open else []
        return Response(
            {"hidden": not is_open, "results": [RatedGameSchema.of(one) for one in games]}
        )


class OwnProfileSchema(Schema):
    """The visibility of your profile."""

    shown_to = OneOf(
        ProfileFor.values,
        "Who may see your profile: `everybody`, `opponents` (people you have played with) or "
        "`nobody`.",
    )


class OwnProfileApi(SignedInCall):
    """The visibility of your profile."""

    @call("own_profile", "Show who may see your profile", response=OwnProfileSchema)
    def get(self, request: Request) -> Response:
        """Return who may see your profile. You always may. Only signed-in people may call it."""
        person: User = request.user
        return Response({"shown_to": person.profile_for})

    @call(
        "profile_show",
        "Set who may see your profile",
        request=OwnProfileSchema,
        request_example={"shown_to": "opponents"},
        response=OwnProfileSchema,
    )
    def post(self, request: Request) -> Response:
        """Set who may see your profile. Ladders list only people whose profile everybody may see.

        Only signed-in people may call it.
        """
        profile_show(person=request.user, to=self.take(request, OwnProfileSchema)["shown_to"])
        return self.get(request)


def _seen(name: str, reader: User | None) -> PersonSeen:
    """Return the person with a name, and what the reader may see of them. Raises Http404."""
    seen = person_for_profile(name=name, reader=reader)
    if seen is None:
        raise Http404
    return seen
