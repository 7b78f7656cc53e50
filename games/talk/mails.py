"""The messages that mails about a game quote."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final

from games.models import Seat
from games.selectors.news import News
from games.talk import excerpt
from games.talk.models import Message
from games.talk.selectors import unread_messages
from mp2site.text.rendering import msg

QUOTED: Final = 3
"""The maximum number of messages in a mail."""


def talk_in_mails(seats: Collection[Seat]) -> dict[int, Callable[[News], list[str]]]:
    """Return, by seat id, functions that quote the messages the person hasn't read.

    See `Feature.in_mails`.
    """
    unread = unread_messages(seats)
    return {
        seat.pk: partial(_sentences, new)
        for seat in seats
        if (new := unread.get((seat.table_id, seat.person_id)))
    }


def _sentences(new: Sequence[Message], _: News) -> list[str]:
    """Quote the latest messages of others. The table's page has the rest."""
    last = [msg("mail-said", name=one.person.name, text=excerpt(one.text)) for one in new[-QUOTED:]]
    more = len(new) - len(last)
    return [*last, *([msg("mail-said-more", count=more)] if more else [])]
