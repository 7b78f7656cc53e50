"""Changing a seat's conditional answers."""

from __future__ import annotations

from collections.abc import Mapping

from accounts.models import User
from games.errors import BadConditionalAnswer, not_playing
from games.models import GOING, Seat, Table
from games.services.locked_session import session_lock
from games.services.locks import table_transaction
from games.services.private_changes import seat_change_privately


def conditional_answers_set(*, table_id: str, by: User, answers: Mapping[str, str]) -> Seat:
    """Change the seat's conditional answers. Ids that aren't in ``answers`` keep their values.

    The answers apply to decisions that open later, not to one that is open now. Raises NotFound,
    NotYourSeat, NotPlaying, BadConditionalAnswer.
    """
    with table_transaction():
        session = session_lock(table_id, by)
        if session.table.status not in GOING:
            raise not_playing(session.table.status)
        _check_known(session.table, answers)
        seat_change_privately(
            session.seat, conditional_answers={**session.seat.conditional_answers, **answers}
        )
    session.table.lighten()
    return session.seat.lighten()


def _check_known(table: Table, answers: Mapping[str, str]) -> None:
    known = {answer.id: answer.values for answer in table.rules.meta.conditional_answers}
    for id, value in answers.items():
        if value not in known.get(id, ()):
            raise BadConditionalAnswer(answer=str(id)[:40], value=str(value)[:40])
