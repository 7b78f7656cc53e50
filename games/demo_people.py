"""The demo's people and their common password, which isn't secret."""

from __future__ import annotations

from typing import Final

PASSWORD: Final = "caravan"  # noqa: S105 - shown to everybody who starts the demo
PEOPLE: Final = {"Mara": "en", "Jonas": "de", "Aylin": "en", "Piotr": "en"}
"""The people's languages by their names."""
