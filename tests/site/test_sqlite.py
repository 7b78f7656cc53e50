"""Several processes open, write and close one database file, as web and worker do all day."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

PROCESSES = 2
USE = """
import sys
from concurrent.futures import ThreadPoolExecutor
from django.conf import settings
from mp2site.settings.env import database
settings.configure(DATABASES={"default": database(sys.argv[1])})
from django.db import OperationalError, connection

THREADS, TIMES = 8, 40

def write():
    with connection.cursor() as cursor:
        cursor.execute("CREATE TABLE IF NOT EXISTS note (text TEXT)")
        cursor.execute("INSERT INTO note VALUES (%s)", ["x" * 3000])
        cursor.execute("SELECT count(*) FROM note")

def use(_):
    written = 0
    while written < TIMES:
        try:
            write()
            written += 1
        except OperationalError as error:
            if "locked" not in str(error):  # too many at once: that alone may happen
                raise
        connection.close()
    return written

with ThreadPoolExecutor(THREADS) as pool:
    print(sum(pool.map(use, range(THREADS))))
"""


@pytest.mark.sqlite
def test_no_process_loses_the_file_that_another_closes(tmp_path: Path) -> None:
    command = [sys.executable, "-c", USE, f"sqlite:///{tmp_path}/notes.sqlite3"]
    users = [
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(PROCESSES)
    ]
    told = [user.communicate() for user in users]
    assert [user.returncode for user in users] == [0] * PROCESSES, told
    assert [int(written) for written, _ in told] == [8 * 40] * PROCESSES
