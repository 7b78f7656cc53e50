"""Loading of templates without unneeded white space.

The rule is that of JSX: a line break and the indentation around it are removed. Between two words,
and between the attributes of a tag, they become one space. Spaces within a line stay, and so does
`{{ " " }}`. The content of `<pre>`, `<textarea>`, `<script>` and `<style>` stays unchanged.
"""

from __future__ import annotations

import re
from typing import Final

from django.template import Origin
from django.template.loaders import filesystem

MARKUP: Final = (".html", ".svg")
SPACE: Final = re.compile(r'\{\{ " " \}\}')
BREAK: Final = re.compile(r"\s*\n\s*")
INSTRUCTION: Final = r"\{%.*?%\}|\{\{.*?\}\}|\{\#.*?\#\}"
TOKEN: Final = re.compile(
    rf"""
    (?P<kept> <(pre|textarea|script|style)\b .*? </\2> | \{{%\ comment.*?endcomment\ %\}} )
    | (?P<instruction> {INSTRUCTION} )
    | (?P<tag> <[a-zA-Z/!] (?:
        {INSTRUCTION} | "(?:{INSTRUCTION}|[^"])*+" | '(?:{INSTRUCTION}|[^'])*+' | [^>"']
    )*+ > )
    """,
    re.VERBOSE | re.DOTALL,
)


class Loader(filesystem.Loader):
    """A loader for our own templates. Templates of packages aren't changed."""

    def get_contents(self, origin: Origin) -> str:
        """Return a template's source; for HTML and SVG, without unneeded white space."""
        contents: str = super().get_contents(origin)
        return tight(contents) if origin.name.endswith(MARKUP) else contents


def tight(source: str) -> str:
    """Return a template's source without line breaks and indentation."""
    parts = []
    end = 0
    for token in TOKEN.finditer(source):
        parts += [_text(source[end : token.start()]), _token(token)]
        end = token.end()
    return "".join([*parts, _text(source[end:])])


def _token(token: re.Match[str]) -> str:
    if token["tag"]:
        return re.sub(r"\s+(?=/?>$)", "", BREAK.sub(" ", token["tag"]))
    return SPACE.sub(" ", token[0])


def _text(text: str) -> str:
    """Return a text between two tags (of HTML or templates), without line breaks at its ends."""
    lines = [line for line in BREAK.split(text) if line] if "\n" in text else [text]
    return " ".join(lines)
