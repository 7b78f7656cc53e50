"""The clicks of a turn, counted over the recorded games: `python -m games.bench.turn_clicks`.

A choice takes the fewest clicks: on the places of the board that only it has, or in the list. With
Confirm (at a desk) each choice takes one more; with one tap (on a phone) only those that can't be
undone, and those whose price a place doesn't show. Saved is what needs no Confirm of its own:
placements, all but the last choice of a run, and the end of a turn in which nothing else is left.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from statistics import median
from typing import Final, NamedTuple

from games.bench.recorded import recorded
from games.engine import Game
from games.rules import titles
from games.rules.kernel import Choice, Prospect
from games.views.offers import FEW, only_lays

SEVERAL: Final = 3
"""The most places of the board that are clicked for one choice."""


BEFORE: Final = {"rajas-cards-karma": ("hand", "karma", "steward")}
"""The groups whose choices needed no Confirm before, by title."""


class Made(NamedTuple):
    """A choice of a recorded turn: what was offered, what it does, and whether it only lays.

    ``laid``: it needed no Confirm before either.
    """

    offered: Sequence[Choice]
    choice: Choice
    prospect: Prospect
    lays: bool
    laid: bool


class Clicks(NamedTuple):
    """The clicks of a turn with single choices, and with placements, runs and the joined end."""

    single: int
    joined: int


def turns(slug: str) -> Iterator[list[Made]]:
    """Yield the turns of a title's recorded game: choices of one seat, up to the turn's end."""
    replay, title = recorded(slug), titles.get(slug)
    game, turn, before = Game(title, replay.new(title)), list[Made](), -1
    lays = title.draw(title.view(game.state, 0), None).lays
    for seat, key in replay.choices:
        if turn and (seat != before or turn[-1].choice.ends_turn):
            yield turn
            turn = []
        decision, prospect = game.decision(seat), game.previews(seat, [key])[key]
        offered = decision.choices if decision else []
        choice = next(one for one in offered if one.key == key)
        only = only_lays(lays, choice, prospect)
        laid = only and choice.group in BEFORE.get(slug, ())
        turn.append(Made(offered, choice, prospect, only, laid))
        game, before = game.after(game.play(seat, key)), seat
    yield turn


def clicks_of(turn: Sequence[Made], *, one_tap: bool) -> Clicks:
    """Return the clicks of a turn."""
    single = sum(_alone(made, made.laid, one_tap=one_tap) for made in turn)
    joined, picks = 0, list[Made]()
    for made in turn:
        if picks and picks[-1].prospect.onward.ends and not _sent(picks[-1], one_tap=one_tap):
            break  # the last Confirm ends the turn
        like = [] if one_tap else _like(picks, made)
        joined += _reach(like, made.choice) if like else _alone(made, made.lays, one_tap=one_tap)
        picks = [*picks, made] if like else [made]
    return Clicks(single, joined)


def _like(picks: Sequence[Made], made: Made) -> list[Choice]:
    """Return the choices that may follow a run's picks, if this one is among them."""
    if not picks or picks[-1].lays:
        return []
    then = set(picks[-1].prospect.onward.then) - {pick.choice.key for pick in picks}
    like = [choice for choice in made.offered if choice.key in then]
    return like if made.choice in like else []


def _alone(made: Made, lays: bool, *, one_tap: bool) -> int:
    """Return the clicks of a choice that is confirmed by itself."""
    places, listed = _places(made.offered, made.choice), _listed(made.offered)
    if lays:
        return min(places, listed)
    lasts, pays = made.prospect.lasts, bool(made.prospect.lookahead.cost)
    if not one_tap:
        return min(places, listed) + 1
    if len(made.offered) == 1:
        return 1
    return min(places + int(lasts or pays), listed + int(lasts))


def _sent(made: Made, *, one_tap: bool) -> bool:
    """Return whether a choice was sent without Confirm."""
    return made.lays or (one_tap and not made.prospect.lasts)


def _reach(offered: Sequence[Choice], choice: Choice) -> int:
    return min(_places(offered, choice), len(offered) and _listed([*offered, choice]))


def _listed(offered: Sequence[Choice]) -> int:
    """Return the clicks of a choice in the list, which is closed or has tiles if it is long."""
    if len(offered) == 1:
        return 0
    return 1 if len(offered) <= FEW else 2


def _places(offered: Sequence[Choice], choice: Choice) -> int:
    """Return the least number of places that only this choice has; many if there are none."""
    others = [one.targets for one in offered if one.key != choice.key]
    for size in range(1, SEVERAL + 1):
        for some in combinations(sorted(choice.targets), size):
            if not any(set(some) <= targets for targets in others):
                return size
    return len(offered) + 1


def medians(slug: str) -> Mapping[str, Clicks]:
    """Return the median clicks of a turn with Confirm and with one tap."""
    played = list(turns(slug))
    found = {}
    for name, one_tap in (("confirm", False), ("one tap", True)):
        counts = [clicks_of(turn, one_tap=one_tap) for turn in played]
        found[name] = Clicks(*(int(median(kind)) for kind in zip(*counts, strict=True)))
    return found


def main() -> None:
    """Print the medians of each title."""
    for slug in titles.slugs:
        for name, (single, joined) in medians(slug).items():
            print(f"{slug:<18} {name:<8} {single:>3} {joined:>3}")  # noqa: T201


if __name__ == "__main__":
    main()
