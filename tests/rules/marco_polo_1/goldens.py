"""Makes the golden games: ``python -m tests.rules.marco_polo_1.goldens`` writes them anew.

Players of all temperaments play games with many seeds, with all options. The games are
kept that show most of what the others haven't shown, until nothing new comes, and some for each
number of seats. Games known to show what is rarest are among those that are chosen from.
Then games of big spenders, who end without camels and often with equal points, are played until
there is one that ends in each way: won by points, won by camels, victory shared.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.rules.kernel import Choice
from games.rules.laws import Replay
from tests.rules.golden_choice import Which, chosen, completed, kinds_in, tried, verb, write
from tests.rules.marco_polo_1.guided import FACTS, TEMPERS, TITLE, played, situations

TRIES = 5
"""Games of each temperament and number of seats that the golden ones are chosen from."""
ENDINGS = ("won by points", "won by camels", "victory shared")
SPENT = 600
"""Games of big spenders that are looked through for an ending, at most."""
RARE_GAMES: tuple[Which, ...] = (
    (2, "roaming", 198),
    (4, "eastward", 11),
    (3, "pilgrim", 225),
)
"""Games beyond those tries: relocation, four seats in Beijing, eleven posts."""
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"characters": "random"},
    {"goals": "two", "bonuses": "fixed"},
    {"characters": "first-game", "goals": "two", "bonuses": "fixed"},
)


def game(seats: int, temper: str, number: int) -> Replay:
    """Play a whole game; its number says which options it is played with."""
    rare = (seats, temper, number) in RARE_GAMES
    return played(seats, temper, number, {} if rare else OPTIONS[number % len(OPTIONS)])


def shown(replay: Replay) -> set[str]:
    """Return what happens in a game: kinds of choices, kinds of events, and rare situations."""
    found = kinds_in(TITLE, replay, family) | set(situations(replay))
    return found | {f"option {option} {value}" for option, value in replay.options.items()}


def family(state: Any, choice: Choice) -> str:
    """Return what a choice is about, without place, die or number; a card's kind with it."""
    if choice.group == "cards":
        card = FACTS.cards[state.public.cards[choice.args[0]]]
        return f"card {card.kind}"
    return verb(state, choice)


# -- choosing -----------------------------------------------------------------------------------


def spenders() -> Iterator[Which]:
    """Yield which games of big spenders are looked through for an ending."""
    for number in range(TRIES, TRIES + SPENT):
        yield TITLE.seats[number % len(TITLE.seats)], "spending", number


def main() -> None:
    """Write the golden games in the place of the old ones."""
    games = tried(game, TITLE.seats, TEMPERS, TRIES, RARE_GAMES)
    kept = chosen(games, lambda replay: shown(replay) - set(ENDINGS))
    write(TITLE, completed(kept, ENDINGS, situations, game, spenders()))


if __name__ == "__main__":
    main()
