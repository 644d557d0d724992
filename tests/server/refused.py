"""What a browser has not is refused from here on: databases, web servers, threads, processes. Import this first, in a process of its own."""

import sys
import threading
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from unittest.mock import patch

FORBIDDEN = (
    "sqlalchemy",
    "sqlite3",
    "starlette",
    "itsdangerous",
    "uvicorn",
    "psycopg",
    "procrastinate",
)


class Refusal(MetaPathFinder):
    """Refuses what a browser has not."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] in FORBIDDEN:
            raise ImportError(f"'{name}' is imported, which a browser has not")
        return None


def refuse(event: str, _: object) -> None:
    """No process begins."""
    if event in ("subprocess.Popen", "os.fork", "os.exec"):
        raise RuntimeError(f"{event}, which a browser has not")


def no_thread(thread: threading.Thread) -> None:
    """No thread begins."""
    raise RuntimeError(f"{thread} begins, which a browser has not")


sys.meta_path.insert(0, Refusal())
sys.addaudithook(refuse)
patch.object(threading.Thread, "start", no_thread).start()
