"""`python -m games.bench.calendar`, started by `manage.py simulate_calendar`.

It measures how many days a game takes among people who visit twice a day, with plans and without.
They play through the services on a temporary database with a simulated clock. A visitor chooses as
autoplay does. A visitor with plans plans the turns that the title's heuristics score highest.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any, Final

import django

if TYPE_CHECKING:
    from accounts.models import User
    from games.models import Table
    from mp2site.infra.clock import Hand

BEGIN: Final = datetime(2026, 3, 2, 6, tzinfo=UTC)
AWAKE: Final = (7.0, 23.0)
"""The hours of the day between which people visit."""
A_DAY: Final = 2
"""The number of visits per person and day."""
ALTERNATIVES: Final = 8
LONG: Final = 40
"""The most choices in a planned turn."""
DAYS_MOST: Final = 400


@dataclass(slots=True)
class Played:
    """A finished game: its number of days, and how often plans had each result."""

    days: float = 0.0
    became: Counter[str] = field(default_factory=Counter)
    why: Counter[str] = field(default_factory=Counter)


def main() -> None:
    """Read the arguments, set Django up, simulate, and print JSON."""
    words = argparse.ArgumentParser(prog="simulate_calendar")
    words.add_argument("--title", required=True)
    for name in ("seats", "games", "seed"):
        words.add_argument(f"--{name}", type=int, required=True)
    os.environ["DJANGO_SETTINGS_MODULE"] = "games.bench.settings"
    django.setup()
    print(json.dumps(simulate(words.parse_args())))  # noqa: T201


def simulate(asked: Namespace) -> dict[str, Any]:
    """Prepare the database, play the games, and return the figures."""
    from django.contrib.auth import get_user_model  # noqa: PLC0415 - needs Django
    from django.core.management import call_command  # noqa: PLC0415

    call_command("migrate", verbosity=0)
    players = [get_user_model().objects.create_user(f"guest-{n}") for n in range(asked.seats)]
    without, planned = list[Played](), list[Played]()
    for number in range(asked.games):
        for plans, done in ((False, without), (True, planned)):
            done.append(Visited(asked.title, players, chance_of(asked.seed, number), plans).play())
        print(f"{number + 1} games", file=sys.stderr)  # noqa: T201
    return figures(without, planned)


def chance_of(seed: int, number: int) -> Random:
    """Return the random source of a game's visits. It is the same with plans and without."""
    return Random(f"{seed}/{number}")  # noqa: S311 - nobody gains by guessing it


def figures(without: list[Played], planned: list[Played]) -> dict[str, Any]:
    """Return medians with their intervals, and how often plans had each result."""
    became = sum((game.became for game in planned), Counter[str]())
    why = sum((game.why for game in planned), Counter[str]())
    plans = became.total()
    before, after = [game.days for game in without], [game.days for game in planned]
    return {
        "games": len(without),
        "days_without": round(median(before), 1),
        "days_without_95": interval(before),
        "days_with": round(median(after), 1),
        "days_with_95": interval(after),
        "saved": round(1 - median(after) / median(before), 3),
        "plans": plans,
        "plans_played": round(became["played"] / plans, 3) if plans else 0.0,
        "became": dict(became),
        "not_played": dict(why.most_common()),
    }


def interval(days: list[float]) -> list[float]:
    """Return the 95 % confidence interval of a median, by bootstrap."""
    chance = chance_of(0, 0)
    medians = sorted(median(chance.choices(days, k=len(days))) for _ in range(1_000))
    return [round(medians[25], 1), round(medians[974], 1)]


