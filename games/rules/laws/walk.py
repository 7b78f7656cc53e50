"""Random games for the laws: `walk` plays a game and tries laws at its positions.

A `Game` records one random game; a `Position` is a position in it with the choice made there. All
randomness comes from the game's seed, so that a walk can be repeated.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from games.rules.kernel import Choice, Decision, Played, Title
from games.rules.laws.breach import LawBroken
from games.rules.laws.replay import Offers, Replay, find

LIMIT = 5_000
"""The most choices of a game; a longer game counts as endless."""
DONORS = 6
"""The most positions of a second game that `Game.donors` stores."""

State = Any


class Game:
    """One random game of a title: its set-up, and its positions so far."""

    def __init__(
        self,
        title: Title[Any],
        seats: int,
        seed: bytes,
        options: dict[str, str] | None = None,
        edition: str | None = None,
        limit: int = LIMIT,
    ) -> None:
        self.title = title
        self.seats = seats
        self.seed = seed
        self.options = options or {}
        self.edition = title.editions.chosen(edition)
        self.limit = limit
        self.positions: list[Position] = []
        self.last: State = None
        """The final state, once the game is over."""
        self.script: list[tuple[int, str]] | None = None
        """The choices that `walk` makes, as pairs of seat and key; ``None`` for random choices."""

    @classmethod
    def again(cls, title: Title[Any], replay: Replay) -> Game:
        """Return a game that will make the choices of a replay."""
        seed = bytes.fromhex(replay.seed)
        game = cls(title, replay.seats, seed, replay.options, replay.edition)
        game.script = list(replay.choices)
        return game

    def replay(self, positions: Sequence[Position] | None = None) -> Replay:
        """Return the game, or only the given positions of it, as a replay."""
        return Replay(
            title=self.title.slug,
            rules_version=self.title.rules_version,
            edition=self.edition,
            seats=self.seats,
            seed=self.seed.hex(),
            options=self.options,
            choices=[
                (position.seat, position.choice.key)
                for position in (self.positions if positions is None else positions)
            ],
        )

    def rng(self, what: str) -> Random:
        """Return a random generator, seeded by the game and by the purpose ``what``."""
        return Random(f"{self.seed.hex()}/{self.seats}/{what}")

    @cached_property
    def donors(self) -> list[State]:
        """States of a second game with another seed; laws copy hidden compartments from them."""
        rng = self.rng("donors")
        other = derived_seed(self.seed, "donors")
        state = self.title.new(self.seats, other, self.options, self.edition)
        kept: list[State] = []
        while (offers := self.title.engine.offers(state)) and len(kept) < self.limit:
            kept.append(self.title.clone(state))
            self.title.push(state, *pick(offers, rng))
        return rng.sample(kept, min(DONORS, len(kept)))


class Position:
    """A position of a game, and the choice that was made there. Results are cached."""

    def __init__(self, game: Game, state: State, offers: Offers, seat: int, choice: Choice) -> None:
        self.game = game
        self.title = game.title
        self.state = state
        self.offers = offers
        self.seat = seat
        self.choice = choice
        self.number = len(game.positions)

    @cached_property
    def encoded(self) -> bytes:
        """The encoded state. Read it before a law changes the state."""
        return self.title.encode(self.state)

    @cached_property
    def decisions(self) -> dict[int, Decision]:
        """Every seat's decision here."""
        return self.title.decisions(self.state)

    @cached_property
    def played(self) -> Played[Any]:
        """The result of the choice made here."""
        _ = self.encoded  # stored before `play` could change the state; `unchanged` compares
        return self.title.play(self.state, self.seat, self.choice.key)

    @property
    def unchanged(self) -> bool:
        """Whether the state still equals `encoded`."""
        return self.title.encode(self.state) == self.encoded

    @property
    def earlier(self) -> list[Position]:
        """The positions of the game before this one."""
        return self.game.positions[: self.number]

    def rng(self, what: str) -> Random:
        """Return a random generator, seeded by the position and by the purpose ``what``."""
        return self.game.rng(f"{self.number}/{what}")

    def replay(self) -> Replay:
        """Return the game up to the choice made here as a replay."""
        return self.game.replay([*self.earlier, self])


