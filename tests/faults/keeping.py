"""Checks of backups: a site is backed up while people play, then restored.

They work with both databases.
"""

from __future__ import annotations

import random
import subprocess
import sys
import tarfile
from pathlib import Path

from tests.faults.players import Player, accepted, playing, seeded
from tests.faults.running_site import ROOT, RunningSite
from tests.support.waiting import until

TABLES = 4
Accepted = list[list[tuple[str, str]]]


def copied_in_the_middle(site: RunningSite) -> tuple[Path, list[str], Accepted]:
    """Back up while people play; return the backup, the tables, and the choices accepted before."""
    tables, tokens = seeded(site, TABLES)
    site.web()
    players = [
        Player(site, table, pair, random.Random(table))
        for table, pair in zip(tables, tokens, strict=True)
    ]
    with playing(players):
        until(lambda: min(len(player.accepted) for player in players) > 3, "all play")
        before = [list(player.accepted) for player in players]
        made = Path(site.manage("backup").rsplit(" (", 1)[0])
        after = accepted(players)
        until(lambda: accepted(players) > after + 3, "they play on")
    assert after > sum(map(len, before))  # the backup didn't delay the players
    unkind = [answer for player in players for answer in player.unkind]
    assert not unkind, f"{unkind}\n{site.log('web')[-2000:]}"
    return made, tables, before


def restored(site: RunningSite, made: Path) -> str:
    """Restore a backup; return the command's output."""
    assert made.stat().st_mode & 0o077 == 0
    with tarfile.open(made) as tar:
        assert {"about.json", "database", "secret-key"} <= set(tar.getnames())
    return site.manage("restore", str(made))


def refused(site: RunningSite, made: Path) -> str:
    """Restore an unusable backup; return the reason with which the command refuses."""
    command = [sys.executable, "manage.py", "restore", str(made)]
    done = subprocess.run(
        command, cwd=ROOT, env=site.environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1, done.stdout
    return done.stderr


KEPT = """
import json, sys
from games.models import Move, Seat
tables = json.loads(sys.stdin.readline())
moves = [list(Move.objects.filter(table=t).values_list("decision", "key")) for t in tables]
drafts = [sum(Seat.objects.filter(table=t).values_list("draft", flat=True), []) for t in tables]
print(json.dumps([[*a, *b] for a, b in zip(moves, drafts)]))
"""


def kept(site: RunningSite, tables: list[str]) -> list[set[tuple[str, str]]]:
    """Return the choices made at each table, from the site's current database."""
    import json  # noqa: PLC0415 - used only here

    command = [sys.executable, "manage.py", "shell", "-v0", "-c", KEPT]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=site.environment,
        input=json.dumps(tables),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [{(a, b) for a, b in table} for table in json.loads(done.stdout)]


def check_restored(site: RunningSite, made: Path, tables: list[str], before: Accepted) -> None:
    """Check that a restored site has all accepted choices, and that all its tables replay."""
    said = restored(site, made)
    assert f"{made} is whole" in said
    assert "Kept beside: " in said
    assert f"{TABLES} tables, all as they are stored" in said
    for chosen, found in zip(before, kept(site, tables), strict=True):
        assert set(chosen) <= found
