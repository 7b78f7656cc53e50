"""The soak's verdict distinguishes checks that held from checks that were never tested."""

from __future__ import annotations

import time
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from mp2site.infra import clock
from notifications.models import Channel, Delivery, Device, Stage
from tests.soak import verdict
from tests.soak.verdict import Finding
from tests.support.tables import person

pytestmark = pytest.mark.django_db


@pytest.fixture
def soak() -> Any:
    """A run in which nothing happened."""
    weather = SimpleNamespace(counts=Counter(), gaps=[])
    mails = SimpleNamespace(arrived=Counter)
    pushes = SimpleNamespace(arrived=Counter, unreadable=list)
    told = {"counts": Counter(), "left_due": [], "whispers": [], "latest": 0}
    boxes = {"mails": mails, "pushes": pushes}
    return SimpleNamespace(weather=weather, begun_at=time.monotonic(), **boxes, **told)


def test_what_was_not_put_to_the_test_is_not_called_held(
    soak: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verdict.judge(soak) == 0
    said = capsys.readouterr().out
    for law in verdict.LAWS:
        assert f"– not exercised: {law.__doc__}" in said
    assert "✓ 0 laws hold, 9 not exercised" in said


def test_what_was_is(soak: Any, capsys: pytest.CaptureFixture[str]) -> None:
    soak.counts["time-outs"] = 3
    assert verdict.judge(soak) == 0
    said = capsys.readouterr().out
    assert "✓ Check that no deadline was missed by more than one sweep. (3 times)" in said
    assert "✓ 1 laws hold, 8 not exercised" in said


def test_a_broken_one_fails(soak: Any, capsys: pytest.CaptureFixture[str]) -> None:
    soak.left_due = ["Mara's second turn"]
    assert verdict.judge(soak) == 1
    said = capsys.readouterr().out
    assert "✗ Check that no deadline was missed by more than one sweep." in said
    assert "Mara's second turn" in said


@pytest.mark.parametrize(
    ("stage", "copies", "came", "mark"),
    [
        (Stage.SENT, 0, 1, "✓"),
        (Stage.SENT, 0, 0, "✗"),
        (Stage.SENT, 0, 2, "✗"),  # a second copy is accepted here
        (Stage.SENT, 1, 2, "✓"),
        (Stage.SENT, 1, 3, "✗"),
        (Stage.READY, 0, 0, "–"),
    ],
)
def test_a_push_comes_as_often_as_is_written_down(
    soak: Any, stage: Stage, copies: int, came: int, mark: str
) -> None:
    told = person("mara")
    Device.objects.create(person=told, endpoint="http://127.0.0.1:9/push/7", p256dh="", auth="")
    sent_at = clock.now() if stage == Stage.SENT else None
    row = Delivery.objects.create(
        person=told,
        channel=Channel.PUSH,
        stage=stage,
        copies=copies,
        due_at=clock.now(),
        sent_at=sent_at,
    )
    soak.pushes.arrived = lambda: Counter({("/push/7", str(row.pk)): came} if came else {})
    assert verdict.pushed(soak).mark == mark


def test_a_push_that_nobody_sent_or_can_read_is_a_flaw(soak: Any) -> None:
    soak.pushes.arrived = lambda: Counter({("/push/7", "an id"): 1})
    soak.pushes.unreadable = lambda: ["/push/8: InvalidTag()"]
    unreadable, unsent = verdict.pushed(soak).flaws
    assert unreadable == "/push/8: InvalidTag()"
    assert "nobody has sent it" in unsent


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
