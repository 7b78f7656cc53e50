"""A person with a browser: signs in, reads the page, plays by clicking on the board."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, expect

from games.rules import titles
from games.views.hints import PLAYING, WAITING

PASSWORD: Final = "caravan"
CHOICES: Final = ".prompt__choices button[data-targets]"

ASKED: Final = """() => {
  const table = document.querySelector("#table");
  const buttons = [...table.querySelectorAll(".prompt__choices button[data-targets]")];
  return {
    decision: table.dataset.decision ?? "",
    choices: buttons.map(({ value, dataset }) => [value, (dataset.targets ?? "").split(" ").filter(Boolean)]),
    laying: buttons.filter(({ dataset }) => "lays" in dataset).map(({ value }) => value),
    lit: [...new Set([...table.querySelectorAll(".lit[data-target]")].map(({ dataset }) => dataset.target))],
  };
}"""

AIM: Final = """target => {
  const parts = [...document.querySelectorAll(`.lit[data-target="${target}"]`)];
  const hidden = parts.length && !parts.some((part) => part.checkVisibility());
  if (hidden) return { tab: parts[0].closest("[data-pane]")?.dataset.pane ?? null };
  for (const part of parts.filter((part) => part.checkVisibility())) {
    part.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { x, y, width, height } = part.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(middle.x, middle.y);
    if (hit?.closest("[data-target]")?.dataset.target === target) return middle;
  }
  return null;
}"""
"""Return a point where a lit target can be clicked: the middle of an element that is uncovered."""

IN_THE_BACKGROUND: Final = """
Object.defineProperty(document, "hidden", { get: () => !window.looking });
"""

COME_BACK: Final = """() => {
  window.looking = true;
  document.dispatchEvent(new Event("visibilitychange"));
  window.looking = false;
}"""

SHOWN: Final = "() => new Promise((done) => setTimeout(done))"
"""Wait until the page has drawn its latest update."""

PICKED: Final = """() => document.querySelector("[data-confirm]:not(:disabled)")?.value ?? "" """
"""Return the key of the choice that Confirm sends."""

REACH: Final = """key => {
  const button = document.querySelector(`.prompt__choices button[data-targets][value="${key}"]`);
  const tile = document.querySelector(`[data-tile="${button.closest(".choice-group")?.dataset.inTile}"]`);
  const listed = button.closest(".choices")?.checkVisibility() ?? true;
  const open = tile?.getAttribute("aria-checked") === "true";
  return { shown: button.checkVisibility(), listed, open, tile: tile?.dataset.tile ?? null };
}"""
"""Return whether a choice's button and its list are visible, and the tile above the button."""


OVERTAKEN: Final = ("interrupted by another navigation", "ERR_ABORTED")
"""The errors of a navigation that the page's own navigation has replaced."""


def _go_on_after_reloads(page: Page) -> None:
    """Let `goto` try again if the page reloads itself, as a waiting room does at the start."""
    goto = page.goto

    def go(*given: Any, **more: Any) -> Any:
        for _ in range(3):
            try:
                return goto(*given, **more)
            except Error as error:
                if not any(part in error.message for part in OVERTAKEN):
                    raise
                page.wait_for_load_state()
        return goto(*given, **more)

    page.goto = go  # type: ignore[method-assign]


@dataclass(frozen=True)
class Asked:
    """An open decision on the page."""

    decision: str
    choices: dict[str, list[str]]
    """The targets of each choice's button, by the choice's key."""
    lit: set[str]
    """The lit targets on the board."""
    laying: set[str]
    """The keys of choices that need no confirmation."""


def know_signs(context: BrowserContext, site: str) -> None:
    """Mark hints and primers at a table as known; the page then shows none."""
    known = ".".join(hint.id for hint in (*PLAYING, *WAITING))
    primers = ".".join(titles.slugs)
    context.add_cookies([{"name": "hints", "value": known, "url": site}])
    context.add_cookies([{"name": "primers", "value": primers, "url": site}])


