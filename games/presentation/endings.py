"""A game's end in words: the winner, the margin, and the largest differences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.rules.kernel import Outcome, ScoreLine
from mp2site.text.rendering import msg, render

REMARKS: Final = 2


def headline(outcome: Outcome, names: Sequence[str], you: int | None = None) -> str:
    """Return the winner and the margin: “Aylin won by 7”."""
    winners = outcome.winners
    if len(winners) > 1:
        return msg("ending-shared", names=joined([names[seat] for seat in winners]))
    (winner,) = winners
    who = "you" if winner == you else "other"
    by = _margin(outcome, winner)
    if by is None:
        return msg("ending-won", who=who, name=names[winner])
    return msg("ending-won-by", who=who, name=names[winner], by=by)


def _margin(outcome: Outcome, winner: int) -> int | None:
    """Return the winner's lead in points; ``None`` if a tie-break decides."""
    others = [total for seat, total in enumerate(outcome.totals) if seat != winner]
    by = outcome.totals[winner] - max(others, default=outcome.totals[winner])
    return by if by > 0 else None


def deciding(outcome: Outcome, names: Sequence[str]) -> list[str]:
    """Return one sentence for each of the largest differences between the winner and the second."""
    if len(outcome.winners) != 1 or len(outcome.totals) < 2:
        return []
    (winner,) = outcome.winners
    rest = [seat for seat in range(len(outcome.totals)) if seat != winner]
    second = min(rest, key=lambda seat: (outcome.ranks[seat], -outcome.totals[seat]))
    apart = [(line.points[winner] - line.points[second], line) for line in outcome.lines]
    apart.sort(key=lambda one: -abs(one[0]))
    return [_remark(by, line, names, winner, second) for by, line in apart[:REMARKS] if by]


def _remark(by: int, line: ScoreLine, names: Sequence[str], winner: int, second: int) -> str:
    ahead, behind = (winner, second) if by > 0 else (second, winner)
    return msg(
        "ending-remark",
        rule=render(line.label, people=names),
        name=names[ahead],
        other=names[behind],
        by=abs(by),
    )


def standings(outcome: Outcome, names: Sequence[str]) -> str:
    """Return all totals by rank: “Aylin 48, Mara 41, Jonas 25”."""
    order = sorted(range(len(names)), key=lambda seat: (outcome.ranks[seat], seat))
    return ", ".join(f"{names[seat]} {outcome.totals[seat]}" for seat in order)


def joined(names: Sequence[str]) -> str:
    """Join names: “Jonas, Aylin and Piotr”."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {msg('table-and')} {names[-1]}"
