"""A fault point has no effect unless a test plans a fault."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from mp2site.infra import faults

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def _nothing_planned() -> Iterator[None]:
    yield
    faults.plan("")


def test_every_point_is_passed_somewhere_and_all_are_known() -> None:
    said = re.compile(r"faults\.point(?:, |\()\"([a-z]+\.\d)\"")
    pages = [*ROOT.glob("games/**/*.py"), *ROOT.glob("notifications/**/*.py")]
    passed = {name for page in pages for name in said.findall(page.read_text())}
    assert passed == set(faults.POINTS)


def test_nothing_happens_unplanned() -> None:
    for name in faults.POINTS:
        faults.point(name)


def test_a_planned_point_breaks_at_its_passing() -> None:
    faults.plan("send.2=raise@3")
    faults.point("send.2")
    faults.point("send.1")
    faults.point("send.2")
    with pytest.raises(faults.Fault, match=re.escape("send.2")):
        faults.point("send.2")
    faults.point("send.2")


@pytest.mark.parametrize("plan", ["send.99=kill", "send.2=explode", "send.2"])
def test_what_can_not_be_planned_is_said(plan: str) -> None:
    with pytest.raises(ValueError, match="CARAVANSERAI_FAULTS"):
        faults.plan(plan)


def test_a_process_is_killed_by_its_environment() -> None:
    code = "from mp2site.infra import faults; faults.point('move.1'); print('alive')"
    environment = {**os.environ, faults.VARIABLE: "move.1=kill"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, check=False
    )
    assert (done.returncode, done.stdout) == (-9, b"")
