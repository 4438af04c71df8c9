"""What is tried from either seat: nothing may depend on who sits where."""

import pytest

from games.overpower.table import SEATS


@pytest.fixture(autouse=True, params=[False, True], ids=["first seat", "second seat"])
def seated(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SEATS, "swapped", request.param)
