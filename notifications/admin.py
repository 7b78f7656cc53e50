"""The ledger, for those who keep the house: to be read, not changed."""

from __future__ import annotations

from django.contrib import admin
from django.db.models import Q

from accounts.selectors import person_of_name
from mp2site.admin_lists import BigList
from notifications.models import BadAddress, Circuit, Delivery, Notice


class ToBeRead(BigList):
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
    search_fields = ("person",)

    def sought(self, term: str) -> Q:
        """Return which notices a word finds: a person's, a table's."""
        person = person_of_name(term)
        return Q(table=term) | Q(person__in=[person] if person else [])


@admin.register(Delivery)
class DeliveryAdmin(ToBeRead):
    """What went out, or didn't. What it said is its person's own affair."""

    list_display = ("created_at", "person", "channel", "size", "stage", "attempts", "answer")
    list_filter = ("stage", "channel")
    list_select_related = ("person",)
    search_fields = ("person",)

    def sought(self, term: str) -> Q:
        """Return which deliveries a word finds: a person's."""
        person = person_of_name(term)
        return Q(person__in=[person] if person else [])

    exclude = ("content",)

    @admin.display(description="error")
    def answer(self, delivery: Delivery) -> str:
        """Return the beginning of the other side's answer."""
        return delivery.error[:120]


@admin.register(Circuit)
class CircuitAdmin(ToBeRead):
    """Failures on each channel since a message last went out; open where the site is refused."""

    list_display = ("channel", "opened_at", "probes", "probe_at", "error")
    search_fields = ("channel",)

    def sought(self, term: str) -> Q:
        """Return which circuits a word finds."""
        return Q(channel=term)


@admin.register(BadAddress)
class BadAddressAdmin(admin.ModelAdmin):
    """Addresses that mails come back from; who removes one has it tried again."""

    list_display = ("email", "why", "answer", "at")
    list_filter = ("why",)
    search_fields = ("email",)

    @admin.display(description="detail")
    def answer(self, address: BadAddress) -> str:
        """Return the beginning of the other side's answer."""
        return address.detail[:120]

    def sought(self, term: str) -> Q:
        """Return which addresses a word finds."""
        return Q(email=term)
