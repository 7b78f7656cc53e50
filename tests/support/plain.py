"""Find sentences that break our rules for plain words: `python -m tests.support.plain games/talk`.

The module reads docstrings and comments of Python files, and the prose of Markdown files. It finds
forbidden words and openings, and functions' docstrings without an imperative verb at the beginning.
"""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parents[2]
VERBS: Final = frozenset((Path(__file__).parent / "verbs.txt").read_text("utf-8").split())
"""The verbs that may begin a docstring, in lower case. Add a missing verb if it is plain."""

FORBIDDEN: Final = re.compile(
    r"\b(?:So (?:many|long|often|much|few)|[Ww]hoever|anew|whom|becom(?:es|e) of|the house)\b"
)
OPENING: Final = re.compile(r"(?:Who|What)\s")
"""The opening of a sentence whose subject is a clause, such as "What is due goes first"."""
SENTENCE_ENDS: Final = re.compile(r"(?<=[.!?:;])\s+")
CODE: Final = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
NAMELESS: Final = (ast.Module, ast.ClassDef)
FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """A text that breaks a rule."""

    path: str
    line: int
    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.rule}: {self.text}"


@dataclass(frozen=True, slots=True)
class _Text:
    line: int
    text: str
    of_function: bool = False


def findings(paths: Sequence[Path]) -> list[Finding]:
    """Return the broken rules in Python and Markdown files, in their order."""
    return sorted(found for path in paths for found in _in_file(path))


def tracked(*under: str) -> list[Path]:
    """Return our Python and Markdown files below some paths, without generated migrations."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", *under],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    return [
        ROOT / name
        for name in listed
        if name.endswith((".py", ".md")) and "/migrations/" not in name and (ROOT / name).exists()
    ]


def _in_file(path: Path) -> Iterator[Finding]:
    source = path.read_text("utf-8")
    texts = _of_markdown(source) if path.suffix == ".md" else _of_python(source)
    name = str(path.relative_to(ROOT))
    for text in texts:
        for rule in _broken(text):
            yield Finding(name, text.line, rule, text.text.strip().splitlines()[0][:100])


def _broken(text: _Text) -> Iterator[str]:
    prose = CODE.sub("`…`", text.text)
    if found := FORBIDDEN.search(prose):
        yield f"“{found.group()}”"
    for sentence in SENTENCE_ENDS.split(prose.strip()):
        if OPENING.match(sentence) and not sentence.rstrip().endswith("?"):
            yield f"“{sentence.split()[0]}” opens a sentence"
    first = re.split(r"[\s,.;:]", prose.strip(), maxsplit=1)[0]
    if text.of_function and first.lower() not in VERBS:
        yield f"“{first}” isn't a verb that we begin with"


def _of_markdown(source: str) -> Iterator[_Text]:
    line = 1
    for paragraph in re.split(
        r"(\n\s*\n|\n(?=\s*(?:[-*|]|\d+\.) )|\n(?=\|))", CODE.sub(_blank, source)
    ):
        yield _Text(line + paragraph.count("\n", 0, 1), paragraph.strip(" \n-*|#>"))
        line += paragraph.count("\n")


def _blank(code: re.Match[str]) -> str:
    return "`…`" + "\n" * code.group().count("\n")


def _of_python(source: str) -> Iterator[_Text]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (*NAMELESS, *FUNCTIONS)):
            yield from _docstrings(node)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield _Text(token.start[0], token.string.lstrip("# "))


def _docstrings(
    node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef,
) -> Iterator[_Text]:
    """Yield a node's own docstring and those of its attributes."""
    for position, statement in enumerate(node.body):
        if not isinstance(statement, ast.Expr) or not isinstance(statement.value, ast.Constant):
            continue
        if isinstance(statement.value.value, str):
            own = position == 0 and isinstance(node, FUNCTIONS)
            yield _Text(statement.lineno, statement.value.value, own and _begins_with_a_verb(node))


def _begins_with_a_verb(node: ast.AST) -> bool:
    """Return whether the docstring must begin with a verb: not for properties, fixtures and tests."""
    if not isinstance(node, FUNCTIONS) or node.name.startswith("test_"):
        return False
    decorators = " ".join(ast.unparse(decorator) for decorator in node.decorator_list)
    return not re.search(r"property|fixture|\btag\b|filter", decorators)


def main(arguments: Sequence[str]) -> int:
    """Print the broken rules below the given paths."""
    found = findings(tracked(*arguments))
    print(*found, sep="\n")
    print(f"{len(found)} findings", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
