"""The selection, writing and reading of a title's golden games.

Of many candidates, the selection repeatedly keeps the game that shows the most missing facts, until
no fact is missing. It also keeps some games for each number of seats. The title's ``goldens.py``
defines the candidates and the facts of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from games.rules.kernel import Choice, Title
from games.rules.laws import Replay, fold, load, save, sealed
from games.rules.laws.replay import find
from games.rules.laws.words import message_ids

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
LEAST = 3
"""The least number of golden games for each number of seats."""

Which = tuple[int, str, int]
"""A game: its number of seats, the temperament that plays it, and a serial number."""
Play = Callable[[int, str, int], Replay]
Shown = Callable[[Replay], Iterable[str]]


def named(which: Which) -> str:
    """Return the name of a game; the game can be played again from its name."""
    return "-".join(map(str, which))


# -- the facts of a game --------------------------------------------------------------------------


def kinds_in(title: Title[Any], replay: Replay, family: Callable[[Any, Choice], str]) -> set[str]:
    """Return the families of choices and the kinds of events in a game."""
    state, found = replay.new(title), set[str]()
    for seat, key in replay.choices:
        choice = find(title.engine.offers(state), seat, key)
        found.add(f"key {family(state, choice)}")
        found |= {f"event {event.kind}" for event in title.push(state, seat, choice).events}
    return found


def verb(state: Any, choice: Choice) -> str:
    """Return the family of a choice if a title has no finer ones: the beginning of its key."""
    return choice.key.partition(":")[0]


def told_kinds(title: Title[Any]) -> set[str]:
    """Return the kinds of events for which the title has log messages."""
    begins = f"{title.slug}-log-"
    return {
        id.removeprefix(begins) for id in message_ids(title.texts.messages["en"]) if "-log-" in id
    }


# -- choosing -------------------------------------------------------------------------------------


def tried(
    game: Play, seats: Iterable[int], tempers: Iterable[str], tries: int, rare: Iterable[Which] = ()
) -> dict[str, Replay]:
    """Play the candidates for golden games; return them by name."""
    wanted = [(of, temper, number) for of in seats for temper in tempers for number in range(tries)]
    return {named(which): game(*which) for which in dict.fromkeys([*wanted, *rare])}


def chosen(games: Mapping[str, Replay], shown: Shown) -> dict[str, Replay]:
    """Return the golden games; each shows the most missing facts, shorter games first."""
    shows = {name: set(shown(replay)) for name, replay in games.items()}
    counts = {replay.seats for replay in games.values()}
    kept: dict[str, Replay] = {}
    missing = set.union(*shows.values())
    while missing or any(_scarce(kept, seats) for seats in counts):
        able = [name for name in shows if missing or _scarce(kept, games[name].seats)]
        best = max(able, key=lambda name: (len(shows[name] & missing), -len(games[name].choices)))
        missing -= shows.pop(best)
        kept[best] = games[best]
    return kept


def _scarce(kept: Mapping[str, Replay], seats: int) -> bool:
    return sum(replay.seats == seats for replay in kept.values()) < LEAST


def completed(
    kept: Mapping[str, Replay],
    wanted: Iterable[str],
    shown: Shown,
    game: Play,
    further: Iterable[Which],
) -> dict[str, Replay]:
    """Return the golden games with further ones, played until all wanted facts are shown."""
    found, missing = dict(kept), set(wanted).difference(*map(shown, kept.values()))
    for which in further:
        if not missing:
            break
        replay = game(*which)
        if new := missing.intersection(shown(replay)):
            missing -= new
            found[named(which)] = replay
    return found


def write(title: Title[Any], games: Mapping[str, Replay]) -> None:
    """Write the golden games, and delete the old ones."""
    folder = GOLDEN / title.slug
    for old in folder.glob("*.json"):
        old.unlink()
    for name, replay in games.items():
        assert title.rules.over(fold(title, replay))
        print(save(sealed(title, replay), folder, name), len(replay.choices))


# -- reading --------------------------------------------------------------------------------------


class Goldens:
    """The golden games of a title, as they were written."""

    def __init__(self, title: Title[Any], shown: Shown) -> None:
        self.folder, self.shown = GOLDEN / title.slug, shown

    @cached_property
    def games(self) -> dict[str, Replay]:
        return {path.stem: load(path) for path in sorted(self.folder.glob("*.json"))}

    @cached_property
    def facts(self) -> dict[str, set[str]]:
        """The facts of each game by name."""
        return {name: set(self.shown(replay)) for name, replay in self.games.items()}

    def seen(self, begins: str = "", seats: int | None = None) -> set[str]:
        """Return the facts that begin with a prefix, without it; ``seats`` selects games."""
        names = [name for name, game in self.games.items() if seats in (None, game.seats)]
        facts = set[str]().union(*(self.facts[name] for name in names))
        return {fact.removeprefix(begins) for fact in facts if fact.startswith(begins)}

    def shortest(self) -> tuple[Which, Replay]:
        """Return the game with the fewest choices, and its name in parts."""
        name, replay = min(self.games.items(), key=lambda item: len(item[1].choices))
        seats, temper, number = name.split("-")
        return (int(seats), temper, int(number)), replay
