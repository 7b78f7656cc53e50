"""The admin of tables for the site's operators. It shows facts, but no states or secrets."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from django.contrib import admin
from django.db.models import Q, QuerySet
from django.http import HttpRequest

from accounts.selectors.people import person_of_name
from games.features import features
from games.models import HEAVY, Seat, Table
from games.rules import titles
from games.services import moderation
from mp2site.text.rendering import msg_lazy
from mp2site.web.admin_actions import ReasonForm, do_all
from mp2site.web.admin_lists import BigList


class SeatInline(admin.TabularInline):
    """The seats of a table."""

    model = Seat
    fields = ("place", "person", "turn", "waiting_since", "seen_ply", "rank", "score")
    readonly_fields = fields
    extra = 0
    can_delete = False

    def has_add_permission(self, request: HttpRequest, obj: Table | None = None) -> bool:
        """Return False: only people themselves take seats."""
        return False


class TitleFilter(admin.SimpleListFilter):
    """A filter by title that needs no query over all tables."""

    title = parameter_name = "title"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        """Return the titles' slugs and names."""
        return [(title.slug, title.name) for title in titles]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Table]) -> QuerySet[Table]:
        """Return the tables of a title."""
        return queryset.filter(title=self.value()) if self.value() else queryset


@admin.register(Table)
class TableAdmin(BigList):
    """The admin of tables, with the staff's actions.

    Staff members may be players, too, so the admin never shows cards.
    """

    list_display = ("id", "name", "title", "status", "hidden", "ply", "host", "created_at")
    list_filter = ("status", TitleFilter, "visibility", "hidden")
    ordering = ("-created_at", "-id")
    search_fields = ("id",)
    search_help_text = msg_lazy("moderation-search-tables")
    exclude = (*HEAVY, "token")
    inlines = (SeatInline,)
    action_form = ReasonForm
    actions = ("rename", "hide", "show", "close")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Table]:
        """Return the tables without states and secrets.

        `manage.py trouble` prints a table's traceback.
        """
        tables: QuerySet[Table] = super().get_queryset(request)
        return tables.defer(*HEAVY).select_related("host")

    def sought(self, term: str) -> Q:
        """Return the search condition: a table's id, its whole name, or its host's name."""
        host = person_of_name(term)
        return Q(pk=term) | Q(name=term) | Q(host__in=[host] if host else [])

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Return False: people open tables through the services."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Table | None = None) -> bool:
        """Return False: a table changes only by choices and by the actions below."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Table | None = None) -> bool:
        """Return False: tables are never deleted."""
        return False

    def has_moderate_permission(self, request: HttpRequest) -> bool:
        """Return whether the staff member may run the actions."""
        return request.user.has_perm("games.change_table")

    @admin.action(description=msg_lazy("moderation-action-rename"), permissions=["moderate"])
    def rename(self, request: HttpRequest, tables: QuerySet[Table]) -> None:
        """Rename a table."""
        do_all(request, tables, partial(_rename, request), named=True)

    @admin.action(description=msg_lazy("moderation-action-hide"), permissions=["moderate"])
    def hide(self, request: HttpRequest, tables: QuerySet[Table]) -> None:
        """Hide tables."""
        do_all(request, tables, partial(_do, request, moderation.table_hide))

    @admin.action(description=msg_lazy("moderation-action-show"), permissions=["moderate"])
    def show(self, request: HttpRequest, tables: QuerySet[Table]) -> None:
        """Show hidden tables again."""
        do_all(request, tables, partial(_do, request, moderation.table_show))

    @admin.action(description=msg_lazy("moderation-action-close"), permissions=["moderate"])
    def close(self, request: HttpRequest, tables: QuerySet[Table]) -> None:
        """Close tables."""
        do_all(request, tables, partial(_do, request, moderation.table_close))


def _do(request: HttpRequest, deed: Callable[..., Table], table: Table, why: str, _: str) -> None:
    deed(table_id=table.pk, by=request.user, why=why)


def _rename(request: HttpRequest, table: Table, why: str, name: str) -> None:
    moderation.table_rename(table_id=table.pk, by=request.user, name=name, why=why)  # type: ignore[arg-type]


def register_features() -> None:
    """Import the modules in which features register their models."""
    for feature in features:
        if feature.admin:
            import_module(feature.admin)


register_features()
