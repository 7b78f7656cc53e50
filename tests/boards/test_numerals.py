"""Numerals of turns on the boards: each names its player for screen readers."""

from __future__ import annotations

import pytest
from django.template.loader import render_to_string
from django.utils import translation

from games.boards.common.trails import Numeral

BADGES = (
    "boards/marco-polo-common/badge.html",
    "boards/yspahan/parts/badge.html",
    "boards/rajas-cards-karma/parts/badge.html",
)


@pytest.mark.parametrize("template", BADGES)
@pytest.mark.parametrize(("language", "said"), [("en", "(no. 2: Jonas)"), ("de", "(Nr. 2: Jonas)")])
def test_a_numeral_says_whose_it_is(template: str, language: str, said: str) -> None:
    with translation.override(language):
        drawn = render_to_string(template, {"mark": Numeral(2, 1), "people": ("Mara", "Jonas")})
    assert said in drawn
    assert "<text>2</text>" in drawn


@pytest.mark.parametrize("template", BADGES)
@pytest.mark.parametrize("mark", ["new", ""])
def test_a_mark_for_new_pieces_names_nobody(template: str, mark: str) -> None:
    drawn = render_to_string(template, {"mark": mark, "people": ("Mara", "Jonas")})
    assert "visually-hidden" not in drawn
