"""Reviews of games: the columns add up, nothing hidden counts, and better players lose less."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from functools import cache, partial
from typing import Any

import msgspec
import numpy as np
import pytest

from games.opponents import opponents
from games.opponents.reviews import (
    ANSWERS,
    POINTS,
    Answer,
    Columns,
    Game,
    Review,
    Turn,
    TurningPoint,
    reviewing,
)
from games.opponents.reviews.judging import Judged, judged, turning_points
from games.opponents.reviews.luck import luck_of
from games.opponents.reviews.replaying import NotReplayable, turns_of
from games.opponents.reviews.reviewing import NotLearned, review, value_of
from games.opponents.reviews.trials import played
from games.opponents.ways import Way
from games.rules import titles
from games.rules.kernel import Title
from games.rules.laws.walk import derived_seed

KARMA = "rajas-cards-karma"
SAID = Review(
    version=1,
    trainings=("yspahan-2-1",),
    start=(0.52, 0.48),
    turns=(Turn(0, 1, 0, 3, -0.02, 0.004, (0.55, 0.45), (3, 0)),),
    points=(TurningPoint(0, 1, (Answer(("draw",), 0.5, 0), Answer(("a", "b"), 0.48, 0.004)), 1),),
    columns=(Columns(0.52, -0.02, 0.1, None, 0.4, 1.0, 0.004),),
    seconds=12.5,
)


@cache
def game_of(slug: str, player: str = "house", seats: int = 2, number: int = 0) -> Game:
    title, seed = titles.get(slug), derived_seed(("review", number))
    return played(title, title.new(seats, seed), [opponents.get(player)] * seats, seed)


@cache
def quick(slug: str, player: str = "house", seats: int = 2, number: int = 0) -> Review:
    """Return a review with so few worlds that it takes seconds."""
    game = game_of(slug, player, seats, number)
    return review(titles.get(slug), game, worlds=2, effort=2)


def test_a_review_is_stored_as_json() -> None:
    assert msgspec.json.decode(msgspec.json.encode(SAID), type=Review) == SAID


def test_stored_reviews_are_read_without_numpy() -> None:
    read = (
        "import sys; import games.opponents.reviews, games.opponents.reviews.figures;"
        "sys.exit('numpy' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", read], check=True)


# -- laws ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", titles.slugs)
def test_columns_add_up_and_turns_follow_each_other(slug: str) -> None:
    seats = 2 if slug != KARMA else 3
    said, game = quick(slug, seats=seats), game_of(slug, seats=seats)
    for columns in said.columns:
        parts = columns.start, columns.choices, columns.others, columns.unforeseen
        assert sum(parts) == pytest.approx(columns.result, abs=1e-6)
        assert columns.luck is None
    for column in ("start", "unforeseen", "result"):
        total = sum(getattr(columns, column) for columns in said.columns)
        assert total == pytest.approx(0 if column == "unforeseen" else 1, abs=1e-6)
    assert [turn.first for turn in said.turns[1:]] == [turn.last + 1 for turn in said.turns[:-1]]
    assert (said.turns[0].first, said.turns[-1].last) == (0, len(game.choices) - 1)
    for turn in said.turns:
        assert {seat for seat, _ in game.choices[turn.first : turn.last + 1]} == {turn.seat}
        assert sum(turn.worths) == pytest.approx(1)
        assert turn.loss <= 0 <= turn.error
    assert len(msgspec.json.encode(said)) < 20_000


@pytest.mark.parametrize("slug", titles.slugs)
def test_turning_points_are_few_and_have_the_played_answer(slug: str) -> None:
    seats = 2 if slug != KARMA else 3
    game, said = game_of(slug, seats=seats), quick(slug, seats=seats)
    assert len(said.points) <= POINTS
    assert [point.turn for point in said.points] == sorted(point.turn for point in said.points)
    for point in said.points:
        answers, own = point.answers, point.answers[point.played]
        worths = [answer.worth for answer in answers]
        assert len(answers) <= ANSWERS
        assert worths == sorted(worths, reverse=True)
        assert worths[0] - own.worth > 2 * own.error
        after = game.choices[point.first : point.first + len(own.choices)]
        assert tuple(key for _, key in after) == own.choices
        assert said.turns[point.turn].first <= point.first <= said.turns[point.turn].last


def test_a_review_is_the_same_in_any_process() -> None:
    code = (
        "import msgspec; from dataclasses import replace;"
        "from tests.opponents.test_reviews import quick, KARMA;"
        "print(msgspec.json.encode(replace(quick(KARMA, seats=3), seconds=0)).decode())"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "7"}
    other = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, check=True, text=True
    )
    own = msgspec.json.encode(replace(quick(KARMA, seats=3), seconds=0)).decode()
    assert other.stdout.strip().splitlines()[-1] == own


@pytest.mark.parametrize("slug", titles.slugs)
def test_a_loss_follows_from_what_the_seat_knew(slug: str) -> None:
    title = titles.get(slug)
    value = value_of(title, 2)
    for number, turn in enumerate(turns_of(title, game_of(slug))[3:40:6]):
        others = [
            replace(stretch, state=title.imagine(stretch.state, turn.seat, derived_seed(number)))
            for stretch in turn.stretches
        ]
        one, two = (
            judged(title, value, one, worlds=2, effort=2)
            for one in (turn, replace(turn, stretches=others))
        )
        assert [(own.loss, own.error) for own in one] == [(own.loss, own.error) for own in two]
        assert [_answers(own) for own in one] == [_answers(own) for own in two]


def _answers(own: Judged) -> list[Any]:
    return [(way.keys, way.worth) for way in own.known]


def test_random_players_lose_more_than_merchants() -> None:
    def mean_loss(player: str) -> float:
        turns = [turn for number in range(2) for turn in quick(KARMA, player, 2, number).turns]
        return float(np.mean([turn.loss for turn in turns]))

    assert mean_loss("random") < 2 * mean_loss("merchant") < 0


# -- luck ------------------------------------------------------------------------------------------


def test_luck_is_a_column_if_it_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    title, game = titles.get(KARMA), game_of(KARMA)
    monkeypatch.setattr(reviewing, "luck_of", partial(luck_of, redraws=2))
    said = review(title, game, luck=True, worlds=2, effort=0)
    lucks = [columns.luck for columns in said.columns]
    assert None not in lucks
    assert any(lucks)
    assert sum(luck or 0 for luck in lucks) == pytest.approx(0, abs=1e-6)
    for columns in said.columns:
        parts = columns.start, columns.choices, columns.others, columns.unforeseen
        assert sum(parts) + (columns.luck or 0) == pytest.approx(columns.result, abs=1e-6)


def test_the_luck_of_all_outcomes_is_about_0() -> None:
    """Every outcome is compared with all others, so that their luck cancels."""
    title = titles.get(KARMA)
    value = value_of(title, 2)
    stretches = [one for turn in turns_of(title, game_of(KARMA)) for one in turn.stretches]
    draws = [one.draw for one in stretches if one.draw][4:24]
    lucks = [luck_of(title, value, draw, redraws=6)[0] for draw in draws]
    assert np.std(lucks) > 0
    assert abs(np.mean(lucks)) < 4 * np.std(lucks) / np.sqrt(len(lucks))


# -- details ---------------------------------------------------------------------------------------


def test_bids_and_forced_choices_lose_nothing() -> None:
    title, seed = titles.get("marco-polo-1"), derived_seed("bids")
    start = title.new(2, seed, {"characters": "bid"})
    turns = turns_of(title, played(title, start, [opponents.get("house")] * 2, seed))
    bids = [one for turn in turns for one in turn.stretches if "points:" in "".join(one.keys)]
    assert bids
    assert not any(bid.free for bid in bids)
    yspahan = titles.get("yspahan")
    forced = [
        yspahan.engine.choices(one.state, turn.seat)
        for turn in turns_of(yspahan, game_of("yspahan"))
        for one in turn.stretches
        if not one.free
    ]
    assert forced
    assert all(len(choices) == 1 for choices in forced)


def test_progress_is_reported_after_each_turn() -> None:
    done: list[tuple[int, int]] = []
    game = game_of(KARMA)
    review(titles.get(KARMA), game, worlds=2, effort=0, report=lambda *at: done.append(at))
    assert done == [(number + 1, len(done)) for number in range(len(done))]


def test_a_seat_that_resigned_has_lost() -> None:
    title, game = titles.get(KARMA), game_of(KARMA)
    winner = next(n for n, one in enumerate(quick(KARMA).columns) if one.result == 1)
    said = review(title, replace(game, resigned=[winner]), worlds=2, effort=0)
    assert [one.result for one in said.columns] == [float(n != winner) for n in range(2)]
    assert said.turns[-1].worths == tuple(one.result for one in said.columns)


def test_only_finished_games_are_reviewed(title: Title[Any]) -> None:
    karma, game = titles.get(KARMA), game_of(KARMA)
    with pytest.raises(NotReplayable):
        review(karma, Game(game.start, game.choices[:-1]))
    with pytest.raises(NotReplayable):
        review(karma, Game(game.start, [(0, "nothing"), *game.choices]))
    with pytest.raises(NotLearned):
        review(title, Game(title.new(2, bytes(32)), []))


def _decision(loss: float, first: int, *, spread: float = 0.0) -> Judged:
    best = Way((), 0, np.array([[0.5, 0.5], [0.5, 0.5]]), b"best")
    own = 0.5 + np.array([loss - spread, loss + spread])
    return Judged(first, [best, Way((), 0, np.array([own, 1 - own]).T, b"own", (("own",),))], 1)


def test_the_best_by_chance_is_no_loss() -> None:
    """Of equal ways, one is the best in some worlds by chance: in the others it isn't."""
    shares = np.random.default_rng(5).normal(0.5, 0.1, (400, 8, 12))
    losses = []
    for worths in shares:
        ways = [
            Way((), 0, np.array([own, 1 - own]).T, bytes([n]), ((str(n),),) if n == 0 else ())
            for n, own in enumerate(worths)
        ]
        losses.append(float(Judged(0, ways, 0).measured[0]))
    assert abs(np.mean(losses)) < 3 * np.std(losses) / np.sqrt(len(losses))


def test_the_greatest_sure_losses_are_turning_points() -> None:
    losses = [-0.05, -0.01, -0.3, -0.1, -0.2, -0.04, -0.15]
    decisions = [(n, _decision(loss, n)) for n, loss in enumerate(losses)]
    unsure = (9, _decision(-0.4, 9, spread=0.3))
    assert [point.turn for point in turning_points([*decisions, unsure])] == [0, 2, 3, 4, 6]


def test_a_turning_point_keeps_the_played_answer_among_four() -> None:
    ways = [
        Way((), 0, np.full((2, 2), 0.5 - place / 50), bytes([place]), ((str(place),),))
        for place in range(6)
    ]
    (point,) = turning_points([(0, Judged(0, ways, 5))])
    assert [answer.choices for answer in point.answers] == [("0",), ("1",), ("2",), ("5",)]
    assert point.played == 3
