"""Which rules tests name is read from their source."""

from pathlib import Path

from overtable.cli.rule_tests import coverage, named_in
from toy import LANTERNS

SOURCE = """
import pytest
from marks import case, rule

@rule("LAN-DUEL-01", "LAN-DUEL-02")
@case("LAN-CASE-1")
def test_both(): ...

@pytest.mark.skip(reason="not yet")
@rule("LAN-END-01")
def test_skipped(): ...

@rule("LAN-END-01")
def not_a_test(): ...

@rule("LAN-MOON-01")
class TestMoon:
    @pytest.mark.parametrize("n", [1, pytest.param(2, marks=rule("LAN-VEIL-01"))])
    def test_inside(self, n): ...

def test_no_mark():
    rule("LAN-END-01")
"""


def test_only_marks_on_living_tests_count(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text(SOURCE)
    (tmp_path / "other.py").write_text('@rule("LAN-END-01")\ndef test_elsewhere(): ...\n')
    assert named_in(tmp_path) == {
        "LAN-DUEL-01": ["test_a.py::test_both"],
        "LAN-DUEL-02": ["test_a.py::test_both"],
        "LAN-MOON-01": ["test_a.py::TestMoon"],
        "LAN-VEIL-01": ["test_a.py::TestMoon::test_inside"],
    }
    assert named_in(tmp_path, "case") == {"LAN-CASE-1": ["test_a.py::test_both"]}


def test_rules_are_tested_untested_or_definitions(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text(SOURCE)
    found = coverage(LANTERNS, tmp_path)
    assert (found.rules, found.tested) == (5, 3)
    assert found.untested == ["LAN-END-01"]
    assert found.definitions == ["LAN-WORD-01"]
    assert found.unknown == ["LAN-MOON-01"]
