"""What allauth asks us: how a new person begins."""

from __future__ import annotations

from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from django.conf import settings
from django.http import HttpRequest
from django.utils.translation import get_language

from accounts.models import User
from accounts.zones import zones


class AccountAdapter(DefaultAccountAdapter):
    """allauth's own, but a person keeps the language, colours and zone they signed up in."""

    def save_user(self, request: HttpRequest, user: User, form: Any, commit: bool = True) -> User:
        """Fill in the new person. Raises nothing: what the browser says wrongly isn't taken."""
        language = (get_language() or "").split("-")[0]
        if language in dict(settings.LANGUAGES):
            user.language = language
        zone = request.COOKIES.get("zone", "")
        if zone in zones():
            user.time_zone = zone
        saved: User = super().save_user(request, user, form, commit)
        return saved
