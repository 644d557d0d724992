"""Starts the laboratory with the compiled build in front, if there is one of the sources as they are."""

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[0] = ROOT
from tools import compiled

build = compiled.fitting()
if build is not None:
    sys.path.insert(0, str(build))
# For the processes that it starts.
os.environ["PYTHONPATH"] = os.pathsep.join([*([str(build)] if build else []), ROOT])

from lab.app import app

app(prog_name="lab/run")
