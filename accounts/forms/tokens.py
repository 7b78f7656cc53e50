"""The form for a new API token."""

from __future__ import annotations

from django import forms

from accounts.models import Scope
from accounts.services.tokens import LIVES
from mp2site.text.rendering import msg_lazy


class TokenForm(forms.Form):
    """A token's name, scope and lifetime."""

    name = forms.CharField(
        max_length=60, label=msg_lazy("tokens-name"), help_text=msg_lazy("tokens-name-hint")
    )
    scope = forms.ChoiceField(
        choices=[(scope.value, msg_lazy(f"tokens-scope-{scope.value}")) for scope in Scope],
        initial=Scope.READ,
        widget=forms.RadioSelect,
        label=msg_lazy("tokens-scope"),
    )
    days = forms.TypedChoiceField(
        choices=[(days, msg_lazy("tokens-days-choice", days=days)) for days in LIVES],
        coerce=int,
        initial=LIVES[1],
        label=msg_lazy("tokens-days"),
    )
