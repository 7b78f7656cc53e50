"""Ladders: how strong people are at a title."""

from __future__ import annotations

from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from games import selectors
from games.api.faces import Call
from games.api.pages import PageQuery, page
from games.api.schema import call
from games.api.shapes import RatingShape, Shape
from games.api.wire import Json
from games.errors import Code
from games.models import Rating
from games.rules import titles


class RankShape(RatingShape):
    """Somebody's place in a ladder."""

    rank = serializers.IntegerField(help_text="One more than how many are stronger.")
    name = serializers.CharField()


class LadderApi(Call):
    """A title's ladder."""

    class Output(Shape):
        """A page of it."""

        next = serializers.CharField(allow_null=True)
        results = RankShape(many=True)

    @call(
        "ladder",
        "How strong people are at a title, the strongest first",
        gives=Output,
        parameters=[PageQuery],
        refuses=(Code.NOT_FOUND,),
    )
    def get(self, request: Request, slug: str) -> Response:
        """List who has finished ten rated games and shows it to everybody; no computers."""
        query, title = self.ask(request, PageQuery), titles.get(slug)
        rows, next = page(request, selectors.ladder(title.slug), query)
        ranked = selectors.ranked(title.slug, rows)
        return Response({"next": next, "results": [_rank_json(*one) for one in ranked]})


def rating_json(rating: Rating) -> Json:
    """Return a rating as data."""
    return {
        "points": rating.points,
        "range": rating.give_or_take,
        "games": rating.games,
        "provisional": rating.provisional,
    }


def _rank_json(rank: int, rating: Rating) -> Json:
    return {"rank": rank, "name": rating.person.name, **rating_json(rating)}
