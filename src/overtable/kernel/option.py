"""Options and decisions: the one form in which the engine asks anything of anybody."""

import msgspec

from overtable.kernel.message import Message


class Option(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One answer: a verb and the things it names, in the order in which a person clicks them."""

    verb: str
    refs: tuple[int, ...] = ()


class Source(msgspec.Struct, frozen=True):
    """The card that a question comes from, and the sentence of its text that asks; "" where none of it is meant."""

    card: int
    """A reference."""
    clause: str = ""


class Decision(msgspec.Struct, frozen=True):
    """Somebody must choose one of `options`.

    Choosing several, an order or a number is asked one after the other; `picked`, `least` and `most` let a
    client draw it as one selection. `picked` is shown to nobody but the seat itself. `besides` are answers that lead
    nowhere new: a pick of a set in another order, a pick taken back. They are open to whoever plays by hand; a bot
    finds every outcome among `options`. `forced`: a set that must hold all there is, whatever is picked first.
    `ordered`: the order of the picks is a part of the answer.
    """

    seat: int
    frame: str
    prompt: Message
    options: list[Option]
    picked: tuple[Option, ...] = ()
    least: int = 1
    most: int = 1
    besides: list[Option] = []
    forced: bool = False
    ordered: bool = False

    @property
    def open(self) -> list[Option]:
        """All answers that are taken now."""
        return [*self.options, *self.besides]

    @property
    def lone(self) -> Option | None:
        """The answer that is no choice: the only one that is taken, or the next pick of a forced set."""
        return self.options[0] if self.forced or len(self.open) == 1 else None
