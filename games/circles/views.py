"""Pages of circles: the form of a new one, a circle's members and open tables, and its link."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django import forms
from django.contrib import messages
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from accounts.errors import Refused
from accounts.models.circles import ABOUT_LENGTH, NAME_LENGTH
from accounts.selectors.circles import circle_by_link, circle_get_for
from accounts.services.circles import (
    circle_dissolve,
    circle_found,
    circle_hand_over,
    circle_join,
    circle_leave,
    circle_link_set,
    circle_remove,
    circle_rename,
)
from games.circles.services import circle_report
from games.errors import GamesError, of_refused
from games.rules import titles
from games.selectors.people import tables_with_people
from games.views.cards import open_rows
from games.views.http import PageRequest, person_of, refusals, with_refusal
from games.views.panels import circle_cards
from games.views.people import account_of
from mp2site.text.rendering import msg, msg_lazy
from mp2site.text.rendering import render as words
from mp2site.web.sign_in import login_required, sign_in_first

if TYPE_CHECKING:
    from django.http import HttpResponse

TABLES_SHOWN = 12


class CircleForm(forms.Form):
    """A form with a circle's name and description."""

    name = forms.CharField(max_length=NAME_LENGTH, label=msg_lazy("circles-name"))
    about = forms.CharField(
        max_length=ABOUT_LENGTH,
        required=False,
        label=msg_lazy("circles-about"),
        help_text=msg_lazy("circles-about-hint"),
    )


@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@refusals
def found(request: PageRequest) -> HttpResponse:
    """Show the form of a new circle, or create the circle."""
    person = account_of(request)
    form = CircleForm(request.POST if request.method == "POST" else None)
    error: GamesError | None = None
    if form.is_valid():
        try:
            circle = circle_found(by=person, **form.cleaned_data)
        except Refused as refused:
            error = _on_form(form, refused)
        else:
            messages.success(request, msg("circles-founded", name=circle.name))
            return redirect("circles:detail", circle.pk)
    page = render(request, "circles/new.html", {"form": form})
    return with_refusal(page, error)


def _on_form(form: forms.Form, refused: Refused) -> GamesError:
    error = of_refused(refused)
    form.add_error(None, words(error.text))
    return error


@require_safe
@login_required
@refusals
def detail(request: PageRequest, number: int) -> HttpResponse:
    """Show a circle to one of its members."""
    return _page(request, number)


def _page(request: PageRequest, number: int, form: CircleForm | None = None) -> HttpResponse:
    person = account_of(request)
    seen = circle_get_for(person=person, circle_id=number)
    circle = seen.circle
    tables = tables_with_people(person, seen.people)
    known = {"name": circle.name, "about": circle.about}
    context: dict[str, Any] = {
        "circle": circle,
        "seen": seen,
        "founds": seen.own.founds,
        "create": f"{reverse('tables:create')}?seating=people&circles={circle.pk}",
        "link": _address(request, circle.link),
        "rows": open_rows(tables[:TABLES_SHOWN], person),
        "titles": list(titles),
        "circle_cards": circle_cards(person, circle),
        "form": form or CircleForm(initial=known),
        "renaming": form is not None,
    }
    return render(request, "circles/detail.html", context)


def _address(request: PageRequest, link: str | None) -> str:
    return request.build_absolute_uri(reverse("circles:link", args=[link])) if link else ""


@require_POST
@login_required
@refusals
def rename(request: PageRequest, number: int) -> HttpResponse:
    """Change the name and description; on an error, show the form with the input again."""
    form = CircleForm(request.POST)
    if not form.is_valid():
        return _page(request, number, form)
    person = account_of(request)
    circle_rename(circle_id=number, by=person, **form.cleaned_data)
    return redirect("circles:detail", number)


@require_POST
@login_required
@refusals
def report(request: PageRequest, number: int) -> HttpResponse:
    """Report a circle to the staff; redirect to the reports."""
    why = request.POST.get("why", "")
    circle_report(circle_id=number, by=account_of(request), why=why)
    messages.success(request, msg("reports-sent"))
    return redirect("accounts:blocks")


@require_POST
@login_required
@refusals
def link_set(request: PageRequest, number: int) -> HttpResponse:
    """Replace the link by a new one, or remove it."""
    wanted = request.POST.get("open") == "yes"
    circle_link_set(circle_id=number, by=account_of(request), open=wanted)
    messages.success(request, msg("circles-link-renewed" if wanted else "circles-link-closed"))
    return redirect("circles:detail", number)


@require_POST
@login_required
@refusals
def member_set(request: PageRequest, number: int) -> HttpResponse:
    """Remove a member, or make them the founder."""
    person, name = account_of(request), request.POST.get("name", "")
    if request.POST.get("what") == "remove":
        gone = circle_remove(circle_id=number, by=person, name=name)
        messages.success(request, msg("circles-removed", name=gone.name))
    else:
        heir = circle_hand_over(circle_id=number, by=person, name=name)
        messages.success(request, msg("circles-handed-over", name=heir.name))
    return redirect("circles:detail", number)


@require_POST
@login_required
@refusals
def leave(request: PageRequest, number: int) -> HttpResponse:
    """Leave a circle, or delete it for all members."""
    person = account_of(request)
    if request.POST.get("what") == "dissolve":
        circle_dissolve(circle_id=number, by=person)
        messages.success(request, msg("circles-dissolved"))
    else:
        circle_leave(circle_id=number, by=person)
        messages.success(request, msg("circles-left"))
    return redirect("profiles:list")


@require_http_methods(["GET", "HEAD", "POST"])
@refusals
def link(request: PageRequest, link: str) -> HttpResponse:
    """Show the circle of a link, with a button to join it.

    Opening the page alone doesn't join.
    """
    if request.method == "POST":
        if not request.user.is_authenticated:
            return sign_in_first(request, request.path)
        circle = circle_join(link=link, by=account_of(request))
        messages.success(request, msg("circles-joined", name=circle.name))
        return redirect("circles:detail", circle.pk)
    person = person_of(request)
    invited = circle_by_link(link, person)
    if invited.joined:
        return redirect("circles:detail", invited.circle.pk)
    page = render(request, "circles/link.html", {"invited": invited, "circle": invited.circle})
    page["X-Robots-Tag"] = "noindex"  # everybody with this address can join
    return page
