"""Click's own sentences in the language of this run: it looks them up by `gettext`, and here they are messages.

What is not in these tables, such as a sentence of a later click, stays English.
"""

import importlib
from string import Formatter
from typing import Final

from trollbord.cli.translated import say

MODULES: Final = ("core", "exceptions", "formatting", "parser", "termui", "types")
SENTENCES: Final = {
    "Usage:": "click-usage",
    "Options": "click-options",
    "Commands": "click-commands",
    "default: {default}": "click-default",
    "Try '{command} {option}' for help.": "click-try",
    "Error: {message}": "click-error",
    "Error: invalid input": "click-invalid-input",
    "Aborted!": "click-aborted",
    "Invalid value: {message}": "click-invalid",
    "Invalid value for {param_hint}: {message}": "click-invalid-for",
    "Missing argument": "click-missing-argument",
    "Missing option": "click-missing-option",
    "Missing command.": "click-missing-command",
    "No such option {name!r}.": "click-no-option",
    "No such command {name!r}.": "click-no-command",
    "Option {name!r} does not take a value.": "click-takes-no-value",
    "{value!r} is not a valid {number_type}.": "click-no-number",
    "{value} is not in the range {range}.": "click-out-of-range",
    "{name} {filename!r} does not exist.": "click-no-file",
    "{name} {filename!r} is a file.": "click-is-file",
    "{name} {filename!r} is a directory.": "click-is-folder",
    "{name} {filename!r} is not readable.": "click-not-readable",
    "{name} {filename!r} is not writable.": "click-not-writable",
}
COUNTED: Final = {
    (
        "Got unexpected extra argument ({args})",
        "Got unexpected extra arguments ({args})",
    ): "click-extra",
    (
        "Did you mean {possibility}?",
        "(Did you mean one of: {possibilities}?)",
    ): "click-meant",
    (
        "Option {name!r} requires an argument.",
        "Option {name!r} requires {nargs} arguments.",
    ): "click-needs-value",
    (
        "{value!r} is not {choice}.",
        "{value!r} is not one of {choices}.",
    ): "click-no-choice",
}


def translate() -> None:
    """Let click say its sentences by our messages."""
    for name in MODULES:
        vars(importlib.import_module(f"click.{name}")).update(_=spoken, ngettext=counted)


def spoken(template: str) -> str:
    """What click says here; it fills in the fields itself."""
    id = SENTENCES.get(template)
    return say(id, **fields(template)) if id else template


def counted(one: str, several: str, count: int) -> str:
    """Translate click's message in the plural form for `count`."""
    id = COUNTED.get((one, several))
    if id is None:
        return one if count == 1 else several
    return say(id, count=count, **fields(one + several))


def fields(template: str) -> dict[str, str]:
    """The fields of a template as they are spelt in it, so that a message puts them where it likes."""
    return {
        name: f"{{{name}!{conversion}}}" if conversion else f"{{{name}}}"
        for _, name, _, conversion in Formatter().parse(template)
        if name
    }
