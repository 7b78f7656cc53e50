"""Laws on playing choices: legality, no dead ends, purity, copies, replays, autoplay."""

from __future__ import annotations

import enum
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from games.rules.kernel import (
    ChoiceError,
    IllegalChoice,
    MalformedChoice,
    NotYourDecision,
    Text,
    Title,
)
from games.rules.kernel.choice import KEY
from games.rules.laws.replay import Offers, fold, states
from games.rules.laws.walk import Game, Position, State, pick

MALFORMED: tuple[Any, ...] = ("", " ", "a b", "ä", "x" * 121, "a\n", "<b>", None, 3, b"a", ["a"])
TURN_LIMIT = 400
"""The most choices within a turn; a longer turn counts as endless."""
TRIES = 5
"""The number of random continuations before a turn counts as a dead end."""


def played_is_accepted(position: Position) -> Iterator[str]:
    """Check that an offered choice can be played, and increases its seat's number of choices."""
    played = position.played
    before, after = list(position.state.counts), list(played.state.counts)
    before[position.seat] += 1
    if before != after:
        yield f"counts went to {after}, expected {before}"


def offered_is_accepted(position: Position) -> Iterator[str]:
    """Check that `play` accepts every choice offered to every seat."""
    for seat, choices in position.offers.items():
        for choice in choices:
            try:
                position.title.play(position.state, seat, choice.key)
            except ChoiceError as error:
                yield f"seat {seat} is offered {choice.key!r}, but play refuses it: {error}"


def unoffered_is_refused(position: Position) -> Iterator[str]:
    """Check that `play` refuses keys that aren't offered, and leaves the state unchanged."""
    _ = position.encoded
    for seat in position.offers:
        for key in unoffered(position, seat):
            yield from _refusal(position, seat, key, IllegalChoice)
        for key in MALFORMED:
            yield from _refusal(position, seat, key, MalformedChoice)
    strangers: list[Any] = [
        seat for seat in range(position.game.seats) if seat not in position.offers
    ]
    for stranger in [*strangers, -1, position.game.seats, None]:
        yield from _refusal(position, stranger, position.choice.key, NotYourDecision)
    if not position.unchanged:
        yield "a refused choice changed the state"


def _refusal(position: Position, seat: Any, key: Any, expected: type[ChoiceError]) -> Iterator[str]:
    try:
        position.title.play(position.state, seat, key)
    except ChoiceError as error:
        if type(error) is not expected:
            yield f"{key!r} by seat {seat} is refused as {type(error).__name__}, not {expected.__name__}"
        elif not error.code or not isinstance(error.reason, Text):
            yield f"{key!r} by seat {seat} is refused without a code or a reason"
    else:
        yield f"{key!r} isn't offered to seat {seat}, but play accepts it"


def unoffered(position: Position, seat: int) -> list[str]:
    """Return keys that aren't offered to a seat: other seats' keys, earlier keys, misspelt keys."""
    offered = {choice.key for choice in position.offers[seat]}
    keys = {choice.key for choices in position.offers.values() for choice in choices}
    keys |= {earlier.choice.key for earlier in position.earlier[-40:]}
    keys |= {
        entry.key + "x" * entry.key.endswith(":") for entry in position.decisions[seat].blocked
    }
    for key in sorted(keys):
        keys |= {key + "x", key[:-1], key.upper(), key.partition(":")[0], key + ":0", _shifted(key)}
    return sorted(key for key in keys - offered if KEY.fullmatch(key))


def _shifted(key: str) -> str:
    return "".join(str((int(sign) + 1) % 10) if sign.isdigit() else sign for sign in key)


def can_be_completed(position: Position) -> Iterator[str]:
    """Check that the turn can be ended after every offered choice, without undo."""
    for seat, choices in position.offers.items():
        for choice in _sample(choices, 12, position.rng("dead-end")):
            if not _completes(position, seat, choice.key):
                yield f"after {choice.key!r} seat {seat} finds no end of its turn"


def _completes(position: Position, seat: int, key: str) -> bool:
    played = position.title.play(position.state, seat, key)
    if played.hands_over or position.title.rules.over(played.state):
        return _goes_on(position.title, played.state)
    return any(
        _finds_end(position.title, played.state, seat, position.rng(f"{key}/{turn}"))
        for turn in range(TRIES)
    )


def _finds_end(title: Title[Any], state: State, seat: int, rng: Random) -> bool:
    for _ in range(TURN_LIMIT):
        choices = title.engine.offers(state).get(seat)
        if not choices:
            return False
        played = title.play(state, seat, rng.choice(choices).key)
        state = played.state
        if played.hands_over or title.rules.over(state):
            return _goes_on(title, state)
    return False


def _goes_on(title: Title[Any], state: State) -> bool:
    offers = title.engine.offers(state)
    return title.rules.over(state) or (bool(offers) and all(offers.values()))


def play_is_pure(position: Position) -> Iterator[str]:
    """Check that playing a choice keeps the state, and has the same result every time."""
    again = position.title.play(position.state, position.seat, position.choice.key)
    if again != position.played:
        yield f"playing {position.choice.key!r} twice gave two results"
    if not position.unchanged:
        yield f"playing {position.choice.key!r} changed the state that it was played on"


