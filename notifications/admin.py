"""The admin's read-only lists of notices and deliveries, for the operator."""

from __future__ import annotations

from django.contrib import admin
from django.db.models import Q

from accounts.selectors.people import person_of_name
from mp2site.web.admin_lists import BigList
from notifications.models import BadAddress, Circuit, Delivery, Notice


class ToBeRead(BigList):
    """An admin list without forms to add or change rows."""

    def has_add_permission(self, request: object) -> bool:
        """Return False: only the site itself writes these rows."""
        return False

    def has_change_permission(self, request: object, obj: object = None) -> bool:
        """Return False: the rows record the past, so nobody may change them."""
        return False


@admin.register(Notice)
class NoticeAdmin(ToBeRead):
    """Notices with their outcome."""

    list_display = ("created_at", "person", "table", "kind", "channel", "state", "reason")
    list_filter = ("state", "kind", "channel")
    list_select_related = ("person", "table")
    search_fields = ("person",)

    def sought(self, term: str) -> Q:
        """Return the notices that match a search term: a person's name or a table."""
        person = person_of_name(term)
        return Q(table=term) | Q(person__in=[person] if person else [])


@admin.register(Delivery)
class DeliveryAdmin(ToBeRead):
    """Deliveries, sent or not. Their content is private, so it isn't shown."""

    list_display = ("created_at", "person", "channel", "size", "stage", "attempts", "answer")
    list_filter = ("stage", "channel")
    list_select_related = ("person",)
    search_fields = ("person",)

    def sought(self, term: str) -> Q:
        """Return the deliveries that match a search term: a person's name."""
        person = person_of_name(term)
        return Q(person__in=[person] if person else [])

    exclude = ("content",)

    @admin.display(description="error")
    def answer(self, delivery: Delivery) -> str:
        """Return the beginning of the recipient server's reply."""
        return delivery.error[:120]


@admin.register(Circuit)
class CircuitAdmin(ToBeRead):
    """The failures on each channel since its last success.

    If a circuit is open, the channel refuses this site.
    """

    list_display = ("channel", "opened_at", "probes", "probe_at", "error")
    search_fields = ("channel",)

    def sought(self, term: str) -> Q:
        """Return the circuits that match a search term."""
        return Q(channel=term)


@admin.register(BadAddress)
class BadAddressAdmin(admin.ModelAdmin):
    """Addresses whose mails bounced.

    After a row is deleted, mails to its address are sent again.
    """

    list_display = ("email", "why", "answer", "at")
    list_filter = ("why",)
    search_fields = ("email",)

    @admin.display(description="detail")
    def answer(self, address: BadAddress) -> str:
        """Return the beginning of the mail server's reply."""
        return address.detail[:120]

    def sought(self, term: str) -> Q:
        """Return the addresses that match a search term."""
        return Q(email=term)
