"""The planting of bugs. Each function returns the toy with a bug, and names the broken law."""

from collections.abc import Callable
from typing import Any

import pytest

from games.rules.kernel import Choice, Title
from tests.rules.doubles import Turn

Plant = Callable[[pytest.MonkeyPatch], Title[Any]]

BUGS: list[Any] = []


def bug(law: str, complaint: str) -> Callable[[Plant], Plant]:
    """Register a bug with the law that has to catch it, and a part of the law's message."""

    def note(plant: Plant) -> Plant:
        BUGS.append(pytest.param(law, complaint, plant, id=f"{law}: {plant.__name__}"))
        return plant

    return note


def with_choices(
    monkeypatch: pytest.MonkeyPatch, change: Callable[[list[Choice]], list[Choice]]
) -> None:
    honest = Turn.choices
    monkeypatch.setattr(
        Turn, "choices", lambda self, state, seat: change(honest(self, state, seat))
    )
