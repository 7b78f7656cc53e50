"""People."""

from __future__ import annotations

from django.contrib.auth.models import AbstractUser
from django.db import models


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
