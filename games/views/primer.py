"""The primer: three cards that show the players' aim, a turn, and the end of the game.

A table's page shows it before the first choice of a person's first game of a title. A cookie stores
the titles whose primer was closed in the browser (`static/js/primer.js` writes it).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from django.utils import translation
from django.utils.safestring import SafeString

from games.rules.kernel.meta import PRIMER
from games.selectors.own_tables import has_played
from games.views.figures import picture_of
from games.views.present import symbols
from mp2site.text.rendering import language, msg

if TYPE_CHECKING:
    from games.rules.kernel import Title
    from games.session import TableSession
    from games.views.http import PageRequest

COOKIE: Final = "primers"
FILLING: Final = '<svg preserveAspectRatio="xMidYMid slice" '


@dataclass(frozen=True, slots=True)
class Card:
    """A card: a picture of the board with its description, and a sentence with a bold beginning."""

    picture: SafeString
    of_map: bool
    """Whether the picture is a part of a map. Such a picture fills the card."""
    described: str
    lead: str
    rest: str


@dataclass(frozen=True, slots=True)
class Primer:
    """The cards of a title, its first lesson if there is one, and the symbols for the pictures."""

    title: Title[Any]
    cards: tuple[Card, ...]
    symbols: SafeString

    @property
    def lesson(self) -> Any:
        """The title's first lesson, or ``None``."""
        return next(iter(self.title.texts.lessons), None)


def primer_of(title: Title[Any]) -> Primer | None:
    """Return a title's primer in the reader's language; ``None`` if it has none."""
    return _primer(title, language()) if title.meta.primer else None


@lru_cache(maxsize=32)
def _primer(title: Title[Any], lang: str) -> Primer:
    with translation.override(lang):
        named = zip(PRIMER, title.meta.primer, strict=True)
        return Primer(title, tuple(_card(title, *one) for one in named), symbols(title))


def _card(title: Title[Any], name: str, picture: str) -> Card:
    example_id, _, picture_id = picture.partition("/")
    example = title.texts.examples[example_id]
    place = [one.id for one in example.pictures].index(picture_id)
    key, found = f"{title.slug}-primer-{name}", picture_of(title, example, place)
    html = found.html.replace("<svg ", FILLING, 1) if found.wide else found.html
    return Card(
        # Safe: the HTML comes from the board's own template; cutting only removes parts of it.
        SafeString(html),
        found.wide > 0,
        msg(f"{title.slug}-example-{example_id}-{picture_id}", **example.numbers),
        msg(key),
        msg(f"{key}-more"),
    )


def primer_due(request: PageRequest, session: TableSession, *, begun: bool) -> Primer | None:
    """Return the primer for a player's first game of the title; else ``None``.

    ``begun``: the player has already made a choice at this table, so they get no primer.
    """
    own, title = session.own, session.table.rules
    if begun or own is None or not own.coached or not title.meta.primer or session.table.over:
        return None
    if title.slug in request.COOKIES.get(COOKIE, "").split("."):
        return None
    return None if has_played(own.person, title.slug, besides=session.table) else primer_of(title)
