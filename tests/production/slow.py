"""An application with slow responses: a killed worker always has unsent responses."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any, Final

MOMENT: Final = 0.05


def application(_environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
    """Respond after a moment."""
    time.sleep(MOMENT)
    start_response("200 OK", [("Content-Type", "text/plain"), ("Content-Length", "3")])
    return [b"ok\n"]
