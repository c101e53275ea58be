"""The house rules that no tool checks: loose ends, decisions, documents that tell the truth."""

import ast
import re
import tomllib
from graphlib import TopologicalSorter
from io import StringIO
from pathlib import Path
from tokenize import COMMENT, generate_tokens

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]

WRITTEN_BY_HAND = {".c", ".css", ".ftl", ".md", ".py", ".sh", ".svelte", ".toml", ".ts"}
WIDEST = PROJECT["tool"]["ruff"]["line-length"]
LOOSE_END = re.compile("TO[D]O|FIX[M]E|XX[X]|HA[C]K")  # in brackets, so that this line is none
# A person is they; in brackets, so that this line is none. Said by people who are made up, and by a letter:
PRONOUN = re.compile("(?<![a-z])(s?h[e]|h[i]s|h[e]rs?|h[i]m|(h[i]m|h[e]r)self)(?![a-z])", re.IGNORECASE)
QUOTED = ("I am she", "he was rude", "He waits for ever", "no, he")
# How many games there are is said nowhere: one more would make it untrue.
NUMBER = "[4-9]|four|five|six|seven|cztery|czterech|pięć|pięciu|sześć|sześciu|siedem|siedmiu|vier|fünf|sechs|sieben"
HOW_MANY = re.compile(rf"\b({NUMBER}) (card |karcianych )?(games|gier|gry|(karten)?spiele)\b", re.IGNORECASE)
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
SUFFIXES = "|".join(sorted(each[1:] for each in WRITTEN_BY_HAND))
CITED = re.compile(rf"(?<![\w/.@:~\\-])((?:[\w.-]+/)*[\w-]+(?:\.svelte|\.test)*\.(?:{SUFFIXES}))\b(?![\w(/])")
# Files that are named and are somebody else's, each with whose.
OUTSIDE = {
    "cards.py": "the study's, which bench/against_study.py is given",
    "drivers.py": "the study's",
    "probe.ftl": "written by a fixture of tests/words for one test",
    "robot.py": "the bot of whoever reads docs/bots.md",
}
PARTS = ["Question", "Choice", "What else was possible", "What would change it"]


def files() -> list[Path]:
    """The sources and tests written by hand."""
    folders = (ROOT / name for name in ("src", "tests", "web/src", "bench"))
    found = (path for folder in folders for path in folder.rglob("*"))
    made = {ROOT / "web/src/protocol.ts"}
    return sorted(path for path in {*found} - made if path.suffix in WRITTEN_BY_HAND and path.is_file())


def written() -> list[Path]:
    """All that is in the repository and can cite or be cited, web/src/protocol.ts too."""
    folders = (ROOT / name for name in ("src", "tests", "web/src", "web/tests", "bench", "tools", "deploy", "docs"))
    found = {path for folder in folders for path in folder.rglob("*") if "static" not in path.parts}
    found |= {path for folder in (ROOT, ROOT / "web") for path in folder.iterdir()}
    return sorted(path for path in found if path.suffix in WRITTEN_BY_HAND and path.is_file())


def dependencies() -> list[str]:
    project = PROJECT["project"]
    extras = [need for extra in project["optional-dependencies"].values() for need in extra]
    return [*project["dependencies"], *extras, *PROJECT["build-system"]["requires"]]


def client_imports() -> dict[Path, list[Path]]:
    """Which modules of the browser client each of them imports: types too, and what is fetched later."""
    web = ROOT / "web" / "src"
    found = {}
    for path in [each for each in web.rglob("*") if each.suffix in {".ts", ".svelte"}]:
        named = re.findall(r"""\b(?:from|import)\s*\(?\s*["'](\.[^"']+)["']""", path.read_text("utf-8"))
        whole = [path.parent / name for name in named]
        choices = [next(one for one in (each, Path(f"{each}.ts")) if one.is_file()).resolve() for each in whole]
        found[path] = [each for each in choices if each.suffix in {".ts", ".svelte"}]
    return found


def layers() -> list[set[str]]:
    """The layers that import-linter holds the imports to, the highest first."""
    contract = next(each for each in PROJECT["tool"]["importlinter"]["contracts"] if each["type"] == "layers")
    return [set(re.findall(r"\w+", line)) for line in contract["layers"]]


