"""Bugs that break laws on foreseen worlds."""

from typing import Any

import pytest

from games.rules.kernel import Title
from games.rules.kernel.worlds import Worlds
from tests.rules import doubles
from tests.rules.bugs.planting import bug
from tests.rules.doubles import toy


@bug("foresee", "depends on what is hidden from it")
def true_world_is_foreseen(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Clairvoyant(Worlds):
        def foresee(self, state: Any, seat: int, seed: bytes = bytes(32)) -> Any:
            return self.rules.clone(state)

    return toy(Clairvoyant)


@bug("foresee", "isn't asked in the world")
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Hasty(Worlds):
        def foresee(self, state: Any, seat: int, seed: bytes = bytes(32)) -> Any:
            return self.rules.imagine(state, seat, seed)

    return toy(Hasty)


@bug("foresee", "is unsound: a coin is lost")
def skipped_turn_costs_a_coin(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def skip(ply: Any, seat: int) -> bool:
        ply.state.public.coins[seat] -= 1
        return doubles.skip(ply, seat)

    return toy(skip=skip)


@bug("foresee", "doesn't know what it foresees in its own hand")
def skipped_turn_changes_hands(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def skip(ply: Any, seat: int) -> bool:
        for own in ply.state.private:
            own.hand.reverse()
        return doubles.skip(ply, seat)

    return toy(skip=skip)


@bug("foresee", "foresees something else")
def asked_seat_foresees_a_later_round(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Far(Worlds):
        def foresee(self, state: Any, seat: int, seed: bytes = bytes(32)) -> Any:
            world = super().foresee(state, seat, seed)
            world.public.round += seat in self.engine.acting(state)
            return world

    return toy(Far)


@bug("foresee", "foreseeing changed the state")
def foreseeing_plays_on(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Playing(Worlds):
        def foresee(self, state: Any, seat: int, seed: bytes = bytes(32)) -> Any:
            state.secret.deck.sort()
            return super().foresee(state, seat, seed)

    return toy(Playing)


@bug("foresee", "becomes unsound: a coin is lost")
def foreseen_turn_costs_a_coin(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def rest(ply: Any, seat: int, card: int) -> None:
        ply.state.public.coins[seat] -= 1

    monkeypatch.setattr(doubles, "rest", rest)
    return toy()
