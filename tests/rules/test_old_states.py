"""Positions that older rules stored: running tables continue under today's rules.

Each file in ``old_states/`` has encoded positions of one version of the rules: one for each
question, and some for acts that were below a question in random games. The files never change,
since running tables depend on them.
"""

import json
import zlib
from base64 import b85decode
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest

from games.rules import titles
from games.rules.kernel import Act, Title

FOLDER = Path(__file__).parent / "old_states"


class Old(NamedTuple):
    """A stored position, with its title, rules version and name."""

    slug: str
    version: int
    what: str
    data: bytes


def stored() -> list[Old]:
    files = [json.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.json"))]
    return [
        Old(file["title"], file["rules_version"], what, zlib.decompress(b85decode(data)))
        for file in files
        for what, data in file["states"].items()
    ]


NEVER_ASKED = {"marco-polo-1": {"choose-from-bag"}}
"""The questions that resolve themselves, since the bag gives only coins in this game."""


@pytest.mark.parametrize("slug", titles.slugs)
def test_every_question_has_a_stored_position(slug: str) -> None:
    title: Title[Any] = titles.get(slug)
    steps = get_args(import_module(f"{title.meta.package}.steps").AnyStep)
    questions = {tag_of(step) for step in steps if not issubclass(step, Act)}
    states = [title.decode(old.data) for old in stored() if old.slug == slug]
    lying = {tag_of(step) for state in states for stack in state.stacks for step in stack}
    assert questions - lying == NEVER_ASKED.get(slug, set())


def tag_of(step: Any) -> str:
    return str(step.__struct_config__.tag)


@pytest.mark.parametrize("old", stored(), ids=lambda old: f"{old.slug}-{old.version}-{old.what}")
def test_a_position_of_older_rules_is_played_to_its_end(old: Old) -> None:
    title: Title[Any] = titles.get(old.slug)
    assert title.rules_version >= old.version
    state = title.decode(old.data)
    assert title.rules.audit(state) == []
    assert title.decode(title.encode(state)) == state
    while acting := title.engine.acting(state):
        for seat in acting:
            assert len(title.features(state, seat)) == len(title.heuristics.feature_names)
            state = title.play(state, seat, title.autoplay(state, seat)).state
            assert title.rules.audit(state) == []
            break
    assert title.outcome(state) is not None
