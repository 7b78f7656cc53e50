"""Build sprite.svg: Lucide's icons for the interface, game-icons' for games, and some of our own.

    npm install lucide-static @iconify-json/game-icons svgo     (in any folder)
    python deploy/build/icons.py <that folder>/node_modules

Game icons are CC BY 3.0: if you add one, name its artist in ARTISTS, which puts it on the credits
page (a test compares them). Our names state an icon's meaning, not its drawing, so that the drawing
can be replaced.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLACE = ROOT / "static" / "icons"

# By our name: the name of an icon in Lucide. It is stroked, in 24 units.
LUCIDE = {
    "alert": "triangle-alert",
    "arrow-left": "arrow-left",
    "arrow-right": "arrow-right",
    "bell": "bell",
    "book": "book-open",
    "bot": "bot",
    "branch": "git-branch",
    "calendar": "calendar",
    "check": "check",
    "chevron-down": "chevron-down",
    "chevron-left": "chevron-left",
    "chevron-right": "chevron-right",
    "chevron-up": "chevron-up",
    "chevrons-left": "chevrons-left",
    "chevrons-right": "chevrons-right",
    "circle-check": "circle-check",
    "circle-slash": "circle-slash",
    "close": "x",
    "copy": "copy",
    "device": "smartphone",
    "download": "download",
    "external": "external-link",
    "eye": "eye",
    "eye-off": "eye-off",
    "filter": "list-filter",
    "fit": "fullscreen",
    "flag": "flag",
    "globe": "globe",
    "home": "house",
    "hourglass": "hourglass",
    "infinity": "infinity",
    "info": "info",
    "key": "key-round",
    "languages": "languages",
    "layers": "layers",
    "leave": "door-open",
    "link": "link",
    "list": "list",
    "lock": "lock",
    "log": "scroll-text",
    "mail": "mail",
    "menu": "menu",
    "message": "message-circle",
    "minus": "minus",
    "moon": "moon",
    "more": "ellipsis",
    "offline": "wifi-off",
    "pause": "pause",
    "play": "play",
    "plus": "plus",
    "redo": "redo-2",
    "refresh": "refresh-cw",
    "reset": "rotate-ccw",
    "scale-up": "maximize-2",
    "search": "search",
    "send": "send",
    "settings": "settings",
    "share": "share-2",
    "shield": "shield-check",
    "sign-out": "log-out",
    "skip-back": "skip-back",
    "star": "star",
    "skip-forward": "skip-forward",
    "sun": "sun",
    "sun-moon": "sun-moon",
    "tables": "layout-grid",
    "trash": "trash-2",
    "trophy": "trophy",
    "undo": "undo-2",
    "user": "user",
    "user-plus": "user-plus",
    "users": "users",
}

# By our name: the name of an icon in game-icons. It is filled, in 512 units.
GAME = {
    "bag": "swap-bag",
    "barrel": "barrel",
    "bath": "bathtub",
    "boot": "walking-boot",
    "camel": "camel",
    "caravansary": "arabic-door",
    "card-swap": "card-exchange",
    "chest": "chest",
    "chili": "chili-pepper",
    "crown": "crown",
    "cube": "cube",
    "dice": "rolling-dices",
    "elephant": "elephant",
    "gold": "two-coins",
    "hoist": "pulley-hook",
    "laurels": "laurels",
    "market": "scales",
    "palm": "palm-tree",
    "pasture": "barn",
    "ring": "diamond-ring",
    "sailboat": "sailboat",
    "scissors": "scissors",
    "shield-crane": "heron",
    "shield-dragon": "sea-dragon",
    "shield-elephant": "elephant-head",
    "shield-falcon": "eagle-head",
    "shield-horse": "horse-head",
    "shield-lion": "lion",
    "shield-monkey": "monkey",
    "shield-tiger": "tiger-head",
    "shield-tortoise": "tortoise",
    "shop": "shop",
    "tent": "camping-tent",
    "turban": "turban",
    "vase": "amphora",
    "wheat": "wheat",
}
ARTISTS = {
    "Lorc": {
        "crown",
        "laurels",
        "lion",
        "monkey",
        "scales",
        "scissors",
        "sea-dragon",
        "swap-bag",
        "walking-boot",
        "wheat",
    },
    "Delapouite": {
        "amphora",
        "arabic-door",
        "barn",
        "barrel",
        "bathtub",
        "camel",
        "camping-tent",
        "card-exchange",
        "chest",
        "chili-pepper",
        "cube",
        "diamond-ring",
        "eagle-head",
        "elephant",
        "elephant-head",
        "horse-head",
        "palm-tree",
        "pulley-hook",
        "rolling-dices",
        "sailboat",
        "shop",
        "tiger-head",
        "tortoise",
        "turban",
        "two-coins",
    },
    "Caro Asercion": {
        "heron",
    },
}

_PIPS = {
    1: [(12, 12)],
    2: [(7.5, 7.5), (16.5, 16.5)],
    3: [(7, 7), (12, 12), (17, 17)],
    4: [(7.5, 7.5), (16.5, 7.5), (7.5, 16.5), (16.5, 16.5)],
    5: [(7, 7), (17, 7), (12, 12), (7, 17), (17, 17)],
    6: [(7.5, 6.5), (16.5, 6.5), (7.5, 12), (16.5, 12), (7.5, 17.5), (16.5, 17.5)],
}


def _die(pips: int) -> str:
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="1.9" stroke="none" fill="var(--pip)"/>'
        for x, y in _PIPS[pips]
    )
    return f'<rect x="1.5" y="1.5" width="21" height="21" rx="4.5" stroke-width="1.3"/>{dots}'


# Icons without fill and stroke, which the page sets: a seat's sign, a die, a cube, a card's back.
OWN = {
    "seat-disc": '<circle cx="12" cy="12" r="9.4"/>',
    "seat-diamond": '<path d="M12 1.2 22.8 12 12 22.8 1.2 12z"/>',
    "seat-square": '<rect x="3.2" y="3.2" width="17.6" height="17.6" rx="1"/>',
    "seat-triangle": '<path d="M12 2.4 22.8 21.4H1.2z"/>',
    "hand": '<rect x="8.4" y="3.4" width="11.6" height="17.4" rx="1.6" transform="rotate(7 14 12)"/>'
    '<rect x="4" y="3.2" width="11.6" height="17.4" rx="1.6"/>',
    "camel-load": '<rect x="4" y="3" width="16" height="18" rx="2.4"/>',
    **{f"die-{pips}": _die(pips) for pips in _PIPS},
}


def _lucide(folder: Path, name: str) -> str:
    source = (folder / "lucide-static/icons" / f"{name}.svg").read_text("utf-8")
    body = re.search(r"<svg[^>]*>(.*)</svg>", source, re.DOTALL)
    if body is None:
        raise SystemExit(f"{name}: not an SVG")
    return re.sub(r"\s*\n\s*", "", body[1]).replace(" />", "/>")


def _rounded(folder: Path, drawing: str) -> str:
    """Return a drawing of 512 by 512 units with its coordinates rounded to whole units.

    Whole units are exact enough, since icons are at most 40 px high.
    """
    source = folder / "drawing.svg"
    frame = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
    source.write_text(f"{frame}{drawing}</svg>", "utf-8")
    script = "module.exports={plugins:[{name:'convertPathData',params:{floatPrecision:0}}]}"
    (folder / "svgo.config.cjs").write_text(script, "utf-8")
    command = ["node", str(folder / "svgo/bin/svgo.js"), "--config", "svgo.config.cjs", str(source)]
    subprocess.run([*command, "-o", str(source), "-q"], cwd=folder, check=True)  # noqa: S603 - ours
    return source.read_text("utf-8").removeprefix(frame).removesuffix("</svg>")


def sprite(folder: Path) -> str:
    """Return the sprite as text, with its symbols sorted by name."""
    icons = json.loads((folder / "@iconify-json/game-icons/icons.json").read_text("utf-8"))["icons"]
    stroked = (
        'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" '
        'stroke-linecap="round" stroke-linejoin="round"'
    )
    symbols = {ours: (stroked, _lucide(folder, theirs)) for ours, theirs in LUCIDE.items()}
    symbols |= {
        ours: ('viewBox="0 0 512 512"', _rounded(folder, icons[theirs]["body"]))
        for ours, theirs in GAME.items()
    }
    symbols |= {
        ours: ('viewBox="0 0 24 24" stroke-linejoin="round"', body) for ours, body in OWN.items()
    }
    lines = [
        f'<symbol id="{name}" {symbols[name][0]}>{symbols[name][1]}</symbol>'
        for name in sorted(symbols)
    ]
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(lines) + "\n</svg>\n"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    (PLACE / "sprite.svg").write_text(sprite(Path(sys.argv[1])), "utf-8")
