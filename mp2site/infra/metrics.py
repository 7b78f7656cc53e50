"""Metrics for Prometheus at `/metrics`.

Each process counts its own events. `PROMETHEUS_MULTIPROC_DIR` is a folder that all processes or
containers of a machine share and that is emptied when they start. With it, any process can report
for all. Facts from the database and the broker are read at each request; see
`mp2site.web.monitoring`.
"""

from __future__ import annotations

import os
import socket
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest, values
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector


class Allocated(values.MmapedDict):
    """A metrics file whose disk space is allocated in advance.

    The file is mapped into memory. If the disk is full, writing to a page that isn't allocated
    kills the process.
    """

    def __init__(self, filename: str, read_mode: bool = False) -> None:
        if not read_mode:
            with open(filename, "ab") as file:  # noqa: PTH123 - the name is a string
                os.posix_fallocate(file.fileno(), 0, FILE_BYTES)
        super().__init__(filename, read_mode)  # type: ignore[no-untyped-call]


def _own_files() -> None:
    """Put the host and the process id into the files' names.

    Process ids alone repeat between containers.
    """
    values.MmapedDict = Allocated  # type: ignore[misc] # replaces a class of the library
    host = socket.gethostname()
    values.ValueClass = values.MultiProcessValue(lambda: f"{host}-{os.getpid()}")


FILE_BYTES: Final = 1024 * 1024
"""The size of a metrics file in bytes. All our metrics need less."""

if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
    _own_files()  # must run before the first metric is made

PREFIX: Final = "caravanserai"
REGISTRY: Final = CollectorRegistry()

REQUESTS: Final = Histogram(
    "request_seconds",
    "How long requests took.",
    ["method", "route", "status"],
    namespace=PREFIX,
    registry=REGISTRY,
    buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)
CHOICES: Final = Counter(
    "choices",
    "Choices taken, by title and by what became of them (draft, committed, repeated; refused,"
    " of no title where it is nobody's seat).",
    ["title", "became"],
    namespace=PREFIX,
    registry=REGISTRY,
)
TIMEOUTS: Final = Counter(
    "timeouts",
    "Turns that ran out, by what the table's policy made of them.",
    ["policy"],
    namespace=PREFIX,
    registry=REGISTRY,
)
PLANS: Final = Counter(
    "plans",
    "Planned turns, by what became of them (played, ready: laid out to be confirmed, refused, by-hand).",
    ["became"],
    namespace=PREFIX,
    registry=REGISTRY,
)
OPPONENT_SECONDS: Final = Counter(
    "opponent_cpu_seconds",
    "Processor time in which opponents thought, by strength and title.",
    ["strength", "title"],
    namespace=PREFIX,
    registry=REGISTRY,
)
OPPONENT_CHOICES: Final = Counter(
    "opponent_choices",
    "Choices that opponents have thought out, by strength and title.",
    ["strength", "title"],
    namespace=PREFIX,
    registry=REGISTRY,
)
OPPONENT_FALLBACKS: Final = Counter(
    "opponent_fallbacks",
    "Choices that autoplay made in an opponent's place, by strength, title and why (failed: it broke;"
    " not-offered: it chose what there wasn't).",
    ["strength", "title", "why"],
    namespace=PREFIX,
    registry=REGISTRY,
)
GUESTS: Final = Counter(
    "guest_tables",
    "Guests' requests for a table, by result (opened; address, site: refused by that limit).",
    ["became"],
    namespace=PREFIX,
    registry=REGISTRY,
)
LAGGING_READS: Final = Counter(
    "lagging_reads",
    "Lists and histories that may come from a replica, by where they came from (replica, primary;"
    " again: from the primary after the replica had failed).",
    ["source"],
    namespace=PREFIX,
    registry=REGISTRY,
)
NOTICES: Final = Counter(
    "notices",
    "Notices by channel and what became of them.",
    ["channel", "became"],
    namespace=PREFIX,
    registry=REGISTRY,
)
FAILURES: Final = Counter(
    "sending_failures",
    "Attempts that failed, by channel and whose fault it was (site; passing; unknown: no such mailbox;"
    " recipient: anything else of theirs).",
    ["channel", "fault"],
    namespace=PREFIX,
    registry=REGISTRY,
)
TASKS: Final = Histogram(
    "task_seconds",
    "How long Celery's tasks took.",
    ["task", "outcome"],
    namespace=PREFIX,
    registry=REGISTRY,
    buckets=(0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60),
)
SWEEPS: Final = Histogram(
    "sweep_seconds",
    "How long a sweep took.",
    namespace=PREFIX,
    registry=REGISTRY,
    buckets=(0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60),
)


def exposition(*collectors: Collector) -> bytes:
    """Return all metrics in Prometheus' text format, including those of the collectors."""
    shown = CollectorRegistry()
    if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        MultiProcessCollector(shown)
    else:
        shown.register(REGISTRY)
    for collector in collectors:
        shown.register(collector)
    return generate_latest(shown)
