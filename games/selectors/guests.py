"""What guests may try, and the table that they have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from django.conf import settings

from accounts.models import User
from games.models import Status, Table
from games.rules import titles

if TYPE_CHECKING:
    from games.rules.kernel import Title

LIVE: Final = (Status.OPEN, Status.PLAYING, Status.QUARANTINED)
LIGHTEST_FIRST: Final = ("yspahan", "rajas-cards-karma", "marco-polo-1", "marco-polo-2")
"""Where to begin, if one doesn't know; titles that aren't named come last."""
SEATS: Final = 2


def may_be_tried(title: Title[Any]) -> bool:
    """Tell whether a title can be played by two, a guest and an opponent."""
    return SEATS in title.seats


def titles_tried() -> list[Title[Any]]:
    """Return what a guest may try in this house, the lightest first; nothing without opponents."""
    if not (settings.GUESTS and settings.OPPONENTS):
        return []
    offered = [title for title in titles if may_be_tried(title)]
    return sorted(offered, key=_weight)


def _weight(title: Title[Any]) -> int:
    known = title.slug in LIGHTEST_FIRST
    return LIGHTEST_FIRST.index(title.slug) if known else len(LIGHTEST_FIRST)


def guest_table(guest: User) -> Table | None:
    """Return the guest's table (lean) that isn't over."""
    tables = Table.objects.lean().of(guest).filter(status__in=LIVE)
    return tables.order_by("-created_at").first()
