"""Sums over a Chromium trace: the processor time of a page's main thread, by kind of work.

An event counts with its self time: its processor time without that of the events inside it. So if a
script reads an element's size, the forced style and layout count as such, not as script.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

Event = dict[str, Any]

CATEGORIES: Final = ["devtools.timeline", "toplevel", "blink.user_timing"]
OTHER: Final = "other"
KINDS: Final = {
    "script": (
        "EvaluateScript",
        "EventDispatch",
        "FireAnimationFrame",
        "FireIdleCallback",
        "FunctionCall",
        "MajorGC",
        "MinorGC",
        "RunMicrotasks",
        "TimerFire",
        "XHRLoad",
        "XHRReadyStateChange",
    ),
    "style": ("UpdateLayoutTree",),
    "layout": ("Layout",),
    "paint": ("Layerize", "Paint", "PrePaint"),
    "parsing": ("ParseAuthorStyleSheet", "ParseHTML"),
}
"""The names of events by kind. An event with another name has the kind of the event around it."""
MICROTASKS: Final = "BlinkScheduler_PerformMicrotaskCheckpoint"
"""The event in which promises continue after a task. It blocks the thread, too."""
SCRIPTS: Final = ("v8.", "V8.", "BlinkGC.")
"""Prefixes of the script engine's internal events."""
KIND_OF: Final = {MICROTASKS: "script"} | {
    name: kind for kind, names in KINDS.items() for name in names
}


@dataclass(frozen=True, slots=True)
class Spent:
    """Processor milliseconds by kind of work, and those of the longest task."""

    kinds: dict[str, float]
    longest: float

    @property
    def total(self) -> float:
        """The milliseconds of all kinds together."""
        return sum(self.kinds.values())


def spent(events: list[Event], begin: str, end: str) -> Spent:
    """Return the work between two marks of a page.

    It begins at the last occurrence of the first mark. The second mark determines the thread, since
    a newly opened page may get its own process. Tasks that contain a mark don't count.
    """
    last = _marks(events, end)[0]
    first = [mark for mark in _marks(events, begin) if mark["ts"] <= last["ts"]][-1]
    thread = [one for one in events if one["ph"] == "X" and _thread(one) == _thread(last)]
    tasks = [
        list(self_times(task))
        for task in _tasks(thread)
        if first["ts"] <= task[0]["ts"] and _end(task[0]) <= last["ts"]
    ]
    kinds = dict.fromkeys([*KINDS, OTHER], 0.0)
    for kind, time in (part for task in tasks for part in task):
        kinds[kind] += time
    return Spent(kinds, max((sum(time for _, time in task) for task in tasks), default=0.0))


def _marks(events: Iterable[Event], name: str) -> list[Event]:
    return sorted((one for one in events if one["name"] == name), key=lambda one: one["ts"])


def _thread(event: Event) -> tuple[int, int]:
    return event["pid"], event["tid"]


def _end(event: Event) -> float:
    return float(event["ts"] + event.get("dur", 0))


def _processor(event: Event) -> float:
    """Return the processor milliseconds of an event, without waiting."""
    return float(event.get("tdur", 0)) / 1000


def _tasks(thread: Iterable[Event]) -> Iterator[list[Event]]:
    """Yield the tasks of a thread, each as its outermost event and all events inside it."""
    task: list[Event] = []
    until = 0.0
    for event in sorted(thread, key=lambda one: (one["ts"], -one.get("dur", 0))):
        if task and event["ts"] >= until and event["name"] != MICROTASKS:
            yield task
            task = []
        task.append(event)
        until = max(until, _end(event))
    if task:
        yield task


def self_times(task: list[Event]) -> Iterator[tuple[str, float]]:
    """Yield each event's kind and self time in milliseconds."""
    around: list[tuple[Event, str]] = []
    for event in task:
        while around and event["ts"] >= _end(around[-1][0]):
            around.pop()
        parent, inherited = around[-1] if around else (None, OTHER)
        kind = _kind(event["name"]) or inherited
        yield kind, _processor(event)
        if parent is not None:
            yield inherited, -_processor(event)
        around.append((event, kind))


def _kind(name: str) -> str | None:
    return "script" if name.startswith(SCRIPTS) else KIND_OF.get(name)
