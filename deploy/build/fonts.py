"""Reduce the fonts to a small core for every page; browsers load the rest on demand.

    npm install @fontsource-variable/alegreya @fontsource-variable/source-sans-3   (in any folder)
    pip install fonttools brotli                                                   (for this alone)
    python deploy/build/fonts.py <that folder>/node_modules

The core has ASCII, German letters, the letters of names in rulebooks, and the usual punctuation,
with kerning and all kinds of digits, without ligatures, fractions and small capitals. The sans
keeps its weights; the serif, for titles and names, has one upright and one italic. Letters outside
the core, such as the last one of the name Zoë, come from the packages' own files. Browsers load
these files only for pages with such letters: `type.css` defines the ranges.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any, Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT: Final = Path(__file__).resolve().parents[2]
PLACE: Final = ROOT / "static" / "fonts"
CORE: Final = "".join(map(chr, range(0x20, 0x7F))) + "ÄÖÜäöüßéò§°«»·×±\N{NO-BREAK SPACE}–—‘’‚“”„…•−"
FIGURES: Final = ["kern", "lnum", "onum", "pnum", "tnum"]
CUTS: Final[dict[str, tuple[str, list[str], Any]]] = {
    "alegreya-core.woff2": ("alegreya-latin-wght-normal", FIGURES, 700),
    "alegreya-core-italic.woff2": ("alegreya-latin-wght-italic", ["kern"], 550),
    "source-sans-3-core.woff2": ("source-sans-3-latin-wght-normal", FIGURES, (200, 900)),
}
"""Our files by name. Each has its source in the package, its OpenType features, and its weights (a
range or one).
"""
PAINTED: Final = {
    "alegreya-bold.ttf": ("alegreya-latin-wght-normal", "Alegreya"),
    "source-sans-3-bold.ttf": ("source-sans-3-latin-wght-normal", "Source Sans 3"),
}
"""Static fonts for pictures in mails, since their painter reads no variable fonts: our file, its
source, its family.
"""


def cut(source: Path, features: list[str], weights: Any) -> TTFont:
    """Return the font, reduced to the characters of the core."""
    font = TTFont(source)
    options = Options()
    options.layout_features = features
    subsetter = Subsetter(options)
    subsetter.populate(text=CORE)
    subsetter.subset(font)
    if weights != (200, 900):
        font = instantiateVariableFont(font, {"wght": weights})
    font.flavor = "woff2"
    return font


def cut_plain(source: Path, family: str) -> TTFont:
    """Return the core as a static bold font whose only name is its family's."""
    font = cut(source, ["kern", "lnum"], 700)
    font.flavor = None
    names = font["name"]
    names.names = [name for name in names.names if name.nameID not in {16, 17}]
    names.setName(family, 1, 3, 1, 0x409)
    return font


def main(packages: Path) -> None:
    """Copy the packages' files here, and write the reduced fonts beside them."""
    for ours, (theirs, features, weights) in CUTS.items():
        family = theirs.split("-latin")[0]
        source = packages / "@fontsource-variable" / family / "files" / f"{theirs}.woff2"
        shutil.copy(source, PLACE / source.name)
        cut(source, features, weights).save(PLACE / ours)
    for ours, (copied, name) in PAINTED.items():
        cut_plain(PLACE / f"{copied}.woff2", name).save(PLACE / ours)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    main(Path(sys.argv[1]))
