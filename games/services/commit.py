"""Committing a seat's draft: the moves, the state, the turns, the notices, the end of the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec
from django.db import transaction

from accounts.models import User
from games import engine
from games.engine import State
from games.models import Move, Seat, Snapshot, Status, Table, TableEvent
from games.rules.kernel import ChoiceError, Outcome, Played, RulesBug
from games.services.desk import Desk, seat_draft_save
from games.services.events import event_add
from games.services.turns import TURN_COLUMNS, turns_update
from mp2site import clock, faults
from mp2site.prepared import Insert, Update
from notifications.models import Kind
from notifications.services.ledger import notices_write

SNAPSHOT_EVERY = 25
ORDERS_LIMIT = 200
"""More answers by standing orders than that after one choice is a bug of the rules."""
HOUSE_LIMIT = 500
"""More choices than that in one turn of the house's is one, too."""
DROPPED = "errors-draft-dropped"

_moves_add = Insert(Move)
_table_save = Update(Table, "ply", "version", "state", "status", "outcome", "finished_at")
_seat_save = Update(
    Seat,
    *("draft", "draft_state", "draft_note", "version", "seen_ply", "held_by_house"),
    *TURN_COLUMNS,
)


@dataclass(slots=True)
class Ledger:
    """The moves of one commit, and the state they lead to."""

    desk: Desk
    state: State
    moves: list[Move] = field(default_factory=list)
    ended: set[int] = field(default_factory=set)
    """The places whose turn has ended, though they may have the next one too."""

    @property
    def ply(self) -> int:
        """The last ply so far."""
        return self.desk.table.ply + len(self.moves)

    def add(self, seat: Seat, choice: tuple[str, str], played: Played[Any], by: Move.By) -> None:
        """Note a choice and what it led to."""
        self.moves.append(
            Move(
                table=self.desk.table,
                ply=self.ply + 1,
                place=-1 if seat.place is None else seat.place,
                turn=seat.turn,
                decision=choice[0],
                key=choice[1],
                by=by,
                barrier=played.barrier,
                events=msgspec.json.encode(played.events).decode(),
                at=clock.now(),
            )
        )
        if played.turn_ended and seat.place is not None:
            self.ended.add(seat.place)
        self.state = played.state


def commit(desk: Desk, decision: str, key: str, played: Played[Any], by: User) -> State:
    """Commit the seat's draft and the choice that ends it; return the state after all of it."""
    base = desk.base()
    before = engine.acting(desk.title, base)
    ledger = Ledger(desk, base)
    _add_draft(ledger)
    ledger.add(desk.seat, (decision, key), played, Move.By.PERSON)
    _answer_by_orders(ledger)
    _rebase_drafts(ledger)
    _come_back(desk)
    _write(ledger, before, by)
    return ledger.state


def house_commit(desk: Desk) -> None:
    """Let the house end the seat's turn: its draft first, for that is what its person meant to do."""
    base = desk.base()
    before = engine.acting(desk.title, base)
    ledger = Ledger(desk, base)
    _add_draft(ledger)
    _play_out(ledger)
    _rebase_drafts(ledger)
    _write(ledger, before, None)


def _play_out(ledger: Ledger) -> None:
    """Choose for the seat until its turn has ended, or others have to choose first."""
    desk = ledger.desk
    for _ in range(HOUSE_LIMIT):
        decision = engine.decision(desk.title, ledger.state, desk.place)
        if decision is None or desk.place in ledger.ended:
            return
        key = engine.autoplay(desk.title, ledger.state, desk.place)
        played = engine.play_known(desk.title, ledger.state, desk.place, key)
        ledger.add(desk.seat, (decision.id, key), played, Move.By.HOUSE)
        if played.commits:
            _answer_by_orders(ledger)
    raise RulesBug("no end of a turn that the house plays")


def _come_back(desk: Desk) -> None:
    """Somebody who chooses is there: the house gives their seat back without being asked."""
    if desk.seat.held_by_house:
        desk.seat.held_by_house = False
        event_add(desk.table, TableEvent.Kind.RETURNED, desk.seat)


def _add_draft(ledger: Ledger) -> None:
    """Play the draft's choices once more, for their events."""
    desk = ledger.desk
    for decision, key in desk.seat.draft:
        played = engine.play_known(desk.title, ledger.state, desk.place, key)
        ledger.add(desk.seat, (decision, key), played, Move.By.PERSON)


