"""Drawings of learning curves: the share of wins against the number of training games."""

from __future__ import annotations

from collections.abc import Iterator

from games.opponents.provenance import Provenance

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 56, 24, 40, 48
LINES = {"house": ("#0b6e69", "beside autoplay"), "before": ("#a8501f", "beside itself before")}
INK, PAPER, RULE = "#2b2622", "#fffaf2", "#d8cdbd"


def curve(provenance: Provenance) -> str:
    """Return a network's learning curve as SVG, with bands for the 95 % intervals."""
    points = provenance["curve"]
    most = max((point["games"] for point in points), default=1)
    title = "{title}, {seats} seats, seed {seed}".format_map(provenance)
    measured = [name for name in LINES if any(name in point for point in points)]
    parts = [*_frame(title, most), *_legend(measured)]
    for name in measured:
        parts += _line(name, points, most)
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="12" fill="{INK}">\n'
        f"<title>{title}: share of wins by games of training</title>\n"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>\n{body}\n</svg>\n'
    )


def _x(games: float, most: float) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * games / most, 1)


def _y(share: float) -> float:
    return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - share), 1)


def _frame(title: str, most: float) -> Iterator[str]:
    yield f'<text x="{LEFT}" y="20" font-weight="600">{title}</text>'
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = _y(share)
        yield f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}" stroke="{RULE}"/>'
        yield f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{share:.0%}</text>'
    for part in range(5):
        games = most * part / 4
        yield (
            f'<text x="{_x(games, most)}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">'
            f"{games:,.0f}</text>"
        )
    yield (
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 10}" text-anchor="middle">'
        "games of training</text>"
    )


def _legend(measured: list[str]) -> Iterator[str]:
    for place, (colour, words) in enumerate(LINES[name] for name in measured):
        x = WIDTH - RIGHT - 150 * (len(measured) - place)
        yield f'<rect x="{x}" y="12" width="14" height="4" fill="{colour}"/>'
        yield f'<text x="{x + 18}" y="19">{words}</text>'


def _line(name: str, points: list[dict[str, float]], most: float) -> Iterator[str]:
    """Yield the SVG elements of a line: first the band of its intervals, then the line."""
    spots = [(_x(point["games"], most), point) for point in points if name in point]
    colour, _ = LINES[name]
    upper = [f"{x} {_y(point[f'{name}_high'])}" for x, point in spots]
    lower = [f"{x} {_y(point[f'{name}_low'])}" for x, point in reversed(spots)]
    yield f'<path d="M{"L".join(upper + lower)}Z" fill="{colour}" opacity=".18"/>'
    middle = "L".join(f"{x} {_y(point[name])}" for x, point in spots)
    yield f'<path d="M{middle}" fill="none" stroke="{colour}" stroke-width="2"/>'
    for x, point in spots:
        yield f'<circle cx="{x}" cy="{_y(point[name])}" r="3" fill="{colour}"/>'