class Visited:
    """A game on a simulated clock. Its players visit at random times."""

    def __init__(self, title: str, players: list[User], chance: Random, plans: bool) -> None:
        self.title, self.players, self.chance, self.plans = title, players, chance, plans
        self.played = Played()

    def play(self) -> Played:
        """Play the game to its end."""
        from mp2site.infra import clock  # noqa: PLC0415

        with clock.at(BEGIN) as hand:
            table = self._begun()
            for at, person in self._visits():
                hand.forward(at - hand.time())
                if self._look_in(table, person, hand):
                    break
            self.played.days = (hand.time() - BEGIN) / timedelta(days=1)
        if self.plans:
            self._count(table)
        return self.played

    def _begun(self) -> Table:
        from games.models import Table  # noqa: PLC0415
        from games.services.lifecycle import table_create, table_join  # noqa: PLC0415

        host, *others = self.players
        seats = len(self.players)
        table = table_create(by=host, title=self.title, seats=seats, pace="calm", stand_in="house")
        for person in others:
            table_join(table_id=table.pk, by=person)
        return Table.objects.lean().get(pk=table.pk)

    def _visits(self) -> Iterator[tuple[datetime, User]]:
        """Yield pairs of a time and the person who visits then."""
        for day in range(DAYS_MOST):
            times = [
                (BEGIN.replace(hour=0) + timedelta(days=day, hours=self.chance.uniform(*AWAKE)), n)
                for n in range(len(self.players))
                for _ in range(A_DAY)
            ]
            yield from ((at, self.players[n]) for at, n in sorted(times) if at > BEGIN)

    def _look_in(self, table: Table, person: User, hand: Hand) -> bool:
        """Make a person's choices, then plan their next turn; return whether the game is over."""
        from games.plans.playing import plans_play  # noqa: PLC0415
        from games.swept import Swept  # noqa: PLC0415

        over = self._choose(table, person)
        if self.plans and not over:
            self._plan(table, person)
            plans_play(table.pk, Swept())
            over = not self._open(table, person).position.acting
        return over

    def _open(self, table: Table, person: User) -> Any:
        from games.session import session_open  # noqa: PLC0415

        return session_open(table_id=table.pk, person=person)

    def _choose(self, table: Table, person: User) -> bool:
        from games.services.play import choice_submit  # noqa: PLC0415

        session = self._open(table, person)
        while (decision := session.position.decision) is not None:
            key = session.game.autoplay(decision.seat)
            asked = {"decision": decision.id, "key": key}
            session = choice_submit(table_id=table.pk, by=person, **asked).session
        return not session.position.acting

    def _plan(self, table: Table, person: User) -> None:
        """Store a plan with the best-scored turns, one for each first choice."""
        from games.engine import Game  # noqa: PLC0415
        from games.lines.board import analysis_of  # noqa: PLC0415
        from games.plans.selectors import Options  # noqa: PLC0415
        from games.plans.services import plan_options, plan_write  # noqa: PLC0415

        analysis = analysis_of(table_id=table.pk, person=person)
        line, seat = analysis.line(next_turn=True), analysis.seat or 0
        game = Game(table.rules, analysis.world(line).state)
        if seat not in game.acting():
            return
        choices = game.title.engine.choices(game.state, seat)
        scores = game.title.rules.prefer(game.state, seat, choices)
        best = sorted(
            zip(scores, range(len(choices)), strict=True), key=lambda one: (-one[0], one[1])
        )
        lines = [self._line(game, seat, choices[n].key) for _, n in best[:ALTERNATIVES]]
        plan_write(table_id=table.pk, by=person, lines=lines)
        plan_options(table_id=table.pk, by=person, options=Options(hold=False))

    def _line(self, game: Any, seat: int, key: str) -> list[str]:
        """Return the keys of a turn that begins with this choice and continues by autoplay."""
        keys = [key]
        played = game.play(seat, key)
        while not played.commits and len(keys) < LONG:
            game = game.after(played)
            keys.append(game.autoplay(seat))
            played = game.play(seat, keys[-1])
        return keys

    def _count(self, table: Table) -> None:
        from games.plans.models import Plan  # noqa: PLC0415

        for plan in Plan.objects.filter(seat__table=table.pk).exclude(became=""):
            self.played.became[plan.became] += 1
            if plan.became == Plan.Became.REFUSED and plan.refusals:
                self.played.why[plan.refusals[0]["why"]] += 1


if __name__ == "__main__":
    main()
