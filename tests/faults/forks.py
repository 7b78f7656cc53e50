"""Processes that die where a plan says so, as by a power cut: no farewell, no clean-up."""

from __future__ import annotations

import os
import signal
import traceback
from collections.abc import Callable

from django.db import connection, connections

from mp2site.infra import faults
from tests.support.waiting import until

NAME = "a fork of the tests"
"""The name of a fork's connections on the server."""
BACKENDS = """SELECT 1 FROM pg_stat_activity
    WHERE application_name = %s AND datname = current_database()"""


def killed_at(plan: str, call: Callable[[], object]) -> bool:
    """Call in a forked process in which a plan holds; return whether the plan killed it.

    An exception in the fork fails the test: only a kill is planned.
    """
    connections.close_all()  # a fork that used our connection would close it
    pid = os.fork()
    if pid == 0:
        os._exit(_child(plan, call))
    _, status = os.waitpid(pid, 0)
    until(_is_noticed, "the server noticed that the fork has gone")
    if os.WIFSIGNALED(status):
        assert os.WTERMSIG(status) == signal.SIGKILL
        return True
    assert os.waitstatus_to_exitcode(status) == 0, "the fork raised, see its trace"
    return False


def _child(plan: str, call: Callable[[], object]) -> int:
    try:
        if connection.vendor == "postgresql":
            connection.settings_dict["OPTIONS"]["application_name"] = NAME
        faults.plan(plan)
        call()
    except BaseException:  # noqa: BLE001 - a fork must never return into pytest
        traceback.print_exc()
        return 1
    return 0


def _is_noticed() -> bool:
    """Return whether the fork's locks are free; a busy server notices its death late."""
    if connection.vendor != "postgresql":
        return True
    with connection.cursor() as cursor:
        cursor.execute(BACKENDS, [NAME])
        return cursor.fetchone() is None
