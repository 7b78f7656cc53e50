"""Bugs that break laws on legality, endings, copies and replays."""

from itertools import count
from typing import Any

import msgspec
import pytest

from games.rules.kernel import (
    Choice,
    Event,
    IllegalChoice,
    NotYourDecision,
    Played,
    Title,
    text,
)
from games.rules.kernel.engine import Engine
from games.rules.kernel.heuristics import Heuristics
from tests.rules import doubles
from tests.rules.bugs.planting import bug
from tests.rules.doubles import End, Toll, Turn, earn, toy, value


@bug("legality-all", "but play refuses it")
def offered_choice_is_refused(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def picky(ply: Any, seat: int, card: int) -> None:
        if value(card) > 5:
            raise IllegalChoice("too-dear", text("toy-no-deck"))

    monkeypatch.setattr(doubles, "sell", picky)
    return toy()


@bug("legality-all", "x not in list")
def offered_choice_crashes(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def crashing(ply: Any, seat: int, card: int) -> None:
        ply.state.public.discards.remove(card)

    monkeypatch.setattr(doubles, "sell", crashing)
    return toy()


@bug("legality-only", "isn't offered to seat")
def unoffered_choice_is_accepted(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Lenient(Engine):
        def play(self, state: Any, seat: int, key: str) -> Played[Any]:
            if seat in self.acting(state) and key == "roll:0":
                return super().play(state, seat, "roll")
            return super().play(state, seat, key)

    return toy(Lenient)


@bug("legality-only", "is refused as IllegalChoice, not NotYourDecision")
def wrong_seat_is_called_illegal(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Confused(Engine):
        def play(self, state: Any, seat: int, key: str) -> Played[Any]:
            if seat not in self.acting(state):
                raise IllegalChoice("not-offered", text("toy-no-deck"))
            return super().play(state, seat, key)

    return toy(Confused)


@bug("legality-only", "a refused choice changed the state")
def refusal_costs_a_coin(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Stern(Engine):
        def play(self, state: Any, seat: int, key: str) -> Played[Any]:
            try:
                return super().play(state, seat, key)
            except IllegalChoice:
                state.public.coins[seat] -= 1
                raise

    return toy(Stern)


@bug("legality-only", "is refused without a code or a reason")
def refusal_has_no_code(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Curt(Engine):
        def _refusal(self, step: Any, state: Any, seat: int, key: str) -> IllegalChoice:
            return IllegalChoice("", text("toy-no-deck"))

    return toy(Curt)


@bug("legality", "counts went to")
def choice_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Forgetful(Engine):
        def push(self, state: Any, seat: int, choice: Choice, **more: Any) -> Any:
            ply = super().push(state, seat, choice, **more)
            state.counts[seat] = 0
            return ply

    return toy(Forgetful)


@bug("legality", "no end of steps that resolve themselves")
def steps_resolve_themselves_for_ever(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return toy(over=lambda state: False)


@bug("ends", "no end after")
def game_never_ends(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return toy(flow=lambda ply: ply.push(0, Turn()))


@bug("no-dead-end", "finds no end of its turn")
def nobody_can_choose(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    monkeypatch.setattr(Toll, "choices", lambda self, state, seat: [])
    return toy()


@bug("no-dead-end", "finds no end of its turn")
def turn_has_no_end(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def again(self: End, ply: Any, seat: int, choice: Choice) -> None:
        ply.push(seat, End())

    monkeypatch.setattr(End, "resolve", again)
    return toy()


@bug("autoplay", "which isn't offered")
def autoplay_is_illegal(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Wilful(Heuristics):
        def autoplay(self, state: Any, seat: int) -> str:
            return "roll" if seat in self.engine.acting(state) else super().autoplay(state, seat)

    return toy(Wilful)


@bug("autoplay-ends", "autoplay finds no end")
def autoplay_goes_in_circles(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    honest = End.choices

    def dawdling(self: End, state: Any, seat: int) -> list[Choice]:
        return [Choice("wait", text("toy-rest")), *honest(self, state, seat)]

    def resolve(self: End, ply: Any, seat: int, choice: Choice) -> None:
        if choice.key == "wait":
            ply.push(seat, End())

    monkeypatch.setattr(End, "choices", dawdling)
    monkeypatch.setattr(End, "resolve", resolve)
    return toy()


@bug("answers", "which isn't offered")
def conditional_answer_is_illegal(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return toy(answer=lambda state, seat, answers, choices: Choice("toll:never", text("toy-never")))


@bug("answers", "and should ask")
def conditional_answer_answers_unasked(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return toy(answer=lambda state, seat, answers, choices: choices[0])


@bug("autoplay", "autoplay has nothing for seat")
def autoplay_is_at_a_loss(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def prefer(state: Any, seat: int, choices: list[Choice]) -> list[float]:
        raise NotYourDecision(seat)

    return toy(prefer=prefer)


@bug("over", "the game runs and has an outcome")
def outcome_comes_too_early(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Hasty(Engine):
        def outcome(self, state: Any) -> Any:
            return self.rules.outcome(state)

    return toy(Hasty)


@bug("over", "the game is over and somebody may choose")
def decision_outlives_the_game(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    honest = doubles.flow

    def flow(ply: Any) -> None:
        honest(ply)
        if ply.state.public.over:
            ply.push(0, Turn())

    return toy(flow=flow)


def sharing_clone(old: Any) -> Any:
    copy = doubles.clone(old)
    copy.public.discards = old.public.discards
    return copy


@bug("purity", "changed the state that it was played on")
@bug("clone", "moves on a clone changed the original")
def clone_shares_a_list(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return toy(clone=sharing_clone)


@bug("push", "lead to different states")
def fast_path_differs(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Hasty(Engine):
        def _played(self, before: Any, after: Any, seat: int, choice: Choice) -> Played[Any]:
            played = super()._played(before, after, seat, choice)
            earn(played.state.public, seat, 1)
            return played

    return toy(Hasty)


@bug("push", "tell of different events")
def fast_path_is_silent(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Chatty(Engine):
        def _played(self, before: Any, after: Any, seat: int, choice: Choice) -> Played[Any]:
            played = super()._played(before, after, seat, choice)
            return msgspec.structs.replace(played, events=[*played.events, Event("dawned")])

    return toy(Chatty)


@bug("clone", "a clone differs from its original")
def clone_forgets(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def forgetful(old: Any) -> Any:
        copy = doubles.clone(old)
        copy.public.laid = [False for _ in old.public.laid]
        return copy

    return toy(clone=forgetful)


@bug("purity", "gave two results")
@bug("replay", "the choices played again lead to another end")
def rules_remember_outside_the_state(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    rests = count()

    def remembering(ply: Any, seat: int, card: int) -> None:
        earn(ply.state.public, seat, next(rests) % 2)

    monkeypatch.setattr(doubles, "rest", remembering)
    return toy()


def later() -> str:
    return "later"


@bug("round-trip", "holds function, which is no data")
def step_holds_a_callable(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def resolve(self: Turn, ply: Any, seat: int, choice: Choice) -> None:
        ply.push(seat, End(note=later))  # type: ignore[arg-type]

    monkeypatch.setattr(Turn, "resolve", resolve)
    return toy()


@bug("round-trip", "isn't the state")
def state_changes_on_its_way(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    title = toy()
    honest = title.encode

    def encode(state: Any) -> bytes:
        copy = title.clone(state)
        copy.stacks = [stack[-1:] for stack in copy.stacks]
        return honest(copy)

    title.encode = encode
    return title
