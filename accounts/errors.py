"""Errors about stars and circles, with a code for programs and a message for people.

The games app adds the HTTP status.
"""

from __future__ import annotations


class Refused(Exception):
    """A refused request about stars or circles.

    ``rule`` is the code of the reason. Its message is `refused-<rule>`, with ``params``.
    """

    def __init__(self, rule: str, **params: str | int) -> None:
        self.rule = rule
        self.params = params
        super().__init__(rule)
