"""`make run`'s supervisor: both processes come up together and go together."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def house(folder: Path, port: int, demo: str = "0") -> Iterator[subprocess.Popen[str]]:
    """Start a house in a folder of its own; whatever happens, end it."""
    keep = {k: v for k, v in os.environ.items() if k in {"PATH", "HOME", "LANG", "VIRTUAL_ENV"}}
    keep |= {"DATA_DIR": str(folder), "PORT": str(port), "DEMO": demo, "PYTHONUNBUFFERED": "1"}
    child = subprocess.Popen(
        [sys.executable, "-m", "mp2site.serve"],
        cwd=ROOT,
        env=keep,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        yield child
    finally:
        if child.poll() is None:
            child.kill()
        child.communicate(timeout=PATIENCE)


def wait_until_open(child: subprocess.Popen[str], port: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and child.poll() is None:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
                assert answer.read() == b"ok\n"
                return
        except OSError:
            time.sleep(0.1)
    pytest.fail("the house did not open")


def children(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(child) for child in listed.split()]


def is_alive(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except FileNotFoundError:
        return False


def all_gone(pids: list[int]) -> bool:
    deadline = time.monotonic() + PATIENCE
    while any(map(is_alive, pids)) and time.monotonic() < deadline:
        time.sleep(0.1)
    return not any(map(is_alive, pids))


def notices(folder: Path) -> dict[str, int]:
    """How many notices have come to which end."""
    counted = "SELECT state, count(*) FROM notifications_notice GROUP BY state"
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as connection:
        return dict(connection.execute(counted))


def wait_until_told(folder: Path) -> None:
    """The worker has taken everything from the queue, long before the sweep would look."""
    deadline = time.monotonic() + PATIENCE
    while notices(folder).keys() & {"pending", "batched"} and time.monotonic() < deadline:
        time.sleep(0.2)
    assert notices(folder).keys() == {"sent", "skipped"}


def open_and_close(folder: Path, number: signal.Signals) -> None:
    port = free_port()
    with house(folder, port, demo="1") as child:
        wait_until_open(child, port)
        pids = children(child.pid)
        assert len(pids) == 2
        wait_until_told(folder)
        child.send_signal(number)
        output, _ = child.communicate(timeout=PATIENCE)
    assert child.returncode == 0, output
    assert "caravan" in output
    assert f"http://localhost:{port}" in output
    assert "Traceback" not in output
    assert all_gone(pids)


def test_either_signal_stops_both_cleanly_and_a_second_start_keeps_the_data(tmp_path):
    open_and_close(tmp_path, signal.SIGINT)
    kept = {name: (tmp_path / name).stat().st_ino for name in ("tables.sqlite3", "secret-key")}
    assert (tmp_path / "tables.sqlite3").stat().st_size > 0
    open_and_close(tmp_path, signal.SIGTERM)
    assert kept == {name: (tmp_path / name).stat().st_ino for name in kept}


def test_when_one_ends_the_other_is_stopped(tmp_path):
    port = free_port()
    with house(tmp_path, port) as child:
        wait_until_open(child, port)
        pids = children(child.pid)
        os.kill(pids[1], signal.SIGKILL)
        output, _ = child.communicate(timeout=PATIENCE)
    assert child.returncode == 1
    assert "worker process ended by itself" in output
    assert all_gone(pids)


def test_a_killed_supervisor_leaves_nothing_behind(tmp_path):
    port = free_port()
    with house(tmp_path, port) as child:
        wait_until_open(child, port)
        pids = children(child.pid)
        child.kill()
        child.wait(PATIENCE)
        assert all_gone(pids)


def test_a_taken_port_is_said_and_nothing_is_touched(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with house(tmp_path / "var", port) as child:
            output, _ = child.communicate(timeout=PATIENCE)
    assert child.returncode == 1
    assert f"Port {port} is taken" in output
    assert not (tmp_path / "var").exists()
