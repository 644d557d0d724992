"""`lab/run calibrate`: the simulated tower of Trollfjord beside what the rulebooks' examples suggest."""

from lab.calibrate import calibrate

__all__ = ["calibrate"]
