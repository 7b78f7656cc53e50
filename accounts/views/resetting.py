"""Resetting a forgotten password by allauth's pages, which keep the page to return to.

allauth alone would redirect to that page at once, without its messages and the sign-in.
"""

from __future__ import annotations

from allauth.account.views import PasswordResetFromKeyView, PasswordResetView
from django.urls import reverse


class MailAsked(PasswordResetView):  # type: ignore[misc]
    """The form that asks for the mail with the link."""

    def get_success_url(self) -> str:
        """Return the page that announces the mail."""
        return str(self.passthrough_next_url(reverse("account_reset_password_done")))


class NewPassword(PasswordResetFromKeyView):  # type: ignore[misc]
    """The form that the link in the mail leads to."""

    def get_success_url(self) -> str:
        """Return the address of the page that says the password is set and links to the sign-in."""
        return str(self.passthrough_next_url(reverse("account_reset_password_from_key_done")))
