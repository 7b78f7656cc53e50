"""Pages of lists, found by keys; see `games.selectors.pages`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from django.db.models import QuerySet
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.utils.urls import replace_query_param

from games.api.fields import Words
from games.api.schemas.base import Schema
from games.selectors.pages import LONGEST, Among, BadKey, Row, page_after

SIZE: Final = 50


class PageQuery(Schema):
    """The query parameters of every list in pages."""

    cursor = serializers.CharField(
        required=False,
        max_length=LONGEST,
        help_text="The beginning of the page. Without it, you get the first page. For the next page, take "
        "it from the address in `next`.",
    )
    limit = serializers.IntegerField(
        default=SIZE,
        min_value=1,
        max_value=200,
        help_text="The greatest number of entries on the page.",
    )


class PageSchema(Schema):
    """A page of a list. Subclasses add the field `results`."""

    next = Words("The address of the next page; null: this is the last page.", allow_null=True)


def page(
    request: Request, rows: QuerySet[Row], query: dict[str, Any], among: Among | None = None
) -> tuple[list[Row], str | None]:
    """Return a page of a list and the address of the next one, or ``None``.

    Raises ValidationError.
    """
    with cursor_checked():
        found = page_after(rows, query.get("cursor", ""), query["limit"], among)
    return found.rows, next_page(request, found.after)


@contextmanager
def cursor_checked() -> Iterator[None]:
    """Convert a `BadKey` in the block to a ValidationError of the parameter `cursor`."""
    try:
        yield
    except BadKey:
        wrong = serializers.ErrorDetail(
            "This cursor isn't valid. Use the address in `next`.", "cursor"
        )
        raise serializers.ValidationError({"cursor": [wrong]}) from None


def next_page(request: Request, after: str) -> str | None:
    """Return the address of the page after a key; ``None``: this is the last page."""
    return replace_query_param(request.build_absolute_uri(), "cursor", after) if after else None
