"""The golden games: ``python -m tests.rules.rajas_cards_karma.goldens`` writes them again.

Players of all temperaments play games with many seeds, with hidden and with open bonuses; games
known for the rarest facts are added. `golden_choice` selects games until they show all facts, and
some for each number of seats. All these games are of the first edition; some games of the other
edition follow.
"""

from __future__ import annotations

from games.rules.laws import Replay
from tests.rules.golden_choice import Which, chosen, kinds_in, named, tried, verb, write
from tests.rules.rajas_cards_karma.guided import FACTS, TEMPERS, TITLE, played, situations

TRIES = 8
"""The number of candidates of each temperament and number of seats."""
OPTIONS: tuple[dict[str, str], ...] = ({}, {"bonuses": "open"})
RARE_GAMES: tuple[Which, ...] = (
    (3, "curious", 30),
    (4, "sailing", 394),
)
"""Further candidates, with hidden bonuses: a grid that is used up; a sale and a steward that both
trigger an effect.
"""
EDITION_OF = ("reconstructed-1", "reconstructed-2")
"""The edition of a game, by the thousands of its number."""
NEW: tuple[Which, ...] = ((2, "sensible", 1000), (4, "doubling", 1001))


def game(seats: int, temper: str, number: int) -> Replay:
    """Play a whole game; its number selects the options and the edition."""
    rare = (seats, temper, number) in RARE_GAMES
    options = {} if rare else OPTIONS[number % len(OPTIONS)]
    return played(seats, temper, number, options, EDITION_OF[number // 1000])


def shown(replay: Replay) -> set[str]:
    """Return the facts of a game: kinds of choices and events, rewards, effects, situations."""
    found = kinds_in(TITLE, replay, verb) | set(situations(replay))
    found |= {f"reward {FACTS.cards[id].ship_reward}" for id in _chosen(replay, "ship")}
    found |= {f"palace {FACTS.cards[id].palace_value}" for id in _chosen(replay, "palace")}
    return found | {f"option {option} {value}" for option, value in replay.options.items()}


def _chosen(replay: Replay, wanted: str) -> list[str]:
    """Return the cards of the choices with a verb."""
    split = [key.partition(":") for _, key in replay.choices]
    return [id for head, _, id in split if head == wanted]


# -- choosing -----------------------------------------------------------------------------------


def main() -> None:
    """Write the golden games, and delete the old ones."""
    kept = chosen(tried(game, TITLE.seats, TEMPERS, TRIES, RARE_GAMES), shown)
    write(TITLE, {**kept, **{named(which): game(*which) for which in NEW}})


if __name__ == "__main__":
    main()
