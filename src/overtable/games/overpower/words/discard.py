"""Words that take cards away: discards, milled piles, cards in play that are cleared."""

from typing import ClassVar, Literal

from overtable.games.overpower.act import Act
from overtable.games.overpower.asking import choose, whoever
from overtable.games.overpower.book.facts import face, under_home
from overtable.games.overpower.book.icons import TYPES, Icon, names
from overtable.games.overpower.inplay.counted import times
from overtable.games.overpower.inplay.legality import could_play
from overtable.games.overpower.inplay.piles import discard, mill, remove_from_game, shuffle_power_pack
from overtable.games.overpower.inplay.queries import game_long, icons_of, says_remainder
from overtable.games.overpower.inplay.triggers import grants
from overtable.games.overpower.state import (
    ASTRAL,
    CLIPPED,
    DEAD,
    DRAW,
    HAND,
    HITS,
    PLACED,
    POWER_PACK,
    Overpower,
    front,
    owner,
    replace,
    zone,
)
from overtable.games.overpower.words.picks import Picks, is_kind, so_many
from overtable.games.overpower.words.run import Effects
from overtable.games.overpower.words.which import KIND_NAMES, Kind
from overtable.games.overpower.words.word import Word
from overtable.kernel.chance import PLAY, SHUFFLE, below, shuffled
from overtable.kernel.frame import do
from overtable.kernel.knowledge import shuffle
from overtable.kernel.language import first_up, some
from overtable.kernel.message import Message


def discarded(s: Overpower, a: int, seat: int, count: int) -> None:
    """An act made a player discard: whoever watches that is told."""
    do(s, *grants(s, a, "discarded", seat, count))


