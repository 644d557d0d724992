"""For the reference pages: examples in docstrings become code blocks.

mkdocstrings reads docstrings as Markdown, where `>>>` is a quotation inside a quotation.
"""

import re
from typing import Any, Final

import griffe

EXAMPLE: Final = re.compile(r"(?:^>>> .*(?:\n(?!\s*$).*)*\n?)+", re.MULTILINE)


class Examples(griffe.Extension):
    """Fences the examples of each docstring."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        """Called by griffe for every module, class, function and attribute that it has read."""
        if obj.docstring:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """The same docstring, each run of example lines between fences."""
    return EXAMPLE.sub(lambda found: f"```python\n{found[0].rstrip()}\n```\n", text)
