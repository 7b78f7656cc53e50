"""The entries of the notices page: a notice's state in a word, and the reason in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from django.utils import timezone

from mp2site.text import moments
from mp2site.text.rendering import msg
from notifications.days import Day, by_days
from notifications.kinds import kind_named
from notifications.models import SITE, Kind, Notice, State
from notifications.selectors import name_of, path_of

SIGNS: Final = {
    "made": "more",
    "held": "moon",
    "trying": "refresh",
    "sent": "send",
    "merged": "layers",
    "skipped": "circle-slash",
    "failed": "alert",
    "unknown": "info",
}
"""The states of a notice in their order, each with its icon."""


_UNDERWAY: Final = {"trying-again": "trying", SITE: "held"}
"""The word for a notice's state while its delivery waits, by the reason of the wait."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a notice's history."""

    became: str
    text: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Entry:
    """A notice for display to its person."""

    notice: Notice
    became: str
    sign: str
    kind: str
    icon: str
    word: str
    rest: str
    steps: tuple[Step, ...]
    link: str
    about: str
    """The name of the table, or of another subject."""


def became(notice: Notice) -> str:
    """Return the message key of the word for a notice's state."""
    if notice.state == State.SENT:
        merged = notice.delivery is not None and notice.delivery.size > 1
        return "merged" if merged else "sent"
    if notice.state == State.BATCHED:
        return _UNDERWAY.get(notice.reason, "made")
    return {State.PENDING: "made"}.get(State(notice.state), str(notice.state))


def days(notices: Iterable[Notice], now: datetime) -> Iterator[Day[Entry]]:
    """Return entries of notices, the newest first, grouped by days."""
    entries = (entry(notice, now) for notice in notices)
    return by_days(entries, lambda one: one.notice.created_at, now)


def entry(notice: Notice, now: datetime) -> Entry:
    """Return a notice's entry."""
    state = became(notice)
    last: Mapping[str, Any] = notice.trail[-1] if notice.trail else {}
    return Entry(
        notice=notice,
        became=state,
        sign=SIGNS[state],
        kind=kind_of(notice),
        icon=kind_named(notice.kind).icon,
        word=msg(f"notices-word-{state}"),
        rest=_rest(state, notice, notice.reason, last.get("until"), notice.sent_at, now),
        steps=tuple(_steps(notice, now)),
        link=path_of(notice),
        about=name_of(notice),
    )


def kind_of(notice: Notice) -> str:
    """Return a notice's kind in a few words."""
    kind = f"{notice.kind}-{notice.step}" if notice.kind == Kind.REMINDER else notice.kind
    return msg(f"notices-kind-{kind}")


def _steps(notice: Notice, now: datetime) -> Iterator[Step]:
    by = notice.by.name if notice.by else ""
    made = msg("notices-made-by", name=by) if by else msg("notices-made-alone")
    yield Step("made", made, notice.created_at)
    for step in notice.trail:
        at, why = datetime.fromisoformat(step["at"]), step["why"]
        state = _step_state(step["what"], why)
        if state == "going":
            text = msg("notices-going")
        else:
            rest = _rest(state, notice, why, step.get("until"), at, now)
            text = f"{msg(f'notices-word-{state}')} {rest}"
        yield Step(state, text, at)


def _step_state(what: str, why: str) -> str:
    if what == State.BATCHED:
        return _UNDERWAY.get(why, "going")
    return "merged" if what == State.SENT and why == "merged" else what


def _rest(
    state: str, notice: Notice, why: str, until: str | None, at: datetime | None, now: datetime
) -> str:
    """Return the rest of a sentence that begins with the state."""
    given = {
        "why": "moved-at" if why == "moved" and until else why,
        "until": _wall(datetime.fromisoformat(until), now) if until else "",
        "at": _wall(at, now) if at else "",
        "channel": msg(f"notices-channel-{notice.channel}"),
        "count": max(0, notice.delivery.size - 1) if notice.delivery else 0,
    }
    return msg(f"notices-rest-{state}", **given)


def _wall(at: datetime, now: datetime) -> str:
    """Return a time in the person's zone: the hour if it is today, otherwise also the day."""
    wall = timezone.localtime(at)
    if wall.date() == timezone.localtime(now).date():
        return wall.strftime("%H:%M")
    return moments.when(at, now)
