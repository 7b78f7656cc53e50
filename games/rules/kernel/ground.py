"""Grounds: the rule that a choice is refused by when its step has nothing to say of it.

A key that isn't offered breaks a rule of its own, and seldom that of the step at hand: who would
fulfil a contract in the middle of a walk breaks the rule that says when contracts are fulfilled. So a
title tells of each kind of key which rule says when it may be chosen.
"""

from __future__ import annotations

import msgspec

from games.rules.kernel.step import Step


class Ground(msgspec.Struct, frozen=True):
    """``when`` is the rule that says when a kind of key may be chosen.

    ``at`` are the tags of the steps where another rule is closer: they ask for this kind, or it would
    have been right just before or after them. That rule is ``there``, or the step's own.
    """

    when: str
    at: tuple[str, ...] = ()
    there: str = ""

    def cite(self, step: Step) -> str:
        """Return the rule that the kind is refused by at this step."""
        if step.__struct_config__.tag not in self.at:
            return self.when
        return self.there or step.cite


def kind_of(key: str) -> str:
    """Return what a key stands for, without which one: ``fulfil`` of ``fulfil:r07``."""
    return key.partition(":")[0]


def grounds(when: str, *kinds: str, at: tuple[str, ...] = (), there: str = "") -> dict[str, Ground]:
    """Return the ground that several kinds of keys have in common, by kind."""
    return dict.fromkeys(kinds, Ground(when, at, there))
