"""Commits a seat's draft: writes the moves, the state, the turns, the events, and a game's end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec
from django.db import transaction

from accounts.models import User
from games import engine
from games.engine import Game
from games.events import TableEnded
from games.models import Move, Seat, Snapshot, Status, Table
from games.rules.kernel import ChoiceError, Outcome, Played, RulesBug
from games.services.locked_session import LockedSession, seat_draft_save
from games.services.turns import TURN_COLUMNS, turns_update
from mp2site.infra import clock, faults
from mp2site.infra.events import publish
from mp2site.infra.prepared import Insert, Update

SNAPSHOT_EVERY = 25
ANSWERS_LIMIT = 200
"""The most conditional answers after one choice. More of them mean a bug in the rules."""
AUTOPLAY_LIMIT = 500
"""The most choices by autoplay in one turn. More of them mean a bug in the rules."""
DROPPED = "errors-draft-dropped"

_moves_add = Insert(Move)
_table_save = Update(Table, "ply", "version", "state", "status", "outcome", "finished_at")
_seats_save = Update(
    Seat,
    *("draft", "undone", "draft_state", "draft_note"),
    *("version", "seen_ply", "played_by_stand_in"),
    *TURN_COLUMNS,
)


@dataclass(slots=True)
class CommitBatch:
    """The moves of one commit, and the game after them."""

    session: LockedSession
    game: Game
    moves: list[Move] = field(default_factory=list)
    ended: set[int] = field(default_factory=set)
    """The places whose turn has ended in this commit, even if they have another turn now."""

    @property
    def ply(self) -> int:
        """The ply of the last move."""
        return self.session.table.ply + len(self.moves)

    @property
    def by_stand_in(self) -> set[int]:
        """The places where autoplay, a stand-in or a plan made all moves of this batch."""
        by_hand = {move.place for move in self.moves if move.by == Move.By.PERSON}
        return {move.place for move in self.moves} - by_hand

    @property
    def by_plan(self) -> bool:
        """Whether a plan made all choices of the seat, so that its person hasn't seen them."""
        own = {move.by for move in self.moves if move.place == _place(self.session.seat)}
        return Move.By.PLAN in own and Move.By.PERSON not in own

    def play(self, seat: Seat, decision: str, key: str, by: Move.By) -> Played[Any]:
        """Play a legal choice and add it to the batch."""
        played = self.game.play_known(_place(seat), key)
        self.add(seat, decision, key, played, by)
        return played

    def add(self, seat: Seat, decision: str, key: str, played: Played[Any], by: Move.By) -> None:
        """Add a played choice to the batch; the game after it becomes the current one."""
        self.moves.append(
            Move(
                table=self.session.table,
                ply=self.ply + 1,
                place=_place(seat),
                turn=seat.turn,
                decision=decision,
                key=key,
                by=by,
                barrier=played.barrier,
                events=msgspec.json.encode(played.events).decode(),
                change=played.change,
                at=clock.now(),
            )
        )
        if played.turn_ended:
            self.ended.add(_place(seat))
        self.game = self.game.after(played)


def _place(seat: Seat) -> int:
    return -1 if seat.place is None else seat.place


def commit(
    session: LockedSession,
    decision: str,
    key: str,
    played: Played[Any],
    by: User,
    how: Move.By = Move.By.PERSON,
) -> Game:
    """Commit the seat's draft and the choice that ends it; return the game after all moves.

    ``how`` says whether the person or a plan made the choices.
    """
    batch = CommitBatch(session, session.committed)
    _add_draft(batch, how)
    batch.add(session.seat, decision, key, played, how)
    _give_conditional_answers(batch)
    _rebase_drafts(batch)
    _write(batch, by)
    return batch.game


def autoplay_commit(session: LockedSession) -> None:
    """Commit the seat's draft, then let autoplay end the turn.

    The draft counts as chosen by the person.
    """
    batch = CommitBatch(session, session.committed)
    _add_draft(batch)
    _play_out(batch)
    _rebase_drafts(batch)
    _write(batch, None)


def stand_in_commit(session: LockedSession, keys: Sequence[str]) -> None:
    """Commit the seat's draft, then the choices of the table's stand-in.

    The choices must have been computed for exactly this position. The last of them commits the
    draft.
    """
    batch = CommitBatch(session, session.committed)
    _add_draft(batch)
    for key in keys:
        decision = batch.game.decision_id(session.place)
        if decision is None:
            raise RulesBug(f"a stand-in chooses what seat {session.place} isn't asked")
        batch.play(session.seat, decision, key, Move.By.STAND_IN)
    _give_conditional_answers(batch)
    _rebase_drafts(batch)
    _write(batch, None)


def _play_out(batch: CommitBatch) -> None:
    """Let autoplay choose until the seat's turn has ended or another seat must choose."""
    seat, place = batch.session.seat, batch.session.place
    for _ in range(AUTOPLAY_LIMIT):
        decision = batch.game.decision_id(place)
        if decision is None or place in batch.ended:
            return
        key = batch.game.autoplay(place)
        if batch.play(seat, decision, key, Move.By.STAND_IN).commits:
            _give_conditional_answers(batch)
    raise RulesBug("no end of a turn that autoplay plays")


