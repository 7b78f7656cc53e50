"""Training: it is repeatable, resumes, publishes, and improves the network."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from games.opponents.intervals import interval
from games.opponents.matches import Match
from games.opponents.network import POINTS, WIN, Array, Network
from games.opponents.players import Chance, Player, Searcher
from games.opponents.storage import Stored, WrongFeatures
from games.opponents.training import NOTED, Training
from games.opponents.values import Scale, Value, for_more_rivals, joined
from games.rules import titles
from games.rules.kernel import Title


def same(one: Network, other: Network) -> bool:
    return all(np.array_equal(*pair) for pair in zip(one.parts, other.parts, strict=True))


def practise(training: Training, games: int) -> None:
    for _ in range(games):
        training.practise()


def upside_down(network: Network) -> Network:
    """Return a network that predicts the opposite for each position."""
    other = network.copy()
    for part in (other.outward, other.straight, other.offset):
        np.negative(part, out=part)
    return other


@pytest.fixture
def deals(title: Title[Any], monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The seeds of all dealt games of the toy."""
    dealt: list[bytes] = []
    new = title.new

    def noted(seats: int, seed: bytes) -> Any:
        dealt.append(seed)
        return new(seats, seed)

    monkeypatch.setattr(title, "new", noted)
    return dealt


def test_a_trained_network_beats_chance(title: Title[Any], trained: Training) -> None:
    players: list[tuple[str, Player]] = [
        ("learned", Searcher(1, 4, 1, value=trained.value)),
        ("chance", Chance()),
    ]
    tallies = Match(title, players, b"seed").play(200)
    assert np.mean(tallies["learned"].wins) > 0.65


def test_the_same_seed_learns_the_same(title: Title[Any]) -> None:
    one, two, other = (Training.begin(title, 2, seed, watched=20) for seed in (1, 1, 2))
    for training in (one, two, other):
        practise(training, 10)
    assert same(one.network, two.network)
    assert not same(one.network, other.network)


def test_training_continues_where_it_stopped(
    title: Title[Any], trained: Training, tmp_path: Path
) -> None:
    trained.save(tmp_path)
    resumed = Training.resume(title, tmp_path)
    assert same(resumed.network, trained.network)
    assert same(resumed.learner, trained.learner)
    assert not same(
        trained.network, trained.learner
    )  # the playing network is an average of the learning one
    assert (resumed.games, resumed.scale) == (trained.games, trained.scale)
    assert resumed.adam.steps == trained.adam.steps
    resumed.practise()
    assert resumed.games == trained.games + 1
    assert same(resumed.network, trained.network)  # one game isn't enough to learn from


def test_a_continued_training_learns_after_enough_games(
    title: Title[Any], trained: Training, tmp_path: Path
) -> None:
    trained.save(tmp_path)
    resumed = Training.resume(title, tmp_path)
    resumed.gathers = 200
    while resumed.memory.filled < 400:
        resumed.practise()
    assert not same(resumed.learner, trained.learner)
    known, new = trained.network.straight, resumed.network.straight
    far = np.abs(resumed.learner.straight - known).max()
    assert 0 < np.abs(new - known).max() < far  # the playing network follows slowly


def test_practice_after_a_break_repeats_no_game(
    title: Title[Any], deals: list[bytes], tmp_path: Path
) -> None:
    training = Training.begin(title, 2, seed=1, watched=5)
    practise(training, 3)
    training.save(tmp_path)
    resumed = Training.resume(title, tmp_path)
    practise(resumed, 10)
    practise(Training.go_on(resumed.stored("abc123"), title), 20)
    assert len(set(deals)) == len(deals) == 5 + 3 + 10 + 20


def test_a_gate_is_played_against_the_predecessor(trained: Training) -> None:
    trained.before = upside_down(trained.network)
    trained.gate(games=20)
    point = trained.curve[-1]
    assert (point["games"], point["before_games"]) == (trained.games, 0)
    assert point["before"] > 0.7
    expected = interval(20 * point["before"], 20)
    assert (point["before_low"], point["before_high"]) == pytest.approx(expected, abs=1e-4)


def test_after_a_gate_the_network_is_its_own_predecessor(trained: Training) -> None:
    trained.before = upside_down(trained.network)
    for _ in range(2):
        trained.gate(games=20)
    point = trained.curve[-1]
    assert point["before_games"] == trained.games
    assert point["before"] == 0.5  # equal players win equally often on both seats


def test_the_predecessor_outlasts_a_break(
    title: Title[Any], trained: Training, tmp_path: Path
) -> None:
    trained.gate(games=2)
    practise(trained, 20)
    trained.save(tmp_path)
    resumed = Training.resume(title, tmp_path)
    assert same(resumed.before, trained.before)
    assert not same(resumed.before, resumed.network)
    assert resumed.before_games == trained.games - 20


def test_a_published_network_is_the_predecessor_of_a_continued_training(
    title: Title[Any], trained: Training
) -> None:
    going_on = Training.go_on(trained.stored("abc123"), title)
    assert same(going_on.before, trained.network)
    assert going_on.before_games == trained.games


