"""Tables, for operators: facts, never states or secrets."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from django.contrib import admin
from django.db.models import Q, QuerySet
from django.http import HttpRequest

from accounts.selectors import person_of_name
from games.models import HEAVY, Seat, Table
from games.rules import titles
from games.services import moderation
from mp2site.admin_actions import ReasonForm, do_all
from mp2site.admin_lists import BigList
from mp2site.text import msg_lazy


class SeatInline(admin.TabularInline):
    """Who sits at the table."""

    model = Seat
    fields = ("place", "person", "turn", "waiting_since", "seen_ply", "rank", "score")
    readonly_fields = fields
    extra = 0
    can_delete = False

    def has_add_permission(self, request: HttpRequest, obj: Table | None = None) -> bool:
        """People sit down by themselves."""
        return False


class TitleFilter(admin.SimpleListFilter):
    """The titles of this house: what tables have is not asked of all tables."""

    title = parameter_name = "title"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        """Name the titles."""
        return [(title.slug, title.name) for title in titles]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Table]) -> QuerySet[Table]:
        """Return the tables of a title."""
        return queryset.filter(title=self.value()) if self.value() else queryset


@admin.register(Table)
class TableAdmin(BigList):
    """A table, and what the staff may do to it. They may play, too, so no cards are shown."""

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
        """Leave states and secrets where they are; `manage.py trouble` prints a table's trouble."""
        tables: QuerySet[Table] = super().get_queryset(request)
        return tables.defer(*HEAVY).select_related("host")

    def sought(self, term: str) -> Q:
        """Return which tables a word finds: by their id, their whole name, their host's name."""
        host = person_of_name(term)
        return Q(pk=term) | Q(name=term) | Q(host__in=[host] if host else [])

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Tables are opened by people, through the services."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Table | None = None) -> bool:
        """What is at a table changes by choices, and by the deeds below."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Table | None = None) -> bool:
        """Nothing that was played is lost."""
        return False

    def has_moderate_permission(self, request: HttpRequest) -> bool:
        """Tell whether somebody of the staff may do the deeds."""
        return request.user.has_perm("games.change_table")

    @admin.action(description=msg_lazy("moderation-action-rename"), permissions=["moderate"])
    def rename(self, request: HttpRequest, tables: QuerySet[Table]) -> None:
        """Give a table another name."""
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
