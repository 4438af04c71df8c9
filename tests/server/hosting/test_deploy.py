"""The files in `deploy`: what is in them is there, hangs together, and serves."""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import click
import httpx
import pytest
import typer
import yaml

import needs
from overtable import __version__
from overtable.cli.main import app
from overtable.server.running.metrics import REGISTRY
from running import Running
from server.hosting.deployed import DEPLOY, ROOT, command_lines, compose, instructions, unit
from store.postgres import Cluster

PINNED = re.compile(r"[a-z0-9./-]+:[0-9]+\.[0-9]+(\.[0-9]+)?(-[a-z-]+)?")


@pytest.mark.parametrize("where", command_lines())
def test_every_command_line_is_one_that_the_program_takes(where: str) -> None:
    name, *rest = command_lines()[where]
    group = typer.main.get_command(app)
    assert isinstance(group, click.Group) or hasattr(group, "commands")
    command = group.commands[name]  # type: ignore[union-attr]
    command.make_context(name, list(rest))  # refuses options that do not exist, and values that do not fit


def test_the_page_on_hosting_names_every_setting() -> None:
    said = (ROOT / "docs" / "hosting.md").read_text()
    group = typer.main.get_command(app)
    options = [o for p in group.commands["serve"].params for o in p.opts]  # type: ignore[union-attr]
    assert len(options) > 20 and [o for o in options if f"`{o}" not in said and f"{o}/" not in said] == []


def test_the_services_of_compose_hang_together() -> None:
    made = compose()
    services: dict[str, Any] = made["services"]
    assert set(services) == {"server", "backup", "postgres", "redis", "proxy"}
    for name, service in services.items():
        assert PINNED.fullmatch(service["image"]), service["image"]
        assert service["restart"] == "unless-stopped"
        assert "healthcheck" in service or name == "server"  # whose image has one
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in made["volumes"] or (DEPLOY / source).is_file(), volume
        for other, when in service.get("depends_on", {}).items():
            assert other in services and when == {"condition": "service_healthy"}
    used = {v.split(":")[0] for s in services.values() for v in s.get("volumes", []) if not v.startswith(".")}
    assert used == set(made["volumes"])
    server = services["server"]
    assert server["image"] == services["backup"]["image"] == f"overtable:{__version__}"
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    assert "ports" not in server and set(services["proxy"]["ports"]) == {"80:80", "443:443"}
    assert services["proxy"]["environment"]["OVERTABLE_UPSTREAM"] == "server:8000"
    assert services["postgres"]["environment"]["POSTGRES_PASSWORD"].startswith("${POSTGRES_PASSWORD:?")  # and no other


def test_the_dockerfile_is_one_that_may_be_run() -> None:
    found = instructions()
    images = [rest.split(" AS ")[0] for word, rest in found if word == "FROM"]
    assert all(PINNED.fullmatch(image) for image in images), images
    last = max(n for n, (word, _) in enumerate(found) if word == "FROM")
    final = dict(found[last:])
    assert final["USER"] not in ("root", "0") and final["USER"] == "overtable"
    after = [word for word, _ in found[last:]]
    assert after.index("USER") > max(n for n, word in enumerate(after) if word == "RUN")
    assert "/health" in final["HEALTHCHECK"] and final["STOPSIGNAL"] == "SIGTERM" and final["VOLUME"] == "/data"
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text().splitlines()
    for word, rest in found:
        if word == "COPY" and not rest.startswith("--from"):
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists() and f"!{source}" in ignored, source
    wheel = next(rest for word, rest in found if "pip wheel" in rest)
    assert "OVERTABLE_CLIENT=required" in wheel and "constraints.txt" in wheel


def test_the_units_are_in_order() -> None:
    service = dict(unit("overtable.service"))
    assert service["Restart"] == "always" and service["KillMode"] == "mixed" and int(service["TimeoutStopSec"]) >= 15
    assert service["User"] == "overtable" and service["ProtectSystem"] == "strict"
    assert dict(unit("overtable-backup.service"))["Type"] == "oneshot" and "OnCalendar" in dict(
        unit("overtable-backup.timer")
    )


