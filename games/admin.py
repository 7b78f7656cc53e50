"""Tables, for those who keep the house: facts, never states or secrets."""

from __future__ import annotations

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest

from games.models import Seat, Table


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


@admin.register(Table)
class TableAdmin(admin.ModelAdmin):
    """A table to look at. Whoever keeps the house may play, too, so no cards are shown."""

    list_display = ("id", "name", "title", "status", "ply", "host", "created_at")
    list_filter = ("status", "title", "visibility")
    search_fields = ("id", "name", "host__username")
    exclude = ("state", "secret", "seed", "token")
    inlines = (SeatInline,)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Table]:
        """Leave the states where they are, but for the trouble of a stopped table."""
        tables: QuerySet[Table] = super().get_queryset(request)
        return tables.defer("state", "secret", "seed").select_related("host")

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Tables are opened by people, through the services."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Table | None = None) -> bool:
        """What is at a table changes by choices alone."""
        return False
