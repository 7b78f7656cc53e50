"""Metrics files are memory-mapped: the site allocates their disk space before a write."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COUNT = "from mp2site.infra import metrics; metrics.TIMEOUTS.labels('turn').inc(); metrics.SWEEPS.observe(1)"


def test_a_full_disk_can_kill_no_process_that_counts(tmp_path: Path) -> None:
    environment = {"PATH": os.environ["PATH"], "PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    subprocess.run([sys.executable, "-c", COUNT], cwd=ROOT, env=environment, check=True)
    files = list(tmp_path.glob("*.db"))
    assert files
    for file in files:
        found = file.stat()
        assert found.st_blocks * 512 >= found.st_size == 1024 * 1024


def test_the_supervisors_import_no_metrics_before_they_set_their_folder() -> None:
    """Metrics that are created without the folder count for one process alone."""
    look = "import sys, deploy.up, mp2site.serve; print('mp2site.infra.metrics' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", look], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout == "False\n"