def test_no_line_of_the_client_is_wide() -> None:
    """As ruff sees to it in Python."""
    sources = [path for path in files() if (ROOT / "web") in path.parents]
    lines = {path.relative_to(ROOT): path.read_text("utf-8").splitlines() for path in sources}
    wide = [f"{path}:{at + 1}" for path, texts in lines.items() for at, line in enumerate(texts) if len(line) > WIDEST]
    assert len(lines) > 50 and wide == []


def test_no_module_of_the_client_needs_itself() -> None:
    """However far around; CycleError names the modules."""
    imports = client_imports()
    assert sum(map(len, imports.values())) > 200
    TopologicalSorter(imports).prepare()


def test_sizes_of_windows_have_names() -> None:
    """The numbers stand in web/src/breakpoints.css alone."""
    styles = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in {".css", ".svelte"}]
    asked = {path.name: " ".join(re.findall(r"@media ([^{]+)", path.read_text("utf-8"))) for path in styles}
    del asked["breakpoints.css"]
    assert sum("(--phone)" in each for each in asked.values()) > 5
    assert [name for name, each in asked.items() if re.search("width|height", each)] == []


def test_no_loose_ends() -> None:
    assert [path.relative_to(ROOT) for path in files() if LOOSE_END.search(path.read_text("utf-8"))] == []


def test_a_person_is_they() -> None:
    """In code, comments, documents and the English texts; the other two languages have words that look the same."""
    sources = [path for path in written() if not {"pl", "de"} & {*path.parts} and path.name != Path(__file__).name]
    texts = {path: path.read_text("utf-8") for path in sources}
    for quoted in QUOTED:
        assert any(quoted in text for text in texts.values()), f"not said any more: {quoted}"
        texts = {path: text.replace(quoted, "") for path, text in texts.items()}
    found = {str(path.relative_to(ROOT)): PRONOUN.findall(text) for path, text in texts.items()}
    assert len(found) > 500 and {path: words for path, words in found.items() if words} == {}


@pytest.mark.parametrize("line", ["H[e] is asked.", "def of_h[i]m(): pass", "who waits for h[e]r?", "by h[i]mself"])
def test_a_person_who_is_not_they_is_found(line: str) -> None:
    assert PRONOUN.search(re.sub(r"[][]", "", line))
    assert not PRONOUN.search("The others hear them; this is theirs, here and there.")


def test_nothing_says_how_many_games_there_are() -> None:
    sources = [path for path in (*written(), ROOT / "web" / "index.html") if path.name != Path(__file__).name]
    found = {str(path.relative_to(ROOT)): HOW_MANY.findall(path.read_text("utf-8")) for path in sources}
    assert len(found) > 500 and {path: words for path, words in found.items() if words} == {}


@pytest.mark.parametrize("line", ["for five games", "Pięć gier karcianych", "Fünf Kartenspiele", "six card games"])
def test_a_number_of_games_is_found(line: str) -> None:
    assert HOW_MANY.search(line) and not HOW_MANY.search("of all games, a game for five, 6 matches")


def glued(source: str) -> list[int]:
    """The lines that put a sentence together: a list joined with signs of its own, a message beside other signs."""
    return [node.lineno for node in ast.walk(ast.parse(source)) if isinstance(node, ast.expr) and _glues(node)]


def _glues(node: ast.expr) -> bool:
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(sign)), attr="join")):
            return re.fullmatch(r"[^\w\s] ", sign) is not None  # ", " is for people; "," and " " are for machines
        case ast.JoinedStr(values=parts):
            signs = "".join(str(part.value) for part in parts if isinstance(part, ast.Constant))
            return signs.strip() != "" and any(_says(part.value) for part in parts if hasattr(part, "format_spec"))
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return _says(left) or _says(right)
        case _:
            return False


def _says(node: object) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("say", "tell")


def test_no_sentence_is_put_together_in_code() -> None:
    """Word order, commas and `and` belong to a language: a list is joined by Words, a sentence is one message."""
    sources = [path for folder in ("cli", "client") for path in (ROOT / "src/stolik" / folder).glob("*.py")]
    found = {path.name: glued(path.read_text("utf-8")) for path in sources}
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "line", ['", ".join(names)', "f'{words.say(id)}: {name}'", "words.say(id) + name", '"; ".join(map(str, cards))']
)
def test_a_sentence_that_is_put_together_is_found(line: str) -> None:
    assert glued(line) == [1]


