"""A game as one reader may see it: a seat's view, with the choices of its draft."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from django.db import connection

from accounts.models import User
from games import engine
from games.engine import Game, State
from games.errors import BadPly, GamesError, NotFound, OtherRules, Quarantined, not_playing
from games.models import Seat, Status, Table
from games.rules.kernel import Decision, RulesBug, Text, Title
from games.selectors.moves import moves_of, state_before
from games.selectors.tables import TABLE_SECRET, is_public, read_with_seats, seat_of

log = logging.getLogger(__name__)
ENDS = (Status.FINISHED, Status.ABANDONED)


@dataclass(frozen=True, slots=True)
class Position:
    """A game as one reader may see it. A spectator's ``seat`` is ``None``.

    It never contains a state.
    """

    table_id: str
    title: str
    status: str
    ply: int
    seat: int | None
    view: dict[str, Any]
    """The title's view. It is JSON-able, except that the prompts under ``open`` are Texts."""
    decision: Decision | None
    """The person's open decision; ``None`` for other readers and for past positions."""
    acting: tuple[int, ...]
    """The seats that have to choose (public); empty when the table is stopped."""
    draft: tuple[tuple[str, str], ...] = ()
    """The person's uncommitted choices as pairs of decision id and key, the latest last."""
    undone: tuple[tuple[str, str], ...] = ()
    """The undone choices as pairs of decision id and key. Redo makes the last one again."""
    note: Text | None = None
    """A note to the person that choices were dropped from the draft."""
    conditional_answers: dict[str, str] | None = None
    """The values of the seat's conditional answers, including defaults; ``None`` for a spectator."""
    seen_ply: int = 0
    stamp: str = ""
    """A stamp that changes with the position. ETags contain it; a page's ETag adds the language."""


@dataclass(frozen=True, slots=True)
class Glance:
    """A game in a list: its board, the seats to move, and the reader's prompt, without choices."""

    view: dict[str, Any]
    acting: tuple[int, ...]
    prompt: Text | None


def position_for(table: Table, person: User | None) -> Position:
    """Return the game's current position.

    Raises NotFound, NotPlaying (before the start), Quarantined.
    """
    now, _, own = read_with_seats(table.pk, person)
    check_begun(now)
    with readable(now):
        return position_of(game_of(now, own), now, own)


def glances_for(tables: Iterable[Table], person: User | None) -> dict[str, Glance]:
    """Return the started games among these tables, by table id.

    Games that the person may not see, or that can't be shown, are left out. It takes one query if
    the tables' seats are loaded.
    """
    glances = {}
    for table, own in _read_all(tables, person):
        with suppress(GamesError):
            check_begun(table)
            with readable(table):
                glances[table.pk] = _glance(table, own)
    return glances


def position_at(table: Table, person: User | None, ply: int, token: str = "") -> Position:
    """Return the position after a ply as the person's seat may see it; ply 0 is the set-up.

    Raises NotFound, NotPlaying (before the start), BadPly, OtherRules, Quarantined.
    """
    now, _, own = read_with_seats(table.pk, person, token)
    return past_position(now, own, ply)


def past_position(now: Table, own: Seat | None, ply: int) -> Position:
    """Return the position after a ply as the seat's person may see it. Doesn't authorise."""
    check_begun(now)
    if not 0 <= ply <= now.ply:
        raise BadPly(ply=ply, last=now.ply)
    with readable(now, past=ply < now.ply):
        place = own.place if own else None
        game = Game(now.rules, state_at(now.rules, now, ply))
        view, acting = game.view(place), game.acting()
    return Position(
        now.pk,
        now.title,
        now.status,
        ply,
        place,
        view,
        None,
        acting,
        stamp=f"{now.pk}.{ply}.{place}",
    )


def position_of(game: Game, table: Table, seat: Seat | None) -> Position:
    """Return the position of a game for a seat. Doesn't authorise."""
    place = seat.place if seat else None
    playing = table.status == Status.PLAYING
    note = seat.draft_note if seat else ""
    return Position(
        table_id=table.pk,
        title=table.title,
        status=table.status,
        ply=table.ply,
        seat=place,
        view=game.view(place),
        decision=game.decision(place) if playing and place is not None else None,
        acting=game.acting() if playing else (),
        draft=tuple((decision, key) for decision, key in seat.draft) if seat else (),
        undone=tuple((decision, key) for decision, key in seat.redoable(table.ply)) if seat else (),
        note=Text(note) if note else None,
        conditional_answers=engine.all_conditional_answers(game.title, seat.conditional_answers)
        if seat
        else None,
        seen_ply=seat.seen_ply if seat else 0,
        stamp=stamp_of(table, seat),
    )


