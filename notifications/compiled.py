"""The language of our letters' HTML: Jinja, compiled once, as a worker writes hundreds a second.

Django's own walks through a template anew for each letter, which took three times as long.
"""

from __future__ import annotations

from typing import Any

from jinja2 import Environment, StrictUndefined

from mp2site.text import msg


def environment(**options: Any) -> Environment:
    """Return what `templates/letters` is compiled with; Django calls this by its setting."""
    made = Environment(**{**options, "undefined": StrictUndefined})  # noqa: S701 - Django's options escape
    made.globals["msg"] = msg
    return made
