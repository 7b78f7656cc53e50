"""What mail servers of the tests have in common."""

from __future__ import annotations

from typing import Any


class Pipelining:
    """A handler of aiosmtpd's that needn't be waited for after each command, as hardly any need be."""

    pipelining: bool = True
    connections: int = 0

    async def handle_EHLO(  # noqa: N802 - aiosmtpd's name
        self, _server: Any, session: Any, _envelope: Any, hostname: str, said: list[str]
    ) -> list[str]:
        """Say so, before the last line, and count who comes."""
        self.connections += 1
        session.host_name = hostname
        return [*said[:-1], *(["250-PIPELINING"] if self.pipelining else []), said[-1]]
