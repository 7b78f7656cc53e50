"""The registry of computer players."""

from __future__ import annotations

from games.opponents.players import Apprentice, Autoplay, Chance, Player, Searcher
from games.opponents.provenance import TRAININGS

STRENGTHS = tuple(TRAININGS)
"""The names of the opponents that can have a seat at a table, the weakest first."""


class UnknownOpponent(LookupError):
    """Raised for a name that no computer player has."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Opponents:
    """All computer players by name."""

    def __init__(self, players: dict[str, Player]) -> None:
        self._players = players

    @property
    def names(self) -> tuple[str, ...]:
        """All names: first the strengths, then the players that are only used for comparison."""
        return tuple(self._players)

    def get(self, name: str) -> Player:
        """Return a player. Raises UnknownOpponent."""
        try:
            return self._players[name]
        except KeyError:
            raise UnknownOpponent(name) from None


opponents = Opponents(
    {
        "apprentice": Apprentice(),
        "merchant": Searcher(worlds=1, effort=16, outcomes=4, futures=4),
        "master": Searcher(
            worlds=2, effort=40, outcomes=4, futures=12, trainings=TRAININGS["master"]
        ),
        "house": Autoplay(),
        "random": Chance(),
    }
)
