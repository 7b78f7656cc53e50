"""The effort of each strength: its numbers of paths and worlds, and its random errors."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from games.opponents import opponents, players
from games.opponents.network import Array
from games.rules.kernel import Choice, Ply, Step, Text, Title, text
from games.rules.laws.walk import derived_seed
from tests.rules import doubles
from tests.rules.doubles import toy

FORKS = 6
"""The number of forks in a turn: too many paths for any strength to follow."""


class Fork(Step, frozen=True, tag="fork"):
    """A choice among three equal paths; at the first fork a roll may end the turn, too."""

    cite = "turn"
    left: int = FORKS

    def prompt(self, state: Any, seat: int) -> Text:
        return text("toy-prompt-turn", round=state.public.round)

    def choices(self, state: Any, seat: int) -> list[Choice]:
        ways = [Choice(f"way:{self.left}{way}", text("toy-rest")) for way in "abc"]
        return [*ways, Choice("roll", text("toy-roll"))] if self.left == FORKS else ways

    def resolve(self, ply: Ply[Any], seat: int, choice: Choice) -> None:
        if choice.key == "roll":
            ply.dice(f"{seat}/{ply.state.counts[seat]}", 1)
        if choice.key == "roll" or self.left == 1:
            ply.end_turn()
        else:
            ply.push(seat, Fork(self.left - 1))


def maze() -> Title[Any]:
    """Return the toy with long turns, each with hundreds of paths."""

    def begin(*setup: Any) -> Any:
        state = doubles.begin(*setup)
        state.stacks = [[] for _ in state.stacks]
        return state

    def flow(ply: Ply[Any]) -> None:
        doubles.flow(ply)
        if stack := ply.state.stacks[ply.state.public.turn]:
            stack[:] = [Fork()]

    return toy(begin=begin, flow=flow)


class Onlooker:
    """A value that rates all positions equally and records the worlds of each call."""

    def __init__(self) -> None:
        self.asked: list[set[bytes]] = []

    def of(self, title: Title[Any], states: list[Any], seat: int) -> Array:
        self.asked.append({state.secret.seed for state in states})
        return np.zeros(len(states), np.float32)


def asked_by(name: str, monkeypatch: pytest.MonkeyPatch) -> list[set[bytes]]:
    """Return the worlds of each call of the value while a strength chooses in the maze."""
    title, onlooker = maze(), Onlooker()
    monkeypatch.setattr(players, "value_for", lambda title, seats, trainings: onlooker)
    opponents.get(name).choose(title, title.new(2, bytes(32)), 0, b"seed")
    return onlooker.asked


@pytest.mark.parametrize(
    ("name", "ways", "futures"),
    [("apprentice", [8], 0), ("merchant", [16], 4), ("master", [40, 40], 12)],
)
def test_a_strength_follows_its_number_of_paths_in_its_number_of_worlds(
    monkeypatch: pytest.MonkeyPatch, name: str, ways: list[int], futures: int
) -> None:
    """The search calls the value once per world at first, and once for each extended path.

    A world in which the futures of favourites are played needs one call.
    """
    looks = Counter(
        world for worlds in asked_by(name, monkeypatch) if len(worlds) == 1 for world in worlds
    )
    assert sorted(count - 1 for count in looks.values()) == [0] * futures + ways


@pytest.mark.parametrize(("name", "more"), [("apprentice", []), ("merchant", [3]), ("master", [3])])
def test_chance_is_averaged_over_further_worlds(
    monkeypatch: pytest.MonkeyPatch, name: str, more: list[int]
) -> None:
    several = {len(worlds) for worlds in asked_by(name, monkeypatch)} - {1}
    assert [*several] == more


# -- an Apprentice's doubt ----------------------------------------------------------------------


class Taste:
    """A value that rates a position by the card laid aside."""

    def __init__(self, worths: dict[int, float]) -> None:
        self.worths = worths

    def of(self, title: Title[Any], states: list[Any], seat: int) -> Array:
        laid = [state.private[seat].aside for state in states]
        return np.array([self.worths[card] for (card,) in laid], np.float32)


def chosen(monkeypatch: pytest.MonkeyPatch, behind: float) -> set[int]:
    """Return the indices of the cards that an Apprentice lays aside with many seeds.

    It has three cards. The last is the best, the second is worth less by ``behind``, the first far
    less.
    """
    title = toy()
    state = title.new(2, bytes(32))
    hand = state.private[0].hand
    taste = Taste(dict(zip(hand, (-1.0, 0.5 - behind, 0.5), strict=True)))
    monkeypatch.setattr(players, "value_for", lambda title, seats, trainings: taste)
    seeds = [derived_seed("doubt", number) for number in range(60)]
    keys = {opponents.get("apprentice").choose(title, state, 0, seed) for seed in seeds}
    return {hand.index(int(key.removeprefix("lay:"))) for key in keys}


def test_an_apprentice_confuses_choices_of_similar_worth(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert chosen(monkeypatch, behind=0.01) == {1, 2}


def test_an_apprentice_never_overlooks_a_much_better_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert chosen(monkeypatch, behind=0.15) == {2}
