"""The people that a player can invite with one tap at an open table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.conf import settings

from accounts.selectors.addresses import confirmed_address
from accounts.selectors.circles import circles_of
from games.selectors.opponents_met import opponents_met_by

if TYPE_CHECKING:
    from accounts.models import User
    from games.session import TableSession


def to_invite(session: TableSession, person: User | None) -> dict[str, Any]:
    """Return the context of one-tap invitations, or of a request to confirm an address."""
    table, seated = session.table, {seat.name for seat in session.seats}
    if person is None or session.own is None or table.over or len(session.seats) >= table.size:
        return {"opponents_met": (), "circles": (), "needs_address": False}
    known = opponents_met_by(person)
    return {
        "opponents_met": [one for one in known if one.name not in seated],
        "circles": circles_of(person),
        "needs_address": needs_address(person),
    }


def needs_address(person: User) -> bool:
    """Return whether the person must confirm an address before inviting by name."""
    return settings.INVITING_NEEDS_ADDRESS and not confirmed_address(person)
