"""REST operations on ladders: the ratings of a title, on the whole site or in a circle."""

from __future__ import annotations

from typing import Any

from django.db.models import QuerySet
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.selectors.circles import circle_get_for
from games.api.fields import Number, Switch, Words
from games.api.openapi import call
from games.api.operation import Call, SignedInCall, person_of
from games.api.pages import PageQuery, PageSchema, page
from games.api.schemas.base import Schema
from games.api.schemas.rating import RatingSchema
from games.api.schemas.table import TableSchema
from games.api.table_encoding import table_now
from games.errors import Code
from games.models import Rating
from games.ratings import selectors as ratings_selectors
from games.ratings.selectors import own_page
from games.rules import titles
from games.services.resigning import rating_agree
from mp2site.infra.replicas import may_lag


class PlaceSchema(Schema):
    """A place in a ladder, and the person who has it."""

    rank = Number("The person's rank, from 1; people with equal ratings share a rank.")
    name = Words("The person's username.", source="person.name")


class RankSchema(PlaceSchema, RatingSchema):
    """A person's rank in a ladder."""


class LadderQuery(PageQuery):
    """The page of a ladder."""

    me = Switch("`1`: return the page with your own place in its middle, if you are in the ladder.")


class LadderSchema(PageSchema):
    """A page of a ladder."""

    results = RankSchema(many=True, help_text="The people, the strongest first.")


class LadderApi(Call):
    """A title's ladder."""

    @call(
        "ladder",
        "Show a title's ladder",
        response=LadderSchema,
        parameters=[LadderQuery],
        refuses=(Code.NOT_FOUND,),
    )
    @may_lag
    def get(self, request: Request, slug: str) -> Response:
        """Return people by rating, the strongest first.

        The ladder lists people with at least ten rated games whose profile everybody may see.
        Programs aren't listed. Anyone may call it.
        """
        rows = ratings_selectors.ladder(titles.get(slug).slug)
        return _answer(request, rows, self.ask(request, LadderQuery))


class CircleLadderApi(SignedInCall):
    """A title's ladder in a circle."""

    @call(
        "circle_ladder",
        "Show a title's ladder within a circle",
        response=LadderSchema,
        parameters=[LadderQuery],
        refuses=(Code.NOT_FOUND,),
    )
    @may_lag
    def get(self, request: Request, number: int, slug: str) -> Response:
        """Return the circle's members in the title's ladder, with their ranks in the circle.

        Only members may call it.
        """
        seen = circle_get_for(person=request.user, circle_id=number)
        rows = ratings_selectors.ladder(titles.get(slug).slug, seen.people)
        return _answer(request, rows, self.ask(request, LadderQuery))


def _answer(request: Request, ladder: QuerySet[Rating], query: dict[str, Any]) -> Response:
    person = person_of(request)
    if person and query["me"] == "1" and "cursor" not in query:
        query["cursor"] = own_page(ladder, person, query["limit"])
    rows, next = page(request, ladder, query)
    ranked = ratings_selectors.ranked(ladder, rows)
    return Response(
        {"next": next, "results": [RankSchema.of(one, rank=rank) for rank, one in ranked]}
    )


class RatingApi(Call):
    """The rating of a game after a resignation."""

    @call(
        "rating_agree",
        "Agree to rate the game despite a resignation",
        response=TableSchema,
        refuses=(Code.NOT_FOUND, Code.NOT_YOUR_SEAT, Code.NOT_PLAYING, Code.BAD_SETUP),
    )
    def post(self, request: Request, id: str) -> Response:
        """Agree to rate the game among the remaining players after a resignation.

        If all remaining players agree, the game is rated for them, too. Otherwise it is rated only
        for those who resigned. You can't withdraw your agreement. Only remaining players may call
        it.
        """
        rating_agree(table_id=id, by=request.user)
        return table_now(request, id)
