"""`make check`: the tests for the latest changes, on SQLite, without servers and browser."""

from __future__ import annotations

import subprocess
import sys

from tests import changes
from tests.run import NO_TESTS_COLLECTED, ROOT, spread

HERE = "not long and not postgres and not browser"


def main() -> int:
    """Run the tests; stop at the first failure."""
    chosen = changes.tests_of(changes.changed())
    if not chosen:
        print("» no tests lie beside what has changed")
        return 0
    print("»", *chosen, flush=True)
    command = [sys.executable, "-m", "pytest", "-qx", *spread(), "-m", HERE, *chosen]
    code = subprocess.run(command, cwd=ROOT, check=False).returncode
    return 0 if code == NO_TESTS_COLLECTED else code


if __name__ == "__main__":
    sys.exit(main())
