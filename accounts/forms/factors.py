"""allauth's forms for codes and passkeys, with our labels.

Malformed credentials raise no errors.
"""

from __future__ import annotations

from typing import Any

from allauth.mfa.adapter import get_adapter
from allauth.mfa.base.forms import AuthenticateForm, ReauthenticateForm
from allauth.mfa.totp.forms import ActivateTOTPForm
from allauth.mfa.webauthn.forms import (
    AddWebAuthnForm,
    AuthenticateWebAuthnForm,
    EditWebAuthnForm,
    LoginWebAuthnForm,
    ReauthenticateWebAuthnForm,
)
from django import forms

from mp2site.text.rendering import msg_lazy

NAME_LENGTH = 60


def _code(form: Any, label: str) -> None:
    """Give a field a numeric keyboard, and let password managers fill in the code."""
    field = form.fields["code"]
    field.label = msg_lazy(label)
    field.widget.attrs = {
        "autocomplete": "one-time-code",
        "inputmode": "numeric",
        "autofocus": True,
    }


def _name(*, required: bool) -> forms.CharField:
    label = msg_lazy("security-passkey-name")
    return forms.CharField(label=label, required=required, max_length=NAME_LENGTH)


class CodeForm(AuthenticateForm):
    """The form of the second step of signing in."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _code(self, "security-code-either")


class CodeAgainForm(ReauthenticateForm):
    """The form to reauthenticate by a code."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _code(self, "security-code-either")


class AppForm(ActivateTOTPForm):
    """The form with the first code of an authenticator app.

    The code proves that the app has the secret.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _code(self, "security-code")


class _Sound:
    """A form that treats a malformed credential as a wrong one.

    Allauth alone would raise an error.
    """

    def clean(self) -> Any:
        """Check the credential of a registration."""
        return self._sound(super().clean)  # type: ignore[misc]

    def _sound(self, clean: Any) -> Any:
        try:
            return clean()
        except (AttributeError, KeyError, IndexError, TypeError, ValueError) as error:
            raise get_adapter().validation_error("incorrect_code") from error


class _SoundKey(_Sound):
    def clean_credential(self) -> Any:
        """Check the credential of an authentication."""
        return self._sound(super().clean_credential)  # type: ignore[misc]


class PasskeyForm(_Sound, AddWebAuthnForm):
    """The form to register a passkey."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["name"] = _name(required=False)
        alone = self.fields["passwordless"]
        alone.label = msg_lazy("security-passkey-alone")
        alone.help_text = msg_lazy("security-passkey-alone-hint")
        alone.initial = True


class PasskeyNameForm(EditWebAuthnForm):
    """The form to rename a passkey."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["name"] = _name(required=True)


class KeyForm(_SoundKey, AuthenticateWebAuthnForm):
    """The form to use a passkey as the second step of signing in."""


class KeyAgainForm(_SoundKey, ReauthenticateWebAuthnForm):
    """The form to reauthenticate by a passkey."""


class KeyAloneForm(_SoundKey, LoginWebAuthnForm):
    """The form to sign in by a passkey alone."""
