"""Whether a disk has room: how a system says that it hasn't, and a try."""

from __future__ import annotations

import errno
import tempfile
from pathlib import Path
from typing import Final

NO_ROOM: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
PROBE: Final = 65_536
"""Bytes; databases grow by less at a time."""


def lacks_room(folder: Path) -> bool:
    """Tell whether a folder has no room for one more small file; ``False``, too, where its disk fails otherwise."""
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(bytes(PROBE))
    except OSError as error:
        return error.errno in NO_ROOM
    return False
