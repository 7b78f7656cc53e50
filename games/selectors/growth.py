"""The scores of a finished game after each turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Any, NamedTuple

from games import engine
from games.errors import GamesError
from games.models import Table
from games.rules import titles
from games.rules.kernel import RulesBug, Text, Title
from games.selectors.moves import moves_of, states_of
from games.selectors.positions import readable


@dataclass(frozen=True, slots=True)
class Moment:
    """The scores after a ply, and the name of the round in the title's words."""

    ply: int
    headline: Text
    scores: tuple[int, ...]


class Chosen(NamedTuple):
    """The columns of a move that a replay needs."""

    ply: int
    place: int
    turn: int
    key: str


def growth_of(table: Table) -> tuple[Moment, ...]:
    """Return the scores at the end of each turn and at each snapshot. Doesn't authorise.

    If the moves can't be replayed under the current rules, the result has only the snapshots. If
    the stored states can't be decoded, it is empty.
    """
    try:
        with readable(table, past=True):
            return _growth(table.pk, table.title, table.size)
    except GamesError:
        return ()


@lru_cache(maxsize=256)
def _growth(table_id: str, slug: str, size: int) -> tuple[Moment, ...]:
    """Return the scores of a game from a replay; cached, since a finished game never changes."""
    title = titles.get(slug)
    moves = [Chosen(*row) for row in moves_of(table_id, Chosen._fields, over=True)]
    kept = states_of(table_id, over=True)
    ends = [ply for ply, _ in kept[1:]] + [len(moves) + 1]
    moments: list[Moment] = []
    for (ply, data), end in zip(kept, ends, strict=True):
        between = [move for move in moves if ply < move.ply < end]
        moments += _stretch(title, size, (ply, engine.unpack(title, data)), between)
    return tuple(moments)


def _stretch(
    title: Title[Any], size: int, kept: tuple[int, engine.State], moves: Sequence[Chosen]
) -> Iterator[Moment]:
    """Yield the scores at a snapshot, and at the ends of the turns before the next snapshot."""
    ply, state = kept

    def moment(ply: int) -> Moment:
        drawing = title.draw(engine.Game(title, state).view(None), None)
        scores = (title.purse(state, seat)[drawing.score] for seat in range(size))
        return Moment(ply, drawing.headline, tuple(scores))

    yield moment(ply)
    with suppress(RulesBug):  # the game was played under other rules
        for _, turn in groupby(moves, key=lambda move: (move.place, move.turn)):
            made = list(turn)
            state = engine.replay(title, state, [(move.place, move.key) for move in made])
            yield moment(made[-1].ply)
