"""`make up`: the whole set of processes comes up together on servers of its own, and goes together."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import servers
from tests.faults.house import ROOT, until

ENDED_BY_US = 0


def told(url: str) -> str:
    try:
        with urllib.request.urlopen(url, timeout=10) as answer:
            return str(answer.read().decode())
    except OSError:
        return ""


@pytest.fixture
def folder() -> Iterator[Path]:
    """A place that PostgreSQL can reach, too, which runs as somebody else when we are root."""
    with servers.private_folder() as (folder, _):
        yield folder


def test_the_whole_house_comes_up_and_goes_together(folder: Path) -> None:
    port = servers.free_port()
    keep = {k: v for k, v in os.environ.items() if k in {"PATH", "HOME", "LANG", "VIRTUAL_ENV"}}
    environment = {**keep, "UP_DIR": str(folder), "PORT": str(port), "DEMO": "0"}
    command = [sys.executable, "-m", "deploy.up"]
    child = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    try:
        house = f"http://127.0.0.1:{port}"
        until(lambda: told(f"{house}/healthz/clocks"), "somebody sweeps", 90)
        figures = told(f"{house}/metrics")
        assert "caravanserai_sweep_seconds_count 1.0" in figures  # of another process
        assert "caravanserai_queue_depth 0.0" in figures
    finally:
        child.send_signal(signal.SIGTERM)
        output, _ = child.communicate(timeout=60)
    assert child.returncode == ENDED_BY_US, output.decode()
    assert b"PostgreSQL, Redis, web" in output
    assert b"Traceback" not in output
    assert told(f"{house}/healthz") == ""
