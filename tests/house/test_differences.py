"""The table of differences is as the editions are, and every switch of them is read somewhere."""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import differences
from pages import ROOT, is_there

ENGINE = ROOT / "src" / "overtable" / "games" / "overpower"


def test_the_page_has_the_table() -> None:
    assert is_there(differences.PAGE, differences.HEADING, differences.table()), "make words writes it anew"


def test_every_switch_is_read_where_its_rule_stands() -> None:
    code = "\n".join(p.read_text(encoding="utf-8") for p in ENGINE.rglob("*.py") if p.name != "edition.py")
    unread = [name for name in differences.switches() if not re.search(rf"(?:rules|edition)\.{name}\b", code)]
    assert unread == []


def test_every_switch_differs_and_names_a_rule_of_the_classic_ledger() -> None:
    new, classic = differences.edition.NEW, differences.edition.CLASSIC
    assert [name for name in differences.switches() if getattr(new, name) == getattr(classic, name)] == []
    assert [name for name, said in differences.switches().items() if "OPC-" not in said] == []
