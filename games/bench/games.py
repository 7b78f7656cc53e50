"""Tables for the bench: real games, played so far by the services, and gone on with over REST."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from django.contrib.auth import get_user_model
from rest_framework.authtoken.models import Token

from games import selectors, services
from games.bench.http import Answer, Connection
from games.models import Status, Table
from games.rules.kernel import Decision


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays, and the token they send."""

    user: Any
    token: str


def people(number: int) -> list[Person]:
    """Make people with tokens."""
    users = [get_user_model().objects.create_user(f"bench-{n}") for n in range(number)]
    return [Person(user, Token.objects.create(user=user).key) for user in users]


def open_table(title: str, company: list[Person]) -> Table:
    """Open a table and seat everybody; the game starts."""
    table = services.table_create(by=company[0].user, title=title, seats=len(company))
    for person in company[1:]:
        services.table_join(table_id=table.pk, by=person.user)
    return Table.objects.lean().get(pk=table.pk)


def play_to(table: Table, company: list[Person], ply: int, chance: Random) -> bool:
    """Play random choices by the services until a ply is reached; tell whether it was."""
    while waiting := _decision(table, company):
        who, decision = waiting
        if _play_on(table, company[who], decision, ply, chance):
            return True
    return False


def _play_on(table: Table, person: Person, decision: Decision, ply: int, chance: Random) -> bool:
    """Choose for one person for as long as they are asked; tell whether the ply was reached."""
    asked: Decision | None = decision
    while asked:
        key = chance.choice(asked.choices).key
        done = services.choice_submit(
            table_id=table.pk, by=person.user, decision=asked.id, key=key
        )
        if done.committed and done.position.ply >= ply:
            return done.position.status == Status.PLAYING
        asked = done.position.decision
    return False


def _decision(table: Table, company: list[Person]) -> tuple[int, Decision] | None:
    """Return who of the company is asked, and what."""
    for who, person in enumerate(company):
        decision = selectors.position_for(table, person.user).decision
        if decision:
            return who, decision
    return None


@dataclass(slots=True)
class Game:
    """A game that goes on over REST: knows who is asked what, from the answers it gets."""

    table: str
    company: list[Person]
    chance: Random
    ply: int = 0
    etag: str = ""
    who: int = 0
    decision: dict[str, Any] | None = None

    @property
    def path(self) -> str:
        """The table's address."""
        return f"/api/tables/{self.table}/"

    def look(self, connection: Connection) -> bool:
        """Ask each in turn until somebody has a decision; tell whether the game goes on."""
        for who, person in enumerate(self.company):
            answer = connection.get(self.path, person.token)
            seen = answer.json()
            self.ply, self.etag = seen["ply"], answer.etag()
            if seen["decisions"]:
                self.who, self.decision = who, seen["decisions"][0]
                return True
        return False

    def submit(self, connection: Connection) -> tuple[Answer, bool]:
        """Choose at random; return the answer and whether the choice was committed."""
        decision = self.decision
        if decision is None:
            raise ValueError("nobody is asked")
        key = self.chance.choice(decision["choices"])["key"]
        sent = {"decision": decision["id"], "key": key}
        answer = connection.post(f"{self.path}choices/", self.company[self.who].token, sent)
        if answer.status != 200:
            raise RuntimeError(f"{key}: {answer.status} {answer.body.decode()}")
        seen = answer.json()
        self.ply, self.decision = seen["ply"], next(iter(seen["decisions"]), None)
        return answer, seen["committed"]

    def poll(self, connection: Connection) -> Answer:
        """Look whether something is new, which it isn't."""
        answer = connection.get(self.path, self.company[self.who].token, self.etag)
        if answer.status != 304:
            raise RuntimeError(f"a poll was answered {answer.status}")
        return answer


@dataclass(slots=True)
class Pool:
    """Games of a kind: those that have gone too far leave, the next one comes on."""

    games: Iterator[Game]
    until: int
    game: Game | None = None

    def ready(self, connection: Connection) -> Game:
        """Return a game in which somebody is asked. Raises StopIteration when there is none left."""
        game = self.game
        while game is None or game.ply > self.until or not self._asked(game, connection):
            game = self.game = next(self.games)
        return game

    def _asked(self, game: Game, connection: Connection) -> bool:
        return game.decision is not None or game.look(connection)
