"""Talk: messages at a table."""

from games.talk.words import LONGEST, Bit, bits, excerpt
from mp2site.text.plain import cleaned

__all__ = ["LONGEST", "Bit", "bits", "cleaned", "excerpt"]
