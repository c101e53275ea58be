"""What a screen reader has of a page: chromium's own accessibility tree, as roles, names and states."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from playwright.sync_api import Page

from tests.patience import PATIENCE


@dataclass(eq=False)
class Node:
    """Something with a role; `parent` is None for the page itself. `text` is all that is read out inside it.

    `id`: of what stands in its place later in the same words, another one.
    """

    role: str
    name: str
    parent: "Node | None"
    states: dict[str, Any]
    id: str = ""
    children: list["Node"] = field(default_factory=list)

    def all(self) -> Iterator["Node"]:
        """This one and everything inside it, in reading order."""
        yield self
        for child in self.children:
            yield from child.all()

    def find(self, role: str, name: str | None = None) -> list["Node"]:
        """Everything inside with this role, and this whole name."""
        return [node for node in self.all() if node.role == role and name in (None, node.name)]

    def inside(self, role: str, name: str | None = None) -> "Node | None":
        """The nearest thing around it with this role, and this whole name."""
        node: Node | None = self
        while node is not None and not (node.role == role and name in (None, node.name)):
            node = node.parent
        return node

    @property
    def text(self) -> str:
        """What is read out inside."""
        return " ".join(node.name for node in self.all() if node.role == "StaticText" and node.name)

    @property
    def enabled(self) -> bool:
        return not self.states.get("disabled")

    @property
    def pressed(self) -> bool:
        return self.states.get("pressed") == "true"

    @property
    def focused(self) -> bool:
        return bool(self.states.get("focused"))


class Eyes:
    """Reads one page, again and again."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._line = page.context.new_cdp_session(page)
        self._line.send("Accessibility.enable")

    def read(self) -> Node:
        """The whole page just now."""
        nodes = self._line.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        root = Node("page", "", None, {})
        _grow(root, nodes[0], by_id)
        return root

    def wait(self, fit: Callable[[Node], Any], what: str) -> Node:
        """Reads until it is so; what is seen then."""
        until = monotonic() + PATIENCE
        while monotonic() < until:
            seen = self.read()
            if fit(seen):
                return seen
            self.page.wait_for_timeout(30)
        raise AssertionError(f"{what} did not come:\n{told(self.read())}")


def _grow(parent: Node, raw: dict[str, Any], by_id: dict[str, dict[str, Any]]) -> None:
    here = parent
    if not raw.get("ignored") and raw["role"]["value"] not in ("none", "generic", "InlineTextBox"):
        states = {each["name"]: each["value"].get("value") for each in raw.get("properties", ())}
        here = Node(raw["role"]["value"], str(raw.get("name", {}).get("value", "")), parent, states, raw["nodeId"])
        parent.children.append(here)
    for child in raw.get("childIds", ()):
        if child in by_id:
            _grow(here, by_id[child], by_id)


def told(node: Node, depth: int = 0) -> str:
    """A tree as text, for messages of tests that fail."""
    states = {"disabled": not node.enabled, "pressed": node.pressed, "focused": node.focused}
    state = "".join(f" [{name}]" for name, so in states.items() if so)
    lines = [f"{'  ' * depth}{node.role} {node.name!r}{state}"]
    return "\n".join(
        lines + [told(child, depth + 1) for child in node.children if child.role != "StaticText" or child.name]
    )
