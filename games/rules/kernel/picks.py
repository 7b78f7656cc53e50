"""Picks: criteria that replace a planned choice, since a plan is made before its choices are known.

Examples: "the group with the most dice", "there, with the lowest die". Picks are data of a title:
each has a message, and the criteria that select one of the choices when the plan is played.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from games.rules.kernel.choice import Choice
from games.rules.kernel.text import Param, Text


class Pick(msgspec.Struct, frozen=True):
    """A criterion that selects one of the choices whose labels have the message id ``of``.

    ``says`` is the id of the pick's own message; it gets the parameters of the replaced label. The
    other fields name parameters of labels; a dot goes into a Text ("card.value"). The parameters
    named in ``same`` must be equal in both choices. The parameter ``where`` must be a Text with one
    of the message ids ``among``. The pick selects the choice with the highest value of ``most`` or
    the lowest of ``least``; without these, the first choice.
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
        """Return whether a choice with this label is of the pick's kind."""
        if not self.where:
            return label.id == self.of
        found = _value(label, self.where)
        return label.id == self.of and isinstance(found, Text) and found.id in self.among

    def best(self, label: Text, choices: Iterable[Choice]) -> Choice | None:
        """Return the choice that replaces a planned one with this label; ``None`` if none fits."""
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
    """Return a parameter of a label, or of a Text in it."""
    found: Param | None = label
    for name in path.split(".") if path else ():
        found = found.params.get(name) if isinstance(found, Text) else None
    return found if path else None


def _number(label: Text, path: str) -> int:
    value = _value(label, path)
    if not isinstance(value, int):
        raise TypeError(f"{label.id} has no number at {path}")
    return value
