"""The data of the analysis board that the features' parts of it can use."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from django.http import HttpRequest

    from games.lines.board import AnalysisBoard, AnalysisLine


@dataclass(frozen=True, slots=True)
class LinePage:
    """The analysis board for one person, at the end of a line."""

    analysis: AnalysisBoard
    line: AnalysisLine
    people: Sequence[Any]
    """The players for display by place."""
    refused: HttpRequest | None = None
    """The request with the refused form, if a button of the page was refused."""
