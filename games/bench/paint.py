"""`python -m games.bench.paint`, started by `manage.py bench paint` with its own database.

The site runs as in production, without proxy and TLS. A simulated phone visits the demo's home page
and tables.
"""

from __future__ import annotations

import argparse
import json
import os
from dataclasses import asdict
from io import StringIO
from typing import TYPE_CHECKING, Any, Final

import django

from games.demo_people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Browser

HOST: Final = "Mara"
FLOOR: Final = "floor: a line of text"


def main() -> None:
    """Read the arguments, set Django up, measure, and print JSON."""
    words = argparse.ArgumentParser(prog="paint")
    words.add_argument("--visits", type=int, required=True)
    words.add_argument("--port", type=int, required=True)
    asked = words.parse_args()
    django.setup()
    print(json.dumps(_measured(asked.port, asked.visits)))  # noqa: T201


def _measured(port: int, visits: int) -> list[dict[str, Any]]:
    # Imported late, since they need Django to be set up.
    from games.bench.browser import painted, phone  # noqa: PLC0415
    from games.bench.server import served  # noqa: PLC0415

    pages = _prepared()
    with served(os.environ, port), phone() as browser:
        state = _signed_in(browser, f"http://localhost:{port}")
        return [
            {
                "what": what,
                **asdict(
                    painted(
                        browser, f"http://localhost:{port}{path}", state if mine else None, visits
                    )
                ),
            }
            for what, path, mine in pages
        ]


def _prepared() -> list[tuple[str, str, bool]]:
    """Load the demo; return the pages as tuples: name, path, and whether they need a sign-in."""
    from django.core.management import call_command  # noqa: PLC0415 - needs Django
    from django.db import connection  # noqa: PLC0415 - needs Django

    call_command("migrate", verbosity=0, interactive=False)
    call_command("demo", stdout=StringIO())
    call_command("collectstatic", verbosity=0, interactive=False)
    tables = _tables()
    connection.close()
    homes = [("home, a guest", "/", False), ("home", "/", True)]
    return [(FLOOR, "/floor/", False), *homes, *tables, *_rulebooks()]


def _tables() -> list[tuple[str, str, bool]]:
    """Return a table of each title at which the demo's host isn't to move."""
    from games.models import Seat  # noqa: PLC0415 - needs Django
    from games.rules import titles  # noqa: PLC0415 - needs Django

    own = Seat.objects.waiting().filter(person__folded=HOST).select_related("table")
    found = {seat.table.title: seat.table_id for seat in own}
    return [(title.name, f"/tables/{found[title.slug]}/", True) for title in titles]


def _rulebooks() -> list[tuple[str, str, bool]]:
    """Return the rulebook page of each title."""
    from games.rules import titles  # noqa: PLC0415 - needs Django

    return [(f"rules: {title.name}", f"/titles/{title.slug}/rules/", False) for title in titles]


def _signed_in(browser: Browser, site: str) -> Any:
    """Sign the demo's host in; return the browser's storage state."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{site}/accounts/login/")
    page.fill("input[name=login]", HOST)
    page.fill("input[name=password]", PASSWORD)
    page.locator("input[name=password]").press("Enter")
    page.wait_for_url(f"{site}/")
    state = context.storage_state()
    context.close()
    return state


if __name__ == "__main__":
    main()
