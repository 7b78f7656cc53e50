"""Join requirements of a table: the allowed values for punctuality and rating.

This module is pure: it uses no database.
"""

from __future__ import annotations

from typing import Final

PUNCTUAL: Final = (0, 80, 90, 95)
"""The percentages of turns in time that a table can require; 0 requires nothing."""
TIMED_TURNS: Final = 10
"""The minimum number of turns with a clock for a person to have a punctuality."""
POINTS: Final = (0, 4000)
"""The lowest and the highest rating bound of a table, in points as pages show them."""
WITHIN: Final = (150, 300)
"""The rating differences in points that a seek can allow."""
