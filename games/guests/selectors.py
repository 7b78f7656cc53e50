"""The titles that guests may try, and a guest's table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from django.conf import settings

from accounts.models import User
from games.models import LIVE, Table
from games.presentation.title_facts import lightest_first

if TYPE_CHECKING:
    from games.rules.kernel import Title

SEATS: Final = 2


def may_be_tried(title: Title[Any]) -> bool:
    """Return whether a title can be played by a guest and one opponent."""
    return SEATS in title.seats


def titles_tried() -> list[Title[Any]]:
    """Return the titles that guests may try: the title for beginners, then the others by weight.

    Empty on a site without opponents.
    """
    if not (settings.GUESTS and settings.OPPONENTS):
        return []
    offered = [title for title in lightest_first() if may_be_tried(title)]
    return sorted(offered, key=lambda title: not title.meta.start_here)


def guest_table(guest: User) -> Table | None:
    """Return the guest's running table without large columns, or ``None``."""
    tables = Table.objects.lean().of(guest).filter(status__in=LIVE)
    return tables.order_by("-created_at").first()
