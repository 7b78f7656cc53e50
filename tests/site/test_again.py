"""CI's second try: a test that passes alone is UNSTEADY, a test that fails again is a failure."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.again import second_try

ROOT = Path(__file__).resolve().parents[2]
STEADY = "def test_steady(): pass\n"
# This test passes in its second run.
UNSTEADY = """
from pathlib import Path
import pytest
@pytest.mark.parametrize("name", {names})
def test_unsteady(name):
    print("what it printed")
    seen = Path(__file__).with_name(name)
    if not seen.exists():
        seen.touch()
        raise AssertionError("the first time")
"""
BROKEN = "def test_broken(): raise AssertionError('each time')\n"


@pytest.fixture
def suite(tmp_path: Path) -> Path:
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "test_steady.py").write_text(STEADY)
    return tmp_path


def run(folder: Path) -> int:
    command = [sys.executable, "-m", "pytest", "-q", "-n2"]
    names = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    # Only pytest's plugin that spreads tests, since the others take seconds to load.
    plugins = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": "-p xdist"}
    return second_try(command, {**names, **plugins, "PYTHONPATH": str(ROOT)}, folder)


def unsteady(folder: Path, *names: str) -> None:
    (folder / "test_unsteady.py").write_text(UNSTEADY.format(names=names))


def test_a_green_run_has_no_second_try(suite: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(suite) == 0
    assert "once more" not in capfd.readouterr().out


def test_what_passes_alone_is_printed_with_its_first_output(
    suite: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    unsteady(suite, "a", "b", "c")
    assert run(suite) == 0
    printed = capfd.readouterr().out
    for name in "abc":
        _, _, after = printed.partition(f"UNSTEADY test_unsteady.py::test_unsteady[{name}]")
        assert "AssertionError: the first time" in after
        assert "what it printed" in after


def test_what_fails_again_is_a_failure(suite: Path, capfd: pytest.CaptureFixture[str]) -> None:
    unsteady(suite, "a")
    (suite / "test_broken.py").write_text(BROKEN)
    assert run(suite) == 1
    printed = capfd.readouterr().out
    assert "UNSTEADY test_unsteady.py::test_unsteady[a]" in printed
    assert "UNSTEADY test_broken.py" not in printed


def test_more_than_three_have_no_second_try(suite: Path, capfd: pytest.CaptureFixture[str]) -> None:
    unsteady(suite, "a", "b", "c", "d")
    assert run(suite) == 1
    assert "once more" not in capfd.readouterr().out


def test_a_suite_that_cannot_be_read_is_a_failure(suite: Path) -> None:
    (suite / "test_broken.py").write_text("import nowhere_to_be_found\n")
    assert run(suite) != 0
