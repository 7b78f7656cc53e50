"""The bench measures real games and real refusals, and reports correct figures."""

from __future__ import annotations

import gzip
import socket
import subprocess
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count, repeat
from random import Random
from threading import Thread
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.test import Client

from games.bench import memory
from games.bench.browser import Wire, blocking
from games.bench.figures import Cost, Sheet, beside, pages_table, paint_table, size_table, table
from games.bench.games import Step, lasting, open_table, people, play_to
from games.bench.http import Answer, Connection, request
from games.bench.load import drive
from games.bench.server import Server
from games.bench.visitor import Visitor, since_of
from games.models import Status, Table
from games.rules import titles
from mp2site import serve


@pytest.mark.parametrize("name", ["web", *memory.APART])
def test_a_process_is_named_by_its_command(name: str) -> None:
    """Celery beat's command also contains the word "worker"."""
    command = memory.APART.get(name) or serve.web("127.0.0.1", "8000")
    assert memory.name_of(" ".join(command)) == name


class TestFigures:
    def test_ratios_are_to_the_floors_median(self) -> None:
        sheet = Sheet("slow", "never")
        for seconds in (0.001, 0.002, 0.009):
            sheet.note(Sheet.FLOOR, seconds)
            sheet.note("slow", seconds * 3)
        floor, slow = sheet.rows()
        assert (floor["median_ms"], floor["ratio"]) == (2.0, 1.0)
        assert (slow["n"], slow["median_ms"], slow["ratio"]) == (3, 6.0, 3.0)
        assert slow["p95_ms"] > slow["median_ms"]

    def test_the_table_has_a_line_for_each(self) -> None:
        sheet = Sheet()
        sheet.note(Sheet.FLOOR, 0.001)
        sheet.note(Sheet.FLOOR, 0.003)
        lines = table(list(sheet.rows())).splitlines()
        assert len(lines) == 2
        assert "2.000 ms" in lines[1]

    def test_costs_stand_beside_their_floors(self) -> None:
        floor = Cost("hello", 4000, cpu_ms=0.05, per_second=8000)
        poll = beside(floor, Cost("poll", 400, cpu_ms=0.2, per_second=1000))
        assert (poll["cpu_ratio"], poll["rate_ratio"]) == (4.0, 0.125)
        bare = beside(Cost("bare", 9, per_second=600), Cost("choice", 9, cpu_ms=5, per_second=100))
        assert (bare["cpu_ms"], bare["cpu_ratio"], bare["rate_ratio"]) == (5, 0, 0.167)

    def test_what_was_not_measured_stays_empty(self) -> None:
        choice = Cost("a choice", 1200, cpu_ms=4)
        _, line = pages_table([beside(choice, choice)]).splitlines()
        assert line.split() == ["a", "choice", "1,200", "4.000", "ms", "1.00"]

    def test_a_game_that_is_too_big_is_told(self) -> None:
        rows = [{"what": "packed", "bytes": 91_234, "most": {"a": 1500}, "wrong": ["over 90 kB"]}]
        assert size_table(rows).split() == [
            "packed",
            "91.2",
            "kB",
            "(a",
            "1.5)",
            "over",
            "90",
            "kB",
        ]


class TestPaint:
    def test_what_is_over_the_aim_has_a_mark(self) -> None:
        light = {"kilobytes": 90.4, "requests": 9, "largest": 900, "shift": 0.0, "blocked": 0}
        heavy = {**light, "kilobytes": 151, "shift": 0.06}
        rows = [{"what": "floor", **light}, {"what": "home", **heavy}]
        head, floor, home, aim = paint_table(rows).splitlines()
        assert "kB" in head
        assert "!" not in floor + aim
        assert home.split() == ["home", "151", "!", "9", "900", "0.060", "!", "0"]

    def test_requests_are_counted_until_the_paint(self) -> None:
        wire = Wire(Session())
        for second in (10.0, 10.2, 11.9, 13.0):
            wire._begins({"timestamp": second, "request": {"url": "https://play.example.org/"}})
        wire._begins({"timestamp": 10.1, "request": {"url": "data:,"}})
        wire._comes({"encodedDataLength": 700})
        assert (wire.begun_by(2000), wire.bytes) == (3, 700)

    @pytest.mark.parametrize(
        ("start", "duration", "blocks"),
        [(900, 50, 0), (900, 80, 30), (450, 80, 0), (450, 120, 20), (300, 190, 0)],
    )
    def test_a_task_blocks_from_when_something_can_be_seen(
        self, start: float, duration: float, blocks: float
    ) -> None:
        assert blocking([(start, duration)], first=500) == blocks
        assert blocking([(start, duration)] * 2, first=500) == 2 * blocks


class Session:
    """A session that does nothing."""

    def on(self, *_: Any) -> None:
        """Ignore a listener."""


class TestGames:
    def test_a_lasting_choice_is_an_offered_one(self) -> None:
        title = titles.get("yspahan")
        state = title.new(3, bytes(32))
        for _ in range(25):
            seat, decision = next(iter(title.decisions(state).items()))
            key = lasting(title, state, decision, Random(1))
            assert decision.find(key)
            state = title.play(state, seat, key).state

    @pytest.mark.django_db
    def test_a_table_is_played_to_a_ply(self) -> None:
        company = people(3)
        begun = open_table("yspahan", company)
        assert play_to(begun, company, 30, Random(1))
        played = Table.objects.get(pk=begun.pk)
        assert played.status == Status.PLAYING
        assert 30 <= played.ply < 60
        assert played.moves.count() == played.ply

    @pytest.mark.django_db
    def test_a_game_that_ends_before_is_told(self) -> None:
        company = people(2)
        assert not play_to(open_table("yspahan", company), company, 100_000, Random(1))


