"""Clocks in words: a pace, the remaining time, the deadline, and the effect of a time-out.

All pages use this module, so their wording is the same. Mails use only `pace_line` and two messages
of the pages; their other sentences about clocks are in `notifications.content.tables`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games import turn_time
from games.models import Policy
from mp2site.text.moments import span, when
from mp2site.text.rendering import msg

if TYPE_CHECKING:
    from games.models import Table
    from games.paces import Pace
    from games.selectors.clocks import Clock


def pace_kind(pace: Pace) -> str:
    """Return the part of a message key that names the parts of a pace that aren't zero."""
    parts = {"grace": pace.grace, "bank": pace.cap, "adds": pace.cap and pace.increment}
    return "-".join(name for name, number in parts.items() if number)


def _numbers(pace: Pace) -> dict[str, str]:
    return {
        "kind": pace_kind(pace),
        "grace": span(pace.grace),
        "bank": span(pace.bank),
        "adds": span(pace.increment),
        "cap": span(pace.cap),
    }


def pace_line(pace: Pace | None) -> str:
    """Return a pace in a few words, for lists: “12 h grace, 5 d bank, +8 h a turn”."""
    if pace is None:
        return msg("tables-pace-calm-about")
    numbers = _numbers(pace)
    del numbers["cap"]
    return msg("tables-pace-line", **numbers)


def pace_sentence(pace: Pace | None) -> str:
    """Return one or two sentences that explain a pace's numbers."""
    if pace is None:
        return msg("tables-pace-calm-text")
    return msg("tables-pace-sentence", **_numbers(pace))


def policy_sentence(table: Table) -> str:
    """Return the sentence about the effect of a time-out at this table."""
    if table.clock is None:
        return msg("tables-policy-none")
    player = turn_time.plays_on(table)
    if table.timeout_policy == Policy.SEAT:
        return msg("tables-policy-seat-sentence", misses=table.timeout_misses, player=player)
    return msg(f"tables-policy-{table.timeout_policy}-sentence", player=player)


# -- the clock of an open turn -----------------------------------------------------------------


def clock_sentence(clock: Clock, name: str = "") -> str:
    """Return the remaining time, the deadline and the effect of a time-out in sentences.

    Without ``name``, the sentences address the seat's person; with it, they are about that person.
    Times are in the active time zone.
    """
    who = "other" if name else "you"
    if clock.why == "held":
        return msg("time-clock-held", who=who, name=name, player=clock.player)
    if clock.deadline is None:
        return msg("time-clock-stopped", left=span(clock.left))
    then = msg("time-then", what=clock.consequence, who=who, player=clock.player)
    told = {"who": who, "name": name, "then": then}
    if clock.left < 1:
        return msg("time-clock-up", **told)
    told["when"] = when(clock.deadline)
    if clock.pause is not None:
        stands = {"why": clock.why, "from": when(clock.pause.until), "left": span(clock.left)}
        return msg("time-clock-stands", **told, **stands)
    if clock.free >= 1 and clock.bank >= 1:
        return msg("time-clock-free", **told, free=span(clock.free), bank=span(clock.bank))
    return msg("time-clock-runs", **told, left=span(clock.left))


def clock_label(clock: Clock) -> str:
    """Return the remaining time in a few words (“1 d 14 h left”), or that a stand-in plays."""
    if clock.why == "held":
        return clock_stands(clock)
    return msg("time-left", span=span(clock.left)) if clock.left >= 1 else msg("time-up")


def clock_stands(clock: Clock) -> str:
    """Return the reason why a clock is stopped, and until when; empty if the clock runs."""
    if not clock.why:
        return ""
    until = clock.until or (clock.pause.until if clock.pause else None)
    return msg("time-stands", why=clock.why, when=when(until) if until else "", player=clock.player)
