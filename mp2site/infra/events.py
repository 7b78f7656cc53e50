"""Domain events: an app says what happened, and others that subscribed to it handle that at once.

Handlers run in the publisher's transaction, in the order in which they subscribed. What one of them
raises is raised to the publisher, and rolls its transaction back: what must not do that is the
handler's to catch.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final, TypeVar

E = TypeVar("E")
_handlers: Final[dict[type[Any], list[Callable[[Any], None]]]] = defaultdict(list)


def subscribe(event: type[E]) -> Callable[[Callable[[E], None]], Callable[[E], None]]:
    """Have a function called with each event of a type. For modules that `AppConfig.ready` imports."""

    def add(handler: Callable[[E], None]) -> Callable[[E], None]:
        _handlers[event].append(handler)
        return handler

    return add


def publish(event: object) -> None:
    """Call all who subscribed to this event's type."""
    for handler in _handlers[type(event)]:
        handler(event)
