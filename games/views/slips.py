"""A choice's slip: on the left what one pays, on the right what one gets, below what is left then.

The kernel speaks as the seat does: a seat *takes* what it receives and *gives* what it pays. A slip's names
are the choice's: it *takes* from the seat and *gives* to it. The page says pay, get, then.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from games.rules.kernel import Span, purse_text
from mp2site.text import msg, render

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from games.rules.kernel import Ahead, Prospect, PurseSign
    from games.views.present import Board


@dataclass(frozen=True, slots=True)
class Amount:
    """An amount of what a purse counts, ``least`` to ``count``: drawn, said, and how much there was before."""

    sign: PurseSign | None
    count: int
    said: str
    before: int
    least: int
    at_least: bool = False
    """Whether it may be more, and nobody knows how much."""

    @property
    def exact(self) -> bool:
        """Whether it is one number, and no range."""
        return self.least == self.count and not self.at_least

    @property
    def figure(self) -> str:
        """The number or the range, as short as can be."""
        if self.exact:
            return str(self.count)
        if self.at_least:
            return f"≥{self.count}"
        return f"{self.least}–{self.count}" if self.least else f"≤{self.count}"


@dataclass(frozen=True, slots=True)
class Side:
    """What a choice takes, or what it gives: these amounts, and one of some bundles of more."""

    amounts: list[Amount]
    either: list[list[Amount]]

    @property
    def marks(self) -> int:
        """How many amounts are drawn."""
        return len(self.amounts) + sum(len(one) for one in self.either)

    @property
    def exact(self) -> bool:
        """Whether it has no ranges; one of some bundles is told as such."""
        return all(each.exact for one in (self.amounts, *self.either) for each in one)

    @property
    def said(self) -> list[str]:
        """Its parts in words."""
        bundles = [msg("table-slip-and").join(each.said for each in one) for one in self.either]
        one_of = msg("table-slip-or").join(bundles)
        return [*(each.said for each in self.amounts), *([one_of] if one_of else [])]


@dataclass(frozen=True, slots=True)
class Slip:
    """What a choice does to the seat that makes it, as far as it can be known."""

    takes: Side
    gives: Side
    leaves: list[Amount]
    said: str
    """All of it in words."""
    beyond: str
    """That what is chosen next decides how much it is, or that what follows is counted in."""
    note: str
    """What isn't in it: chance decides it, or too many ways are left."""
    whole: bool
    """Whether only chance can bring what isn't in it."""
    open: bool
    """Whether chance can bring more, and decides of amounts."""
    less: str
    """That less may be left of what becomes something else by itself as soon as a set is full."""
    lasting: bool
    """Whether undo can't take it back."""
    warning: str
    """Why not, in a few words."""

    @property
    def marks(self) -> int:
        """How many amounts it draws."""
        return self.takes.marks + self.gives.marks


def slip(board: Board, prospect: Prospect) -> Slip:
    """Return what a choice comes to, in a board's own signs and in words."""
    ahead = prospect.ahead
    slip = Slip(
        takes=_side(board, ahead.gives, ahead.gives_either, ahead.gives_more, one=ahead.gives_one),
        gives=_side(board, ahead.takes, ahead.takes_either, ahead.takes_more, one=ahead.takes_one),
        leaves=_left(board, ahead),
        said="",
        beyond="",
        note=_note(prospect),
        whole=ahead.whole,
        open=ahead.open,
        less=_less(board, ahead),
        lasting=prospect.lasts,
        warning=_warning(prospect),
    )
    slip = replace(slip, beyond=_beyond(slip, follows=ahead.follows))
    return replace(slip, said=" ".join(_sentences(slip)))


