"""What is counted, for Prometheus at `/metrics`.

What happens in a process is counted there; `PROMETHEUS_MULTIPROC_DIR` (a folder that all processes
or containers of a machine share, emptied at their start) lets any of them answer for all. What is a fact of the
database or the broker is asked for when somebody looks: see `mp2site.watch`.
"""

from __future__ import annotations

import os
import socket
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest, values
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector


def _own_files() -> None:
    """Count in files named by container and process: containers number their processes alike."""
    host = socket.gethostname()
    values.ValueClass = values.MultiProcessValue(lambda: f"{host}-{os.getpid()}")


if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
    _own_files()  # before the first figure

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
NOTICES: Final = Counter(
    "notices",
    "Notices by channel and what became of them.",
    ["channel", "became"],
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
    """Return all figures in Prometheus' text form, with what the collectors find out now."""
    shown = CollectorRegistry()
    if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        MultiProcessCollector(shown)
    else:
        shown.register(REGISTRY)
    for collector in collectors:
        shown.register(collector)
    return generate_latest(shown)
