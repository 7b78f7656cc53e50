"""Citations: the rule that a refusal cites if the step gives no reason.

The current step's rule seldom explains why a key isn't offered. For example, a player who can't
fulfil a contract in the middle of a walk needs the rule on contracts, not the rule on walking. So a
title names, for each kind of key, the rule that says when it may be chosen.
"""

from __future__ import annotations

import msgspec

from games.rules.kernel.step import Step


class Citation(msgspec.Struct, frozen=True):
    """The rules that explain why a kind of key isn't offered.

    ``when`` is the anchor of the rule that says when keys of the kind may be chosen. At steps whose
    tag is in ``at``, another rule explains more: the rule ``there`` or, if that is empty, the rule
    of the step.
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
    """Return the kind of a key: ``fulfil`` of ``fulfil:r07``."""
    return key.partition(":")[0]


def citations(
    when: str, *kinds: str, at: tuple[str, ...] = (), there: str = ""
) -> dict[str, Citation]:
    """Return a dictionary that gives the same citation to several kinds of keys."""
    return dict.fromkeys(kinds, Citation(when, at, there))
