"""Whom a table may ask for: people who make their turns in time, or of some rating. Pure; no database."""

from __future__ import annotations

from typing import Final

PUNCTUAL: Final = (0, 80, 90, 95)
"""Of a hundred turns so many in time; 0 asks for nothing."""
TIMED_TURNS: Final = 10
"""Of fewer turns with a clock nobody is judged."""
POINTS: Final = (0, 4000)
"""The least and the most that a table may name, in points as pages show them."""
WITHIN: Final = (150, 300)
"""By how many points the others may be stronger or weaker, where a wish says so."""
