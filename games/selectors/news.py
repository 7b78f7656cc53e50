"""What many people are to know, each of a table at which they sit: read for all at once.

A mail needs what a page needs, but mails come in heaps: a few queries serve a whole heap.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from django.db import connection
from django.db.models import Max

from games import engine
from games.models import SECRET, Move, Seat, Status, Table
from games.rules.kernel import RulesBug, Text
from games.selectors.clocks import Clock, clocks_of_seats
from games.selectors.history import HistoryMove, told
from games.selectors.lines import Line, endings_of

log = logging.getLogger(__name__)

Pair = tuple[str, int]
"""A table's id and a person's key."""
Prompt = Text | Mapping[str, Any]
"""A sentence as a view holds it."""


@dataclass(frozen=True, slots=True)
class News:
    """A table as one of its people is told of it."""

    seat: Seat
    """Their own, with its table, lean."""
    seats: list[Seat]
    """All seats by place, lean, with their people."""
    prompt: Prompt | None
    """What they are asked now."""
    moves: list[HistoryMove] = field(default_factory=list)
    """What happened since they chose last, as far as they may know it."""
    clock: Clock | None = None
    ending: list[Line] = field(default_factory=list)
    """Of a game without a result, why it ended: lines of its log."""


def news_for(pairs: Collection[Pair]) -> dict[Pair, News]:
    """Return what there is to tell; tables that can't be shown, and who has no seat, are left out."""
    ids = {table_id for table_id, _ in pairs}
    tables = Table.objects.defer(*SECRET).in_bulk(ids)
    shown = {pk: table for pk, table in tables.items() if table.state is not None}
    seats = _seats(shown)
    own = {
        (seat.table_id, seat.person_id): seat
        for row in seats.values()
        for seat in row
        if (seat.table_id, seat.person_id) in pairs
    }
    moves, clocks = _moves(own), clocks_of_seats(own.values())
    prompts = {pair: _prompt(seat) for pair, seat in own.items()}
    endings = endings_of(pk for pk, table in shown.items() if table.status == Status.ABANDONED)
    for table in shown.values():
        table.lighten()
        for seat in seats[table.pk]:
            seat.lighten()
    return {
        pair: News(
            seat,
            seats[pair[0]],
            prompts[pair],
            moves[pair],
            clocks.get(seat.pk),
            endings.get(pair[0], []),
        )
        for pair, seat in own.items()
    }


def _seats(tables: Mapping[str, Table]) -> dict[str, list[Seat]]:
    rows = Seat.objects.filter(table__in=tables).defer("orders", "nonce", "draft_note")
    seats: dict[str, list[Seat]] = defaultdict(list)
    for seat in rows.select_related("person").order_by("table", "place"):
        seat.table = tables[seat.table_id]
        seats[seat.table_id].append(seat)
    return seats


def _prompt(seat: Seat) -> Prompt | None:
    """Return what a seat is asked, its draft included; of the states nothing else is used."""
    table, drafted = seat.table, seat.draft_state if seat.draft else None
    if table.status != Status.PLAYING or seat.place is None:
        return None
    try:
        title = table.rules
        state = engine.unpack(title, drafted or table.state or b"")
        # The view names what is asked; listing all that may be answered takes ten times as long.
        asked = engine.view(title, state, seat.place)["open"].get(str(seat.place))
    except RulesBug as bug:
        log.error("table %s can't be shown: %s", table.pk, engine.place_of(bug))  # noqa: TRY400 - an error's words may name a card
        return None
    return asked or None


def _moves(own: Mapping[Pair, Seat]) -> dict[Pair, list[HistoryMove]]:
    """Return the moves since each one's own last choice."""
    found: dict[Pair, list[HistoryMove]] = {pair: [] for pair in own}
    after = _last_own(own)
    by_table: dict[str, list[Pair]] = defaultdict(list)
    for pair in own:
        by_table[pair[0]].append(pair)
    since = {table_id: min(after[pair] for pair in some) for table_id, some in by_table.items()}
    for move in _moves_after(since):
        for pair in by_table[move.table_id]:
            if move.ply > after[pair]:
                found[pair].append(told(move, own[pair].table, own[pair].place))
    return found


def _moves_after(plies: Mapping[str, int]) -> Iterable[Move]:
    """Return the moves of tables after a ply of each, oldest first; Django can't say it this short."""
    if not plies:
        return ()
    name = connection.ops.quote_name(Move._meta.db_table)  # noqa: SLF001 - Django's public door
    rows = ", ".join(["(%s, CAST(%s AS integer))"] * len(plies))
    sql = (
        f"WITH since (table_id, ply) AS (VALUES {rows}) SELECT move.* FROM {name} move"  # noqa: S608 - names of our own
        " JOIN since ON move.table_id = since.table_id AND move.ply > since.ply ORDER BY move.ply"
    )
    return Move.objects.raw(sql, [part for pair in plies.items() for part in pair])


def _last_own(own: Mapping[Pair, Seat]) -> dict[Pair, int]:
    """Return the ply of each one's own last choice; 0 for who has made none."""
    rows = Move.objects.filter(table__in={table_id for table_id, _ in own}, by=Move.By.PERSON)
    last = {
        (table_id, place): ply
        for table_id, place, ply in rows.order_by()
        .values_list("table", "place")
        .annotate(last=Max("ply"))
    }
    return {pair: last.get((seat.table_id, seat.place or 0), 0) for pair, seat in own.items()}
