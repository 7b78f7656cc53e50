"""Pages on the people around a person: past opponents, starred people, and a search by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from django.shortcuts import redirect, render
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST, require_safe

from accounts.selectors.circles import circles_of
from accounts.services.profiles import profile_show
from accounts.services.stars import star_set
from games.errors import NeedsAccount
from games.rules import titles
from games.selectors.people import people_found, people_wanted
from games.views.http import PageRequest, member_of, page_of, refusals
from mp2site.infra.replicas import may_lag
from mp2site.web.sign_in import login_required

if TYPE_CHECKING:
    from django.http import HttpResponse

    from accounts.models import User

NAME_LENGTH: Final = 150
UNCLEAR: Final = 422
TYPED: Final = ("q", "name", "guest")
"""The names of the field for the beginning of a name, in forms and in older links."""


def account_of(request: PageRequest) -> User:
    """Return the person. Raises NeedsAccount for guests."""
    person = member_of(request)
    if person.is_guest:
        raise NeedsAccount
    return person


@require_safe
@login_required
@refusals
@may_lag
def people(request: PageRequest) -> HttpResponse:
    """Show the people that the person knows, or those whose names begin with the searched text."""
    person, wanted = account_of(request), asked_for(request)
    if request.GET.get("part") == "names":
        found = people_found(person, wanted[0] if wanted else "")
        return render(request, "people/_names.html", {"found": found})
    context: dict[str, Any] = {"titles": titles, "title": None}
    if wanted is None:
        return render(request, "people/list.html", context | {"unclear": True}, status=UNCLEAR)
    beginning, title = wanted
    context |= {"q": beginning, "title": titles.get(title) if title else None}
    known = people_wanted(person, beginning, title)
    if beginning:
        return render(request, "people/list.html", context | {"found": known})
    context |= {
        "starred": [one for one in known if one.starred],
        "page": page_of(request, [one for one in known if not one.starred]),
        "circles": circles_of(person),
    }
    return render(request, "people/list.html", context)


def asked_for(request: PageRequest) -> tuple[str, str] | None:
    """Return the beginning of a name and the title from a search; ``None`` for an unknown title."""
    beginning = next(filter(None, map(request.GET.get, TYPED)), "").strip()[:NAME_LENGTH]
    title = request.GET.get("title", "")
    return (beginning, title) if not title or title in titles else None


@require_POST
@login_required
@refusals
def star(request: PageRequest) -> HttpResponse:
    """Give a person a star or remove it, then go back."""
    starred = request.POST.get("starred") == "yes"
    star_set(by=account_of(request), name=request.POST.get("name", ""), starred=starred)
    return back(request, "profiles:list")


@require_POST
@login_required
@refusals
def visibility(request: PageRequest) -> HttpResponse:
    """Set who may see the person's profile, then go back."""
    person = account_of(request)
    profile_show(person=person, to=request.POST.get("profile_for", ""))
    return redirect("profiles:detail", person.username)


def back(request: PageRequest, otherwise: str) -> HttpResponse:
    """Redirect to the page with the form if it is on this site, else to ``otherwise``."""
    here = request.POST.get("next", "")
    ours = url_has_allowed_host_and_scheme(
        here, {request.get_host()}, require_https=request.is_secure()
    )
    return redirect(here if ours else otherwise)
