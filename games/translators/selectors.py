"""The games to which the translators' page links: everybody may see them."""

from __future__ import annotations

from collections.abc import Iterable

from games.models import Table
from games.models.table import LISTED


def games_of(slugs: Iterable[str]) -> dict[str, str]:
    """Return the id of each title's latest public game, if there is one."""
    begun = Table.objects.filter(LISTED, started_at__isnull=False).order_by("-started_at")
    found = {slug: begun.filter(title=slug).values_list("pk", flat=True).first() for slug in slugs}
    return {slug: table for slug, table in found.items() if table}
