"""An application whose answers take a moment, so that a worker that is killed is always about to answer some."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any, Final

MOMENT: Final = 0.05


def application(_environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
    """Answer after a moment."""
    time.sleep(MOMENT)
    start_response("200 OK", [("Content-Type", "text/plain"), ("Content-Length", "3")])
    return [b"ok\n"]
