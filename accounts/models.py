"""People, and what they say about their time."""

from __future__ import annotations

from datetime import timedelta

from django.conf import settings
from django.contrib.auth.models import AbstractUser
from django.core.validators import RegexValidator
from django.db import models
from django.db.models import F, Q


class Theme(models.TextChoices):
    """The colours of the face."""

    AUTO = "auto"
    DAY = "day"
    NIGHT = "night"


class Language(models.TextChoices):
    """The languages the house speaks."""

    EN = "en", "English"
    DE = "de", "Deutsch"


class User(AbstractUser):
    """A person. The public name is the username."""

    time_zone = models.CharField(max_length=64, default="Europe/Berlin")
    language = models.CharField(max_length=8, choices=Language, default=Language.EN)
    theme = models.CharField(max_length=8, choices=Theme, default=Theme.AUTO)
    quiet_from = models.TimeField(null=True, blank=True)
    quiet_to = models.TimeField(null=True, blank=True)
    """Nightly quiet hours, as wall time in the person's zone."""
    rest_days = models.CharField(
        max_length=7, blank=True, default="", validators=[RegexValidator(r"^1?2?3?4?5?6?7?\Z")]
    )
    """Weekdays on which no clock of theirs runs, a digit each: Monday is 1."""
    times_changed_at = models.DateTimeField(null=True, blank=True)
    """When nights, days of rest or the zone last changed so that clocks may stand still for longer."""
    auto_vacation = models.BooleanField(default=False)
    """Whether the house may start a vacation rather than let the person run out of time."""
    away_until = models.DateTimeField(null=True, blank=True)
    """When the last vacation ends, so that nobody looks for those of people who have none."""
    calendar_token = models.CharField(max_length=43, null=True, blank=True, unique=True)
    """The secret part of the address of the person's calendar feed."""

    class Meta(AbstractUser.Meta):
        constraints = [
            models.CheckConstraint(
                condition=Q(quiet_from__isnull=True, quiet_to__isnull=True)
                | Q(quiet_from__isnull=False, quiet_to__isnull=False),
                name="user_quiet_hours_whole",
            ),
            models.CheckConstraint(
                condition=~Q(rest_days="1234567"), name="user_week_has_a_day_that_counts"
            ),
        ]


class Vacation(models.Model):
    """A time during which all clocks of a person stand still, for everybody to see."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="vacations")
    starts_at = models.DateTimeField()
    ends_at = models.DateTimeField()
    automatic = models.BooleanField(default=False)
    """Whether the house started it, as the person had asked it to."""

    class Meta:
        indexes = [models.Index(fields=["person", "ends_at"], name="vacation_of_person")]
        constraints = [
            models.CheckConstraint(
                condition=Q(ends_at__gt=F("starts_at")), name="vacation_ends_after_start"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.person_id}: {self.starts_at} – {self.ends_at}"

    @property
    def length(self) -> timedelta:
        """How long it takes."""
        return self.ends_at - self.starts_at
