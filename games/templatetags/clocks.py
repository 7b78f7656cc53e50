"""`{% load clocks %}`: paces and clocks in words, for templates."""

from __future__ import annotations

from django import template

from games import turn_time
from games.presentation import clocks
from mp2site.text.rendering import msg

register = template.Library()
register.filter("pace_line", clocks.pace_line)
register.filter("pace_sentence", clocks.pace_sentence)
register.filter("policy_sentence", clocks.policy_sentence)
register.filter("plays_on", turn_time.plays_on)


@register.simple_tag
def ticking_units() -> str:
    """Return the words for days, hours and minutes in both numbers, for the page's countdown."""
    units = (f"table-span-{unit}" for unit in ("days", "hours", "minutes"))
    return "|".join(f"{msg(unit, count=1)}/{msg(unit, count='#')}" for unit in units)
