"""The soak's verdict tells what held from what was never put to the test."""

from __future__ import annotations

import time
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from tests.soak import verdict
from tests.soak.verdict import Finding

pytestmark = pytest.mark.django_db


@pytest.fixture
def soak() -> Any:
    """A run in which nothing happened."""
    weather = SimpleNamespace(counts=Counter(), gaps=[])
    mails = SimpleNamespace(arrived=Counter)
    told = {"counts": Counter(), "left_due": [], "whispers": [], "latest": 0}
    return SimpleNamespace(weather=weather, mails=mails, begun_at=time.monotonic(), **told)


def test_what_was_not_put_to_the_test_is_not_called_held(
    soak: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verdict.judge(soak) == 0
    said = capsys.readouterr().out
    for law in verdict.LAWS:
        assert f"– not exercised: {law.__doc__}" in said
    assert "✓ 0 laws hold, 8 not exercised" in said


def test_what_was_is(soak: Any, capsys: pytest.CaptureFixture[str]) -> None:
    soak.counts["time-outs"] = 3
    assert verdict.judge(soak) == 0
    said = capsys.readouterr().out
    assert "✓ No deadline was missed by more than one sweep. (3 times)" in said
    assert "✓ 1 laws hold, 7 not exercised" in said


def test_a_broken_one_fails(soak: Any, capsys: pytest.CaptureFixture[str]) -> None:
    soak.left_due = ["Mara's second turn"]
    assert verdict.judge(soak) == 1
    said = capsys.readouterr().out
    assert "✗ No deadline was missed by more than one sweep." in said
    assert "Mara's second turn" in said


@pytest.mark.parametrize(
    ("finding", "mark"),
    [
        (Finding(0, []), "–"),
        (Finding(2, []), "✓"),
        (Finding(0, ["x"]), "✗"),
        (Finding(2, ["x"]), "✗"),
    ],
)
def test_marks(finding: Finding, mark: str) -> None:
    assert finding.mark == mark
