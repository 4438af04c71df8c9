"""How near a character is to a Spectrum KO."""

from overtable.games.overpower.act import Hit
from overtable.games.overpower.hits.ko import as_shown, counted, immunities, spectrum, types_to_ko
from overtable.games.overpower.state import Overpower


def last_type(s: Overpower, ch: int) -> list[int]:
    """The types of which one more hit, however low, would be a Spectrum KO of this character."""
    hits = [as_shown(s, h) for h in s.hits if h.host == ch]
    if s.kod[ch] or not hits or immunities(s, "ko_without", ch):
        return []
    hits = counted(s, "spectrum", ch, counted(s, "ko_by", ch, hits))
    need = types_to_ko(s, ch)
    one = [Hit(hits[0].card, ch, 0, 1 << t, 0) for t in range(4)] if hits else []
    return [t for t, more in enumerate(one) if spectrum(s, [*hits, more]) >= need]
