"""Golden games: stored games that must replay exactly.

A golden game fixes behaviour: its choices, all offers with their order, and the final scores. If
one fails because the rules were changed on purpose, raise the title's ``RULES_VERSION`` and write
new games with ``manage.py playout <title> --seats N --save DIR``.
"""

from pathlib import Path

import msgspec
import pytest

from games.rules import titles
from games.rules.laws import CHEAP, CHEAP_ENDINGS, Game, load, sealed, walk
from games.rules.laws.replay import NotOffered, Replay, fold, from_json, to_json
from tests.rules.doubles import toy
from tests.rules.golden_choice import GOLDEN, LEAST
from tests.rules.saving import replay_saved
from tests.support.extent import EVERYTHING, extent

FILES = [
    pytest.param(path, id=f"{path.parent.name}/{path.stem}")
    for path in sorted(GOLDEN.glob("*/*.json"))
]
CASES = [
    pytest.param(title.slug, seats, id=f"{title.slug}-{seats}")
    for title in titles
    for seats in title.seats
]


@pytest.mark.parametrize("path", FILES)
def test_golden_game_goes_and_ends_as_it_did(path: Path) -> None:
    replay = load(path)
    title = titles.get(replay.title)
    assert replay.title == path.parent.name
    assert replay.rules_version == title.rules_version
    assert sealed(title, replay) == replay
    assert replay.outcome is not None


@pytest.mark.parametrize("path", extent(EVERYTHING, FILES[::2], FILES))
def test_golden_game_breaks_no_law(path: Path) -> None:
    replay = load(path)
    with replay_saved():
        walk(Game.again(titles.get(replay.title), replay), CHEAP, CHEAP_ENDINGS)


@pytest.mark.parametrize(("slug", "seats"), CASES)
def test_there_are_several_golden_games_for_every_number_of_seats(slug: str, seats: int) -> None:
    replays = [load(path) for path in (GOLDEN / slug).glob("*.json")]
    assert sum(replay.seats == seats for replay in replays) >= LEAST


@pytest.fixture
def replay() -> Replay:
    return sealed(toy(), walk(Game(toy(), 3, bytes(32))).replay())


def test_replay_survives_json(replay: Replay) -> None:
    assert from_json(to_json(replay)) == replay
    assert replay.choices


def test_digest_depends_on_the_length_of_the_game(replay: Replay) -> None:
    # Without only the last choice, all offers would be the same, since the end offers nothing.
    shorter = msgspec.structs.replace(replay, choices=replay.choices[:-2])
    assert sealed(toy(), shorter).offers != replay.offers
    assert sealed(toy(), shorter).outcome is None


def test_replay_of_a_choice_that_was_never_offered_is_refused(replay: Replay) -> None:
    replay.choices.insert(3, (0, "jump"))
    with pytest.raises(NotOffered, match="seat 0 is not offered 'jump'"):
        fold(toy(), replay)
