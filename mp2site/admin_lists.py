"""Lists of the admin that stay quick in a big house: nothing is counted to its end, nothing searched for by a part."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from django.contrib import admin
from django.core.paginator import Paginator

if TYPE_CHECKING:
    from django.db.models import Q, QuerySet
    from django.http import HttpRequest

COUNTED: Final = 1000
"""So many rows can be leafed through; what lies behind them is found by filter and search."""


class Leaf(Paginator):  # type: ignore[type-arg] # not generic at run time
    """Pages of the first thousand rows."""

    @cached_property
    def count(self) -> int:
        """How many rows there are, as far as they are counted."""
        rows: QuerySet[Any] = self.object_list  # type: ignore[assignment] # the admin's lists are querysets
        return rows.order_by()[:COUNTED].count()


class BigList(admin.ModelAdmin):  # type: ignore[type-arg] # not generic at run time
    """A list of which the rows grow with the house."""

    paginator = Leaf
    show_full_result_count = False

    def sought(self, term: str) -> Q:
        """Return which rows a word finds, by what has an index: a key, a whole name."""
        raise NotImplementedError

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[Any], search_term: str
    ) -> tuple[QuerySet[Any], bool]:
        """Find rows by a key or a whole name."""
        term = search_term.strip()
        return (queryset.filter(self.sought(term)) if term else queryset), False
