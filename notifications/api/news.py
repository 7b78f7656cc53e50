"""REST views of news: read them, and mark them as read."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from games.api.fields import Flag, Instant, Number, Words
from games.api.openapi import RENDER, call
from games.api.operation import SignedInCall, sentences_wanted
from games.api.pages import PageQuery, PageSchema, cursor_checked, next_page
from games.api.schemas.base import Json, Schema
from notifications.kinds import names_that
from notifications.models import Kind
from notifications.news.counting import MOST, news_count
from notifications.news.items import RATING, TALK, Item
from notifications.news.marks import news_seen
from notifications.news.reading import news_page


def _kinds() -> list[str]:
    """Return the kinds of news."""
    return [Kind.TURN.value, *names_that(news=True), TALK, RATING]


class NewsSchema(Schema):
    """A news item, such as a turn, an invitation or a result."""

    kind = serializers.CharField()
    at = Instant("When it happened.")
    unread = Flag(
        "Whether the item is unread. An item counts as read once it is outdated, such as a "
        "turn that is over.",
        source="new",
    )
    table = Words(
        "The table's id, such as `fqk7m2xw9c`; null: the item is about something else, such as a "
        "season.",
        allow_null=True,
    )
    name = Words("The table's name; empty: none.", allow_blank=True)
    title = Words("The title's slug, such as `yspahan`; empty: no title.", allow_blank=True)
    by = Words(
        "The username of the person who caused the item; null: no person did, such as when "
        "time runs out.",
        allow_null=True,
    )
    link = Words("The address of the item's page, without the site's name.")
    facts = serializers.DictField(
        child=serializers.IntegerField(),
        help_text="Numbers by name. A finished game has `rank` (yours; 0: no result) and `size` (the "
        "number of seats); messages have `count` (of new ones); a rating has `points` and `change` "
        "(in points); a season has its `number`, and, when it is over, your `place` in the division.",
    )
    text = Words("The sentence in your language; only with `render=1`.", required=False)

    def get_fields(self) -> dict[str, Any]:
        """Return the schema's fields. The possible kinds are those of all features."""
        kind = serializers.ChoiceField(
            _kinds(),
            help_text="What happened, such as `turn` (it is your turn), `invitation` or `over` (the game ended). "
            "With `render=1`, `text` says it in a sentence.",
        )
        return {**super().get_fields(), "kind": kind}


class UnreadSchema(Schema):
    """The number of news items that are still unread."""

    unread = Number(f"The number of unread news items; {MOST} means {MOST} or more.")


class NewsApi(SignedInCall):
    """Your news."""

    class Output(UnreadSchema, PageSchema):
        """A page of your news items."""

        results = NewsSchema(many=True, help_text="The news items, the newest first.")

    @call(
        "news",
        "List your news items, the newest first",
        response=Output,
        parameters=[PageQuery, RENDER],
    )
    def get(self, request: Request) -> Response:
        """Return a page of your news: turns, invitations, results, rating changes and messages.

        Only signed-in people may call it.
        """
        query = self.ask(request, PageQuery)
        with cursor_checked():
            page = news_page(request.user, query.get("cursor", ""), query["limit"])
        items = [_item_json(one, sentences_wanted(request)) for one in page.items]
        following = next_page(request, page.after)
        return Response({"unread": news_count(request.user), "next": following, "results": items})


class NewsReadApi(SignedInCall):
    """The marking of news items as read."""

    class Input(Schema):
        """The news items to mark as read; without these fields, all items."""

        until = serializers.DateTimeField(
            required=False,
            help_text="Mark items up to this time, such as the `at` of the newest that you have seen; left out: "
            "up to now.",
        )
        table = Words(
            "The id of a table: mark only its items; left out: items of all tables.",
            required=False,
            max_length=10,
        )

    @call(
        "news_read",
        "Mark news items as read",
        request=Input,
        response=UnreadSchema,
        request_example={"until": "2026-11-25T12:00:00Z"},
    )
    def post(self, request: Request) -> Response:
        """Mark news items as read, up to a time or of one table. Later items stay unread.

        Opening a table's page also marks that table's items. Only signed-in people may call it.
        """
        asked = self.take(request, self.Input)
        news_seen(person=request.user, table_id=asked.get("table"), until=asked.get("until"))
        return Response({"unread": news_count(request.user)})


def _item_json(item: Item, sentences: bool) -> Json:
    told = {"text": item.text} if sentences else {}
    table = item.table
    about = {
        "table": table.pk if table else None,
        "name": table.name if table else "",
        "title": item.title,
    }
    return NewsSchema.of(item, by=item.by or None, **about, **told)
