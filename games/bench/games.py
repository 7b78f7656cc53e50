"""Tables for a bench: real games, played by the services up to a ply, and over REST after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NamedTuple

from django.contrib.auth import get_user_model

from accounts.services.tokens import api_token_make
from games.bench.http import Answer, Connection
from games.models import Status, Table
from games.rules.kernel import Decision, Title
from games.services.lifecycle import table_create, table_join
from games.services.play import choice_submit

SAMPLE: Final = 12
LONG_TURN: Final = 20


@dataclass(frozen=True, slots=True)
class Person:
    """A player with a token for REST."""

    user: Any
    token: str


class Step(NamedTuple):
    """A choice of a game: the seat's person, the decision's id, and the key."""

    who: Person
    decision: str
    key: str


Way = Callable[[Title[Any], Any, Decision, Random], str]
"""A strategy: a function that returns the key of one of a decision's choices."""


def people(number: int) -> list[Person]:
    """Create people with tokens."""
    users = [get_user_model().objects.create_user(f"bench-{n}") for n in range(number)]
    return [
        Person(user, api_token_make(person=user, name="bench", scope="play")[1]) for user in users
    ]


def open_table(title: str, players: list[Person]) -> Table:
    """Open a table and seat all players, so that the game starts."""
    table = table_create(by=players[0].user, title=title, seats=len(players))
    for person in players[1:]:
        table_join(table_id=table.pk, by=person.user)
    return Table.objects.lean().get(pk=table.pk)


def play_to(table: Table, players: list[Person], ply: int, chance: Random) -> bool:
    """Play a long game by the services up to a committed ply.

    Return whether the game was long enough.
    """
    for step in steps(table.pk, players, chance, lasting):
        done = choice_submit(
            table_id=table.pk, by=step.who.user, decision=step.decision, key=step.key
        )
        if done.committed and done.position.ply >= ply:
            return done.position.status == Status.PLAYING
    return False


def length_of(title: Title[Any], seats: int, chance: Random) -> int:
    """Return the number of choices of a long game."""
    state = title.new(seats, chance.randbytes(32))
    return sum(1 for _ in _whole(title, state, chance, lasting))


def steps(table_id: str, players: list[Person], chance: Random, way: Way) -> Iterator[Step]:
    """Yield all choices of a game at a table that has just begun, computed on a copy."""
    table = Table.objects.get(pk=table_id)
    title, places = table.rules, seated(table, players)
    state = title.new(table.size, bytes(table.seed or b""), table.options, table.edition)
    for seat, decision, key in _whole(title, state, chance, way):
        yield Step(places[seat], decision, key)


def _whole(
    title: Title[Any], state: Any, chance: Random, way: Way
) -> Iterator[tuple[int, str, str]]:
    """Play a game to its end; yield the seat, the decision and the key of each choice."""
    seat = 0
    while decisions := title.decisions(state):
        # The same seat chooses until it commits, since others don't see its draft.
        seat = seat if seat in decisions else min(decisions)
        key = way(title, state, decisions[seat], chance)
        yield seat, decisions[seat].id, key
        state = title.play(state, seat, key).state


def seated(table: Table, players: list[Person]) -> dict[int | None, Person]:
    """Return the people by place; the places were drawn by lot at the start."""
    of = {person.user.pk: person for person in players}
    return {seat.place: of[seat.person_id] for seat in table.seats.all()}


def at_random(_title: Title[Any], _state: Any, decision: Decision, chance: Random) -> str:
    """Return a random key."""
    return str(chance.choice(decision.choices).key)


def lasting(title: Title[Any], state: Any, decision: Decision, chance: Random) -> str:
    """Return the key of the choice with the longest expected turn.

    So games have many plies.
    """
    some = chance.sample(decision.choices, min(SAMPLE, len(decision.choices)))
    turns = [
        (_length(title, state, decision.seat, choice.key, chance), choice.key) for choice in some
    ]
    return max(turns)[1]


def _length(title: Title[Any], state: Any, seat: int, key: str, chance: Random) -> float:
    """Return how many choices the seat would make in a row, choosing at random."""
    played, length = title.play(state, seat, key), 1
    while not played.hands_over and length < LONG_TURN:
        choice = chance.choice(title.engine.offers(played.state)[seat])
        played, length = title.play(played.state, seat, choice.key), length + 1
    return length + chance.random()


@dataclass(slots=True)
class Game:
    """A game that is played over REST. Its responses show which seat has to choose."""

    table: str
    players: list[Person]
    chance: Random
    ply: int = 0
    etag: str = ""
    who: int = 0
    decision: dict[str, Any] | None = None

    @property
    def path(self) -> str:
        """The table's path."""
        return f"/api/tables/{self.table}/"

    def look(self, connection: Connection) -> bool:
        """Fetch the table for each person until one has to choose; return whether one has."""
        for who, person in enumerate(self.players):
            answer = connection.get(self.path, person.token)
            seen = answer.json()
            self.ply, self.etag = seen["ply"], answer.etag()
            if seen["decisions"]:
                self.who, self.decision = who, seen["decisions"][0]
                return True
        return False

    def submit(self, connection: Connection) -> tuple[Answer, bool]:
        """Send a random choice; return the response, and whether the choice was committed."""
        decision = self.decision
        if decision is None:
            raise ValueError("nobody is asked")
        key = self.chance.choice(decision["choices"])["key"]
        sent = {"decision": decision["id"], "key": key}
        answer = connection.post(f"{self.path}choices/", self.players[self.who].token, sent)
        if answer.status != 200:
            raise RuntimeError(f"{key}: {answer.status} {answer.body.decode()}")
        seen = answer.json()
        self.ply, self.decision = seen["ply"], next(iter(seen["decisions"]), None)
        return answer, seen["committed"]

    def poll(self, connection: Connection) -> Answer:
        """Poll an unchanged table. Raises RuntimeError if the status isn't 304."""
        answer = connection.get(self.path, self.players[self.who].token, self.etag)
        if answer.status != 304:
            raise RuntimeError(f"a poll was answered {answer.status}")
        return answer


@dataclass(slots=True)
class Pool:
    """Games of one kind. When a game has passed its last ply, the next one replaces it."""

    games: Iterator[Game]
    until: int
    game: Game | None = None

    def ready(self, connection: Connection) -> Game:
        """Return a game in which a seat has to choose.

        Raises StopIteration if there is none left.
        """
        game = self.game
        while game is None or game.ply > self.until or not self._asked(game, connection):
            game = self.game = next(self.games)
        return game

    def _asked(self, game: Game, connection: Connection) -> bool:
        return game.decision is not None or game.look(connection)
