"""What can be wrong with a choice, and, apart from it, what is wrong with us."""

from __future__ import annotations

from typing import Final

from games.rules.kernel.text import Text

NOT_OFFERED: Final = "not-offered"
"""The code of a choice that isn't there, where no rule says why."""


class ChoiceError(ValueError):
    """A choice that can't be played: ``code`` for machines, ``reason`` for people, ``cite`` the rule."""

    def __init__(self, code: str, reason: Text, cite: str = "") -> None:
        super().__init__(f"{code}: {reason.id} {reason.params or ''}".strip())
        self.code = code
        self.reason = reason
        self.cite = cite


class MalformedChoice(ChoiceError):
    """What was sent is no key at all."""

    def __init__(self, code: str = "malformed") -> None:
        super().__init__(code, Text("kernel-malformed"))


class NotYourDecision(ChoiceError):
    """This seat has nothing to choose now."""

    def __init__(self, seat: object) -> None:
        super().__init__(
            "not-your-decision", Text("kernel-not-your-decision", {"place": str(seat)})
        )


class IllegalChoice(ChoiceError):
    """A key that isn't offered to this seat now; ``missing`` as `Blocked` has it."""

    def __init__(
        self, code: str, reason: Text, cite: str = "", missing: tuple[dict[str, int], ...] = ()
    ) -> None:
        super().__init__(code, reason, cite)
        self.missing = missing


class BadSetup(ValueError):
    """A table can't be set up like that: seats, seed, options or edition don't fit the title."""

    def __init__(self, code: str, reason: Text) -> None:
        super().__init__(f"{code}: {reason.params}")
        self.code = code
        self.reason = reason


class BadEdition(ValueError):
    """An edition's data can't be played with; `problems` say what is wrong and where."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


class RulesBug(RuntimeError):
    """The rules contradict themselves. Never shown as a rule; the table is stopped instead."""
