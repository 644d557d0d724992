"""The description of the API in OpenAPI 3.1, generated from the operations and their structs."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

import msgspec

from trollbord import __version__
from trollbord.server.api import shapes
from trollbord.server.api.operations import OPERATIONS, Operation
from trollbord.server.api.problems import KINDS, MEDIA

REF: Final = "#/components/schemas/{name}"
PATHS: Final = {
    "id": {
        "type": "string",
        "minLength": 1,
        "maxLength": 24,
        "pattern": "^[A-Za-z0-9_-]+$",
        "description": "A table, or a record.",
    },
    "game": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40,
        "pattern": "^[a-z_]+$",
        "description": "The id of a game.",
    },
}
ABOUT: Final = """The table of Trollbord for programs: everything that the page can do.

Get a token with `POST /api/accounts` and send it as `Authorization: Bearer TOKEN`. A pick names the table's number
(`seq`) as you know it; if the table has moved on it gets a 409 with the present one. Every error is a problem
(RFC 9457) that says what was given, what was expected and which rule forbids it, in the language of
`Accept-Language`. A program can also take a seat over a WebSocket at `/api/tables/{id}/line`, in the line protocol."""

Json = dict[str, Any]


@cache
def description() -> Json:
    """The whole description."""
    schemas = components()
    paths: Json = {}
    for operation in OPERATIONS:
        path = paths.setdefault(f"/api{operation.path}", {})
        path[operation.method.lower()] = _operation(operation, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Trollbord", "version": __version__, "description": ABOUT},
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def components() -> Json:
    """The schemas of all structs that go in or out."""
    structs = [each for each in vars(shapes).values() if _is_struct(each)]
    _, schemas = msgspec.json.schema_components(structs, ref_template=REF)
    return {name: _typed(_plain(schema)) for name, schema in schemas.items()}


def _is_struct(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct)


def _plain(schema: Json) -> Json:
    """A schema without the title that repeats its name."""
    return {key: value for key, value in schema.items() if key != "title"}


_TYPES: Final = {str: "string", int: "integer"}


def _typed(schema: Any) -> Any:
    """A schema whose lists of values say of which type they are: msgspec leaves that to the reader."""
    if isinstance(schema, list):
        return [_typed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    kinds = {type(value) for value in schema.get("enum", ())}
    said = {"type": _TYPES[kinds.pop()]} if len(kinds) == 1 else {}
    return {**said, **{name: _typed(part) for name, part in schema.items()}}


def _operation(operation: Operation[Any], schemas: Json) -> Json:
    described: Json = {
        "operationId": operation.id,
        "summary": operation.summary,
        "tags": [operation.group],
        "parameters": [*_path(operation.path), *_query(operation, schemas)],
        "responses": _responses(operation),
        "security": [{"token": []}] if operation.signed else [{}, {"token": []}],
    }
    if operation.method != "GET":
        described["requestBody"] = _body(operation, schemas)
    return described


def _path(path: str) -> list[Json]:
    names = re.findall(r"\{(\w+)\}", path)
    return [{"name": n, "in": "path", "required": True, "schema": PATHS[n]} for n in names]


def _query(operation: Operation[Any], schemas: Json) -> list[Json]:
    if operation.method != "GET":
        return []
    schema = schemas[operation.given.__name__]
    required = schema.get("required", [])
    return [
        {
            "name": name,
            "in": "query",
            "required": name in required,
            "schema": _without_null(field),
            "description": field.get("description", ""),
        }
        for name, field in schema.get("properties", {}).items()
    ]


def _without_null(field: Json) -> Json:
    """What a query can say of a field: nothing is said by leaving it out."""
    kinds = [kind for kind in field.get("anyOf", []) if kind.get("type") != "null"]
    if not kinds:
        return field
    bare = {name: value for name, value in field.items() if name not in ("anyOf", "default")}
    return {**bare, **kinds[0]}


def _body(operation: Operation[Any], schemas: Json) -> Json:
    name = operation.given.__name__
    content = {"application/json": {"schema": {"$ref": REF.format(name=name)}}}
    return {"required": bool(schemas[name].get("required")), "content": content}


def _responses(operation: Operation[Any]) -> Json:
    if isinstance(operation.gives, str):
        good: Json = {operation.gives: {"schema": {"type": "string"}}}
    else:
        schema = {"$ref": REF.format(name=operation.gives.__name__)}
        good = {"application/json": {"schema": schema}}
    answers: Json = {str(operation.status): {"description": "Done.", "content": good}}
    for status in sorted({KINDS[kind] for kind in operation.kinds}):
        kinds = [kind for kind in operation.kinds if KINDS[kind] == status]
        problem = {MEDIA: {"schema": {"$ref": REF.format(name="Problem")}}}
        answers[str(status)] = {"description": ", ".join(kinds), "content": problem}
    return answers
