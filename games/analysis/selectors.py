"""Selectors of analysis lines: a shared one, and all of a person's for the export of their data."""

from __future__ import annotations

from typing import Any

from accounts.models import User
from games.errors import NotFound
from games.lines.board import AnalysisBoard, AnalysisLine
from games.lines.tree import Tree
from games.models import AnalysisStep
from games.selectors.tables import read_with_seats


def shared_line(
    *, table_id: str, token: str, person: User | None
) -> tuple[AnalysisBoard, AnalysisLine, User]:
    """Return a shared line of a finished game to a person who may see the table.

    Raises NotFound.
    """
    table, seats, _ = read_with_seats(table_id, person)
    shared = AnalysisStep.objects.filter(table_id=table.pk, token=token).exclude(token="")
    last = shared.select_related("person").first()
    if last is None or not table.over or table.state is None:
        raise NotFound
    rows = AnalysisStep.objects.filter(table_id=table.pk, person_id=last.person_id)
    own = next((seat for seat in seats if seat.person_id == last.person_id), None)
    analysis = AnalysisBoard(
        table, seats, own, Tree({row.pk: row for row in rows.order_by("at", "slot")})
    )
    return analysis, analysis.line(last.pk), last.person


def lines_of(person: User) -> list[dict[str, Any]]:
    """Return a person's analysis lines for the export of their data."""
    columns = (
        "id",
        "table_id",
        "parent_id",
        "ply",
        "next_turn",
        "seat",
        "key",
        "guess",
        "fixed_dice",
        "name",
        "at",
    )
    rows = AnalysisStep.objects.filter(person=person).order_by("table_id", "at", "slot")
    return list(rows.values(*columns))
