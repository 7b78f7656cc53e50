"""Balance studies: whether seats, characters, cards and other traits win equally often.

The same computer player plays all seats. Results are plain counts, so the results of several slices
of games can be added.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from games.opponents.counting import BESIDE, SEAT, Beginning, Ended, counts_of
from games.opponents.intervals import interval
from games.opponents.results import share
from games.rules.kernel import Title

if TYPE_CHECKING:
    from games.opponents.players import Player

SPAN = 0.06
"""The largest accepted difference between a seat's share of wins and the fair share."""
RATIOS = (0.75, 1.25)
"""The accepted range for all other traits: wins as a multiple of the fair number of wins."""


class Study(msgspec.Struct, frozen=True):
    """The set-up of a study: title, edition, options, number of seats, and the player.

    ``options`` has only options that differ from the title's defaults.
    """

    title: str
    rules_version: int
    edition: str
    seats: int
    player: str
    options: dict[str, str] = {}


class Slice(msgspec.Struct, frozen=True):
    """A range of games. A seed and a game's number determine the game."""

    seed: int
    first: int
    games: int

    @property
    def end(self) -> int:
        """The number of the first game after the slice."""
        return self.first + self.games

    def meets(self, other: Slice) -> bool:
        """Return whether both slices contain a common game."""
        shared = max(self.first, other.first) < min(self.end, other.end)
        return self.seed == other.seed and shared


class Had(msgspec.Struct):
    """The results of all seats with a trait."""

    seats: int = 0
    wins: float = 0.0
    points: int = 0

    def count(self, seats: int, wins: float, points: int) -> None:
        """Add the results of more seats."""
        self.seats += seats
        self.wins += wins
        self.points += points


class Scored(msgspec.Struct):
    """The points by one scoring rule, summed over all seats, and over the winners."""

    everybody: int = 0
    winners: float = 0.0

    def count(self, everybody: int, winners: float) -> None:
        """Add more points."""
        self.everybody += everybody
        self.winners += winners


class Finding(NamedTuple):
    """The results of all seats with a trait, evaluated.

    ``share`` is the share of wins; ``low`` and ``high`` are its 95 % interval. ``fair`` is the
    number of wins as a multiple of the fair number. ``points`` are the mean points. ``verdict``
    says whether the share is over or under the accepted range: “surely” if the whole interval is
    outside, else “perhaps”. It is empty if the share is within the range.
    """

    name: str
    seats: int
    share: float
    low: float
    high: float
    fair: float
    points: float
    verdict: str


class Unlike(ValueError):
    """Raised when results can't be added, as they are of other studies or of the same games."""


class Balance(msgspec.Struct):
    """The results of many games: wins and points by trait, points by scoring rule, turns."""

    study: Study
    slices: list[Slice] = []
    turns: int = 0
    had: dict[str, dict[str, Had]] = {}
    scored: dict[str, Scored] = {}
    beside: dict[str, dict[str, Had]] = {}
    """The results by the kinds that no draft or luck gave: first actions, and sizes of games."""

    @property
    def games(self) -> int:
        """The number of games played."""
        return sum(slice.games for slice in self.slices)

    def note(
        self,
        title: Title[Any],
        state: Any,
        turns: Sequence[int],
        opening: tuple[int, str] | None = None,
    ) -> None:
        """Add the result of a finished game; ``turns``: the number of turns of each seat."""
        outcome, seats = title.rules.outcome(state), range(self.study.seats)
        shares = [share(outcome, seat) for seat in seats]
        traits = [title.engine.traits(state, seat) for seat in seats]
        game = Ended(shares, outcome.totals, traits, opening, max(turns))
        for kind, id, seat in counts_of(game):
            into = self.beside if kind in BESIDE else self.had
            _entry(into, kind, id).count(1, shares[seat], outcome.totals[seat])
        for line in outcome.lines:
            winners = sum(won * points for won, points in zip(shares, line.points, strict=True))
            self._scored(line.rule).count(sum(line.points), winners)
        self.turns += sum(turns)

    def add(self, other: Balance) -> None:
        """Add other games of the same study. Raises Unlike."""
        if other.study != self.study:
            raise Unlike(f"{other.study} isn't {self.study}")
        if any(slice.meets(known) for slice in other.slices for known in self.slices):
            raise Unlike("some of these games are counted already")
        self.slices = joined([*self.slices, *other.slices])
        self.turns += other.turns
        for into, more in ((self.had, other.had), (self.beside, other.beside)):
            for kind, ids in more.items():
                for id, had in ids.items():
                    _entry(into, kind, id).count(had.seats, had.wins, had.points)
        for rule, scored in other.scored.items():
            self._scored(rule).count(scored.everybody, scored.winners)

    def _scored(self, rule: str) -> Scored:
        return self.scored.setdefault(rule, Scored())

    # -- results --------------------------------------------------------------------------------

    @property
    def points(self) -> float:
        """The mean points of a seat."""
        return sum(one.everybody for one in self.scored.values()) / (self.games * self.study.seats)

    @property
    def winners_points(self) -> float:
        """The mean points of a winner."""
        return sum(one.winners for one in self.scored.values()) / self.games

    def findings(self, kind: str) -> list[Finding]:
        """Return a kind's findings: seats in order, other traits by their share of wins."""
        found = [self._finding(kind, id, had) for id, had in self.had[kind].items()]
        return found if kind == SEAT else sorted(found, key=lambda finding: -finding.share)

    def _finding(self, kind: str, id: str, had: Had) -> Finding:
        even, won = 1 / self.study.seats, had.wins / had.seats
        low, high = interval(had.wins, had.seats)
        least, most = (
            (even - SPAN, even + SPAN) if kind == SEAT else (even * ratio for ratio in RATIOS)
        )
        verdict = _verdict(won, low, high, least, most)
        return Finding(id, had.seats, won, low, high, won / even, had.points / had.seats, verdict)


def _entry(counts: dict[str, dict[str, Had]], kind: str, id: str) -> Had:
    return counts.setdefault(kind, {}).setdefault(id, Had())


def _verdict(won: float, low: float, high: float, least: float, most: float) -> str:
    if least <= won <= most:
        return ""
    how = "surely" if low > most or high < least else "perhaps"
    return f"{how} over" if won > most else f"{how} under"


def joined(slices: Iterable[Slice]) -> list[Slice]:
    """Return the slices in order, without empty ones; slices that touch are joined."""
    found: list[Slice] = []
    for slice in sorted(slices, key=lambda one: (one.seed, one.first)):
        if found and (found[-1].seed, found[-1].end) == (slice.seed, slice.first):
            before = found.pop()
            found.append(Slice(slice.seed, before.first, before.games + slice.games))
        elif slice.games:
            found.append(slice)
    return found


def balance_of(
    study: Study, title: Title[Any], player: Player, slice: Slice, tell: Callable[[int], None]
) -> Balance:
    """Play a slice of games, each with its own seed; return their results."""
    from games.opponents.matches import play_out  # noqa: PLC0415 - pages don't need NumPy

    balance = Balance(study, [slice])
    for number, deal in enumerate(_deals(slice)):
        state = title.new(study.seats, deal, study.options, study.edition)
        watched = Beginning(player)
        turns = play_out(title, state, [watched] * study.seats, deal)
        balance.note(title, state, [len(one) for one in turns], watched.found)
        tell(number + 1)
    return balance


def _deals(slice: Slice) -> Iterator[bytes]:
    seed = hmac.digest(b"balance", str(slice.seed).encode(), "sha256")
    for number in range(slice.first, slice.first + slice.games):
        yield hmac.digest(seed, str(number).encode(), "sha256")
