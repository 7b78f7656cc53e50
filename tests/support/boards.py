"""Boards for tests, drawn by the pages' own code."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any

from django.template.loader import render_to_string

from games.boards.marco_polo_common.sheet import Box, overlap
from games.rules.kernel import Title
from games.rules.kernel.drawing import COLOURS, SIGNS
from games.views.present import Player


def players(names: Sequence[str], **more: Any) -> list[Player]:
    """Return players of these names by seat."""
    return [player(seat, name, **more) for seat, name in enumerate(names)]


def player(seat: int, name: str, **more: Any) -> Player:
    return Player(seat, name, COLOURS[seat], SIGNS[seat], **more)


def render(
    title: Title[Any],
    view: dict[str, Any],
    people: Sequence[Player],
    part: str = "board",
    seat: int = 0,
    **more: Any,
) -> str:
    """Render a part of a board; for the strip, that of a seat."""
    drawing = title.draw(view, None)
    context = {
        "title": title,
        "view": view,
        "drawing": drawing,
        "pieces": drawing.pieces,
        "people": people,
        "face": drawing.seats[seat],
        "in_person": True,
        **more,
    }
    return render_to_string(f"boards/{title.slug}/{part}.html", context)


def covering(boxes: Mapping[str, Box]) -> Iterable[tuple[str, str]]:
    """Yield all pairs of elements that overlap by more than two pixels in both directions."""
    pairs = combinations(sorted(boxes), 2)
    return ((one, other) for one, other in pairs if overlap(boxes[one], boxes[other]) > 4)
