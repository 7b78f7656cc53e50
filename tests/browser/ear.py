"""A page for a screen reader: the accessibility tree, and a keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import CDPSession, Page

from tests.support.waiting import PATIENCE_MS

MOMENT: Final = 150
"""The milliseconds between two readings of the live regions."""
FOCUSED: Final = "function () { return this === document.activeElement; }"


@dataclass
class Node:
    """An element as a screen reader knows it."""

    role: str
    name: str
    level: int
    element: int
    parts: list[Node] = field(default_factory=list)
    description: str = ""

    def walk(self) -> Iterator[Node]:
        """Yield the node and all nodes within, in reading order."""
        yield self
        for part in self.parts:
            yield from part.walk()

    def all(self, role: str) -> list[Node]:
        """Return the nodes of a role, in reading order."""
        return [node for node in self.walk() if node.role == role]


class Ear:
    """A screen reader for one page, with a keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("Accessibility.enable")
        self.session.send("DOM.enable")

    @property
    def tree(self) -> Node:
        """The page's current tree, without ignored nodes but with their children."""
        nodes = self.session.send("Accessibility.getFullAXTree")["nodes"]
        known = {node["nodeId"]: node for node in nodes}
        return _heard(nodes[0], known)[0]

    @property
    def said(self) -> str:
        """The text of the live regions."""
        regions = [node for role in ("status", "alert") for node in self.tree.all(role)]
        return " ".join(node.name for one in regions for node in one.all("StaticText"))

    def hears(self, is_said: Callable[[str], bool]) -> bool:
        """Listen until the page announces something; return whether it did."""
        for _ in range(PATIENCE_MS // MOMENT):
            if is_said(self.said):
                return True
            self.page.wait_for_timeout(MOMENT)
        return False

    def go_to(self, wanted: Node, most: int = 150, key: str = "Tab") -> None:
        """Press Tab or Shift+Tab until the node has the focus."""
        there = self.session.send("DOM.resolveNode", {"backendNodeId": wanted.element})
        asked = {
            "objectId": there["object"]["objectId"],
            "functionDeclaration": FOCUSED,
            "returnByValue": True,
        }
        for _ in range(most):
            if self.session.send("Runtime.callFunctionOn", asked)["result"]["value"]:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no {key} leads to {wanted.role} {wanted.name!r}")


def _heard(node: dict[str, Any], known: dict[str, Any]) -> list[Node]:
    parts = [part for one in node["childIds"] if one in known for part in _heard(known[one], known)]
    if node.get("ignored") or node["role"]["value"] in {"none", "generic", "InlineTextBox"}:
        return parts
    level = next((one["value"]["value"] for one in node["properties"] if one["name"] == "level"), 0)
    role, element = node["role"]["value"], node.get("backendDOMNodeId", 0)
    return [Node(role, _words(node, "name"), level, element, parts, _words(node, "description"))]


def _words(node: dict[str, Any], kind: str) -> str:
    return " ".join(str(node.get(kind, {}).get("value", "")).split())
