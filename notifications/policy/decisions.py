"""The decision about a notice in preparation: skip it, hold it, or send it.

This module is pure: it takes facts and returns decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import Final

from accounts.calendar import Rules, quiet
from accounts.zones import instant_of
from games.features.notices import MESSAGE, Lasts
from games.models import Status
from notifications.kinds import kind_named
from notifications.models import SITE, STOPPED, Mode, Notice, Step
from notifications.policy.facts import GONE, Facts, Recipient, Standing, channel_open

PRESENT: Final = timedelta(seconds=90)
"""The time after the last sign of presence for which a person counts as present."""
LOOK_AGAIN: Final = timedelta(minutes=2)
PRESENCE_DELAYS: Final = timedelta(minutes=10)
"""The longest delay because of presence, since a table may be on a screen that nobody looks at."""
PLAN_SOON: Final = timedelta(minutes=1)
"""The time within which a due plan is played, unless the sweep is late."""
PLAN_LATE: Final = timedelta(minutes=10)
"""The time after a plan is due at which the turn's notice no longer waits for it."""
REFUSED_AGAIN: Final = timedelta(minutes=15)
"""The wait until the next decision while the channel refuses the site. It ends early when the
circuit closes.
"""
TOGETHER: Final = frozenset({"hourly", "daily", "quiet-hours", "vacation", SITE})
"""Reasons of holds after which all of a person's held notices are sent in one message."""
OVER: Final = frozenset({"moved", "timed-out", "taken-back"})
"""Reasons of skipped notices whose turn is over."""
_CLOSED_BY: Final = {"timeout": "timed-out", "void": "taken-back"}
_STOPPED: Final[dict[str, str]] = {Status.FINISHED: "game-over", Status.ABANDONED: "game-over"}


@dataclass(frozen=True, slots=True)
class Skip:
    """The decision not to send a notice, because it isn't needed any more or can't be sent."""

    why: str
    at: datetime | None = None
    """The time at which the notice became pointless, if known."""


@dataclass(frozen=True, slots=True)
class Hold:
    """The decision to decide about a notice again at a certain time."""

    why: str
    until: datetime


@dataclass(frozen=True, slots=True)
class Go:
    """The decision to send a notice now."""

    mode: Mode
    together: bool = False
    """Whether all other held notices of the person are sent together with this one."""


Decision = Skip | Hold | Go


def decide(notice: Notice, facts: Facts) -> Decision:
    """Return the decision about a notice for now."""
    if why := unwanted(notice, facts):
        return Skip(why, facts.of(notice).closed_at if why in OVER else None)
    if (plan := _plan_first(notice, facts)) is not None:
        return plan
    mode = _mode(notice, facts)
    held = _held(notice, facts, mode)
    if held and not passes(notice, facts, held.until):
        return held
    if notice.channel in facts.refused:
        return Hold(SITE, facts.now + REFUSED_AGAIN)
    return Go(mode, together=notice.reason in TOGETHER)


def _mode(notice: Notice, facts: Facts) -> Mode:
    """Return the mode (the chosen time) in which a notice is sent."""
    if kind_named(notice.kind).at_once:
        return Mode.NOW
    return Mode(facts.people[notice.person_id].preference(notice.table_id, notice.topic).mode)


def unwanted(notice: Notice, facts: Facts) -> str:
    """Return the reason why a notice isn't needed or can't be sent; empty if it must be sent."""
    habits = facts.people[notice.person_id]
    if why := pointless(notice, facts.of(notice)):
        return why
    if not notice.person.is_active:
        return "off"
    if not habits.preference(notice.table_id, notice.topic).wants(notice.channel):
        return "off"
    return channel_open(habits, notice.channel)


def pointless(notice: Notice, standing: Standing) -> str:
    """Return the reason why a notice isn't needed any more; empty if it is needed."""
    if standing is GONE:
        return "game-over"
    return _PAST[kind_named(notice.kind).lasts](notice, standing)


def _not_playing(standing: Standing) -> str:
    status = standing.status
    return "" if status == Status.PLAYING else _STOPPED.get(status, STOPPED)


def _turn_over(standing: Standing) -> str:
    if standing.open:
        return ""
    return _not_playing(standing) or _CLOSED_BY.get(standing.closed_by, "moved")


def _read(notice: Notice, standing: Standing) -> str:
    message = notice.step.removeprefix(MESSAGE)
    return "read" if message and int(message) <= standing.last_read else ""


