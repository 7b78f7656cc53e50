"""A person with a browser: signs in, reads the page, plays by clicking on the board."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

PASSWORD: Final = "caravan"
CHOICES: Final = ".prompt__choices button[name=key]"

UNCOVERED: Final = """element => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit?.closest("[data-target]")?.dataset.target === element.dataset.target;
}"""


class Visitor:
    """One browser context with one page, and what its console complained of."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.name = ""
        self.complaints: list[str] = []
        self.excused = ""
        self.by_board = 0
        """So many choices were made by clicks on the board alone."""
        self.by_button = 0
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type not in {"error", "warning"}:
            return
        if not (self.excused and re.search(self.excused, message.text)):
            self.complaints.append(f"{self.page.url}: {message.text}")

    # -- people ------------------------------------------------------------------------

    def sign_in(self, name: str, password: str = PASSWORD) -> None:
        """Sign in by the form."""
        self.name = name
        self.page.goto("/accounts/login/")
        self.page.fill("input[name=login]", name)
        self.page.fill("input[name=password]", password)
        self.page.locator("input[name=password]").press("Enter")
        self.page.wait_for_url(re.compile(r"/$"))

    def sign_up(self, name: str, password: str) -> None:
        """Sign up by the form."""
        self.name = name
        self.page.goto("/accounts/signup/")
        self.page.fill("input[name=username]", name)
        self.page.fill("input[name=email]", f"{name}@example.org")
        self.page.fill("input[name=password1]", password)
        self.page.locator("input[name=password1]").press("Enter")
        self.page.wait_for_url(re.compile(r"/$"))

    def sign_out(self) -> None:
        """Sign out by the person's menu."""
        self.page.locator("details[data-menu] > summary").click()
        self.page.locator("[data-menu] form[action='/accounts/logout/'] button").click()
        self.page.wait_for_load_state()

    # -- tables ------------------------------------------------------------------------

    def open_table(self, name: str, seats: int, title: str = "yspahan") -> str:
        """Create a public table of a title by the form; return its path."""
        self.page.goto(f"/tables/new/?title={title}")
        self.page.locator(f"label:has(> input[name=seats][value='{seats}'])").click()
        self.page.fill("input[name=name]", name)
        self.page.locator("#create button.btn--primary").click()
        self.page.wait_for_url(re.compile(r"/tables/(?!new/)[^/]+/$"))
        return re.sub(r"^https?://[^/]+", "", self.page.url)

    def join(self, path: str) -> None:
        """Sit down at an open table, from its page."""
        self.page.goto(path)
        self.page.locator("form[action$='/join/'] button").click()
        self.page.wait_for_load_state()

    # -- playing -----------------------------------------------------------------------

    @property
    def keys(self) -> list[str]:
        """The keys of all choices that the page offers."""
        values = "buttons => buttons.map(button => button.value)"
        keys: list[str] = self.page.locator(CHOICES).evaluate_all(values)
        return keys

    @property
    def decision(self) -> str:
        """The id of the open decision; empty when it is somebody else's turn."""
        return self.page.locator("#table").get_attribute("data-decision") or ""

    def choose(self, key: str) -> None:
        """Make a choice by clicking on the board as far as the board has it, and wait for it.

        What narrowing leaves is finished by its button, as the end of a turn always is.
        """
        before = self.decision
        for target in self._targets(key):
            self._turn_to(self.on_board(target))
            if self._still(before):
                self._click_lit(target)
        if self._still(before):
            self.by_button += 1
            self._button(key).click()
        else:
            self.by_board += 1
        self._settled(before)

    def _turn_to(self, element: Locator) -> None:
        """On a phone, turn to the pane that an element lies in."""
        if element.count() and not element.is_visible():
            closest = "element => element.closest('[data-pane]')?.dataset.pane"
            tab = self.page.locator(f'[data-tab="{element.evaluate(closest)}"]')
            if tab.is_visible():
                tab.click()

    def _click_lit(self, target: str) -> None:
        """Click a lit element of this target where nothing else covers its middle."""
        for element in self.page.locator(f'.lit[data-target="{target}"]').all():
            if element.is_visible():
                element.scroll_into_view_if_needed()
                if element.evaluate(UNCOVERED):
                    element.click()
                    return

    def look(self) -> None:
        """Come back to the tab: the page asks at once what the others did."""
        self.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        self.page.wait_for_timeout(60)

    def click_board(self, target: str) -> None:
        """Click one element of the board."""
        self.on_board(target).click()

    def on_board(self, target: str) -> Locator:
        """Return the board's element for a target."""
        return self.page.locator(f'[data-target="{target}"]').first

    def press(self, button: str) -> None:
        """Press undo or reset, and wait for the table to be drawn anew."""
        before = self.decision
        self.page.locator(f"button[form={button}]").click()
        self._settled(before)

    def _targets(self, key: str) -> list[str]:
        targets = self._button(key).get_attribute("data-targets") or ""
        return targets.split()

    def _button(self, key: str) -> Locator:
        return self.page.locator(f'{CHOICES}[value="{key}"]').first

    def _still(self, before: str) -> bool:
        """Tell whether the choice isn't made yet, once what was sent has come back."""
        self.page.wait_for_function("() => !document.querySelector('.htmx-request')")
        return self.decision == before

    def _settled(self, before: str) -> None:
        changed = "old => document.querySelector('#table').dataset.decision !== old"
        self.page.wait_for_function(changed, arg=before)


def play_on(
    players: list[Visitor], path: str, wish: Callable[[list[str]], str], until: Callable[[], bool]
) -> int:
    """Let the players choose in turn by clicks until something holds; return the choices made."""
    made, player = 0, players[0]
    while not until():
        player.page.goto(path)
        while player.decision and not until():
            player.choose(wish(player.keys))
            made += 1
        if not until():
            player = named(players, player.page.locator(".prompt__head").inner_text())
    return made


def named(players: list[Visitor], words: str) -> Visitor:
    """Return the player whose name stands in these words."""
    return next(player for player in players if player.name.lower() in words.lower())


def tame(keys: list[str]) -> str:
    """Choose plainly: act with dice, place, build, then end the turn; cards stay in hand."""
    order = ["roll:1", "roll:", "take:", "act:deliver", "act:", "place:", "send:", "save:", "move:"]
    order += ["build:", "draw", "pass", "end"]
    plain = [key for key in keys if "+" not in key]
    return next(key for start in order for key in plain if key.startswith(start))


def see(visitor: Visitor, words: str) -> None:
    """Expect the page's main part to show these words."""
    expect(visitor.page.locator("main")).to_contain_text(words)
