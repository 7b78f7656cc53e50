"""`make up`: all processes start together on servers of their own, and stop together."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.parse import urlencode

import pytest

from mp2site.infra import private
from mp2site.infra.servers import free_port
from tests import servers
from tests.faults.running_site import ROOT
from tests.support.waiting import until

ENDED_BY_US = 0


def told(url: str) -> str:
    try:
        with urllib.request.urlopen(url, timeout=10) as answer:
            return str(answer.read().decode())
    except OSError:
        return ""


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that PostgreSQL can read, which runs as another user if the tests run as root."""
    with servers.private_folder() as (folder, _):
        yield folder


class Guest:
    """A visitor with a browser that keeps cookies and runs no scripts."""

    def __init__(self, house: str) -> None:
        self.house = house
        self.cookies = CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))

    def look(self, path: str, **form: str) -> str:
        """Open a page, or send its form."""
        token = next((c.value or "" for c in self.cookies if "csrf" in c.name), "")
        sent = urlencode({**form, "csrfmiddlewaretoken": token}).encode() if form else None
        with self.opener.open(self.house + path, sent, timeout=20) as answer:
            return str(answer.read().decode())


def it_is_production(house: str, folder: Path) -> None:
    """Check that style sheets have versioned names, and that the secret key is private."""
    (name,) = set(re.findall(r'"(/static/css/site\.[^"]*)"', told(house)))
    assert re.fullmatch(r"/static/css/site\.[0-9a-f]{12}\.css", name)
    with urllib.request.urlopen(house + name, timeout=10) as sheet:
        assert "immutable" in sheet.headers["Cache-Control"]
        assert len(sheet.read()) > 1000
    key = folder / "secret-key"
    assert len(key.read_text()) > 50
    assert key.stat().st_mode & 0o777 == 0o600


def somebody_moves_in(house: str) -> None:
    """Sign up without TLS, and read the mail about it on the site."""
    ana = Guest(house)
    ana.look("/accounts/signup/")
    words = {"username": "ana", "email": "ana@example.org", "password1": "a long one for ana"}
    assert 'action="/accounts/logout/"' in ana.look("/accounts/signup/", **words)
    until(lambda: "/mailbox/1/" in ana.look("/mailbox/"), "the mail lies in the mailbox")


def test_not_while_a_backup_is_being_put_back(tmp_path: Path) -> None:
    keep = {k: v for k, v in os.environ.items() if k in {"PATH", "HOME", "LANG", "VIRTUAL_ENV"}}
    environment = {**keep, "UP_DIR": str(tmp_path), "PORT": str(free_port())}
    command = [sys.executable, "-m", "deploy.up"]
    with private.held(tmp_path, alone=True):
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
    assert done.returncode == 2
    assert "a backup is just being restored" in done.stderr
    assert not (tmp_path / "postgres").exists()


def test_the_whole_site_starts_and_stops_together(folder: Path) -> None:
    port = free_port()
    keep = {k: v for k, v in os.environ.items() if k in {"PATH", "HOME", "LANG", "VIRTUAL_ENV"}}
    environment = {**keep, "UP_DIR": str(folder), "PORT": str(port), "DEMO": "0"}
    command = [sys.executable, "-m", "deploy.up"]
    child = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    try:
        house = f"http://127.0.0.1:{port}"
        until(lambda: child.poll() is not None or told(f"{house}/healthz/clocks"), "it sweeps")
        # Another process counts its sweeps, and nothing waits in the queue.
        counted = re.compile(r"caravanserai_sweep_seconds_count [1-9]")
        until(lambda: counted.search(told(f"{house}/metrics")), "sweeps are counted")
        assert "caravanserai_queue_depth 0.0" in told(f"{house}/metrics")
        it_is_production(house, folder)
        somebody_moves_in(house)
    finally:
        child.send_signal(signal.SIGTERM)
        output, _ = child.communicate(timeout=60)
    assert child.returncode == ENDED_BY_US, output.decode()
    assert b"web, worker, clocks, opponents" in output
    assert b"Traceback" not in output
    assert told(f"{house}/healthz") == ""
