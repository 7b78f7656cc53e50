"""Forked processes that a plan kills at a certain point, without any clean-up."""

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
END_BACKENDS = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = %s AND datname = current_database()"""


def killed_at(plan: str, call: Callable[[], object]) -> bool:
    """Call a function in a forked process with a plan of kills; return whether it was killed.

    An exception in the fork fails the test.
    """
    connections.close_all()  # the fork must not close our connection to the server
    pid = os.fork()
    if pid == 0:
        os._exit(_child(plan, call))
    _, status = os.waitpid(pid, 0)
    until(_is_gone, "the server ended the fork's connections")
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


def _is_gone() -> bool:
    """End the connections of a killed fork on the server; return whether there were none.

    A busy server notices late that a process has died. Until then, its locks would block the test.
    """
    if connection.vendor != "postgresql":
        return True
    with connection.cursor() as cursor:
        cursor.execute(END_BACKENDS, [NAME])
        return cursor.fetchone() is None
