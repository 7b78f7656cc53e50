"""What Celery does to Django's connections around a task: what Django does around a request.

Left alone, Celery closes them before each task and after it, whatever CONN_MAX_AGE says. A task then
begins with a server process that knows nothing: no catalogue read, no query prepared.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from celery import Celery, Task
from celery.fixups.django import DjangoFixup, DjangoWorkerFixup  # type: ignore[attr-defined] # the stubs lack it
from django.db import close_old_connections


class Keeping(DjangoWorkerFixup):
    """Closes connections that have had their time or don't answer any more, and no others."""

    def on_task_prerun(self, sender: Task[Any, Any], **_: Any) -> None:
        """Begin a task."""
        if not sender.request.is_eager:
            close_old_connections()

    on_task_postrun = on_task_prerun


class Fixup(DjangoFixup):
    """Celery's own ways with Django, but for this one."""

    @cached_property
    def worker_fixup(self) -> Keeping:
        """What a worker does; made when one starts, as it reads the app's settings."""
        return Keeping(self.app)


def fixup(app: Celery) -> DjangoFixup:
    """Install it; Celery calls this by its name."""
    made = Fixup(app)
    made.install()
    return made
