"""The commands `playout`, `fuzz` and `bench_rules`."""

import gc
import json
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from games.bench import rules as bench
from games.management.commands import bench_rules, fuzz, playout
from games.rules.kernel import Title
from games.rules.laws import load, sealed
from games.rules.registry import Titles
from tests.rules.bugs.hiding import top_card_can_be_peeked_at
from tests.rules.doubles import toy


@pytest.fixture
def title(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    """The toy, as the only title that the commands know."""
    title = toy()
    for command in (bench_rules, fuzz, playout):
        monkeypatch.setattr(command, "titles", Titles(title))
    return title


def report(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    call_command("playout", "toy", "--json", "--games", "5", *more)
    return dict(json.loads(capsys.readouterr().out))


def without_time(report: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in report.items() if name not in TIMES}


TIMES = {"seconds", "choices_per_second"}


def test_playout_reports_results(title: Title[Any], capsys: pytest.CaptureFixture[str]) -> None:
    said = report(capsys, "--seats", "3")
    assert (said["title"], said["seats"], said["games"], said["mode"]) == ("toy", 3, 5, "trusted")
    assert said["choices"][0] <= said["choices"][1] <= said["choices"][2]
    assert 5 * said["choices"][0] <= said["total"] <= 5 * said["choices"][2]
    assert sum(score["wins"] for score in said["scores"]) >= 5
    assert set(said["lines"]) == {"coins", "aside"}
    assert said["reasons"] == {"toy-over": 5}
    assert said["choices_per_second"] > 0


def test_playout_checked_plays_by_the_same_rules(
    title: Title[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    trusted, checked = report(capsys), report(capsys, "--checked")
    assert checked.pop("mode") == "checked"
    assert trusted.pop("mode") == "trusted"
    assert set(trusted) == set(checked)
    assert checked["games"] == trusted["games"]


def test_playout_with_a_seed_can_be_repeated(
    title: Title[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    first, again, other = (report(capsys, "--seed", seed) for seed in ("7", "7", "8"))
    assert without_time(first) == without_time(again)
    assert first["scores"] != other["scores"]


def test_playout_can_be_read(title: Title[Any], capsys: pytest.CaptureFixture[str]) -> None:
    call_command("playout", "toy", "--seats", "2", "--games", "3")
    said = capsys.readouterr().out
    assert "finished games      3" in said
    assert "choices per second" in said


def test_playout_saves_golden_games(
    title: Title[Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    call_command("playout", "toy", "--seats", "2", "--games", "2", "--save", tmp_path)
    replays = [load(path) for path in sorted(tmp_path.iterdir())]
    assert len(replays) == 2
    assert all(sealed(title, replay) == replay and replay.outcome for replay in replays)


@pytest.mark.parametrize("seats", ["1", "4"])
@pytest.mark.parametrize("command", ["playout", "fuzz"])
def test_wrong_number_of_seats_is_refused(title: Title[Any], command: str, seats: str) -> None:
    with pytest.raises(CommandError, match="2 to 3"):
        call_command(command, "toy", "--seats", seats, "--games", "1")


def test_fuzz_finds_nothing_in_an_honest_title(
    title: Title[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    call_command("fuzz", "toy", "--games", "11", "--seed", "1", "--every", "3")
    assert "11 games" in capsys.readouterr().out
    assert gc.isenabled()


def test_fuzz_stops_in_time(title: Title[Any], capsys: pytest.CaptureFixture[str]) -> None:
    call_command("fuzz", "toy", "--minutes", "0", "--seed", "1")
    assert "\n1 games" in capsys.readouterr().out


def test_fuzz_saves_the_game_that_broke_a_law(
    title: Title[Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with monkeypatch.context() as planted:
        top_card_can_be_peeked_at(planted)
        with pytest.raises(CommandError, match=r"undo: .*rest") as failed:
            call_command("fuzz", "toy", "--games", "50", "--seed", "1", "--save", tmp_path)
        (path,) = tmp_path.iterdir()
        assert str(path) in str(failed.value)
        assert (failed.value.returncode, load(path).law) == (1, "undo")
        with pytest.raises(CommandError, match=r"undo: .*rest"):
            call_command("fuzz", "toy", "--replay", path, "--save", tmp_path)
    call_command("fuzz", "toy", "--replay", path)
    assert "none broken" in capsys.readouterr().out


def test_bench_measures_every_title(
    title: Title[Any], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "SLICE", 0.01)
    call_command("bench_rules", "--json", "--rounds", "1")
    [row] = json.loads(capsys.readouterr().out)
    assert (row["title"], row["seats"]) == ("toy", 2)
    assert all(row[name] > 0 for name in bench_rules.COLUMNS if name != "beside chess")


def test_bench_can_be_read(
    title: Title[Any], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "SLICE", 0.01)
    call_command("bench_rules", "--rounds", "1", "--seats", "3")
    head, line = capsys.readouterr().out.splitlines()
    assert line.split()[:3] == ["toy", "3", "seats"]
    assert len(head) == len(line)
