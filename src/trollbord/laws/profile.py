"""How long Hypothesis tries a law: a bounded slice, the same on every machine, unless TROLLBORD_LAWS asks for more."""

from hypothesis import HealthCheck, settings

from trollbord.laws.cases import TIMES

settings.register_profile(
    "laws",
    max_examples=max(1, int(4 * TIMES)),
    deadline=None,
    derandomize=TIMES <= 1,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def load() -> None:
    """Try the laws of this run so long."""
    settings.load_profile("laws")
