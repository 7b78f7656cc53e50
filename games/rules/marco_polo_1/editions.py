"""The title's editions: one is shipped with it, and an operator may add others."""

from games.rules.kernel import DataEditions
from games.rules.marco_polo_1.check import check, sum_up
from games.rules.marco_polo_1.facts import OWN, Edition

EDITIONS = DataEditions(OWN, Edition, check, sum_up)
edition = EDITIONS.facts
"""The function that returns an edition's facts by its name."""
