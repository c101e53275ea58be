"""Mutation testing of games and match: does some test fail for every small change of a rule?

    python tools/mutants.py [--every N] [--jobs J] [MODULE ...]        (make mutants ARGS="games/golf.py")

The mutations are cosmic-ray's, those of its operators that a slip of the pen could make. Each mutant runs in a process
forked from one that has everything imported but Stolik, so that it costs a fraction of a second instead of several; it
sees the mutated source of one module and runs the tests of that module alone, interpreted, up to the first failure.
Survivors are printed as differences; docs/mutants.md names those that were looked at.
"""

import argparse
import difflib
import os
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "stolik"
PLUGINS = ["-p", "no:cacheprovider", "-p", "no:xdist"]
PYTEST = ["-x", "-q", "--assert=plain", "-W", "ignore::pytest.PytestAssertRewriteWarning", *PLUGINS]
PATIENCE = 5.0  # a mutant that runs so many times as long as the module itself, and so many seconds, has been noticed

# What is replaced by what: cosmic-ray has all pairs, and most of them say the same thing again.
PAIRS = {
    "BinaryOperator": "Add_Sub Sub_Add Mul_Add Mul_FloorDiv FloorDiv_Mul Mod_FloorDiv LShift_RShift RShift_LShift "
    "BitAnd_BitOr BitOr_BitAnd BitXor_BitAnd Div_Mul Pow_Mul",
    "ComparisonOperator": "Eq_NotEq NotEq_Eq Lt_LtE Lt_GtE LtE_Lt LtE_Gt Gt_GtE Gt_LtE GtE_Gt GtE_Lt Is_IsNot IsNot_Is",
    "UnaryOperator": "Delete_Not Delete_Invert Delete_USub",
}
OPERATORS = [
    *(f"core/Replace{kind}_{pair}" for kind, pairs in PAIRS.items() for pair in pairs.split()),
    *["core/AddNot", "core/NumberReplacer", "core/ReplaceAndWithOr", "core/ReplaceOrWithAnd"],
    *["core/ReplaceTrueWithFalse", "core/ReplaceFalseWithTrue", "core/ReplaceBreakWithContinue"],
    *["core/ReplaceContinueWithBreak", "core/ZeroIterationForLoop"],
]


class Mutant(NamedTuple):
    """A mutated module: its path below src/stolik, the operator, which occurrence, and the source."""

    module: str
    operator: str
    occurrence: int
    source: str


