"""`.ci/venv.sh`: messages on a machine without Python or without venv."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# A Python 3.11 without venv, which Debian packages separately.
WITHOUT_VENV = """#!/bin/sh
case "$2" in
  *ensurepip*) exit 1 ;;
  *) exit 0 ;;
esac
"""
APT = """#!/bin/sh
echo "$@" >> "$APT_LOG"
echo "no such package here" >&2
exit 100
"""


def install(folder: Path, python: Path | str) -> subprocess.CompletedProcess[str]:
    """Run the script with an apt-get that only records its calls."""
    tools = folder / "bin"
    tools.mkdir()
    (tools / "apt-get").write_text(APT)
    (tools / "apt-get").chmod(0o755)
    environment = {
        "PATH": f"{tools}:{os.environ['PATH']}",
        "PYTHON": str(python),
        "APT_LOG": str(folder / "apt.log"),
    }
    command = ["bash", ".ci/venv.sh", str(folder / "venv"), "requirements.lock"]
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=180
    )


def test_without_a_python_it_says_which_is_needed(tmp_path):
    done = install(tmp_path, tmp_path / "nowhere")
    assert done.returncode == 1
    assert "Python 3.11 or newer is needed" in done.stderr
    assert not (tmp_path / "venv").exists()


def test_without_venv_it_asks_debian_if_it_may_and_says_what_is_missing(tmp_path):
    python = tmp_path / "python3"
    python.write_text(WITHOUT_VENV)
    python.chmod(0o755)
    done = install(tmp_path, python)
    assert done.returncode == 1
    assert "apt-get install python3-venv" in done.stderr
    asked = (tmp_path / "apt.log").exists()
    assert asked is (os.geteuid() == 0 and Path("/etc/debian_version").exists())
    assert ("no such package here" in done.stderr) is asked