def stamp_of(table: Table, seat: Seat | None) -> str:
    """Return the stamp of a table's position for a seat (``None``: a spectator)."""
    return (
        stamp_of_versions(table.version, seat.pk, seat.version)
        if seat
        else stamp_of_versions(table.version)
    )


def stamp_for(*, table_id: str, person: User | None, token: str = "") -> str:
    """Return the position's stamp, for polls; it takes one cheap query. Raises NotFound."""
    if person is not None and (own := _own_stamp(table_id, person.pk)):
        return own
    table = Table.objects.only("version", "visibility", "hidden", "token", "status").filter(
        pk=table_id
    )
    found = table.first()
    if found is None or not is_public(found, token):
        raise NotFound
    return stamp_of_versions(found.version)


_OWN_VERSIONS: Final = """
    SELECT g.version, g.status, s.id, s.version, s.resigned_at IS NOT NULL
    FROM games_seat s JOIN games_table g ON g.id = s.table_id
    WHERE s.table_id = %s AND s.person_id = %s
"""
"""The SQL of a poll, compiled once, since every open page runs this query often."""


def _own_stamp(table_id: str, person: int) -> str | None:
    """Return the stamp of a person's own seat; ``None`` if they resigned from a running game."""
    with connection.cursor() as cursor:
        cursor.execute(_OWN_VERSIONS, [table_id, person])
        row = cursor.fetchone()
    if row is None:
        return None
    version, status, *seat_and_version, resigned = row
    watches = resigned and status not in ENDS
    return stamp_of_versions(version, *([] if watches else seat_and_version))


def stamp_of_versions(version: int, seat: int | None = None, own: int = 0) -> str:
    """Return a stamp; it differs between seats, and between a seat and a spectator."""
    return f"{version}" if seat is None else f"{version}.{seat}.{own}"


def game_of(table: Table, own: Seat | None) -> Game:
    """Return the game for a seat, with its draft applied.

    The state after the draft is stored; services update it with every change of the draft.
    """
    drafted = own.draft_state if own and own.draft else None
    title = table.rules
    return Game(title, engine.unpack(title, drafted or table.state or b""))


def _glance(table: Table, own: Seat | None) -> Glance:
    game, place = game_of(table, own), own.place if own else None
    view = game.view(place)
    prompts = view["open"] if table.status == Status.PLAYING else {}
    asked = prompts.get(str(place))
    return Glance(
        view=view,
        acting=tuple(int(seat) for seat in prompts),
        prompt=msgspec.convert(asked, Text) if asked else None,
    )


def _read_all(tables: Iterable[Table], person: User | None) -> Iterator[tuple[Table, Seat | None]]:
    """Yield each table with the person's own seat or ``None``; one query reads both.

    With two queries, the draft and the state could be from different moments.
    """
    seats = [list(table.seats.all()) for table in tables]
    owns = [seat_of(row, person) for row in seats]
    wanted = [own or row[0] for row, own in zip(seats, owns, strict=True) if row]
    rows = Seat.objects.filter(pk__in=[seat.pk for seat in wanted]).select_related("table")
    for seat in rows.defer(*TABLE_SECRET):
        own = seat if person and seat.person_id == person.pk else None
        if own or is_public(seat.table):
            yield seat.table, None if own and own.watches else own


def check_begun(table: Table) -> None:
    """Raise NotPlaying before the start, or Quarantined if the table was stopped before it."""
    if table.state is None:
        raise not_playing(table.status)


def state_at(title: Title[Any], table: Table, ply: int) -> State:
    """Return the state after a ply, replayed from the last snapshot (at most a few dozen moves)."""
    if ply == table.ply:
        return engine.unpack(title, table.state or b"")
    near = state_before(table.pk, ply, over=table.over)
    if near is None:
        raise RulesBug(f"table {table.pk} has no snapshot before ply {ply}")
    columns = ("place", "key")
    between = moves_of(table.pk, columns, over=table.over, after=near.ply, until=ply)
    return engine.replay(title, engine.unpack(title, near.state), between)


@contextmanager
def readable(table: Table, *, past: bool = False) -> Iterator[None]:
    """Raise Quarantined if the block can't show the table, and log the error.

    With ``past``, raise OtherRules instead if the game was played under other rules.
    """
    try:
        yield
    except RulesBug as bug:
        if past and table.other_rules:
            raise other_rules(table) from bug
        log.error("table %s can't be shown: %s", table.pk, engine.place_of(bug))  # noqa: TRY400 - an error's words may name a card
        raise Quarantined from bug


def other_rules(table: Table) -> OtherRules:
    """Return the error for a game that can't be replayed under the installed rules."""
    here = table.rules.rules_version
    return OtherRules(version=table.rules_version, here=here, status=str(table.status))
