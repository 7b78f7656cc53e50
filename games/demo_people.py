"""The people of the demo, and their common password, which isn't secret."""

from __future__ import annotations

from typing import Final

from games.rules.kernel import WHOLE

PASSWORD: Final = "caravan"  # noqa: S105 - shown to everybody who starts the demo
PEOPLE: Final = {"Mara": WHOLE[0], "Jonas": WHOLE[1], "Aylin": WHOLE[0], "Piotr": WHOLE[0]}
"""The language of each demo person, by name."""
