"""The notebooks of the docs: run them, and show them as pages of the site.

    python docs/hooks/notebooks.py [NAME ...]     run notebooks and keep what they show (needs requirements-research.lock)

On the site a notebook is a page: its text, its code, and what was shown when it ran last; pictures are files beside it.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "docs" / "notebooks"
SECONDS: Final = 600
"""What a cell may take, at most, on a busy machine."""

Notebook = dict[str, Any]


def names() -> list[str]:
    """All notebooks."""
    return [path.stem for path in sorted(FOLDER.glob("*.ipynb"))]


def read(name: str) -> Notebook:
    """A notebook as it lies there."""
    notebook: Notebook = json.loads(path_of(name).read_text(encoding="utf-8"))
    return notebook


def path_of(name: str) -> Path:
    """The file of a notebook."""
    return FOLDER / f"{name}.ipynb"


# -- running


def ran(name: str) -> Notebook:
    """A notebook after all its cells have run, in a kernel of this Python; the first error is raised."""
    import nbformat
    from nbclient import NotebookClient

    notebook = nbformat.read(path_of(name), as_version=4)
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.outputs, cell.execution_count = [], None
    NotebookClient(
        notebook, timeout=SECONDS, resources={"metadata": {"path": str(FOLDER)}}
    ).execute()
    for cell in notebook.cells:
        cell.metadata = {}  # when a cell ran is nobody's business, and differs each time
    found: Notebook = json.loads(nbformat.writes(notebook))
    return found


def texts(notebook: Notebook) -> list[str]:
    """What the cells said in plain text, in order: the same for the same seeds."""
    return [text for cell in notebook["cells"] for text in _plain(cell)]


def _plain(cell: Notebook) -> Iterator[str]:
    for output in cell.get("outputs", []):
        yield _joined(output.get("text") or output.get("data", {}).get("text/plain", ""))


def _joined(text: str | list[str]) -> str:
    return text if isinstance(text, str) else "".join(text)


# -- on the site


def on_files(files: Any, config: Any) -> Any:
    """Called by mkdocs when it has listed the files of the docs folder: add a page for each notebook."""
    from mkdocs.structure.files import File

    for name in names():
        for path, content in pages(name).items():
            files.append(File.generated(config, path, content=content))
    return files


def pages(name: str) -> dict[str, str]:
    """The page of a notebook and its pictures, by their paths on the site."""
    found: dict[str, str] = {}
    parts: list[str] = []
    for number, cell in enumerate(read(name)["cells"]):
        source = _joined(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source.replace(".ipynb)", ".md)"))
            continue
        parts.append(f"```python\n{source}\n```")
        for output in cell["outputs"]:
            parts.append(_shown(output, f"{name}-{number}", found))
    title, *rest = parts
    source = f"[Download this notebook]({name}.ipynb)"
    found[f"notebooks/{name}.md"] = "\n\n".join([title, source, *rest]) + "\n"
    return found


def _shown(output: Notebook, picture: str, found: dict[str, str]) -> str:
    """An output as Markdown: a picture as a file, HTML on one line, which no paragraph can break, or text."""
    data = output.get("data", {})
    if "image/svg+xml" in data:
        found[f"notebooks/{picture}.svg"] = _joined(data["image/svg+xml"])
        return f"![what the cell shows]({picture}.svg)"
    if "text/html" in data:
        html = _joined(data["text/html"]).replace("\n", "&#10;")
        return f'<div class="output">{html}</div>'
    text = _joined(output.get("text") or data.get("text/plain", ""))
    return f"```text\n{text.rstrip()}\n```"


def main(wanted: list[str]) -> None:
    """Run notebooks and write them back with what they show."""
    for name in wanted or names():
        path_of(name).write_text(
            json.dumps(ran(name), indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
        )
        print(f"{path_of(name).stat().st_size // 1024:5} KiB  {name}")


if __name__ == "__main__":
    if "--help" in sys.argv:
        print(__doc__)
    else:
        main(sys.argv[1:])
