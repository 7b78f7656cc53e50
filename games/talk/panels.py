"""The panel of messages on a table's page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from games.features.sockets import Panel, Place
from games.talk.messages import talk_face, talk_if_wanted
from games.talk.services import talk_mark_read
from games.views.http import number_of

if TYPE_CHECKING:
    from accounts.models import User
    from games.features.table_page import TablePage


def talk(page: TablePage) -> dict[str, Any]:
    """Return the context of the messages; ``None`` if none is new and the chat isn't open."""
    return {"talk": talk_if_wanted(page.session, page.person, wanted=page.talk_open)}


def talk_before(page: TablePage) -> dict[str, Any] | None:
    """Return the context of the messages in the waiting room, for people with a seat."""
    if page.session.own is None:
        return None
    return {"talk": talk_face(page.session, page.person), "alone": True}


def messages_seen(table_id: str, person: User, asked: Mapping[str, str]) -> None:
    """Record the last message that the person has read, as the page's poll reports it."""
    if last := number_of(asked.get("read")):
        talk_mark_read(table_id=table_id, by=person, last=last)


panels = [
    Panel("tool", where=Place.TOOLS, build=talk),
    Panel("recap", where=Place.RECAP, build=talk),
    Panel("panel", where=Place.BELOW, build=talk),
    Panel("panel", where=Place.WAITING_ASIDE, build=talk_before),
]
