"""The tests of a checkout, and once more, alone and with details, the few that failed beside others.

    python tests/again.py -n 3 -m "not soak"

Servers, databases and browsers of three processes share two processors: what waits too long there may pass by itself.
A test that fails twice has failed. One that passes the second time is named at the end, so that somebody looks at it.
Asserts are plain in the first run (rewriting those of thousands of tests takes each process most of a minute), and
speak in the second.
"""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
A_FEW = 25
"""More failures are no chance, and are not tried again."""
TESTS_FAILED = 1
"""How pytest ends when tests failed; anything else is another trouble."""


def pytest(*options: str) -> int:
    return subprocess.run([sys.executable, "-m", "pytest", *options], cwd=ROOT).returncode


def failed() -> list[str]:
    return sorted(json.loads(FAILED.read_text(encoding="utf-8"))) if FAILED.exists() else []


def main(options: list[str]) -> int:
    FAILED.unlink(missing_ok=True)
    ended = pytest("--assert=plain", *options)
    again = failed()
    if ended != TESTS_FAILED or not 0 < len(again) <= A_FEW:
        return ended
    print(f"\nOnce more, one after the other: {', '.join(again)}\n", flush=True)
    ended = pytest("-n", "0", "-p", "no:randomly", "-m", "not soak", *again)
    if ended == 0:
        print("\nTHESE FAILED BESIDE OTHERS AND PASSED ALONE; each is worth a look:", *again, sep="\n  ")
    return ended


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
