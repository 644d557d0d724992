"""Files of a dataset: NumPy's npz, or Parquet. Each is written whole or not at all."""

import os
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np

from trollbord.datasets.columns import LISTS, MATCHES, NAMES, SEATS, SINGLE, Columns
from trollbord.kernel.errors import TrollbordError

NPZ: Final = "npz"
PARQUET: Final = "parquet"
FORMATS: Final = (NPZ, PARQUET)


class BadDataset(TrollbordError):
    """A dataset that can't be made, merged or read."""


def write(path: Path, columns: Columns, is_lasting: bool = True) -> None:
    """Write a file in the format that its name says, beside its place first; a lasting one waits for the disk."""
    draft = path.with_name(f"{path.name}.part")
    try:
        if path.suffix == f".{PARQUET}":
            _write_parquet(draft, columns)
        else:
            _write_npz(draft, columns)
        if is_lasting:
            with draft.open("rb") as file:
                os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def is_readable(path: Path) -> bool:
    """Whether a file is whole: one that did not wait for the disk may not be, after a power cut."""
    try:
        read(path)
    except (OSError, ValueError, KeyError, EOFError, BadZipFile):
        return False
    return True


def read(path: Path) -> Columns:
    """All columns of a file."""
    if path.suffix == f".{PARQUET}":
        return _read_parquet(path)
    with np.load(path) as file:
        return {name: file[name] for name in file.files}


def matches_in(path: Path) -> list[int]:
    """The numbers of the matches in a file, without reading the rest."""
    if path.suffix == f".{PARQUET}":
        import pyarrow.parquet

        kept: bytes = pyarrow.parquet.read_schema(path).metadata[MATCHES.encode()]
        return [int(match) for match in kept.split()]
    with np.load(path) as file:
        found: list[int] = file[MATCHES].tolist()
        return found


def _write_npz(path: Path, columns: Columns) -> None:
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **columns)


def _write_parquet(path: Path, columns: Columns) -> None:
    import pyarrow
    import pyarrow.parquet

    found: dict[str, Any] = {}
    for name, at in LISTS.items():
        flat = pyarrow.array(columns[name])
        found[name] = pyarrow.ListArray.from_arrays(columns[at].astype(np.int32), flat)
    for name in SEATS:
        flat = pyarrow.array(columns[name].reshape(-1))
        found[name] = pyarrow.FixedSizeListArray.from_arrays(flat, columns[name].shape[1])
    for name in SINGLE:
        found[name] = pyarrow.array(columns[name])
    names = pyarrow.array([str(name) for name in columns[NAMES]], pyarrow.string())
    found["player"] = pyarrow.DictionaryArray.from_arrays(pyarrow.array(columns["player"]), names)
    table = pyarrow.table(found)
    kept = " ".join([str(match) for match in columns[MATCHES].tolist()])
    table = table.replace_schema_metadata({**(table.schema.metadata or {}), MATCHES: kept})
    pyarrow.parquet.write_table(table, path, compression="zstd")


def _read_parquet(path: Path) -> Columns:
    import pyarrow.parquet

    table = pyarrow.parquet.read_table(path)
    found: Columns = {MATCHES: np.array(matches_in(path), np.int64)}

    def column(name: str) -> Any:
        return table.column(name).combine_chunks()

    for name, at in LISTS.items():
        whole = column(name)
        found[name] = whole.flatten().to_numpy(zero_copy_only=False)
        lengths = whole.value_lengths().to_numpy(zero_copy_only=False)
        found[at] = np.cumsum([0, *lengths], dtype=np.int64)
    for name, kind in SEATS.items():
        flat = column(name).flatten().to_numpy(zero_copy_only=False)
        found[name] = flat.astype(kind).reshape(table.num_rows, -1)
    for name, single in SINGLE.items():
        if name != "player":
            found[name] = column(name).to_numpy(zero_copy_only=False).astype(single)
    players = column("player")
    found["player"] = players.indices.to_numpy(zero_copy_only=False).astype(SINGLE["player"])
    found[NAMES] = np.array([str(name) for name in players.dictionary.to_pylist()])
    return found
