"""Logs on standard error, as text or as JSON lines, without query strings, tokens, ids of tables or database parameters."""

from __future__ import annotations

import hashlib
import json
import logging
import re
import time
from typing import Final, Literal, TypeAlias

LogFormat: TypeAlias = Literal["text", "json"]
FORMATS: Final[tuple[LogFormat, ...]] = ("text", "json")
REQUESTS: Final = logging.getLogger("trollbord.requests")
"""One line for each request, in JSON logs only."""

_QUERY: Final = re.compile(r"(?<=[\w/])\?[^\s\"'<>]+")
_TOKEN: Final = re.compile(r"[\w-]{16,}(?:\.[\w-]{6})?\.[\w-]{27}(?![\w-])")
_COOKIE: Final = re.compile(r"(?i)((?:cookie|authorization)['\"]?\s*[:=,]\s*)[^\n]+")
_TABLE: Final = re.compile(r"(\btable |/t/|/tables/)([\w-]{12})(?![\w-])")
_PARAMETERS: Final = re.compile(r"\[parameters: .*?\]\n?", re.S)


def scrubbed(text: str) -> str:
    """A text without what must not be written down."""
    text = _PARAMETERS.sub("", text)
    text = _COOKIE.sub(r"\1…", text)
    text = _TABLE.sub(lambda found: found[1] + table_mark(found[2]), text)
    return _TOKEN.sub("…", _QUERY.sub("?…", text))


def table_mark(id: str) -> str:
    """What stands for a table in logs: whoever knows its id may watch it. Lines about one table have the same."""
    return f"#{hashlib.sha256(id.encode()).hexdigest()[:8]}"


class TextFormatter(logging.Formatter):
    """Lines for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """One record, with its traceback below."""
        return scrubbed(super().format(record))


class JsonFormatter(logging.Formatter):
    """One JSON object a line, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        """One record; fields of a request stand beside the message."""
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "time": f"{stamp}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": scrubbed(record.getMessage()),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["error"] = scrubbed(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def configure(form: LogFormat) -> None:
    """Write everything that is logged in this process in one format."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    REQUESTS.setLevel(logging.INFO if form == "json" else logging.WARNING)
