"""Salt Race, a title for tests: walk one to three stations, but not as many as the storm shows."""

from __future__ import annotations

import msgspec

from games.rules.kernel import (
    Await,
    Blocked,
    Choice,
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

STEPS = (1, 2, 3)
GOAL, LAST = 8, 10
"""The goal, which ends the game after the round in which a seat reaches it; the last station."""


class Public(msgspec.Struct):
    walked: list[int]
    turn: int = -1
    round: int = 0
    storm: int = 0
    over: bool = False


class Private(msgspec.Struct):
    """An empty private compartment, since no seat has hidden information."""


class Secret(msgspec.Struct):
    seed: bytes


class Walk(Step, frozen=True, tag="walk"):
    """A walk of one to three stations {#walk}, without the number that the storm shows {#storm}."""

    cite = "walk"

    def prompt(self, state: State, seat: int) -> Text:
        return text("salt-race-prompt-walk", round=state.public.round)

    def choices(self, state: State, seat: int) -> list[Choice]:
        return [walk_choice(state, seat, steps) for steps in STEPS if steps != state.public.storm]

    def blocked(self, state: State, seat: int) -> list[Blocked]:
        closed = walk_choice(state, seat, state.public.storm)
        return [Blocked(closed.key, "storm", text("salt-race-storm"), "storm", closed.targets)]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        ply.state.public.walked[seat] += choice.args[0]
        ply.emit("walked", seat, targets=[*choice.targets, f"caravan:{seat}"], steps=choice.args[0])
        ply.end_turn()


class State(msgspec.Struct):
    public: Public
    private: list[Private]
    secret: Secret
    stacks: list[list[Await | Walk]]
    counts: list[int]


def walk_choice(state: State, seat: int, steps: int) -> Choice:
    target = f"station:{state.public.walked[seat] + steps}"
    words = text("salt-race-walk", steps=steps)
    return Choice(
        f"walk:{steps}", words, frozenset({target}), group="walk", args=(steps,), ends_turn=True
    )


def begin(seats: int, seed: bytes, options: dict[str, str], edition: str) -> State:
    private = [Private() for _ in range(seats)]
    return State(Public([0] * seats), private, Secret(seed), [[] for _ in private], [0] * seats)


def flow(ply: Ply[State]) -> None:
    public = ply.state.public
    public.turn = (public.turn + 1) % len(public.walked)
    if public.turn == 0:
        begin_round(ply)
    if not public.over:
        ply.push(public.turn, Walk())


def begin_round(ply: Ply[State]) -> None:
    """Roll the storm die {#storm}, unless a seat has reached the goal {#end}."""
    public = ply.state.public
    public.over = max(public.walked) >= GOAL
    if not public.over:
        public.round += 1
        [public.storm] = ply.dice(f"round-{public.round}/storm", 1, len(STEPS))
        ply.emit("storm", steps=public.storm)


def clone(old: State) -> State:
    public = msgspec.structs.replace(old.public, walked=old.public.walked[:])
    private = [Private() for _ in old.private]
    stacks = [stack[:] for stack in old.stacks]
    return State(public, private, Secret(old.secret.seed), stacks, old.counts[:])


def imagine(state: State, seat: int | None, seed: bytes) -> State:
    world = clone(state)
    world.secret.seed = seed
    return world


def purse(state: State, seat: int) -> dict[str, int]:
    return {"stations": state.public.walked[seat]}


def prefer(state: State, seat: int, choices: list[Choice]) -> list[float]:
    return [float(choice.args[0]) for choice in choices]


def audit(state: State) -> list[str]:
    return [] if max(state.public.walked) <= LAST else ["a caravan has left the road"]


def outcome(state: State) -> Outcome:
    stations = state.public.walked[:]
    line = ScoreLine("stations", text("salt-race-score-stations"), stations, "end")
    return Outcome(text("salt-race-over"), [line], stations, ranked(stations))


title: Title[State] = Title(
    Meta(
        slug="salt-race",
        name="Salt Race",
        package="tests.toy.rules",
        seats=range(2, 5),
        rules_version=1,
        editions=("printed",),
        designers=("Ada Tester",),
        publisher="Tests & Sons",
        year=2026,
    ),
    Rules(
        state=State,
        begin=begin,
        flow=flow,
        over=lambda state: state.public.over,
        clone=clone,
        purse=purse,
        show=msgspec.to_builtins,
        show_own=msgspec.to_builtins,
        outcome=outcome,
        imagine=imagine,
        prefer=prefer,
        audit=audit,
    ),
)
