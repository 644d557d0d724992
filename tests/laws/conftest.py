"""How long the laws are tried: a bounded slice by default, TROLLBORD_LAWS=n for n times as many games, 0.5 for half."""

import os

from hypothesis import HealthCheck, settings

TIMES = float(os.environ.get("TROLLBORD_LAWS", "1"))

settings.register_profile(
    "laws",
    max_examples=max(1, int(4 * TIMES)),
    deadline=None,
    derandomize=TIMES <= 1,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("laws")
