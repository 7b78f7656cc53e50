"""Picks: what a planned choice may stand for, where it isn't known yet what will be offered.

"The group with the most dice", "there, with the lowest die": data of a title, each a message and by what it
is found among the choices of the moment.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from games.rules.kernel.choice import Choice
from games.rules.kernel.text import Param, Text


class Pick(msgspec.Struct, frozen=True):
    """What a choice may stand for in place of itself: the best of all choices that are said as it is.

    ``of``: the message of these choices' labels; ``says``: the pick's own, with the parameters of the label
    that it stands for. ``same``: what the choices must have in common with that one; ``where``: what must be
    one of the messages ``among`` ("level": a quarter's). They are ranked by ``most`` or ``least``, else the
    first is taken. All of these name a parameter of the label; a dot leads into a Text ("card.value").
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
        """Say the pick, in place of a choice with this label."""
        return Text(self.says, label.params)

    def fits(self, label: Text) -> bool:
        """Tell whether a choice with this label is of the pick's kind."""
        if not self.where:
            return label.id == self.of
        found = _value(label, self.where)
        return label.id == self.of and isinstance(found, Text) and found.id in self.among

    def best(self, label: Text, choices: Iterable[Choice]) -> Choice | None:
        """Return which of these choices is picked in place of one with this label, if one is."""
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
