"""The form to close one's account."""

from __future__ import annotations

from typing import Any

from django import forms
from django.core.exceptions import ValidationError

from accounts.forms.attempts import say
from accounts.models import User
from mp2site.text.rendering import msg_lazy


class CloseForm(forms.Form):
    """The form to close an account.

    It requires the person's name, so that nobody closes it by mistake.
    """

    name = forms.CharField(
        label=msg_lazy("privacy-close-name"),
        widget=forms.TextInput(attrs={"autocomplete": "off", "autocapitalize": "none"}),
    )

    def __init__(self, data: Any = None, *, person: User) -> None:
        super().__init__(data)
        self.person = person

    def clean_name(self) -> str:
        """Return the name.

        Raises ValidationError with the code `close-name` if it isn't the person's.
        """
        name: str = self.cleaned_data["name"].strip()
        if name != self.person.username:
            raise say(ValidationError("another name", code="close-name"))
        return name
