"""The embedded broker with several writers: every message arrives complete and once."""

from __future__ import annotations

import errno
import threading
import time
from pathlib import Path

import pytest
from kombu import Connection, Exchange, Queue
from kombu.simple import SimpleQueue
from kombu.transport import filesystem
from kombu.utils.json import dumps

from mp2site.infra import spool

WRITERS, EACH = 4, 60
BULK = "x" * 20_000  # so large that a write takes a moment


@pytest.fixture
def broker(tmp_path: Path) -> Connection:
    spool.register()
    (tmp_path / "messages").mkdir()
    (tmp_path / "control").mkdir()
    options = {
        "data_folder_in": str(tmp_path / "messages"),
        "data_folder_out": str(tmp_path / "messages"),
        "control_folder": str(tmp_path / "control"),
    }
    return Connection("spool://localhost", transport_options=options)


def queue_of(broker: Connection) -> str:
    """Name a queue after its folder, since a process remembers the declared queues."""
    return Path(broker.transport_options["control_folder"]).parent.name


def write(broker: Connection, writer: int) -> None:
    name = queue_of(broker)
    queue = Queue(name, Exchange(name), name)
    with broker.clone() as connection, connection.Producer() as producer:
        for number in range(EACH):
            message = {"id": [writer, number], "bulk": BULK}
            producer.publish(message, exchange=name, routing_key=name, declare=[queue])


def read(broker: Connection, wanted: int) -> list[list[int]]:
    got: list[list[int]] = []
    deadline = time.monotonic() + 60
    with broker.clone() as connection, SimpleQueue(connection, queue_of(broker)) as queue:
        while len(got) < wanted and time.monotonic() < deadline:
            try:
                message = queue.get_nowait()
            except SimpleQueue.Empty:
                continue
            assert message.payload["bulk"] == BULK
            got.append(message.payload["id"])
            message.ack()
    return got


def test_a_reader_sees_every_message_whole(broker: Connection) -> None:
    threads = [threading.Thread(target=write, args=(broker, n)) for n in range(WRITERS)]
    for thread in threads:
        thread.start()
    got = read(broker, WRITERS * EACH)
    for thread in threads:
        thread.join()
    assert len(got) == WRITERS * EACH
    assert {tuple(id) for id in got} == {(w, n) for w in range(WRITERS) for n in range(EACH)}


def test_nobody_writes_to_a_queue_that_is_only_half_bound(
    broker: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    bind = spool.Channel._queue_bind
    binding, others = threading.Event(), threading.Event()

    def slowly(channel: spool.Channel, *names: str) -> None:
        binding.set()
        others.wait(timeout=0.5)
        bind(channel, *names)

    monkeypatch.setattr(spool.Channel, "_queue_bind", slowly)
    first = threading.Thread(target=write, args=(broker, 0))
    first.start()
    assert binding.wait(timeout=60)
    write(broker, 1)
    others.set()
    first.join()
    assert len(list(Path(broker.transport_options["data_folder_out"]).glob("*.msg"))) == 2 * EACH


def test_a_message_is_not_seen_before_it_is_whole(
    broker: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Path(broker.transport_options["data_folder_out"])
    seen_early: list[str] = []

    def watching(payload: object) -> str:
        seen_early.extend(path.name for path in folder.glob("*.msg") if not path.stat().st_size)
        return str(dumps(payload))

    for module in (spool, filesystem):
        monkeypatch.setattr(module, "dumps", watching)
    write(broker, 0)

    assert seen_early == []
    assert len(list(folder.glob("*.msg"))) == EACH
    assert list(folder.glob("*.part")) == []


def test_a_torn_table_of_queues_is_made_again(broker: Connection) -> None:
    """On a full disk, an older version could leave a torn table, which broke every start."""
    name = queue_of(broker)
    (Path(broker.transport_options["control_folder"]) / f"{name}.exchange").write_text("")
    write(broker, 0)
    assert len(list(Path(broker.transport_options["data_folder_out"]).glob("*.msg"))) == EACH


def test_without_room_nothing_is_left_of_a_message(
    broker: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(broker, 0)
    folder = Path(broker.transport_options["data_folder_out"])

    def full(path: Path, text: str) -> None:
        with path.open("w") as file:
            file.write(text[:10])
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_text", full)
        with pytest.raises(OSError, match="No space left on device"):
            write(broker, 1)
    assert list(folder.glob("*.part")) == []
    write(broker, 2)
    assert len(list(folder.glob("*.msg"))) == 2 * EACH
