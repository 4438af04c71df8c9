"""No host of a package registry and no path of a machine may stand in a tracked file.

Run by `make lint` as a script and by the tests. Beside the well-known hosts it looks for those that this very
machine's pip and npm are configured with, so that a mirror's name cannot slip into a lock file.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# Written in pieces, or this file would find itself.
HOSTS = [".".join(parts) for parts in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("yarnpkg", "com"))]
PATHS = re.compile(r"(?<![\w.~*$)}/-])/(?:home|Users|root|work|opt|srv|mnt)/[\w.-]+")
URL_HOST = re.compile(r"\w+://(?:[^/@\s]*@)?([\w.-]+)")
CONFIGS = ("/etc/pip.conf", "~/.pip/pip.conf", "~/.config/pip/pip.conf", "~/.npmrc", "/etc/npmrc", "/etc/uv/uv.toml")


def tracked() -> list[Path]:
    """The files under version control; outside of a checkout, none."""
    try:
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return []
    return [ROOT / name for name in listed.decode().split("\0") if name]


def mirrors() -> set[str]:
    """The hosts of the registries that this machine is set up with."""
    texts = [
        value for key, value in os.environ.items() if key.startswith(("PIP_", "UV_", "NPM_CONFIG_", "npm_config_"))
    ]
    for config in CONFIGS:
        path = Path(config).expanduser()
        if path.is_file():
            texts.append(path.read_text(errors="replace"))
    hosts = {host for text in texts for host in URL_HOST.findall(text)}
    return {host for host in hosts if "." in host and not host.startswith("127.")}


def problems_in(name: str, text: str, hosts: set[str]) -> list[str]:
    """Each line of the text that names a host or a machine's path."""
    found = []
    for n, line in enumerate(text.splitlines(), 1):
        found += [f"{name}:{n}: names the registry host {host}" for host in sorted(hosts) if host in line]
        found += [f"{name}:{n}: names the machine path {path}" for path in PATHS.findall(line)]
    return found


def problems() -> list[str]:
    hosts = {*HOSTS, *mirrors()}
    found: list[str] = []
    for path in tracked():
        try:
            text = path.read_text(encoding="utf-8")
        except (UnicodeDecodeError, OSError):
            continue
        found += problems_in(str(path.relative_to(ROOT)), text, hosts)
    return found


if __name__ == "__main__":
    bad = problems()
    print("\n".join(bad) if bad else "No registry host and no machine path in the tracked files.")
    sys.exit(bool(bad))
