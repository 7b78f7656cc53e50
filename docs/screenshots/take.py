"""Take the README's screenshots: `python docs/screenshots/take.py http://localhost:8000`.

It needs a new site with the demo's tables (`make run`) and Debian's Chromium. Choices are only
selected and not sent: the board and the choice card show their effects.
"""

# ruff: noqa: INP001 - a script beside its pictures
from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

HERE: Final = Path(__file__).parent
PERSON: Final = "Mara"
DESK: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
SELECT: Final = """wish => {
  document.querySelector("[data-recap-done]")?.click();
  const buttons = [...document.querySelectorAll(".prompt__choices button[name=key]")];
  buttons.find(button => button.value.startsWith(wish)).click();
}"""


class Picture(NamedTuple):
    """A picture: its file, table (none: home), device, and the start of the selected choice's key."""

    name: str
    table: str = ""
    choice: str = ""
    device: dict[str, Any] = DESK
    dark: bool = False


PICTURES: Final = (
    Picture("home-1440-day.png"),
    Picture("table-1440-day.png", "At the Khan's behest", "book-2:"),
    Picture("table-1440-night.png", "From Venice, slowly", "market-silk:", dark=True),
    Picture("table-390-day.png", "Two at the well", "roll:2", PHONE),
    Picture("table-390-night.png", "The slow ferry", "", PHONE, dark=True),
)


def main(address: str) -> None:
    """Take the pictures one after the other."""
    with sync_playwright() as engine:
        program = shutil.which("chromium") or shutil.which("chromium-headless-shell")
        browser = engine.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for picture in PICTURES:
            _take(_signed_in(browser, address, picture), picture)
        browser.close()


def _signed_in(browser: Browser, address: str, picture: Picture) -> Page:
    scheme = "dark" if picture.dark else "light"
    context = browser.new_context(base_url=address, color_scheme=scheme, **picture.device)
    page = context.new_page()
    page.goto("/accounts/login/")
    page.fill("input[name=login]", PERSON)
    page.fill("input[name=password]", "caravan")
    page.locator("input[name=password]").press("Enter")
    page.wait_for_url(f"{address}/")
    return page


def _take(page: Page, picture: Picture) -> None:
    if picture.table:
        page.locator("a", has_text=picture.table).first.click()
    page.wait_for_load_state("networkidle")
    if picture.choice:
        page.evaluate(SELECT, picture.choice)
    page.mouse.move(0, 0)
    page.wait_for_timeout(600)
    page.screenshot(path=HERE / picture.name)
    page.context.close()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000")
