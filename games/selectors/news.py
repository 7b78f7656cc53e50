"""Facts about tables for many people's mails, read together.

Mails are made in batches, and a few queries serve a whole batch.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from typing import Any, Final

from django.db.models import OuterRef, Q, Subquery

from games import engine
from games.models import SECRET, Move, Seat, Status, Table
from games.rules.kernel import RulesBug, Text
from games.selectors.clocks import Clock, clocks_of_seats
from games.selectors.history import Chosen, HistoryMove, last_own_ply, moves_told, told
from games.selectors.log import LogEntry, endings_of

log = logging.getLogger(__name__)

Pair = tuple[str, int]
"""A table's id and a person's primary key."""
Prompt = Text | Mapping[str, Any]
"""A prompt as a Text, or as the JSON of a Text."""
_OF_SEATS: Final = (
    *(
        "table",
        "place",
        "person__username",
        "person__left_at",
        "person__strength",
        "turn",
        "waiting_since",
    ),
    *("last_read", "talk_muted", "has_planned"),
    *("draft", "draft_state", "bank", "missed", "played_by_stand_in", "rank", "score"),
)
"""The columns of seats that this module needs."""


@dataclass(frozen=True, slots=True)
class News:
    """The state of a table for one of its people, for a mail."""

    seat: Seat
    """The person's seat with its table, without large columns."""
    seats: list[Seat]
    """All seats by place with their people, without large columns."""
    prompt: Prompt | None
    """The prompt of the person's open decision."""
    moves: list[HistoryMove] = field(default_factory=list)
    """The moves since the person's last own choice, with what the person may know of them."""
    clock: Clock | None = None
    ending: list[LogEntry] = field(default_factory=list)
    """The log entries that say why a game ended without a result."""
    of_features: Sequence[Callable[[News], list[str]]] = ()
    """Functions of features. Each returns sentences for a mail in the active language."""


def news_for(pairs: Collection[Pair]) -> dict[Pair, News]:
    """Return the state of each table for each person, by pair.

    Tables that can't be shown and people without a seat are left out.
    """
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
    """Return the prompt of a seat's open decision after its draft, or ``None``."""
    table, drafted = seat.table, seat.draft_state if seat.draft else None
    if table.status != Status.PLAYING or seat.place is None:
        return None
    try:
        title = table.rules
        state = engine.unpack(title, drafted or table.state or b"")
        # The view contains the prompt. Listing the seat's choices would take ten times as long.
        asked = engine.Game(title, state).view(seat.place)["open"].get(str(seat.place))
    except RulesBug as bug:
        log.error("table %s can't be shown: %s", table.pk, engine.place_of(bug))  # noqa: TRY400 - an error's words may name a card
        return None
    return asked or None


def _moves(own: Mapping[Pair, Seat]) -> dict[Pair, list[HistoryMove]]:
    """Return the moves since each person's last own choice, by table and person."""
    last = _last_own([seat.pk for seat in own.values()])
    since = {pair: last.get(seat.pk) or 0 for pair, seat in own.items()}
    chosen = _chosen_after(since)
    return {
        pair: _packed(seat)
        if seat.table.packed_at
        else [
            told(move, seat.table, seat.place)
            for move in chosen[seat.table_id]
            if move.ply > since[pair]
        ]
        for pair, seat in own.items()
    }


def _packed(seat: Seat) -> list[HistoryMove]:
    """Return the moves since the seat's last own choice, from a packed game."""
    since = last_own_ply(seat.table, -1 if seat.place is None else seat.place, seat.table.ply)
    return moves_told(seat.table, seat.place, since)


def _last_own(seats: Collection[int]) -> dict[int, int | None]:
    """Return the ply of each seat's last own choice by the seat's key; ``None`` without one."""
    # A seat without a place is at an open table, where nobody has moved.
    own = Move.objects.filter(
        table=OuterRef("table"), place=OuterRef("place"), by=Move.By.PERSON
    ).order_by("-ply")
    rows = Seat.objects.filter(pk__in=seats).annotate(last=Subquery(own.values("ply")[:1]))
    return dict(rows.values_list("pk", "last"))


def _chosen_after(since: Mapping[Pair, int]) -> dict[str, list[Chosen]]:
    """Return the choices by table id, oldest first, from the earliest ply that somebody needs."""
    first: dict[str, int] = {}
    for (table_id, _), ply in since.items():
        first[table_id] = min(ply, first.get(table_id, ply))
    chosen: dict[str, list[Chosen]] = defaultdict(list)
    wanted = [Q(table=table_id, ply__gt=ply) for table_id, ply in first.items()]
    if wanted:
        moves = Move.objects.filter(reduce(or_, wanted)).order_by("ply")
        for table_id, *columns in moves.values_list("table", *Chosen._fields):
            chosen[table_id].append(Chosen(*columns))
    return chosen
