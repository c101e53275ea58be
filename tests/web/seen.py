"""What a screen reader has of a page: chromium's own accessibility tree, as roles, names and states."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from msgspec import Struct
from playwright.sync_api import Error, Page

from tests.patience import PATIENCE
from tests.web.debugger import Debugger

# Counts what changes on the page, or where its focus is. What is drawn only, as a card that flies, changes nothing.
COUNT = """() => {
  if (window.changes !== undefined) return;
  window.changes = 0;
  new MutationObserver(() => window.changes++)
    .observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  document.addEventListener('focusin', () => window.changes++);
}"""
# A moment after something has changed, so that what comes together is read once; else in a while, for what no change
# of the page brings about. Then the count.
CHANGE = """(before) => new Promise((come) => {
  const until = Date.now() + 250;
  const look = () => window.changes !== before || Date.now() > until ? setTimeout(() => come(window.changes), 30)
    : setTimeout(look, 10);
  look();
})"""


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


class _Value(Struct, frozen=True):
    value: Any = None


class _Property(Struct):
    name: str
    value: _Value


class _Raw(Struct, rename="camel"):
    """What the browser says of one node."""

    node_id: str
    ignored: bool = False
    role: _Value = _Value("none")
    name: _Value = _Value("")
    properties: list[_Property] = []
    child_ids: list[str] = []


class _Tree(Struct):
    nodes: list[_Raw]


class _Active(Struct, rename="camel"):
    object_id: str = ""


class _Evaluated(Struct):
    result: _Active


class Eyes:
    """Reads one page, again and again."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._line = Debugger(page)
        self._line.send(dict, "Accessibility.enable")
        page.add_init_script(f"({COUNT})()")
        page.evaluate(COUNT)

    def read(self) -> Node:
        """The whole page just now."""
        nodes = self._line.send(_Tree, "Accessibility.getFullAXTree").nodes
        by_id = {node.node_id: node for node in nodes}
        root = Node("page", "", None, {})
        _grow(root, nodes[0], by_id)
        return root

    def focus(self) -> Node | None:
        """What has the focus, in what is around it, without anything beside or inside it: much less than to `read`."""
        active = self._line.send(_Evaluated, "Runtime.evaluate", expression="document.activeElement").result
        if not active.object_id:
            return None
        chain = self._line.send(_Tree, "Accessibility.getAXNodeAndAncestors", objectId=active.object_id).nodes
        node: Node | None = None
        for raw in reversed(chain):
            node = _node(node, raw) or node
        return node if node and node.focused and node.role != "RootWebArea" else None

    def wait(self, fit: Callable[[Node], Any], what: str) -> Node:
        """Reads whenever something has changed, until it is so; what is seen then."""
        until, changes = monotonic() + PATIENCE, self._changes("() => window.changes")
        while monotonic() < until:
            seen = self.read()
            if fit(seen):
                return seen
            changes = self._changes(CHANGE, changes)
        raise AssertionError(f"{what} did not come:\n{told(self.read())}")

    def _changes(self, script: str, before: int = -1) -> int:
        """How often the page has changed, as the script has it; -1 while another page comes."""
        with suppress(Error):
            return int(self.page.evaluate(script, before))
        self.page.wait_for_timeout(30)
        return -1


def _node(parent: Node | None, raw: _Raw) -> Node | None:
    """What the browser says of one node; None if nobody is told of it. Whatever is said at once is an alert."""
    if raw.ignored or raw.role.value in ("none", "generic", "InlineTextBox"):
        return None
    states = {each.name: each.value.value for each in raw.properties}
    role = "alert" if states.get("live") == "assertive" else raw.role.value
    return Node(role, str(raw.name.value), parent, states, raw.node_id)


def _grow(parent: Node, raw: _Raw, by_id: dict[str, _Raw]) -> None:
    here = _node(parent, raw) or parent
    if here is not parent:
        parent.children.append(here)
    for child in raw.child_ids:
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
