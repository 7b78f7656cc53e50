"""Choices: submitted into a draft, taken back, committed."""

from __future__ import annotations

from dataclasses import dataclass

from accounts.models import User
from games.models import Seat, Table
from games.selectors import Position


@dataclass(frozen=True, slots=True)
class Submitted:
    """What a submission led to. ``table`` and ``seat`` are lean, ``position`` is the seat's own."""

    table: Table
    seat: Seat
    position: Position
    committed: bool
    """Whether others see it now; otherwise it is in the seat's draft."""
    repeated: bool = False
    """Whether the same submission had come before; then nothing was changed."""


def choice_submit(*, table_id: str, by: User, decision: str, key: str) -> Submitted:
    """Answer a decision. Sent again, it answers as the first time and changes nothing.

    Raises NotFound, NotYourSeat, NotPlaying, Quarantined, StaleDecision, Illegal, Malformed, Busy.
    """
    raise NotImplementedError


def draft_undo(*, table_id: str, by: User) -> Submitted:
    """Take the draft's last choice back. Raises NotYourSeat, NotPlaying, NothingToUndo …"""
    raise NotImplementedError


def draft_reset(*, table_id: str, by: User) -> Submitted:
    """Take the whole draft back. Raises NotYourSeat, NotPlaying, NothingToUndo …"""
    raise NotImplementedError
