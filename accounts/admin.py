"""People, for those who keep the house."""

from __future__ import annotations

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin

from accounts.models import User


@admin.register(User)
class PersonAdmin(UserAdmin):
    """Django's own, with our columns."""

    fieldsets = (
        *(UserAdmin.fieldsets or ()),
        (None, {"fields": ("language", "theme", "time_zone")}),
    )
