"""A rulebook's figures: rows of pieces, and examples drawn by the board's own templates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from games.presentation.panes import pointed
from games.rules.kernel.drawing import COLOURS, SIGNS
from games.rules.kernel.example_play import shown
from games.views.cutting import Cut, cut
from games.views.present import Player, board, draw_part, sample
from mp2site.text.rendering import msg

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.rules.kernel import Title
    from games.rules.kernel.examples import Example, Picture

SIZES: Final = (("s", 230.0), ("m", 400.0))
"""The size classes of pictures, with their greatest widths in pixels at the board's own scale."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece in a row: its drawing and its name."""

    drawn: SafeString
    name: str


@dataclass(frozen=True, slots=True)
class Drawn:
    """An example's picture: its drawing, its description, its size class."""

    html: SafeString
    words: str
    size: str


def pieces(title: Title[Any], names: Iterable[str]) -> SafeString:
    """Return a row of pieces.

    A name is a kind, with a variant after a colon: ``building:pasture``.
    """
    row = [_piece(title, *name.partition(":")[::2]) for name in names]
    return render_to_string("titles/_pieces.html", {"pieces": row})


def _piece(title: Title[Any], kind: str, which: str) -> Piece:
    drawn = draw_part(sample(title), f"pieces/{kind}", which=which)
    name = f"{kind}-{which}" if which else kind
    return Piece(drawn, msg(f"{title.slug}-piece-{name}"))


def example(title: Title[Any], one: Example) -> SafeString:
    """Return a worked example."""
    words = msg(f"{title.slug}-example-{one.id}", **one.numbers)
    context = {
        "id": f"example-{one.id}",
        "words": words,
        "pictures": [_drawn(title, one, place) for place in range(len(one.pictures))],
    }
    return render_to_string("titles/_example.html", context)


def _drawn(title: Title[Any], one: Example, place: int) -> Drawn:
    picture = one.pictures[place]
    html, wide = picture_of(title, one, place)
    words = msg(f"{title.slug}-example-{one.id}-{picture.id}", **one.numbers)
    size = next((size for size, most in SIZES if wide and wide <= most), "l" if wide else "")
    # Safe: the HTML comes from the board's own template; cutting only removes parts of it.
    return Drawn(SafeString(html), words, size)


def picture_of(title: Title[Any], one: Example, place: int) -> Cut:
    """Return a cut picture of an example. Raises LookupError for targets that aren't drawn."""
    picture, position = one.pictures[place], shown(title, one, place)
    people = [Player(who, _name(who), COLOURS[who], SIGNS[who]) for who in range(position.seats)]
    drawn = draw_part(
        board(title, title.view(position.state, one.seat), people), f"figures/{picture.part}"
    )
    _check(drawn, picture)
    return cut(pointed(drawn, picture.point), picture.around, picture.only)


def _check(drawn: str, picture: Picture) -> None:
    missing = [target for target in picture.point if f'data-target="{target}"' not in drawn]
    if missing:
        raise LookupError(f"not drawn: {missing}")


def _name(seat: int) -> str:
    return msg("titles-example-player", number=seat)
