"""A check that a mail reveals no hidden information: it is rendered again for another world.

In a transaction that is rolled back, everything hidden from a seat is drawn again (`imagine`), and
all events that the seat may not know are removed from the table's history. If the text or the
picture of the mail then differs, it reveals something.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import cache
from unittest.mock import patch

import msgspec
from django.db import transaction
from django.test import override_settings

from games import engine
from games.models import Seat, Table
from notifications.content import pictures
from notifications.content import tables as telling
from notifications.content.pictures import BoardPicture, Name
from notifications.models import Notice
from tests.support.mails import mail_content_for

SEED = b"another world, the same to the reader"


def told_something(notice: Notice) -> str:
    """Return the difference that reveals something in a notice's mail; empty if there is none."""
    seat = Seat.objects.filter(table=notice.table_id, person=notice.person_id).first()
    table = Table.objects.get(pk=notice.table_id)
    if seat is None or seat.place is None or not table.state:
        return ""
    with (
        override_settings(MAIL_PICTURES=True),
        patch.object(telling, "board_picture", _seen),
        transaction.atomic(),
    ):
        real = _written(notice)
        _exchange_what_is_hidden(table, seat.place)
        other = _written(Notice.objects.select_related("person", "table").get(pk=notice.pk))
        transaction.set_rollback(True)
    same = [name for name in real if real[name] == other[name]]
    return "" if len(same) == len(real) else f"{notice}: {sorted(set(real) - set(same))}"


@cache
def _seen(name: Name) -> BoardPicture:
    """Return a picture's content, rendered once per world; a cache would mix the worlds."""
    return pictures._seen(name)


def _written(notice: Notice) -> dict[str, object]:
    _seen.cache_clear()
    letter = mail_content_for([notice])
    told = msgspec.structs.asdict(letter) if isinstance(letter, msgspec.Struct) else asdict(letter)
    ply = notice.table.ply
    seat = Seat.objects.get(table=notice.table_id, person=notice.person_id)
    return {**told, "picture": _seen(Name(notice.table_id, ply, seat.place or 0))}


def _exchange_what_is_hidden(table: Table, place: int) -> None:
    title = table.rules
    state = title.imagine(engine.unpack(title, table.state or b""), place, SEED)
    Table.objects.filter(pk=table.pk).update(state=engine.Game(title, state).packed())
    for shot in table.snapshots.all():
        other = title.imagine(engine.unpack(title, shot.state), place, SEED)
        table.snapshots.filter(pk=shot.pk).update(state=engine.Game(title, other).packed())
    for move in table.moves.all():
        events = json.loads(move.events)
        known = [e for e in events if e.get("visible_to") is None or place in e["visible_to"]]
        if known != events:
            table.moves.filter(pk=move.pk).update(events=json.dumps(known))
