"""A cup of eight in a circle from form to final: the founder on a phone, a member at a desk.

A script plays for the other six people and ends the games; the site's own sweep does the rest.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE, ROOT
from tests.browser.test_pages import wrong_with
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

CIRCLE: Final = """
from accounts.models import User
from accounts.services.circles import circle_found, circle_join
circle = circle_found(by=User.objects.get(folded="mara"), name="Slow camels")
others = [User.objects.create_user(f"camel{n}") for n in range(6)]
for one in [User.objects.get(folded="aylin"), *others]:
    circle_join(link=circle.link, by=one)
"""
JOIN: Final = """
from accounts.models import User
from games.cups.models import Cup
from games.cups.services import cup_join
for one in User.objects.filter(username__startswith="camel"):
    cup_join(cup_id=Cup.objects.get().pk, by=one)
"""
END: Final = """
from games.cups.models import Cup
from tests.games.cups.conftest import end_all
end_all(Cup.objects.get())
"""


def run(house: dict[str, str], code: str) -> None:
    command = [sys.executable, "manage.py", "shell", "-c", code]
    subprocess.run(command, cwd=ROOT, env=house, check=True, capture_output=True)


def wait_for(visitors: list[Visitor], path: str, words: str) -> None:
    """Reload a page until the sweep has added these words."""
    deadline = time.monotonic() + PATIENCE
    main = visitors[0].page.locator("main")
    while words not in main.inner_text() and time.monotonic() < deadline:
        visitors[0].page.wait_for_timeout(500)
        visitors[0].page.goto(path)
    for one in visitors:
        one.page.goto(path)
        expect(one.page.locator("main")).to_contain_text(words)


def test_a_cup_of_eight(visit: Visit, house: dict[str, str]) -> None:
    mara = visit("mara", wide=390, high=844)
    run(house, CIRCLE)
    page = mara.page
    page.goto("/cups/")
    assert not wrong_with(mara, "the form of a cup")
    page.fill("main [name=name]", "Autumn cup")
    page.select_option("main [name=circle_id]", label="Slow camels")
    page.select_option("main [name=title]", "yspahan")
    page.get_by_role("button", name="Open").click()
    expect(page.locator("main")).to_contain_text("Starts when 8 people have joined")
    path = re.sub(r"^https?://[^/]+", "", page.url)
    page.get_by_role("button", name="Join").click()
    expect(page.locator("main")).to_contain_text("1 of 8 people have joined")
    aylin = visit("aylin", wide=1440, dark=True)
    aylin.page.get_by_role("link", name="Autumn cup").click()
    aylin.page.get_by_role("button", name="Join").click()
    expect(aylin.page.locator("main")).to_contain_text("2 of 8 people have joined")
    both = [mara, aylin]
    assert not [wrong for one in both for wrong in wrong_with(one, "a cup to join")]
    run(house, JOIN)
    wait_for(both, path, "To your table")
    assert not [wrong for one in both for wrong in wrong_with(one, "the first round")]
    run(house, END)
    wait_for(both, path, "Round 2")
    run(house, END)
    wait_for(both, path, "Final")
    assert not [wrong for one in both for wrong in wrong_with(one, "the final")]
    run(house, END)
    wait_for(both, path, "has won the cup.")
    assert not [wrong for one in both for wrong in wrong_with(one, "a cup that is over")]
    page.goto("/cups/")
    expect(page.locator("main")).to_contain_text("Over")
