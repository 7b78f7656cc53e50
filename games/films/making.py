"""Makes a film: draws the board at each moment with a caption, and joins the pictures.

A film shows what spectators see. It costs some 0.3 s of CPU a moment.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from io import BytesIO
from typing import Final

from django.contrib.staticfiles import finders
from PIL import Image, ImageDraw, ImageFont

from games.films.plan import Ply, durations_of, moments_of
from games.models import Table
from games.presentation.courses import own_sentences
from games.presentation.pictures import drawing_svg, pixels_of
from games.selectors.history import HistoryMove, moves_told
from games.selectors.positions import past_position
from mp2site.text.rendering import msg, render

WIDTH: Final = 480
STRIP: Final = 58
"""The height of the caption below the board, in pixels."""
MARGIN: Final = 10
PAPER: Final = "#fffdf6"
INK: Final = "#2a2118"
MUTED: Final = "#6b5d4b"
SIZE_MOST: Final = 2_000_000
"""The maximum size of a film in bytes."""
QUALITIES: Final = (72, 50, 30, 15)
"""The qualities that are tried until a film is small enough."""
FONT: Final = "fonts/source-sans-3-bold.ttf"


class TooLarge(Exception):
    """Raised when a film is too large even at the lowest quality."""


def film_of(table: Table, names: Sequence[str]) -> bytes:
    """Return a finished game's film as animated WebP, in the active language. Raises TooLarge.

    ``names`` are the players' names or initials by place.
    """
    moves = moves_told(table, None)
    moments = moments_of([Ply(move.ply, move.place, move.turn) for move in moves])
    frames = [
        _frame(table, ply, caption, names)
        for ply, caption in _captions(table, moves, moments, names)
    ]
    return joined(frames, durations_of(len(frames)))


def joined(frames: Sequence[Image.Image], durations: Sequence[int]) -> bytes:
    """Return pictures as an animated WebP of at most `SIZE_MOST` bytes. Raises TooLarge."""
    for quality in QUALITIES:
        out = BytesIO()
        frames[0].save(
            out,
            "WEBP",
            save_all=True,
            append_images=list(frames[1:]),
            duration=list(durations),
            loop=0,
            quality=quality,
            method=3,
        )
        if len(out.getvalue()) <= SIZE_MOST:
            return out.getvalue()
    raise TooLarge


def _captions(
    table: Table, moves: Sequence[HistoryMove], moments: Sequence[int], names: Sequence[str]
) -> Iterator[tuple[int, str]]:
    """Yield each moment with a sentence: what its turn did, at the end who won."""
    by_ply = {move.ply: move for move in moves}
    for ply in moments[:-1]:
        yield ply, _sentence(table, moves, by_ply.get(ply), names)
    winners = [names[place] for place in table.result.winners] if table.result else []
    yield moments[-1], msg("films-won", names=", ".join(winners))


def _sentence(
    table: Table, moves: Sequence[HistoryMove], last: HistoryMove | None, names: Sequence[str]
) -> str:
    if last is None:
        return msg("films-begin", title=table.rules.name)
    turn = [move for move in moves if (move.place, move.turn) == (last.place, last.turn)]
    said = [text for move in turn for text in own_sentences(table.title, move)]
    return render(said[0], people=names) if said else ""


def _frame(table: Table, ply: int, caption: str, names: Sequence[str]) -> Image.Image:
    """Return the board after a ply, with the moment's number and its caption below."""
    title, view = table.rules, past_position(table, None, ply).view
    drawing = title.draw(view, None)
    png = pixels_of(drawing_svg(title, drawing, {}), title.slug, WIDTH)
    counted = [face.counters.get(drawing.score) for face in drawing.seats]
    scores = [
        name if points is None else f"{name} {points}"
        for name, points in zip(names, counted, strict=True)
    ]
    with Image.open(BytesIO(png)) as board:
        return _with_strip(board, "   ".join(scores), f"{ply}/{table.ply}", caption)


def _with_strip(board: Image.Image, scores: str, where: str, caption: str) -> Image.Image:
    """Return a board with a strip below it: scores, the move's number, and a sentence."""
    frame = Image.new("RGB", (WIDTH, board.height + STRIP), PAPER)
    frame.paste(board.convert("RGB"), (0, 0))
    draw, top = ImageDraw.Draw(frame), board.height
    draw.text((MARGIN, top + 8), _fitting(scores, 18, WIDTH - 110), INK, _font(18))
    draw.text((WIDTH - MARGIN, top + 10), where, MUTED, _font(15), anchor="ra")
    draw.text((MARGIN, top + 33), _fitting(caption, 15, WIDTH - 2 * MARGIN), MUTED, _font(15))
    return frame


def _fitting(words: str, size: int, width: int) -> str:
    """Return as much of a text as fits on a line, with an ellipsis if it is cut."""
    if _font(size).getlength(words) <= width:
        return words
    while words and _font(size).getlength(f"{words}…") > width:
        words = words[:-1]
    return f"{words.rstrip()}…"


@cache
def _font(size: int) -> ImageFont.FreeTypeFont:
    path = finders.find(FONT)
    if not isinstance(path, str):
        raise FileNotFoundError(FONT)
    return ImageFont.truetype(path, size)
