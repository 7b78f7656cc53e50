"""Choices: submitted to a draft, undone, committed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final, NamedTuple

from accounts.models import User
from games.engine import Game
from games.errors import (
    GamesError,
    NothingToRedo,
    NothingToUndo,
    RunStopped,
    StaleDecision,
    StandInPlayed,
    TimeRanOut,
    not_playing,
)
from games.models import Move, Seat, StandIn, Status, Table, TableEvent, Turn
from games.rules.kernel import Text
from games.selectors.moves import moves_of
from games.selectors.positions import Position
from games.services.commit import commit
from games.services.locked_session import LockedSession, seat_draft_save, session_lock
from games.services.locks import table_transaction
from games.services.quarantine import quarantined_on_bug
from games.services.returning import seat_give_back
from games.services.runs import Run
from mp2site.infra import faults, metrics

THEIRS: Final = (Move.By.PERSON, Move.By.PLAN)
"""The origins of choices that count as the person's own. Sending one of them again is a repetition."""


@dataclass(frozen=True, slots=True)
class Submitted:
    """The result of a submission: the session with the table after it, and what happened."""

    session: LockedSession
    committed: bool
    """Whether the choice is committed and visible to others. If not, it is in the seat's draft."""
    repeated: bool = False
    """Whether the same choice was submitted before, so that nothing has changed."""
    played: tuple[str, ...] = ()
    """The keys of those choices of the request that were made."""

    @property
    def table(self) -> Table:
        """The table without its large columns."""
        return self.session.table

    @property
    def seat(self) -> Seat:
        """The acting seat without its large columns."""
        return self.session.seat

    @property
    def position(self) -> Position:
        """The position that the seat sees now."""
        return self.session.position


def choice_submit(
    *,
    table_id: str,
    by: User,
    decision: str,
    key: str,
    then: Sequence[str] = (),
    ends: bool = False,
) -> Submitted:
    """Answer a decision by a choice. A repeated submission changes nothing.

    ``then`` has the keys of further choices, for the decisions that follow. They are made in the
    same transaction, up to the first that isn't legal. If ``ends`` is true, the turn is ended
    afterwards, provided that nothing else can be done.

    Raises NotFound, NotYourSeat, NotPlaying, Quarantined, StaleDecision, Illegal, Malformed, Busy;
    and RunStopped if only some of the choices are made.
    """
    title = ""
    try:
        with quarantined_on_bug(table_id), table_transaction():
            session = session_lock(table_id, by)
            title = session.table.title
            faults.point("move.1")
            answer, stopped = _submitted(session, by, decision, [key, *then], ends=ends)
    except GamesError:
        metrics.CHOICES.labels(title, "refused").inc()
        raise
    faults.point("move.5")
    metrics.CHOICES.labels(title, _became(answer)).inc()
    if stopped is not None:
        raise stopped
    return answer


def _submitted(
    session: LockedSession, by: User, decision: str, keys: Sequence[str], *, ends: bool
) -> tuple[Submitted, RunStopped | None]:
    if not (session.playing and session.game.asks(session.place, decision)):
        return _repeated(session, decision, keys), None
    run = Run(session, keys[0])
    run.go_on(keys[1:])
    if ends:
        run.end_turn()
    if session.seat.played_by_stand_in:  # a person who chooses takes the seat back
        seat_give_back(session.table, session.seat)
    if run.played.commits:
        *earlier, (decision, key) = run.made
        session.seat.draft = [*session.seat.draft, *earlier]
        session.game = commit(session, decision, key, run.played, by)
    else:
        draft_save(session, [*session.seat.draft, *run.made], run.game)
    answer = _answer(session, committed=run.played.commits, played=run.keys)
    return answer, run.stopped


def _became(answer: Submitted) -> str:
    if answer.repeated:
        return "repeated"
    return "committed" if answer.committed else "draft"


def draft_undo(*, table_id: str, by: User) -> Submitted:
    """Undo the draft's last choice. Raises NotYourSeat, NotPlaying, NothingToUndo."""
    return _cut(table_id, by, kept=-1)


def draft_reset(*, table_id: str, by: User) -> Submitted:
    """Undo all choices of the draft. Raises NotYourSeat, NotPlaying, NothingToUndo."""
    return _cut(table_id, by, kept=0)


def draft_redo(*, table_id: str, by: User) -> Submitted:
    """Make the last undone choice again. Raises NotYourSeat, NotPlaying, NothingToRedo."""
    with quarantined_on_bug(table_id), table_transaction():
        session = session_lock(table_id, by)
        if not session.playing:
            raise not_playing(session.table.status)
        undone = session.seat.redoable(session.table.ply)
        if not undone or not session.game.asks(session.place, undone[-1][0]):
            raise NothingToRedo
        *undone, last = undone
        game = session.game.after(session.game.play_known(session.place, last[1]))
        draft_save(session, [*session.seat.draft, last], game, undone)
        return _answer(session, committed=False)


