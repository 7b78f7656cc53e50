"""A person's tables for the export of their data, without hidden information of other seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from accounts.models import User
from games.models import Seat, Table
from games.rules.kernel import Event
from games.selectors.history import Chosen, HistoryMove, seat_place, told
from games.selectors.log import LogEntry, entries_for
from games.selectors.moves import moves_of
from games.selectors.tables import fairness_of, seats_of, tables_of

Json = dict[str, Any]
TABLE: Final = (
    *("id", "name", "title", "edition", "rules_version", "options", "size", "visibility"),
    *("pace", "pace_grace", "pace_bank", "pace_increment", "pace_cap"),
    *(
        "pause_days",
        "paused_until",
        "appointment_at",
        "timeout_policy",
        "timeout_misses",
        "start_when_full",
        "status",
        "ply",
        "outcome",
    ),
    *("created_at", "started_at", "finished_at"),
)
SEAT: Final = (
    *(
        "place",
        "joined_at",
        "waiting_since",
        "seen_ply",
        "conditional_answers",
        "notes",
        "coached",
        "talk_muted",
    ),
    *("draft", "undone", "bank", "missed"),
    *(
        "played_by_stand_in",
        "consents_to_abandon",
        "resigned_at",
        "agrees_on_pause",
        "agrees_on_rating",
    ),
    *("rank", "score"),
)


def tables_told(person: User, options_of: Callable[[Table], Json]) -> Iterator[Json]:
    """Yield JSON on each table where the person has a seat, with what the person may know of it."""
    ids = list(tables_of(person).order_by("created_at").values_list("pk", flat=True))
    for table in (Table.objects.lean().filter(pk=pk).first() for pk in ids):
        if table is not None:
            yield _table(table, person, options_of)


def _table(table: Table, person: User, options_of: Callable[[Table], Json]) -> Json:
    own = Seat.objects.of(person).get(table=table)
    return {
        **{column: getattr(table, column) for column in TABLE},
        **options_of(table),
        "host": table.host_id == person.pk,
        "people": [_person(seat, person) for seat in seats_of(table)],
        "seat": {column: getattr(own, column) for column in SEAT},
        "chance": fairness_of(table) if table.over else {"commitment": table.commitment},
        "moves": [_move(move) for move in _moves(table, own)],
        "entries": [_entry(entry) for entry in entries_for(table, person)],
    }


def _person(seat: Seat, person: User) -> Json:
    you = seat.person_id == person.pk
    return {
        "name": seat.name,
        "you": you,
        "place": seat.place,
        "rank": seat.rank,
        "score": seat.score,
    }


def _moves(table: Table, own: Seat) -> Iterator[HistoryMove]:
    """Yield a table's moves as the seat's person may know them."""
    place = seat_place(own, table)
    rows = moves_of(table.pk, Chosen._fields, over=table.over)
    return (told(Chosen(*row), table, place) for row in rows)


def _move(move: HistoryMove) -> Json:
    chosen = {
        "ply": move.ply,
        "place": move.place,
        "by": move.by.word,
        "at": move.at,
        "key": move.key,
    }
    return {**chosen, "events": [_event(event) for event in move.events]}


def _event(event: Event) -> Json:
    return {name: getattr(event, name) for name in ("kind", "seat", "params", "targets")}


def _entry(entry: LogEntry) -> Json:
    return {"ply": entry.ply, "kind": entry.kind, "place": entry.place, "at": entry.at}
