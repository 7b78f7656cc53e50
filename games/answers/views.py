"""The form of conditional answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.views.decorators.http import require_POST

from games.answers.services import conditional_answers_set
from games.views.http import PageRequest, member_of, refusals, signed_in
from games.views.play import act

if TYPE_CHECKING:
    from django.http import HttpResponse


@require_POST
@signed_in
@refusals
def conditional_answers(request: PageRequest, table_id: str) -> HttpResponse:
    """Change the seat's conditional answers."""
    person = member_of(request)
    given = {
        name.removeprefix("answer-"): str(value)
        for name, value in request.POST.items()
        if name.startswith("answer-")
    }
    return act(
        request,
        table_id,
        lambda: conditional_answers_set(table_id=table_id, by=person, answers=given),
    )
