"""The golden games: ``python -m tests.rules.marco_polo_1.goldens`` writes them again.

Players of all temperaments play games with many seeds and all options; games known for the rarest
facts are added. `golden_choice` selects games until they show all facts, and some for each number
of seats. Then big spenders, who end without camels and often with equal points, play until one game
ends in each of three ways: won by points, won by camels, victory shared. Some games with bids for
characters follow.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.rules.kernel import Choice
from games.rules.laws import Replay
from tests.rules.golden_choice import Which, chosen, completed, kinds_in, named, tried, verb, write
from tests.rules.marco_polo_1.guided import FACTS, TEMPERS, TITLE, played, situations

TRIES = 5
"""The number of candidates of each temperament and number of seats."""
ENDINGS = ("won by points", "won by camels", "victory shared")
SPENT = 600
"""The most games of big spenders that are searched for an ending."""
RARE_GAMES: tuple[Which, ...] = (
    (2, "roaming", 198),
    (4, "eastward", 11),
    (3, "pilgrim", 225),
)
"""Further candidates: relocation, four seats in Beijing, eleven posts."""
BIDS = 1000
"""The least number of a game in which the characters are bid for."""
WITH_BIDS: tuple[Which, ...] = ((3, "curious", BIDS), (2, "sensible", BIDS))
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"characters": "random"},
    {"goals": "two", "bonuses": "fixed"},
    {"characters": "first-game", "goals": "two", "bonuses": "fixed"},
)


def game(seats: int, temper: str, number: int) -> Replay:
    """Play a whole game; its number selects the options."""
    rare = (seats, temper, number) in RARE_GAMES
    if number >= BIDS:
        return played(seats, temper, number, {"characters": "bid"})
    return played(seats, temper, number, {} if rare else OPTIONS[number % len(OPTIONS)])


def shown(replay: Replay) -> set[str]:
    """Return the facts of a game: kinds of choices, kinds of events, and rare situations."""
    found = kinds_in(TITLE, replay, family) | set(situations(replay))
    return found | {f"option {option} {value}" for option, value in replay.options.items()}


def family(state: Any, choice: Choice) -> str:
    """Return a choice's family: its kind without place, die or number, with the kind of card."""
    if choice.group == "cards":
        card = FACTS.cards[state.public.cards[choice.args[0]]]
        return f"card {card.kind}"
    return verb(state, choice)


# -- choosing -----------------------------------------------------------------------------------


def spenders() -> Iterator[Which]:
    """Yield the games of big spenders that are searched for an ending."""
    for number in range(TRIES, TRIES + SPENT):
        yield TITLE.seats[number % len(TITLE.seats)], "spending", number


def main() -> None:
    """Write the golden games, and delete the old ones."""
    games = tried(game, TITLE.seats, TEMPERS, TRIES, RARE_GAMES)
    kept = chosen(games, lambda replay: shown(replay) - set(ENDINGS))
    found = completed(kept, ENDINGS, situations, game, spenders())
    write(TITLE, found | {named(which): game(*which) for which in WITH_BIDS})


if __name__ == "__main__":
    main()
