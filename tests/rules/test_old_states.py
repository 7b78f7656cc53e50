"""Positions as older rules stored them: running tables play on under the rules as they are.

Each file of ``old_states/`` holds positions of one rules version, encoded by it, one for each kind of step
that can lie on a stack. It is never written again: that is what makes it a promise to running tables.
"""

import json
import zlib
from base64 import b85decode
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from games.rules import titles
from games.rules.kernel import Title

FOLDER = Path(__file__).parent / "old_states"


class Old(NamedTuple):
    """A stored position, and what lies on a stack in it."""

    slug: str
    version: int
    what: str
    data: bytes


def stored() -> list[Old]:
    """Return all stored positions."""
    files = [json.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.json"))]
    return [
        Old(file["title"], file["rules_version"], what, zlib.decompress(b85decode(data)))
        for file in files
        for what, data in file["states"].items()
    ]


@pytest.mark.parametrize("old", stored(), ids=lambda old: f"{old.slug}-{old.version}-{old.what}")
def test_a_position_of_older_rules_is_played_to_its_end(old: Old) -> None:
    title: Title[Any] = titles.get(old.slug)
    assert title.rules_version >= old.version
    state = title.decode(old.data)
    assert title.audit(state) == []
    assert title.decode(title.encode(state)) == state
    while acting := title.acting(state):
        for seat in acting:
            assert len(title.features(state, seat)) == len(title.feature_names)
            state = title.play(state, seat, title.autoplay(state, seat)).state
            assert title.audit(state) == []
            break
    assert title.outcome(state) is not None
