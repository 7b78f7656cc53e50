"""Finished games as the coach's computation reads them: with the seed, which no page gets."""

from __future__ import annotations

from typing import Any, NamedTuple

from games import engine
from games.models import Status, Table
from games.opponents.reviews import Game
from games.rules.kernel import Title
from games.selectors.moves import moves_of


class RecordedGame(NamedTuple):
    """A finished game with its title."""

    title: Title[Any]
    game: Game


def recorded_game(table_id: str) -> RecordedGame | None:
    """Return a game that the coach may look at; ``None`` if it isn't finished. Doesn't authorise."""
    table = Table.objects.filter(pk=table_id, status=Status.FINISHED).first()
    if table is None or table.other_rules:
        return None
    title, seed = table.rules, bytes(table.seed or b"")
    choices = moves_of(table.pk, ("place", "key"), over=True)
    resigned = table.seats.exclude(resigned_at=None).values_list("place", flat=True)
    return RecordedGame(
        title,
        Game(
            start=engine.begin(title, table.size, seed, table.options, table.edition),
            choices=tuple((place, key) for place, key in choices),
            resigned=frozenset(place for place in resigned if place is not None),
        ),
    )
