"""Training of a value from nothing, by self-play with temporal differences."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from games.opponents.intervals import interval
from games.opponents.matches import Match
from games.opponents.network import PARTS, Adam, Network
from games.opponents.players import Player, Searcher
from games.opponents.provenance import Provenance
from games.opponents.results import share
from games.opponents.selfplay import EFFORT, OUTCOMES, SLIPS, Course, Memory, Table, lessons
from games.opponents.storage import Stored
from games.opponents.values import Scale, Value, for_more_rivals
from games.rules.kernel import Title

WATCHED = 1_000
"""The number of games by autoplay from which a new training first learns points and chances."""
AUTOPLAY_SHARE = 0.2
"""The share of practice games in which autoplay has a seat. The learning curve uses these games."""
RECENT = 400
"""The number of games against autoplay from which the share of wins is computed: the latest ones."""
NOTED, ENOUGH = 500, 50
"""The number of games between two points of the curve, and the least number of games against
autoplay for a point.
"""
MEMORY = 100_000
GATHERED = 20_000
"""The number of positions that a resumed training collects before it learns.

With fewer, it would learn many times from the same few games, and get worse.
"""
BATCH = 256
LESSONS = 8.0
"""The mean number of batches that use a position."""
AVERAGED = 1_000
FIRST = 10
"""The running average spans the last 1/FIRST of all steps, but at most AVERAGED steps."""
GATE = 2_000
"""The number of practice games between two matches of the network against its predecessor."""
GATE_GAMES = 400
"""The number of games in such a match. All matches together take about a sixth of a training's
time.
"""


@dataclass(slots=True)
class Training:
    """A network in training, with its history.

    ``learner`` changes with each batch. ``network`` is the running average of ``learner``. It plays
    the games and is published, since the games of the last batch bias ``learner``.
    """

    title: Title[Any]
    seats: int
    seed: int
    network: Network
    scale: Scale = field(default_factory=lambda: Scale(0.0, 1.0))
    watched: int = 0
    """The number of games by autoplay from which the training has learned."""
    games: int = 0
    seconds: float = 0.0
    begun_from: str = "nothing"
    curve: list[dict[str, float]] = field(default_factory=list)
    learner: Network = field(init=False)
    memory: Memory = field(init=False)
    adam: Adam = field(init=False)
    table: Table = field(init=False)
    before: Network = field(init=False)
    """The predecessor: a copy of the network at its last match (`gate`)."""
    before_games: int = field(init=False)
    """The number of games that the predecessor had played."""
    against_autoplay: list[float] = field(default_factory=list)
    averaged: int = 0
    """The number of steps in the running average."""
    due: float = 0.0
    """The number of batches that remain to be learned."""
    gathers: int = 0
    """The number of positions that must be in memory before learning begins."""

    def __post_init__(self) -> None:
        self.memory = Memory(len(self.title.heuristics.feature_names), MEMORY)
        self.learner = self.network.copy()
        self.adam = Adam(self.learner)
        self._renew_predecessor()

    @classmethod
    def begin(cls, title: Title[Any], seats: int, seed: int, watched: int = WATCHED) -> Training:
        """Return a training of a new network that has learned from autoplay's games."""
        rng = np.random.default_rng([seed, seats])
        training = cls(title, seats, seed, Network.fresh(len(title.heuristics.feature_names), rng))
        training._sit_down()
        training._watch(watched)
        return training

    @classmethod
    def begin_from(
        cls, title: Title[Any], seats: int, seed: int, stored: Stored, watched: int = WATCHED
    ) -> Training:
        """Return a training that begins with a network for fewer seats.

        Raises ValueError for the same reasons as `for_more_rivals`.
        """
        network = for_more_rivals(
            stored.network, title.heuristics.feature_names, stored.provenance["seats"], seats
        )
        training = cls(title, seats, seed, network)
        training.begun_from = f"{stored.provenance['seats']} seats"
        training._sit_down()
        training._watch(watched)
        return training

    @classmethod
    def go_on(cls, stored: Stored, title: Title[Any]) -> Training:
        """Return a training that continues a published network, without a checkpoint."""
        told = stored.provenance
        training = cls(title, told["seats"], told["seed"], stored.network)
        training.scale, training.curve = Scale(**told["scale"]), told["curve"]
        training.games, training.seconds = told["games"], told["hours"] * 3600
        training.watched = told["watched"]
        training.begun_from = told["begun_from"]
        training.averaged, training.gathers = AVERAGED * FIRST, GATHERED
        training._renew_predecessor()
        training._sit_down()
        return training

    @classmethod
    def resume(cls, title: Title[Any], folder: Path) -> Training:
        """Return a training that continues from a checkpoint.

        It first collects positions in memory.
        """
        kept = json.loads((folder / "training.json").read_text("utf-8"))
        with np.load(folder / "training.npz") as parts:
            training = cls(title, kept["seats"], kept["seed"], _read(parts))
            training.learner.take(*_read(parts, "learner_").parts)
            training.adam.restore(parts)
            # A checkpoint of an older version has no predecessor, so its network is the
            # predecessor.
            training.before = _read(parts, "before_" if "before_games" in kept else "")
        training.scale = Scale(**kept["scale"])
        training.games, training.seconds = kept["games"], kept["seconds"]
        training.watched, training.against_autoplay = kept["watched"], kept["against_house"]
        training.averaged, training.gathers = kept["averaged"], GATHERED
        training.curve, training.begun_from = kept["curve"], kept["begun_from"]
        training.before_games = kept.get("before_games", training.games)
        training._sit_down()
        return training

    def save(self, folder: Path) -> None:
        """Write a checkpoint.

        If the program crashes meanwhile, the previous one is still complete.
        """
        folder.mkdir(parents=True, exist_ok=True)
        networks = {"": self.network, "learner_": self.learner, "before_": self.before}
        parts: dict[str, Any] = {
            prefix + name: part
            for prefix, network in networks.items()
            for name, part in zip(PARTS, network.parts, strict=True)
        }
        np.savez(folder / "new.npz", **parts, **self.adam.state())
        kept = {
            "seats": self.seats,
            "seed": self.seed,
            "scale": {"mean": self.scale.mean, "deviation": self.scale.deviation},
            "watched": self.watched,
            "games": self.games,
            "seconds": self.seconds,
            "averaged": self.averaged,
            "curve": self.curve,
            "against_house": self.against_autoplay,
            "before_games": self.before_games,
            "begun_from": self.begun_from,
        }
        (folder / "new.json").write_text(json.dumps(kept), "utf-8")
        (folder / "new.npz").replace(folder / "training.npz")
        (folder / "new.json").replace(folder / "training.json")

    @property
    def value(self) -> Value:
        """The value that uses the network as it is now."""
        return Value(self.network, self.scale)

    def stored(self, commit: str) -> Stored:
        """Return the network with the facts on its training, for publishing."""
        provenance: Provenance = {
            "title": self.title.slug,
            "seats": self.seats,
            "rules_version": self.title.rules_version,
            "edition": self.title.editions.chosen(None),
            "watched": self.watched,
            "games": self.games,
            "hours": round(self.seconds / 3600, 2),
            "seed": self.seed,
            "commit": commit,
            "begun_from": self.begun_from,
            "scale": {"mean": self.scale.mean, "deviation": self.scale.deviation},
            "curve": self.curve,
            "features": list(self.title.heuristics.feature_names),
        }
        return Stored(self.network, provenance)

    # -- learning -------------------------------------------------------------------------------

    def run(self, seconds: float, tell: Callable[[Training], None], every: int = 50) -> None:
        """Practise for some seconds in rounds of ``every`` games; call ``tell`` after each round.

        At the end, the curve gets a last point.
        """
        started = time.monotonic()
        while time.monotonic() - started < seconds:
            lap = time.monotonic()
            for _ in range(every):
                self.practise()
            if self.games % GATE < every:
                self.gate(GATE_GAMES)
            self.seconds += time.monotonic() - lap
            tell(self)
        self._note_practice()

    def practise(self) -> None:
        """Play a game and learn from it."""
        course = self.table.practise(self.value, SLIPS, AUTOPLAY_SHARE)
        self.games += 1
        if course.autoplay_seat is not None:
            self._note_autoplay(share(course.outcome, course.autoplay_seat))
        if self.games % NOTED == 0:
            self._note_practice()
        self._learn(course, max(1e-4, 1e-3 * 0.5 ** (self.games / 10_000)))

    def gate(self, games: int) -> None:
        """Play a match of the network against its predecessor; add the result to the curve.

        Then a copy of the network becomes the predecessor.
        """
        older = merchant(Value(self.before, self.scale))
        players = [("new", merchant(self.value)), *[("older", older)] * (self.seats - 1)]
        tally = Match(self.title, players, b"gate/%d" % self.games).play(games)["new"]
        self._note("before", float(np.mean(tally.wins)), games)
        self.curve[-1]["before_games"] = self.before_games
        self._renew_predecessor()

    def _renew_predecessor(self) -> None:
        self.before, self.before_games = self.network.copy(), self.games

    def _note_practice(self) -> None:
        """Add practice's share of wins against autoplay to the curve, if there are enough games."""
        if len(self.against_autoplay) >= ENOUGH:
            self._note("house", float(np.mean(self.against_autoplay)), len(self.against_autoplay))

    def _note(self, name: str, won: float, games: int) -> None:
        """Add a share of wins, with its interval, to the end of the curve."""
        low, high = interval(won * games, games)
        point = {name: round(won, 4), f"{name}_low": round(low, 4), f"{name}_high": round(high, 4)}
        if not self.curve or self.curve[-1]["games"] != self.games:
            self.curve.append({"games": self.games, "hours": round(self.seconds / 3600, 3)})
        self.curve[-1] |= point

    def _sit_down(self) -> None:
        """Make a new `Table`. Its games differ from all games watched or played before."""
        seed = f"{self.seed}/{self.title.slug}/{self.seats}".encode()
        self.table = Table(self.title, self.seats, seed, self.watched + self.games)

    def _watch(self, count: int) -> None:
        """Learn points and winning chances from a number of autoplay's games."""
        courses = [self.table.watch() for _ in range(count)]
        self.watched += count
        points = [total for course in courses for total in course.outcome.totals]
        self.scale = Scale(float(np.mean(points)), float(np.std(points)) or 1.0)
        for course in courses:
            self._learn(course, 1e-3)
        self._renew_predecessor()

    def _learn(self, course: Course, rate: float) -> None:
        for rows, targets in lessons(course, self.value):
            self.memory.add(rows, targets)
            self.due += LESSONS * len(rows) / BATCH
        if self.memory.filled < self.gathers:
            self.due = 0.0
        while self.due >= 1:
            self.due -= 1
            gradients, _ = self.learner.gradients(*self.memory.draw(self.table.rng, BATCH))
            self.adam.step(gradients, rate)
            self.network.approach(self.learner, 1 / min(1 + self.averaged / FIRST, AVERAGED))
            self.averaged += 1

    def _note_autoplay(self, lost: float) -> None:
        """Record the network's mean share of the win in a game in which autoplay got ``lost``."""
        won = (1 - lost) / (self.seats - 1)
        self.against_autoplay = [*self.against_autoplay, won][-RECENT:]


def _read(parts: Any, prefix: str = "") -> Network:
    """Return a network from a checkpoint's arrays."""
    return Network(*(parts[prefix + part] for part in PARTS))


def merchant(value: Value) -> Player:
    """Return a fast player like Merchant that uses this value, for matches of many games."""
    return Searcher(worlds=1, effort=EFFORT, outcomes=OUTCOMES, value=value)