class Discard(Picks, frozen=True, kw_only=True, tag="discard"):
    """The opponent, or the target, loses placed cards or cards of the hand."""

    whose: Literal["opponent", "target", "user", "pick", "team"] = "opponent"
    """`pick`: the teammate for whom the card was played; `team`: the own characters."""
    places: tuple[Literal["hand", "placed", "power_pack"], ...] = ("placed",)
    kind: Kind = "card"
    icon: Icon | None = None
    chosen: bool = False
    by: Literal["owner", "user"] = "user"
    each: bool = False
    """One from every Front Line character."""
    to: Literal["", "dead"] = ""
    """`dead`: Power cards go to the Dead Pile too."""
    removes: bool = False
    copies: bool = False
    seen: bool = False
    """Only cards that were shown or looked at just now."""
    may: bool = False
    up_to: bool = False
    """As many as one likes, up to `count`."""
    as_many: bool = False
    """As many as the word before moved."""
    playable: Literal["", "by_user", "not_by_user"] = ""
    """Only cards that the user can play, or cannot."""
    per: Literal["", "recorded"] = ""
    """So many for each hit on the user's permanent record."""
    larger: bool = False
    """Only those of the hand or only the placed ones: of which there are more."""

    @property
    def own(self) -> bool:
        """Whether the one who plays the card gives the cards up."""
        return self.whose in ("user", "pick", "team")

    def idle_on(self, s: Overpower, act: Act, ch: int) -> bool:
        if self.whose != "target" or self.places != ("placed",):
            return False
        there = [c for c in s.zones[zone(ch >> 2, PLACED)] if s.on[c] == ch and is_kind(s, c, self.kind)]
        return not any(self.icon is None or icons_of(s, c) >> TYPES.index(self.icon) & 1 for c in there)

    def optional(self, s: Overpower) -> bool:
        return self.may or self.up_to

    @property
    def drafts(self) -> bool:
        return self.count > 1 or self.as_many or bool(self.per)

    def chooser(self, s: Overpower, k: Effects) -> int:
        seat = s.acts[k.act].seat
        return 1 - seat if self.by == "owner" else seat

    def candidates(self, s: Overpower, k: Effects) -> list[int]:
        act = s.acts[k.act]
        them = act.seat if self.own else 1 - act.seat
        if self.seen:
            there = [zone(them, HAND)] if self.by == "owner" else [zone(them, HAND), zone(them, DRAW)]
            return [c for c in act.seen if s.where[c] in there and s.pool[act.seat][c] == 0]
        host = act.user if self.whose == "user" else act.target
        cards: list[int] = []
        if "placed" in self.places:
            cards += [c for c in s.zones[zone(them, PLACED)] if self.whose in ("opponent", "team") or s.on[c] == host]
            cards += under_home(s, them) if self.whose == "opponent" else []
            if self.each:
                cards = [c for c in cards if s.on[c] in front(s, them)]
        if "power_pack" in self.places:
            cards += s.zones[zone(them, POWER_PACK)]
        if "hand" in self.places:
            cards += s.zones[zone(them, HAND)]
        if self.kind != "card":
            cards = [c for c in cards if is_kind(s, c, self.kind)]
        if self.icon:
            cards = [c for c in cards if icons_of(s, c) >> TYPES.index(self.icon) & 1]
        if self.chosen:
            cards = [c for c in cards if act.type >= 0 and icons_of(s, c) >> act.type & 1]
        if self.playable:
            cards = [c for c in cards if could_play(s, c, act.user) == (self.playable == "by_user")]
        if self.larger:
            held = [c for c in cards if s.where[c] == zone(them, HAND)]
            cards = held if 2 * len(held) >= len(cards) else [c for c in cards if c not in held]
        return cards

    def possible(self, s: Overpower, k: Effects) -> bool:
        if self.seen:
            return bool(s.acts[k.act].seen)
        if "hand" in self.places:
            hand = zone(s.acts[k.act].seat if self.whose == "user" else 1 - s.acts[k.act].seat, HAND)
            return bool(s.zones[hand]) or any(s.where[c] != hand for c in self.candidates(s, k))
        return bool(self.candidates(s, k))

    def most(self, s: Overpower, k: Effects) -> int:
        them = s.acts[k.act].seat if self.own else 1 - s.acts[k.act].seat
        if not self.drafts:
            return self.count
        count = so_many(s, k) if self.as_many else self.count * times(s, self.per, them, s.acts[k.act].user)
        if self.each:
            return min(count, len({s.on[c] for c in self.candidates(s, k)}))
        if "hand" in self.places:  # what of it could be picked, nobody else may know
            hand = zone(them, HAND)
            placed = sum(1 for c in self.candidates(s, k) if s.where[c] != hand)
            return min(count, placed + len(s.zones[hand]))
        return min(count, len(self.candidates(s, k)))

    def together(self, s: Overpower, one: int, other: int) -> bool:
        return not self.each or s.on[one] != s.on[other]

    def take(self, s: Overpower, k: Effects, c: int) -> None:
        replace(s, k.act, seen=(*s.acts[k.act].seen, c))
        if self.removes:
            row = s.printing[c]
            remove_from_game(s, c)
            if self.copies:
                them = owner(s, c)
                for place in (DRAW, DEAD, POWER_PACK):
                    for other in s.zones[zone(them, place)][:]:
                        if s.printing[other] == row:
                            remove_from_game(s, other)
                if s.zones[zone(them, DRAW)]:
                    shuffle(s, zone(them, DRAW))  # OP25-DRAW-09
        else:
            dead = self.to == "dead" or s.where[c] == zone(owner(s, c), POWER_PACK)
            discard(s, c, dead=dead, forced=not self.own or s.rules.own_discards_count)

    def does(self, s: Overpower, k: Effects) -> None:
        super().does(s, k)
        if "power_pack" in self.places:  # which lies open, so that nothing is hidden by it
            shuffled(s, SHUFFLE, s.zones[zone(1 - s.acts[k.act].seat, POWER_PACK)])
        if not self.own:
            discarded(s, k.act, 1 - s.acts[k.act].seat, s.tally)

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        act, kind = s.acts[k.act], KIND_NAMES[self.kind]
        mine = seat == (act.seat if self.own else 1 - act.seat)
        if self.seen:
            return Message(f"{'You may choose' if self.may else 'Choose'} one of the cards that were seen to discard.")
        if self.places == ("power_pack",):
            return choose(self, s, k, (kind, f"{kind}s"), " of your opponent's Power Pack for the Dead Pile")
        icon = names((self.icon,)) if self.icon else "the chosen icon" * self.chosen
        tail = f" that {{0:shows|show}} {icon}" if icon else ""
        whose, host = "your" if mine else "your opponent's", -1
        if self.places == ("placed",):
            kind = f"placed {kind}"
            host = {"user": act.user, "target": act.target, "pick": act.target}.get(self.whose, -1)
            tail += " of {1}" if host >= 0 else f" of {whose} characters"
        else:
            tail += f" in {whose} hand" if self.places == ("hand",) else f", placed or in {whose} hand,"
        tail += " to leave the game" if self.removes else " to discard" if mine else " that your opponent discards"
        tail += ", one of each Front Line character" * self.each
        return choose(self, s, k, (kind, f"{kind}s"), tail, whoever(host))

    def says(self, name: str) -> str:
        if self.places == ("power_pack",):
            cards = f"{some(self.count, 'card')} of the opponent's Power Pack"
            if not self.may:
                return f"{first_up(cards)} ({name}'s choice) go to the Dead Pile; the Power Pack is shuffled."
            return f"May put up to {cards} into the opponent's Dead Pile; the Power Pack is shuffled."
        if self.seen and not self.count:
            return f"They are discarded{' into the Dead Pile' if self.to else ''}."
        if self.seen:
            chooser = "of the opponent's choice" if self.by == "owner" else "of your choice"
            return f"{'May discard one' if self.may else 'One'} of the cards seen, {chooser}" + (
                "." if self.may else ", is discarded."
            )
        them = {"target": "The target", "user": name, "pick": "The chosen character", "team": "The team"}
        who = them.get(self.whose, "The opponent")
        shows = "that shows" if self.count == 1 else "that show"
        icon = f" {shows} {names((self.icon,))}" if self.icon else ""
        icon = f" {shows} the chosen icon" if self.chosen else icon
        where = "placed " if self.places == ("placed",) else ""
        tail = (" in hand" if icon else " from hand") if self.places == ("hand",) else ""
        if len(self.places) == 2:
            tail = ", placed on it or in hand" if self.whose == "target" else ", placed or in hand"
        chooser = "the opponent's choice" if self.by == "owner" else f"{name}'s choice"
        kind = KIND_NAMES[self.kind]
        if self.removes:
            copies = ", and with it all copies in the opponent's Draw Pile, Dead Pile and Power Pack" * self.copies
            return f"{first_up(some(self.count, where + kind))} of the target ({chooser}) leaves the game{copies}."
        if self.larger:
            return (
                f"{who} discards all {kind}s in hand or all placed ones, whichever are more (at a tie those in hand)."
            )
        if self.count == 0:
            able = f" that {name} {'can' if self.playable == 'by_user' else 'cannot'} play" if self.playable else ""
            dead = " into the Dead Pile" if self.to else ""
            which = f"{icon}{tail}" if len(self.places) > 1 else f"{tail}{icon}"
            return f"{who} discards all {where}{kind}s{which}{able}{dead}."
        if self.up_to:
            many = f"any number of {where}{kind}s" if self.count >= 99 else f"up to {some(self.count, where + kind)}"
            return f"{who} may discard {many}{icon}{tail}."
        if self.each:
            return f"{who} discards one placed card of each Front Line character ({chooser})."
        cards = f"as many {where}{kind}s" if self.as_many else some(self.count, where + kind)
        if self.per:
            chooser += f"; one for each hit on the permanent record of {name}"
        return (
            f"{who} discards {cards}{icon}{tail} ({chooser})."
            if len(self.places) == 2
            else (f"{who} discards {cards}{tail}{icon} ({chooser}).")
        )


