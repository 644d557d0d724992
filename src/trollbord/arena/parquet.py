"""Results as Parquet for data frames: the CSV's columns with types, and lists where seats differ."""

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from trollbord.arena.plan import BadPlan
from trollbord.arena.played import Played

SUFFIX: Final = ".parquet"


def is_parquet(path: Path) -> bool:
    """Whether a file of results is to be Parquet, by its name."""
    return path.suffix.lower() == SUFFIX


def need_pyarrow(path: Path) -> None:
    """Refuse a Parquet file if pyarrow is missing, before the contest is played."""
    if find_spec("pyarrow") is None:
        raise BadPlan("error-arena-needs-pyarrow", {"file": str(path)})


def write(path: Path, matches: Sequence[Played]) -> None:
    """Write all matches at once; a file that stood there is replaced when the new one is whole."""
    need_pyarrow(path)
    import pyarrow
    import pyarrow.parquet

    types = {
        "match": pyarrow.int64(),
        "deal": pyarrow.int64(),
        "bots": pyarrow.list_(pyarrow.string()),
        "ranks": pyarrow.list_(pyarrow.int32()),
        "scores": pyarrow.list_(pyarrow.int32()),
        "shares": pyarrow.list_(pyarrow.float64()),
        "reason": pyarrow.string(),
        "picks": pyarrow.int32(),
        "decisions": pyarrow.list_(pyarrow.int32()),
        "seconds": pyarrow.list_(pyarrow.float64()),
        "longest": pyarrow.list_(pyarrow.float64()),
        "turns": pyarrow.list_(pyarrow.list_(pyarrow.float64())),
    }
    columns = {name: [each.values()[name] for each in matches] for name in types}
    table = pyarrow.table(columns, schema=pyarrow.schema(list(types.items())))
    fresh = path.with_name(f"{path.name}.new")
    pyarrow.parquet.write_table(table, fresh)
    fresh.replace(path)
