"""Choice cards: a choice's cost on the left, its gain on the right, the amounts left below."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from games.rules.kernel import Span, purse_text
from mp2site.text.rendering import msg, render

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from games.rules.kernel import Lookahead, Prospect, PurseSign
    from games.views.present import Board


@dataclass(frozen=True, slots=True)
class Amount:
    """An amount, or a range from ``least`` to ``count``.

    It has its icon, its words, and the amount ``before`` the choice.
    """

    sign: PurseSign | None
    count: int
    said: str
    before: int
    least: int
    at_least: bool = False
    """Whether the real amount can exceed ``count`` by an unknown number."""

    @property
    def exact(self) -> bool:
        """Whether the amount is one number instead of a range."""
        return self.least == self.count and not self.at_least

    @property
    def figure(self) -> str:
        """The number or the range in its shortest form."""
        if self.exact:
            return str(self.count)
        if self.at_least:
            return f"≥{self.count}"
        return f"{self.least}–{self.count}" if self.least else f"≤{self.count}"


@dataclass(frozen=True, slots=True)
class Side:
    """The cost or the gain of a choice.

    The ``amounts`` are certain. In addition, exactly one of the bundles in ``either`` is paid or
    received.
    """

    amounts: list[Amount]
    either: list[list[Amount]]

    @property
    def marks(self) -> int:
        """The number of amounts that are drawn on this side."""
        return len(self.amounts) + sum(len(one) for one in self.either)

    @property
    def exact(self) -> bool:
        """Whether no amount is a range. Alternative bundles don't count as ranges."""
        return all(each.exact for one in (self.amounts, *self.either) for each in one)

    @property
    def said(self) -> list[str]:
        """The side in words."""
        bundles = [
            msg("table-choice-card-and").join(each.said for each in one) for one in self.either
        ]
        one_of = msg("table-choice-card-or").join(bundles)
        return [*(each.said for each in self.amounts), *([one_of] if one_of else [])]


@dataclass(frozen=True, slots=True)
class ChoiceCard:
    """The effects of a choice on its seat, as far as they are known in advance."""

    cost: Side
    gain: Side
    left: list[Amount]
    said: str
    """The whole card in words."""
    beyond: str
    """A note that later choices decide the amounts, or that the amounts include later choices."""
    note: str
    """A note on effects that the card leaves out, because of chance or because there are too many
    paths.
    """
    whole: bool
    """Whether nothing but chance can add to the card's effects."""
    open: bool
    """Whether chance decides amounts, so that more is possible."""
    less: str
    """A note that an automatic exchange may reduce some of the amounts left."""
    lasting: bool
    """Whether the choice can't be undone."""
    warning: str
    """The reason why the choice can't be undone, in a few words."""

    @property
    def marks(self) -> int:
        """The number of amounts that are drawn on the card."""
        return self.cost.marks + self.gain.marks


def choice_card(board: Board, prospect: Prospect) -> ChoiceCard:
    """Return the card of a choice, with the board's own icons and in words."""
    lookahead = prospect.lookahead
    card = ChoiceCard(
        cost=_side(
            board,
            lookahead.cost,
            lookahead.cost_either,
            lookahead.cost_more,
            one=lookahead.cost_one,
        ),
        gain=_side(
            board,
            lookahead.gain,
            lookahead.gain_either,
            lookahead.gain_more,
            one=lookahead.gain_one,
        ),
        left=_left(board, lookahead),
        said="",
        beyond="",
        note=_note(prospect),
        whole=lookahead.whole,
        open=lookahead.open,
        less=_less(board, lookahead),
        lasting=prospect.lasts,
        warning=_warning(prospect),
    )
    card = replace(card, beyond=_beyond(card, follows=lookahead.follows))
    return replace(card, said=" ".join(_sentences(card)))


def _side(
    board: Board,
    spans: Mapping[str, Span],
    either: list[dict[str, int]],
    more: list[str],
    *,
    one: bool,
) -> Side:
    """Return a side: the certain amounts, and the bundles of which exactly one applies."""
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


def _left(board: Board, lookahead: Lookahead) -> list[Amount]:
    """Return the amounts left, each with the amount before, for names whose change is certain."""
    nothing = Span(0, 0)
    left = []
    for name, span in lookahead.left.items():
        gained, paid = lookahead.gain.get(name, nothing), lookahead.cost.get(name, nothing)
        if gained.least == gained.most and paid.least == paid.most:
            before = span.least - gained.least + paid.least
            amount = _least if name in lookahead.left_more else _amount
            left.append(amount(board, name, span, "subject", before))
    return left


def _amounts(board: Board, spans: Mapping[str, Span]) -> list[Amount]:
    return [_amount(board, name, span, "object") for name, span in spans.items()]


def _amount(board: Board, name: str, span: Span, case: str, before: int = 0) -> Amount:
    sign, said = board.drawing.purse.get(name), _said(board, name, span, case)
    return Amount(sign, span.most, said, before, span.least)


def _least(board: Board, name: str, span: Span, case: str, before: int = 0) -> Amount:
    """Return an amount to which later choices or chance may add."""
    amount = _amount(board, name, span, case, before)
    return replace(amount, said=msg("table-choice-card-at-least", least=amount.said), at_least=True)


def _said(board: Board, name: str, span: Span, case: str) -> str:
    least, most = span
    said = render(purse_text(board.title.slug, name, most, case))
    if least == most:
        return said
    if least:
        return msg("table-choice-card-from-to", least=least, most=said)
    return msg("table-choice-card-up-to", most=said)


def _sentences(card: ChoiceCard) -> Iterable[str]:
    """Yield the card's sentences, for example: pay 1 camel, get 2 points, then 2 camels."""
    left = [each.said for each in card.left]
    parts = (("cost", card.cost.said), ("gain", card.gain.said), ("left", left))
    for verb, said in parts:
        if said:
            yield msg(f"table-choice-card-said-{verb}", what=", ".join(said))
    yield from (said for said in (card.beyond, card.note, card.less, card.warning) if said)


def _beyond(card: ChoiceCard, *, follows: bool) -> str:
    """Return the note that later choices decide the effect, or that the card includes them."""
    if card.open or not card.whole:
        return ""
    if not (card.cost.exact and card.gain.exact):
        return msg("table-choice-card-depends")
    return msg("table-choice-card-follows") if follows else ""


def _note(prospect: Prospect) -> str:
    """Return the note on effects that the card leaves out."""
    if not prospect.lookahead.whole:
        return msg("table-choice-card-open")
    if prospect.preview.open:
        return msg("table-choice-card-draws")
    return msg("table-choice-card-may-draw") if prospect.lookahead.open else ""


def _less(board: Board, lookahead: Lookahead) -> str:
    """Return the note that an automatic exchange may bring more and leave less.

    Empty if it can't.
    """
    left = {name for name in lookahead.left_more if lookahead.left[name].least}
    return msg("table-choice-card-less") if left & board.title.rules.exchanges.keys() else ""


def _warning(prospect: Prospect) -> str:
    """Return the reason why a choice can't be undone; empty if it can be."""
    if not prospect.lasts:
        return ""
    if prospect.preview.draws:
        return msg("table-choice-card-draws-lasts")
    return msg(
        "table-choice-card-ends-lasts" if prospect.preview.ends_turn else "table-choice-card-lasts"
    )
