"""The title's editions: some are shipped with it, and an operator may add others."""

from games.rules.kernel import DataEditions
from games.rules.rajas_cards_karma.check import check, sum_up
from games.rules.rajas_cards_karma.facts import BESIDE, OWN, Facts

EDITIONS = DataEditions(OWN, Facts, check, sum_up, BESIDE)
edition = EDITIONS.facts
"""The function that returns an edition's facts by its name."""
