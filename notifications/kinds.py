"""All kinds of notices: the kinds about tables and turns, and the kinds that features declare."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from games import events
from games.features import features
from games.features.notices import (
    Lasts,
    NoticeKind,
    Sent,
    Tells,
    Turns,
    last_turns,
    one_person,
    others,
    people,
    version,
)


def _planners(event: events.TurnsOpened | events.TableEnded) -> Turns:
    """Return the person whose plan was played, since they may not have seen its moves."""
    own = [seat for seat in event.seats if event.by and seat.person_id == event.by.pk]
    return last_turns(own) if event.by_plan else {}


def _nobody(_: Any) -> None:
    return None


def _others_at_start(event: events.TableStarted) -> Turns:
    """Return the other players, except those who get another notice of the start."""
    return {} if event.announced else _others(event)


def _others(event: Any) -> Turns:
    return last_turns(others(event.seats, event.by))


def _asked(event: events.TurnsOpened) -> Turns:
    """Return the people whose turn it is, except absent people with a stand-in."""
    return last_turns(
        [seat for seat in others(event.seats, event.by) if not seat.played_by_stand_in]
    )


def _still_playing(event: events.SeatResigned) -> Turns:
    return last_turns([one for one in others(event.seats, event.by) if one.resigned_at is None])


def _everybody(event: Any) -> Turns:
    return last_turns(people(event.seats))


def _own(event: Any) -> Turns:
    return last_turns([event.seat])


def _again(event: events.PersonInvited | events.PersonRemoved) -> str:
    """Return a step that distinguishes the notice from earlier ones at the same table."""
    return f"again-{event.before}" if event.before else ""


CORE: Final = (
    NoticeKind(
        name="removed",
        topic="table",
        icon="leave",
        rank=0,
        sent=[Sent(events.PersonRemoved, one_person, step=_again)],
        lasts=Lasts.NOT_SEATED,
        tells=Tells.SENTENCE,
        button="moderation-others",
        page="tables:list",
    ),
    NoticeKind(
        name="closed",
        topic="table",
        icon="circle-slash",
        rank=10,
        sent=[Sent(events.TableClosed, _everybody, by=_nobody)],
        tells=Tells.SENTENCE,
        button="mail-look",
    ),
    NoticeKind(
        name="quarantined",
        topic="table",
        icon="alert",
        rank=20,
        # A table can be stopped several times in a turn. Each time makes a notice.
        sent=[Sent(events.TableQuarantined, _everybody, step=version, by=_nobody)],
        lasts=Lasts.STOPPED,
        tells=Tells.SENTENCE,
        button="mail-look",
    ),
    NoticeKind(
        name="over",
        topic="table",
        icon="flag",
        rank=30,
        sent=[
            Sent(events.TableEnded, _others),
            Sent(events.TableEnded, _planners, by=_nobody),
        ],
        button="mail-look",
    ),
    NoticeKind(
        name="resigned",
        topic="table",
        icon="flag",
        rank=40,
        sent=[Sent(events.SeatResigned, _still_playing, step=lambda event: f"s{event.seat.place}")],
        tells=Tells.SENTENCE,
        button="mail-look",
    ),
    NoticeKind(
        name="timed-out",
        topic="time",
        icon="hourglass",
        rank=80,
        sent=[Sent(events.TurnTimedOut, _own, by=_nobody)],
    ),
    NoticeKind(
        name="reminder",
        topic="time",
        icon="bell",
        rank=90,
        sent=[Sent(events.ReminderDue, _own, step=lambda event: event.step, by=_nobody)],
        lasts=Lasts.TURN,
        news=False,
    ),
    NoticeKind(
        name="turn",
        topic="turn",
        icon="hourglass",
        rank=100,
        sent=[
            Sent(events.TurnsOpened, _asked),
            Sent(events.TurnsOpened, _planners, by=_nobody),
        ],
        lasts=Lasts.TURN,
        news=False,
    ),
    NoticeKind(
        name="started",
        topic="table",
        icon="flag",
        rank=110,
        sent=[Sent(events.TableStarted, _others_at_start)],
        lasts=Lasts.GAME,
    ),
    NoticeKind(
        name="invitation",
        topic="invitation",
        icon="user-plus",
        rank=120,
        sent=[Sent(events.PersonInvited, one_person, step=_again)],
        lasts=Lasts.FREE_SEAT,
        tells=Tells.TABLE,
        button="mail-look",
    ),
)


@cache
def kinds() -> Mapping[str, NoticeKind]:
    """Return all kinds by name, in the order of their ranks."""
    found = [*CORE, *(kind for feature in features for kind in feature.notices)]
    return {kind.name: kind for kind in sorted(found, key=lambda kind: kind.rank)}


def made_by(event: object) -> Sequence[tuple[NoticeKind, Sent]]:
    """Return the kinds of notices that an event makes, each with its `Sent`."""
    return _makers().get(type(event), ())


@cache
def _makers() -> Mapping[type[Any], Sequence[tuple[NoticeKind, Sent]]]:
    """Return the kinds and their `Sent` by the class of event."""
    found: dict[type[Any], list[tuple[NoticeKind, Sent]]] = defaultdict(list)
    for kind in kinds().values():
        for sent in kind.sent:
            found[sent.event].append((kind, sent))
    return found


def kind_named(name: str) -> NoticeKind:
    """Return a kind. Raises KeyError."""
    return kinds()[name]


def names_that(**wanted: Any) -> list[str]:
    """Return the names of the kinds with these attributes, such as ``lasts=Lasts.GAME``."""
    return [
        kind.name
        for kind in kinds().values()
        if all(getattr(kind, name) == value for name, value in wanted.items())
    ]