def _add_draft(batch: CommitBatch, how: Move.By = Move.By.PERSON) -> None:
    """Replay the draft's choices to get their events."""
    seat = batch.session.seat
    for decision, key in seat.draft:
        batch.play(seat, decision, key, how)


def _give_conditional_answers(batch: CommitBatch) -> None:
    """Answer open decisions, and those that follow from them, by conditional answers."""
    for _ in range(ANSWERS_LIMIT):
        answer = next(_answers(batch), None)
        if answer is None:
            return
        seat, key = answer
        _add_answer(batch, seat, key)
    raise RulesBug("no end of conditional answers")


def _answers(batch: CommitBatch) -> Iterator[tuple[Seat, str]]:
    session = batch.session
    giving = [
        seat for seat in session.seats if seat.conditional_answers and _answers_for(batch, seat)
    ]
    places = batch.game.acting() if giving else ()
    for seat in giving:
        if seat.place in places and (not seat.draft or seat is session.seat):
            answers = engine.all_conditional_answers(session.table.rules, seat.conditional_answers)
            key = batch.game.conditional_choice(seat.place, answers)
            if key is not None:
                yield seat, key


def _answers_for(batch: CommitBatch, seat: Seat) -> bool:
    """Return whether a seat's conditional answers apply now.

    Those of the seat whose choice is being committed apply only after its own turn.
    """
    return seat is not batch.session.seat or _place(seat) in batch.ended


def _add_answer(batch: CommitBatch, seat: Seat, key: str) -> None:
    decision = batch.game.decision_id(_place(seat))
    if decision is None:
        raise RulesBug(f"a conditional answer chooses what seat {seat.place} isn't asked")
    batch.play(seat, decision, key, Move.By.CONDITIONAL_ANSWER)


def _rebase_drafts(batch: CommitBatch) -> None:
    """Replay other seats' drafts on the new state.

    Choices that are no longer legal are dropped, and the seat gets a note.
    """
    for seat in batch.session.seats:
        if seat.draft and seat is not batch.session.seat:
            _rebase(batch, seat)


def _rebase(batch: CommitBatch, seat: Seat) -> None:
    game, kept = batch.game, 0
    for _, key in seat.draft:
        try:
            played = game.play(_place(seat), key)
        except ChoiceError:
            break
        if played.commits:
            break
        game, kept = game.after(played), kept + 1
    seat.draft_note = DROPPED if kept < len(seat.draft) else seat.draft_note
    seat.draft, seat.undone, seat.draft_ply = seat.draft[:kept], [], batch.ply
    seat.draft_state = game.packed() if kept else None
    seat.version += 1
    seat_draft_save(seat)


def _write(batch: CommitBatch, by: User | None) -> None:
    """Write the batch to the database; ``by`` is ``None`` if autoplay chose."""
    session, table, seat = batch.session, batch.session.table, batch.session.seat
    ply, old = batch.ply, table.ply
    table.ply, table.version = ply, table.version + 1
    table.state = batch.game.packed()
    _moves_add(batch.moves)
    if ply // SNAPSHOT_EVERY > old // SNAPSHOT_EVERY:
        Snapshot.objects.create(table=table, ply=ply, state=table.state)
    transaction.on_commit(partial(faults.point, "move.4"))
    changed = turns_update(
        table,
        session.seats,
        before=session.committed.acting(),
        after=batch.game.acting(),
        by=by,
        ended=batch.ended,
        by_stand_in=batch.by_stand_in,
        by_plan=batch.by_plan,
        mover=seat,
    )
    chosen = by is not None and not batch.by_plan and seat.seen_ply >= old
    _empty_draft(seat, seen=ply if chosen else seat.seen_ply)
    _seats_save(seat, *(other for other in changed if other is not seat))
    faults.point("move.2")
    _finish(batch, by)
    _table_save(table)
    faults.point("move.3")


def _empty_draft(seat: Seat, seen: int) -> None:
    """Clear the draft.

    If its person had seen all earlier moves, mark their own moves as seen, too.
    """
    seat.draft, seat.undone, seat.draft_state, seat.draft_note = [], [], None, ""
    seat.seen_ply = seen
    seat.version += 1


def _finish(batch: CommitBatch, by: User | None) -> None:
    """Store the outcome and the ranks if the game is over."""
    table, seats = batch.session.table, batch.session.seats
    outcome = batch.game.outcome()
    if outcome is None:
        return
    resigned = [_place(seat) for seat in seats if seat.resigned_at is not None]
    outcome = outcome.without(resigned)
    table.status, table.finished_at = Status.FINISHED, clock.now()
    table.outcome = msgspec.to_builtins(outcome)
    _score(seats, outcome)
    publish(TableEnded(table, seats, by, by_plan=batch.by_plan))


def _score(seats: Sequence[Seat], outcome: Outcome) -> None:
    for seat in seats:
        if seat.place is not None:
            seat.rank, seat.score = outcome.ranks[seat.place], outcome.totals[seat.place]
    Seat.objects.bulk_update(seats, ["rank", "score"])
