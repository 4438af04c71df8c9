"""Where a session comes from, in short words: a range of addresses, and a browser on a system."""

from ipaddress import ip_network

BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (
    ("Android", "Android"), ("iPhone", "an iPhone"), ("iPad", "an iPad"), ("Windows", "Windows"), ("Mac OS", "a Mac"),
    ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip


def browser(agent: str) -> str:
    """What a `User-Agent` header says, as far as people care."""
    name = next((name for mark, name in BROWSERS if f"{mark}/" in agent), "a program")
    system = next((system for mark, system in SYSTEMS if mark in agent), "")
    return f"{name} on {system}" if system else name


def address_range(address: str | None) -> str:
    """The neighbourhood of an address: enough to know one's own again."""
    if not address:
        return ""
    try:
        network = ip_network(address)
    except ValueError:
        return ""
    return str(network.supernet(new_prefix=24 if network.version == 4 else 48))
