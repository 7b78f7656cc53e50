"""Reviews for tests, made by hand from a finished game's choices: no opponent computes them."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import msgspec

from games import engine
from games.coach.models import GameReview
from games.coach.recorded import recorded_game
from games.engine import Game
from games.models import Table
from games.opponents.reviews import (
    VERSION,
    Answer,
    Columns,
    Review,
    Turn,
    TurningPoint,
)
from mp2site.infra import clock

LOSS = -0.06
ERROR = 0.015


def reviewed(table: Table, **changes: Any) -> GameReview:
    """Store a review of a finished game that is done."""
    found = made_review(table)
    columns = {
        "state": GameReview.State.DONE,
        "asked_at": clock.now(),
        "done_at": clock.now(),
        "version": found.version,
        "result": msgspec.json.encode(found),
    }
    return GameReview.objects.create(table=table, **{**columns, **changes})


def made_review(table: Table, *, points: int = 2, luck: float | None = None) -> Review:
    """Return a review with turning points at turns that had another answer."""
    moves = list(table.moves.order_by("ply").values_list("ply", "place", "turn", "key"))
    grouped = [list(rows) for _, rows in groupby(moves, key=lambda move: move[1:3])]
    told = _points(table, grouped, points)
    costly = {point.turn for point in told}
    size = table.size
    turns = tuple(
        Turn(
            number=number,
            seat=rows[0][1],
            first=rows[0][0] - 1,
            last=rows[-1][0] - 1,
            loss=LOSS if number in costly else 0.0,
            error=ERROR,
            worths=tuple(_share(seat, number, size) for seat in range(size)),
            scores=(0,) * size,
        )
        for number, rows in enumerate(grouped)
    )
    return Review(
        version=VERSION,
        trainings=("hand",),
        start=(1 / size,) * size,
        turns=turns,
        points=tuple(told),
        columns=tuple(_columns(table, seat, turns, luck) for seat in range(size)),
        seconds=1.0,
    )


def _share(seat: int, number: int, size: int) -> float:
    """Return a share that moves to and fro; all seats' add up to 1."""
    swing = (number % 7 - 3) / 20
    return 1 / size + (swing if seat == 0 else -swing / (size - 1))


def _points(table: Table, grouped: list[Any], most: int) -> list[TurningPoint]:
    """Return turning points, as far as possible one for each seat."""
    found: list[TurningPoint] = []
    recorded = recorded_game(table.pk)
    assert recorded is not None
    title, state = recorded.title, recorded.game.start
    for number, rows in enumerate(grouped):
        seat, keys = rows[0][1], tuple(row[3] for row in rows)
        other = _other(Game(title, state), seat, keys)
        state = engine.replay(title, state, [(row[1], row[3]) for row in rows])
        seats = {grouped[point.turn][0][1] for point in found}
        if other and len(found) < most and (seat not in seats or len(seats) == table.size):
            answers = (Answer(other, 0.5, 0.0), Answer(keys, 0.5 + LOSS, ERROR))
            found.append(TurningPoint(number, rows[0][0] - 1, answers, 1))
    return found


def _other(game: Game, seat: int, keys: tuple[str, ...]) -> tuple[str, ...]:
    """Return the first answer that begins as this one and then differs; empty if there is none."""
    played: list[str] = []
    for key in keys:
        decision = game.decision(seat)
        if decision is None:
            return ()
        others = [choice.key for choice in decision.choices if choice.key != key]
        if others:
            return (*played, others[0])
        played.append(key)
        made = game.play(seat, key)
        if made.commits:
            return ()
        game = game.after(made)
    return ()


def _columns(table: Table, seat: int, turns: tuple[Turn, ...], luck: float | None) -> Columns:
    result = table.result
    assert result is not None
    won = 1 / len(result.winners) if seat in result.winners else 0.0
    own = sum(turn.loss for turn in turns if turn.seat == seat)
    others = -sum(turn.loss for turn in turns if turn.seat != seat) / (table.size - 1)
    start = 1 / table.size
    return Columns(
        start=start,
        choices=own,
        others=others,
        luck=luck,
        unforeseen=won - start - own - others - (luck or 0.0),
        result=won,
        choices_error=0.03,
    )
