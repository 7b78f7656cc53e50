"""Forms of quiet hours, rest days and vacations.

Forms check the syntax; services check the rest.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, Final

from django import forms
from django.core.exceptions import ValidationError
from django.utils import timezone
from django.utils.dateparse import parse_datetime

from accounts.forms.attempts import say
from accounts.services.times import REST_DAYS_AT_MOST
from accounts.zones import instant_of
from mp2site.text.rendering import msg_lazy

WEEK: Final = tuple("1234567")
TIME_INPUT: Final = "%H:%M"
DATE_INPUT: Final = "%Y-%m-%dT%H:%M"


class TimesForm(forms.Form):
    """Nightly quiet hours and rest days."""

    use_required_attribute = False  # the fields are required only if quiet hours are switched on
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
        """Return the days in their stored form: the digits in order."""
        days = "".join(sorted(set(self.cleaned_data["rest_days"])))
        if len(days) > REST_DAYS_AT_MOST:
            raise say(ValidationError("", code="rest-days"))
        return days

    def setup(self) -> dict[str, Any]:
        """Return the cleaned values as the service's arguments."""
        values = self.cleaned_data
        quiet = values["quiet"]
        return {
            "quiet_from": values["quiet_from"] if quiet else None,
            "quiet_to": values["quiet_to"] if quiet else None,
            "rest_days": values["rest_days"],
        }

    def clean(self) -> dict[str, Any]:
        """Check the quiet hours only if they are switched on."""
        values = super().clean() or self.cleaned_data
        for name in ("quiet_from", "quiet_to"):
            if not values.get("quiet"):
                self.errors.pop(name, None)
        return values


class WallTimeField(forms.DateTimeField):
    """A date and time by the local clock. It accepts hours that the clock skips or shows twice."""

    def to_python(self, value: Any) -> datetime | None:
        """Return the instant. Raises ValidationError."""
        with timezone.override(UTC):
            read: datetime | None = super().to_python(value)
        if read is None or _names_zone(value):
            return read
        return instant_of(read.replace(tzinfo=None), timezone.get_current_timezone())


def _names_zone(value: Any) -> bool:
    given = parse_datetime(value.strip()) if isinstance(value, str) else value
    return isinstance(given, datetime) and given.tzinfo is not None


class VacationForm(forms.Form):
    """The start and the end of a vacation, in the person's time zone."""

    start = WallTimeField(
        required=False,
        label=msg_lazy("settings-vacation-from"),
        help_text=msg_lazy("settings-vacation-from-hint"),
        widget=forms.DateTimeInput(attrs={"type": "datetime-local"}, format=DATE_INPUT),
        input_formats=[DATE_INPUT, "%Y-%m-%dT%H:%M:%S"],
    )
    end = WallTimeField(
        label=msg_lazy("settings-vacation-to"),
        widget=forms.DateTimeInput(attrs={"type": "datetime-local"}, format=DATE_INPUT),
        input_formats=[DATE_INPUT, "%Y-%m-%dT%H:%M:%S"],
    )

    def period(self, now: datetime) -> dict[str, datetime]:
        """Return the cleaned period as the service's arguments; a missing start means now."""
        return {"start": self.cleaned_data["start"] or now, "end": self.cleaned_data["end"]}


def suggested_end(now: datetime) -> datetime:
    """Return the end of the week after next in the person's zone, as the form's default."""
    wall = timezone.localtime(now) + timedelta(days=7)
    return wall.replace(hour=20, minute=0, second=0, microsecond=0)
