"""`{% load moments %}`: instants and durations in templates."""

from __future__ import annotations

from datetime import datetime

from django import template

from mp2site.text import moments

register = template.Library()
register.filter("when", moments.when)
register.filter("span", moments.span)
register.filter("day", moments.day)
register.filter("week_day", moments.week_day)


@register.filter
def dated(at: datetime | None, style: str = "") -> str:
    """Return a date: `{{ at|dated }}`; with its year `{{ at|dated:"year" }}`; empty for None."""
    return moments.date(at, year=style == "year") if at else ""