class Visitor:
    """A browser context with one page, and the errors of its console."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        context.set_default_timeout(60_000)
        self.page: Page = context.new_page()
        _go_on_after_reloads(self.page)
        self.name = ""
        self.complaints: list[str] = []
        self.excused = ""
        self.by_board = 0
        """The number of choices made by clicks on the board alone."""
        self.by_button = 0
        self.clicked: set[str] = set()
        """The clicked targets of the board."""
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type not in {"error", "warning"}:
            return
        if not (self.excused and re.search(self.excused, message.text)):
            self.complaints.append(f"{self.page.url}: {message.text}")

    # -- people ------------------------------------------------------------------------

    def sign_in(self, name: str, password: str = PASSWORD) -> None:
        self.name = name
        self.page.goto("/accounts/login/")
        self.page.fill("input[name=login]", name)
        self.page.fill("input[name=password]", password)
        self.page.locator("input[name=password]").press("Enter")
        self.page.wait_for_url(re.compile(r"/$"))

    def sign_up(self, name: str, password: str) -> None:
        self.name = name
        self.page.goto("/accounts/signup/")
        self.page.fill("input[name=username]", name)
        self.page.fill("input[name=email]", f"{name}@example.org")
        self.page.fill("input[name=password1]", password)
        self.page.locator("input[name=password1]").press("Enter")
        self.page.wait_for_url(re.compile(r"/$"))

    def sign_out(self) -> None:
        self.page.locator("details[data-menu] > summary").click()
        self.page.locator("[data-menu] form[action='/accounts/logout/'] button").click()
        self.page.wait_for_load_state()

    # -- tables ------------------------------------------------------------------------

    def open_table(self, name: str, seats: int, title: str = "yspahan") -> str:
        """Create a public table of a title by the form; return its path."""
        self.page.goto(f"/tables/new/?title={title}")
        self.page.locator(f"label:has(> input[name=seats][value='{seats}'])").click()
        self.name_table(name)
        self.page.locator("#create button.btn--primary").click()
        self.page.wait_for_url(re.compile(r"/tables/(?!new/)[^/]+/$"))
        return re.sub(r"^https?://[^/]+", "", self.page.url)

    def name_table(self, name: str) -> None:
        """Open the other settings in the form of a new table and enter the name."""
        if not self.page.locator("#create-more[open]").count():
            self.page.locator("#create-more > summary").click()
        self.page.fill("input[name=name]", name)

    def join(self, path: str) -> None:
        """Join an open table from its page."""
        self.page.goto(path)
        self.page.locator("form[action$='/join/'] button").click()
        self.page.wait_for_load_state()

    def wish_one_tap(self) -> None:
        """Turn on the setting that sends choices without a confirmation if undo can revert them."""
        self.context.add_cookies([{"name": "one-tap", "value": "1", "url": self.page.url}])

    # -- playing -----------------------------------------------------------------------

    @property
    def asked(self) -> Asked:
        found = self.page.evaluate(ASKED)
        return Asked(
            found["decision"], dict(found["choices"]), set(found["lit"]), set(found["laying"])
        )

    @property
    def keys(self) -> list[str]:
        """The keys of all choices on the page."""
        return list(self.asked.choices)

    @property
    def decision(self) -> str:
        """The id of the open decision; empty without one."""
        return self.asked.decision

    def choose(self, key: str) -> None:
        """Make a choice: select it, confirm it, and wait for the update."""
        asked = self.asked
        assert asked.lit <= set().union(*asked.choices.values()), "something is lit for nothing"
        if key in asked.laying:
            return self.lay(asked, key)
        self.select(key)
        return self.confirm()

    def lay(self, asked: Asked, key: str) -> None:
        """Make a choice that needs no confirmation, on the board as far as possible."""
        others = set().union(*(asked.choices[other] for other in asked.choices if other != key))
        own = [one for one in asked.choices[key] if one not in others and self.can_click(one)]
        places = own[:1] or asked.choices[key]
        if any(self._takes(place, key) or self.decision != asked.decision for place in places):
            self.by_board += 1
        else:
            self.by_button += 1
            self.press_choice(key)
        self._settled(asked.decision)

    def stop_polls(self) -> None:
        """Keep the page as it is, however late the next step comes: it looks for no news."""
        self.page.locator("[data-poll]").evaluate("table => delete table.dataset.poll")

    def confirm(self) -> None:
        """Send the selected choice, and wait for the update."""
        before = self.decision
        self.page.locator("[data-confirm]").click()
        self._settled(before)

    def select(self, key: str) -> None:
        """Select a choice, on the board as far as possible, otherwise by its button."""
        asked = self.asked
        by_board = any(self._takes(target, key) for target in asked.choices[key])
        if by_board:
            self.by_board += 1
        elif self.picked != key:
            self.by_button += 1
            self.press_choice(key)
        assert self.picked == key, f"{self.picked!r} is selected, expected {key!r}"

    @property
    def picked(self) -> str:
        """The key of the choice that Confirm sends; empty without a selection."""
        return str(self.page.evaluate(PICKED))

    def press_choice(self, key: str) -> None:
        """Press a choice's own button, after its sheet and its tile if necessary."""
        for step in self.way_to(key):
            step.click()

    def way_to(self, key: str) -> list[Locator]:
        """Return the elements to press for a choice: the sheet's button, a tile, the choice's
        button.
        """
        reach, sheet, way = self._reach(key), self.page.locator("[data-sheet]"), [self._button(key)]
        if not reach["shown"] and not reach["open"] and reach["tile"] is not None:
            way.insert(0, self.page.locator(f'[data-tile="{reach["tile"]}"]'))
        return [sheet, *way] if not reach["listed"] and sheet.is_visible() else way

    def _reach(self, key: str) -> dict[str, Any]:
        return dict(self.page.evaluate(REACH, key))

    def _takes(self, target: str, key: str) -> bool:
        """Click a lit target; return whether the choice is now selected."""
        if self.picked == key:
            return True
        point = self._aim(target)
        if point is None:
            return False
        self.page.mouse.click(point["x"], point["y"])
        self.clicked.add(target)
        return self.picked == key

    def _aim(self, target: str) -> dict[str, float] | None:
        """Return the point for a click on a target; on a phone, first show the target's pane."""
        aim = self.page.evaluate(AIM, target)
        if aim and "tab" in aim:
            tab = self.page.locator(f'[data-tab="{aim["tab"]}"]')
            if not tab.is_visible():
                return None
            self._lower_sheet()
            tab.click()
            aim = self.page.evaluate(AIM, target)
        return aim if aim and "x" in aim else None

    def _lower_sheet(self) -> None:
        """Close the sheet if it covers the tabs."""
        if self.page.locator(".prompt[data-open]").count():
            self.page.locator("[data-sheet]").click()

    def can_click(self, target: str) -> bool:
        """Return whether a lit target can be clicked; on a phone, first show the target's pane."""
        return self._aim(target) is not None

    def look(self) -> None:
        """Return to the tab, which then polls for others' moves."""
        if self.page.locator("#table[data-poll]").count():
            with self.page.expect_response(re.compile(r"[?&]partial")):
                self.page.evaluate(COME_BACK)
            self.page.evaluate(SHOWN)

    def rest(self) -> None:
        """Put tables into the background, where pages poll seldom."""
        self.context.add_init_script(IN_THE_BACKGROUND)

    def click_lit(self, target: str) -> None:
        """Click a lit element at an uncovered point."""
        point = self._aim(target)
        assert point is not None, target
        self.page.mouse.click(point["x"], point["y"])

    def click_board(self, target: str) -> None:
        self.on_board(target).click()

    def on_board(self, target: str) -> Locator:
        return self.page.locator(f'[data-target="{target}"]').first

    def press(self, button: str) -> None:
        before = self.decision
        self.page.locator(f"button[form={button}]").click()
        self._settled(before)

    def _button(self, key: str) -> Locator:
        return self.page.locator(f'{CHOICES}[value="{key}"]').first

    def _settled(self, before: str) -> None:
        changed = "old => document.querySelector('#table').dataset.decision !== old"
        self.page.wait_for_function(changed, arg=before)


def play_on(
    players: list[Visitor], path: str, wish: Callable[[list[str]], str], until: Callable[[], bool]
) -> int:
    """Let the players choose in turn by clicks until a condition holds; return the choices."""
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
    """Return the player whose name is in these words."""
    return next(player for player in players if player.name.lower() in words.lower())


def tame(keys: list[str]) -> str:
    """Return a simple choice: use dice, place, build, then end the turn; keep the cards."""
    order = ["roll:1", "roll:", "take:", "act:deliver", "act:", "place:", "send:", "save:", "move:"]
    order += ["build:", "draw", "pass", "end"]
    plain = [key for key in keys if "+" not in key]
    return next(key for start in order for key in plain if key.startswith(start))


def see(visitor: Visitor, words: str) -> None:
    """Expect words in the page's main part."""
    expect(visitor.page.locator("main")).to_contain_text(words)
