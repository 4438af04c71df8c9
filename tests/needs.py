"""What the tests need beside Python's packages: Chromium, PostgreSQL, Redis, and the browser client with its parts.

`make test` runs this file once before pytest: it installs what is missing, where it may, and says what it does. The
tests themselves only look. Where something stays missing they are skipped, and with CI in the environment this file
ends with an error. Debian's packages may start servers of their own; the tests start others and leave those alone.
"""

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))
import hatch_build

ROOT = Path(hatch_build.__file__).parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "overtable" / "server" / "static"


BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first one draws the same pages without windows around them, and is quicker."""


def chromium() -> str | None:
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def postgresql() -> Path | None:
    """The folder of initdb and pg_ctl, which Debian keeps off the PATH."""
    found = [*sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), reverse=True), shutil.which("pg_ctl")]
    return Path(found[0]).resolve().parent if found[0] else None


def redis() -> str | None:
    return shutil.which("redis-server")


def client() -> bool:
    """Whether the browser client is built from its sources as they are, and its parts are there."""
    return hatch_build.is_built(WEB, STATIC) and hatch_build.has_parts(WEB, tools=True)


def install_programs() -> str | None:
    """Debian's packages for the programs that are missing; returns why that could not be done."""
    programs = {BROWSERS[0]: chromium(), "postgresql": postgresql(), "redis-server": redis()}
    missing = [name for name, found in programs.items() if not found]
    if not missing:
        return None
    names = " and ".join(missing)
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return f"There is no {names} here, and only root can install that, with apt-get."
    print(f"Installing {names} with apt-get; this may take some minutes.", flush=True)
    apt_get("update")
    failed = apt_get("install", "-y", "--no-install-recommends", *missing)
    return failed and f"There is no {names} here, and {failed}."


def apt_get(*arguments: str) -> str | None:
    """Run it without a question; returns how it failed."""
    command, env = ["apt-get", *arguments], os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    return f"{' '.join(command)} failed: {done.stderr.strip()[-500:]}" if done.returncode else None


def install_node() -> None:
    """Node as a Python package, where the machine has none that will do."""
    try:
        hatch_build.find_node()
    except hatch_build.NoClient:
        print(f"Installing {hatch_build.NODE_WHEEL} with pip.", flush=True)
        held = ["-c", str(ROOT / "constraints.txt"), hatch_build.NODE_WHEEL]
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", *held], check=True)
        importlib.invalidate_caches()


def build_client() -> str | None:
    """Build the client where it is not, with a Node for its own tests; returns why that could not be done."""
    try:
        install_node()
        if not client():
            print("Fetching the parts of the browser client and building it.", flush=True)
            hatch_build.fetch_parts(WEB, tools=True)
            hatch_build.build_client(WEB, STATIC)
    except (hatch_build.NoClient, subprocess.CalledProcessError) as error:
        return f"The browser client was not built: {error}"
    return None


def main() -> None:
    lacking = [why for why in (install_programs(), build_client()) if why]
    for why in lacking:
        print(f"{why} The tests that need it cannot run.", file=sys.stderr)
    if lacking and os.environ.get("CI"):
        sys.exit("CI is set: every test must run.")


if __name__ == "__main__":
    main()
