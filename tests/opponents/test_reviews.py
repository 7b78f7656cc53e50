"""Reviews of games: they are stored as JSON, and pages read them without NumPy."""

from __future__ import annotations

import subprocess
import sys

import msgspec

from games.opponents.reviews import Answer, Columns, Review, Turn, TurningPoint

SAID = Review(
    version=1,
    trainings=("yspahan-2-1",),
    start=(0.52, 0.48),
    turns=(Turn(0, 1, 0, 3, -0.02, 0.004, (0.55, 0.45), (3, 0)),),
    points=(TurningPoint(0, 1, (Answer(("draw",), 0.5, 0), Answer(("a", "b"), 0.48, 0.004)), 1),),
    columns=(Columns(0.52, -0.02, 0.1, None, 0.4, 1.0, 0.004),),
    seconds=12.5,
)


def test_a_review_is_stored_as_json() -> None:
    assert msgspec.json.decode(msgspec.json.encode(SAID), type=Review) == SAID


def test_stored_reviews_are_read_without_numpy() -> None:
    read = "import sys; import games.opponents.reviews; sys.exit('numpy' in sys.modules)"
    subprocess.run([sys.executable, "-c", read], check=True)
