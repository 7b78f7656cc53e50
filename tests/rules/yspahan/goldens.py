"""The golden games of Yspahan: ``python -m tests.rules.yspahan.goldens`` writes them again.

Three temperaments play games with many seeds. One tries every kind of choice, one follows the
heuristics with some random choices, one collects cards. For each number of seats, `golden_choice`
selects games until they show all facts.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from games.rules import titles
from games.rules.kernel import Choice
from games.rules.laws import Replay, fold
from tests.rules.golden_choice import chosen, kinds_in, tried, write
from tests.rules.temperaments import Temper, curious, foremost, play, sensible

TITLE = titles.get("yspahan")
TRIES = 150
"""The number of candidates of each temperament, for each number of seats."""
SENSIBLE = sensible(TITLE, 0.3)


def hoarding(state: Any, seat: int, choices: list[Choice], rng: Random) -> Choice:
    """Draw whenever possible, and keep the cards until the deck is used up."""
    drawing = [choice for choice in choices if choice.key in ("act:draw", "draw", "end")]
    return drawing[0] if drawing else SENSIBLE(state, seat, _without_cards(choices), rng)


def _without_cards(choices: list[Choice]) -> list[Choice]:
    return [choice for choice in choices if choice.group not in ("card", "boost")] or choices


TEMPERS: dict[str, Temper] = {"curious": curious, "sensible": SENSIBLE, "hoarding": hoarding}


def game(seats: int, temper: str, number: int) -> Replay:
    """Play a whole game; the same arguments give the same game."""
    name = f"yspahan {seats} {temper} {number}"
    return play(TITLE, seats, TEMPERS[temper], name, whose=foremost)


# -- the facts of a game --------------------------------------------------------------------


def shown(replay: Replay) -> set[str]:
    """Return the facts of a game: kinds of choices, kinds of events, and rare situations."""
    found = kinds_in(TITLE, replay, lambda state, choice: family(choice.key))
    return found | set(_situations(replay, fold(TITLE, replay)))


def family(key: str) -> str:
    """Return the part of a key without the place or the number."""
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


def main() -> None:
    """Write the golden games, and delete the old ones; each number of seats shows every fact."""
    games: dict[str, Replay] = {}
    for seats in TITLE.seats:
        games |= chosen(tried(game, [seats], TEMPERS, TRIES), shown)
    write(TITLE, games)


if __name__ == "__main__":
    main()
