"""Makes the golden games: ``python -m tests.rules.rajas_cards_karma.goldens`` writes them anew.

Players of all temperaments play games with many seeds, with hidden and with open bonuses. The games are
kept that show most of what the others haven't shown, until nothing new comes, and some for each number
of seats. Games known to show what is rarest are among those that are chosen from.
All these are of the first edition; some of the other one come on top.
"""

from __future__ import annotations

from games.rules.laws import Replay
from tests.rules.golden_choice import Which, chosen, kinds_in, named, tried, verb, write
from tests.rules.rajas_cards_karma.guided import FACTS, TEMPERS, TITLE, played, situations

TRIES = 8
"""Games of each temperament and number of seats that the golden ones are chosen from."""
OPTIONS: tuple[dict[str, str], ...] = ({}, {"bonuses": "open"})
RARE_GAMES: tuple[Which, ...] = (
    (3, "curious", 30),
    (4, "sailing", 394),
)
"""Games beyond those tries, always with hidden bonuses: the grid is used up; a sale and a steward that both
set something off."""
EDITION_OF = ("reconstructed-1", "reconstructed-2")
"""Which edition a game is of, by the thousands of its number."""
NEW: tuple[Which, ...] = ((2, "sensible", 1000), (4, "doubling", 1001))


def game(seats: int, temper: str, number: int) -> Replay:
    """Play a whole game; its number says which options and edition it is played with."""
    rare = (seats, temper, number) in RARE_GAMES
    options = {} if rare else OPTIONS[number % len(OPTIONS)]
    return played(seats, temper, number, options, EDITION_OF[number // 1000])


def shown(replay: Replay) -> set[str]:
    """Return what happens in a game: kinds of choices and events, rewards, effects, rare situations."""
    found = kinds_in(TITLE, replay, verb) | set(situations(replay))
    found |= {f"reward {FACTS.cards[id].ship_reward}" for id in _chosen(replay, "ship")}
    found |= {f"palace {FACTS.cards[id].palace_value}" for id in _chosen(replay, "palace")}
    return found | {f"option {option} {value}" for option, value in replay.options.items()}


def _chosen(replay: Replay, wanted: str) -> list[str]:
    """Return the cards that were chosen by a verb."""
    split = [key.partition(":") for _, key in replay.choices]
    return [id for head, _, id in split if head == wanted]


# -- choosing -----------------------------------------------------------------------------------


def main() -> None:
    """Write the golden games in the place of the old ones."""
    kept = chosen(tried(game, TITLE.seats, TEMPERS, TRIES, RARE_GAMES), shown)
    write(TITLE, {**kept, **{named(which): game(*which) for which in NEW}})


if __name__ == "__main__":
    main()
