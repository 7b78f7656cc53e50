"""Ladders: how strong people are at a title."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404
from django.shortcuts import render
from django.views.decorators.http import require_safe

from games import selectors
from games.ratings import PROVISIONAL
from games.rules import titles
from games.views.http import PageRequest, page_by_key, person_of

if TYPE_CHECKING:
    from django.http import HttpResponse

PAGE_SIZE = 50


@require_safe
def ladder(request: PageRequest, slug: str) -> HttpResponse:
    """Show a title's ladder, and where the reader stands."""
    if slug not in titles.slugs:
        raise Http404
    person = person_of(request)
    page = page_by_key(request, selectors.ladder(slug), PAGE_SIZE)
    own = [one for one in selectors.ratings_of(person) if one.title == slug] if person else []
    context = {
        "title": titles.get(slug),
        "titles": list(titles),
        "page": page,
        "ranked": selectors.ranked(slug, page.rows),
        "own": own[0] if own else None,
        "provisional": PROVISIONAL,
    }
    return render(request, "games/ladder.html", context)
