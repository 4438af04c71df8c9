"""What a newcomer types, and what must hold before a change is taken."""

import os
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import tracked

MAKEFILE = (tracked.ROOT / "Makefile").read_text(encoding="utf-8")


def test_every_target_that_the_readme_and_the_docs_speak_of_exists() -> None:
    texts = [(tracked.ROOT / "README.md").read_text(), *(p.read_text() for p in (tracked.ROOT / "docs").rglob("*.md"))]
    named = {target for text in texts for target in re.findall(r"`?make (setup|play|test|lint|bench|soak)\b", text)}
    targets = set(re.findall(r"^(\w+):", MAKEFILE, re.MULTILINE))
    assert {"setup", "play", "test"} <= named
    assert {"setup", "play", "test", "lint", "bench", "soak"} <= targets


def test_play_and_test_set_the_house_up_themselves() -> None:
    needs = dict(re.findall(r"^(\w+): (.+)$", MAKEFILE, re.MULTILINE))
    assert needs["client"] == needs["terminal"] == needs["setup"] == needs["lint"] == "$(STAMP)"
    assert needs["play"] == "client"
    assert needs["test"] == "lint"


def test_the_gate_is_what_a_contributor_runs() -> None:
    gate = tracked.ROOT / ".ci" / "run"
    assert os.access(gate, os.X_OK)
    assert gate.read_text().splitlines()[-1] == "make test"
