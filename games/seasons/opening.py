"""The page on which staff and founders of circles open a season."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from django import forms
from django.contrib import messages
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from games.errors import BadSetup, NotHost
from games.rules import titles
from games.seasons.services import season_open
from games.services.organizing import PACES, owners_of
from games.standings import POINTS
from games.views.http import PageRequest, refusals, with_refusal
from games.views.people import account_of
from mp2site.text.rendering import msg, msg_lazy
from mp2site.text.rendering import render as words
from mp2site.web.sign_in import login_required

if TYPE_CHECKING:
    from django.http import HttpResponse

    from accounts.models import User

SITE: Final = ""
"""The form's value for a season of the site."""
MOST: Final = ""
"""The form's value for the title's maximum number of seats."""


class OpenForm(forms.Form):
    """The form of a new season, for a person who may open seasons."""

    owner = forms.ChoiceField(label=msg_lazy("seasons-open-owner"), required=False)
    title = forms.ChoiceField(label=msg_lazy("seasons-open-title"))
    seats = forms.ChoiceField(label=msg_lazy("seasons-open-seats"), required=False)
    pace = forms.ChoiceField(
        label=msg_lazy("seasons-open-pace"),
        choices=[(name, msg_lazy(f"tables-pace-{name}")) for name in PACES],
    )

    def __init__(self, person: User, data: Any = None, initial: Any = None) -> None:
        super().__init__(data, initial=initial)
        owners = [
            (SITE, msg("seasons-open-site")) if circle is None else (str(circle.pk), circle.name)
            for circle in owners_of(person)
        ]
        numbers = [(str(number), str(number)) for number in sorted(POINTS)]
        self._choices("owner", owners)
        self._choices("title", [(title.slug, title.name) for title in titles])
        self._choices("seats", [(MOST, msg("seasons-open-most")), *numbers])

    def _choices(self, name: str, choices: list[tuple[str, str]]) -> None:
        self.fields[name].choices = choices  # type: ignore[attr-defined]

    @property
    def asked(self) -> dict[str, Any]:
        """The arguments of `season_open`."""
        data = self.cleaned_data
        return {
            "title": data["title"],
            "pace": data["pace"],
            "seats": int(data["seats"]) if data["seats"] else None,
            "circle_id": int(data["owner"]) if data["owner"] else None,
        }


@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@refusals
def opening(request: PageRequest) -> HttpResponse:
    """Show the form of a new season, with the input again after a refusal, or open the season."""
    person = account_of(request)
    if not owners_of(person):
        raise NotHost
    if request.method != "POST":
        chosen = {"owner": request.GET.get("circle", SITE), "title": request.GET.get("title", "")}
        return render(request, "seasons/open.html", {"form": OpenForm(person, initial=chosen)})
    form, refused = OpenForm(person, request.POST), BadSetup()
    if form.is_valid():
        try:
            season = season_open(by=person, **form.asked)
        except BadSetup as error:
            refused = error
            form.add_error(None, words(error.text))
        else:
            messages.success(request, msg("seasons-opened"))
            return redirect("seasons:season", season.pk)
    return with_refusal(render(request, "seasons/open.html", {"form": form}), refused)
