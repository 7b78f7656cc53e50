"""A real site in its own folder, and visitors in Debian's Chromium."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.visitor import PASSWORD, Visitor, know_signs
from tests.servers import whole_chromium_program
from tests.support.chromium import QUIET

ROOT: Final = Path(__file__).resolve().parents[2]
PATIENCE: Final = 240
"""The seconds for a site's first start on a busy machine, the demo's games included."""


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return the environment of a site in a new folder, on a free port."""
    return environment(tmp_path_factory.mktemp("house"))


def environment(folder: Path) -> dict[str, str]:
    """Return the environment of a site in a folder, on a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    keep = {k: v for k, v in os.environ.items() if k in {"PATH", "HOME", "LANG", "VIRTUAL_ENV"}}
    keep |= {"DATA_DIR": str(folder), "PORT": str(port)}
    keep["DJANGO_SETTINGS_MODULE"] = "tests.browser.settings"
    keep["LIMIT_GUESTS_AN_HOUR"] = "0"  # all guests of the tests have one address
    return keep


@pytest.fixture(scope="session")
def site(house: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start web and worker as `make run` does, with the demo's people; return the address.

    Only the source of chance differs (see `chance`): the tables play the same games on every
    machine.
    """
    with served(house, tmp_path_factory.mktemp("log") / "serve.log") as address:
        yield address


@contextmanager
def served(house: dict[str, str], log: Path) -> Iterator[str]:
    """Start a site with its environment; yield its address."""
    address = f"http://127.0.0.1:{house['PORT']}"
    with log.open("wb") as output:
        command = [sys.executable, "-m", "mp2site.serve"]
        child = subprocess.Popen(command, cwd=ROOT, env=house, stdout=output, stderr=output)
    try:
        _wait(child, f"{address}/healthz", log)
        yield address
    finally:
        child.terminate()
        child.wait(timeout=PATIENCE)


@pytest.fixture(scope="session")
def keeper(house: dict[str, str], site: str) -> str:
    """Return the name of a staff member, appointed by the operator's command."""
    assert site
    who = {"DJANGO_SUPERUSER_USERNAME": "keeper", "DJANGO_SUPERUSER_PASSWORD": PASSWORD}
    who["DJANGO_SUPERUSER_EMAIL"] = "keeper@example.org"
    command = [sys.executable, "manage.py", "createsuperuser", "--noinput"]
    subprocess.run(command, cwd=ROOT, env=house | who, check=True, capture_output=True)
    return "keeper"


def _wait(child: subprocess.Popen[bytes], url: str, log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and child.poll() is None:
        try:
            urllib.request.urlopen(url, timeout=5).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    pytest.fail(f"the site did not open:\n{log.read_text()}")


@pytest.fixture
def whole_chromium(chromium: Browser) -> Iterator[Browser]:
    """Start a Chromium that shows notifications, unlike the headless shell of other tests."""
    path = whole_chromium_program()
    if not path:
        pytest.fail("needs a whole Chromium (Debian: apt-get install chromium), or run `make test`")
    browser = chromium.browser_type.launch(executable_path=path, args=QUIET)
    yield browser
    browser.close()


@pytest.fixture
def visit(chromium: Browser, site: str) -> Iterator[Callable[..., Visitor]]:
    """Return a function that opens a visitor's browser; no visitor may see an error."""
    visitors: list[Visitor] = []

    def enter(
        name: str = "",
        *,
        wide: int = 1440,
        high: int = 1000,
        dark: bool = False,
        lang: str = "en",
        new: bool = False,
        touch: bool = False,
        scripts: bool = True,
    ) -> Visitor:
        """Sign a person in; except for new people, switch the first-time hints off."""
        context = chromium.new_context(
            base_url=site,
            viewport={"width": wide, "height": high},
            color_scheme="dark" if dark else "light",
            locale=lang,
            has_touch=touch,
            java_script_enabled=scripts,
            reduced_motion="reduce",
        )
        if not new:
            know_signs(context, site)
        visitors.append(Visitor(context))
        if name:
            visitors[-1].sign_in(name)
        return visitors[-1]

    yield enter
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.context.close()
    assert complaints == []
