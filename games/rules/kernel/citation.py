"""Citations: the rule that a refusal cites if the step gives no reason.

The current step's rule seldom explains why a key isn't offered. Example: a player in the middle of
a walk tries to fulfil a contract; the helpful rule is the one on contracts, not the one on walking.
So a title names a rule for each kind of key.
"""

from __future__ import annotations

import msgspec

from games.rules.kernel.step import Step


class Citation(msgspec.Struct, frozen=True):
    """The rules that explain why keys of one kind aren't offered.

    ``when`` is the anchor of the rule that says when such keys may be chosen. ``at`` has the tags
    of steps at which another rule explains more: the rule ``there`` or, if ``there`` is empty, the
    step's own rule.
    """

    when: str
    at: tuple[str, ...] = ()
    there: str = ""

    def cite(self, step: Step) -> str:
        """Return the anchor of the rule that explains a refusal at this step."""
        if step.__struct_config__.tag not in self.at:
            return self.when
        return self.there or step.cite


def kind_of(key: str) -> str:
    """Return the part of a key before the first colon, such as ``fulfil`` of ``fulfil:r07``."""
    return key.partition(":")[0]


def citations(
    when: str, *kinds: str, at: tuple[str, ...] = (), there: str = ""
) -> dict[str, Citation]:
    """Return a dictionary that gives the same citation to several kinds of keys."""
    return dict.fromkeys(kinds, Citation(when, at, there))
