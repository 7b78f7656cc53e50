"""The title's editions: some are shipped with it, and an operator may add others."""

from games.rules.kernel import DataEditions
from games.rules.marco_polo_2.check import check, sum_up
from games.rules.marco_polo_2.facts import BESIDE, OWN, Edition

EDITIONS = DataEditions(OWN, Edition, check, sum_up, BESIDE)
edition = EDITIONS.facts
"""The function that returns an edition's facts by its name."""
