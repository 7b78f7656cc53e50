"""Picks: rules that select a choice when a plan is played.

A player makes a plan before the exact choices are known. So a planned choice can be replaced by a
pick, such as "the group with the most dice" or "there, with the lowest die". A title defines its
picks as data. Each has a message and the criteria that select one of the offered choices.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from games.rules.kernel.choice import Choice
from games.rules.kernel.text import Param, Text


class Pick(msgspec.Struct, frozen=True):
    """A rule that replaces a planned choice whose label has the message id ``of``.

    ``says`` is the id of the pick's own message, which gets the parameters of the replaced label.
    The other fields name parameters of labels; ``card.value`` is the parameter ``value`` of the
    Text ``card``. They limit the offered choices:
    - The parameters in ``same`` must be equal to those of the planned choice.
    - The parameter ``where`` must be a Text whose message id is in ``among``.
    Of the remaining choices, the pick selects the one with the highest value of ``most`` or the
    lowest value of ``least``; if both are empty, the first one.
    """

    id: str
    of: str
    says: str
    same: str = ""
    where: str = ""
    among: tuple[str, ...] = ()
    most: str = ""
    least: str = ""

    def text(self, label: Text) -> Text:
        """Return the pick's message, in place of a choice with this label."""
        return Text(self.says, label.params)

    def fits(self, label: Text) -> bool:
        """Return whether the label has the message that this pick is for."""
        if not self.where:
            return label.id == self.of
        found = _value(label, self.where)
        return label.id == self.of and isinstance(found, Text) and found.id in self.among

    def best(self, label: Text, choices: Iterable[Choice]) -> Choice | None:
        """Return the choice that the pick selects in place of one with this label, or ``None``."""
        kind = _value(label, self.same)
        fit = [
            one for one in choices if self.fits(one.label) and _value(one.label, self.same) == kind
        ]
        return min(fit, key=self._rank, default=None)

    def _rank(self, choice: Choice) -> int:
        if self.most:
            return -_number(choice.label, self.most)
        return _number(choice.label, self.least) if self.least else 0


def _value(label: Text, path: str) -> Param | None:
    """Return the value of a label's parameter.

    The path ``card.value`` means the parameter ``value`` of the Text ``card``.
    """
    found: Param | None = label
    for name in path.split(".") if path else ():
        found = found.params.get(name) if isinstance(found, Text) else None
    return found if path else None


def _number(label: Text, path: str) -> int:
    value = _value(label, path)
    if not isinstance(value, int):
        raise TypeError(f"{label.id} has no number at {path}")
    return value
