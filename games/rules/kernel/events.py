"""Events of a game. The history, the log, mails and the board's animations are made from them."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from games.rules.kernel.text import Param, Text, Who


class Event(msgspec.Struct, frozen=True):
    """An event in a game.

    ``visible_to`` has the seats that may know of the event; ``None`` means that everybody may.
    """

    kind: str
    seat: int | None = None
    params: dict[str, Param] = {}
    targets: list[str] = []
    visible_to: list[int] | None = None

    def seen_by(self, seat: int | None) -> bool:
        """Return whether this seat (``None``: a spectator) may know of the event."""
        return self.visible_to is None or seat in self.visible_to


def seen(events: Iterable[Event], seat: int | None) -> list[Event]:
    """Keep the events that this seat may know."""
    return [event for event in events if event.seen_by(seat)]


def log_text(slug: str, event: Event) -> Text:
    """Return an event's log entry: the message ``<slug>-log-<kind>`` with parameters and seat."""
    params = dict(event.params)
    if event.seat is not None:
        params["seat"] = Who(event.seat)
    return Text(f"{slug}-log-{event.kind}", params)
