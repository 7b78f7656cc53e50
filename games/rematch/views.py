"""The button for a rematch."""

from __future__ import annotations

from django.http import HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from games.rematch.services import rematch
from games.views.http import PageRequest, member_of, refusals, signed_in


@require_POST
@signed_in
@refusals
def again(request: PageRequest, table_id: str) -> HttpResponse:
    """Open the rematch's table, or take a seat there."""
    found = rematch(table_id=table_id, by=member_of(request))
    return redirect("tables:detail", found.pk)
