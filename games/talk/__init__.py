"""Messages at a table: cleaning of their text, and its links. Pure; no database."""

from games.talk.words import LONGEST, Bit, bits, excerpt
from mp2site.text.plain import cleaned

__all__ = ["LONGEST", "Bit", "bits", "cleaned", "excerpt"]
