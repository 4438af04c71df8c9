"""How near a character is to a Spectrum KO."""

from overtable.games.overpower.act import Hit
from overtable.games.overpower.hits.ko import as_shown, counted, immunities, spectrum, types_to_ko
from overtable.games.overpower.state import Overpower

FEWEST = 3
"""A Spectrum KO takes so many types at least, and a hit stands for one (`types_to_ko`)."""


def last_type(s: Overpower, ch: int) -> list[int]:
    """The types of which one more hit, however low, would be a Spectrum KO of this character."""
    hits = [h for h in s.hits if h.host == ch]
    if len(hits) < FEWEST - 1 or s.kod[ch] or immunities(s, "ko_without", ch):
        return []
    need = types_to_ko(s, ch)
    hits = counted(s, "spectrum", ch, counted(s, "ko_by", ch, [as_shown(s, h) for h in hits]))
    if not hits or spectrum(s, hits) + 1 < need:
        return []
    one = [Hit(hits[0].card, ch, 0, 1 << t, 0) for t in range(4)]
    return [t for t, more in enumerate(one) if spectrum(s, [*hits, more]) >= need]
