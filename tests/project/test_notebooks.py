"""The notebooks of the docs: whole, shown on the site, and the same when they run again."""

import importlib.util

import pytest

from docs.hooks import notebooks

NAMES = notebooks.names()


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_has_run_to_its_end(name: str) -> None:
    cells = [cell for cell in notebooks.read(name)["cells"] if cell["cell_type"] == "code"]
    counts = [cell["execution_count"] for cell in cells]
    outputs = [output for cell in cells for output in cell["outputs"]]

    assert counts == list(range(1, len(cells) + 1)), "docs/hooks/notebooks.py runs it"
    assert not [each for each in outputs if each["output_type"] == "error"]


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_is_a_page_of_the_site(name: str) -> None:
    page = notebooks.pages(name)[f"notebooks/{name}.md"]

    assert page.startswith("# ") and f"({name}.ipynb)" in page
    assert "```python" in page and page.count("<div") == page.count("</div>")


@pytest.mark.long_run
@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_says_the_same_when_it_runs_again(name: str) -> None:
    """What it prints; pictures may change with the drawings."""
    for package in ("nbclient", "ipykernel", "torch"):
        if importlib.util.find_spec(package) is None:
            pytest.skip(f"{package} is not installed: see .ci/run")

    assert notebooks.texts(notebooks.ran(name)) == notebooks.texts(notebooks.read(name))
