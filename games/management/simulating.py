"""Running of a simulation in a process of its own, on a temporary database."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from typing import Any

from django.conf import settings
from django.core.management.base import CommandError


def simulated(module: str, arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Run a simulation's module with these arguments by name.

    Return the data that it prints as JSON. Raises CommandError if it fails.
    """
    words = [f"--{name}={value}" for name, value in arguments.items()]
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "REDIS_URL": "", "DATA_DIR": folder}
        environment.pop("DATABASE_URL", None)  # SQLite in the temporary folder is enough
        environment["DJANGO_SETTINGS_MODULE"] = "games.bench.settings"
        done = subprocess.run(  # noqa: S603 - our own command
            [sys.executable, "-m", module, *words],
            env=environment,
            cwd=settings.BASE_DIR,
            stdout=subprocess.PIPE,
            check=False,
        )
    if done.returncode:
        raise CommandError("the simulation broke off")
    found: dict[str, Any] = json.loads(done.stdout)
    return found
