"""Checking for free disk space, by the system's errors and by writing a small file."""

from __future__ import annotations

import errno
import tempfile
from pathlib import Path
from typing import Final

NO_ROOM: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
PROBE: Final = 65_536
"""The size of the test file in bytes. A database grows by smaller steps."""


def lacks_room(folder: Path) -> bool:
    """Return whether a folder has no space for a small file; ``False`` for other disk errors."""
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(bytes(PROBE))
    except OSError as error:
        return error.errno in NO_ROOM
    return False
