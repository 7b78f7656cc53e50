"""Hooks that allauth calls for second factors: names and error messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from allauth.mfa.adapter import DefaultMFAAdapter
from allauth.mfa.models import Authenticator
from django.conf import settings

from mp2site.text.rendering import msg, msg_lazy

if TYPE_CHECKING:
    from accounts.models import User


class FactorAdapter(DefaultMFAAdapter):
    """allauth's adapter with our messages."""

    error_messages = {
        **DefaultMFAAdapter.error_messages,
        "incorrect_code": msg_lazy("security-error-code"),
        "cannot_generate_recovery_codes": msg_lazy("security-error-no-factor"),
    }

    def get_totp_label(self, user: User) -> str:
        """Return the username, by which people know one another here."""
        return user.username

    def _get_user_identifier(self, user: User) -> str:
        return user.username

    def _get_site_name(self) -> str:
        return settings.SITE_NAME

    def generate_authenticator_name(self, user: User, type: Any) -> str:
        """Propose a name for a passkey."""
        number = Authenticator.objects.filter(user_id=user.pk, type=type).count() + 1
        return msg("security-passkey-number", number=number)
