"""Work that is spread over processes of this machine, or over the machines of a Ray cluster.

    --ray local      a cluster of this machine's own, for trying it out
    --ray auto       the cluster that this machine belongs to
    --ray ADDRESS    the cluster whose head listens there, as ray://head:10001 or 10.0.0.1:6379

Results come back as they are done. Where a machine of the cluster dies, what it was doing is done elsewhere.
"""

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, Final, TypeVar

import trollbord
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.extras import need

T = TypeVar("T")
R = TypeVar("R")

LOCAL: Final = "local"
AUTO: Final = "auto"
AHEAD: Final = 2
"""Pieces of work that wait for each process, so that none is idle while results are written."""


class NoCluster(TrollbordError):
    """A cluster can't be reached, or runs another version of this program."""


def spread(
    work: Callable[[T], R], items: Iterable[T], workers: int = 1, ray: str | None = None
) -> Iterator[R]:
    """Do the work for all items, in any order; with one worker and no cluster, here and in order."""
    if ray is not None:
        return _on_ray(work, items, ray, workers)
    if workers <= 1:
        return map(work, items)
    return _in_processes(work, items, workers)


def _in_processes(work: Callable[[T], R], items: Iterable[T], workers: int) -> Iterator[R]:
    """A process that dies ends the run with an error, where a pool would wait for it for ever."""
    left = iter(items)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context) as pool:
        begun = {pool.submit(work, item) for item in islice(left, AHEAD * workers)}
        try:
            while begun:
                done, begun = wait(begun, return_when=FIRST_COMPLETED)
                begun |= {pool.submit(work, item) for item in islice(left, len(done))}
                for each in done:
                    yield each.result()
        finally:
            _drop(begun)


def _drop(begun: Iterable["Future[Any]"]) -> None:
    for each in begun:
        each.cancel()


# -- Ray


def _on_ray(work: Callable[[T], R], items: Iterable[T], address: str, workers: int) -> Iterator[R]:
    need("ray")
    import ray

    is_ours = not ray.is_initialized()
    if is_ours:
        _join(address, workers)
    try:
        # A dead machine's work begins again as often as that happens: each result still comes back once.
        task = ray.remote(max_retries=-1)(_checked)
        shared = ray.put(work)
        left = iter(items)
        begun = [task.remote(trollbord.__version__, shared, item) for item in islice(left, _room())]
        while begun:
            done, begun = ray.wait(begun, num_returns=1)
            begun += [
                task.remote(trollbord.__version__, shared, item)
                for item in islice(
                    left, max(0, _room() - len(begun))
                )  # fewer, where a machine died
            ]
            yield from ray.get(done)
    finally:
        if is_ours:
            ray.shutdown()


def _join(address: str, workers: int) -> None:
    import ray

    given: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        given |= {"num_cpus": workers, "include_dashboard": False}
    try:
        ray.init(address=address, **given)
    except (
        Exception
    ) as error:  # Ray raises plain ones too, as where its own processes start too slowly
        words = {"address": address, "why": str(error).strip().partition("\n")[0]}
        raise NoCluster("error-no-cluster", dict(words)) from error


def _room() -> int:
    """How many pieces of work are begun at once: the cluster may grow and shrink meanwhile."""
    import ray

    return AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))


def _checked(version: str, work: Callable[[T], R], item: T) -> R:
    """Do one piece of work, if this machine has the version that asks for it: another might play otherwise."""
    if version != trollbord.__version__:
        words = {"given": trollbord.__version__, "expected": version}
        raise NoCluster("error-other-version", dict(words))
    return work(item)
