"""Moderation actions in the admin's lists.

Each calls a service with a reason, some also with a name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from django import forms
from django.contrib import messages
from django.contrib.admin.helpers import ActionForm
from django.core.exceptions import ValidationError
from django.db.models import Model, QuerySet
from django.http import HttpRequest

from games.errors import GamesError
from mp2site.text.rendering import msg, msg_lazy, render

Action = Callable[[Any, str, str], object]
"""A function of the row, the reason and the new name, which carries out an action."""


OURS: Final = frozenset(
    {
        "not-staff",
        "why",
        "yourself",
        "of-the-staff",
        "not-superuser",
        "inactive",
        "not-suspended",
        "no-factors",
        "computer-opponent",
        "answered",
    }
)
"""Codes of `accounts.services.moderation` that have a message here. Refused names have their own."""


class ReasonForm(ActionForm):
    """The action's form with a reason and, for renaming, the new name."""

    why = forms.CharField(required=False, max_length=500, label=msg_lazy("moderation-why"))
    name = forms.CharField(required=False, max_length=150, label=msg_lazy("moderation-name"))


def refusal_text(error: ValidationError | GamesError) -> str:
    """Return a service's refusal in the reader's language."""
    if isinstance(error, GamesError):
        return render(error.text)
    code = getattr(error, "code", "")
    return msg(f"moderation-error-{code}") if code in OURS else " ".join(error.messages)


def do_all(
    request: HttpRequest, rows: QuerySet[Model], action: Action, *, named: bool = False
) -> None:
    """Apply an action to the selected rows one by one, and report the results."""
    why, name = request.POST.get("why", ""), request.POST.get("name", "")
    if named and len(rows) != 1:
        messages.error(request, msg("moderation-one-name"))
        return
    done = 0
    for row in rows:
        try:
            action(row, why, name)
        except (ValidationError, GamesError) as error:
            messages.error(request, f"{row}: {refusal_text(error)}")
        else:
            done += 1
    if done:
        messages.success(request, msg("moderation-done", count=done))
