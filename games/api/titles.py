"""The REST views of titles and their rulebooks."""

from __future__ import annotations

from rest_framework import serializers
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response

from games.api.encoding import title_json
from games.api.openapi import RENDER, call
from games.api.operation import Call, say_for
from games.api.schemas import Schema, TextSchema
from games.errors import Code
from games.rules import titles


class ConditionalAnswerSchema(Schema):
    """A conditional answer that a seat may set."""

    id = serializers.CharField(help_text="The id, such as `save-cube`.")
    values = serializers.ListField(
        child=serializers.CharField(), help_text="The possible values, such as `always`."
    )
    default = serializers.CharField(help_text="The value if none is set.")
    label = TextSchema(help_text="The name in words.")
    labels = TextSchema(many=True, help_text="The values in words, in their order.")
    help = TextSchema(help_text="What it is for, in a sentence.")


class OptionSchema(ConditionalAnswerSchema):
    """A setting of a table, chosen before it starts."""


class TitleSchema(Schema):
    """A title's facts."""

    slug = serializers.CharField(help_text="The title's slug, such as `yspahan`.")
    name = serializers.CharField(help_text="The title's name.")
    seats = serializers.ListField(
        child=serializers.IntegerField(),
        help_text="The possible numbers of seats, such as [2, 3, 4].",
    )
    editions = serializers.ListField(
        child=serializers.CharField(),
        help_text="The editions of the title's data; the first is the default.",
    )
    rules_version = serializers.IntegerField(help_text="The current version of the rules.")
    designers = serializers.ListField(
        child=serializers.CharField(), help_text="The names of the game's designers."
    )
    publisher = serializers.CharField(
        allow_blank=True, help_text="The game's publisher; empty: none."
    )
    year = serializers.IntegerField(help_text="The year of publication.")
    options = OptionSchema(many=True, help_text="The settings of a table.")
    conditional_answers = ConditionalAnswerSchema(
        many=True, help_text="The conditional answers that players can set."
    )


class TitlesApi(Call):
    """All titles."""

    permission_classes = (AllowAny,)

    class Output(Schema):
        """The titles in the order of the lobby."""

        results = TitleSchema(many=True)

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

    class Output(TitleSchema):
        """A title's facts and the address of its rulebook."""

        rulebook = serializers.CharField(help_text="The address of the rulebook, without the site.")

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

    class Query(Schema):
        """The language of the rulebook."""

        language = serializers.ChoiceField(
            ["en", "de"], default="en", help_text="The language of the rulebook: `en` or `de`."
        )

    class Output(Schema):
        """The rulebook in Markdown; every rule has an anchor, which `cite` names."""

        slug = serializers.CharField(help_text="The title's slug, such as `yspahan`.")
        language = serializers.CharField(help_text="The language of the text, such as `en`.")
        text = serializers.CharField(
            help_text="The rulebook in Markdown; every rule has an anchor, which `cite` names."
        )

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
        text = titles.get(slug).texts.rulebooks[language]
        return Response({"slug": slug, "language": language, "text": text})
