"""A visited site whose French messages stand in brackets: what stands outside of them isn't French."""

from __future__ import annotations

from typing import Final

from mp2site.text import fluent
from tests.browser import chance
from tests.support import pseudo

LANGUAGE: Final = "fr"


class Config(chance.Config):
    """The app's configuration, which fixes the site's chance and puts messages into brackets."""

    def ready(self) -> None:
        """Change the source of messages."""
        super().ready()
        original = fluent.sources

        def sources(lang: str) -> list[tuple[str, str]]:
            found = original(lang)
            if lang != LANGUAGE:
                return found
            return [(name, pseudo.bracketed(body)) for name, body in found]

        fluent.sources = sources
