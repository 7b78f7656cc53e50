"""A choice's slip: on the left what it takes, on the right what it gives, below what is left.

The kernel speaks as the seat does: a seat *takes* what it receives and *gives* what it pays. A slip speaks as
a contract does, of the choice: it *takes* from the seat and *gives* to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.rules.kernel import purse_text
from mp2site.text import msg, render

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.rules.kernel import Foreseen, PurseSign
    from games.views.present import Board


@dataclass(frozen=True, slots=True)
class Amount:
    """An amount of what a purse counts: how it is drawn and said, and how much there was before."""

    sign: PurseSign | None
    count: int
    said: str
    before: int = 0


@dataclass(frozen=True, slots=True)
class Slip:
    """What a choice does to the seat that makes it, as far as it can be known."""

    takes: list[Amount]
    gives: list[Amount]
    leaves: list[Amount]
    said: str
    """All of it in words."""
    draws: bool
    lasting: bool
    """Whether undo can't take it back."""
    warning: str
    """Why not, in a few words."""


def slip(board: Board, foreseen: Foreseen) -> Slip:
    """Return a preview in a board's own signs and in words."""
    preview = foreseen.preview
    takes = [_amount(board, name, count) for name, count in preview.gives.items()]
    gives = [_amount(board, name, count) for name, count in preview.takes.items()]
    leaves = [
        _amount(board, name, count, count + preview.gives.get(name, 0) - preview.takes.get(name, 0))
        for name, count in preview.leaves.items()
    ]
    return Slip(
        takes=takes,
        gives=gives,
        leaves=leaves,
        said=" ".join(_sentences(takes, gives, leaves, foreseen)),
        draws=preview.draws,
        lasting=foreseen.lasts,
        warning=_warning(foreseen),
    )


def _amount(board: Board, name: str, count: int, before: int = 0) -> Amount:
    said = render(purse_text(board.title.slug, name, count))
    return Amount(board.drawing.purse.get(name), count, said, before)


def _sentences(
    takes: list[Amount], gives: list[Amount], leaves: list[Amount], foreseen: Foreseen
) -> Iterable[str]:
    """Say it as one would read it out: takes 1 camel, gives 2 points, leaves 2 camels."""
    for verb, amounts in (("takes", takes), ("gives", gives), ("leaves", leaves)):
        if amounts:
            yield msg(f"table-slip-said-{verb}", what=", ".join(each.said for each in amounts))
    if foreseen.lasts:
        yield _warning(foreseen)


def _warning(foreseen: Foreseen) -> str:
    """Say why a choice can't be undone; nothing where it can."""
    if not foreseen.lasts:
        return ""
    if foreseen.preview.draws:
        return msg("table-slip-draws-lasts")
    return msg("table-slip-ends-lasts" if foreseen.preview.ends_turn else "table-slip-lasts")
