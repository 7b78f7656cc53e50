"""Many players at once over REST on real processes, and checks of their responses."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field

import psycopg

from mp2site.infra.failures import UNAVAILABLE
from mp2site.infra.servers import PostgresServer
from mp2site.web.unavailable import RETRY_SECONDS
from tests.faults.running_site import ROOT, Answer, RunningSite


def address(server: PostgresServer) -> str:
    """Return the address of the site's database on a server."""
    return server.url.replace("/postgres", "/house")


def seeded(site: RunningSite, tables: int) -> tuple[list[str], list[list[str]]]:
    """Make tables at a site; return them with the tokens of each table's two players."""
    command = [sys.executable, "-m", "tests.faults.seed", str(tables)]
    environment = {**site.environment, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    made, tokens = json.loads(done.stdout)
    return made, tokens


@dataclass
class Player:
    """A player who plays both seats of a table over REST, and keeps the responses."""

    site: RunningSite
    table: str
    tokens: list[str]
    rng: random.Random
    accepted: list[tuple[str, str]] = field(default_factory=list)
    answers: Counter[int] = field(default_factory=Counter)
    unkind: list[Answer] = field(default_factory=list)
    """The error responses that give a client no instruction."""

    def play(self, stop: threading.Event) -> None:
        """Choose until the event is set."""
        while not stop.is_set():
            for token in self.tokens:
                found = self._asked(token)
                if found is not None:
                    self._choose(token, *found)

    def _asked(self, token: str) -> tuple[str, str] | None:
        answer = self.site.get(f"/api/tables/{self.table}/", token)
        self._note(answer)
        decisions = answer.body["decisions"] if answer.status == 200 else []
        if not decisions:
            return None
        return decisions[0]["id"], self.rng.choice(decisions[0]["choices"])["key"]

    def _choose(self, token: str, decision: str, key: str) -> None:
        """Send a choice; repeat it until a response says whether it was accepted."""
        sent = {"decision": decision, "key": key}
        while True:
            answer = self.site.post(f"/api/tables/{self.table}/choices/", sent, token)
            self._note(answer)
            if answer.status == 200:
                self.accepted.append((decision, key))
            if answer.status != 503:
                return
            time.sleep(0.1)

    def _note(self, answer: Answer) -> None:
        self.answers[answer.status] += 1
        clean = answer.status in {200, 409, 503}
        if answer.status == 503 and answer.body["code"] != "busy":
            retry = answer.headers.get("retry-after")
            clean = (answer.body["code"], retry) == ("unavailable", str(RETRY_SECONDS[UNAVAILABLE]))
        if not clean:
            self.unkind.append(answer)


@contextmanager
def at_once(works: Sequence[Callable[[threading.Event], None]]) -> Iterator[None]:
    """Run each function in its own thread during the block; then set the event that stops them."""
    stop = threading.Event()
    threads = [threading.Thread(target=work, args=[stop]) for work in works]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join(30)


def playing(players: Sequence[Player]) -> AbstractContextManager[None]:
    """Let all players play while the block runs."""
    return at_once([player.play for player in players])


def accepted(players: Sequence[Player]) -> int:
    """Return how many choices were accepted."""
    return sum(len(player.accepted) for player in players)


def check_kept(url: str, players: Sequence[Player]) -> None:
    """Check that accepted choices are moves or drafts, and that each table has one move per ply."""
    with psycopg.connect(url) as connection:
        for player in players:
            ask, of = connection.execute, [player.table]
            made = ask("SELECT decision, key FROM games_move WHERE table_id = %s", of).fetchall()
            drafts = ask("SELECT draft FROM games_seat WHERE table_id = %s", of).fetchall()
            kept = {tuple(row) for row in made} | {
                tuple(choice) for (draft,) in drafts for choice in draft
            }
            assert set(player.accepted) <= kept
            counted = "SELECT ply, (SELECT count(*) FROM games_move WHERE table_id = t.id)"
            ply, moves = ask(f"{counted} FROM games_table t WHERE id = %s", of).fetchone() or (0, 1)
            assert ply == moves
