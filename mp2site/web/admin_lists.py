"""Admin lists that stay fast on a big site: no exact counts, no searches within words."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from django.contrib import admin
from django.core.paginator import Paginator

if TYPE_CHECKING:
    from django.db.models import Q, QuerySet
    from django.http import HttpRequest

COUNTED: Final = 1000
"""The number of rows that the list's pages show. Filters and searches find the others."""


class Leaf(Paginator):  # type: ignore[type-arg] # not generic at run time
    """A paginator over the first `COUNTED` rows."""

    @cached_property
    def count(self) -> int:
        """The number of rows, up to `COUNTED`."""
        rows: QuerySet[Any] = self.object_list  # type: ignore[assignment] # the admin's lists are querysets
        return rows.order_by()[:COUNTED].count()


class BigList(admin.ModelAdmin):  # type: ignore[type-arg] # not generic at run time
    """An admin list of a table whose rows grow with the site."""

    paginator = Leaf
    show_full_result_count = False

    def sought(self, term: str) -> Q:
        """Return the condition for a search term.

        It uses only indexed columns: an id, a whole name.
        """
        raise NotImplementedError

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[Any], search_term: str
    ) -> tuple[QuerySet[Any], bool]:
        """Return the rows with this id or whole name."""
        term = search_term.strip()
        return (queryset.filter(self.sought(term)) if term else queryset), False
