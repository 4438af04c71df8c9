"""Words that leave something behind: Hero tokens, marks, the Immortality Field; and what changes a token."""

from typing import ClassVar, Literal

from overtable.games.overwatch.board import field_place, row_ref
from overtable.games.overwatch.facts import IS_FIELD
from overtable.games.overwatch.heroes.defeat import remove_field
from overtable.games.overwatch.heroes.standing import has
from overtable.games.overwatch.state import ASIDE, BOARD, Overwatch, zone
from overtable.games.overwatch.tokens import FIELD, MINES, NAMES, PARTICLE, TURRET, on_row
from overtable.games.overwatch.words.whom import group
from overtable.games.overwatch.words.word import Use, Word, user_line
from overtable.kernel.effect import Effect, begin, change, end
from overtable.kernel.event import emit
from overtable.kernel.knowledge import move
from overtable.kernel.refs import card as card_ref

ROW_TOKENS = {
    "exposed": "damage dealt there is 1 higher",
    "costly": "Ultimates used there cost double",
    "pricey": "Ultimates used there cost 2 more",
    "trap": "each enemy that deploys or moves there takes {amount} damage",
    "turret": "at the start of that player's turns two Heroes there, which that player chooses, take {amount} damage",
    "mines": "after using an ability there a Hero takes 2 damage and a mine is removed",
    "song": "at the start of each of your turns all Heroes there heal {amount}",
    "shelter": "it holds {amount} shields that may absorb damage to any Hero there",
    "nano": "the row has 1 more Power for each Hero in it",
}
HERO_TOKENS = {
    "healing": "it heals {amount} at the start of each of your turns",
    "boost": "damage it deals is 1 higher",
    "discord": "damage dealt to it is 1 higher",
    "particle": "they absorb damage like shields",
    "supercharger": "its row has 1 more Power for each ally in it",
}


class Token(Word, frozen=True, tag="token"):
    """Put a Hero token beside a row or on a Hero (OW-TOKEN-01); it belongs to the user (OW-TOKEN-02)."""

    token: Literal[
        "exposed", "costly", "pricey", "trap", "turret", "mines", "song", "shelter", "nano",
        "healing", "boost", "discord", "particle", "supercharger",
    ]  # fmt: skip
    on: Literal["row", "own_row", "chosen", "self"]
    lays_token: ClassVar[bool] = True
    amount: int | Literal["X"] = 1

    def subjects(self, s: Overwatch, use: Use) -> list[int]:
        if self.on == "row":
            return [use.line] if use.line >= 0 else []
        if self.on == "own_row":
            return [user_line(s, use)]
        return group(s, use, self.on)

    def does(self, s: Overwatch, use: Use) -> Use:
        kind = NAMES[self.token]
        if kind != MINES:  # a Hero has one token of a kind; mines come by the number
            end(s, lambda e: e.kind == kind and e.source == use.user)
        for subject in self.subjects(s, use):
            begin(s, kind, use.user, use.actor, subject, use.x if self.amount == "X" else self.amount)
            emit(s, "token", card_ref(use.user), row_ref(subject) if on_row(kind) else card_ref(subject))
        return use

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        kind = NAMES[self.token]
        there = [
            e.subject for e in s.effects if e.kind == kind and e.source == use.user and kind not in (MINES, PARTICLE)
        ]
        return any(subject not in there for subject in self.subjects(s, use))

    def says(self, one: bool = False) -> str:
        n = self.amount
        if self.on in ("row", "own_row"):
            where = "that row" if self.on == "row" else "its row"
            what = f"{n} mines" if self.token == "mines" else "this Hero's token"
            return f"Put {what} beside {where}: {ROW_TOKENS[self.token].format(amount=n)}."
        what = f"{n} Zarya tokens" if self.token == "particle" else "this Hero's token"
        where = "it" if self.on == "chosen" else "itself"
        return f"Put {what} on {where}: {HERO_TOKENS[self.token].format(amount=n)}."


class Upgrade(Word, frozen=True, tag="upgrade_turret"):
    """Torbjörn's turrets of this side hit harder (OW-TOKEN-11); without one there is nothing to do (OW-ULT-13)."""

    to: int

    def does(self, s: Overwatch, use: Use) -> Use:
        for e in self.turrets(s, use):
            change(s, e, self.to)
        return use

    def turrets(self, s: Overwatch, use: Use) -> list[Effect]:
        return [e for e in s.effects if e.kind == TURRET and e.owner == use.actor and e.amount < self.to]

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        return bool(self.turrets(s, use))

    def says(self, one: bool = False) -> str:
        return f"Your turret deals {self.to} damage from now on."


MARKS = {
    "frozen": "For the rest of the round it takes no damage, uses no ability and cannot be chosen for one.",
    "bashed": "It cannot use its Ultimate for the rest of the round.",
    "immune": "This Hero takes no damage for the rest of the round.",
    "mayhem": (
        "When an enemy defeats this Hero, that enemy takes 3 damage, and up to two others of its row that you "
        "choose take 2 each."
    ),
    "barrier": "While this Hero lives, damage to Heroes of its row is 1 lower, but at least 1.",
    "guard": "They may absorb damage to any Hero of this Hero's row.",
}


class Mark(Word, frozen=True, tag="mark"):
    """A lasting mark on a Hero that is no token: it outlasts whoever made it (OW-DAMAGE-10).

    OW-DEPLOY-07: Total Mayhem and Protective Barrier, once chosen, last as long as their Hero lives.
    """

    mark: Literal["frozen", "bashed", "immune", "mayhem", "barrier", "guard"]
    on: Literal["chosen", "self"] = "self"

    def does(self, s: Overwatch, use: Use) -> Use:
        for c in group(s, use, self.on):
            if not has(s, NAMES[self.mark], c):
                begin(s, NAMES[self.mark], use.user, use.actor, c)
                emit(s, self.mark, card_ref(c))
        return use

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        return any(not has(s, NAMES[self.mark], c) for c in group(s, use, self.on))

    def says(self, one: bool = False) -> str:
        return MARKS[self.mark]


class PlaceField(Word, frozen=True, tag="immortality_field"):
    """Stand an Immortality Field in the chosen row, where it counts as a Hero (OW-TOKEN-03)."""

    lays_token: ClassVar[bool] = True

    def does(self, s: Overwatch, use: Use) -> Use:
        s.striker = use.user
        for e in [e for e in s.effects if e.kind == FIELD and e.source == use.user]:
            remove_field(s, e.subject)  # a Hero has one Field: the old one leaves its row (OW-TOKEN-09)
        for field in self.spare(s, use)[:1]:
            move(s, field, zone(use.actor, BOARD))
            s.at[field] = field_place(use.line)
            begin(s, FIELD, use.user, use.actor, field)
            emit(s, "field", card_ref(field), row_ref(use.line))
        return use

    def spare(self, s: Overwatch, use: Use) -> list[int]:
        return [c for c in s.zones[zone(use.actor, ASIDE)] if IS_FIELD[s.printing[c]]]

    def has_effect(self, s: Overwatch, use: Use) -> bool:
        return bool(self.spare(s, use))

    def says(self, one: bool = False) -> str:
        return (
            "Put the Immortality Field into it: it counts as a Hero with 3 Health, "
            "and while it stands damage defeats no Hero of that row."
        )
