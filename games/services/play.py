"""Choices: submitted into a draft, taken back, committed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from accounts.models import User
from games import engine
from games.engine import State
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
from games.selectors.positions import Position, position_of
from games.services.commit import commit
from games.services.desk import Desk, desk_for, seat_draft_save
from games.services.locking import table_transaction
from games.services.quarantine import quarantined_on_bug
from mp2site import faults, metrics


@dataclass(frozen=True, slots=True)
class Submitted:
    """What a submission led to. ``table`` and ``seat`` are lean, ``position`` is the seat's own."""

    table: Table
    seat: Seat
    position: Position
    committed: bool
    """Whether others see it now; otherwise it is in the seat's draft."""
    repeated: bool = False
    """Whether the same submission had come before; then nothing was changed."""


def choice_submit(*, table_id: str, by: User, decision: str, key: str) -> Submitted:
    """Answer a decision. Sent again, it answers as the first time and changes nothing.

    Raises NotFound, NotYourSeat, NotPlaying, Quarantined, StaleDecision, Illegal, Malformed, Busy.
    """
    title = ""
    try:
        with quarantined_on_bug(table_id), table_transaction():
            desk = desk_for(table_id, by)
            title = desk.table.title
            faults.point("move.1")
            answer = _submitted(desk, by, decision, key)
    except GamesError:
        metrics.CHOICES.labels(title, "refused").inc()
        raise
    faults.point("move.5")
    metrics.CHOICES.labels(title, _became(answer)).inc()
    return answer


def _submitted(desk: Desk, by: User, decision: str, key: str) -> Submitted:
    state = desk.current() if desk.table.status == Status.PLAYING else None
    if state is None or not _asks(desk, state, decision):
        return _repeated(desk, decision, key)
    played = _played(desk, state, key)
    if played.commits:
        state = commit(desk, decision, key, played, by)
    else:
        state = _drafted(desk, [*desk.seat.draft, [decision, key]], played.state)
    return _answer(desk, state, committed=played.commits)


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


def _asks(desk: Desk, state: State, decision: str) -> bool:
    """Tell whether this is the decision that the seat has to make now."""
    asked = engine.decision(desk.title, state, desk.place)
    return asked is not None and asked.id == decision


def _played(desk: Desk, state: State, key: str) -> Played[Any]:
    try:
        return engine.play(desk.title, state, desk.place, key)
    except MalformedChoice as error:
        raise Malformed(error.reason, rule=error.code) from error
    except ChoiceError as error:
        raise Illegal(error.reason, cite=error.cite, rule=error.code) from error


def _repeated(desk: Desk, decision: str, key: str) -> Submitted:
    """Answer a submission that had been taken before; any other isn't asked for any more."""
    drafted = [decision, key] in desk.seat.draft
    if not drafted and not _committed(desk, decision, key):
        _check_playing(desk.table)
        raise StaleDecision
    return _answer(desk, desk.current(), committed=not drafted, repeated=True)


def _committed(desk: Desk, decision: str, key: str) -> bool:
    if "\0" in decision + key:  # PostgreSQL won't even look for it
        return False
    own = Move.objects.filter(table=desk.table, place=desk.place, by=Move.By.PERSON)
    return own.filter(decision=decision, key=key).exists()


def _cut(table_id: str, by: User, keep: Callable[[list[list[str]]], list[list[str]]]) -> Submitted:
    with quarantined_on_bug(table_id), table_transaction():
        desk = desk_for(table_id, by)
        _check_playing(desk.table)
        if not desk.seat.draft:
            raise NothingToUndo
        draft = keep(desk.seat.draft)
        state = _drafted(desk, draft, desk.folded(draft))
        return _answer(desk, state, committed=False)


def _drafted(desk: Desk, draft: list[list[str]], state: State) -> State:
    """Keep the seat's draft, with its state so that the next choice needn't fold it anew."""
    seat = desk.seat
    seat.draft, seat.draft_ply, seat.draft_note = draft, desk.table.ply, ""
    seat.draft_state = engine.pack(desk.title, state) if draft else None
    seat.version += 1
    seat_draft_save(seat)
    return state


def _check_playing(table: Table) -> None:
    if table.status == Status.QUARANTINED:
        raise Quarantined
    if table.status != Status.PLAYING:
        raise NotPlaying


def _answer(desk: Desk, state: State, *, committed: bool, repeated: bool = False) -> Submitted:
    position = position_of(desk.title, desk.table, desk.seat, state)
    return Submitted(desk.table.lighten(), desk.seat.lighten(), position, committed, repeated)
