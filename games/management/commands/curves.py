"""`manage.py curves`: draw the learning curves of all published networks."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand

from games.opponents.curves import curve
from games.opponents.provenance import WEIGHTS, read


class Command(BaseCommand):
    """The command that draws learning curves."""

    help = "Draw the learning curve of each network in the package as SVG, for docs/opponents.md."

    requires_system_checks = ()  # it needs only files

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the arguments: the folder."""
        parser.add_argument("--folder", type=Path, default=settings.BASE_DIR / "docs" / "opponents")

    def handle(self, *args: Any, **options: Any) -> None:
        """Write a picture for each network with measurements."""
        options["folder"].mkdir(parents=True, exist_ok=True)
        for path in sorted(WEIGHTS.glob("*.json")):
            if (told := read(path))["curve"]:
                picture = options["folder"] / f"{path.stem}.svg"
                picture.write_text(curve(told), "utf-8")
                self.stdout.write(picture.name)
