"""A notice's trail: what has become of it, when and why, as its person reads it in their ledger."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from mp2site.infra import metrics
from notifications.models import Notice, State

TRAIL: Final = 24
"""More steps than that nobody reads."""


def notice_note(
    notice: Notice, at: datetime, state: State, why: str = "", until: datetime | None = None
) -> None:
    """Write down in a notice, not yet in the database, what has become of it and why."""
    if state == State.SENT and notice.trail and notice.trail[-1]["what"] == state:
        return
    step = {"at": at.isoformat(), "what": str(state), "why": why}
    if until:
        step["until"] = until.isoformat()
    again = notice.trail and notice.trail[-1]["what"] == step["what"] == State.HELD
    if again and notice.trail[-1]["why"] == why:
        notice.trail = [*notice.trail[:-1], {**notice.trail[-1], "until": step.get("until")}]
    else:
        notice.trail = [*notice.trail, step][-TRAIL:]
    notice.state, notice.reason = state, why
    became = "merged" if state == State.BATCHED and why == "merged" else str(state)
    metrics.NOTICES.labels(notice.channel, became).inc()
