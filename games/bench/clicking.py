"""A player in a browser whose clicks at a table are traced."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from games.bench.browser import PHONE, SLOWED
from games.bench.trace import CATEGORIES, Spent, spent

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Response

BEGIN, POLLED = "bench-begin", "bench-polled"
"""Marks in a trace at which a sample begins: before a click, and at a poll."""
DRAWN, RESTED = "bench-drawn", "bench-rested"
"""Marks in a trace: when the board has been drawn, and some time later."""
PATIENCE: Final = 120_000
SHORTLY: Final = 100
"""The milliseconds within which a page must show a response."""
LANDING: Final = "/healthz"
POLLS: Final = "partial=1"

SCRIPT: Final = """
const rest = 600; // milliseconds in which glides and idle work are done
const send = window.fetch;
window.fetch = (what, ...more) => {
  if (`${what.url ?? what}`.includes("partial=1")) performance.mark("bench-polled");
  return send(what, ...more);
};
window.bench = {
  /** Mark two frames later: the first one has drawn what has changed by now. */
  drawn(done) {
    requestAnimationFrame(() => requestAnimationFrame(() => {
      performance.mark("bench-drawn");
      setTimeout(() => { performance.mark("bench-rested"); done(); }, rest);
    }));
  },
  /** Wait for another version of the table. */
  answered() {
    const tag = () => document.getElementById("table").dataset.etag;
    const before = tag();
    bench.done = new Promise((done) => {
      const watch = new MutationObserver(() => {
        if (tag() === before) return;
        watch.disconnect();
        bench.drawn(done);
      });
      const watched = { subtree: true, childList: true, attributes: true, attributeFilter: ["data-etag"] };
      watch.observe(document.body, watched);
    });
    performance.mark("bench-begin");
  },
  clicked() {
    bench.done = new Promise((done) => addEventListener("click", () => bench.drawn(done), { once: true }));
    performance.mark("bench-begin");
  },
  middle(element) {
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(at.x, at.y);
    return hit && element.contains(hit) ? at : null;
  },
  choice(key) {
    return document.querySelector(`.prompt__choices button[data-targets][value="${CSS.escape(key)}"]`);
  },
  /** Open one tile after the other, until a choice is there and seen. */
  reach(key) {
    for (const tile of [null, ...document.querySelectorAll("[data-tile]")]) {
      tile?.click();
      if (bench.choice(key)?.closest(".choice-group:not([hidden]), .prompt__foot")) break;
    }
    return bench.choice(key);
  },
};
"""
PLACE: Final = """key => {
  const lit = [...document.querySelectorAll("#table .board .lit[data-target]")];
  const targets = bench.choice(key)?.dataset.targets.split(" ") ?? [];
  for (const one of lit) {
    const at = targets.includes(one.dataset.target) && bench.middle(one);
    if (at) return at;
  }
  return null;
}"""
"""A script that returns the point to click for a choice highlighted on the board, or null."""
PICK: Final = """key => {
  const picked = () => document.querySelector("[data-confirm]:not(:disabled)")?.value;
  if (picked() === key) return "picked";
  const button = bench.reach(key);
  if (button.dataset.lays !== undefined) return "lays";
  button.click();
  if (picked() !== key) throw new Error(`${key} isn't picked`);
  return "picked";
}"""
"""A script that selects a choice by its button. It returns "lays" if the button sends the choice at
once.
"""
CONFIRM: Final = "() => bench.middle(document.querySelector('[data-confirm]'))"
OPENED: Final = """() => new Promise((done) => {
  const ready = () => document.fonts.ready.then(() => bench.drawn(done));
  document.readyState === "complete" ? ready() : addEventListener("load", ready);
})"""
LOOK: Final = "document.dispatchEvent(new Event('table:look'))"
"""A script that makes the page poll at once."""


@dataclass(frozen=True, slots=True)
class Size:
    """A kind of device: its name, its viewport, and how much its processor is slowed down."""

    name: str
    context: dict[str, Any]
    slowed: int


SIZES: Final = (
    Size("1440×900", {"viewport": {"width": 1440, "height": 900}}, 1),
    Size("390×844", PHONE, SLOWED),
)


@dataclass(frozen=True, slots=True)
class Sample:
    """A traced click: the work until the board was drawn, the work after that, and the response."""

    drawn: Spent
    later: Spent
    raw: int = 0
    sent: int = 0
    """The bytes of the response, before and after compression."""


class Clicker:
    """A signed-in player with two tabs: one stays at the table, the other opens it repeatedly."""

    def __init__(
        self,
        browser: Browser,
        size: Size,
        site: str,
        cookies: dict[str, str],
        traces: Path | None = None,
    ) -> None:
        """Sign the player in. All traces are stored in the folder ``traces``, if given."""
        self.browser, self.size, self.traces = browser, size, traces
        self.context = browser.new_context(**size.context, base_url=site)
        self.context.set_default_timeout(PATIENCE)
        own = {"one-tap": "0", **cookies}  # a phone has no Confirm button by default
        self.context.add_cookies([{"name": n, "value": v, "url": site} for n, v in own.items()])
        self.context.add_init_script(SCRIPT)
        self.page, self.other = self._tab(), self._tab()

    def _tab(self) -> Page:
        page = self.context.new_page()
        session = self.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": self.size.slowed})
        return page

    def sit_down(self, path: str) -> None:
        """Open the table in the tab that stays there."""
        self.page.goto(path, wait_until="load")

    def open(self, path: str) -> Sample:
        """Open the table in the other tab, with a warm cache."""
        self.other.goto(LANDING)
        with self._traced(self.other, "open") as samples:
            self.other.evaluate(f"performance.mark('{BEGIN}')")
            self.other.goto(path, wait_until="commit")
            self.other.evaluate(OPENED)
        self.other.goto(LANDING)
        return samples[0]

    def look(self, decision: str | None = None) -> None:
        """Poll until the page shows a decision (by default, the current one)."""
        with self.page.expect_response(lambda response: POLLS in response.url):
            self.page.evaluate(LOOK)
        if decision is not None:
            shown = "one => document.getElementById('table').dataset.decision === one"
            self.page.wait_for_function(shown, arg=decision)
        self.page.wait_for_timeout(SHORTLY)

    def select(self, key: str) -> Sample | None:
        """Click a choice that is highlighted on the board. Return ``None`` if it isn't visible."""
        place = self.page.evaluate(PLACE, key)
        if place is None or self._lays(key):
            return None
        self._point(place)
        with self._traced(self.page, "select") as samples:
            self.page.evaluate("bench.clicked()")
            self._click(place)
            self.page.evaluate("bench.done")
        return samples[0]

    def _lays(self, key: str) -> bool:
        lays = self.page.evaluate("key => bench.choice(key)?.dataset.lays !== undefined", key)
        return bool(lays)

    def confirm(self, key: str) -> Sample:
        """Select a choice and click Confirm; the sample ends when the response is drawn."""
        lays = self.page.evaluate(PICK, key) == "lays"
        confirm = None if lays else self.page.evaluate(CONFIRM)
        if confirm:
            self._point(confirm)

        def send() -> None:
            if confirm:
                self._click(confirm)
            else:
                button = "bench.choice(key)" if lays else "document.querySelector('[data-confirm]')"
                self.page.evaluate(f"key => {button}.click()", key)

        return self._answered("confirm", send)

    def poll(self, move: Callable[[], object]) -> Sample:
        """Let another player move. The sample is the poll that brings the move."""

        def send() -> None:
            move()
            self.page.evaluate(LOOK)

        return self._answered("poll", send)

    def _answered(self, what: str, send: Callable[[], object]) -> Sample:
        with self._traced(self.page, what) as samples:
            self.page.evaluate("bench.answered()")
            with self.page.expect_response(_is_answer) as response:
                send()
            self.page.evaluate("bench.done")
        raw, sent = _bytes(response.value)
        return Sample(samples[0].drawn, samples[0].later, raw, sent)

    @contextmanager
    def _traced(self, page: Page, what: str) -> Iterator[list[Sample]]:
        """Trace the block. After it, the list contains the sample."""
        samples: list[Sample] = []
        self.browser.start_tracing(page=page, categories=CATEGORIES)
        yield samples
        trace = self.browser.stop_tracing()
        self._keep(trace, what)
        events = json.loads(trace)["traceEvents"]
        begin = POLLED if what == "poll" else BEGIN
        samples.append(Sample(spent(events, begin, DRAWN), spent(events, DRAWN, RESTED)))

    def _keep(self, trace: bytes, what: str) -> None:
        if self.traces:
            self.traces.mkdir(parents=True, exist_ok=True)
            number = sum(1 for _ in self.traces.iterdir())
            (self.traces / f"{number:03}-{what}.json").write_bytes(trace)

    def _point(self, at: dict[str, float]) -> None:
        if not self.size.context.get("has_touch"):
            self.page.mouse.move(at["x"], at["y"])
            self.page.wait_for_timeout(SHORTLY)

    def _click(self, at: dict[str, float]) -> None:
        if self.size.context.get("has_touch"):
            self.page.touchscreen.tap(at["x"], at["y"])
        else:
            self.page.mouse.down()
            self.page.mouse.up()

    def close(self) -> None:
        """Close both tabs."""
        self.context.close()


def _is_answer(response: Response) -> bool:
    """Return whether a response redraws the table.

    It does after a choice, and after a poll if something has changed.
    """
    return response.url.endswith("/choose/") or (POLLS in response.url and response.ok)


def _bytes(response: Response) -> tuple[int, int]:
    return len(response.body()), response.request.sizes()["responseBodySize"]
