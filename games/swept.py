"""What a sweep has done so far: its steps count it and pass it on."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Swept:
    """What a sweep has done."""

    credited: int = 0
    timed_out: int = 0
    reminded: int = 0
    planned: int = 0
    """Turns played as their people had planned them."""
    failed: int = 0
    busy: int = 0
    alone: bool = True
    """Whether it ran; ``False``: another sweep was running."""
    workers: int = 1
    passed: set[str] = field(default_factory=set)
    """Tables that this part of the sweep doesn't come back to."""
    broken: set[str] = field(default_factory=set)
    """Tables that no part of it comes back to."""
    asked: set[int] = field(default_factory=set)
    """People whose automatic vacation has been considered, before their time is up."""
    counts: bool = True
    """Whether a failure counts as a fault of its table: not when somebody only looks at it."""

    def add(self, other: Swept) -> None:
        """Add what another worker has done."""
        for name in ("credited", "timed_out", "reminded", "planned", "failed", "busy"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.broken |= other.broken
