"""The laws detect violations: each bug planted into the toy breaks the law that it names."""

from collections import Counter
from hashlib import sha256
from typing import Any

import pytest

from games.rules import titles
from games.rules.kernel import Title
from games.rules.laws import ENDINGS, LAWS, Game, LawBroken, sealed, walk
from games.rules.laws.previewing import Effects, Told
from tests.rules.bugs import BUGS, Plant, with_choices
from tests.rules.bugs.previewing import with_notes
from tests.rules.doubles import Turn, toy

SEEDS = 8
LIMIT = 300
"""The most choices of a game; a usual game of the toy takes about thirty."""


def try_one_law(title: Title[Any], name: str) -> None:
    """Play a few games with only this law."""
    laws = [law for law in LAWS if law.name == name]
    endings = [law for law in ENDINGS if law.name == name]
    for number in range(SEEDS):
        for seats in title.seats:
            seed = sha256(bytes([number])).digest()
            walk(Game(title, seats, seed, limit=LIMIT), laws, endings)


@pytest.mark.parametrize(("law", "complaint", "plant"), BUGS)
def test_bug_is_caught_by_its_law(
    law: str, complaint: str, plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(LawBroken) as caught:
        try_one_law(plant(monkeypatch), law)
    assert caught.value.law == law
    assert complaint in caught.value.detail


@pytest.mark.parametrize("law", [law.name for law in [*LAWS, *ENDINGS]])
def test_honest_toy_breaks_no_law(law: str) -> None:
    try_one_law(toy(), law)


@pytest.mark.parametrize("law", ["preview-true", "lookahead"])
def test_honest_toy_with_notes_breaks_no_law(law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    try_one_law(with_notes(monkeypatch), law)


def came(turned: tuple[int, int, int], fame: tuple[int, int]) -> bool:
    """Return whether the law accepts these amounts.

    ``turned`` has the cards before, announced and after; ``fame`` has the amounts announced and
    after.
    """
    names = dict.fromkeys(("coins", "karma", "stewards"), 0)
    (had, least, left), (least_fame, left_fame) = turned, fame
    effects = Effects(Counter(), Counter(), {**names, "turned": left, "fame": left_fame})
    told = Told(
        titles.get("rajas-cards-karma"),
        {**names, "turned": had, "fame": 0},
        {**names, "turned": least, "fame": least_fame},
        effects,
    )
    return told.came("fame", least_fame, effects.left)


def test_less_is_left_only_by_full_sets_that_were_exchanged() -> None:
    assert came((2, 3, 4), (3, 0))
    assert not came((2, 3, 4), (4, 0))
    assert not came((2, 3, 3), (1, 0))


def test_for_the_last_track_card_fame_may_go_in_the_place_of_coins() -> None:
    assert came((5, 6, 6), (3, 0))
    assert not came((5, 6, 6), (4, 0))
    assert not came((6, 6, 6), (1, 0))


def test_every_law_has_a_bug_that_it_catches() -> None:
    caught = {param.values[0] for param in BUGS}
    assert caught == {law.name for law in [*LAWS, *ENDINGS]} | {"ends"}


def test_broken_law_comes_with_a_game_to_play_again() -> None:
    with pytest.raises(LawBroken) as caught:
        try_one_law(toy(flow=lambda ply: ply.push(0, Turn())), "ends")
    replay = caught.value.replay
    assert (replay.law, len(replay.choices)) == ("ends", LIMIT)
    assert replay.detail in str(caught.value)


def test_digest_of_offers_depends_on_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    replay = walk(Game(toy(), 3, bytes(32))).replay()
    before = sealed(toy(), replay).offers
    with_choices(monkeypatch, lambda choices: choices[::-1])
    assert sealed(toy(), replay).offers != before
