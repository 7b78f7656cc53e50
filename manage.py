#!/usr/bin/env python
"""Django's command line: `.venv/bin/python manage.py <command>`."""

import os
import sys


def main() -> None:
    """Run one of Django's or our own management commands."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "mp2site.settings.dev")
    from django.core.management import execute_from_command_line  # noqa: PLC0415 - after the environment is set

    execute_from_command_line(sys.argv)


if __name__ == "__main__":
    main()
