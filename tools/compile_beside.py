"""Compile while somebody plays: `./play` starts this beside its server, which reads here how that went.

It prints lines of JSON: that it compiles, and what came of it (`built` with a path, `failed` with a log, `no-compiler`). It
stops when its standard input ends, so that it never outlives the server, however that goes.
"""

import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import bootstrap, compiled

LOWEST: Final = 19
"""The priority behind everything else: the page that answers and bots that think come first."""
LOG: Final = "beside.log"
"""What mypyc, the C compiler and the installer say, in the folder of the builds."""


def main() -> None:
    """Compile behind everything else, and say what came of it."""
    go_last()
    threading.Thread(target=end_with_the_server, daemon=True).start()
    if not compiled.compiler():
        say("no-compiler")
        return
    say("compiling")
    compiled.BUILDS.mkdir(parents=True, exist_ok=True)
    log = compiled.BUILDS / LOG
    with printed_to(log):
        build = built()
    if build is None:
        say("failed", log=str(log))
    else:
        say("built", path=str(build))


def built() -> Path | None:
    """The build of the sources as they are, made now; None if that went wrong, which the log tells."""
    try:
        fetch()
        # In a process of its own: this one may have begun with an older setuptools, whose hook does not get on with the new one.
        command = [sys.executable, str(Path(__file__).with_name("compile.py"))]
        subprocess.run(command, stdin=subprocess.DEVNULL, check=True)
    except (
        Exception,
        SystemExit,
    ):  # compilers, installers and the recipe fail in ways of their own
        traceback.print_exc()
        return None
    return compiled.fitting()


def fetch() -> None:
    """Install mypyc unless it is there; an environment in use is never made anew for it."""
    if all(importlib.util.find_spec(name) for name in ("mypyc", "setuptools")):
        return
    if not shutil.which("uv") and not importlib.util.find_spec("pip"):
        sys.exit("mypyc can't be installed here: there is neither uv nor pip")
    bootstrap.add(bootstrap.COMPILE)


def say(came: str, **more: str) -> None:
    """Tell the server."""
    print(json.dumps({"came": came, **more}), flush=True)


# -- manners


def go_last() -> None:
    """Take what processor and disk others leave; Windows was told so by who started this."""
    if sys.platform != "win32":
        os.nice(LOWEST)
    ionice = shutil.which("ionice")
    if ionice:
        subprocess.run([ionice, "-c3", f"-p{os.getpid()}"], capture_output=True, check=False)


def end_with_the_server() -> None:
    """When the server is gone, go too, with every compiler that was started."""
    while os.read(0, 1024):  # not by `sys.stdin`, whose lock Python would want when it ends
        pass
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


@contextmanager
def printed_to(log: Path) -> Iterator[None]:
    """Let this process, and all that it starts, print into a file."""
    kept = os.dup(1)
    with log.open("w", encoding="utf-8") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
        yield
        sys.stdout.flush()
    os.dup2(kept, 1)


if __name__ == "__main__":
    main()