def _side(
    board: Board,
    spans: Mapping[str, Span],
    either: list[dict[str, int]],
    more: list[str],
    *,
    one: bool,
) -> Side:
    """Return amounts and bundles; of what may be nothing, of which only one thing comes, each is a bundle."""
    bundles = [_amounts(board, _exact(each)) for each in either]
    sure = {name: span for name, span in spans.items() if not any(name in each for each in either)}
    amounts = {
        name: (_least if name in more else _amount)(board, name, sure[name], "object")
        for name in sure
    }
    loose = [name for name in sure if one and not either and sure[name].least == 0]
    return Side(
        [amounts[name] for name in sure if name not in loose],
        bundles + [[amounts[name]] for name in loose],
    )


def _exact(counts: dict[str, int]) -> dict[str, Span]:
    return {name: Span(count, count) for name, count in counts.items()}


def _left(board: Board, ahead: Ahead) -> list[Amount]:
    """Return what is left, after what there was, of all that is certain."""
    nothing = Span(0, 0)
    left = []
    for name, span in ahead.leaves.items():
        gained, paid = ahead.takes.get(name, nothing), ahead.gives.get(name, nothing)
        if gained.least == gained.most and paid.least == paid.most:
            before = span.least - gained.least + paid.least
            amount = _least if name in ahead.leaves_more else _amount
            left.append(amount(board, name, span, "subject", before))
    return left


def _amounts(board: Board, spans: Mapping[str, Span]) -> list[Amount]:
    return [_amount(board, name, span, "object") for name, span in spans.items()]


def _amount(board: Board, name: str, span: Span, case: str, before: int = 0) -> Amount:
    sign, said = board.drawing.purse.get(name), _said(board, name, span, case)
    return Amount(sign, span.most, said, before, span.least)


def _least(board: Board, name: str, span: Span, case: str, before: int = 0) -> Amount:
    """Return an amount of which more may come, by what is chosen next or by chance."""
    amount = _amount(board, name, span, case, before)
    return replace(amount, said=msg("table-slip-at-least", least=amount.said), at_least=True)


def _said(board: Board, name: str, span: Span, case: str) -> str:
    least, most = span
    said = render(purse_text(board.title.slug, name, most, case))
    if least == most:
        return said
    if least:
        return msg("table-slip-from-to", least=least, most=said)
    return msg("table-slip-up-to", most=said)


def _sentences(slip: Slip) -> Iterable[str]:
    """Say it as one would read it out: pay 1 camel, get 2 points, then 2 camels."""
    left = [each.said for each in slip.leaves]
    parts = (("takes", slip.takes.said), ("gives", slip.gives.said), ("leaves", left))
    for verb, said in parts:
        if said:
            yield msg(f"table-slip-said-{verb}", what=", ".join(said))
    yield from (said for said in (slip.beyond, slip.note, slip.less, slip.warning) if said)


def _beyond(slip: Slip, *, follows: bool) -> str:
    """Say that a range, or more than the choice itself does, comes of further choices."""
    if slip.open or not slip.whole:
        return ""
    if not (slip.takes.exact and slip.gives.exact):
        return msg("table-slip-depends")
    return msg("table-slip-follows") if follows else ""


def _note(prospect: Prospect) -> str:
    """Say what isn't in a slip."""
    if not prospect.ahead.whole:
        return msg("table-slip-open")
    if prospect.preview.open:
        return msg("table-slip-draws")
    return msg("table-slip-may-draw") if prospect.ahead.open else ""


def _less(board: Board, ahead: Ahead) -> str:
    """Say that more may come of what is exchanged by itself, and that less of it is left then."""
    left = {name for name in ahead.leaves_more if ahead.leaves[name].least}
    return msg("table-slip-less") if left & board.title.rules.exchanges.keys() else ""


def _warning(prospect: Prospect) -> str:
    """Say why a choice can't be undone; nothing where it can."""
    if not prospect.lasts:
        return ""
    if prospect.preview.draws:
        return msg("table-slip-draws-lasts")
    return msg("table-slip-ends-lasts" if prospect.preview.ends_turn else "table-slip-lasts")
