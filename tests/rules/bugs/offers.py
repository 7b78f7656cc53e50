"""Bugs of what is offered, and of seats that choose at the same time."""

from random import Random
from typing import Any

import msgspec
import pytest

from games.rules.kernel import Choice, Title, text
from tests.rules.bugs.planting import bug, with_choices
from tests.rules.doubles import Lay, Toy, earn, toy


@bug("keys")
def key_is_offered_twice(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    with_choices(monkeypatch, lambda choices: [*choices, choices[0]])
    return toy()


@bug("keys")
def key_is_malformed(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    with_choices(monkeypatch, lambda choices: [*choices, Choice("go on", text("toy-rest"))])
    return toy()


@bug("choices")
def target_is_no_id(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    odd = Choice("rest", text("toy-rest"), targets=frozenset({7}))  # type: ignore[arg-type]
    with_choices(monkeypatch, lambda choices: [*choices[:-1], odd])
    return toy()


@bug("decisions")
def what_is_shown_is_not_what_is_offered(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Shy(Toy):
        def offers(self, state: Any) -> Any:
            return {seat: choices[::-1] for seat, choices in super().offers(state).items()}

    return toy(Shy)


@bug("order")
@bug("order-replayed")
def order_is_left_to_chance(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    rng = Random(1)
    with_choices(monkeypatch, lambda choices: rng.sample(choices, len(choices)))
    return toy()


@bug("ids")
def id_changes_when_another_acts(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Restless(Toy):
        def _decision(self, state: Any, seat: int, step: Any) -> Any:
            decision = super()._decision(state, seat, step)
            return msgspec.structs.replace(decision, id=f"{decision.id}.{sum(state.counts)}")

    return toy(Restless)


@bug("ids")
@bug("ids-once")
def id_stays_when_the_seat_has_chosen(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Sluggish(Toy):
        def _decision(self, state: Any, seat: int, step: Any) -> Any:
            return msgspec.structs.replace(super()._decision(state, seat, step), id=f"{seat}")

    return toy(Sluggish)


@bug("commute")
def first_to_choose_has_an_advantage(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    honest = Lay.resolve

    def resolve(self: Lay, ply: Any, seat: int, choice: Choice) -> None:
        earn(ply.state.public, seat, 0 if any(ply.state.public.laid) else 1)
        honest(self, ply, seat, choice)

    monkeypatch.setattr(Lay, "resolve", resolve)
    return toy()


@bug("commute")
def one_decision_closes_the_others(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    honest = Lay.resolve

    def resolve(self: Lay, ply: Any, seat: int, choice: Choice) -> None:
        honest(self, ply, seat, choice)
        for stack in ply.state.stacks:
            stack.clear()

    monkeypatch.setattr(Lay, "resolve", resolve)
    return toy()


@bug("told")
def question_to_another_stays_a_draft(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Quiet(Toy):
        def _others_affected(self, before: Any, after: Any, seat: int) -> bool:
            return False

    return toy(Quiet)
