"""The notice about talk: somebody wrote a message."""

from __future__ import annotations

from accounts.models import User
from accounts.selectors.blocks import who_has_blocked
from games.features.notices import MESSAGE, Lasts, NoticeKind, Sent, Turns, last_turns, others
from games.talk.events import MessageSaid


def _listeners(event: MessageSaid) -> Turns:
    """Return the people to notify of a message.

    These are all other players, except those who muted the chat or blocked the author.
    """
    author = event.message.person
    turns = last_turns([one for one in others(event.seats, author) if not one.talk_muted])
    deaf = who_has_blocked(author, among=set(turns)) if turns else set()
    return {person: turn for person, turn in turns.items() if person not in deaf}


def _author(event: MessageSaid) -> User:
    return event.message.person


notices = [
    NoticeKind(
        name="chat",
        topic="talk",
        icon="log",
        rank=150,
        sent=[
            Sent(
                MessageSaid,
                _listeners,
                step=lambda event: f"{MESSAGE}{event.message.pk}",
                by=_author,
            )
        ],
        lasts=Lasts.UNREAD,
        only_wanted=True,
        news=False,
    )
]
