"""Citations: the rule that a refusal cites if the step gives no reason.

A key that isn't offered seldom breaks the rule of the step at hand: to fulfil a contract in the
middle of a walk breaks the rule that says when contracts are fulfilled. So a title names, for each
kind of key, the rule that says when it may be chosen.
"""

from __future__ import annotations

import msgspec

from games.rules.kernel.step import Step


class Citation(msgspec.Struct, frozen=True):
    """The citation for a kind of key.

    ``when`` is the rule that says when the kind may be chosen. ``at`` names the steps at which
    another rule explains more: the rule ``there``, or else the step's own. These steps offer the
    kind, or come just before or after a step that offers it.
    """

    when: str
    at: tuple[str, ...] = ()
    there: str = ""

    def cite(self, step: Step) -> str:
        """Return the rule that refuses the kind at this step."""
        if step.__struct_config__.tag not in self.at:
            return self.when
        return self.there or step.cite


def kind_of(key: str) -> str:
    """Return the kind of a key: ``fulfil`` of ``fulfil:r07``."""
    return key.partition(":")[0]


def citations(
    when: str, *kinds: str, at: tuple[str, ...] = (), there: str = ""
) -> dict[str, Citation]:
    """Return the common citation of several kinds of keys, by kind."""
    return dict.fromkeys(kinds, Citation(when, at, there))
