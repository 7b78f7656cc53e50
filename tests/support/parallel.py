"""A test title with simultaneous decisions: all seats take tokens from one pool, and confirm.

Taking is a draft and changes no other seat's stack. Two seats may draft the same token; the second
confirmation finds the token gone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from games.rules.kernel import (
    Choice,
    ConditionalAnswer,
    Meta,
    Outcome,
    Ply,
    Rules,
    ScoreLine,
    Step,
    Text,
    Title,
    ranked,
    text,
)


class Public(msgspec.Struct):
    pool: list[int]
    taken: list[list[int]]
    rounds: int = 2


class Private(msgspec.Struct):
    pass


class Secret(msgspec.Struct):
    seed: bytes


class Take(Step, frozen=True, tag="take"):
    """A step in which a seat takes tokens, then confirms."""

    forced = False

    def prompt(self, state: Any, seat: int) -> Text:
        return text("pool-prompt")

    def choices(self, state: Any, seat: int) -> list[Choice]:
        tokens = [
            Choice(f"take:{token}", text("pool-take", token=token)) for token in state.public.pool
        ]
        return [*tokens, Choice("confirm", text("pool-confirm"), ends_turn=True)]

    def resolve(self, ply: Ply[Any], seat: int, choice: Choice) -> None:
        if choice.key == "break":
            raise KeyError("a bug")
        if choice.key == "confirm":
            return ply.end_turn()
        token = int(choice.key.partition(":")[2])
        ply.state.public.pool.remove(token)
        ply.state.public.taken[seat].append(token)
        ply.emit("took", seat, token=token)
        return ply.push(seat, Take())


class Broken(Take, frozen=True, tag="broken"):
    """A step with a bug behind one choice."""

    def choices(self, state: Any, seat: int) -> list[Choice]:
        return [*super().choices(state, seat), Choice("break", text("pool-break"))]


class State(msgspec.Struct):
    public: Public
    private: list[Private]
    secret: Secret
    stacks: list[list[Broken | Take]]
    counts: list[int]


def begin(seats: int, seed: bytes, options: dict[str, str], edition: str) -> State:
    public = Public(list(range(9)), [[] for _ in range(seats)])
    stacks: list[list[Broken | Take]] = [[Broken()] for _ in range(seats)]
    return State(public, [Private() for _ in range(seats)], Secret(seed), stacks, [0] * seats)


def flow(ply: Ply[State]) -> None:
    ply.state.public.rounds -= 1
    if not over(ply.state):
        for seat in range(len(ply.state.stacks)):
            ply.push(seat, Take())


def over(state: State) -> bool:
    return state.public.rounds <= 0


def clone(old: State) -> State:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(old), type=State)


def outcome(state: State) -> Outcome:
    totals = [len(tokens) for tokens in state.public.taken]
    lines = [ScoreLine("tokens", text("pool-tokens"), totals)]
    return Outcome(text("pool-over"), lines, totals, ranked(totals))


def answer(
    state: State, seat: int, answers: Mapping[str, str], choices: list[Choice]
) -> Choice | None:
    confirm = next(choice for choice in choices if choice.key == "confirm")
    return confirm if answers.get("pass") == "always" else None


META = Meta(
    slug="pool",
    name="Pool",
    package="tests.support",
    seats=range(2, 4),
    rules_version=1,
    editions=("first",),
    conditional_answers=(
        ConditionalAnswer(
            "pass",
            ("ask", "always"),
            text("pool-answer"),
            (text("pool-ask"),) * 2,
            text("pool-ask"),
        ),
    ),
)
RULES = Rules(
    state=State,
    begin=begin,
    flow=flow,
    over=over,
    clone=clone,
    show=msgspec.to_builtins,
    show_own=msgspec.to_builtins,
    outcome=outcome,
    imagine=lambda state, seat, seed: clone(state),
    prefer=lambda state, seat, choices: [float(place) for place in range(len(choices))],
    audit=lambda state: [],
    purse=lambda state, seat: {"tokens": len(state.public.taken[seat])},
    answer=answer,
)


def pool() -> Title[State]:
    """Return the title, with its messages."""
    title = Title(META, RULES)
    title.texts.messages = {"en": "", "de": ""}
    title.texts.rulebooks = {"en": "", "de": ""}
    return title
