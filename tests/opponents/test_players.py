"""Computer players: legal, repeatable and fair choices; the strengths in order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from games.opponents import STRENGTHS, UnknownOpponent, opponents, players, provenance
from games.opponents.search import Lookout, Node, Path, Paths, plan
from games.opponents.training import Training
from games.opponents.values import Value, value_for
from games.rules import titles
from games.rules.kernel import Choice, NotYourDecision, Title
from games.rules.laws.walk import derived_seed
from tests.opponents.sampling import positions, sample

SEED = b"opponents"
WORLDS = 2

FAIR_POSITIONS = 24
"""The number of positions per title; `make test-all` tries the full number."""


@pytest.fixture
def learned(monkeypatch: pytest.MonkeyPatch, trained: Training) -> Value:
    """The toy's learned value, used as if it were published."""
    monkeypatch.setattr(players, "value_for", lambda title, seats, trainings: trained.value)
    return trained.value


def test_nobody_has_that_name() -> None:
    with pytest.raises(UnknownOpponent) as error:
        opponents.get("grandmaster")
    assert error.value.name == "grandmaster"


def test_strengths_are_players() -> None:
    assert set(STRENGTHS) < set(opponents.names)


@pytest.mark.parametrize("name", STRENGTHS)
def test_a_strength_uses_as_many_trainings_as_its_page_says(
    monkeypatch: pytest.MonkeyPatch, title: Title[Any], name: str
) -> None:
    asked: list[int | None] = []
    monkeypatch.setattr(
        players, "value_for", lambda title, seats, trainings: asked.append(trainings)
    )
    opponents.get(name).choose(title, title.new(2, bytes(32)), 0, SEED)
    assert asked == [provenance.TRAININGS[name]]


@pytest.mark.parametrize("name", opponents.names)
def test_a_choice_is_legal_and_repeatable(learned: Value, title: Title[Any], name: str) -> None:
    for state, seat in sample(title, 20):
        before = title.encode(state)
        key = opponents.get(name).choose(title, state, seat, SEED)
        assert key in {choice.key for choice in title.engine.choices(state, seat)}
        assert key == opponents.get(name).choose(title, state, seat, SEED)
        assert title.encode(state) == before


@pytest.mark.parametrize("name", opponents.names)
def test_a_seat_without_a_choice_is_refused(learned: Value, title: Title[Any], name: str) -> None:
    state, _ = next(one for one in positions(title, 3, 1) if len(title.engine.acting(one[0])) == 1)
    idle = next(seat for seat in range(3) if seat not in title.engine.acting(state))
    with pytest.raises(NotYourDecision):
        opponents.get(name).choose(title, state, idle, SEED)


@pytest.mark.parametrize("name", STRENGTHS)
def test_a_title_without_a_network_is_played_by_heuristics(title: Title[Any], name: str) -> None:
    for state, seat in sample(title, 5):
        key = opponents.get(name).choose(title, state, seat, SEED)
        assert key == title.autoplay(state, seat)


def unfair(title: Title[Any], name: str, count: int) -> list[str]:
    """Return the positions at which a player's choice depends on facts that its seat can't know."""
    player, found = opponents.get(name), list[str]()
    for number, (state, seat) in enumerate(sample(title, count)):
        key = player.choose(title, state, seat, SEED)
        for world in range(WORLDS):
            other = title.imagine(state, seat, derived_seed(number, world))
            there = player.choose(title, other, seat, SEED)
            if there != key:
                found.append(f"position {number}, seat {seat}: {key} here, {there} there")
    return found


@pytest.mark.parametrize("name", opponents.names)
@pytest.mark.parametrize("slug", titles.slugs)
def test_players_know_what_their_seat_knows(slug: str, name: str) -> None:
    assert unfair(titles.get(slug), name, FAIR_POSITIONS) == []


@pytest.mark.long
@pytest.mark.parametrize("name", STRENGTHS)
@pytest.mark.parametrize("slug", titles.slugs)
def test_players_know_what_their_seat_knows_in_2000_positions(slug: str, name: str) -> None:
    assert unfair(titles.get(slug), name, 2_000) == []


