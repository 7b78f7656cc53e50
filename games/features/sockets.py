"""What a feature may plug in. A feature declares itself once; the core loops over the declarations."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING

from django.urls import URLPattern

if TYPE_CHECKING:
    from games.services.sweep_runner import Swept


class After(Enum):
    """The core's part of a sweep that a feature's step follows."""

    OUTAGES = "outages"
    """Time lost in an outage is credited; no deadline has been applied yet."""
    TIMEOUTS = "timeouts"
    """Deadlines are applied."""
    REMINDERS = "reminders"
    """Reminders are written; nothing that follows concerns a clock."""


@dataclass(frozen=True, slots=True)
class SweepStep:
    """Work that every sweep does. A step that fails is logged; the steps after it still run."""

    name: str
    run: Callable[[Swept, float], object]
    """Called with the sweep's counts and the monotonic time in seconds at which it has to end."""
    after: After


@dataclass(frozen=True, slots=True, kw_only=True)
class Feature:
    """A feature, as the module ``feature`` of its package declares it."""

    name: str
    pages: Mapping[str, Sequence[URLPattern]] = field(default_factory=dict)
    """The addresses of its pages by URL namespace; ``""`` stands for none."""
    api: Sequence[URLPattern] = ()
    """The addresses of its operations, under `/api/`."""
    guests: frozenset[str] = frozenset()
    """The names of its addresses to which a guest may send something, such as ``tables:notes``."""
    sweep: Sequence[SweepStep] = ()
