"""Domain events: an app publishes what happened, and subscribers handle it at once.

Handlers run in the publisher's transaction, in the order of their subscription. A handler's
exception reaches the publisher and rolls the transaction back; a handler must catch errors that
shouldn't do that.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final, TypeVar

E = TypeVar("E")
_handlers: Final[dict[type[Any], list[Callable[[Any], None]]]] = defaultdict(list)


def subscribe(event: type[E]) -> Callable[[Callable[[E], None]], Callable[[E], None]]:
    """Call a function with each event of a type. For modules that `AppConfig.ready` imports."""

    def add(handler: Callable[[E], None]) -> Callable[[E], None]:
        _handlers[event].append(handler)
        return handler

    return add


def publish(event: object) -> None:
    """Call the handlers of this event's class and of the classes it inherits from, `object` at last."""
    for event_class in type(event).__mro__:
        for handler in _handlers.get(event_class, ()):
            handler(event)