PILES = {"draw": "Draw Pile", "power_pack": "Power Pack"}


class Mill(Word, frozen=True, kw_only=True, tag="mill"):
    """Top cards of the opponent's Draw Pile go to the Dead Pile."""

    count: int
    kind: Kind = "card"
    own: bool = False
    pile: Literal["draw", "power_pack"] = "draw"
    cut: bool = False
    """Not the top card: the one that the pile is cut to, which nobody knows beforehand."""

    def does(self, s: Overpower, k: Effects) -> None:
        seat = s.acts[k.act].seat if self.own else 1 - s.acts[k.act].seat
        if self.pile == "power_pack" or self.cut:
            self.take_out(s, k, seat)
            return
        if self.kind == "card":
            gone = mill(s, seat, self.count, forced=not self.own)
            replace(s, k.act, seen=tuple(gone))
            s.tally = len(gone)
            discarded(s, k.act, seat, 0 if self.own else s.tally)
            return
        shuffle_power_pack(s, seat)  # OP25-DRAW-03
        pile = zone(seat, DRAW)
        found = [c for c in reversed(s.zones[pile]) if is_kind(s, c, self.kind)][: self.count]
        for c in found:
            discard(s, c, dead=True, forced=not self.own)
        if s.zones[pile]:
            shuffle(s, pile)  # OP25-DRAW-09
        s.tally = len(found)
        discarded(s, k.act, seat, 0 if self.own else s.tally)

    def take_out(self, s: Overpower, k: Effects, seat: int) -> None:
        """The top of the Power Pack, or the card that a Draw Pile is cut to, goes to the Dead Pile."""
        if self.cut:
            shuffle_power_pack(s, seat)
            pile = s.zones[zone(seat, DRAW)]
            gone = [pile[below(s, PLAY, len(pile))]] if pile else []
        else:
            gone = s.zones[zone(seat, POWER_PACK)][::-1][: self.count]
        for c in gone:
            discard(s, c, dead=True, forced=not self.own)
        s.tally = len(gone)
        discarded(s, k.act, seat, 0 if self.own else s.tally)

    def says(self, name: str) -> str:
        whose = "your" if self.own else "the opponent's"
        pile = f"{whose} {PILES[self.pile]}"
        if self.cut:
            return f"Cut {pile}; the card that it is cut to goes to the Dead Pile."
        if self.count == 1 and self.kind == "card":
            return f"The top card of {pile} goes to the Dead Pile."
        if self.own or self.kind == "card":
            return f"The top {some(self.count, 'card')} of {pile} go to the Dead Pile."
        return f"The first {some(self.count, KIND_NAMES[self.kind])} of the opponent's Draw Pile go to the Dead Pile."


