"""The ledger, for those who keep the house: to be read, not changed."""

from __future__ import annotations

from django.contrib import admin

from notifications.models import BadAddress, Delivery, Notice


class ToBeRead(admin.ModelAdmin):
    """What has happened has happened."""

    def has_add_permission(self, request: object) -> bool:
        """Only moves, clocks and senders write here."""
        return False

    def has_change_permission(self, request: object, obj: object = None) -> bool:
        """Nobody rewrites what was."""
        return False


@admin.register(Notice)
class NoticeAdmin(ToBeRead):
    """What was to be told, and what became of it."""

    list_display = ("created_at", "person", "table", "kind", "channel", "state", "reason")
    list_filter = ("state", "kind", "channel")
    list_select_related = ("person", "table")
    search_fields = ("person__username", "table__id")


@admin.register(Delivery)
class DeliveryAdmin(ToBeRead):
    """What went out, or didn't. What it said is its person's own affair."""

    list_display = ("created_at", "person", "channel", "size", "stage", "attempts", "error")
    list_filter = ("stage", "channel")
    list_select_related = ("person",)
    search_fields = ("person__username", "address")
    exclude = ("content",)


@admin.register(BadAddress)
class BadAddressAdmin(admin.ModelAdmin):
    """Addresses that mails come back from; who removes one has it tried again."""

    list_display = ("email", "why", "detail", "at")
    list_filter = ("why",)
    search_fields = ("email",)
