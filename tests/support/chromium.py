"""Debian's Chromium with the options of the tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests import servers

QUIET: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Browsers verify certificates for service workers separately, and a test's site signs its own.
    "--ignore-certificate-errors",
]


@contextmanager
def opened() -> Iterator[Browser]:
    """Start Chromium; without it the test fails with a message that names the package to install."""
    path = servers.chromium_program()
    if not path:
        pytest.fail(
            "needs Chromium (Debian: apt-get install chromium-headless-shell), or run `make test`"
        )
    expect.set_options(timeout=60_000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()
