"""The ledger, for those who keep the house: to be read, not changed."""

from __future__ import annotations

from django.contrib import admin

from notifications.models import Notice


@admin.register(Notice)
class NoticeAdmin(admin.ModelAdmin):
    """What was to be told, and what became of it."""

    list_display = ("created_at", "person", "table", "kind", "state", "attempts", "reason")
    list_filter = ("state", "kind")
    list_select_related = ("person", "table")
    search_fields = ("person__username", "table__id")

    def has_add_permission(self, request: object) -> bool:
        """Only moves write notices."""
        return False

    def has_change_permission(self, request: object, obj: object = None) -> bool:
        """What has happened has happened."""
        return False
