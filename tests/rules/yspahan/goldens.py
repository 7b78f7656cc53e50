"""Makes the golden games of Yspahan: ``python -m tests.rules.yspahan.goldens`` writes them anew.

Three temperaments play games with many seeds: one tries every kind of thing, one plays as the house
would and now and then something else, one hoards cards. For each number of seats the games are kept
that show most of what the others haven't shown, until nothing new comes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from games.rules import titles
from games.rules.kernel import Choice
from games.rules.laws import Replay, fold, save, sealed
from games.rules.laws.replay import find
from games.rules.laws.walk import pick

FOLDER = Path(__file__).resolve().parents[2] / "golden" / "yspahan"
TITLE = titles.get("yspahan")
TRIES = 150
"""Games of each temperament, for each number of seats, that the golden ones are chosen from."""
LEAST = 3
"""Golden games for each number of seats, at least."""

Temper = Callable[[Any, int, list[Choice], Random], Choice]


def curious(state: Any, seat: int, choices: list[Choice], rng: Random) -> Choice:
    """Choose a kind of thing first, then one of them: rare kinds come up as often as others."""
    return pick({seat: choices}, rng)[1]


def sensible(state: Any, seat: int, choices: list[Choice], rng: Random) -> Choice:
    """Mostly do what the house would do."""
    if rng.random() < 0.3:
        return curious(state, seat, choices, rng)
    house = TITLE.autoplay(state, seat)
    return next(choice for choice in choices if choice.key == house)


def hoarding(state: Any, seat: int, choices: list[Choice], rng: Random) -> Choice:
    """Draw whenever possible, and keep the cards as long as there are some to draw."""
    drawing = [choice for choice in choices if choice.key in ("act:draw", "draw", "end")]
    return drawing[0] if drawing else sensible(state, seat, _without_cards(choices), rng)


def _without_cards(choices: list[Choice]) -> list[Choice]:
    return [choice for choice in choices if choice.group not in ("card", "boost")] or choices


TEMPERS: dict[str, Temper] = {"curious": curious, "sensible": sensible, "hoarding": hoarding}


def played(seats: int, temper: str, number: int) -> Replay:
    """Play a whole game; the same arguments give the same game."""
    name = f"yspahan {seats} {temper} {number}"
    seed, rng = sha256(name.encode()).digest(), Random(name)
    state, choices = TITLE.new(seats, seed), []
    while offers := TITLE.offers(state):
        seat = next(iter(offers))
        choice = TEMPERS[temper](state, seat, offers[seat], rng)
        choices.append((seat, choice.key))
        TITLE.push(state, seat, choice)
    return Replay(
        title=TITLE.slug,
        rules_version=TITLE.rules_version,
        edition=TITLE.edition(None),
        seats=seats,
        seed=seed.hex(),
        choices=choices,
    )


# -- what a game shows ----------------------------------------------------------------------


def shown(replay: Replay) -> set[str]:
    """Return what happens in a game: kinds of choices, kinds of events, and rare situations."""
    state, found = replay.new(TITLE), set[str]()
    for seat, key in replay.choices:
        ply = TITLE.push(state, seat, find(TITLE.offers(state), seat, key))
        found |= {f"key {family(key)}"} | {f"event {event.kind}" for event in ply.events}
    return found | set(_situations(replay, state))


def family(key: str) -> str:
    """Return what a key is about, without the place or the number."""
    verb, _, what = key.partition(":")
    if verb in ("roll", "take", "boost", "act"):
        return key
    if verb == "card":
        return f"card:{what.partition(':')[0]}" + (
            what[4:].partition("=")[0] if "=" in what else ""
        )
    if verb == "build":
        building, _, waiver = what.partition("+")
        return f"build+{waiver}" if waiver else f"build:{building}"
    return verb


def _situations(replay: Replay, state: Any) -> Iterable[str]:
    public = TITLE.view(state, None)["public"]
    outcome = TITLE.outcome(state)
    if outcome and len(outcome.winners) > 1:
        yield "shared victory"
    if any(len(own["buildings"]) == 6 for own in public["merchants"]):
        yield "six buildings"
    if all(public["scores"]["full"]):
        yield "full caravans for all"
    if replay.seats == 4 and public["order"] not in _rotations(4):
        yield "another order on the last day"


def _rotations(seats: int) -> list[list[int]]:
    return [[(first + place) % seats for place in range(seats)] for first in range(seats)]


# -- choosing -------------------------------------------------------------------------------


def chosen(seats: int) -> dict[str, Replay]:
    """Return golden games of so many seats, by name: each shows most of what is still missing."""
    games = {
        f"{seats}-{temper}-{number}": played(seats, temper, number)
        for temper in TEMPERS
        for number in range(TRIES)
    }
    shows = {name: shown(game) for name, game in games.items()}
    kept: dict[str, Replay] = {}
    missing = set.union(*shows.values())
    while missing or len(kept) < LEAST:
        best = max(shows, key=lambda name: (len(shows[name] & missing), -len(games[name].choices)))
        missing -= shows.pop(best)
        kept[best] = games[best]
    return kept


def main() -> None:
    """Write the golden games in the place of the old ones."""
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for seats in TITLE.seats:
        for name, game in chosen(seats).items():
            assert TITLE.over(fold(TITLE, game))
            print(save(sealed(TITLE, game), FOLDER, name), len(game.choices))


if __name__ == "__main__":
    main()
