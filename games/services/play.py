"""Choices: submitted into a draft, taken back, committed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from accounts.models import User
from games.engine import Game
from games.errors import (
    GamesError,
    Illegal,
    Malformed,
    NothingToUndo,
    NotPlaying,
    Quarantined,
    StaleDecision,
)
from games.models import Move, Seat, Status, Table
from games.rules.kernel import ChoiceError, MalformedChoice, Played
from games.selectors.moves import moves_of
from games.selectors.positions import Position
from games.services.commit import commit
from games.services.locked_session import LockedSession, seat_draft_save, session_lock
from games.services.locks import table_transaction
from games.services.quarantine import quarantined_on_bug
from games.services.returning import seat_give_back
from mp2site.infra import faults, metrics

THEIRS: Final = (Move.By.PERSON, Move.By.PLAN)
"""Choices that a person has made, by hand or by a plan: the same one sent again was heard."""


@dataclass(frozen=True, slots=True)
class Submitted:
    """What a submission led to, and the session with the table as it is now."""

    session: LockedSession
    committed: bool
    """Whether others see it now; otherwise it is in the seat's draft."""
    repeated: bool = False
    """Whether the same submission had come before; then nothing was changed."""

    @property
    def table(self) -> Table:
        """The table, lean."""
        return self.session.table

    @property
    def seat(self) -> Seat:
        """The seat that acted, lean."""
        return self.session.seat

    @property
    def position(self) -> Position:
        """The game as the seat sees it now."""
        return self.session.position


def choice_submit(*, table_id: str, by: User, decision: str, key: str) -> Submitted:
    """Answer a decision. Sent again, it answers as the first time and changes nothing.

    Raises NotFound, NotYourSeat, NotPlaying, Quarantined, StaleDecision, Illegal, Malformed, Busy.
    """
    title = ""
    try:
        with quarantined_on_bug(table_id), table_transaction():
            session = session_lock(table_id, by)
            title = session.table.title
            faults.point("move.1")
            answer = _submitted(session, by, decision, key)
    except GamesError:
        metrics.CHOICES.labels(title, "refused").inc()
        raise
    faults.point("move.5")
    metrics.CHOICES.labels(title, _became(answer)).inc()
    return answer


def _submitted(session: LockedSession, by: User, decision: str, key: str) -> Submitted:
    if not (session.playing and session.game.asks(session.place, decision)):
        return _repeated(session, decision, key)
    played = _played(session, key)
    if session.seat.held_by_house:  # who chooses has returned
        seat_give_back(session.table, session.seat)
    if played.commits:
        session.game = commit(session, decision, key, played, by)
    else:
        game = session.game.after(played)
        draft_save(session, [*session.seat.draft, [decision, key]], game)
    return _answer(session, committed=played.commits)


def _became(answer: Submitted) -> str:
    if answer.repeated:
        return "repeated"
    return "committed" if answer.committed else "draft"


def draft_undo(*, table_id: str, by: User) -> Submitted:
    """Take the draft's last choice back. Raises NotYourSeat, NotPlaying, NothingToUndo."""
    return _cut(table_id, by, lambda draft: draft[:-1])


def draft_reset(*, table_id: str, by: User) -> Submitted:
    """Take the whole draft back. Raises NotYourSeat, NotPlaying, NothingToUndo."""
    return _cut(table_id, by, lambda draft: [])


def _played(session: LockedSession, key: str) -> Played[Any]:
    try:
        return session.game.play(session.place, key)
    except MalformedChoice as error:
        raise Malformed(error.reason, rule=error.code) from error
    except ChoiceError as error:
        raise Illegal(error.reason, cite=error.cite, rule=error.code) from error


def _repeated(session: LockedSession, decision: str, key: str) -> Submitted:
    """Answer a submission that was taken before. Any other one is stale."""
    drafted = [decision, key] in session.seat.draft
    if not drafted and not _committed(session, decision, key):
        _check_playing(session.table)
        raise StaleDecision
    return _answer(session, committed=not drafted, repeated=True)


def _committed(session: LockedSession, decision: str, key: str) -> bool:
    table, columns = session.table, ("decision", "key", "by")
    own = moves_of(table.pk, columns, over=table.over, place=session.place)
    return not {(decision, key, by) for by in THEIRS}.isdisjoint(own)


def _cut(table_id: str, by: User, keep: Callable[[list[list[str]]], list[list[str]]]) -> Submitted:
    with quarantined_on_bug(table_id), table_transaction():
        session = session_lock(table_id, by)
        _check_playing(session.table)
        if not session.seat.draft:
            raise NothingToUndo
        draft = keep(session.seat.draft)
        draft_save(session, draft, session.folded(draft))
        return _answer(session, committed=False)


def draft_save(session: LockedSession, draft: list[list[str]], game: Game) -> None:
    """Save the draft with the state that it leads to, so that the next choice needn't replay it."""
    seat = session.seat
    seat.draft, seat.draft_ply, seat.draft_note = draft, session.table.ply, ""
    seat.draft_state = game.packed() if draft else None
    seat.version += 1
    seat_draft_save(seat)
    session.game = game


def _check_playing(table: Table) -> None:
    if table.status == Status.QUARANTINED:
        raise Quarantined
    if table.status != Status.PLAYING:
        raise NotPlaying


def _answer(session: LockedSession, *, committed: bool, repeated: bool = False) -> Submitted:
    """Work out what the seat sees, and keep of the rest what may be shown."""
    session.position  # noqa: B018 - a bug of the rules shows here, while it can be rolled back
    session.table.lighten()
    for seat in session.seats:
        seat.lighten() if seat is session.own else seat.hide()
    return Submitted(session, committed, repeated)
