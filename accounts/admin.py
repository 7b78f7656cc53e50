"""People, for those who keep the house."""

from __future__ import annotations

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin

from accounts.models import User, Vacation


class VacationInline(admin.TabularInline):
    """When they are away: to look at, for what changes here would pass their clocks by."""

    model = Vacation
    extra = 0
    fields = readonly_fields = ("starts_at", "ends_at", "automatic")
    can_delete = False

    def has_add_permission(self, *_args: object) -> bool:
        """Nobody adds one here."""
        return False


@admin.register(User)
class PersonAdmin(UserAdmin):
    """Django's own, with our columns. Times that clocks depend on are shown, not changed."""

    fieldsets = (
        *(UserAdmin.fieldsets or ()),
        (None, {"fields": ("language", "theme", "time_zone", "quiet_from", "quiet_to")}),
        (None, {"fields": ("rest_days", "auto_vacation", "away_until", "times_changed_at")}),
    )
    readonly_fields = (
        "time_zone",
        "quiet_from",
        "quiet_to",
        "rest_days",
        "away_until",
        "times_changed_at",
    )
    inlines = (VacationInline,)
