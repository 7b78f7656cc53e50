"""The editions as data: what the kernel asks of a title whose values a house may replace."""

from __future__ import annotations

from games.rules.kernel import Editions
from games.rules.rajas_cards_karma.check import check, sum_up
from games.rules.rajas_cards_karma.facts import add_edition, edition, names

EDITIONS = Editions(
    names=names,
    read=lambda name: edition(name).data,
    check=check,
    sum_up=sum_up,
    add=add_edition,
)
