"""A script that creates tables and people for a site and prints them.

It runs in the site's environment.
"""

from __future__ import annotations

import json
import sys

import django


def main(tables: int) -> None:
    """Seat four people at tables for two; print their tokens and the tables' ids."""
    django.setup()
    from django.conf import settings  # noqa: PLC0415 - needs Django

    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    from tests.support.tables import people, started  # noqa: PLC0415 - needs Django
    from tests.support.tokens import key_of  # noqa: PLC0415 - needs Django

    four = people(4)
    pairs = [(four[n % 4], four[(n + 1) % 4]) for n in range(tables)]
    made = [started(pair, pace="daily").pk for pair in pairs]
    tokens = [key_of(user) for user in four]
    sit = [[tokens[n % 4], tokens[(n + 1) % 4]] for n in range(tables)]
    sys.stdout.write(json.dumps([made, sit]))


if __name__ == "__main__":
    main(int(sys.argv[1]))
