"""What was found in a store: how large its parts are, what is wrong, and what was done about it."""

import msgspec


class Finding(msgspec.Struct, kw_only=True):
    what: str
    where: str
    why: str
    wrong: bool = True
    """Whether something should be done; else it is only told."""
    mended: str = ""
    """What was done."""


class Part(msgspec.Struct, frozen=True):
    """One kind of what is kept."""

    name: str
    rows: int
    bytes: int


class Report(msgspec.Struct):
    revision: str
    newest: str
    parts: list[Part] = []
    tables: int = 0
    """How many games were followed."""
    findings: list[Finding] = []

    @property
    def wrong(self) -> list[Finding]:
        """What is still wrong."""
        return [f for f in self.findings if f.wrong and not f.mended]
