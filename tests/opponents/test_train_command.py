"""`manage.py train`: it trains, resumes, refuses to overwrite, and publishes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from django.core.management import CommandError, call_command

from games.management.commands import train
from games.opponents import provenance, training
from games.opponents.network import WIN
from games.opponents.storage import Stored
from games.opponents.values import value_for
from games.rules.kernel import Title
from games.rules.registry import Titles

MOMENT = "0.00001"
"""Hours of training: one round of games."""


@pytest.fixture
def folder(title: Title[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of checkpoints and weights; the toy is the only title."""
    monkeypatch.setattr(train, "titles", Titles(title))
    monkeypatch.setattr(provenance, "WEIGHTS", tmp_path / "weights")
    monkeypatch.setattr(training, "GATE_GAMES", 4)
    return tmp_path / "checkpoint"


def learn(folder: Path, *more: str) -> None:
    options = ["--hours", MOMENT, "--watch", "20", "--folder", str(folder)]
    call_command("train", "toy", *options, *more)


def checkpoint(folder: Path) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads((folder / "toy-2-1" / "training.json").read_text())
    return kept


def games(folder: Path) -> int:
    return int(checkpoint(folder)["games"])


def test_a_line_of_progress_and_a_checkpoint(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    learn(folder)
    said = capsys.readouterr().out
    assert "50 games" in said
    assert " beside autoplay in practice (last " in said
    assert games(folder) == 50


def test_the_line_of_progress_names_the_predecessor(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "GATE", 50)
    learn(folder)
    assert " beside itself after 0 games" in capsys.readouterr().out
    learn(folder, "--resume")
    assert " beside itself after 50 games" in capsys.readouterr().out


def test_learning_continues(folder: Path) -> None:
    learn(folder)
    learn(folder, "--resume")
    assert games(folder) == 100


def test_a_checkpoint_is_not_overwritten(folder: Path) -> None:
    learn(folder)
    with pytest.raises(CommandError, match="--resume"):
        learn(folder)
    assert games(folder) == 50


def test_without_a_checkpoint_nothing_can_be_continued(folder: Path) -> None:
    with pytest.raises(CommandError, match="nothing to go on from"):
        learn(folder, "--resume")


def test_publishing(folder: Path, title: Title[Any]) -> None:
    learn(folder, "--publish")
    stored = Stored.published(title, 2, seed=1)
    assert stored.provenance["games"] == 50


def test_the_final_win_rate_is_kept_and_published(
    folder: Path, title: Title[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "ENOUGH", 1)
    learn(folder, "--publish")
    curve = Stored.published(title, 2, seed=1).provenance["curve"]
    assert curve == checkpoint(folder)["curve"]
    assert curve[-1]["games"] == 50
    assert "house" in curve[-1]


def test_trainings_with_several_seeds_are_published_side_by_side(
    folder: Path, title: Title[Any]
) -> None:
    for seed in ("10", "9"):
        learn(folder, "--publish", "--seed", seed)
    assert provenance.published("toy") == {
        2: [provenance.path_of("toy", 2, seed) for seed in (9, 10)]
    }
    rows = np.eye(len(title.heuristics.feature_names), dtype=np.float32)
    each = [Stored.published(title, 2, seed).network(rows)[:, WIN] for seed in (9, 10)]
    first, both = (value_for.__wrapped__(title, 2, count).network(rows)[:, WIN] for count in (1, 2))
    assert np.allclose(first, each[0])
    assert ((np.minimum(*each) - 1e-6 <= both) & (both <= np.maximum(*each) + 1e-6)).all()
    assert not np.allclose(both, each[0], atol=1e-4)


def test_a_title_whose_name_begins_like_another_has_its_own_networks(
    folder: Path, title: Title[Any]
) -> None:
    learn(folder, "--publish")
    assert provenance.published("to") == {}
    provenance.path_of("toy", 2, seed=1).rename(provenance.path_of("toy-more", 2, seed=1))
    assert provenance.published("toy") == {}


def test_a_seed_without_a_published_network(folder: Path) -> None:
    with pytest.raises(CommandError, match="nothing to go on from"):
        learn(folder, "--seats", "3", "--from-seats", "2", "--seed", "5")


def test_a_negative_seed_is_refused(folder: Path) -> None:
    with pytest.raises(CommandError, match="from 0 on"):
        learn(folder, "--seed", "-1")


def test_seats_that_the_title_does_not_have(folder: Path) -> None:
    with pytest.raises(CommandError, match="2 to 3 seats"):
        learn(folder, "--seats", "4")


def test_a_network_of_more_seats_serves_no_fewer(folder: Path) -> None:
    with pytest.raises(CommandError, match="3 seats have learned doesn't serve 2"):
        learn(folder, "--from-seats", "3")
