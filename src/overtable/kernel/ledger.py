"""The rules ledger: every testable rule of a game, one an entry, in our own words."""

from pathlib import Path

import msgspec

from overtable.kernel.catalogue import read_yaml


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule. `ruling` says what is played where the book is silent; `definition` why it needs no test."""

    id: str
    section: str
    rule: str
    ruling: str = ""
    definition: str = ""


def load_ledger(path: Path) -> list[Rule]:
    return msgspec.convert(read_yaml(path), list[Rule])
