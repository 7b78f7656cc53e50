"""Processes that die where a plan says so, as by a power cut: no farewell, no clean-up."""

from __future__ import annotations

import os
import signal
import traceback
from collections.abc import Callable

from django.db import connections

from mp2site.infra import faults


def killed_at(plan: str, call: Callable[[], object]) -> bool:
    """Call in a forked process in which a plan holds; tell whether that killed it.

    An exception in the fork is a failure of the test: what is planned is a kill.
    """
    connections.close_all()  # a fork that says goodbye on our connection would end it
    pid = os.fork()
    if pid == 0:
        os._exit(_child(plan, call))
    _, status = os.waitpid(pid, 0)
    if os.WIFSIGNALED(status):
        assert os.WTERMSIG(status) == signal.SIGKILL
        return True
    assert os.waitstatus_to_exitcode(status) == 0, "the fork raised, see its trace"
    return False


def _child(plan: str, call: Callable[[], object]) -> int:
    try:
        faults.plan(plan)
        call()
    except BaseException:  # noqa: BLE001 - a fork must never return into pytest
        traceback.print_exc()
        return 1
    return 0
