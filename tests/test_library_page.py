"""docs/library.md tells the truth: its blocks are run one after the other and answer what stands there."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "library.md").read_text("utf-8")


def test_every_block_is_run_and_answers_what_the_page_says() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    assert len(blocks) == PAGE.count("```") // 2 and all(block.startswith(">>> ") for block in blocks)
    known: dict[str, object] = {}
    said: list[str] = []
    for number, block in enumerate(blocks, 1):
        test = doctest.DocTestParser().get_doctest(block, known, f"block {number}", "docs/library.md", 0)
        assert test.examples
        failed, _ = doctest.DocTestRunner(verbose=False).run(test, out=said.append, clear_globs=False)
        known = test.globs
        assert not failed, "".join(said)


def test_the_page_names_every_error_that_the_library_shows() -> None:
    import stolik

    errors = [name for name in stolik.__all__ if isinstance(getattr(stolik, name), type) and name != "Game"]
    errors = [name for name in errors if issubclass(getattr(stolik, name), stolik.StolikError)]
    assert len(errors) == 7 and all(f"`{name}`" in PAGE for name in errors)
    assert issubclass(stolik.StolikError, ValueError)


def test_the_readme_points_to_it() -> None:
    assert "(docs/library.md)" in (ROOT / "README.md").read_text("utf-8")
