"""Start `trollbord` with the compiled build in front, if there is one of the sources as they are.

If there is none, a server is told what makes one while it runs.
"""

import os
import runpy
import sys

sys.path[0] = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
from tools import compiled

del sys.path[0]
build = compiled.fitting()
if build is not None:
    sys.path.insert(0, str(build))
    os.environ["PYTHONPATH"] = str(build)  # for the processes it starts
elif os.environ.get("TROLLBORD_PURE") != "1":
    os.environ["TROLLBORD_BUILDER"] = os.path.join(compiled.ROOT, "tools", "compile_beside.py")
sys.argv[0] = "trollbord"
runpy.run_module("trollbord", run_name="__main__", alter_sys=True)
