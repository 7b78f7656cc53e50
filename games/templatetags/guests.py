"""`{% load guests %}`: what a visitor may try, and what a guest is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django import template

from games.selectors.guests import guest_table, titles_tried

if TYPE_CHECKING:
    from accounts.models import User
    from games.models import Table
    from games.rules.kernel import Title

register = template.Library()


@register.simple_tag
def titles_to_try() -> list[Title[Any]]:
    """`{% titles_to_try as offered %}`: the titles that a visitor may try; none where nobody may."""
    return titles_tried()


@register.simple_tag
def running_table(guest: User) -> Table | None:
    """`{% running_table user as table %}`: the table that a guest can go on with."""
    return guest_table(guest) if getattr(guest, "is_guest", False) else None
