"""Bugs to plant into the honest toy: at least one for each law."""

from tests.rules.bugs import counting, foreseeing, hiding, offers, playing, previewing
from tests.rules.bugs.planting import BUGS, Plant, with_choices

__all__ = [
    "BUGS",
    "Plant",
    "counting",
    "foreseeing",
    "hiding",
    "offers",
    "playing",
    "previewing",
    "with_choices",
]
