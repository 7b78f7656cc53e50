"""CI's second try: up to three failed tests run again alone; those that pass are UNSTEADY.

As a pytest plugin (`-p tests.again`) it writes the failed tests and their output into a file; an
environment variable names it. `make test` has no second try: an unsteady test is a failure there.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import pytest

MOST: Final = 3  # the maximum number of tests to repeat; more failures have one cause
FILE: Final = "FAILED_TESTS_FILE"
"""The environment variable that names the file."""


class Failures:
    """A pytest plugin: collects the output of each failed test."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.outputs: dict[str, str] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Store the output of a failed test, also of its set-up or tear-down."""
        if report.failed:
            sections = "\n".join(f"{name}\n{text}" for name, text in report.sections)
            output = f"{report.longreprtext}\n{sections}".rstrip()
            earlier = self.outputs.get(report.nodeid)
            self.outputs[report.nodeid] = f"{earlier}\n{output}" if earlier else output

    def pytest_sessionfinish(self) -> None:
        self.path.write_text(json.dumps(self.outputs))


def pytest_configure(config: pytest.Config) -> None:
    """Register the plugin in the process that reports: with xdist the parent of the workers."""
    path = os.environ.get(FILE)
    if path and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Failures(Path(path)))


def once(command: Sequence[str], environment: Mapping[str, str], folder: Path) -> int:
    """Run pytest in a folder; return its exit code."""
    return subprocess.run(command, cwd=folder, env=environment, check=False).returncode


def second_try(command: Sequence[str], environment: Mapping[str, str], folder: Path) -> int:
    """Run pytest; if at most three tests fail, run each of them again, alone.

    Args:
        command: pytest and its options, without the names of tests.
        environment: for pytest.
        folder: where pytest runs.

    Returns:
        pytest's exit code, or 0 if each failed test passed alone: those are printed as UNSTEADY.
    """
    path = folder / ".pytest_cache" / "failed_tests.json"
    path.parent.mkdir(exist_ok=True)
    path.unlink(missing_ok=True)
    code = once([*command, "-p", "tests.again"], {**environment, FILE: str(path)}, folder)
    failed = json.loads(path.read_text()) if path.exists() else {}
    if code != pytest.ExitCode.TESTS_FAILED or not 0 < len(failed) <= MOST:
        return code
    print(f"\n» {len(failed)} failed: each once more, alone", flush=True)
    steady = [name for name in failed if not _passes_alone(command[:3], name, environment, folder)]
    for name, output in failed.items():
        if name not in steady:
            print(f"UNSTEADY {name}: failed, then passed alone. Its first output:\n{output}\n")
    return code if steady else 0


def _passes_alone(
    python: Sequence[str], name: str, environment: Mapping[str, str], folder: Path
) -> bool:
    return once([*python, "-q", "-n0", name], environment, folder) == 0
