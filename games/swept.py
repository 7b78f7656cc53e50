"""The counts of a sweep, which are passed through its steps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime


@dataclass(slots=True)
class Swept:
    """The counts of a sweep."""

    credited: int = 0
    timed_out: int = 0
    reminded: int = 0
    planned: int = 0
    """The number of turns that plans have played."""
    failed: int = 0
    busy: int = 0
    alone: bool = True
    """Whether the sweep ran; ``False`` if another one was running."""
    workers: int = 1
    passed: set[str] = field(default_factory=set)
    """The ids of tables that this part of the sweep doesn't visit again."""
    broken: set[str] = field(default_factory=set)
    """The ids of tables that no part of the sweep visits again."""
    beats: Mapping[str, datetime] = field(default_factory=dict)
    """The heartbeats at the beginning of the sweep, by name; empty if it didn't read them."""
    asked: set[int] = field(default_factory=set)
    """The keys of people whose automatic vacation was already checked in this sweep."""
    counts: bool = True
    """Whether a failure counts as the table's fault; ``False`` if the step runs because somebody
    views the table."""

    def add(self, other: Swept) -> None:
        """Add another worker's counts."""
        for name in ("credited", "timed_out", "reminded", "planned", "failed", "busy"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.broken |= other.broken
