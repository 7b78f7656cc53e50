"""The form for language, colours and time zone."""

from __future__ import annotations

from django import forms
from django.conf import settings

from accounts import zones
from accounts.models import Theme, User
from mp2site.text.rendering import msg_lazy


class SettingsForm(forms.ModelForm):  # type: ignore[type-arg] # not generic at run time
    """A person's language, colours and time zone."""

    language = forms.ChoiceField(
        choices=lambda: settings.LANGUAGES,
        label=msg_lazy("settings-language"),
        help_text=msg_lazy("settings-language-hint"),
    )
    theme = forms.ChoiceField(
        choices=[(theme.value, msg_lazy(f"settings-theme-{theme.value}")) for theme in Theme],
        label=msg_lazy("settings-theme"),
    )
    time_zone = forms.ChoiceField(
        choices=zones.grouped,
        label=msg_lazy("settings-time-zone"),
        help_text=msg_lazy("settings-time-zone-hint"),
    )

    class Meta:
        model = User
        fields = ["language", "theme", "time_zone"]