@pytest.mark.parametrize(
    "line", ['" ".join(parts)', '",".join(values)', "f'  {words.say(id)}'", "words.say(f'{id}-x')"]
)
def test_what_is_no_sentence_may_be_put_together(line: str) -> None:
    assert glued(line) == []


@pytest.mark.parametrize("need", dependencies())
def test_every_dependency_has_a_tested_bound_and_a_decision(need: str) -> None:
    name, bound = re.split(r"(?=[<>=~!])", need.partition(";")[0], maxsplit=1)
    assert re.fullmatch(r"(>=|~=)[0-9.]+", bound)
    assert any(f"`{name}`" in path.read_text("utf-8") for path in DECISIONS)


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: path.stem)
def test_a_decision_has_its_four_parts_and_is_short(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    assert [line.removeprefix("**").split(".**")[0] for line in lines if line.startswith("**")] == PARTS
    assert len(lines) <= 30


def test_decisions_are_numbered_and_indexed() -> None:
    assert [int(path.name[:4]) for path in DECISIONS] == list(range(1, len(DECISIONS) + 1))
    index = (ROOT / "docs" / "decisions" / "README.md").read_text("utf-8")
    assert re.findall(r"\(([0-9]{4}-[^)]*)\)", index) == [path.name for path in DECISIONS]


def test_every_package_has_a_layer() -> None:
    packages = {path.name for path in (ROOT / "src" / "stolik").iterdir() if any(path.glob("*.py"))}
    assert packages <= set.union(*layers())


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_documents_name_what_exists(path: Path) -> None:
    text = path.read_text("utf-8")
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert set(re.findall(r"`make ([a-z-]+)", text)) <= set(targets)
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text)
    assert [link for link in links if not (path.parent / link).exists()] == []


def cited(path: Path) -> set[str]:
    """The files that a document names, or the comments and docstrings of a source."""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, DOCUMENTED)]
        noted = any("#" in line and CITED.search(line) for line in text.splitlines())  # to tell tokens takes long
        tokens = generate_tokens(StringIO(text).readline) if noted else ()
        comments = [token.string for token in tokens if token.type == COMMENT]
        text = "\n".join([ast.get_docstring(node) or "" for node in nodes] + comments)
    elif path.suffix != ".md":
        text = "\n".join(re.findall(r"(?:^|\s)(?:#|//|/?\*)\s.*|<!--(?:.|\n)*?-->", text, re.MULTILINE))
    return {name.removeprefix("./").replace("../", "") for name in CITED.findall(text)}


def test_files_that_are_cited_exist() -> None:
    """As docs/rules/README.md, or as much of its end as says which is meant; GAME, TOPIC, LANGUAGE stand for any."""
    here = {path.relative_to(ROOT).as_posix() for path in written()}
    ends = {"/".join(path.split("/")[-count:]) for path in here for count in range(1, path.count("/") + 2)}
    named = [(path, name) for path in written() for name in cited(path)]
    any_of = {name: re.sub("GAME|TOPIC|LANGUAGE", "[a-z-]+", re.escape(name)) for _, name in named}
    known = {name for name, pattern in any_of.items() if name in ends or re.search(f"(?m)^{pattern}$", "\n".join(ends))}
    missing = {f"{path.relative_to(ROOT)}: {name}" for path, name in named if name not in known | OUTSIDE.keys()}
    assert missing == set()
    assert OUTSIDE.keys() <= {name for _, name in named}


def test_a_citation_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text('"""See GONE.md."""\nx = "no.md"  # and docs/gone.py\n', "utf-8")
    (tmp_path / "b.ts").write_text('import x from "./no.ts"; // see there/gone.ftl\n', "utf-8")
    (tmp_path / "c.md").write_text("[this](../gone.md), `gone.toml` and https://example.org/else.md\n", "utf-8")
    found = [cited(tmp_path / name) for name in ("a.py", "b.ts", "c.md")]
    assert found == [{"GONE.md", "docs/gone.py"}, {"there/gone.ftl"}, {"gone.md", "gone.toml"}]


def test_the_mutants_are_of_modules_that_exist() -> None:
    text = (ROOT / "docs" / "mutants.md").read_text("utf-8").replace("\\_", "_")
    named = re.findall(r"(?:games|match)/[\w/.]+", text)
    assert len(named) > 10
    assert [name for name in named if not (ROOT / "src" / "stolik" / name).exists()] == []
