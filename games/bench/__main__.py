"""`python -m games.bench <part>`, started by `manage.py bench` with a database of its own."""

from __future__ import annotations

import argparse
import json
import os
from importlib import import_module

import django


def main() -> None:
    """Read the arguments, set Django up, measure, and print JSON."""
    words = argparse.ArgumentParser(prog="bench")
    words.add_argument("part", choices=("run", "pages", "size"))
    words.add_argument("--title", required=True)
    words.add_argument("--seats", type=int, required=True)
    words.add_argument("--rounds", type=int, required=True)
    words.add_argument("--whole", type=int, required=True)
    asked = words.parse_args()
    os.environ["DJANGO_SETTINGS_MODULE"] = "games.bench.settings"
    django.setup()
    # Import it late: models can't be imported before the set-up.
    measure = import_module(f"games.bench.{asked.part}").measure
    print(json.dumps(measure(asked)))  # noqa: T201


if __name__ == "__main__":
    main()