class Law(msgspec.Struct, frozen=True):
    """A law about a position; ``check`` yields a sentence for each breach."""

    name: str
    check: Callable[[Position], Iterable[str]]
    cheap: bool = False
    """Whether the law is fast enough to be tried at every choice of thousands of games."""


class GameLaw(msgspec.Struct, frozen=True):
    """A law about a whole game, tried when the game is over."""

    name: str
    check: Callable[[Game], Iterable[str]]
    cheap: bool = False


def walk(
    game: Game, laws: Sequence[Law] = (), endings: Sequence[GameLaw] = (), every: int = 1
) -> Game:
    """Play a random game to its end, and try the laws on it; return the game.

    A law that isn't cheap is tried at one position in ``every``, on average. Raises LawBroken.
    """
    rng, sample = game.rng("walk"), game.rng("sample")
    game.last = _guarded(
        game, lambda: game.title.new(game.seats, game.seed, game.options, game.edition)
    )
    while not game.title.rules.over(game.last) and not _script_ends(game):
        position = _next_position(game, rng)
        costly = sample.random() * every < 1
        for law in laws:
            if law.cheap or costly:
                try_law(law, position)
        game.positions.append(position)
        game.last = _guarded(game, lambda: game.positions[-1].played.state)
    for ending in endings if game.title.rules.over(game.last) else ():
        try_ending(ending, game)
    return game


def _script_ends(game: Game) -> bool:
    return game.script is not None and len(game.positions) >= len(game.script)


def try_law(law: Law, position: Position) -> None:
    """Try a law on a position. Raises LawBroken if it is broken or raises any exception."""
    _judge(law, position, position.replay)


def try_ending(law: GameLaw, game: Game) -> None:
    """Try a law on a whole game. Raises LawBroken."""
    _judge(law, game, game.replay)


def _judge(law: Any, case: Any, replay: Callable[[], Replay]) -> None:
    try:
        complaint = next(iter(law.check(case)), None)
    except Exception as error:
        raise LawBroken(law.name, f"broke down: {error!r}", replay()) from error
    if complaint is not None:
        raise LawBroken(law.name, complaint, replay())


def _guarded(game: Game, onward: Callable[[], Any]) -> Any:
    try:
        return onward()
    except Exception as error:
        raise LawBroken("legality", f"the game broke down: {error!r}", game.replay()) from error


def _next_position(game: Game, rng: Random) -> Position:
    """Return the next position. Raises LawBroken if nobody can choose or the game is too long."""
    if len(game.positions) >= game.limit:
        raise LawBroken("ends", f"no end after {game.limit} choices", game.replay())
    offers = _guarded(game, lambda: game.title.engine.offers(game.last))
    if not offers or not all(offers.values()):
        raise LawBroken("no-dead-end", "the game isn't over and a seat can't choose", game.replay())
    if game.script is None:
        return Position(game, game.last, offers, *pick(offers, rng))
    seat, key = game.script[len(game.positions)]
    return Position(game, game.last, offers, seat, _guarded(game, lambda: find(offers, seat, key)))


def pick(offers: Offers, rng: Random) -> tuple[int, Choice]:
    """Pick a seat and one of its choices at random.

    In half of the cases all choices are equally likely. In the other half a kind of choice is
    picked first, so that kinds with few choices are played often enough.
    """
    seat = rng.choice(list(offers))
    choices = offers[seat]
    if rng.random() < 0.5:
        return seat, rng.choice(choices)
    kinds: dict[str, list[Choice]] = {}
    for choice in choices:
        kinds.setdefault(choice.key.partition(":")[0], []).append(choice)
    return seat, rng.choice(rng.choice(list(kinds.values())))


def derived_seed(*parts: object) -> bytes:
    """Return a seed of 32 bytes, hashed from the parts."""
    return sha256("/".join(map(repr, parts)).encode()).digest()
