"""Forked processes: their ends, and their separate signals."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from mp2site.infra.forks import Forked
from tests.support.waiting import until

ROOT = Path(__file__).resolve().parents[2]
ENDS = """
import os, signal, sys
from mp2site.infra.forks import Forked
def die(): os.kill(os.getpid(), signal.SIGKILL)
def fail(): raise ValueError("it broke")
def refuse(): raise SystemExit("not today")
works = {"well": lambda: None, "three": lambda: sys.exit(3), "die": die, "fail": fail, "refuse": refuse}
print([Forked(name, work).wait() for name, work in works.items()])
"""
PARENT = """
import signal, sys, time
from mp2site.infra.forks import Forked
signal.signal(signal.SIGTERM, lambda *_: None)
child = Forked("child", lambda: time.sleep(600))
print(child.pid, flush=True)
time.sleep(600)
"""


def test_a_child_ends_as_its_work_does() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ENDS], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout == "[0, 3, -9, 1, 1]\n"
    assert "ValueError: it broke" in done.stderr
    assert done.stderr.endswith("not today\n")


def state(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0]
    except FileNotFoundError:
        return "X"


def test_a_child_has_a_name_and_ends_by_signals_that_its_parent_handles_and_with_it() -> None:
    for number in (signal.SIGTERM, signal.SIGKILL):
        parent = subprocess.Popen(
            [sys.executable, "-c", PARENT], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        until(lambda pid=pid: Path(f"/proc/{pid}/comm").read_text() == "child\n", "it has its name")
        if number == signal.SIGTERM:
            os.kill(pid, signal.SIGTERM)
        else:
            parent.kill()
        until(lambda pid=pid: state(pid) in "XZ", "the child has ended")
        parent.kill()
        parent.communicate()


def test_a_wait_has_a_limit() -> None:
    child = Forked("slow", lambda: time.sleep(600))
    assert child.poll() is None
    with pytest.raises(subprocess.TimeoutExpired):
        child.wait(0.05)
    os.kill(child.pid, signal.SIGKILL)
    assert child.wait() == -signal.SIGKILL
    assert child.poll() == -signal.SIGKILL
