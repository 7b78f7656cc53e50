"""A table is a fold: seed and moves alone give the state, regardless of people's other actions."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from accounts.models import User
from games import engine
from games.answers.services import conditional_answers_set
from games.errors import GamesError, NothingToRedo, NothingToUndo, StaleDecision
from games.models import Status, Table
from games.rules import titles
from games.selectors.positions import position_for
from games.services.play import choice_submit, draft_redo, draft_reset, draft_undo
from tests.support.parallel import pool
from tests.support.tables import at, now, started

pytestmark = pytest.mark.django_db


def folded(table: Table) -> bytes:
    """Return the encoded state of seed, options and moves."""
    title = table.rules
    size, seed = table.seats.count(), bytes(table.seed or b"")
    state = title.new(size, seed, table.options, table.edition)
    choices = list(table.moves.order_by("ply").values_list("place", "key"))
    return title.encode(engine.replay(title, state, choices))


def checked_fold(table: Table) -> bytes:
    """Return the same state by checked choices."""
    title = table.rules
    state = title.new(table.seats.count(), bytes(table.seed or b""), table.options, table.edition)
    for move in table.moves.order_by("ply"):
        asked = title.decisions(state)[move.place].id
        # The last part of a decision's id names its choices. The draft's base may be older.
        assert asked.rpartition(".")[0] == move.decision.rpartition(".")[0]
        state = title.play(state, move.place, move.key).state
    return title.encode(state)


def meddle(table: Table, user: User, rng: random.Random) -> type[GamesError] | None:
    """Perform random actions other than choices; return the refusals."""
    position = position_for(table, user)
    last = table.moves.filter(place=position.seat).order_by("ply").last()
    decision, key = (last.decision, last.key) if last else ("0.0.0", "end")
    action: Callable[[], object] = rng.choice(
        [
            lambda: draft_undo(table_id=table.pk, by=user),
            lambda: draft_redo(table_id=table.pk, by=user),
            lambda: draft_reset(table_id=table.pk, by=user),
            lambda: choice_submit(table_id=table.pk, by=user, decision="0.0.0", key="end"),
            lambda: choice_submit(table_id=table.pk, by=user, decision=decision, key=key),
        ]
    )
    try:
        action()
    except (NothingToUndo, NothingToRedo, StaleDecision) as error:
        return type(error)
    return None


@pytest.fixture
def doubles(with_toy: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    with_toy()
    monkeypatch.setitem(titles._titles, "pool", pool())


@pytest.mark.parametrize(
    ("title", "seats", "seed"),
    [("toy", 2, 1), ("toy", 3, 2), ("pool", 3, 3), ("yspahan", 2, 4), ("yspahan", 4, 5)],
)
def test_random_games_with_meddling(
    doubles: None, four: list[User], title: str, seats: int, seed: int
) -> None:
    table, rng = started(four[:seats], title), random.Random(seed)
    for answer in table.rules.meta.conditional_answers:
        answers = {answer.id: rng.choice(answer.values[1:])}
        conditional_answers_set(table_id=table.pk, by=at(table, 0), answers=answers)
    met = set()
    while now(table).status == Status.PLAYING:
        place = rng.choice(position_for(table, None).acting)
        user = at(table, place)
        if rng.random() < 0.2:
            met.add(meddle(table, user, rng))
            continue
        decision = position_for(table, user).decision
        assert decision is not None
        keys = [choice.key for choice in decision.choices if choice.key != "break"]
        key = rng.choice(keys)
        choice_submit(table_id=table.pk, by=user, decision=decision.id, key=key)
    table = now(table)
    stored = table.rules.encode(engine.unpack(table.rules, table.state or b""))
    assert folded(table) == stored == checked_fold(table)
    assert table.status == Status.FINISHED
    assert list(table.moves.order_by("ply").values_list("ply", flat=True)) == list(
        range(1, table.ply + 1)
    )
    assert table.result == table.rules.outcome(engine.unpack(table.rules, table.state or b""))
    assert len(met) > 1
