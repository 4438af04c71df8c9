"""All that is checked of the client: its types, made anew; style and format; its unit tests. `make lint` runs it.

Where its parts cannot be had (no network, no Node) it says so loudly and the rest goes on; with CI set it fails.
"""

import os
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
sys.path.insert(0, str(WEB.parent))
import hatch_build  # noqa: E402  it stands beside this folder, in no package

TASKS = ("types", "lint", "check", "test")


def main() -> int:
    try:
        hatch_build.fetch_parts(WEB, tools=True)
        env, npm = hatch_build.find_node()
    except hatch_build.NoClient as error:
        print("!" * 120, f"THE BROWSER CLIENT WAS NOT CHECKED: {error}", "!" * 120, sep="\n", file=sys.stderr)
        return 1 if os.environ.get("CI") else 0
    env |= {"PYTHON": sys.executable}
    return next((code for task in TASKS if (code := run([*npm, "run", "--silent", task], env))), 0)


def run(command: list[str], env: dict[str, str]) -> int:
    return subprocess.run(command, cwd=WEB, env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
