"""`manage.py check` reports conflicting settings."""

from __future__ import annotations

import pytest
from django.core.checks import run_checks
from pytest_django import Settings


@pytest.mark.parametrize("opponents", [True, False])
@pytest.mark.parametrize(("pause", "patience"), [(0, 1), (19, 20), (20, 20), (60, 20)])
def test_opponents_pause_for_less_than_they_are_waited_for(
    settings: Settings, pause: int, patience: int, opponents: bool
) -> None:
    settings.OPPONENTS = opponents
    settings.OPPONENT_PAUSE, settings.OPPONENT_PATIENCE = pause, patience
    found = [message for message in run_checks() if message.id == "caravanserai.E002"]
    assert bool(found) == (opponents and pause >= patience)
    for message in found:
        assert f"OPPONENT_PAUSE ({pause} s)" in message.msg
        assert f"OPPONENT_PATIENCE to more than {pause}." in str(message.hint)
