"""The REST views of titles and their rulebooks."""

from __future__ import annotations

from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response

from games.api.fields import Number, NumberList, OneOf, WordList, Words
from games.api.openapi import RENDER, call
from games.api.operation import Call, say_for
from games.api.schemas.base import Schema
from games.api.schemas.texts import TextSchema
from games.errors import Code
from games.rules import titles
from games.rules.kernel import LANGUAGES, SOURCE


class ConditionalAnswerSchema(Schema):
    """A conditional answer that a player can set."""

    id = Words("The id, such as `save-cube`, to send with one of the values.")
    values = WordList("The possible values, such as `always`.")
    default = Words("The value if nobody sets one.")
    label = TextSchema(help_text="The name, for people to read.")
    labels = TextSchema(
        many=True, help_text="The names of `values`, in the same order, for people to read."
    )
    help = TextSchema(help_text="An explanation in a sentence.")


class OptionSchema(ConditionalAnswerSchema):
    """An option of a table. The host chooses its value when creating the table."""


class TitleSchema(Schema):
    """A title's facts."""

    slug = Words("The title's slug, such as `yspahan`.")
    name = Words("The title's name.")
    seats = NumberList("The possible numbers of seats, such as [2, 3, 4].")
    editions = WordList(
        "The editions of the title's data; the first is the default.", source="editions.names"
    )
    rules_version = Number("The current version of the rules.")
    designers = WordList("The names of the game's designers.", source="meta.designers")
    publisher = Words(
        "The game's publisher; empty: none.", allow_blank=True, source="meta.publisher"
    )
    year = Number("The year of publication.", source="meta.year")
    options = OptionSchema(many=True, help_text="The settings of a table of this title.")
    conditional_answers = ConditionalAnswerSchema(
        many=True,
        help_text="The conditional answers that players can set.",
        source="meta.conditional_answers",
    )


class TitlesApi(Call):
    """All titles."""

    permission_classes = (AllowAny,)

    class Output(Schema):
        """All titles."""

        results = TitleSchema(many=True, help_text="The titles in the order of the lobby.")

    @call("titles", "List all titles", response=Output, parameters=[RENDER])
    def get(self, request: Request) -> Response:
        """Return all titles with their options and conditional answers. Anyone may call it."""
        say = say_for(request, None)
        return Response({"results": [TitleSchema.of(title, say) for title in titles]})


class TitleApi(Call):
    """One title."""

    permission_classes = (AllowAny,)

    class Output(TitleSchema):
        """A title's facts and the address of its rulebook."""

        rulebook = Words("The address of the rulebook, such as `/api/titles/yspahan/rulebook/`.")

    @call(
        "title",
        "Show a title's facts",
        response=Output,
        refuses=(Code.NOT_FOUND,),
        parameters=[RENDER],
    )
    def get(self, request: Request, slug: str) -> Response:
        """Return a title's seats, editions, options and rules version. Anyone may call it."""
        title, say = titles.get(slug), say_for(request, None)
        rulebook = f"/api/titles/{slug}/rulebook/"
        return Response(self.Output.of(title, say, rulebook=rulebook))


class RulebookApi(Call):
    """A title's rulebook."""

    permission_classes = (AllowAny,)

    class Query(Schema):
        """The language of the rulebook."""

        language = OneOf(
            list(LANGUAGES),
            "The language of the rulebook; without a rulebook in it, you get the English one.",
            default=SOURCE,
        )

    class Output(Schema):
        """A title's rulebook."""

        slug = Words("The title's slug, such as `yspahan`.")
        language = Words("The language of the text, such as `en`.")
        text = Words("The rulebook in Markdown; `cite` of a choice names the anchor of a rule.")

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
        books = titles.get(slug).texts.rulebooks
        language = language if language in books else SOURCE
        return Response({"slug": slug, "language": language, "text": books[language]})