def _no_guest(standing: Standing) -> str:
    if standing.seated:
        return "joined"
    if standing.hidden:
        return "hidden"
    return "" if standing.status == Status.OPEN else "full"


_PAST: Final[Mapping[Lasts, Callable[[Notice, Standing], str]]] = {
    Lasts.ALWAYS: lambda _, standing: "",
    Lasts.TURN: lambda _, standing: _turn_over(standing),
    Lasts.GAME: lambda _, standing: _not_playing(standing),
    Lasts.STOPPED: lambda _, standing: "" if standing.status == Status.QUARANTINED else "goes-on",
    Lasts.FREE_SEAT: lambda _, standing: _no_guest(standing),
    Lasts.NOT_SEATED: lambda _, standing: "back" if standing.seated else "",
    Lasts.UNREAD: _read,
    Lasts.UNTIL: lambda _, standing: "" if standing.open else "too-late",
}
"""By the `Lasts` of a kind, the function that returns the reason why a notice is outdated; empty if
it isn't.
"""


def _held(notice: Notice, facts: Facts, mode: Mode) -> Hold | None:
    """Return the hold of a notice; ``None`` if it may be sent now.

    A hold lasts until the time that the person has chosen, or while they are on the site. Vacations
    and quiet hours prolong it.
    """
    habits = facts.people[notice.person_id]
    until, why = wanted_at(notice.created_at, mode, habits), str(mode)
    if until <= facts.now and (there := _there_until(notice, facts)):
        until, why = there, "presence"
    until = max(until, facts.now)
    free = free_at(habits.rules, until)
    if free is not None:
        until, why = free.until, free.why
    return Hold(why, until) if until > facts.now else None


def _plan_first(notice: Notice, facts: Facts) -> Hold | None:
    """Return a hold until the person's plan for the turn is settled.

    ``None`` without such a plan.
    """
    due = facts.of(notice).planned
    if due is None or not kind_named(notice.kind).of_turn or facts.now >= due + PLAN_LATE:
        return None
    return Hold("plan", max(due, facts.now) + PLAN_SOON)


def wanted_at(made: datetime, mode: Mode, habits: Recipient) -> datetime:
    """Return the time at which a notice from the time ``made`` is sent in a mode."""
    zone = habits.rules.zone
    match mode:
        case Mode.AFTER:
            return made + timedelta(minutes=habits.reach.after_minutes)
        case Mode.HOURLY:
            wall = made.astimezone(zone)
            gone = timedelta(
                minutes=wall.minute, seconds=wall.second, microseconds=wall.microsecond
            )
            return made - gone + timedelta(hours=1)
        case Mode.DAILY:
            return _next_daily(made, habits.reach.daily_at, habits.rules)
    return made


def _next_daily(made: datetime, at: time, rules: Rules) -> datetime:
    """Return the first time after ``made`` at which it is ``at`` o'clock in the person's zone."""
    today = made.astimezone(rules.zone).date()
    for days in range(3):
        then = instant_of(datetime.combine(today + timedelta(days=days), at), rules.zone)
        if then > made:
            return then.astimezone(made.tzinfo)
    raise AssertionError("no day has this hour")


def _there_until(notice: Notice, facts: Facts) -> datetime | None:
    """Return when to decide again, if the person has the table on screen now; else ``None``."""
    seen = facts.presence.get((notice.thread, notice.person_id))
    latest = notice.created_at + PRESENCE_DELAYS
    if seen is None or facts.now - seen > PRESENT or facts.now >= latest:
        return None
    return min(facts.now + LOOK_AGAIN, latest)


def free_at(rules: Rules, at: datetime) -> Hold | None:
    """Return a hold until the vacation or quiet hours around a time end.

    ``None`` outside of them.
    """
    found: Hold | None = None
    while True:
        away = max((a.end for a in rules.away if a.start <= at < a.end), default=None)
        night = quiet(rules, at)
        if away is None and night is None:
            return found
        why = found.why if found else ("vacation" if away else "quiet-hours")
        at = max(end for end in (away, night.end if night else None) if end)
        found = Hold(why, at)


def passes(notice: Notice, facts: Facts, until: datetime) -> bool:
    """Return whether a notice is urgent, and its person allows urgent ones in quiet hours."""
    if not (facts.people[notice.person_id].reach.urgent_passes and kind_named(notice.kind).of_turn):
        return False
    deadline = facts.of(notice).deadline
    return notice.step == Step.LATE or (deadline is not None and deadline <= until)
