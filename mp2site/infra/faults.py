"""Fault points: numbered places at which a test can make the process fail.

The code calls `faults.point("move.3")` where a crash would do most harm. In production, this costs
one comparison. In the fault tests, the variable `CARAVANSERAI_FAULTS` has a plan: `move.3=kill`
kills the process like a power cut, `send.2=raise` raises, and `sweep.1=kill@5` kills at the fifth
pass. `POINTS` describes every point.
"""

from __future__ import annotations

import os
import signal
from collections import Counter
from typing import Final

POINTS: Final = {
    "move.1": "the table is locked, nothing is written",
    "move.2": "the move, the state and the seats are written",
    "move.3": "the notices are written; not committed",
    "move.4": "committed; the tasks are not yet sent",
    "move.5": "the tasks are sent; not yet answered",
    "think.1": "an opponent has read the table; nothing is thought",
    "think.2": "it has thought; nothing is submitted",
    "think.3": "its choice is made, in a draft or committed; the next is not yet thought",
    "plan.1": "a table with a due plan is locked; nothing is written",
    "plan.2": "the plan's choices and what became of it are written; not committed",
    "plan.3": "a plan is settled and committed; the next one is not yet looked for",
    "sweep.1": "the heartbeat is written, with an outage found; not committed",
    "sweep.2": "outage recorded and committed; nothing credited",
    "sweep.3": "one table's turns are credited; not committed",
    "sweep.4": "one outage is credited everywhere; another one not",
    "sweep.5": "a due table is locked and re-checked; nothing is written",
    "sweep.6": "the time-out is applied with its notices; not committed",
    "sweep.7": "a time-out is committed; the table's next one is not yet looked for",
    "sweep.8": "a reminder is written; not committed",
    "pack.1": "a finished game is packed; its rows are still there",
    "pack.2": "its rows are deleted; not committed",
    "season.1": "a season is drawn; not committed",
    "season.2": "a season is drawn and committed; it has no tables yet",
    "season.3": "a table of a season is made; not committed",
    "season.4": "a season's places are written; not committed",
    "cup.1": "a cup is begun; not committed",
    "cup.2": "a cup is begun and committed; it has no tables yet",
    "cup.3": "a table of a cup is made; not committed",
    "cup.4": "a cup's places are written; not committed",
    "send.1": "notices are claimed and re-checked; nothing is rendered",
    "send.2": "the deliveries are written; not committed",
    "send.3": "prepared and committed; neither rendered nor taken for sending",
    "send.4": "rendered, taken and committed; the mail server is not yet spoken to",
    "send.5": "the mail server has accepted; nothing is recorded",
    "send.6": "recorded as sent; the next one is not yet taken",
}

VARIABLE: Final = "CARAVANSERAI_FAULTS"


class Fault(Exception):
    """A planned exception. It stands for an unexpected bug."""


def _read(text: str) -> dict[str, tuple[str, int]]:
    plans: dict[str, tuple[str, int]] = {}
    for plan in filter(None, text.split(",")):
        name, _, rest = plan.partition("=")
        action, _, passing = rest.partition("@")
        if name not in POINTS or action not in {"kill", "raise"}:
            raise ValueError(f"{VARIABLE}: {plan}")
        plans[name] = (action, int(passing or 1))
    return plans


_plans = _read(os.environ.get(VARIABLE, ""))
_passed: Counter[str] = Counter()


def plan(text: str) -> None:
    """Replace the planned faults of this process."""
    _plans.clear()
    _plans.update(_read(text))
    _passed.clear()


def point(name: str) -> None:
    """Kill the process or raise Fault, if a test has planned that for this point."""
    if name in _plans:
        _break(name)


def _break(name: str) -> None:
    action, passing = _plans[name]
    _passed[name] += 1
    if _passed[name] != passing:
        return
    if action == "kill":
        os.kill(os.getpid(), signal.SIGKILL)
    raise Fault(name)
