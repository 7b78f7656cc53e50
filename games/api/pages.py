"""Lists in pages: newest first, each page beginning after the last row of the one before.

A cursor names that row, so that rows which come or go meanwhile neither repeat nor hide others.
"""

from __future__ import annotations

import base64
import re
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from django.db.models import Q
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.utils.urls import replace_query_param

from games.api.shapes import Shape
from games.models import Table, TableQuerySet

SIZE: Final = 50
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
MAX_CURSOR: Final = 120
TIME: Final = re.compile(r"[0-9]{1,16}")
ID: Final = re.compile(r"[a-z0-9]{1,10}")


class CursorField(serializers.CharField):
    """Where a page begins: a time and a table's id, packed."""

    def __init__(self, **options: Any) -> None:
        super().__init__(max_length=MAX_CURSOR, **options)

    def to_internal_value(self, data: Any) -> Any:
        """Return the time and the id. Raises ValidationError."""
        try:
            packed = base64.b64decode(
                super().to_internal_value(data), altchars=b"-_", validate=True
            )
            return _unpack(packed.decode("ascii"))
        except ValueError:
            raise serializers.ValidationError("This is no cursor of ours.", "cursor") from None


def _unpack(packed: str) -> tuple[datetime, str]:
    at, _, id = packed.partition(" ")
    if not TIME.fullmatch(at) or not ID.fullmatch(id):
        raise ValueError(packed)
    return EPOCH + timedelta(microseconds=int(at)), id


class PageQuery(Shape):
    """The parameters of every list in pages."""

    cursor = CursorField(required=False, help_text="Taken from `next`.")
    limit = serializers.IntegerField(default=SIZE, min_value=1, max_value=200)


def page(
    request: Request, tables: TableQuerySet, query: dict[str, Any]
) -> tuple[list[Table], str | None]:
    """Return a page of tables and the address of the next one, or ``None``."""
    if "cursor" in query:
        at, id = query["cursor"]
        tables = tables.filter(Q(created_at__lt=at) | Q(created_at=at, pk__lt=id))
    rows = list(tables.order_by("-created_at", "-pk")[: query["limit"] + 1])
    if len(rows) <= query["limit"]:
        return rows, None
    rows.pop()
    return rows, replace_query_param(request.build_absolute_uri(), "cursor", _pack(rows[-1]))


def _pack(table: Table) -> str:
    since = table.created_at - EPOCH
    named = f"{since // timedelta(microseconds=1)} {table.pk}"
    return base64.b64encode(named.encode(), altchars=b"-_").decode()
