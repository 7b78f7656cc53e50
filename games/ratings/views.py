"""Ladders: a title's ratings, on the whole site or in a circle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.http import Http404
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.http import urlencode
from django.views.decorators.http import require_POST, require_safe

from accounts.models import ProfileFor
from accounts.selectors.circles import circle_get_for
from games.ratings import selectors as ratings_selectors
from games.ratings.maths import FEW, FULLY, STOOD_IN_MOST
from games.ratings.selectors import own_page, ranked
from games.rules import titles
from games.selectors.ratings import ratings_of
from games.services.resigning import rating_agree
from games.strength import PROVISIONAL
from games.views.http import PageRequest, member_of, page_by_key, person_of, refusals, signed_in
from games.views.people import account_of
from games.views.play import act
from mp2site.infra.replicas import may_lag
from mp2site.web.sign_in import login_required

if TYPE_CHECKING:
    from collections.abc import Mapping

    from django.db.models import QuerySet
    from django.http import HttpResponse

    from games.models import Rating

PAGE_SIZE = 50


@require_safe
@may_lag
def ladder(request: PageRequest, slug: str) -> HttpResponse:
    """Show a title's ladder, and the reader's rank."""
    addresses = {title.slug: reverse("ratings:ladder", args=[title.slug]) for title in titles}
    return _page(request, slug, addresses, ratings_selectors.ladder(slug))


@require_safe
@login_required
@refusals
@may_lag
def of_circle(request: PageRequest, number: int, slug: str) -> HttpResponse:
    """Show a member the title's ladder of a circle's members."""
    seen = circle_get_for(person=account_of(request), circle_id=number)
    addresses = {
        title.slug: reverse("ratings:circle", args=[number, title.slug]) for title in titles
    }
    rows = ratings_selectors.ladder(slug, seen.people)
    return _page(request, slug, addresses, rows, circle=seen.circle)


def _page(
    request: PageRequest,
    slug: str,
    addresses: Mapping[str, str],
    rows: QuerySet[Rating],
    **more: Any,
) -> HttpResponse:
    """Show a page of a ladder.

    ``addresses`` are the URLs of the same people's other ladders, by title.
    """
    if slug not in addresses:
        raise Http404
    person = person_of(request)
    if person and "me" in request.GET:
        return _own_page(addresses[slug], own_page(rows, person, PAGE_SIZE))
    page = page_by_key(request, rows, PAGE_SIZE)
    own = [one for one in ratings_of(person) if one.title == slug] if person else []
    context = {
        "title": titles.get(slug),
        "ladders": [(title, addresses[title.slug]) for title in titles],
        "page": page,
        "ranked": ranked(rows, page.rows),
        "own": own[0] if own else None,
        "stands": person is not None and person.profile_for == ProfileFor.EVERYBODY,
        "provisional": PROVISIONAL,
        "fully": FULLY,
        "few": FEW,
        "stood_in_most": STOOD_IN_MOST,
    }
    return render(request, "games/ladder.html", context | more)


def _own_page(address: str, key: str) -> HttpResponse:
    """Redirect to the ladder's page that has the reader's row."""
    asked = f"?{urlencode({'after': key})}" if key else ""
    return redirect(f"{address}{asked}#me")


@require_POST
@signed_in
@refusals
def rate(request: PageRequest, table_id: str) -> HttpResponse:
    """Agree to rate the game among the remaining players after a resignation."""
    person = member_of(request)
    return act(request, table_id, lambda: rating_agree(table_id=table_id, by=person))
