"""What a newcomer types, and what must hold before a change is taken."""

import os
import re
import sys
import tomllib
from pathlib import Path

import pytest

import again
import needs

sys.path.insert(0, str(Path(__file__).parent))
import tracked

MAKEFILE = (tracked.ROOT / "Makefile").read_text(encoding="utf-8")


def test_every_target_that_the_readme_and_the_docs_speak_of_exists() -> None:
    texts = [(tracked.ROOT / "README.md").read_text(), *(p.read_text() for p in (tracked.ROOT / "docs").rglob("*.md"))]
    named = {target for text in texts for target in re.findall(r"(?:`|^    )make (\w+)", text, re.MULTILINE)}
    targets = set(re.findall(r"^(\w+):", MAKEFILE, re.MULTILINE))
    assert {"setup", "play", "test", "constraints"} <= named <= targets


def test_play_and_test_set_the_house_up_themselves() -> None:
    first = dict(re.findall(r"^(\w+): (.+)$", MAKEFILE, re.MULTILINE))
    assert {first[t] for t in ("client", "terminal", "setup", "lint", "needs")} == {"$(STAMP)"}
    assert first["play"] == "client"
    assert first["test"] == "needs lint"


def test_the_gate_is_what_a_contributor_runs() -> None:
    gate = tracked.ROOT / ".ci" / "run"
    assert os.access(gate, os.X_OK)
    assert gate.read_text().splitlines()[-2:] == ["export CI=true", "make test"]


def plain(requirement: str) -> str:
    """The name of the package, as an index would write it."""
    name = re.match(r"[\w.-]+", requirement)
    assert name is not None
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def test_the_version_of_every_package_is_held() -> None:
    pins = [line for line in (tracked.ROOT / "constraints.txt").read_text().splitlines() if not line.startswith("#")]
    assert [pin for pin in pins if not re.fullmatch(r"[\w.-]+==[\w.]+", pin)] == []
    project = tomllib.loads((tracked.ROOT / "pyproject.toml").read_text())
    extras = project["project"]["optional-dependencies"].values()
    named = {plain(r) for some in (project["project"]["dependencies"], *extras) for r in some} - {"overtable"}
    built_with = {plain(r) for r in (*project["build-system"]["requires"], needs.hatch_build.NODE_WHEEL)}
    assert named | built_with <= {plain(pin) for pin in pins}


def test_setup_installs_the_versions_that_are_held() -> None:
    assert "$(STAMP): pyproject.toml constraints.txt\n" in MAKEFILE
    assert "\tPIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt " in MAKEFILE


def test_what_fails_beside_others_is_tried_once_more_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that fails twice has failed; one that passes alone is named, and so many failures are no chance."""
    monkeypatch.setattr(again, "ROOT", tmp_path)
    monkeypatch.setattr(again, "FAILED", tmp_path / ".pytest_cache" / "v" / "cache" / "lastfailed")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = soak: long\n")
    once = "from pathlib import Path\ndef test_it():\n    seen = Path('seen').exists()\n    Path('seen').touch()\n"
    for name, text, ends in (
        ("always", "def test_it():\n    assert 1 == 2\n", 1),
        ("first", f"{once}    assert seen\n", 0),
        ("never", "def test_it():\n    pass\n", 0),
        ("many", "import pytest\n@pytest.mark.parametrize('n', range(40))\ndef test_it(n):\n    assert n < 0\n", 1),
    ):
        test = tmp_path / f"test_{name}.py"
        test.write_text(text)
        assert again.main(["-q", "-p", "no:randomly", test.name]) == ends, name
