"""Makes the golden games: ``python -m tests.rules.marco_polo_2.goldens`` writes them anew.

Players of all temperaments play games with many seeds, with and without the options. The games are
kept that show most of what the others haven't shown, until nothing new comes, and some for each
number of seats.
Then games of big spenders, who end without camels and often with equal points, are played until
there is one that ends in each way: won by points, won by camels, victory shared.
All these are of the first edition, by which tables go on playing; some of the others come on top.
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
"""Games of each temperament and number of seats that the golden ones are chosen from."""
ENDINGS = ("won by points", "won by camels", "victory shared")
SPENT = 400
"""Games of big spenders that are looked through for an ending, at most."""
EDITION_OF = ("reconstructed-1", "reconstructed-2", "reconstructed-3")
"""Which edition a game is of, by the thousands of its number."""
NEW: tuple[Which, ...] = ((2, "sensible", 1000), (4, "roaming", 1003), (3, "sensible", 2000))
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"black-dice": "rolled"},
    {"goals": "open"},
    {"characters": "random"},
)


def game(seats: int, temper: str, number: int) -> Replay:
    """Play a whole game; its number says which option and edition it is played with."""
    options, edition = OPTIONS[number % len(OPTIONS)], EDITION_OF[number // 1000]
    return played(seats, temper, number, options, edition)


def shown(replay: Replay) -> set[str]:
    """Return what happens in a game: kinds of choices, kinds of events, and rare situations."""
    found = kinds_in(TITLE, replay, family) | set(situations(replay))
    return found | {f"option {option}" for option in replay.options}


def family(state: Any, choice: Choice) -> str:
    """Return what a choice is about, without place, die or number; a card's kind with it."""
    if choice.group == "cards":
        card = FACTS.cards[state.public.cards[choice.args[0]]]
        return f"card {card.kind}"
    if choice.group == "special":
        return "special"
    return verb(state, choice)


# -- choosing -----------------------------------------------------------------------------------


def spenders() -> Iterator[Which]:
    """Yield which games of big spenders are looked through for an ending."""
    for number in range(TRIES, TRIES + SPENT):
        yield TITLE.seats[number % len(TITLE.seats)], "spending", number


def main() -> None:
    """Write the golden games in the place of the old ones."""
    games = tried(game, TITLE.seats, TEMPERS, TRIES)
    kept = chosen(games, lambda replay: shown(replay) - set(ENDINGS))
    new = {named(which): game(*which) for which in NEW}
    write(TITLE, {**completed(kept, ENDINGS, situations, game, spenders()), **new})


if __name__ == "__main__":
    main()
