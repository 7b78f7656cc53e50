"""The events of appointments, each published in the transaction that causes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from accounts.models import User
from games.models import Seat, Table


@dataclass(frozen=True, slots=True)
class AppointmentProposed:
    """A player proposed a time to play together."""

    table: Table
    seats: Sequence[Seat]
    by: User


@dataclass(frozen=True, slots=True)
class AppointmentNear:
    """An appointment begins within half an hour."""

    table: Table
    seats: Sequence[Seat]
