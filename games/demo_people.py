"""The people of the demo: who they are, and the password that everybody knows."""

from __future__ import annotations

from typing import Final

PASSWORD: Final = "caravan"  # noqa: S105 - shown to everybody who starts the demo
PEOPLE: Final = {"Mara": "en", "Jonas": "de", "Aylin": "en", "Piotr": "en"}
"""Their languages by name."""
