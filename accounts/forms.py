"""What a person says about themselves and their time. They check what was typed; services the rest."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

from django import forms
from django.core.exceptions import ValidationError
from django.utils import timezone

from accounts import zones
from accounts.models import Language, Theme, User
from accounts.services import REST_DAYS_AT_MOST
from mp2site.moments import when
from mp2site.text import msg_lazy

if TYPE_CHECKING:
    from collections.abc import Callable

WEEK: Final = tuple("1234567")
TIME_INPUT: Final = "%H:%M"
DATE_INPUT: Final = "%Y-%m-%dT%H:%M"


def say(error: ValidationError) -> ValidationError:
    """Return a service's refusal in the reader's language: `settings-error-<code>`."""
    until = (error.params or {}).get("until")
    params = {"when": when(until)} if until else {}
    return ValidationError(msg_lazy(f"settings-error-{error.code}", **params), code=error.code)


def attempt(form: forms.BaseForm, deed: Callable[[], object]) -> bool:
    """Do it if the form is sound; write a refusal of the service's into the form."""
    if not form.is_valid():
        return False
    try:
        deed()
    except ValidationError as error:
        form.add_error(None, say(error))
        return False
    return True


class SettingsForm(forms.ModelForm):
    """Language, colours and time zone."""

    language = forms.ChoiceField(
        choices=Language.choices,
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


class TimesForm(forms.Form):
    """Nightly quiet hours and days of rest."""

    use_required_attribute = False  # without quiet hours, nobody need say from when to when
    quiet = forms.BooleanField(
        required=False,
        label=msg_lazy("settings-quiet-on"),
        widget=forms.CheckboxInput(attrs={"class": "switch"}),
    )
    quiet_from = forms.TimeField(
        label=msg_lazy("settings-quiet-from"),
        widget=forms.TimeInput(attrs={"type": "time"}, format=TIME_INPUT),
    )
    quiet_to = forms.TimeField(
        label=msg_lazy("settings-quiet-to"),
        widget=forms.TimeInput(attrs={"type": "time"}, format=TIME_INPUT),
    )
    rest_days = forms.MultipleChoiceField(
        required=False,
        widget=forms.CheckboxSelectMultiple,
        choices=[(day, msg_lazy(f"time-weekday-{day}")) for day in WEEK],
        label=msg_lazy("settings-rest-days"),
    )

    def clean_rest_days(self) -> str:
        """Return the days as they are kept: their digits in order."""
        days = "".join(sorted(set(self.cleaned_data["rest_days"])))
        if len(days) > REST_DAYS_AT_MOST:
            raise say(ValidationError("", code="rest-days"))
        return days

    def setup(self) -> dict[str, Any]:
        """Return the cleaned values as the service takes them."""
        values = self.cleaned_data
        quiet = values["quiet"]
        return {
            "quiet_from": values["quiet_from"] if quiet else None,
            "quiet_to": values["quiet_to"] if quiet else None,
            "rest_days": values["rest_days"],
        }

    def clean(self) -> dict[str, Any]:
        """Look at the quiet hours only where there are to be some."""
        values = super().clean() or self.cleaned_data
        for name in ("quiet_from", "quiet_to"):
            if not values.get("quiet"):
                self.errors.pop(name, None)
        return values


class VacationForm(forms.Form):
    """From when until when; all in the person's zone, which is the active one."""

    start = forms.DateTimeField(
        required=False,
        label=msg_lazy("settings-vacation-from"),
        help_text=msg_lazy("settings-vacation-from-hint"),
        widget=forms.DateTimeInput(attrs={"type": "datetime-local"}, format=DATE_INPUT),
        input_formats=[DATE_INPUT, "%Y-%m-%dT%H:%M:%S"],
    )
    end = forms.DateTimeField(
        label=msg_lazy("settings-vacation-to"),
        widget=forms.DateTimeInput(attrs={"type": "datetime-local"}, format=DATE_INPUT),
        input_formats=[DATE_INPUT, "%Y-%m-%dT%H:%M:%S"],
    )

    def period(self, now: datetime) -> dict[str, datetime]:
        """Return the cleaned period as the service takes it; without a beginning it is now."""
        return {"start": self.cleaned_data["start"] or now, "end": self.cleaned_data["end"]}


def suggested_end(now: datetime) -> datetime:
    """Return the end of the week after next on the person's wall: what the form proposes."""
    wall = timezone.localtime(now) + timedelta(days=7)
    return wall.replace(hour=20, minute=0, second=0, microsecond=0)
