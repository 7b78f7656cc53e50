"""`{% load lessons %}`: a board with a lesson's targets marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django import template
from django.utils.safestring import SafeString

from games.presentation.panes import first_pane, marks, pointed, showing
from games.templatetags.tables import Parts, board_of, hand_of, players_of
from mp2site.text.rendering import msg

if TYPE_CHECKING:
    from collections.abc import Collection

    from games.rules.kernel import Decision
    from games.views.present import Board

register = template.Library()


@register.simple_tag
def lesson_parts(board: Board, decision: Decision | None, points: Collection[str]) -> Parts:
    """Return all parts of a board that are in panes, with a lesson's targets marked."""
    drawn, hand, players = board_of(board), hand_of(board), players_of(board)
    lit = {target for choice in decision.choices for target in choice.targets} if decision else ()
    known = [pane.id for pane in board.drawing.panes]
    pane = first_pane((drawn, f'data-pane="hand" {hand}', players), points or lit, known)
    said = msg("lessons-marked")
    parts = (pointed(showing(part, pane), points, said) for part in (drawn, hand, players))
    return Parts(pane, *(SafeString(part) for part in parts))


@register.simple_tag
def lesson_marks(parts: Parts) -> str:
    """Return the labels of a lesson's targets, for people who don't see the marks."""
    names = (name for part in (parts.board, parts.hand, parts.players) for name in marks(part))
    return "; ".join(dict.fromkeys(names))
