"""Style sheets read as a browser reads them: each rule with its whole selectors and its declarations."""

import re
from importlib.resources import files
from typing import NamedTuple

import trollbord

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
TOKEN = re.compile(r'"[^"\n]*"|\'[^\'\n]*\'|[^\s"\'()\[\]{};,:]+|\s+|.', re.DOTALL)
BRACKETS = {")": "(", "]": "["}


class Rule(NamedTuple):
    """What stands between two braces; `line` is that of its selectors."""

    line: int
    selectors: list[str]
    declarations: dict[str, str]


def sheets() -> dict[str, str]:
    """Every style sheet of the package, by its path."""
    root = files(trollbord)
    return {str(path.relative_to(root)): path.read_text("utf-8") for path in root.rglob("*.css")}  # type: ignore[attr-defined]


def rules(text: str) -> list[Rule]:
    """The rules of a sheet, those of `@media` and rules within rules too; `@keyframes` and `@font-face` are left out."""
    text = COMMENT.sub(lambda found: "\n" * found[0].count("\n"), text)
    tokens, line, found = TOKEN.findall(text), 1, list[Rule]()
    within: list[tuple[str, Rule | None]] = []
    said, began, brackets = "", 1, list[str]()
    for token in tokens:
        began = line if not said.strip() else began
        line += token.count("\n")
        if token in "([":
            brackets.append(token)
        elif token in BRACKETS:
            assert brackets and brackets.pop() == BRACKETS[token], (
                f"line {line}: '{token}' closes nothing"
            )
        if brackets or token not in "{};":
            assert token not in "\"'{}", f"line {line}: {token} in '{said.strip()}'"
            said += token
            continue
        if token == "{":
            head = " ".join(said.split())
            assert head, f"line {line}: a rule without selectors"
            rule = None if head.startswith("@") else Rule(began, _whole(head, within), {})
            within.append((head, rule))
            if rule is not None and not _is_apart(within):
                found.append(rule)
        else:
            _declare(said, within, began)
            if token == "}":
                assert within, f"line {line}: '}}' closes nothing"
                within.pop()
        said = ""
    assert not within and not said.strip(), f"the sheet ends within {within} {said}"
    return found


def _is_apart(within: list[tuple[str, Rule | None]]) -> bool:
    return any(head.startswith(("@keyframes", "@font-face")) for head, _ in within)


def _declare(said: str, within: list[tuple[str, Rule | None]], line: int) -> None:
    said = " ".join(said.split())
    if not said:
        return
    name, colon, value = said.partition(":")
    assert within and colon and value.strip(), f"line {line}: '{said}' declares nothing"
    rule = within[-1][1]
    if rule is not None:
        rule.declarations[name.strip()] = value.strip()


def _whole(head: str, within: list[tuple[str, Rule | None]]) -> list[str]:
    """The selectors with those of the rule around them."""
    around = next((rule.selectors for _, rule in reversed(within) if rule is not None), None)
    if around is None:
        return listed(head)
    outer = around[0] if len(around) == 1 else f":is({','.join(around)})"
    inner = [each if "&" in each else f"& {each}" for each in listed(head)]
    return [each.replace("&", outer) for each in inner]


def listed(selectors: str) -> list[str]:
    """The selectors of a list, at the commas outside of brackets."""
    parts, depth = [""], 0
    for token in TOKEN.findall(selectors):
        depth += (token in "([") - (token in ")]")
        if token == "," and not depth:
            parts.append("")
        else:
            parts[-1] += token
    return [part.strip() for part in parts]
