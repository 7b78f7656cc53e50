"""Tables, for those who keep the house: facts, never states or secrets."""

from __future__ import annotations

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from rest_framework.authtoken import admin as _registers_tokens  # noqa: F401 - to be undone here
from rest_framework.authtoken.models import TokenProxy

from games.models import HEAVY, Seat, Table

# Who reads a token can play with its person's cards.
admin.site.unregister(TokenProxy)


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
    exclude = (*HEAVY, "token")
    inlines = (SeatInline,)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Table]:
        """Leave states and secrets where they are; `manage.py trouble` prints a table's trouble."""
        tables: QuerySet[Table] = super().get_queryset(request)
        return tables.defer(*HEAVY).select_related("host")

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Tables are opened by people, through the services."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Table | None = None) -> bool:
        """What is at a table changes by choices alone."""
        return False
