"""The choices of a table's columns: status, visibility, time-out policy, stand-in."""

from __future__ import annotations

from typing import Final

from django.db import models


class Status(models.TextChoices):
    """The state of a table."""

    OPEN = "open"
    PLAYING = "playing"
    FINISHED = "finished"
    ABANDONED = "abandoned"
    QUARANTINED = "quarantined"


GOING: Final = (Status.OPEN, Status.PLAYING)
"""The statuses of tables that are open or playing."""
LIVE: Final = (*GOING, Status.QUARANTINED)
"""The statuses of tables that aren't over."""


class Visibility(models.TextChoices):
    """The people who can find a table: everybody, people with its address, or its players only."""

    PUBLIC = "public"
    LINK = "link"
    PRIVATE = "private"


class Policy(models.TextChoices):
    """The effect of a time-out: a stand-in plays, or the table ends."""

    TURN = "turn"
    """Autoplay plays the turn."""
    SEAT = "seat"
    """Autoplay plays the turn. After some missed turns in a row, it plays the seat."""
    END = "end"
    """The table ends without a result."""


class StandIn(models.TextChoices):
    """The player for absent people: an opponent of some strength, or autoplay."""

    APPRENTICE = "apprentice"
    MERCHANT = "merchant"
    MASTER = "master"
    AUTOPLAY = "house"


STRENGTHS: Final = tuple(value for value in StandIn.values if value != StandIn.AUTOPLAY)
"""The strengths of the opponents, from the weakest to the strongest."""
