"""Domain events: an app publishes an event, and the subscribed handlers run at once.

Handlers run in the publisher's transaction, in the order of their subscription. A handler's
exception reaches the publisher and rolls the transaction back. So a handler must catch errors that
must not prevent the event.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final, TypeVar

E = TypeVar("E")
_handlers: Final[dict[type[Any], list[Callable[[Any], None]]]] = defaultdict(list)


def subscribe(event: type[E]) -> Callable[[Callable[[E], None]], Callable[[E], None]]:
    """Register a handler for events of a class.

    The handler's module must be imported by an `AppConfig.ready`.
    """

    def add(handler: Callable[[E], None]) -> Callable[[E], None]:
        _handlers[event].append(handler)
        return handler

    return add


def publish(event: object) -> None:
    """Call the handlers of the event's class, then those of its base classes up to `object`."""
    for event_class in type(event).__mro__:
        for handler in _handlers.get(event_class, ()):
            handler(event)
