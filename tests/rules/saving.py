"""A context that saves a game that broke a law, so that it can be replayed or become a fixture."""

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
