"""Pages of seeks: a person's list with the proposals, and the forms to change a seek."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django import forms
from django.contrib import messages
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from games.asks import WITHIN
from games.errors import BadSetup, GamesError, TooMany
from games.rules import titles
from games.seeks.selectors import seeks_of
from games.seeks.services import PACES, seek_decline, seek_drop, seek_make, seek_pause
from games.views.http import PageRequest, refusals, with_refusal
from games.views.people import account_of
from mp2site.text.rendering import msg, msg_lazy
from mp2site.text.rendering import render as words
from mp2site.web.sign_in import login_required

if TYPE_CHECKING:
    from django.http import HttpResponse

    from games.seeks.models import Seek


class SeekForm(forms.Form):
    """The form of a new seek."""

    title = forms.ChoiceField(label=msg_lazy("seeks-game"))
    pace = forms.ChoiceField(
        label=msg_lazy("seeks-pace"),
        choices=[(name, msg_lazy(f"tables-pace-{name}")) for name in PACES],
        initial="daily",
    )
    least = forms.TypedChoiceField(coerce=int, label=msg_lazy("seeks-least"))
    most = forms.TypedChoiceField(coerce=int, label=msg_lazy("seeks-most"))
    within = forms.TypedChoiceField(
        coerce=int,
        required=False,
        empty_value=None,
        label=msg_lazy("seeks-within"),
        help_text=msg_lazy("seeks-within-hint"),
        choices=[
            ("", msg_lazy("seeks-within-any")),
            *((points, msg_lazy("seeks-within-choice", points=points)) for points in WITHIN),
        ],
    )

    same_pace = forms.BooleanField(
        required=False,
        widget=forms.CheckboxInput(attrs={"class": "switch"}),
        label=msg_lazy("seeks-same-pace"),
        help_text=msg_lazy("seeks-same-pace-hint"),
    )

    def __init__(self, data: Any = None) -> None:
        super().__init__(data)
        seats = sorted({n for title in titles for n in title.seats})
        numbers = [(n, str(n)) for n in seats]
        self.fields["title"].choices = [(title.slug, title.name) for title in titles]  # type: ignore[attr-defined]
        for name, first in (("least", seats[0]), ("most", seats[-1])):
            self.fields[name].choices = numbers  # type: ignore[attr-defined]
            self.fields[name].initial = first


@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@refusals
def seeks(request: PageRequest) -> HttpResponse:
    """Show the person's seeks, or create one; on an error, show the form with the input again."""
    person = account_of(request)
    form = SeekForm(request.POST if request.method == "POST" else None)
    error: GamesError | None = None
    if form.is_valid():
        try:
            seek_make(by=person, **form.cleaned_data)
        except (BadSetup, TooMany) as refused:
            error = refused
            form.add_error(None, words(refused.text))
        else:
            messages.success(request, msg("seeks-made"))
            return redirect("seeks:list")
    rows = [_row(seek) for seek in seeks_of(person)]
    page = render(request, "seeks/list.html", {"form": form, "rows": rows})
    return with_refusal(page, error)


def _row(seek: Seek) -> dict[str, Any]:
    said = {"pace": msg(f"tables-pace-{seek.pace}"), "least": seek.least}
    line = (
        msg("seeks-line-same", **said)
        if seek.least == seek.most
        else msg("seeks-line", **said, most=seek.most)
    )
    if seek.within is not None:
        line = msg("seeks-line-within", line=line, points=seek.within)
    if seek.same_pace:
        line = msg("seeks-line-same-pace", line=line)
    return {"seek": seek, "title": titles.get(seek.title).name, "line": line}


@require_POST
@login_required
@refusals
def change(request: PageRequest, number: int) -> HttpResponse:
    """Pause, resume or delete a seek, or decline the proposed seat."""
    person, what = account_of(request), request.POST.get("what", "")
    if what in {"pause", "wake"}:
        seek_pause(by=person, seek_id=number, paused=what == "pause")
    elif what == "drop":
        seek_drop(by=person, seek_id=number)
    else:
        seek_decline(by=person, seek_id=number)
    return redirect("seeks:list")
