"""A season by clicks: seven sign up, one leaves, it ends, one sits the next one out."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ROOT
from tests.browser.test_pages import inspect
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
SCREENS: Final = [
    {"wide": 390, "high": 844, "dark": False, "lang": "de"},
    {"wide": 1440, "high": 1000, "dark": True, "lang": "en"},
    {"wide": 390, "high": 844, "dark": True, "lang": "en"},
    {"wide": 1440, "high": 1000, "dark": False, "lang": "de"},
]
NAMES: Final = ("mara", "jonas", "aylin", "piotr", "noor", "ewa", "theo")
LEAVES, PAUSES = "theo", "ewa"


@pytest.fixture
def step(house: dict[str, str]) -> Callable[..., None]:
    """Return a function that does what the test would wait for."""

    def done(*names: str) -> None:
        calls = "; ".join(f"season_steps.{name}()" for name in names)
        program = f"import django; django.setup(); from tests.browser import season_steps; {calls}"
        command = [sys.executable, "-c", program]
        subprocess.run(command, cwd=ROOT, env=house, check=True, capture_output=True)

    return done


def test_a_season_by_clicks(visit: Visit, keeper: str, step: Callable[..., None]) -> None:
    step("people")
    here = {name: visit(name, **SCREENS[n % 4]) for n, name in enumerate(NAMES)}
    staff = visit(keeper)
    staff.page.goto("/seasons/")
    staff.page.get_by_role("link", name="Open a season").click()
    staff.page.select_option("[name=title]", "yspahan")
    staff.page.get_by_role("button", name="Open").click()
    first = staff.page.url.removesuffix("/")
    look(here, [first], "empty")
    sign_up(here, NAMES)
    look(here, ["/seasons/", first], "sign-up")
    step("begin", "most")
    leaver = here[LEAVES].page
    leaver.goto(f"{first}/divisions/1a/")
    leaver.locator("summary", has_text="Saison verlassen").click()
    leaver.locator("button[value=leave]").click()
    expect(leaver.locator(".toast")).to_contain_text("verlassen")
    look(here, ["/seasons/", first, f"{first}/divisions/1a"], "running")
    step("end")
    mara = here["mara"].page
    mara.goto(f"{first}/divisions/1a/")
    expect(mara.locator(".season-table tbody tr").last).to_contain_text(LEAVES)
    expect(mara.locator(".season-table tbody tr")).to_have_count(7)
    sign_up(here, [name for name in NAMES if name != PAUSES])
    step("newcomers", "begin")
    mara.goto("/seasons/")
    mara.locator("h2 a", has_text="Yspahan").click()
    following = mara.url.removesuffix("/")
    top, second = people_of(here["mara"], following, "1a"), people_of(here["mara"], following, "2a")
    assert {name.lower() for name in top} == set(NAMES) - {PAUSES}
    assert len(second) == 5
    look(here, [following, first, f"{first}/divisions/1a"], "over")


def sign_up(here: dict[str, Visitor], names: Sequence[str]) -> None:
    """Sign people up by the list's button."""
    for name in names:
        page = here[name].page
        page.goto("/seasons/")
        page.locator("button[value=join]").click()
        expect(page.locator("button[value=take-back]")).to_be_visible()


def people_of(visitor: Visitor, season: str, division: str) -> list[str]:
    """Return the people of a division in the order of the standings."""
    visitor.page.goto(f"{season}/divisions/{division}/")
    return visitor.page.locator(".season-person a").all_inner_texts()


def look(here: dict[str, Visitor], addresses: Sequence[str], what: str) -> None:
    """Find no fault on these pages, on each screen; keep pictures in `SHOTS` if it is set."""
    for visitor, screen in zip(here.values(), SCREENS, strict=False):
        for number, address in enumerate(addresses):
            assert inspect(visitor, f"{address.removesuffix('/')}/") == []
            if "SHOTS" in os.environ:
                name = f"season-{what}-{number}-{screen['wide']}-{screen['dark']}.png"
                visitor.page.screenshot(path=Path(os.environ["SHOTS"]) / name, full_page=True)
