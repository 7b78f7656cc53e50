"""`make soak`: 200 tables of all titles, simulated people, 30 simulated days, random faults.

Options are given by `make soak ARGS="--minutes 10"`. Only the people and the time are simulated;
PostgreSQL, Redis, the mail server, the push service and the worker are real. The run ends with the
checks of `tests.soak.verdict`, and its exit code is 1 if one fails. Runs with the same `--seed`
have the same people and faults, but their processes may interleave differently.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import sys
import tempfile
from pathlib import Path

import psycopg

from mp2site.infra.servers import PostgresServer, RedisServer
from tests import servers
from tests.faults.running_site import RunningSite
from tests.soak.mailbox import MailBox
from tests.soak.pushbox import PushBox


def main() -> int:
    """Start the servers, run the soak and report; return the exit code."""
    wanted = _arguments()
    with contextlib.ExitStack() as stack:
        folder, user = stack.enter_context(servers.private_folder())
        for part in ("pg", "redis"):
            (folder / part).mkdir()
            if user:
                shutil.chown(folder / part, user)
        database = stack.enter_context(
            PostgresServer(folder / "pg", user, servers.DURABLE_POSTGRES)
        )
        with psycopg.connect(database.url, autocommit=True) as connection:
            connection.execute("CREATE DATABASE site")
        redis = stack.enter_context(RedisServer(folder / "redis", user))
        here = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="caravanserai-soak-")))
        mails = stack.enter_context(MailBox(here / "mails"))
        pushes = stack.enter_context(PushBox(here / "pushes", 2 * wanted.people))
        address = database.url.replace("/postgres", "/site")
        site = stack.enter_context(RunningSite(here, address, redis.url, mails.port))
        # Pictures in all mails would take most of the time; only inspected mails are rendered with
        # them.
        site.environment |= {"LOG_LEVEL": "ERROR", "MAIL_PICTURES": "0"}
        site.environment |= {"WEBHOOK_ALLOWED_HOSTS": "127.0.0.1"}
        os.environ.update(site.environment, LOG_FORMAT="line", LOG_LEVEL="CRITICAL")
        import django  # noqa: PLC0415 - after setting the environment

        django.setup()
        from django.conf import settings  # noqa: PLC0415 - needs Django

        # Nobody signs in during a soak, so a fast hash is enough for the passwords.
        settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
        from tests.soak.days import Soak  # noqa: PLC0415 - needs Django

        site.manage("migrate", "--verbosity", "0")
        return Soak(wanted, site, database, redis, mails, pushes).run()


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="of real time, about")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--days", type=float, default=30, help="of simulated time")
    parser.add_argument(
        "--tick", type=float, default=10, help="simulated minutes from sweep to sweep"
    )
    parser.add_argument("--people", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
