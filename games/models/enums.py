"""Where a table is in its life, who finds it, and what a time-out does."""

from __future__ import annotations

from typing import Final

from django.db import models


class Status(models.TextChoices):
    """Where a table is in its life."""

    OPEN = "open"
    PLAYING = "playing"
    FINISHED = "finished"
    ABANDONED = "abandoned"
    QUARANTINED = "quarantined"


GOING: Final = (Status.OPEN, Status.PLAYING)
"""The states of a table that goes on."""
LIVE: Final = (*GOING, Status.QUARANTINED)
"""The states of a table that isn't over."""


class Visibility(models.TextChoices):
    """Who finds a table: everybody; whoever has its address; those who sit at it."""

    PUBLIC = "public"
    LINK = "link"
    PRIVATE = "private"


class Policy(models.TextChoices):
    """What happens when a turn's time is up. The others play on, unless the table ends."""

    TURN = "turn"
    """This one turn is played automatically."""
    SEAT = "seat"
    """So is this turn and, after some missed turns in a row, the seat until its person returns."""
    END = "end"
    """The table ends, without a result."""


class StandIn(models.TextChoices):
    """Who chooses for somebody who is gone: an opponent of some strength, or autoplay."""

    APPRENTICE = "apprentice"
    MERCHANT = "merchant"
    MASTER = "master"
    HOUSE = "house"


STRENGTHS: Final = tuple(value for value in StandIn.values if value != StandIn.HOUSE)
"""The house's opponents, from the weakest to the strongest."""
