"""`{% load guests %}`: the titles that a visitor may try, and a guest's running table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django import template

from games.guests.selectors import guest_table, titles_tried

if TYPE_CHECKING:
    from accounts.models import User
    from games.models import Table
    from games.rules.kernel import Title

register = template.Library()


@register.simple_tag
def titles_to_try() -> list[Title[Any]]:
    """Return the titles that a visitor may try: `{% titles_to_try as offered %}`."""
    return titles_tried()


@register.simple_tag
def running_table(guest: User) -> Table | None:
    """Return a guest's running table: `{% running_table user as table %}`."""
    return guest_table(guest) if getattr(guest, "is_guest", False) else None