class Clear(Picks, frozen=True, kw_only=True, tag="clear"):
    """Cards of the opponent that last for the battle or the game leave play."""

    kinds: tuple[Kind, ...] = ()
    placed_too: bool = False
    until: Literal["", "game"] = ""
    may: bool = False
    DONE: ClassVar[str] = "one was discarded"

    def optional(self, s: Overpower) -> bool:
        return self.may

    def candidates(self, s: Overpower, k: Effects) -> list[int]:
        them = 1 - s.acts[k.act].seat
        places = [*s.zones[zone(them, CLIPPED)], *s.zones[ASTRAL], *s.zones[zone(1 - them, HITS)]]
        if self.placed_too:
            places += s.zones[zone(them, PLACED)]
        busy = {c for act in s.acts for c in act.cards if c not in act.kept}
        # OP25-INTER-28
        found = [c for c in places if owner(s, c) == them and says_remainder(s, c) and c not in busy]
        if self.until:
            found = [c for c in found if game_long(s, c)]
        if self.kinds:
            found = [c for c in found if any(is_kind(s, c, kind) for kind in self.kinds)]
        return [c for c in found if face(s, c).words]

    def take(self, s: Overpower, k: Effects, c: int) -> None:
        discard(s, c, forced=not any(h.card == c for h in s.hits))  # OP25-DISC-28: a removed hit is no discard

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        kind = " or ".join(KIND_NAMES[kind] for kind in self.kinds or ("card",))
        many = " or ".join(f"{KIND_NAMES[kind]}s" for kind in self.kinds or ("card",))
        where = "placed or in play" if self.placed_too else "in play"
        return choose(self, s, k, (kind, many), f" {where} that your opponent discards")

    def says(self, name: str) -> str:
        kind = " or ".join(KIND_NAMES[k] for k in self.kinds or ("card",))
        where = "placed or in play" if self.placed_too else "in play"
        length = "the rest of the game" if self.until else "the rest of the battle or game"
        if self.count:
            what = f"{some(self.count, kind)} {where} that last{'s' if self.count == 1 else ''} for {length}"
            if self.may:
                cards = some(self.count, "").strip()
                return f"May discard {cards} of the opponent's {kind}s {where} that last for {length}."
            return f"The opponent discards {what} ({name}'s choice)."
        return f"The opponent discards all {kind}s {where} that last for {length}."