def push_equals_play(position: Position) -> Iterator[str]:
    """Check that `push`, which changes the state, and `play`, which copies it first, agree."""
    copy = position.title.clone(position.state)
    ply = position.title.push(copy, position.seat, position.choice)
    played = position.played
    if copy != played.state:
        yield f"push and play of {position.choice.key!r} lead to different states"
    if (ply.events, ply.labels) != (played.events, played.labels):
        yield f"push and play of {position.choice.key!r} tell of different events"


def clone_is_independent(position: Position) -> Iterator[str]:
    """Check that changes to a copy don't change the original, and vice versa."""
    title, rng = position.title, position.rng("clone")
    original = title.decode(position.encoded)
    copy = title.clone(original)
    if copy != original:
        yield "a clone differs from its original"
    _push_some(title, copy, rng)
    if title.encode(original) != position.encoded:
        yield "moves on a clone changed the original"
    copy = title.clone(original)
    _push_some(title, original, rng)
    if title.encode(copy) != position.encoded:
        yield "moves on the original changed its clone"


def _push_some(title: Title[Any], state: State, rng: Random, number: int = 12) -> None:
    for _ in range(number):
        offers: Offers = title.engine.offers(state)
        if not offers:
            return
        title.push(state, *pick(offers, rng))


def round_trip(position: Position) -> Iterator[str]:
    """Check that a decoded state equals the encoded one, and that the stacks contain only data."""
    for where, value in _not_data(position.state.stacks, "stacks"):
        yield f"{where} holds {type(value).__name__}, which is no data"
    title, back = position.title, position.title.decode(position.encoded)
    if back != position.state:
        yield "decode(encode(state)) isn't the state"
    if title.encode(back) != position.encoded:
        yield "encoding what was decoded gives other bytes"
    if title.play(back, position.seat, position.choice.key) != position.played:
        yield f"{position.choice.key!r} leads elsewhere from the decoded state"


def _not_data(value: Any, where: str) -> Iterator[tuple[str, Any]]:
    match value:
        case None | bool() | int() | str() | bytes() | enum.Enum():
            return
        case list() | tuple() | frozenset():
            for number, part in enumerate(value):
                yield from _not_data(part, f"{where}[{number}]")
        case dict():
            for name, part in value.items():
                yield from _not_data(part, f"{where}[{name!r}]")
        case msgspec.Struct():
            for field in value.__struct_fields__:
                yield from _not_data(
                    getattr(value, field), f"{where}.{type(value).__name__}.{field}"
                )
        case _:
            yield where, value


def autoplay_is_legal(position: Position) -> Iterator[str]:
    """Check that autoplay returns an offered choice, or raises if the seat can't choose."""
    for seat in range(position.game.seats):
        try:
            key = position.title.autoplay(position.state, seat)
        except NotYourDecision:
            if seat in position.offers:
                yield f"autoplay has nothing for seat {seat}, which may choose"
            continue
        if key not in {choice.key for choice in position.offers.get(seat, ())}:
            yield f"autoplay wants {key!r} for seat {seat}, which isn't offered"


def answers_are_legal(position: Position) -> Iterator[str]:
    """Check that conditional answers choose offered keys, and that default answers choose none."""
    for setting in position.title.meta.conditional_answers:
        for value in setting.values:
            for seat in range(position.game.seats):
                answer = position.title.heuristics.conditional_choice(
                    position.state, seat, {setting.id: value}
                )
                offered = {choice.key for choice in position.offers.get(seat, ())}
                if answer is not None and answer not in offered:
                    yield f"conditional answer {setting.id}={value} wants {answer!r}, which isn't offered"
                if answer is not None and value == setting.default:
                    yield f"conditional answer {setting.id}={value} answers, and should ask seat {seat}"


def replay_is_exact(game: Game) -> Iterator[str]:
    """Check that a replay passes through the same states to the same end."""
    if fold(game.title, game.replay()) != game.last:
        yield "the choices played again lead to another end"
    for position, (state, _) in zip(
        game.positions, states(game.title, game.replay()), strict=False
    ):
        if state != position.state:
            yield f"the choices played again lead elsewhere at choice {position.number}"


def autoplay_ends(game: Game) -> Iterator[str]:
    """Check that a game ends if autoplay chooses for all seats from the start."""
    position = game.rng("autoplay").choice(game.positions)
    state = game.title.clone(position.state)
    for _ in range(game.limit):
        offers = game.title.engine.offers(state)
        if not offers:
            break
        seat = min(offers)
        key = game.title.autoplay(state, seat)
        game.title.push(state, seat, next(choice for choice in offers[seat] if choice.key == key))
    if not game.title.rules.over(state):
        yield f"from choice {position.number} on, autoplay finds no end"


def over_is_over(game: Game) -> Iterator[str]:
    """Check that nobody can choose after the end, and that there is no outcome before it."""
    title, state = game.title, game.last
    if title.decisions(state) or title.engine.offers(state):
        yield "the game is over and somebody may choose"
    for seat in range(game.seats):
        try:
            title.play(state, seat, game.positions[-1].choice.key)
        except NotYourDecision:
            continue
        yield f"the game is over and seat {seat} may play"
    if any(title.outcome(position.state) is not None for position in game.positions):
        yield "the game runs and has an outcome"


def _sample(items: list[Any], number: int, rng: Random) -> list[Any]:
    return items if len(items) <= number else rng.sample(items, number)
