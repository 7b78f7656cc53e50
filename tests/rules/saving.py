"""A context that saves a game which broke a law: it can be replayed and become a fixture."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from games.rules.laws import LawBroken, save

REPLAYS = Path(__file__).resolve().parents[2] / "var" / "replays"


@contextmanager
def replay_saved() -> Iterator[None]:
    """Save the replay of a broken law under ``var/replays``, and add its path to the error."""
    try:
        yield
    except LawBroken as broken:
        path = save(broken.replay, REPLAYS)
        broken.add_note(f"replay saved: {path}")
        raise
