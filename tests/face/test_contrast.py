"""The contrast of pages and boards: WCAG 2.2 AA holds by day and by night.

Text has at least 4.5 : 1 against every ground behind it, signs and edges of controls 3 : 1.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from django.conf import settings

from tests.support.files import sheets_of_features

BASE = Path(settings.BASE_DIR)
SHEETS = [
    BASE / "static/css/tokens.css",
    *sorted(BASE.glob("games/boards/*/static/*.css")),
    *sheets_of_features(),
]
PAIR = re.compile(r"--([a-z-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)")
THEMES = ("day", "night")
SEATS = ("blue", "yellow", "green", "red")
DICE = ("blue", "green", "orange", "purple")
SOUKS = ("blue", "yellow", "pink", "terracotta", "sage", "violet", "turquoise")
PAGE = ("ground", "raised")
BOARD = ("city", "paving", "tower", "storey", "sand", "street", "land", "steppe")

TEXT = [
    *[(ink, ground) for ink in ("text", "muted", "accent", "danger", "good") for ground in PAGE],
    *[(ink, ground) for ink in ("saffron-text",) for ground in (*PAGE, "field", "saffron-pale")],
    *[
        ("text", ground)
        for ground in ("field", "accent-tint", "saffron-pale", "danger-tint", "good-tint", "card")
    ],
    *[("muted", ground) for ground in ("field", "accent-tint")],
    ("accent", "accent-tint"),
    ("accent-strong", "raised"),
    ("saffron-text", "accent-tint"),
    ("danger", "danger-tint"),
    ("good", "good-tint"),
    ("accent-ink", "accent"),
    ("accent-ink", "accent-strong"),
    ("danger-ink", "danger"),
    ("saffron-ink", "saffron-tint"),
    ("paper-ink", "paper"),
    *[(ink, ground) for ink in ("ink", "muted-board") for ground in BOARD],
    *[
        ("text", ground)
        for ground in ("chip", "chip-sea", "slip", "slip-paid", "slip-start-paid", "outpost-tint")
    ],
    *[("plaque-ink", f"souk-{souk}-plaque") for souk in SOUKS],
    ("paper-ink", "coin"),
    ("points-ink", "points"),
    *[("text", ground) for ground in ("slip", "slip-paid")],
    *[("text", ground) for ground in ("slot-blue", "slot-brown")],
    *[("rj-die-ink", f"rj-{colour}") for colour in DICE],
    *[("rj-paper-ink", f"rj-{ground}") for ground in ("paper", "paper-asked", "coin", "white-die")],
    *[(ink, "rj-wood-table") for ink in ("text", "muted-board")],
    ("rj-crimson-ink", "rj-crimson"),
    ("rj-karma", "rj-karma-pale"),
]
SIGNS = [
    *[("saffron", ground) for ground in PAGE],
    *[("line-strong", ground) for ground in (*PAGE, "field")],
    *[(f"seat-{seat}-edge", ground) for seat in ("yellow",) for ground in PAGE],
    *[(f"seat-{seat}", ground) for seat in ("blue", "green", "red") for ground in PAGE],
    *[(f"seat-{seat}-sign", f"seat-{seat}") for seat in SEATS],
    *[("accent", ground) for ground in ("city", "storey", "card", "paving")],
    *[(f"souk-{souk}-plaque", "city") for souk in SOUKS],
    *[(f"souk-{souk}-plaque", f"souk-{souk}-shop") for souk in SOUKS],
    *[(f"rj-{colour}", f"rj-{colour}-tint") for colour in DICE],
    *[(f"rj-{colour}-edge", "rj-paper") for colour in DICE],
    *[("accent", ground) for ground in ("rj-wood-table", "rj-air", "rj-shade")],
    *[("rj-gilt", ground) for ground in ("rj-palace", "rj-palace-high")],
    ("rj-star", "rj-crimson"),
    ("rj-day-sun", "rj-day"),
    ("rj-night-star", "rj-night"),
    ("die-pip", "die"),
    ("die-pip", "die-yellow"),
    ("route", "land"),
    ("route", "steppe"),
    ("route-sea", "sea"),
    ("lagoon-ink", "lagoon"),
    ("crest-small", "paper"),
    ("route-sea", "chip-sea"),
    ("outpost", "outpost-tint"),
    ("outpost", "oasis"),
    ("crest-ink", "paper"),
    ("camel", "sand"),
    *[("camel", ground) for ground in ("ground", "raised", "saffron-pale", "slip")],
    *[("jade", ground) for ground in ("raised", "saffron-pale")],
    ("seal", "seal-face"),
    ("seal-improved-ink", "seal-improved"),
    ("die-black-pip", "die-black"),
    ("slip-edge", "slip"),
    *[("slot-edge", ground) for ground in ("raised", "saffron-pale")],
    ("slot-blue-edge", "raised"),
]


@cache
def tokens() -> dict[str, tuple[str, str]]:
    """Return the pair of values (day, night) of every plain colour, by its token."""
    found = [pair for sheet in SHEETS for pair in PAIR.findall(sheet.read_text("utf-8"))]
    values = {name: (day, night) for name, day, night in found}
    assert len(values) == len(found), "a colour has one place"
    return values


def luminance(colour: str) -> float:
    """Compute the relative luminance as WCAG defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours, 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def ratio(ink: str, ground: str, theme: int) -> float:
    """Return the contrast ratio of two tokens in a theme (0 day, 1 night)."""
    values = tokens()
    return contrast(values[ink][theme], values[ground][theme])


def test_the_measure_knows_black_on_white() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#b8690b", "#f6f0e4") == pytest.approx(3.7, abs=0.1)


@pytest.mark.parametrize("theme", range(2), ids=THEMES)
@pytest.mark.parametrize(("ink", "ground"), TEXT, ids=str)
def test_text_can_be_read(ink: str, ground: str, theme: int) -> None:
    assert ratio(ink, ground, theme) >= 4.5


@pytest.mark.parametrize("theme", range(2), ids=THEMES)
@pytest.mark.parametrize(("sign", "ground"), SIGNS, ids=str)
def test_signs_can_be_seen(sign: str, ground: str, theme: int) -> None:
    assert ratio(sign, ground, theme) >= 3


def test_every_seat_and_souk_has_all_its_colours() -> None:
    names = set(tokens())
    wanted = {f"seat-{seat}{part}" for seat in SEATS for part in ("", "-edge", "-sign")}
    wanted |= {f"souk-{souk}{part}" for souk in SOUKS for part in ("", "-shop", "-plaque")}
    assert wanted <= names