def test_peeking_is_noticed(title: Title[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    class Peeker:
        def choose(self, title: Title[Any], state: Any, seat: int, seed: bytes) -> str:
            choices = title.engine.choices(state, seat)
            return choices[sum(state.secret.deck[-1:]) % len(choices)].key

    monkeypatch.setitem(opponents._players, "peeker", Peeker())
    assert unfair(title, "peeker", 20)


@pytest.mark.parametrize("slug", titles.slugs)
def test_each_title_has_been_learned(slug: str) -> None:
    """Loading weights raises an error if they don't fit the title's features."""
    title = titles.get(slug)
    value = value_for(title, 2, None)
    assert value is not None
    state = title.new(2, bytes(32))
    assert np.isfinite(value.of(title, [state], 0)).all()


@pytest.mark.parametrize("slug", titles.slugs)
def test_with_more_seats_than_were_learned_every_rival_has_weights(slug: str) -> None:
    title = titles.get(slug)
    value, most = value_for(title, title.seats[-1], None), max(provenance.published(slug))
    assert value is not None
    names = title.heuristics.feature_names
    for name in (name for name in names if name.startswith("rival-1 ")):
        strangers = [
            names.index(name.replace("rival-1", f"rival-{one}"))
            for one in range(most, title.seats[-1])
        ]
        first = value.network.inward[names.index(name)]
        assert (value.network.inward[strangers] == first).all(), name


# -- search -------------------------------------------------------------------------------------


def every_end(title: Title[Any], state: Any, seat: int, choice: Choice) -> Iterator[Any]:
    """Yield every position in which a turn that begins with a choice may end, by brute force."""
    after, closed, _ = title.engine.look(state, seat, choice)
    if closed:
        yield after
    for step in [] if closed else title.engine.choices(after, seat):
        yield from every_end(title, after, seat, step)


def test_with_much_effort_the_best_end_of_the_turn_is_found(
    learned: Value, title: Title[Any]
) -> None:
    for state, seat in sample(title, 12):
        choices = title.engine.choices(state, seat)
        found = Lookout(title, learned, seat, effort=1_000).best_paths(state, choices)
        for choice in choices:
            if ends := list(every_end(title, state, seat, choice)):
                best = learned.of(title, ends, seat).max()
                assert found[choice.key].worth == pytest.approx(best, abs=1e-6)


def test_a_plan_can_be_played_as_it_was_made(learned: Value, title: Title[Any]) -> None:
    for number, (before, seat) in enumerate(sample(title, 20)):
        world = title.imagine(before, seat, derived_seed(number))
        path = plan(
            Lookout(title, learned, seat, effort=4), world, title.engine.choices(before, seat)
        )
        state, closed = before, False
        for choice in path:
            assert choice in title.engine.choices(state, seat)
            state, closed, _ = title.engine.look(state, seat, choice)
        assert closed or not title.engine.choices(state, seat)


def test_little_effort_looks_at_no_more_than_its_limit(learned: Value, title: Title[Any]) -> None:
    for state, seat in sample(title, 12):
        choices = title.engine.choices(state, seat)
        found = Lookout(title, learned, seat, effort=0).best_paths(state, choices)
        assert [len(path.choices) for path, _ in found.values()] == [1] * len(choices)


def test_an_unfinished_path_is_worth_less_than_the_best_end(
    learned: Value, title: Title[Any]
) -> None:
    capped = 0
    for state, seat in sample(title, 40):
        found = Lookout(title, learned, seat, effort=1).best_paths(
            state, title.engine.choices(state, seat)
        )
        ends = [worth for path, worth in found.values() if path.closed]
        if ends:
            on_the_way = [worth for path, worth in found.values() if not path.closed]
            assert all(
                worth < max(ends) for worth in on_the_way
            )  # a tie would be decided by the order of the list
            capped += len(ends) < len(found)
    assert capped


def test_a_chance_outcome_is_worth_its_mean(learned: Value, title: Title[Any]) -> None:
    seeds, tried = (b"one", b"two"), 0
    for state, seat in sample(title, 40):
        for choice in title.engine.choices(state, seat):
            after, _, chance = title.engine.look(state, seat, choice)
            worlds = [title.imagine(state, seat, seed) for seed in seeds]
            ends = [after, *(title.engine.look(world, seat, choice).state for world in worlds)]
            found = Lookout(title, learned, seat, 0, seeds).best_paths(state, [choice])[choice.key]
            expected = learned.of(title, ends if chance else [after], seat).mean()
            assert found.worth == pytest.approx(expected, abs=1e-6)
            tried += chance
    assert tried


def test_of_paths_with_the_same_hope_the_older_comes_first(
    learned: Value, title: Title[Any]
) -> None:
    """The order is the same after both paths were evaluated in more worlds and put back."""
    state = title.new(2, b"7" * 32)
    node, choice = Node(Lookout(title, learned, 0, 1), state), title.engine.choices(state, 0)[0]
    first, second = (Path((choice,) * long, state, True, node, unsure=True) for long in (1, 2))
    paths = Paths(hope=0.0)
    for path in (first, second):
        paths.add(path)
    assert [paths.next(), paths.next()] == [first, second]
    for path in (first, second):
        paths.put(path)
    assert paths.next() is first
