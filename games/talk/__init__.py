"""What is said at a table: how its text is cleaned, and where its links are. Pure; no database."""

from games.talk.words import LONGEST, Bit, bits, excerpt
from mp2site.plain import cleaned

__all__ = ["LONGEST", "Bit", "bits", "cleaned", "excerpt"]