def _repeated(session: LockedSession, decision: str, keys: Sequence[str]) -> Submitted:
    """Return the result of a repeated submission, or raise the error for its decision."""
    first, drafted = (decision, keys[0]), [decision, keys[0]] in session.seat.draft
    made = [(asked, key) for asked, key in session.seat.draft] if drafted else _made(session)
    if first not in made:
        raise _why_not(session, decision)
    played = [key for _, key in made[made.index(first) :]]
    return _answer(session, committed=not drafted, repeated=True, played=_common(keys, played))


def _common(one: Sequence[str], other: Sequence[str]) -> list[str]:
    """Return the keys with which both lists begin."""
    pairs = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    return [key for key, _ in pairs]


def _why_not(session: LockedSession, decision: str) -> GamesError:
    """Return the error for a decision that isn't open: answered, expired or unknown."""
    table = session.table
    own = _own_answers(session)
    if answered := _answered_by_stand_in(session, own, decision):
        return answered
    if table.status == Status.ABANDONED and _ended_by_time(session, decision):
        return TimeRanOut("end", [], held=False)
    if not session.playing:
        return not_playing(table.status)
    by = {one.decision: one.by for one in own}.get(decision)
    drafted = any(asked == decision for asked, _ in session.seat.draft)
    by = Move.By.PERSON if drafted else by
    return StaleDecision(Text(f"errors-stale-by-{Move.By(by).word}")) if by else StaleDecision()


class Answer(NamedTuple):
    """A committed answer to a seat's decision.

    ``by`` is its origin: the person, a plan, a stand-in.
    """

    decision: str
    turn: int
    key: str
    by: str


def _own_answers(session: LockedSession) -> list[Answer]:
    table = session.table
    rows = moves_of(table.pk, Answer._fields, over=table.over, place=session.place)
    return [Answer(*row) for row in rows]


def _answered_by_stand_in(
    session: LockedSession, own: Sequence[Answer], decision: str
) -> GamesError | None:
    """Return the error for a decision that a stand-in has answered, or ``None``."""
    by_stand_in = [one for one in own if one.by == Move.By.STAND_IN]
    turn = next((one.turn for one in by_stand_in if one.decision == decision), None)
    if turn is None:
        return None
    played = [one.key for one in by_stand_in if one.turn == turn]
    row = Turn.objects.filter(seat=session.seat, number=turn).first()
    kind = TimeRanOut if row and row.ran_out else StandInPlayed
    player = (row.player if row else "") or StandIn.AUTOPLAY.value
    return kind(player, played, held=session.seat.played_by_stand_in)


def _ended_by_time(session: LockedSession, decision: str) -> bool:
    """Return whether the table ended because this decision's time ran out."""
    ends = TableEvent.objects.filter(table=session.table, kind=TableEvent.Kind.ENDED)
    last = ends.order_by("-pk").first()
    by_time = last is not None and last.params.get("why") == "timeout"
    return by_time and session.game.asks(session.place, decision)


def _made(session: LockedSession) -> list[tuple[str, str]]:
    """Return the person's own committed choices as pairs of decision id and key."""
    return [(one.decision, one.key) for one in _own_answers(session) if one.by in THEIRS]


def _cut(table_id: str, by: User, *, kept: int) -> Submitted:
    """Remove the draft's choices after the first ``kept``; redo can make them again."""
    with quarantined_on_bug(table_id), table_transaction():
        session = session_lock(table_id, by)
        if not session.playing:
            raise not_playing(session.table.status)
        if not session.seat.draft:
            raise NothingToUndo
        draft, removed = session.seat.draft[:kept], session.seat.draft[kept:]
        undone = [*session.seat.redoable(session.table.ply), *reversed(removed)]
        draft_save(session, draft, session.folded(draft), undone)
        return _answer(session, committed=False)


def draft_save(
    session: LockedSession,
    draft: list[list[str]],
    game: Game,
    undone: Sequence[list[str]] = (),
) -> None:
    """Save the draft with the state after it, so that the next choice needn't replay the draft.

    ``undone`` has the choices that redo can make. Any other choice deletes them.
    """
    seat = session.seat
    seat.undone = list(undone)
    seat.draft, seat.draft_ply, seat.draft_note = draft, session.table.ply, ""
    seat.draft_state = game.packed() if draft else None
    seat.version += 1
    seat_draft_save(seat)
    session.game = game


def _answer(
    session: LockedSession, *, committed: bool, repeated: bool = False, played: Sequence[str] = ()
) -> Submitted:
    """Return the submission's result; other seats are reduced to their public data."""
    session.position  # noqa: B018 - a bug of the rules shows here, while it can be rolled back
    session.table.lighten()
    for seat in session.seats:
        seat.lighten() if seat is session.own else seat.hide()
    return Submitted(session, committed, repeated, tuple(played))