def _answering(listener: socket.socket, *pieces: bytes) -> None:
    taken, _ = listener.accept()
    with taken:
        taken.recv(65536)
        for piece in pieces:
            taken.sendall(piece)


@pytest.fixture
def listener() -> Any:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield listening


class TestConnection:
    def ask(self, listener: socket.socket, *pieces: bytes) -> Any:
        server = Thread(target=_answering, args=(listener, *pieces))
        server.start()
        asking = Connection(listener.getsockname()[1])
        try:
            return asking.get("/", "token", '"a"')
        finally:
            asking.close()
            server.join()

    def test_answers_in_pieces(self, listener: socket.socket) -> None:
        head = b'HTTP/1.1 200 OK\r\nETag: "b"\r\nContent-Length: 8\r\n\r\n'
        answer = self.ask(listener, head[:20], head[20:] + b'{"a"', b": 1}")
        assert (answer.status, answer.json(), answer.etag()) == (200, {"a": 1}, '"b"')
        assert answer.seconds > 0

    def test_answers_without_a_body(self, listener: socket.socket) -> None:
        assert self.ask(listener, b"HTTP/1.1 304 Not Modified\r\n\r\n").body == b""

    def test_a_server_that_hangs_up(self, listener: socket.socket) -> None:
        with pytest.raises(ConnectionError):
            self.ask(listener, b"HTTP/1.1 200 OK\r\n")


@pytest.mark.django_db
class TestVisitor:
    @pytest.fixture
    def table(self) -> Table:
        self.company = people(3)
        return open_table("yspahan", self.company)

    def answer(self, asked: bytes) -> Answer:
        """Send a raw request to the site by Django's test client."""
        head, _, body = asked.decode().partition("\r\n\r\n")
        line, *lines = head.split("\r\n")
        verb, path, _ = line.split()
        headers = dict(one.split(": ", 1) for one in lines)
        client = Client(enforce_csrf_checks=True)
        client.cookies.load(headers.pop("Cookie"))
        kind = headers.pop("Content-Type", "")
        got = client.generic(verb, path, body, kind, headers=headers)
        return Answer(got.status_code, b"", got.content, 0.0)

    def test_a_choice_goes_as_the_page_sends_it(self, table: Table) -> None:
        title, seed = table.rules, Table.objects.values_list("seed", flat=True).get(pk=table.pk)
        state = title.new(3, bytes(seed or b""), table.options, table.edition)
        seat, decision = next(iter(title.decisions(state).items()))
        sitter = table.seats.get(place=seat).person_id
        who = next(one for one in self.company if one.user.pk == sitter)
        step = Step(who, decision.id, decision.choices[0].key)
        answer = self.answer(Visitor(who).choice(table.pk, step, "0"))
        assert answer.status == 200
        assert b'class="table-page' in gzip.decompress(answer.body)[:200]

    def test_a_pages_poll_has_nothing_new(self, table: Table) -> None:
        visitor = Visitor(self.company[0])
        page = self.answer(visitor.page(table.pk))
        assert since_of(page) == "0"
        poll = self.answer(visitor.poll(page))
        assert (poll.status, poll.body) == (304, b"")


class Hello(BaseHTTPRequestHandler):
    """A server whose responses are empty."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Log nothing."""


@pytest.fixture
def answering() -> Iterator[Server]:
    """A running server whose processor time is that of another, sleeping process."""
    sleeper = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    with ThreadingHTTPServer(("127.0.0.1", 0), Hello) as server, sleeper:
        Thread(target=server.serve_forever).start()
        yield Server(server.server_port, sleeper.pid)
        server.shutdown()
        sleeper.communicate(b"\n")


class TestLoad:
    def test_all_answers_are_counted(self, answering: Server) -> None:
        lines = [repeat(request("GET", "/", {})) for _ in range(3)]
        driven = drive(answering, lines, 204, 0.05)
        assert driven.answers >= 3
        assert driven.seconds >= 0.05

    def test_another_answer_breaks_off(self, answering: Server) -> None:
        with pytest.raises(RuntimeError, match="204 instead of 304"):
            drive(answering, [repeat(request("GET", "/", {}))], 304, 1)

    def test_a_line_that_ends_breaks_off(self, answering: Server) -> None:
        with pytest.raises(RuntimeError, match="nothing left to ask"):
            drive(answering, [iter([request("GET", "/", {})])], 204, 60)

    def test_a_process_that_waits_for_a_processor_is_not_settled(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """On a busy machine, a process with work may wait for a processor."""
        looks = count(1)
        spin = "print(1, flush=True)\nwhile not select([0], [], [], 0)[0]: pass\ninput(), input()"
        words = [sys.executable, "-c", f"from select import select\n{spin}"]
        with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as busy:
            assert busy.stdin
            assert busy.stdout
            line = busy.stdin

            def processor(_: Server) -> float:
                if next(looks) == 5:
                    line.write(b"\n")
                    line.flush()
                return 1.0

            monkeypatch.setattr(Server, "processor", processor)
            busy.stdout.readline()
            Server(0, busy.pid).settled()
            assert next(looks) > 5
            busy.communicate(b"\n")

    def test_a_process_is_timed_from_outside(self) -> None:
        words = [sys.executable, "-c", "for _ in range(10**7): pass\ninput()"]
        with subprocess.Popen(words, stdin=subprocess.PIPE) as busy:
            assert Server(0, busy.pid).settled() > 0
            busy.communicate(b"\n")


def test_without_postgresql_the_command_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://nobody@127.0.0.1:1/nothing")
    with pytest.raises(CommandError, match=r"no PostgreSQL at 127\.0\.0\.1"):
        call_command("bench")
