"""Finds the table of a page about notices."""

from __future__ import annotations

from django.http import Http404

from accounts.models import User
from games.errors import NotFound
from games.models import Table
from games.selectors.tables import table_get_for


def table_or_404(person: User, table_id: str) -> Table:
    """Return a table that the person may see. Raises Http404."""
    try:
        return table_get_for(person=person, table_id=table_id)
    except NotFound:
        raise Http404 from None
