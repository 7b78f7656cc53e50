"""What many people are to know, each of a table at which they sit: read for all at once.

A mail needs what a page needs, but mails come in heaps: a few queries serve a whole heap.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from games import engine
from games.models import SECRET, Move, Seat, Status, Table
from games.rules.kernel import RulesBug, Text
from games.selectors.clocks import Clock, clocks_of_seats
from games.selectors.history import Chosen, HistoryMove, told
from games.selectors.lines import Line, endings_of
from mp2site.bulk import BulkQuery
from mp2site.prepared import name_of

log = logging.getLogger(__name__)

Pair = tuple[str, int]
"""A table's id and a person's key."""
Spot = tuple[str, int]
"""A table's id and a place at it."""
Prompt = Text | Mapping[str, Any]
"""A sentence as a view holds it."""
_OF_SEATS: Final = (
    *("table", "place", "person__username", "turn", "waiting_since", "draft", "draft_state"),
    *("bank", "missed", "held_by_house", "rank", "score"),
)
"""What is told of seats, or needed for it."""


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
    rows = Seat.objects.filter(table__in=tables).select_related("person").only(*_OF_SEATS)
    seats: dict[str, list[Seat]] = defaultdict(list)
    for seat in rows.order_by("table", "place"):
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
    # Who has no place yet has no game yet, either: there are no moves.
    at = {(seat.table_id, seat.place or 0): pair for pair, seat in own.items()}
    for (table_id, place), move in _moves_since(at):
        pair = at[table_id, place]
        found[pair].append(told(move, own[pair].table, own[pair].place))
    return found


def _moves_since(places: Collection[Spot]) -> Iterator[tuple[Spot, Chosen]]:
    """Return with each place what was chosen at its table since its own last choice, oldest first.

    A move that two places of a table are told comes twice.
    """
    for table_id, place, *chosen in _since_own(places, Move.By.PERSON):
        yield (table_id, place), Chosen(*chosen)


def _sql_since_own() -> str:
    moves, columns = name_of(Move), ", ".join(f"move.{column}" for column in Chosen._fields)
    last = f"SELECT max(ply) FROM {moves} WHERE table_id = about.table_id AND place = about.place"  # noqa: S608 - names of our own
    return (
        f"SELECT since.table_id, since.place, {columns}"  # noqa: S608 - as above
        f" FROM (SELECT about.*, COALESCE(({last} AND by = %s), 0) AS ply FROM about) AS since"
        f" JOIN {moves} move ON move.table_id = since.table_id AND move.ply > since.ply"
        " ORDER BY move.ply"
    )


_since_own: Final = BulkQuery(
    _sql_since_own(),
    {"table_id": "varchar", "place": "integer"},
    instants=[2 + Chosen._fields.index("at")],
)
