"""The counts of a finished game: by seat, by trait, by the first action, and its size."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from games.rules.kernel import Title

if TYPE_CHECKING:
    from games.opponents.players import Player  # with NumPy, which pages don't need

SEAT: Final = "seat"
"""The kind of the trait that is the seat itself; its ids count from 1."""
OPENING: Final = "opening"
"""The kind of the first action, counted for the seat that begins."""
WINNER: Final = "winner"
"""The kind whose ids are the winner's points, counted once a game."""
TURNS: Final = "turns"
"""The kind whose ids are the most turns that a seat had, counted once a game."""
SIZES: Final = (WINNER, TURNS)
"""The kinds that measure a game; they say nothing about chances."""
BESIDE: Final = (OPENING, *SIZES)
"""The kinds that aren't traits of a seat."""


class Ended(NamedTuple):
    """A finished game: shares of the win, points and traits by seat, first action, turns."""

    shares: Sequence[float]
    points: Sequence[int]
    traits: Sequence[Mapping[str, Sequence[str]]]
    opening: tuple[int, str] | None
    """The seat that began, and the id of its first action; ``None`` if that isn't known."""
    turns: int


class Count(NamedTuple):
    """One thing to count about a game, and the seat whose result counts there."""

    kind: str
    id: str
    seat: int


def counts_of(game: Ended) -> Iterator[Count]:
    """Yield all that is counted of a finished game."""
    for seat, traits in enumerate(game.traits):
        for kind, ids in {SEAT: (str(seat + 1),), **traits}.items():
            yield from (Count(kind, id, seat) for id in ids)
    if game.opening is not None:
        seat, id = game.opening
        yield Count(OPENING, id, seat)
    best = max(range(len(game.shares)), key=lambda seat: game.shares[seat])
    yield Count(WINNER, str(game.points[best]), best)
    yield Count(TURNS, str(game.turns), best)


class Beginning:
    """A player that plays as another one, and notes the game's first action."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.found: tuple[int, str] | None = None

    def choose(self, title: Title[Any], state: Any, seat: int, seed: bytes) -> str:
        """Return the other player's key. Raises NotYourDecision."""
        key = self._player.choose(title, state, seat, seed)
        if self.found is None and (id := title.rules.opening(key)):
            self.found = seat, id
        return key
