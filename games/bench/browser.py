"""The cost of a page on a phone: bytes, requests and paint times, measured in a browser.

The simulated phone has a quarter of this machine's processor and a slow mobile network. Its cache
is empty.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import astuple, dataclass
from statistics import median
from typing import TYPE_CHECKING, Any, Final

from mp2site.infra.servers import chromium_program

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page

PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
SLOW_4G: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}
SLOWED: Final = 4
LONG: Final = 50
"""The milliseconds that a task may take without blocking. Only the time above counts."""
SETTLED: Final = 1500
"""The milliseconds after the last request in which layout shifts still count."""

WATCH: Final = """
window.seen = { largest: 0, shift: 0, first: 0, long: [] };
const watch = (type, note) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
watch("paint", (one) => { if (one.name === "first-contentful-paint") seen.first = one.startTime; });
watch("largest-contentful-paint", (one) => { seen.largest = one.startTime; });
watch("layout-shift", (one) => { if (!one.hadRecentInput) seen.shift += one.value; });
watch("longtask", (one) => { seen.long.push([one.startTime, one.duration]); });
"""


@dataclass(frozen=True, slots=True)
class Painted:
    """The medians of several visits: kilobytes, requests, paint times, layout shift."""

    kilobytes: float
    requests: float
    largest: float
    shift: float
    blocked: float


AIM: Final = Painted(kilobytes=150, requests=12, largest=2500, shift=0.05, blocked=200)


@contextmanager
def phone() -> Iterator[Browser]:
    """Run a browser while the block runs."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - a bench needs it, the site doesn't

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium_program(), args=["--no-sandbox"]
        )
        try:
            yield browser
        finally:
            browser.close()


def painted(browser: Browser, address: str, state: Any, times: int) -> Painted:
    """Visit a page several times, each in a new browser context; return the medians."""
    visits = [astuple(_visit(browser, address, state)) for _ in range(times)]
    return Painted(*(median(figures) for figures in zip(*visits, strict=True)))


def _visit(browser: Browser, address: str, state: Any) -> Painted:
    context = browser.new_context(storage_state=state, **PHONE)
    try:
        page = context.new_page()
        page.add_init_script(WATCH)
        wire = Wire(_slowed(page))
        page.goto(address, wait_until="networkidle")
        page.wait_for_timeout(SETTLED)
        seen = page.evaluate("seen")
        return Painted(
            wire.bytes / 1000,
            wire.begun_by(seen["largest"]),
            seen["largest"],
            seen["shift"],
            blocking(seen["long"], seen["first"]),
        )
    finally:
        context.close()


def blocking(tasks: list[tuple[float, float]], first: float) -> float:
    """Return the sum of the milliseconds by which tasks exceed `LONG`, after the first paint.

    ``tasks`` are pairs of start and duration. ``first`` is the time of the first paint.
    """
    ends = [(duration, start + duration) for start, duration in tasks]
    return sum(max(0, min(duration, end - first) - LONG) for duration, end in ends)


def _slowed(page: Page) -> CDPSession:
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_4G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    return session


class Wire:
    """A log of a page's requests with their URLs, times, and sizes of responses."""

    def __init__(self, session: CDPSession) -> None:
        self.bytes = 0.0
        self.begun: list[float] = []
        session.on("Network.requestWillBeSent", self._begins)
        session.on("Network.loadingFinished", self._comes)

    def _begins(self, event: dict[str, Any]) -> None:
        if not event["request"]["url"].startswith("data:"):
            self.begun.append(event["timestamp"])

    def _comes(self, event: dict[str, Any]) -> None:
        self.bytes += event["encodedDataLength"]

    def begun_by(self, milliseconds: float) -> int:
        """Return how many requests began within this many milliseconds of the first one."""
        return sum(at - self.begun[0] <= milliseconds / 1000 for at in self.begun)
