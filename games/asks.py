"""Join requirements of a table: punctuality and rating. Pure; no database."""

from __future__ import annotations

from typing import Final

PUNCTUAL: Final = (0, 80, 90, 95)
"""The percentages of turns in time that a table can require; 0 requires nothing."""
TIMED_TURNS: Final = 10
"""The fewest turns with a clock by which a person is judged."""
POINTS: Final = (0, 4000)
"""The least and the greatest rating bound of a table, in points as pages show them."""
WITHIN: Final = (150, 300)
"""The rating differences in points that a seek can allow."""
