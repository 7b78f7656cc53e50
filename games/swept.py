"""The counts of a sweep, which its steps share."""

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
    """Whether this sweep ran; ``False`` if another one was running."""
    workers: int = 1
    passed: set[str] = field(default_factory=set)
    """The ids of tables that the current step doesn't visit again."""
    broken: set[str] = field(default_factory=set)
    """The ids of tables that no step of this sweep visits again."""
    beats: Mapping[str, datetime] = field(default_factory=dict)
    """The heartbeats at the beginning of the sweep, by name; empty if they weren't read."""
    asked: set[int] = field(default_factory=set)
    """The ids of people whose automatic vacation this sweep has already checked."""
    counts: bool = True
    """Whether a failure counts against the table; ``False`` if a view of the table has started the
    step.
    """

    def add(self, other: Swept) -> None:
        """Add the counts of another worker of this sweep."""
        for name in ("credited", "timed_out", "reminded", "planned", "failed", "busy"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.broken |= other.broken
