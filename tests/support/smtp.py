"""What mail servers of the tests have in common."""

from __future__ import annotations

from typing import Any


class Counting:
    """A handler of aiosmtpd's that counts the connections."""

    connections: int = 0

    async def handle_EHLO(  # noqa: N802 - aiosmtpd's name
        self, _server: Any, session: Any, _envelope: Any, hostname: str, said: list[str]
    ) -> list[str]:
        """Count who comes."""
        self.connections += 1
        session.host_name = hostname
        return said