def _answer_by_orders(ledger: Ledger) -> None:
    """Let other seats' standing orders answer what has opened for them, and what follows."""
    for _ in range(ORDERS_LIMIT):
        answer = next(_answers(ledger), None)
        if answer is None:
            return
        seat, key = answer
        _add_answer(ledger, seat, key)
    raise RulesBug("no end of answers by standing orders")


def _answers(ledger: Ledger) -> Iterator[tuple[Seat, str]]:
    desk = ledger.desk
    giving = [seat for seat in desk.seats if seat.orders and seat is not desk.seat]
    places = engine.acting(desk.title, ledger.state) if giving else ()
    for seat in giving:
        if seat.place in places and not seat.draft:
            orders = engine.all_orders(desk.title, seat.orders)
            key = engine.standing_answer(desk.title, ledger.state, seat.place, orders)
            if key is not None:
                yield seat, key


def _add_answer(ledger: Ledger, seat: Seat, key: str) -> None:
    title, place = ledger.desk.title, seat.place
    decision = None if place is None else engine.decision(title, ledger.state, place)
    if decision is None or place is None:
        raise RulesBug(f"a standing order answers what seat {place} isn't asked")
    played = engine.play_known(title, ledger.state, place, key)
    ledger.add(seat, (decision.id, key), played, Move.By.ORDER)


def _rebase_drafts(ledger: Ledger) -> None:
    """Play the drafts of others on the new state; what no longer fits is dropped, with a note."""
    for seat in ledger.desk.seats:
        if seat.draft and seat is not ledger.desk.seat:
            _rebase(ledger, seat, seat.place or 0)


def _rebase(ledger: Ledger, seat: Seat, place: int) -> None:
    state, kept = ledger.state, 0
    for _, key in seat.draft:
        try:
            played = engine.play(ledger.desk.title, state, place, key)
        except ChoiceError:
            break
        if played.commits:
            break
        state, kept = played.state, kept + 1
    seat.draft_note = DROPPED if kept < len(seat.draft) else seat.draft_note
    seat.draft, seat.draft_ply = seat.draft[:kept], ledger.ply
    seat.draft_state = engine.pack(ledger.desk.title, state) if kept else None
    seat.version += 1
    seat_draft_save(seat)


def _write(ledger: Ledger, before: tuple[int, ...], by: User | None) -> None:
    """Write all of it down; ``by`` is nobody when it was the house that chose."""
    desk, table, seat = ledger.desk, ledger.desk.table, ledger.desk.seat
    ply, old = ledger.ply, table.ply
    table.ply, table.version = ply, table.version + 1
    table.state = engine.pack(desk.title, ledger.state)
    _moves_add(ledger.moves)
    if ply // SNAPSHOT_EVERY > old // SNAPSHOT_EVERY:
        Snapshot.objects.create(table=table, ply=ply, state=table.state)
    after = engine.acting(desk.title, ledger.state)
    transaction.on_commit(partial(faults.point, "move.4"))
    turns_update(
        table,
        desk.seats,
        before=before,
        after=after,
        by=by,
        ended=ledger.ended,
        mover=seat,
        calendars=desk.calendars,
    )
    chosen = by is not None and seat.seen_ply >= old
    _empty_draft(seat, seen=ply if chosen else seat.seen_ply)
    faults.point("move.2")
    _finish(ledger, by)
    _table_save(table)
    faults.point("move.3")


def _empty_draft(seat: Seat, seen: int) -> None:
    """Clear what has been committed; who had seen all before has seen the own choices too."""
    seat.draft, seat.draft_state, seat.draft_note, seat.seen_ply = [], None, "", seen
    seat.version += 1
    _seat_save(seat)


def _finish(ledger: Ledger, by: User | None) -> None:
    """Store the outcome, item by item, when the game is over."""
    table, seats = ledger.desk.table, ledger.desk.seats
    outcome = engine.outcome(ledger.desk.title, ledger.state)
    if outcome is None:
        return
    table.status, table.finished_at = Status.FINISHED, clock.now()
    table.outcome = msgspec.to_builtins(outcome)
    _score(seats, outcome)
    told = [seat for seat in seats if by is None or seat.person_id != by.pk]
    notices_write(table=table, seats=told, kind=Kind.OVER, by=by)


def _score(seats: list[Seat], outcome: Outcome) -> None:
    for seat in seats:
        if seat.place is not None:
            seat.rank, seat.score = outcome.ranks[seat.place], outcome.totals[seat.place]
    Seat.objects.bulk_update(seats, ["rank", "score"])
