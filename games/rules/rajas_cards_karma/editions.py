"""The editions of the title: some come with it, a host may add others."""

from games.rules.kernel import Editions
from games.rules.rajas_cards_karma.check import check, sum_up
from games.rules.rajas_cards_karma.facts import BESIDE, OWN, Facts

EDITIONS = Editions(OWN, Facts, check, sum_up, BESIDE)
edition = EDITIONS.facts
"""Returns an edition's facts by its name."""
