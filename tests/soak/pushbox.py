"""The push service of a soak; it decrypts each push as the person's browser would."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tests.soak.boxes import Box
from tests.support.push import PushService, running


@dataclass
class Service(PushService):
    """A push service that writes a line about each push and its faults.

    It refuses pushes while a certain file exists.
    """

    folder: Path = field(default_factory=Path)
    lines: Path = field(default_factory=Path)

    def answer(self) -> tuple[int, dict[str, str]]:
        """Accept a push, or refuse it while the file exists."""
        return (503, {}) if (self.folder / "refusing").exists() else (201, {})

    def take(self, path: str, headers: Mapping[str, str], body: bytes) -> None:
        """Write a line about a push and its browser."""
        try:
            line = [path, self.read(path, headers, body).said["id"], ""]
        except Exception as error:  # noqa: BLE001 - any error is a finding
            line = [path, "", repr(error)]
        with self.lines.open("ab", buffering=0) as lines:
            lines.write(json.dumps(line).encode() + b"\n")


class PushBox(Box):
    """A push service that counts pushes.

    Browsers subscribe before its process starts.
    """

    def __init__(self, folder: Path, browsers: int) -> None:
        super().__init__(folder)
        self._service = Service(port=self.port, folder=folder, lines=self.lines_file)
        self._browsers = [self._service.subscribe() for _ in range(browsers)]

    def _serve(self) -> None:
        with running(self._service):
            while True:
                time.sleep(60)

    def subscribe(self) -> dict[str, str]:
        """Return the subscription of another browser in the form that a site gets."""
        return self._browsers.pop()

    def arrived(self) -> Counter[tuple[str, str]]:
        """Return the number of copies of each push, by the path of its browser and its id."""
        return Counter((path, id) for path, id, wrong in self.lines() if not wrong)

    def unreadable(self) -> list[str]:
        """Return the faults of pushes that their browser couldn't read, or that weren't signed."""
        return [f"{path}: {wrong}" for path, _id, wrong in self.lines() if wrong]
