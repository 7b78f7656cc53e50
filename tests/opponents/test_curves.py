from pathlib import Path

import pytest
from django.core.management import call_command

from games.management.commands import curves
from games.opponents.training import Training


def test_the_command_draws_each_network(
    trained: Training, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(curves, "WEIGHTS", tmp_path)
    trained.gate(games=10)
    trained.stored("abc123").write(tmp_path / "toy-2-1.npz")
    call_command("curves", "--folder", str(tmp_path / "pictures"))
    picture = (tmp_path / "pictures" / "toy-2-1.svg").read_text()
    assert ">toy, 2 seats, seed 1</text>" in picture
    measured = [name for point in trained.curve for name in ("house", "before") if name in point]
    assert picture.count("<circle") == len(measured) > 1


def test_where_nothing_was_measured_there_is_no_picture(
    trained: Training, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(curves, "WEIGHTS", tmp_path)
    trained.curve = []
    trained.stored("abc123").write(tmp_path / "toy-2-1.npz")
    call_command("curves", "--folder", str(tmp_path / "pictures"))
    assert list((tmp_path / "pictures").iterdir()) == []
