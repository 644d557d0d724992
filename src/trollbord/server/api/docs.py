"""The page that shows the API to people: every operation, what it takes and gives, and every kind of problem."""

from __future__ import annotations

from typing import Any

from trollbord.ink.markup import Markup, el, join
from trollbord.page.shell import bar, html
from trollbord.server.api.problems import KINDS
from trollbord.words import COMMON, Speaker, speaker

Json = dict[str, Any]


def docs_page(language: str, api: Json) -> str:
    """The page as HTML."""
    words = speaker(COMMON, language)
    groups: dict[str, list[Markup]] = {}
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            rows = groups.setdefault(operation["tags"][0], [])
            rows.append(_operation(method, path, operation))
    main = el(
        "main",
        el("h1", words.text("api-title")),
        [el("p", _marked(part)) for part in api["info"]["description"].split("\n\n")],
        el("p", el("a", "openapi.json", class_="btn go", href="/api/openapi.json")),
        [
            el("section", el("h2", words.text(f"api-group-{name}")), rows)
            for name, rows in groups.items()
        ],
        _problems(words),
        el("section", el("h2", words.text("api-shapes")), _shapes(api)),
        class_="panel api",
    )
    where = el("div", el("b", words.text("api-title")), class_="where")
    return html(
        words, "Trollbord API", "lobby.js", bar(words, where, el("span")), main, sheets=("api.css",)
    )


def _marked(text: str) -> Markup:
    """A sentence of the description; what stands between backticks is code."""
    parts = text.replace("\n", " ").split("`")
    return join([el("code", part) if index % 2 else part for index, part in enumerate(parts)])


def _operation(method: str, path: str, operation: Json) -> Markup:
    fields = [
        el("li", el("code", each["name"]), " ", _marked(each["schema"].get("description", "")))
        for each in operation["parameters"]
        if each["in"] == "query"
    ]
    body = operation.get("requestBody", {}).get("content", {})
    problems = [status for status in operation["responses"] if int(status) >= 400]
    return el(
        "details",
        el(
            "summary",
            el("b", method.upper(), class_=f"method {method}"),
            el("code", path),
            el("span", _marked(operation["summary"])),
        ),
        el("ul", fields) if fields else None,
        [el("p", "→ ", _link(each["schema"])) for each in body.values()],
        el("p", "← ", _answers(operation["responses"]), " · ", ", ".join(problems)),
        id=operation["operationId"],
    )


def _answers(responses: Json) -> Markup:
    good = next(answer for status, answer in responses.items() if int(status) < 300)
    return join(
        [[el("code", kind), " ", _link(c["schema"])] for kind, c in good["content"].items()]
    )


def _link(schema: Json) -> Markup:
    name = schema.get("$ref", "").rpartition("/")[2]
    return el("a", name, href=f"#{name}") if name else el("code", schema.get("type", ""))


def _problems(words: Speaker) -> Markup:
    rows = [
        el("li", el("code", f"{status} {kind}"), " ", words.text(f"api-problem-{kind}"), id=kind)
        for kind, status in KINDS.items()
    ]
    return el("section", el("h2", words.text("api-problems")), el("ul", rows))


def _shapes(api: Json) -> list[Markup]:
    return [
        el(
            "details",
            el("summary", el("code", name), el("span", _marked(schema.get("description", "")))),
            el(
                "ul",
                [
                    el(
                        "li",
                        el("code", field),
                        " ",
                        _kind(each),
                        " ",
                        _marked(each.get("description", "")),
                    )
                    for field, each in schema.get("properties", {}).items()
                ],
            ),
            id=name,
        )
        for name, schema in sorted(api["components"]["schemas"].items())
    ]


def _kind(schema: Json) -> Markup:
    """The type of a field in a word or two."""
    if "$ref" in schema:
        return _link(schema)
    if "anyOf" in schema:
        return join([[_kind(each), " "] for each in schema["anyOf"]])
    if "enum" in schema:
        return el("i", " | ".join([str(each) for each in schema["enum"]]))
    if schema.get("type") == "array":
        inside = schema.get("prefixItems") or [schema.get("items") or {}]
        return join("[", [[_kind(each), " "] for each in inside], "]")
    return el("i", str(schema.get("type", "")))
