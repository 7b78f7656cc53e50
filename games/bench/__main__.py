"""`python -m games.bench`, started by `manage.py bench` with a database of its own."""

from __future__ import annotations

import argparse
import json
import os

import django


def main() -> None:
    """Read the words, set Django up, measure, and print JSON."""
    words = argparse.ArgumentParser(prog="bench")
    words.add_argument("--title", required=True)
    words.add_argument("--seats", type=int, required=True)
    words.add_argument("--rounds", type=int, required=True)
    os.environ["DJANGO_SETTINGS_MODULE"] = "games.bench.settings"
    django.setup()
    # Only now: models can't be imported before the set-up.
    from games.bench.run import measure  # noqa: PLC0415

    print(json.dumps(measure(words.parse_args())))  # noqa: T201


if __name__ == "__main__":
    main()
