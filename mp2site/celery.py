"""The Celery application. Messages only wake up processes; all facts are in the database."""

from __future__ import annotations

import os
import time
from contextvars import Token
from typing import Any, Final

from celery import Celery, signals
from celery.app.task import Task
from celery.result import AsyncResult
from django.conf import settings
from django.urls import get_resolver
from django.utils import translation
from kombu.exceptions import OperationalError

from mp2site.infra import spool
from mp2site.infra.logs import known_or_new, request_id, task_name
from mp2site.infra.memory import keep_shared

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "mp2site.settings.dev")

REST_SECONDS: Final = 5.0


class App(Celery):
    """A Celery application that doesn't use the broker for some seconds after a failure.

    Tasks only save time, since the sweep does the same work later. With this pause, a broker that
    hangs delays one move by its time-out instead of every move.
    """

    _rests_until = 0.0

    def send_task(self, *args: Any, **options: Any) -> AsyncResult[Any]:
        """Send a task. Raises the broker's error if the broker can't be reached."""
        if time.monotonic() < self._rests_until:
            raise OperationalError("the broker has just failed; it is asked again in a moment")
        try:
            return super().send_task(*args, **options)
        except Exception:
            self._rests_until = time.monotonic() + REST_SECONDS
            raise


spool.register()
app = App("caravanserai", fixups=["mp2site.infra.celery_fixup:fixup"])
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()

HEADER = "request_id"
"""The message header that carries the request's id to the task's log lines."""


@signals.worker_before_create_process.connect
def _before_fork(**_: Any) -> None:
    """Load the data that the children share, and exclude it from garbage collection."""
    read_words()
    keep_shared()


def read_words() -> None:
    """Read the messages and the URLs, which every process needs."""
    from mp2site.text.fluent import bundle_for  # noqa: PLC0415 - Django's set-up begins by importing us

    for language, _name in settings.LANGUAGES:
        with translation.override(language):
            bundle_for(language)
            get_resolver().reverse_dict  # noqa: B018 - reads all addresses


_running: dict[str, tuple[float, Token[str], Token[str]]] = {}


@signals.before_task_publish.connect
def _send_request_id(headers: dict[str, Any] | None = None, **_: Any) -> None:
    if headers is not None and request_id.get():
        headers[HEADER] = request_id.get()


@signals.task_prerun.connect
def _begin(task_id: str, task: Task[Any, Any], **_: Any) -> None:
    # In a worker, message headers are attributes of the request. In an eager call, they are in
    # `headers`.
    headers = task.request.headers or {}
    caused_by = known_or_new(str(task.request.get(HEADER) or headers.get(HEADER) or ""))
    _running[task_id] = time.perf_counter(), request_id.set(caused_by), task_name.set(task.name)


@signals.task_postrun.connect
def _end(task_id: str, task: Task[Any, Any], state: str | None = None, **_: Any) -> None:
    started, caused_by, name = _running.pop(task_id, (None, None, None))
    if started is None or caused_by is None or name is None:
        return
    seconds = time.perf_counter() - started
    # Imported late, since `make up` sets the metrics folder after importing this package.
    from mp2site.infra import metrics  # noqa: PLC0415 - see above

    metrics.TASKS.labels(task.name, (state or "unknown").lower()).observe(seconds)
    task_name.reset(name)
    request_id.reset(caused_by)
