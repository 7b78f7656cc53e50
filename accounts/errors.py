"""What accounts refuse of company: a rule for machines, with a message; the games app gives it its status."""

from __future__ import annotations


class Refused(Exception):
    """Something about stars and circles that a person asked for and can't have.

    ``rule`` names what stands against it; its message is `company-refused-<rule>`, with ``params``.
    """

    def __init__(self, rule: str, **params: str | int) -> None:
        self.rule = rule
        self.params = params
        super().__init__(rule)
