"""Characters: how a bot likes to play, beside how well. The same judgement, with other weights."""

import msgspec

from overtable.players.judge import Taste


class Character(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    blurb: str
    taste: Taste


CHARACTERS: dict[str, Character] = {
    character.id: character
    for character in (
        Character(
            id="cautious",
            name="Cautious",
            blurb="Keeps its own side whole, and lets you be.",
            taste=Taste(own=1.4, theirs=0.7),
        ),
        Character(
            id="reckless",
            name="Reckless",
            blurb="Wants to see your side fall, whatever it costs.",
            taste=Taste(own=0.7, theirs=1.4),
        ),
        Character(
            id="collector",
            name="Collector",
            blurb="Parts with nothing that could still be of use.",
            taste=Taste(saved=2.5),
        ),
    )
}
