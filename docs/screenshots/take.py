"""Take the README's screenshots: `python docs/screenshots/take.py http://localhost:8000`.

Needs a fresh site with the demo's tables (`make run`) and Debian's Chromium. It continues the demo's
Marco Polo table by the choices' buttons until Mara can travel to several places.
"""

# ruff: noqa: INP001 - a script beside its pictures
from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

HERE: Final = Path(__file__).parent
PEOPLE: Final = ("Mara", "Jonas", "Aylin", "Piotr")
TABLE: Final = "At the Khan's behest"
WISHES: Final = (
    "travel-middle:",
    "travel-upper:",
    "add:",
    "go:",
    "stop",
    "take:",
    "contracts:",
    "khan:",
    "book-",
    "offer:",
    "end",
)
"""Prefixes of choices' keys, the preferred ones first."""
LIT: Final = 3
PATIENCE: Final = 400


def main(address: str) -> None:
    """Play on to a good moment and take three screenshots of it."""
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path="/usr/bin/chromium")
        pages = [_signed_in(browser, address, name) for name in PEOPLE]
        mara = pages[0]
        path = mara.locator("a", has_text=TABLE).first.get_attribute("href") or ""
        _play(pages, path)
        _take(mara, path, "table-1440-day.png")
        _take(mara, "/", "home-1440-day.png")
        phone = _signed_in(browser, address, PEOPLE[0], phone=True)
        _take(phone, path, "table-390-night.png")
        browser.close()


def _signed_in(browser: Browser, address: str, name: str, phone: bool = False) -> Page:
    wide, high = (390, 844) if phone else (1440, 1000)
    context = browser.new_context(
        base_url=address,
        viewport={"width": wide, "height": high},
        color_scheme="dark" if phone else "light",
        is_mobile=phone,
        has_touch=phone,
    )
    page = context.new_page()
    page.goto("/accounts/login/")
    page.fill("input[name=login]", name)
    page.fill("input[name=password]", "caravan")
    page.locator("input[name=password]").press("Enter")
    page.wait_for_url(f"{address}/")
    return page


def _play(pages: list[Page], path: str) -> None:
    """Choose for everybody until Mara is travelling and can go on to several places."""
    for _ in range(PATIENCE):
        for page in pages:
            page.goto(path)
            while keys := _keys(page):
                if page is pages[0] and _on_the_way(keys):
                    return
                _choose(page, min(keys, key=_rank))
    raise SystemExit("Mara found no way to go: try another house.")


def _keys(page: Page) -> list[str]:
    values = "buttons => buttons.map(button => button.value)"
    keys: list[str] = page.locator(".prompt__choices button[name=key]").evaluate_all(values)
    return keys


def _on_the_way(keys: list[str]) -> bool:
    """Tell whether a step has been made and several more are possible."""
    return "stop" in keys and sum(key.startswith("go") for key in keys) >= LIT


def _rank(key: str) -> int:
    return next((rank for rank, wish in enumerate(WISHES) if key.startswith(wish)), len(WISHES))


def _choose(page: Page, key: str) -> None:
    before = page.locator("#table").get_attribute("data-decision")
    page.locator(f'.prompt__choices button[value="{key}"]').dispatch_event("click")
    changed = "old => document.querySelector('#table').dataset.decision !== old"
    page.wait_for_function(changed, arg=before)


def _take(page: Page, path: str, name: str) -> None:
    page.goto(path)
    page.wait_for_load_state("networkidle")
    page.mouse.move(0, 0)
    page.screenshot(path=HERE / name)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000")
