"""The files in `deploy`, read: the command lines in them, and the parts of a Dockerfile."""

import json
import re
import shlex
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[3]
DEPLOY = ROOT / "deploy"


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def instructions() -> list[tuple[str, str]]:
    """Those of the Dockerfile: the word and what follows it, on one line."""
    text = re.sub(r"^\s*#.*\n", "", (DEPLOY / "Dockerfile").read_text(), flags=re.MULTILINE).replace("\\\n", " ")
    lines = [line.split(None, 1) for line in text.splitlines() if line.strip()]
    return [(word.upper(), " ".join(rest.split())) for word, rest in lines]


def unit(name: str) -> list[tuple[str, str]]:
    """The settings of a unit, in order."""
    lines = (DEPLOY / name).read_text().splitlines()
    return [(k, v) for k, _, v in (line.partition("=") for line in lines if "=" in line and not line.startswith("#"))]


def command_lines() -> dict[str, list[str]]:
    """By where it stands: what follows `overtable`."""
    found = {"Dockerfile": json.loads(dict(instructions())["CMD"])}
    services = compose()["services"]
    found["compose server"] = services["server"]["command"]
    for n, inside in enumerate(re.findall(r"overtable ([^;]+)", services["backup"]["command"][0])):
        found[f"compose backup {n}"] = shlex.split(inside)
    for name in ("overtable.service", "overtable-backup.service"):
        program, *rest = shlex.split(dict(unit(name))["ExecStart"])
        assert program.endswith("/overtable")
        found[name] = rest
    return found