def test_a_checkpoint_without_a_predecessor_can_be_continued(
    title: Title[Any], trained: Training, tmp_path: Path
) -> None:
    trained.save(tmp_path)
    told = json.loads((tmp_path / "training.json").read_text())
    del told["before_games"]
    (tmp_path / "training.json").write_text(json.dumps(told))
    with np.load(tmp_path / "training.npz") as kept:
        parts = {name: part for name, part in kept.items() if not name.startswith("before_")}
    np.savez(tmp_path / "training.npz", **parts)
    resumed = Training.resume(title, tmp_path)
    assert same(resumed.before, trained.network)
    assert resumed.before_games == trained.games


def test_practice_notes_the_wins_against_heuristics(trained: Training) -> None:
    (point,) = [point for point in trained.curve if "house" in point]
    assert point["games"] == NOTED
    assert 0 <= point["house_low"] < point["house"] < point["house_high"] <= 1


def test_the_curve_ends_where_the_training_stops(trained: Training) -> None:
    trained.run(0, lambda training: None)
    point = trained.curve[-1]
    assert point["games"] == trained.games == NOTED + 100
    assert point["house"] == pytest.approx(np.mean(trained.against_autoplay), abs=1e-4)


def test_against_heuristics_one_seat_of_the_network_counts(title: Title[Any]) -> None:
    training = Training.begin(title, 3, seed=1, watched=2)
    practise(training, 30)
    assert 0 < max(training.against_autoplay) <= 1 / 2


def test_a_network_is_published_with_its_provenance(
    title: Title[Any], trained: Training, tmp_path: Path
) -> None:
    trained.stored("abc123").write(tmp_path / "toy-2-1.npz")
    read = Stored.read(title, tmp_path / "toy-2-1.npz")
    rows = np.ones((1, len(title.heuristics.feature_names)), np.float32)
    assert read.network(rows) == pytest.approx(trained.network(rows), abs=0.01)
    for name, expected in {
        "title": "toy",
        "seats": 2,
        "watched": 300,
        "games": trained.games,
        "seed": 1,
        "commit": "abc123",
        "rules_version": title.rules_version,
        "edition": title.editions.chosen(None),
    }.items():
        assert read.provenance[name] == expected, name


def test_a_network_of_other_features_is_refused(
    title: Title[Any], trained: Training, tmp_path: Path
) -> None:
    path = tmp_path / "toy-2-1.npz"
    trained.stored("abc123").write(path)
    provenance = path.with_suffix(".json")
    told = json.loads(provenance.read_text())
    told["features"][0] = "something else"
    provenance.write_text(json.dumps(told))
    with pytest.raises(WrongFeatures, match=r"toy-2-1\.npz"):
        Stored.read(title, path)


def test_joined_values_predict_the_mean_of_their_networks(
    title: Title[Any], trained: Training
) -> None:
    """The mean is taken of log odds and of points, whose scales differ between the networks."""
    fresh = Network.fresh(len(title.heuristics.feature_names), np.random.default_rng(5))
    other = Value(fresh, Scale(trained.scale.mean + 3, 2 * trained.scale.deviation))
    other.network.outward += 0.1
    both, rows = (
        joined([trained.value, other]),
        np.eye(len(title.heuristics.feature_names), dtype=np.float32),
    )

    def told(value: Value) -> tuple[Array, Array]:
        said, scale = value.network(rows), value.scale
        odds = np.log(said[:, WIN] / (1 - said[:, WIN]))
        return odds, scale.mean + scale.deviation * said[:, POINTS]

    for mean, one, two in zip(told(both), told(trained.value), told(other), strict=True):
        assert mean == pytest.approx((one + two) / 2, abs=1e-3)
        assert not np.allclose(one, two, atol=0.1)


def test_each_rival_counts_like_the_first_one(title: Title[Any], trained: Training) -> None:
    names, known = title.heuristics.feature_names, trained.network
    grown = for_more_rivals(known, names, learned=2, seats=3)
    coins = [names.index(f"rival-{number} coins") for number in (1, 2)]
    first = names.index("rival-1 coins")
    for row in coins:
        assert grown.inward[row] == pytest.approx(known.inward[first] / 2)
    own = names.index("own coins")
    assert grown.inward[own] == pytest.approx(known.inward[own])


def test_no_network_serves_fewer_seats_than_it_learned(
    title: Title[Any], trained: Training
) -> None:
    with pytest.raises(ValueError, match="3 seats are more than 2"):
        for_more_rivals(trained.network, title.heuristics.feature_names, learned=3, seats=2)


def test_rivals_that_are_known_stay_different() -> None:
    names = titles.get("yspahan").heuristics.feature_names
    known = Network.fresh(len(names), np.random.default_rng(1))
    grown = for_more_rivals(known, names, learned=3, seats=4)
    first, second, third = (names.index(f"rival-{number} points") for number in (1, 2, 3))
    assert grown.inward[second] == pytest.approx(known.inward[second] * 2 / 3)
    assert grown.inward[third] == pytest.approx(known.inward[first] * 2 / 3)
