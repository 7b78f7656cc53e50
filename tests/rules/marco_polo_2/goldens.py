"""The golden games: ``python -m tests.rules.marco_polo_2.goldens`` writes them again.

Players of all temperaments play games with many seeds, with and without the options.
`golden_choice` selects games until they show all facts, and some for each number of seats. Then big
spenders, who end without camels and often with equal points, play until one game ends in each of
three ways: won by points, won by camels, victory shared. All these games are of the first edition,
which existing tables still use; some games of the other editions, and with bids, follow.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.rules.kernel import Choice
from games.rules.laws import Replay
from tests.rules.golden_choice import (
    Which,
    chosen,
    completed,
    kinds_in,
    named,
    tried,
    verb,
    write,
)
from tests.rules.marco_polo_2.guided import FACTS, TEMPERS, TITLE, played, situations

TRIES = 16
"""The number of candidates of each temperament and number of seats."""
ENDINGS = ("won by points", "won by camels", "victory shared")
SPENT = 400
"""The most games of big spenders that are searched for an ending."""
EDITION_OF = ("reconstructed-1", "reconstructed-2", "reconstructed-3", "reconstructed-2")
"""The edition of a game, by the thousands of its number."""
BIDS = 3000
"""The least number of a game in which the characters are bid for."""
NEW: tuple[Which, ...] = (
    (2, "sensible", 1000),
    (4, "roaming", 1003),
    (3, "sensible", 2000),
    (3, "curious", BIDS),
    (2, "sensible", BIDS),
)
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"black-dice": "rolled"},
    {"goals": "open"},
    {"characters": "random"},
)


def game(seats: int, temper: str, number: int) -> Replay:
    """Play a whole game; its number selects the option and the edition."""
    options = {"characters": "bid"} if number >= BIDS else OPTIONS[number % len(OPTIONS)]
    return played(seats, temper, number, options, EDITION_OF[number // 1000])


def shown(replay: Replay) -> set[str]:
    """Return the facts of a game: kinds of choices, kinds of events, and rare situations."""
    found = kinds_in(TITLE, replay, family) | set(situations(replay))
    return found | {f"option {option}" for option in replay.options}


def family(state: Any, choice: Choice) -> str:
    """Return a choice's family: its kind without place, die or number, with the kind of card."""
    if choice.group == "cards":
        card = FACTS.cards[state.public.cards[choice.args[0]]]
        return f"card {card.kind}"
    if choice.group == "special":
        return "special"
    return verb(state, choice)


# -- choosing -----------------------------------------------------------------------------------


def spenders() -> Iterator[Which]:
    """Yield the games of big spenders that are searched for an ending."""
    for number in range(TRIES, TRIES + SPENT):
        yield TITLE.seats[number % len(TITLE.seats)], "spending", number


def main() -> None:
    """Write the golden games, and delete the old ones."""
    games = tried(game, TITLE.seats, TEMPERS, TRIES)
    kept = chosen(games, lambda replay: shown(replay) - set(ENDINGS))
    new = {named(which): game(*which) for which in NEW}
    write(TITLE, {**completed(kept, ENDINGS, situations, game, spenders()), **new})


if __name__ == "__main__":
    main()
