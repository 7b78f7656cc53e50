"""Bundling of style sheets and scripts: one request gets a file with all its imports.

In development, the files are served unchanged, and the browser follows the imports. An import is
`"./name.js"` or `url("name.css")`. The imported file is in the same folder, or Django's finders
find it there (a board's style sheets).
"""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath
from typing import Final

from django.contrib.staticfiles import finders

SHEET: Final = re.compile(r'^@import url\("([\w.-]+\.css)"\);\n', re.MULTILINE)
MODULE: Final = re.compile(r'^import (?:(\{[^}]*\}) from )?"\./([\w.-]+\.js)";\n', re.MULTILINE)
EXPORT: Final = re.compile(r"^export (?=(?:async )?(?:function|class|const) (\w+))", re.MULTILINE)
REST: Final = re.compile(r"^(?:import|export|@import)\b.*", re.MULTILINE)


class UnknownImport(ValueError):
    """An import or export in an unsupported form, which would stay in the bundle."""


class MissingImport(LookupError):
    """An imported file doesn't exist."""


class ImportCycle(ValueError):
    """A file imports itself, directly or through others."""


def one_sheet(name: str, css: str, seen: set[str] | None = None) -> str:
    """Return a style sheet in which the content of each imported one replaces its first import."""
    seen = {name} if seen is None else seen

    def found(match: re.Match[str]) -> str:
        beside = _beside(name, match[1])
        if beside in seen:
            return ""
        seen.add(beside)
        return one_sheet(beside, _text(beside, name), seen)

    return _done(name, SHEET.sub(found, css))


def one_script(name: str, script: str) -> str:
    """Return a module after all its imports, each of them once and in a scope of its own."""
    scopes: dict[str, str] = {}
    own = _wants(name, EXPORT.sub("", script), scopes, (name,))
    return "".join(scopes.values()) + own


def _wants(name: str, script: str, scopes: dict[str, str], way: tuple[str, ...]) -> str:
    """Add a module's imports to ``scopes``; return the module, changed to read them from there.

    ``way`` is the chain of imports from the first module to this one.
    """

    def taken(match: re.Match[str]) -> str:
        wanted, file = match.groups()
        beside = _beside(name, file)
        if beside in way:
            raise ImportCycle(" -> ".join((*way, beside)))
        if beside not in scopes:
            scopes[beside] = _scope(beside, _text(beside, name), scopes, (*way, beside))
        return f"const {_renamed(wanted)} = {_variable(beside)};\n" if wanted else ""

    return _done(name, MODULE.sub(taken, script))


def _scope(name: str, script: str, scopes: dict[str, str], way: tuple[str, ...]) -> str:
    given = ", ".join(EXPORT.findall(script))
    body = _wants(name, EXPORT.sub("", script), scopes, way)
    return f"const {_variable(name)} = (() => {{\n{body}return {{ {given} }};\n}})();\n"


def _renamed(wanted: str) -> str:
    """Return an import's names as a destructuring pattern."""
    return re.sub(r"(\w+) as (\w+)", r"\1: \2", wanted)


def _variable(name: str) -> str:
    return "$" + re.sub(r"\W", "_", PurePosixPath(name).stem)


def _done(name: str, text: str) -> str:
    """Return a bundled file. Raises UnknownImport if it still has imports or exports."""
    if left := REST.search(text):
        raise UnknownImport(f"{name}: {left[0]}")
    return text


def _beside(name: str, file: str) -> str:
    return str(PurePosixPath(name).with_name(file))


def _text(name: str, by: str) -> str:
    path = finders.find(name)
    if not path:
        raise MissingImport(f"{by}: {name}")
    return Path(str(path)).read_text("utf-8")
