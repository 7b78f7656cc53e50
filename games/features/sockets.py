"""What a feature may plug in. A feature declares itself once; the core loops over the declarations."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from django.urls import URLPattern

    from accounts.exports import Export
    from games.swept import Swept
    from mp2site.infra.expiry import Source


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
    urls: str = ""
    """The module of its addresses. Its ``pages`` are lists of addresses by URL namespace (``""`` for
    none), its ``api`` a list of those under `/api/`. Only a process that answers requests imports it."""
    guests: frozenset[str] = frozenset()
    """The names of its addresses to which a guest may send something, such as ``tables:notes``."""
    sweep: Sequence[SweepStep] = ()
    exports: Sequence[Export] = ()
    """Files for the ZIP of all that is kept of a person."""
    retention: Sequence[Source] = ()
    """Functions that return expired rows, and how to delete a batch of them; called once a day."""

    @property
    def pages(self) -> Mapping[str, Sequence[URLPattern]]:
        """The addresses of its pages by URL namespace."""
        return getattr(self._addresses, "pages", {})

    @property
    def api(self) -> Sequence[URLPattern]:
        """The addresses of its operations."""
        return getattr(self._addresses, "api", ())

    @property
    def _addresses(self) -> ModuleType | None:
        return import_module(self.urls) if self.urls else None
