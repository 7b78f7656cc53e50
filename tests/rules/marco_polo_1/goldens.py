"""Makes the golden games: ``python -m tests.rules.marco_polo_1.goldens`` writes them anew.

Players of all temperaments play games with many seeds, with all options. The games are
kept that show most of what the others haven't shown, until nothing new comes, and some for each
number of seats. Games known to show what is rarest are among those that are chosen from.
Then games of big spenders, who end without camels and often with equal points, are played until
there is one that ends in each way: won by points, won by camels, victory shared.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from games.rules.kernel import Choice
from games.rules.laws import Replay, fold, save, sealed
from games.rules.laws.replay import find
from tests.rules.marco_polo_1.guided import FACTS, TEMPERS, TITLE, played, situations

FOLDER = Path(__file__).resolve().parents[2] / "golden" / "marco-polo-1"
TRIES = 5
"""Games of each temperament and number of seats that the golden ones are chosen from."""
LEAST = 3
"""Golden games for each number of seats, at least."""
ENDINGS = ("won by points", "won by camels", "victory shared")
SPENT = 600
"""Games of big spenders that are looked through for an ending, at most."""
RARE_GAMES: tuple[tuple[int, str, int], ...] = (
    (2, "roaming", 58),
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
    state, found = replay.new(TITLE), set(situations(replay))
    for seat, key in replay.choices:
        choice = find(TITLE.offers(state), seat, key)
        found.add(f"key {family(state, choice)}")
        found |= {f"event {event.kind}" for event in TITLE.push(state, seat, choice).events}
    return found | {f"option {option} {value}" for option, value in replay.options.items()}


def family(state: Any, choice: Choice) -> str:
    """Return what a choice is about, without place, die or number; a card's kind with it."""
    if choice.group == "cards":
        card = FACTS.cards[state.public.cards[choice.args[0]]]
        return f"card {card.kind}"
    return choice.key.partition(":")[0]


# -- choosing -----------------------------------------------------------------------------------


def tried() -> dict[str, Replay]:
    """Return the games that the golden ones are chosen from, by name."""
    wanted = [
        (seats, temper, number)
        for seats in TITLE.seats
        for temper in TEMPERS
        for number in range(TRIES)
    ]
    return {
        f"{seats}-{temper}-{number}": game(seats, temper, number)
        for seats, temper, number in dict.fromkeys([*wanted, *RARE_GAMES])
    }


def chosen(games: Mapping[str, Replay]) -> dict[str, Replay]:
    """Return the golden games: each shows most of what is still missing, short ones first."""
    shows = {name: shown(replay) - set(ENDINGS) for name, replay in games.items()}
    kept: dict[str, Replay] = {}
    missing = set.union(*shows.values())
    while missing or any(_scarce(kept, seats) for seats in TITLE.seats):
        able = [name for name in shows if missing or _scarce(kept, games[name].seats)]
        best = max(able, key=lambda name: (len(shows[name] & missing), -len(games[name].choices)))
        missing -= shows.pop(best)
        kept[best] = games[best]
    return kept


def _scarce(kept: Mapping[str, Replay], seats: int) -> bool:
    return sum(replay.seats == seats for replay in kept.values()) < LEAST


def endings(kept: Iterable[Replay]) -> dict[str, Replay]:
    """Return further games, so that there is one with each ending."""
    missing = set(ENDINGS).difference(*(situations(replay) for replay in kept))
    found: dict[str, Replay] = {}
    for number in range(TRIES, TRIES + SPENT):
        seats = TITLE.seats[number % len(TITLE.seats)]
        replay = game(seats, "spending", number) if missing else None
        if replay and missing.intersection(situations(replay)):
            missing -= set(situations(replay))
            found[f"{seats}-spending-{number}"] = replay
    return found


def main() -> None:
    """Write the golden games in the place of the old ones."""
    FOLDER.mkdir(exist_ok=True)
    kept = chosen(tried())
    kept |= endings(kept.values())
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for name, replay in kept.items():
        assert TITLE.over(fold(TITLE, replay))
        print(save(sealed(TITLE, replay), FOLDER, name), len(replay.choices))


if __name__ == "__main__":
    main()
