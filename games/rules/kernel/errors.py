"""Errors about refused choices, set-ups and editions, and the error for a bug of the rules."""

from __future__ import annotations

from typing import Final

from games.rules.kernel.text import Text

NOT_OFFERED: Final = "not-offered"
"""The error code for a choice that isn't offered, when no rule gives a more specific code."""


class ChoiceError(ValueError):
    """A choice that can't be played.

    ``code`` is an error code for programs. ``reason`` is a text for people. ``cite`` is the anchor
    of the rule.
    """

    def __init__(self, code: str, reason: Text, cite: str = "") -> None:
        super().__init__(f"{code}: {reason.id} {reason.params or ''}".strip())
        self.code = code
        self.reason = reason
        self.cite = cite


class MalformedChoice(ChoiceError):
    """A text that doesn't have the form of a key."""

    def __init__(self, code: str = "malformed") -> None:
        super().__init__(code, Text("kernel-malformed"))


class NotYourDecision(ChoiceError):
    """A choice by a seat that has no decision now."""

    def __init__(self, seat: object) -> None:
        super().__init__(
            "not-your-decision", Text("kernel-not-your-decision", {"place": str(seat)})
        )


class IllegalChoice(ChoiceError):
    """A key that isn't offered to this seat now. `Blocked` explains ``missing``."""

    def __init__(
        self, code: str, reason: Text, cite: str = "", missing: tuple[dict[str, int], ...] = ()
    ) -> None:
        super().__init__(code, reason, cite)
        self.missing = missing


class BadSetup(ValueError):
    """A set-up whose seats, seed, options or edition don't fit the title."""

    def __init__(self, code: str, reason: Text) -> None:
        super().__init__(f"{code}: {reason.params}")
        self.code = code
        self.reason = reason


class BadEdition(ValueError):
    """An edition whose data can't be played; ``problems`` are sentences about its flaws."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


class RulesBug(RuntimeError):
    """A contradiction in the rules' code. No player caused it, so the site stops the table."""
