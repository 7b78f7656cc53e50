"""The servers that receive a soak's mails and pushes, each in its own process for speed."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any, Self

from mp2site.infra.forks import die_with_parent
from mp2site.infra.servers import free_port


class Box:
    """A receiving server that runs while its block runs.

    It refuses all messages while a certain file exists.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self._pid = 0

    def __enter__(self) -> Self:
        self.folder.mkdir()
        self.lines_file.touch()
        self._pid = os.fork()
        if self._pid == 0:
            die_with_parent()
            self._serve()
        return self

    def __exit__(self, *_: object) -> None:
        os.kill(self._pid, signal.SIGKILL)
        os.waitpid(self._pid, 0)

    def _serve(self) -> None:
        """Receive messages until the process ends, and write a line about each."""
        raise NotImplementedError

    def refuse(self, *, yes: bool) -> None:
        """Refuse all messages from now on; or accept them again, if ``yes`` is false."""
        flag = self.folder / "refusing"
        flag.touch() if yes else flag.unlink(missing_ok=True)

    def lines(self) -> list[Any]:
        """Return the lines about the received messages."""
        return [json.loads(line) for line in self.lines_file.read_text().splitlines()]

    @property
    def lines_file(self) -> Path:
        """The file with a line about each received message."""
        return self.folder / "lines"
