"""Tests of the coach over many games: rows that can be added, and what a column must pass."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import msgspec
import pytest
from django.core.management import CommandError, call_command

from games.opponents.balance import Slice, Study, Unlike
from games.opponents.reviews import figures, reviewing, trials
from games.opponents.reviews.figures import GAMES, CoachTest, Luck, luck_shown, measured
from games.opponents.reviews.luck import luck_of
from games.opponents.reviews.trials import Row, Trial
from games.rules import titles

STUDY = Study("yspahan", 1, "printed", 2, "merchant")
SURE = Luck(GAMES, 0.01, 0.006, 0.6)
MINE = ("rajas-cards-karma", "--seats", "2", "--player", "random")


def row(said: float, won: int, luck: float) -> Row:
    ranges = [(0, 0.0, 0.0)] * 10
    ranges[int(said * 10)] = (2, 2 * said, 2.0 * won)
    return Row((float(won), 1.0 - won), tuple(ranges), (-0.01, -0.02), (luck, -luck), 3.0)


def trial(first: int, *rows: Row) -> Trial:
    return Trial(STUDY, [Slice(1, first, len(rows))], list(rows))


def test_results_of_slices_are_added() -> None:
    both = trial(0, row(0.65, 1, 0.4), row(0.65, 0, -0.3))
    both.add(trial(2, row(0.65, 1, 0.2)))
    test = both.test()
    assert (test.games, test.luck and test.luck.games) == (3, 3)
    (known,) = test.calibration
    assert (known.low, known.high, known.positions) == (0.6, 0.7, 6)
    assert (known.said, known.won) == (0.65, 0.667)
    assert known.error == pytest.approx(0.272, abs=0.001)
    assert test.luck == Luck(3, 0.1, 0.2082, 0.19)
    assert both.loss() == (pytest.approx(-0.015), 0)
    assert both.seconds() == 3
    with pytest.raises(Unlike):
        both.add(trial(2, row(0.5, 1, 0)))
    with pytest.raises(Unlike):
        both.add(Trial(msgspec.structs.replace(STUDY, seats=3)))


@pytest.mark.parametrize(
    ("changes", "passed"),
    [
        ({}, True),
        ({"games": GAMES - 1}, False),
        ({"mean": -0.013}, False),
        ({"variance_ratio": 0.71}, False),
    ],
)
def test_luck_must_pass_its_test(changes: dict[str, float], passed: bool) -> None:
    assert msgspec.structs.replace(SURE, **changes).passed is passed


def test_luck_needs_different_results() -> None:
    assert trial(0, row(0.65, 1, 0.4), row(0.65, 1, -0.3)).test().luck is None


def test_luck_is_shown_only_where_all_tests_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    tests = tuple(
        CoachTest(slug, 2, "merchant", GAMES, (), luck)
        for slug, luck in [
            ("one", SURE),
            ("two", SURE),
            ("two", msgspec.structs.replace(SURE, games=3)),
            ("three", None),
        ]
    )
    monkeypatch.setattr(figures, "measured", lambda: tests)
    shown = [luck_shown(slug, 2) for slug in ("one", "two", "three", "four")]
    assert shown == [True, False, False, False]
    assert not luck_shown("one", 3)


def test_published_tests_are_of_known_titles() -> None:
    for test in measured():
        assert test.seats in titles.get(test.title).seats
        assert all(row.low <= row.said <= row.high for row in test.calibration)


def test_the_command_reports_and_adds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call_command("coach_test", *MINE, "--games", "2", "--calibration", "--json")
    said = capsys.readouterr()
    assert said.err == "1 games\n2 games\n"
    told = json.loads(said.out)
    assert (told["passed"], told["loss"], told["test"]["games"]) == (False, None, 2)
    (tmp_path / "two.json").write_text(said.out)
    more = ["--games", "1", "--first", "2", "--calibration", "--add", str(tmp_path / "two.json")]
    call_command("coach_test", *MINE, *more)
    text = capsys.readouterr().out
    assert text.startswith("rajas-cards-karma, 2 seats, 3 games of random\nwin share ")
    with pytest.raises(CommandError):
        call_command("coach_test", *MINE, *more[:3], "2", *more[4:-2], "--add", "nowhere.json")


def test_the_command_needs_games() -> None:
    with pytest.raises(CommandError):
        call_command("coach_test", *MINE, "--games", "0")


def test_the_command_reviews_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(reviewing, "luck_of", partial(luck_of, redraws=1))
    monkeypatch.setattr(trials, "review", partial(reviewing.review, worlds=2, effort=2))
    call_command("coach_test", *MINE, "--games", "2")
    text = capsys.readouterr().out
    assert "loss of a turn -" in text
