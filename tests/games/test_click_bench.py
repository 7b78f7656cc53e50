"""The bench of clicks: sums of a trace, the traced choices, and the replayed games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games import fairness
from games.bench.click import chosen_samples, medians, spread
from games.bench.click_figures import click_table
from games.bench.clicking import Sample
from games.bench.recorded import Chosen, choices, nonces_of, recorded, secret_of
from games.bench.trace import MICROTASKS, Spent, spent
from games.rules import titles

TRACE = json.loads((Path(__file__).parent / "click_trace.json").read_text("utf-8"))


def event(name: str, start: int, length: int, **more: Any) -> dict[str, Any]:
    """Return an event of a thread that never waits."""
    times = {"ts": start, "dur": length, "tdur": length}
    return {"name": name, "ph": "X", "pid": 1, "tid": 1, **times, **more}


def mark(name: str, at: int, **more: Any) -> dict[str, Any]:
    return {"name": name, "ph": "I", "pid": 1, "tid": 1, "ts": at, **more}


class TestTrace:
    def test_forced_style_and_layout_are_no_script(self) -> None:
        """The recorded click comes from a busy machine; its script forces the layout twice."""
        seen = spent(TRACE, "bench-begin", "bench-end")
        rounded = {kind: round(time, 3) for kind, time in seen.kinds.items()}
        assert rounded == {
            "script": 4.694,
            "style": 2.56,
            "layout": 8.162,
            "paint": 3.28,
            "parsing": 0.804,
            "other": 3.3,
        }
        assert seen.total == pytest.approx(22.8)
        assert seen.longest == pytest.approx(17.196)

    def test_promises_go_on_in_the_task_before(self) -> None:
        events = [
            mark("begin", 0),
            event("RunTask", 10, 30_000),
            event(MICROTASKS, 30_010, 40_000),
            event("Layout", 40_000, 10_000),
            event("RunTask", 80_000, 1_000),
            mark("end", 90_000),
        ]
        seen = spent(events, "begin", "end")
        assert seen.longest == 70
        assert (seen.kinds["script"], seen.kinds["layout"], seen.kinds["other"]) == (30, 10, 31)

    def test_other_threads_and_what_comes_later_dont_count(self) -> None:
        events = [
            mark("begin", 0, pid=2),
            event("Layout", 10, 100, tid=7),
            event("Paint", 10, 200),
            event("RunTask", 300, 100),
            mark("end", 350),
        ]
        assert spent(events, "begin", "end").total == pytest.approx(0.2)

    def test_the_last_poll_before_the_drawn_board_counts(self) -> None:
        events = [
            mark("begin", 0),
            event("Layout", 10, 100),
            mark("begin", 200),
            event("Paint", 210, 50),
            mark("end", 300),
            mark("begin", 400),
        ]
        assert spent(events, "begin", "end").total == pytest.approx(0.05)


class TestSamples:
    def test_numbers_are_spread_evenly(self) -> None:
        assert spread(range(10), 2) == [2, 7]
        assert spread(range(3), 20) == [0, 1, 2]
        assert spread([], 20) == []

    def test_own_drafts_own_commits_and_others_commits(self) -> None:
        played = [
            Chosen(seat, "1", "key", commits)
            for seat, commits in [(1, False), (1, True), (0, False), (0, True)]
        ]
        assert chosen_samples(played, 5) == {0: "draft", 1: "commit", 3: "poll"}

    def test_what_is_over_the_budget_has_a_mark(self) -> None:
        work = Spent(
            dict.fromkeys(["script", "style", "layout", "paint", "parsing", "other"], 20), 40
        )
        row = {**medians([Sample(work, work, 120_000, 17_000)]), "server": 44.0}
        rows = [
            {"title": "toy", "size": "1440×900", "what": what, **row} for what in ("draft", "open")
        ]
        title, head, draft, opened = click_table(rows).splitlines()
        assert (title, head.split()[:2]) == ("toy, 1440×900", ["n", "total"])
        assert draft.split()[:5] == ["draft", "1", "120", "!", "100"]
        assert draft.split()[-4:] == ["120", "120.0", "17.0", "44.0"]
        assert "!" not in opened


@pytest.mark.parametrize("slug", [title.slug for title in titles])
def test_a_recorded_game_is_one_that_the_rules_still_allow(slug: str) -> None:
    """After a failure, run `python -m games.bench.recorded`."""
    replay = recorded(slug)
    assert replay.seed == fairness.seed_from(secret_of(slug), nonces_of(slug)).hex()
    assert len(list(choices(replay))) == len(replay.choices)
    assert len(chosen_samples(list(choices(replay)), 20)) == 60
