"""The REST views of titles and their rulebooks."""

from __future__ import annotations

from rest_framework import serializers
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response

from games.api.faces import Call, say_for
from games.api.schema import RENDER, call
from games.api.shapes import Shape, TextShape
from games.api.wire import title_json
from games.errors import Code
from games.rules import titles


class OrderShape(Shape):
    """A conditional answer that a seat may set."""

    id = serializers.CharField()
    values = serializers.ListField(child=serializers.CharField())
    default = serializers.CharField()
    label = TextShape()
    labels = TextShape(many=True, help_text="One per value.")
    help = TextShape()


class OptionShape(OrderShape):
    """A setting of a table, chosen before it starts."""


class TitleShape(Shape):
    """A title's facts."""

    slug = serializers.CharField()
    name = serializers.CharField()
    seats = serializers.ListField(child=serializers.IntegerField())
    editions = serializers.ListField(
        child=serializers.CharField(), help_text="Of its data; the first is the default."
    )
    rules_version = serializers.IntegerField()
    designers = serializers.ListField(child=serializers.CharField())
    publisher = serializers.CharField(allow_blank=True)
    year = serializers.IntegerField()
    options = OptionShape(many=True)
    standing_orders = OrderShape(many=True)


class TitlesApi(Call):
    """All titles."""

    permission_classes = (AllowAny,)

    class Output(Shape):
        """The titles in the order of the lobby."""

        results = TitleShape(many=True)

    @call(
        "titles",
        "List all titles",
        response=Output,
        parameters=[RENDER],
    )
    def get(self, request: Request) -> Response:
        """Return all titles with their options and conditional answers. Anyone may call it."""
        say = say_for(request, None)
        return Response({"results": [title_json(title, say) for title in titles]})


class TitleApi(Call):
    """One title."""

    permission_classes = (AllowAny,)

    class Output(TitleShape):
        """A title's facts and the address of its rulebook."""

        rulebook = serializers.CharField()

    @call(
        "title",
        "Show a title's facts",
        response=Output,
        refuses=(Code.NOT_FOUND,),
        parameters=[RENDER],
    )
    def get(self, request: Request, slug: str) -> Response:
        """Return a title's seats, editions, options and rules version. Anyone may call it."""
        facts = title_json(titles.get(slug), say_for(request, None))
        return Response({**facts, "rulebook": f"/api/titles/{slug}/rulebook/"})


class RulebookApi(Call):
    """A title's rulebook."""

    permission_classes = (AllowAny,)

    class Query(Shape):
        """The language of the rulebook."""

        language = serializers.ChoiceField(["en", "de"], default="en")

    class Output(Shape):
        """The rulebook in Markdown; every rule has an anchor, which `cite` names."""

        slug = serializers.CharField()
        language = serializers.CharField()
        text = serializers.CharField()

    @call(
        "rulebook",
        "Show a title's rulebook",
        response=Output,
        parameters=[Query],
        refuses=(Code.NOT_FOUND,),
    )
    def get(self, request: Request, slug: str) -> Response:
        """Return the rulebook in Markdown. Anyone may call it."""
        language = self.ask(request, self.Query)["language"]
        text = titles.get(slug).rulebooks[language]
        return Response({"slug": slug, "language": language, "text": text})