def main() -> None:
    """Mutate, run, report."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("modules", nargs="*", help="paths below src/stolik; default: all of games and match")
    parser.add_argument("--every", type=int, default=1, help="only every N-th mutant, for a quick look")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    sys.path[:0] = [str(SOURCES.parent), str(ROOT)]
    os.chdir(ROOT)
    _import_everything_else()
    bad = False
    for module in given.modules or modules():
        start = time.monotonic()
        if _run(Mutant(module, "none", 0, (SOURCES / module).read_text()), 600.0) != "survived":
            sys.exit(f"{module}: its tests fail without any mutation: {' '.join(tests(module))}")
        longest = PATIENCE * (time.monotonic() - start) + PATIENCE
        found = list(mutants(module))[:: given.every]
        with ThreadPoolExecutor(given.jobs) as pool:
            fates = list(pool.map(partial(_run, longest=longest), found))
        survivors = [mutant for mutant, fate in zip(found, fates, strict=True) if fate == "survived"]
        for mutant in survivors:
            print(difference(mutant))
        killed = len(found) - len(survivors)
        share = killed / len(found) if found else 1.0
        print(f"{module}: {len(found)} mutants, {killed} killed, {share:.1%}", flush=True)
        bad = bad or share < 0.95
    sys.exit(1 if bad else 0)


def modules() -> list[str]:
    """All modules of games and match that have something to mutate."""
    paths = [*(SOURCES / "games").rglob("*.py"), *(SOURCES / "match").glob("*.py")]
    bare = {SOURCES / "games" / "__init__.py", SOURCES / "match" / "__init__.py"}
    return sorted(str(path.relative_to(SOURCES)) for path in paths if path not in bare)


def tests(module: str) -> list[str]:
    """The tests of a module: those of its game, or of match."""
    folder, name = module.removesuffix(".py").split("/")[:2]
    pattern = f"games/test_{name}*.py" if folder == "games" else "match/test_*.py"
    found = [str(path.relative_to(ROOT)) for path in sorted((ROOT / "tests").glob(pattern))]
    return sorted(found, key=lambda path: "oracle" in path)  # the slow ones last


def mutants(module: str) -> Iterator[Mutant]:
    """All mutants of a module, less those of annotations and docstrings, which no test can notice."""
    from cosmic_ray.mutating import mutate_code
    from cosmic_ray.plugins import get_operator

    source = (SOURCES / module).read_text()
    for name in OPERATORS:
        occurrence = 0
        while True:
            mutated = mutate_code(source, get_operator(name)(), occurrence)
            if mutated is None:
                break
            if not _only_annotations(source, mutated):
                yield Mutant(module, name, occurrence, mutated)
            occurrence += 1


def _only_annotations(source: str, mutated: str) -> bool:
    import ast

    def bare(text: str) -> str:
        tree = ast.parse(text)
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                node.returns = None
                for argument in [*node.args.args, *node.args.kwonlyargs]:
                    argument.annotation = None
            elif isinstance(node, ast.AnnAssign):
                node.annotation = ast.Name("Any")
        return ast.dump(tree)

    try:
        return bare(source) == bare(mutated)
    except SyntaxError:
        return True


def difference(mutant: Mutant) -> str:
    """What was changed, as lines of a diff."""
    before = (SOURCES / mutant.module).read_text().splitlines()
    lines = difflib.unified_diff(before, mutant.source.splitlines(), lineterm="", n=0)
    told = [line for line in lines if not line.startswith(("---", "+++"))]
    return "\n".join([f"survived: {mutant.module} {mutant.operator} {mutant.occurrence}", *told])


# --- running one mutant ----------------------------------------------------------------------------------------------


def _import_everything_else() -> None:
    import hypothesis
    import numba.core.caching
    import platformdirs
    import pytest

    assert hypothesis and numba and platformdirs and pytest


def _run(mutant: Mutant, longest: float) -> str:
    """Run the tests of the module with the mutant in its place: "killed", "survived" or "timeout"."""
    child = os.fork()
    if child == 0:
        _be(mutant)
    until = time.monotonic() + longest
    while time.monotonic() < until:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return "survived" if os.waitstatus_to_exitcode(status) == 0 else "killed"
        time.sleep(0.01)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return "timeout"


def _be(mutant: Mutant) -> None:
    """In the child: import the mutated source, run the tests, leave with their status."""
    import importlib.util
    from importlib.machinery import SourceFileLoader

    import pytest

    path = SOURCES / mutant.module
    package = path.name == "__init__.py"
    dotted = ".".join(["stolik", *mutant.module.removesuffix(".py").removesuffix("/__init__").split("/")])

    class Loader(SourceFileLoader):
        def get_code(self, fullname: str) -> object:
            return compile(mutant.source, self.path, "exec")

    class Finder:
        @staticmethod
        def find_spec(name: str, path_: object = None, target: object = None) -> object:
            if name != dotted:
                return None
            where = [str(path.parent)] if package else None
            loader = Loader(name, str(path))
            return importlib.util.spec_from_file_location(name, path, loader=loader, submodule_search_locations=where)

    sys.meta_path.insert(0, Finder())  # type: ignore[arg-type]
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)
    status = 3
    try:
        status = int(pytest.main([*PYTEST, *tests(mutant.module)]))
    finally:
        os._exit(status)


if __name__ == "__main__":
    main()
