"""Bugs that break laws on offers, and on seats that choose at the same time."""

from random import Random
from typing import Any

import msgspec
import pytest

from games.rules.kernel import Blocked, Choice, Title, text
from games.rules.kernel.engine import Engine
from games.rules.kernel.stepper import Stepper
from tests.rules.bugs.planting import bug, with_choices
from tests.rules.doubles import Lay, Turn, earn, toy


@bug("keys", "is offered a key twice")
def key_is_offered_twice(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    with_choices(monkeypatch, lambda choices: [*choices, choices[0]])
    return toy()


@bug("keys", "is offered a malformed key")
def key_is_malformed(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    with_choices(monkeypatch, lambda choices: [*choices, Choice("go on", text("toy-rest"))])
    return toy()


@bug("choices", "has targets that are no ids")
def target_is_no_id(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    odd = Choice("rest", text("toy-rest"), targets=frozenset({7}))  # type: ignore[arg-type]
    with_choices(monkeypatch, lambda choices: [*choices[:-1], odd])
    return toy()


@bug("choices", "has no label")
def label_is_empty(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    with_choices(monkeypatch, lambda choices: [*choices[:-1], Choice("rest", text(""))])
    return toy()


@bug("blocked", "is both offered and blocked")
def offered_choice_is_blocked(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    entry = Blocked("roll", "no-dice", text("toy-no-deck"), "turn")
    monkeypatch.setattr(Turn, "blocked", lambda self, state, seat: [entry])
    return toy()


@bug("blocked", "is both offered and blocked, by 'sell:'")
def offered_choices_are_blocked_by_a_prefix(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    entry = Blocked("sell:", "no-cards", text("toy-no-deck"), "turn")
    monkeypatch.setattr(Turn, "blocked", lambda self, state, seat: [entry])
    return toy()


DEAR_COINS = 99
honest_choices = Turn.choices


def with_price(monkeypatch: pytest.MonkeyPatch, said: int, ware: str = "coins") -> Title[Any]:
    """Plant a choice that costs more coins than the seat has; the refusal names another price."""

    def choices(self: Turn, state: Any, seat: int) -> list[Choice]:
        dear = state.public.coins[seat] >= DEAR_COINS
        return [
            *honest_choices(self, state, seat),
            *([Choice("hire", text("toy-rest"))] if dear else []),
        ]

    def blocked(self: Turn, state: Any, seat: int) -> list[Blocked]:
        missing = ({ware: said - state.public.coins[seat]},)
        reason = text("toy-no-deck")
        return [Blocked("hire", "coins-missing", reason, "turn", missing=missing)]

    monkeypatch.setattr(Turn, "choices", choices)
    monkeypatch.setattr(Turn, "blocked", blocked)
    return toy()


@bug("missing", "one less of coins would do")
def price_is_said_too_high(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return with_price(monkeypatch, DEAR_COINS + 1)


@bug("missing", "still lacks")
def price_is_said_too_low(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return with_price(monkeypatch, DEAR_COINS - 1)


@bug("missing", "which isn't in its purse")
def price_is_said_in_something_else(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return with_price(monkeypatch, DEAR_COINS, "gems")


@bug("missing", "still reads: coins-missing")
def price_buys_nothing(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    title = with_price(monkeypatch, DEAR_COINS)
    honest = Turn.blocked
    monkeypatch.setattr(Turn, "choices", honest_choices)

    def blocked(self: Turn, state: Any, seat: int) -> list[Blocked]:
        rich = state.public.coins[seat] >= DEAR_COINS
        entries = honest(self, state, seat)
        return (
            [msgspec.structs.replace(entry, missing=()) for entry in entries] if rich else entries
        )

    monkeypatch.setattr(Turn, "blocked", blocked)
    return title


@bug("missing", "is listed as coins-missing, and refused as deck-empty")
def refusal_says_something_else(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    title = with_price(monkeypatch, DEAR_COINS)
    other = Blocked("hire", "deck-empty", text("toy-no-deck"), "turn")
    monkeypatch.setattr(Turn, "why_not", lambda self, state, seat, key: other)
    return title


@bug("decisions", "gets the decision of seat")
def decision_names_another_seat(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Mistaken(Engine):
        def _decision(self, state: Any, seat: int, step: Any) -> Any:
            return msgspec.structs.replace(super()._decision(state, seat, step), seat=seat + 1)

    return toy(Mistaken)


@bug("decisions", "decisions for seats")
def decision_is_withheld(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Silent(Engine):
        def decisions(self, state: Any) -> Any:
            return dict(list(super().decisions(state).items())[:1])

    return toy(Silent)


@bug("decisions", "is offered one thing and shown another")
def what_is_shown_is_not_what_is_offered(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Shy(Engine):
        def offers(self, state: Any) -> Any:
            return {seat: choices[::-1] for seat, choices in super().offers(state).items()}

    return toy(Shy)


@bug("order", "the decoded state offers the same choices in another order, or others")
@bug("order-replayed", "played again, is offered among others or in another order")
def order_is_left_to_chance(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    rng = Random(1)
    with_choices(monkeypatch, lambda choices: rng.sample(choices, len(choices)))
    return toy()


@bug("ids", "decision got another id as seat")
def id_changes_when_another_acts(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Restless(Engine):
        def _decision(self, state: Any, seat: int, step: Any) -> Any:
            decision = super()._decision(state, seat, step)
            return msgspec.structs.replace(decision, id=f"{decision.id}.{sum(state.counts)}")

    return toy(Restless)


@bug("ids", "has another decision after choice")
@bug("ids-once", "comes again at choice")
def id_stays_when_the_seat_has_chosen(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Sluggish(Engine):
        def _decision(self, state: Any, seat: int, step: Any) -> Any:
            return msgspec.structs.replace(super()._decision(state, seat, step), id=f"{seat}")

    return toy(Sluggish)


@bug("ids", "has another decision after choice")
def price_rises_under_the_same_id(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Blind(Engine):
        def _decision(self, state: Any, seat: int, step: Any) -> Any:
            decision = super()._decision(state, seat, step)
            return msgspec.structs.replace(decision, id=f"{seat}.{state.counts[seat]}")

    def dearer(self: Lay, state: Any, seat: int) -> list[Choice]:
        label = text("toy-lay", card=sum(state.public.laid))
        return [Choice(f"lay:{card}", label) for card in state.private[seat].hand]

    monkeypatch.setattr(Lay, "choices", dearer)
    return toy(Blind)


@bug("commute", "lead to different states in different orders")
def first_to_choose_has_an_advantage(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    honest = Lay.resolve

    def resolve(self: Lay, ply: Any, seat: int, choice: Choice) -> None:
        earn(ply.state.public, seat, 0 if any(ply.state.public.laid) else 1)
        honest(self, ply, seat, choice)

    monkeypatch.setattr(Lay, "resolve", resolve)
    return toy()


@bug("commute", "which was open at the same time")
def one_decision_closes_the_others(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    honest = Lay.resolve

    def resolve(self: Lay, ply: Any, seat: int, choice: Choice) -> None:
        honest(self, ply, seat, choice)
        for stack in ply.state.stacks:
            stack.clear()

    monkeypatch.setattr(Lay, "resolve", resolve)
    return toy()


@bug("told", "changes what others may choose")
def open_decision_of_another_is_changed(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Sly(Stepper):
        def affects_others(self, before: Any, after: Any, seat: int) -> bool:
            return not after.stacks[seat]

    honest = Turn.resolve

    def resolve(self: Turn, ply: Any, seat: int, choice: Choice) -> None:
        honest(self, ply, seat, choice)
        ply.push((seat + 1) % len(ply.state.stacks), Turn())

    monkeypatch.setattr(Turn, "resolve", resolve)
    return toy(Sly)


@bug("told", "leaves its seat nothing to choose, and stays a draft")
def question_to_another_stays_a_draft(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Quiet(Stepper):
        def affects_others(self, before: Any, after: Any, seat: int) -> bool:
            return False

    return toy(Quiet)
