"""`python -m games.bench <part>`, started by `manage.py bench` with settings and a database."""

from __future__ import annotations

import argparse
import json
from importlib import import_module

import django


def main() -> None:
    """Read the arguments, set Django up, measure, and print JSON."""
    words = argparse.ArgumentParser(prog="bench")
    words.add_argument("part", choices=("run", "pages", "size", "click"))
    words.add_argument("--title")
    words.add_argument("--titles", nargs="+")
    words.add_argument("--traces")
    for number in ("seats", "rounds", "whole", "samples", "port"):
        words.add_argument(f"--{number}", type=int)
    asked = words.parse_args()
    django.setup()
    # The part is imported late, since models can't be imported before Django is set up.
    measure = import_module(f"games.bench.{asked.part}").measure
    print(json.dumps(measure(asked)))  # noqa: T201


if __name__ == "__main__":
    main()