if shutil.which("systemd-analyze"):  # where there is no systemd, nobody will use the units

    def test_systemd_finds_nothing_wrong_with_the_units(tmp_path: Path) -> None:
        for name in ("overtable.service", "overtable-backup.service", "overtable-backup.timer"):
            text = (DEPLOY / name).read_text().replace("/usr/local/lib/overtable/bin/overtable", "/bin/true")
            (tmp_path / name).write_text(text.replace("User=overtable\nGroup=overtable\n", ""))
        units = [str(each) for each in sorted(tmp_path.iterdir())]
        done = subprocess.run(["systemd-analyze", "verify", "--man=no", *units], capture_output=True, text=True)
        assert not re.search(r"overtable[a-z-]*\.(service|timer)", done.stderr), done.stderr
        assert done.returncode == 0, done.stderr


def metric_names() -> tuple[set[str], set[str]]:
    """The names of all samples that may be told, and of their labels."""
    names, labels = set(), {"le", "job", "instance"}
    for metric in REGISTRY._collector_to_names:
        names |= set(REGISTRY._collector_to_names[metric])
        labels |= set(getattr(metric, "_labelnames", ()))
    return names, labels


def queries() -> list[str]:
    board = json.loads((DEPLOY / "grafana-dashboard.json").read_text())
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text())
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    return asked + [rule["expr"] for group in rules["groups"] for rule in group["rules"]]


def test_the_dashboard_and_the_alerts_ask_for_what_is_there() -> None:
    names, labels = metric_names()
    used = set()
    for query in queries():
        found = set(re.findall(r"\bovertable_\w+", query))
        assert found or query.startswith("up{"), query
        assert found <= names, found - names
        used |= found
        for inside in re.findall(r"\bby \(([^)]*)\)", query):
            assert {label.strip() for label in inside.split(",")} <= labels, query
        assert query.count("(") == query.count(")")
    shown = {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in used}
    told = {re.sub(r"_(total|bucket|count|sum|created)$", "", name) for name in names}
    assert shown == told, told - shown  # nothing is counted that nobody looks at
    prometheus = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())
    assert all((DEPLOY / name).is_file() for name in prometheus["rule_files"])
    assert prometheus["scrape_configs"][0]["metrics_path"] == "/metrics"


SERVE = [where for where, line in command_lines().items() if line[0] == "serve"]


@pytest.mark.parametrize(
    "where", [pytest.param(w, marks=[] if w == "overtable.service" else pytest.mark.soak) for w in SERVE]
)
def test_what_is_deployed_serves(where: str, cluster: Cluster, redis_url: str, tmp_path: Path) -> None:
    """As a process, with the addresses of this machine in the place of those that are written there."""
    line = " ".join(command_lines()[where][1:]).replace("--data /var/lib/overtable", "").replace("--data /data", "")
    line = re.sub(r"\$\{[^}]*\}", "house.example", line)
    line = re.sub(r"--host[= ]\S+", "--host 127.0.0.1", line)
    line = re.sub(r"--port[= ]\S+", "--port 0", line)
    line = re.sub(r"redis://\S+", redis_url, line)
    db = None if where == "Dockerfile" else cluster.fresh()
    server = Running(*line.split(), db=db, data=tmp_path, toys=False)
    try:
        for _ in range(600):
            try:
                told = httpx.get(f"{server.url}/health", headers={"X-Forwarded-Proto": "https"}, timeout=30)
                break
            except httpx.TransportError:  # several processes are announced before they have come up
                assert server.process.poll() is None
        assert told.status_code == 200 and told.json() == {"status": "ok", "version": __version__, "store": "ok"}
        assert ("strict-transport-security" in told.headers) == ("--https" in line)
    finally:
        server.stop()


@pytest.mark.soak
def test_a_built_wheel_serves_without_the_checkout(tmp_path: Path) -> None:
    env = os.environ | {"OVERTABLE_CLIENT": "skip"}
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "wheels")]
    done = subprocess.run(build, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = (tmp_path / "wheels").glob("overtable-*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path / "program")
    server = Running(data=tmp_path / "data", toys=False, program=tmp_path / "program", alone=True)
    try:
        told = httpx.get(f"{server.url}/api/games").json()
        assert len(told["games"]) >= 5
        page = httpx.get(f"{server.url}/").text
        assert ('<script type="module"' in page) if needs.client() else "Overtable" in page
    finally:
        server.stop()
