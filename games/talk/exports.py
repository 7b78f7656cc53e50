"""The export of a person's messages."""

from collections.abc import Iterator
from typing import Any, Final

from accounts.exports import Export, json_lines
from accounts.models import User
from games.talk.models import Message
from mp2site.infra.zips import Files

COLUMNS: Final = ("audience", "ply", "text", "said_at", "edited_at", "taken_back")


def files_of(person: User) -> Files:
    """Return the messages that a person wrote, at all tables."""
    yield "said.json", json_lines(_said_by(person))


def _said_by(person: User) -> Iterator[dict[str, Any]]:
    rows = Message.objects.filter(person=person).order_by("pk")
    return (
        {"table": one.table_id, **{name: getattr(one, name) for name in COLUMNS}}
        for one in rows.iterator()
    )


exports = [Export(["games.Message"], files_of)]
