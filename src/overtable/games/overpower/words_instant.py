"""Words that do something once: discards, draws, searches, healing, reveals and the like."""

from typing import TYPE_CHECKING, ClassVar, Literal

from overtable.games.overpower.state import (
    ASTRAL,
    CLIPPED,
    DEAD,
    DRAW,
    FRONT,
    HAND,
    HITS,
    MISSION_DEFEATED,
    MISSION_RESERVE,
    MISSION_VENTURED,
    PLACED,
    POWER_PACK,
    RESERVE,
    TYPE_WORD,
    VENTURE,
    ZONES,
    Overpower,
    front,
    owner,
    replace,
    reserve,
    zone,
)
from overtable.games.overpower.word import TYPES, Icon, Type, Word, names, some
from overtable.games.overpower.words_lasting import Bonus
from overtable.kernel.chance import PLAY, below
from overtable.kernel.event import emit
from overtable.kernel.frame import Refusals, do
from overtable.kernel.knowledge import everyone, move, reveal, shuffle
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of, number
from overtable.kernel.refs import word as word_ref

if TYPE_CHECKING:
    from overtable.games.overpower.effects import Effects

Kind = Literal["special", "universe", "power", "teamwork", "ally", "basic", "training", "card"]


def is_kind(s: Overpower, c: int, kind: str) -> bool:
    from overtable.games.overpower import faces as f

    face = f.face(s, c)
    if kind == "card":
        return True
    if kind == "universe":
        return face.universe
    want = {
        "special": f.SPECIAL,
        "power": f.POWER,
        "teamwork": f.TEAMWORK,
        "ally": f.ALLY,
        "basic": f.BASIC,
        "training": f.TRAINING,
    }
    return face.kind == want[kind]


KIND_NAMES = {
    "card": "card",
    "special": "Special",
    "universe": "Universe card",
    "power": "Power card",
    "teamwork": "Teamwork card",
    "ally": "Ally card",
    "basic": "Basic Universe card",
    "training": "Training card",
}


class Picks(Word, frozen=True, kw_only=True):
    """A word for which somebody picks cards, one after the other."""

    count: int = 1
    """How many; 0 for all of them, without a choice."""

    def chooser(self, s: Overpower, k: "Effects") -> int:
        return s.acts[k.act].seat

    def candidates(self, s: Overpower, k: "Effects") -> list[int]:
        return []

    def possible(self, s: Overpower, k: "Effects") -> bool:
        """Whether to ask at all: from public facts."""
        return bool(self.candidates(s, k))

    def optional(self, s: Overpower) -> bool:
        return False

    def take(self, s: Overpower, k: "Effects", c: int) -> None:
        """What happens to a picked card."""

    def ready(self, s: Overpower, k: "Effects") -> None:
        """Before the first pick."""

    def asks(self, s: Overpower, k: "Effects") -> int:
        if self.count == 0 or len(k.got) >= self.count or -1 in k.got or not self.possible(s, k):
            return 0
        return 1 << self.chooser(s, k)

    def options(self, s: Overpower, k: "Effects", seat: int, no: Refusals | None) -> list[Option]:
        options = [Option("choose", (card_ref(c),)) for c in self.candidates(s, k) if card_ref(c) not in k.got]
        if not options or self.optional(s):
            options.append(Option("decline"))
        return options

    def answer(self, s: Overpower, k: "Effects", seat: int, option: Option) -> bool:
        if option.refs:
            self.take(s, k, index_of(option.refs[0]))
        return True

    def does(self, s: Overpower, k: "Effects") -> None:
        if self.count == 0:
            cards = self.candidates(s, k)
            for c in cards:
                self.take(s, k, c)
            s.tally = len(cards)
        else:
            s.tally = sum(1 for g in k.got if g >= 0)


class Discard(Picks, frozen=True, kw_only=True, tag="discard"):
    """The opponent, or the target, loses placed cards or cards of the hand."""

    whose: Literal["opponent", "target"] = "opponent"
    places: tuple[Literal["hand", "placed"], ...] = ("placed",)
    kind: Kind = "card"
    icon: Icon | None = None
    chosen_icon: bool = False
    by: Literal["owner", "user"] = "user"
    each: bool = False
    """One from every Front Line character."""
    removed: bool = False
    copies: bool = False
    venture: bool = False

    def chooser(self, s: Overpower, k: "Effects") -> int:
        seat = s.acts[k.act].seat
        return 1 - seat if self.by == "owner" else seat

    def candidates(self, s: Overpower, k: "Effects") -> list[int]:
        from overtable.games.overpower.lasting import icons_of

        act = s.acts[k.act]
        them = 1 - act.seat
        cards: list[int] = []
        if "placed" in self.places:
            cards += [c for c in s.zones[zone(them, PLACED)] if self.whose == "opponent" or s.on[c] == act.target]
            if self.each:
                had = {s.acts[k.act].shifted[i] for i in range(len(act.shifted))}
                cards = [c for c in cards if s.on[c] in front(s, them) and s.on[c] not in had]
        if "hand" in self.places:
            cards += s.zones[zone(them, HAND)]
        if self.kind != "card":
            cards = [c for c in cards if is_kind(s, c, self.kind)]
        if self.icon:
            cards = [c for c in cards if icons_of(s, c) >> TYPES.index(self.icon) & 1]
        if self.chosen_icon:
            cards = [c for c in cards if act.type >= 0 and icons_of(s, c) >> act.type & 1]
        return cards

    def possible(self, s: Overpower, k: "Effects") -> bool:
        if "hand" in self.places:
            them = 1 - s.acts[k.act].seat
            return bool(s.zones[zone(them, HAND)]) or ("placed" in self.places and bool(s.zones[zone(them, PLACED)]))
        return bool(self.candidates(s, k))

    def take(self, s: Overpower, k: "Effects", c: int) -> None:
        from overtable.games.overpower.faces import face
        from overtable.games.overpower.piles import discard, remove_from_game
        from overtable.games.overpower.word import BATTLE, start
        from overtable.games.overpower.words_lasting import VentureTotal

        act = s.acts[k.act]
        if self.each:
            replace(s, k.act, shifted=(*act.shifted, s.on[c]))
        if self.venture and face(s, c).value > 0:
            word = VentureTotal(amount=face(s, c).value)
            start(s, word, k.card, act.seat, word.subjects(s, act.seat, act.user, -1)[0], BATTLE)
            k.keep(s)
        if self.removed:
            row = s.printing[c]
            remove_from_game(s, c)
            if self.copies:
                them = owner(s, c)
                for place in (DRAW, DEAD, POWER_PACK):
                    for other in s.zones[zone(them, place)][:]:
                        if s.printing[other] == row:
                            remove_from_game(s, other)
                if s.zones[zone(them, DRAW)]:
                    shuffle(s, zone(them, DRAW))
        else:
            discard(s, c)

    def says(self, name: str) -> str:
        who = "The target" if self.whose == "target" else "The opponent"
        icon = f" that shows {names((self.icon,))}" if self.icon else ""
        icon = " that shows the chosen icon" if self.chosen_icon else icon
        where = {("placed",): "placed ", ("hand",): "", ("hand", "placed"): ""}.get(tuple(sorted(self.places)), "")
        tail = " from hand" if self.places == ("hand",) else ""
        tail = ", placed or in hand" if len(self.places) == 2 else tail
        verb = "loses from the game" if self.removed else "discards"
        kind = KIND_NAMES[self.kind]
        if self.count == 0:
            return f"{who} {verb} all {where}{kind}s{icon}{tail}."
        if self.each:
            return f"{who} {verb} one placed card of each Front Line character."
        chooser = "their own choice" if self.by == "owner" else f"{name}'s choice"
        text = f"{who} {verb} {some(self.count, where + kind)}{icon}{tail} ({chooser})."
        if self.copies:
            text += " All copies in the Draw Pile, Dead Pile and Power Pack go too."
        return text + (" Its value is added to the Venture Total." if self.venture else "")


class DiscardOwn(Word, frozen=True, kw_only=True, tag="discard_own"):
    """All cards placed on the user are discarded."""

    def does(self, s: Overpower, k: "Effects") -> None:
        from overtable.games.overpower.piles import discard

        act = s.acts[k.act]
        for c in s.zones[zone(act.seat, PLACED)][:]:
            if s.on[c] == act.user:
                discard(s, c)

    def says(self, name: str) -> str:
        return f"Discard all cards placed on {name}."


class PutOnTop(Picks, frozen=True, kw_only=True, tag="put_on_top"):
    """Cards of the hand go on top of the Draw Pile."""

    def candidates(self, s: Overpower, k: "Effects") -> list[int]:
        return s.zones[zone(s.acts[k.act].seat, HAND)][:]

    def optional(self, s: Overpower) -> bool:
        return True

    def take(self, s: Overpower, k: "Effects", c: int) -> None:
        seat = s.acts[k.act].seat
        move(s, c, zone(seat, DRAW), 1 << seat)

    def says(self, name: str) -> str:
        cards = some(self.count, "card")
        return (
            f"When a player concedes, or in the Venture Phase: put up to {cards} of your hand on top of the Draw Pile."
        )


class Mill(Word, frozen=True, kw_only=True, tag="mill"):
    """Top cards of the opponent's Draw Pile go to the Dead Pile."""

    count: int
    kind: Kind = "card"
    own: bool = False

    def does(self, s: Overpower, k: "Effects") -> None:
        from overtable.games.overpower.piles import discard, mill

        seat = s.acts[k.act].seat if self.own else 1 - s.acts[k.act].seat
        if self.kind == "card":
            s.tally = len(mill(s, seat, self.count))
            return
        pile = zone(seat, DRAW)
        found = [c for c in reversed(s.zones[pile]) if is_kind(s, c, self.kind)][: self.count]
        for c in found:
            discard(s, c, dead=True)
        if s.zones[pile]:
            shuffle(s, pile)
        s.tally = len(found)

    def says(self, name: str) -> str:
        if self.kind == "card":
            return f"The opponent's top {some(self.count, 'card')} of the Draw Pile go to the Dead Pile."
        return f"The first {some(self.count, KIND_NAMES[self.kind])} of the opponent's Draw Pile go to the Dead Pile."


class Draw(Word, frozen=True, kw_only=True, tag="draw"):
    count: int = 1
    keep: bool = False
    """Duplicates may be kept."""
    shown: bool = False
    optional: bool = False

    def asks(self, s: Overpower, k: "Effects") -> int:
        return 1 << s.acts[k.act].seat if self.optional and not k.got else 0

    def options(self, s: Overpower, k: "Effects", seat: int, no: Refusals | None) -> list[Option]:
        return [Option("draw", (number(self.count),)), Option("decline")]

    def does(self, s: Overpower, k: "Effects") -> None:
        from overtable.games.overpower.discards import CheckHand
        from overtable.games.overpower.piles import draw, show

        if self.optional and k.got == (-1,):
            s.tally = 0
            return
        seat = s.acts[k.act].seat
        drawn = draw(s, seat, self.count)
        if self.shown:
            show(s, drawn)
        if self.keep:
            s.exempt += drawn
        s.tally = len(drawn)
        do(s, CheckHand(seat))

    def says(self, name: str) -> str:
        verb = "May draw" if self.optional else "Draw"
        shown = " and show" if self.shown else ""
        rule = "duplicates may be kept" if self.keep else "duplicates are discarded"
        return f"{verb}{shown} {some(self.count, 'card')}; {rule}."


class Reveal(Picks, frozen=True, kw_only=True, tag="reveal"):
    """Cards of the opponent's hand are shown."""

    how: Literal["random", "owner", "kind", "playable"] = "random"
    playable: bool = False
    """Only cards that the target could play."""
    discard: bool = False
    """The opponent then discards one of them."""
    both: bool = False

    def shown(self, s: Overpower, k: "Effects") -> list[int]:
        from overtable.games.overpower.legality import could_play

        act = s.acts[k.act]
        cards = s.zones[zone(1 - act.seat, HAND)]
        return [c for c in cards if not self.playable or could_play(s, c, act.target)]

    def asks(self, s: Overpower, k: "Effects") -> int:
        act = s.acts[k.act]
        hand = s.zones[zone(1 - act.seat, HAND)]
        if not hand:
            return 0
        if self.how == "kind":
            return 0 if k.got else 1 << act.seat
        if self.how == "owner":
            return 1 << 1 - act.seat if len(k.got) < self.count and -1 not in k.got else 0
        if self.how == "random" and self.discard and k.got[-1:] and k.got[-1] == -2:
            return 1 << 1 - act.seat
        return 0

    def options(self, s: Overpower, k: "Effects", seat: int, no: Refusals | None) -> list[Option]:
        if self.how == "kind":
            return [Option("choose", (word_ref(6 + i),)) for i in range(3)]
        cards = [c for c in self.shown(s, k) if card_ref(c) not in k.got]
        return [Option("reveal", (card_ref(c),)) for c in cards] or [Option("decline")]

    def answer(self, s: Overpower, k: "Effects", seat: int, option: Option) -> bool:
        from overtable.games.overpower.piles import show

        if self.how == "owner" and option.refs:
            show(s, [index_of(option.refs[0])])
        return True

    def does(self, s: Overpower, k: "Effects") -> None:
        from overtable.games.overpower.asks import DiscardOneOf, seen
        from overtable.games.overpower.piles import show

        act = s.acts[k.act]
        hand = s.zones[zone(1 - act.seat, HAND)]
        if self.how == "kind":
            kind = ("special", "universe", "power")[index_of(k.got[0]) - 6] if k.got else ""
            cards = [c for c in hand if kind and is_kind(s, c, kind)]
            show(s, cards)
        elif self.how == "playable":
            cards = self.shown(s, k)
            show(s, cards)
        elif self.how == "owner":
            cards = [index_of(g) for g in k.got if g >= 0]
        else:
            left = hand[:]
            cards = []
            while left and len(cards) < self.count:
                cards.append(left.pop(below(s, PLAY, len(left))))
            show(s, cards)
        s.tally = len(cards)
        seen(s, act.seat, cards)
        if self.discard and cards:
            do(s, DiscardOneOf(1 - act.seat, tuple(cards)))

    def says(self, name: str) -> str:
        what = "cards that the target could play" if self.playable else "cards of the hand"
        if self.how == "kind":
            return "Name Specials, Universe or Power cards: the opponent shows all of that kind in hand."
        if self.how == "playable":
            return f"The opponent shows all {what}."
        how = "chosen at random" if self.how == "random" else "of their own choice"
        text = f"The opponent shows {self.count} {what}, {how}."
        return text + (" One of them, of the opponent's choice, is discarded." if self.discard else "")


class Look(Picks, frozen=True, kw_only=True, tag="look"):
    """Look at cards of a Draw Pile and do something with them."""

    own: bool = False
    top: int = 0
    """How many from the top; 0: the whole pile."""
    then: Literal["discard", "bottom", "arrange", "take", "remove"]
    shown: bool = False

    def pile(self, s: Overpower, k: "Effects") -> int:
        seat = s.acts[k.act].seat
        return zone(seat if self.own else 1 - seat, DRAW)

    def cards(self, s: Overpower, k: "Effects") -> list[int]:
        pile = s.zones[self.pile(s, k)]
        left = self.top - sum(1 for g in k.got if g >= 0) if self.then in ("bottom", "arrange") else self.top
        return pile[-left:][::-1] if self.top and left > 0 else ([] if self.top else pile[::-1])

    def look(self, s: Overpower, k: "Effects") -> None:
        for c in self.cards(s, k):
            reveal(s, c, 1 << s.acts[k.act].seat)

    def asks(self, s: Overpower, k: "Effects") -> int:
        if not s.zones[self.pile(s, k)] or -1 in k.got:
            return 0
        most = self.top if self.then in ("bottom", "arrange") else 1
        if len(k.got) >= most + 1:
            return 0
        return 1 << s.acts[k.act].seat

    def options(self, s: Overpower, k: "Effects", seat: int, no: Refusals | None) -> list[Option]:
        if not k.got:
            return [Option("look")]
        cards = self.cards(s, k)
        if self.then == "take":
            from overtable.games.overpower.discards import is_duplicate

            cards = [c for c in cards if not is_duplicate(s, c, seat)]
        if self.then == "arrange":
            both = [Option(v, (card_ref(c),)) for c in cards for v in ("top", "bottom")]
            return both or [Option("decline")]
        options = [Option("choose", (card_ref(c),)) for c in cards]
        return [*options, Option("decline")] if self.then == "bottom" or not options else options

    def answer(self, s: Overpower, k: "Effects", seat: int, option: Option) -> bool:
        from overtable.games.overpower.piles import discard, remove_from_game, to_hand

        if option.verb == "look":
            self.look(s, k)
            s.stack[-1] = k.__class__(k.act, k.card, k.part, k.i, (-3,))
            return False
        if not option.refs:
            return True
        c = index_of(option.refs[0])
        if self.then == "bottom" or option.verb == "bottom":
            to_place(s, c, 0, 1 << seat)
        elif option.verb == "top":
            below_top = len(s.zones[s.where[c]]) - (self.top - sum(1 for g in k.got if g >= 0))
            to_place(s, c, max(0, below_top), 1 << seat)
        elif self.then == "discard":
            discard(s, c, dead=True)
        elif self.then == "remove":
            remove_from_game(s, c)
        else:
            to_hand(s, c, seat, self.shown)
        return True

    def does(self, s: Overpower, k: "Effects") -> None:
        from overtable.games.overpower.asks import seen

        pile = self.pile(s, k)
        s.tally = sum(1 for g in k.got if g >= 0)
        if not self.own and k.got:
            rest = [c for c in self.cards(s, k) if s.where[c] == pile]
            seen(s, s.acts[k.act].seat, rest, shuffle_after=self.then in ("discard", "remove"))
        if self.then in ("discard", "take", "remove") and s.zones[pile]:
            shuffle(s, pile)  # OP25-DRAW-09

    def says(self, name: str) -> str:
        whose = "your" if self.own else "the opponent's"
        what = f"the top {some(self.top, 'card')} of {whose} Draw Pile" if self.top else f"{whose} Draw Pile"
        tail = {
            "discard": "one goes to the Dead Pile; the pile is shuffled",
            "bottom": "any number of them go to its bottom",
            "arrange": "put each on its top or bottom, in any order",
            "take": "take one that is no duplicate into your hand; the pile is shuffled",
            "remove": "one leaves the game; the pile is shuffled",
        }[self.then]
        return f"Look at {what}: {tail}."


def to_place(s: Overpower, c: int, at: int, told: int) -> None:
    """Put a card of a Draw Pile at another depth of it; those who do not see it lose track."""
    move(s, c, s.where[c], everyone(s), at)


class SearchFor(Picks, frozen=True, kw_only=True, tag="search"):
    """Take a card out of one's own piles."""

    piles: tuple[Literal["draw", "dead", "power_pack"], ...]
    named: str = ""
    kind: Kind = "card"
    icon: Type | None = None
    most: int = 99
    only_single: bool = False
    """No MultiPower and no Any-Power."""
    not_playable_by_user: bool = False
    playable_by_user: bool = False
    not_one_per_deck: bool = False
    shown: bool = True
    duplicate: bool = False
    """A duplicate may be taken."""
    to: Literal["hand", "play", "draw_pile"] = "hand"
    optional_: bool = True

    def zones(self, s: Overpower, k: "Effects") -> list[int]:
        seat = s.acts[k.act].seat
        place = {"draw": DRAW, "dead": DEAD, "power_pack": POWER_PACK}
        return [zone(seat, place[p]) for p in self.piles]

    def fits(self, s: Overpower, k: "Effects", c: int) -> bool:
        from overtable.games.overpower.discards import is_duplicate
        from overtable.games.overpower.faces import face
        from overtable.games.overpower.legality import could_play

        f = face(s, c)
        act = s.acts[k.act]
        if self.named and f.name != self.named:
            return False
        if not is_kind(s, c, self.kind) or f.value > self.most:
            return False
        if self.icon and not f.icons >> TYPES.index(self.icon) & 1:
            return False
        if self.only_single and (f.icons & (f.icons - 1) or f.icons >> 4):
            return False
        if self.not_one_per_deck and f.card.one_per_deck:
            return False
        if self.playable_by_user and not could_play(s, c, act.user):
            return False
        if self.not_playable_by_user and could_play(s, c, act.user):
            return False
        return self.duplicate or self.to != "hand" or not is_duplicate(s, c, act.seat)

    def candidates(self, s: Overpower, k: "Effects") -> list[int]:
        found: list[int] = []
        for z in self.zones(s, k):
            found += [c for c in s.zones[z] if self.fits(s, k, c)]
        return found

    def asks(self, s: Overpower, k: "Effects") -> int:
        if self.count == 0 or -1 in k.got or sum(1 for g in k.got if g >= 0) >= self.count:
            return 0
        zones = self.zones(s, k)
        hidden = any(z % ZONES == DRAW and s.zones[z] for z in zones)
        if hidden or self.candidates(s, k):
            return 1 << s.acts[k.act].seat
        return 0

    def options(self, s: Overpower, k: "Effects", seat: int, no: Refusals | None) -> list[Option]:
        if "draw" in self.piles and -3 not in k.got:
            return [Option("search"), Option("decline")] if self.optional_ else [Option("search")]
        options = [Option("choose", (card_ref(c),)) for c in self.candidates(s, k)]
        return [*options, Option("decline")] if self.optional_ or not options else options

    def answer(self, s: Overpower, k: "Effects", seat: int, option: Option) -> bool:
        if option.verb == "search":
            for z in self.zones(s, k):
                for c in s.zones[z]:
                    reveal(s, c, 1 << seat)
            s.stack[-1] = k.__class__(k.act, k.card, k.part, k.i, (-3,))
        elif option.refs:
            self.take(s, k, index_of(option.refs[0]))
        return True

    def take(self, s: Overpower, k: "Effects", c: int) -> None:
        from overtable.games.overpower.asks import PlayNow
        from overtable.games.overpower.piles import to_hand

        act = s.acts[k.act]
        if self.to == "hand":
            to_hand(s, c, act.seat, self.shown)
            if self.duplicate:
                s.exempt.append(c)
        elif self.to == "draw_pile":
            move(s, c, zone(act.seat, DRAW))
        else:
            to_hand(s, c, act.seat, shown=True)
            do_under(s, PlayNow(act.seat, act.user, c, self.not_playable_by_user, string=1))

    def does(self, s: Overpower, k: "Effects") -> None:
        if self.count == 0:
            cards = self.candidates(s, k)
            for c in cards:
                self.take(s, k, c)
            s.tally = len(cards)
        else:
            s.tally = sum(1 for g in k.got if g >= 0)
        draw = zone(s.acts[k.act].seat, DRAW)
        if ("draw" in self.piles and -3 in k.got) or (self.to == "draw_pile" and s.tally):
            shuffle(s, draw)

    def says(self, name: str) -> str:
        pile = {"draw": "the Draw Pile", "dead": "the Dead Pile", "power_pack": "the Power Pack"}
        where = " or ".join(pile[p] for p in self.piles)
        what = self.named or KIND_NAMES[self.kind]
        if self.icon:
            what = f"{names((self.icon,))} {what}"
        if self.most < 99:
            what += f" of level {self.most} or lower"
        if self.not_one_per_deck:
            what += " that is not One Per Deck"
        if self.playable_by_user:
            what += f" that {name} can play"
        if self.not_playable_by_user:
            what += f" that {name} cannot play"
        if self.count == 0:
            return f"All {what}s of {where} are shuffled into the Draw Pile."
        to = {"hand": "into your hand", "play": "and play it at once", "draw_pile": "into the Draw Pile"}[self.to]
        dup = "" if self.duplicate or self.to != "hand" else ", no duplicate"
        return f"{'May take' if self.optional_ else 'Take'} a {what} from {where} {to}{dup}."


def do_under(s: Overpower, frame: object) -> None:
    """Push a step below the word that is being answered: it runs when the word is finished."""
    s.stack.insert(len(s.stack) - 1, frame)  # type: ignore[arg-type]


class DrainPile(Picks, frozen=True, kw_only=True, tag="foretell"):
    """Put any cards of one's own Draw Pile into the Dead Pile."""

    count: int = 99

    def candidates(self, s: Overpower, k: "Effects") -> list[int]:
        return s.zones[zone(s.acts[k.act].seat, DRAW)][:]

    def optional(self, s: Overpower) -> bool:
        return True

    def options(self, s: Overpower, k: "Effects", seat: int, no: Refusals | None) -> list[Option]:
        if not k.got:
            return [Option("search"), Option("decline")]
        return super().options(s, k, seat, no)

    def answer(self, s: Overpower, k: "Effects", seat: int, option: Option) -> bool:
        from overtable.games.overpower.piles import discard

        if option.verb == "search":
            for c in s.zones[zone(seat, DRAW)]:
                reveal(s, c, 1 << seat)
            s.stack[-1] = k.__class__(k.act, k.card, k.part, k.i, (-3,))
        elif option.refs:
            discard(s, index_of(option.refs[0]), dead=True)
        return True

    def does(self, s: Overpower, k: "Effects") -> None:
        super().does(s, k)
        pile = zone(s.acts[k.act].seat, DRAW)
        if s.zones[pile] and k.got:
            shuffle(s, pile)

    def says(self, name: str) -> str:
        return "Put any cards of your Draw Pile into the Dead Pile; the pile is shuffled."


class Heal(Picks, frozen=True, kw_only=True, tag="heal"):
    """Removes hits."""

    who: Literal["user", "teammate", "team", "pick"] = "user"
    records: Literal["permanent", "current", "both"] = "both"
    counts: bool = False
    """Removed hits count to the Venture Total all the same."""
    may: bool = False

    def candidates(self, s: Overpower, k: "Effects") -> list[int]:
        act = s.acts[k.act]
        seat = act.seat
        if self.who == "user":
            hosts = [act.user]
        elif self.who == "pick":
            hosts = [act.target]
        else:
            hosts = [*front(s, seat), *reserve(s, seat)]
            if self.who == "teammate":
                hosts = [h for h in hosts if h != act.user]
        return [
            h.card
            for h in s.hits
            if h.host in hosts and (self.records == "both" or h.current == (self.records == "current"))
        ]

    def optional(self, s: Overpower) -> bool:
        return self.may

    def take(self, s: Overpower, k: "Effects", c: int) -> None:
        from overtable.games.overpower.hits import remove_hit

        permanent = any(h.card == c and not h.current for h in s.hits)
        remove_hit(s, c, self.counts)
        if permanent:
            act = s.acts[k.act]
            replace(s, k.act, shifted=(*act.shifted, -9))

    def does(self, s: Overpower, k: "Effects") -> None:
        from overtable.games.overpower.hits import healed

        super().does(s, k)
        act = s.acts[k.act]
        if -9 in act.shifted:
            replace(s, k.act, shifted=tuple(x for x in act.shifted if x != -9))
            healed(s, act.seat, act.user)

    def says(self, name: str) -> str:
        who = {
            "user": name,
            "teammate": "a teammate",
            "team": f"{name} or a teammate",
            "pick": "the chosen character",
        }[self.who]
        where = {"permanent": "the permanent record", "current": "the current battle", "both": "any record"}
        what = "all hits" if self.count == 0 else some(self.count, "hit")
        tail = " They still count to the Venture Total." if self.counts else ""
        return f"Remove {what} of {who} ({where[self.records]}).{tail}"


class KO(Picks, frozen=True, kw_only=True, tag="ko"):
    """KO's one of one's own characters; hits of this battle are lost to the opponent."""

    who: Literal["user", "teammate"] = "teammate"

    def candidates(self, s: Overpower, k: "Effects") -> list[int]:
        act = s.acts[k.act]
        if self.who == "user":
            return []
        return [c for c in [*front(s, act.seat), *reserve(s, act.seat)] if c != act.user]

    def take(self, s: Overpower, k: "Effects", c: int) -> None:
        from overtable.games.overpower.ko import knock_out

        knock_out(s, c, lose_hits=True)

    def does(self, s: Overpower, k: "Effects") -> None:
        from overtable.games.overpower.ko import knock_out

        act = s.acts[k.act]
        if self.who == "user" and 0 <= act.user < 8 and s.kod[act.user] == 0:
            knock_out(s, act.user, lose_hits=True)

    def says(self, name: str) -> str:
        who = name if self.who == "user" else f"One of {name}'s teammates"
        return f"{who} is KO'd; hits of this battle on that character are discarded and do not count."


class SwapReserve(Picks, frozen=True, kw_only=True, tag="swap_reserve"):
    def candidates(self, s: Overpower, k: "Effects") -> list[int]:
        return front(s, s.acts[k.act].seat)[:] if reserve(s, s.acts[k.act].seat) else []

    def take(self, s: Overpower, k: "Effects", c: int) -> None:
        seat = s.acts[k.act].seat
        other = reserve(s, seat)[-1]
        move(s, c, zone(seat, RESERVE))
        move(s, other, zone(seat, FRONT))
        emit(s, "swap", card_ref(c), card_ref(other))

    def says(self, name: str) -> str:
        return f"Swap {name} or a teammate with the Reserve character."


class SwitchHits(Picks, frozen=True, kw_only=True, tag="switch_hits"):
    custom: ClassVar[bool] = True

    def candidates(self, s: Overpower, k: "Effects") -> list[int]:
        act = s.acts[k.act]
        return [c for c in front(s, act.seat) if c != act.user]

    def optional(self, s: Overpower) -> bool:
        return True

    def take(self, s: Overpower, k: "Effects", c: int) -> None:
        import msgspec

        me = s.acts[k.act].user
        swap = {me: c, c: me}
        s.hits = [msgspec.structs.replace(h, host=swap.get(h.host, h.host)) for h in s.hits]
        for h in s.hits:
            if h.host in swap:
                s.on[h.card] = h.host
        effects = s.effects[:]
        for i, e in enumerate(effects):
            if e.subject in swap and e.source >= 8 and s.where[e.source] == zone(me >> 2, HITS):
                s.effects[i] = msgspec.structs.replace(e, subject=swap[e.subject])
        s.dirty = 1

    def says(self, name: str) -> str:
        return f"{name} may exchange all hits with a Front Line teammate."


class ToReserve(Word, frozen=True, kw_only=True, tag="to_reserve"):
    """The user goes into Reserve for the battle."""

    def does(self, s: Overpower, k: "Effects") -> None:
        user = s.acts[k.act].user
        if 0 <= user < 8 and s.where[user] == zone(user >> 2, FRONT):
            move(s, user, zone(user >> 2, RESERVE))
            s.dirty = 1

    def says(self, name: str) -> str:
        return f"{name} moves into Reserve."


class Clear(Picks, frozen=True, kw_only=True, tag="clear"):
    """Cards of the opponent that last for the battle or the game leave play."""

    specials_only: bool = False
    placed_too: bool = False
    game_only: bool = False

    def candidates(self, s: Overpower, k: "Effects") -> list[int]:
        from overtable.games.overpower.faces import SPECIAL, face
        from overtable.games.overpower.lasting import game_long, says_remainder

        them = 1 - s.acts[k.act].seat
        places = [*s.zones[zone(them, CLIPPED)], *s.zones[ASTRAL], *s.zones[zone(1 - them, HITS)]]
        if self.placed_too:
            places += s.zones[zone(them, PLACED)]
        busy = {c for act in s.acts for c in act.cards if c not in act.kept}
        found = [c for c in places if owner(s, c) == them and says_remainder(s, c) and c not in busy]
        if self.game_only:
            found = [c for c in found if game_long(s, c)]
        if self.specials_only:
            found = [c for c in found if face(s, c).kind == SPECIAL]
        return [c for c in found if face(s, c).words]

    def take(self, s: Overpower, k: "Effects", c: int) -> None:
        from overtable.games.overpower.piles import discard

        discard(s, c)

    def says(self, name: str) -> str:
        kind = "Specials" if self.specials_only else "cards"
        where = "placed or in play" if self.placed_too else "in play"
        length = "the game" if self.game_only else "the battle or the game"
        if self.count:
            return (
                f"The opponent discards {some(self.count, kind[:-1])} {where} that last for {length} ({name}'s choice)."
            )
        return f"The opponent discards all {kind} {where} that last for {length}."


class EndTurn(Word, frozen=True, kw_only=True, tag="end_turn"):
    def does(self, s: Overpower, k: "Effects") -> None:
        s.turn_over = True

    def says(self, name: str) -> str:
        return "The opponent's turn ends at once."


class NoFollowUps(Word, frozen=True, kw_only=True, tag="no_follow_ups"):
    def does(self, s: Overpower, k: "Effects") -> None:
        for a, act in enumerate(s.acts):
            if act.seat != s.acts[k.act].seat and act.attack:
                replace(s, a, no_follow_ups=True)
        s.turn_over = True

    def says(self, name: str) -> str:
        return "No follow-up attacks may be made."


class Boost(Bonus, frozen=True, kw_only=True, tag="boost"):
    """A bonus for one action, played together with it."""

    def does(self, s: Overpower, k: "Effects") -> None:
        from overtable.games.overpower.word import start

        act = s.acts[k.act]
        start(s, self, k.card, act.seat, self.subjects(s, act.seat, act.user, act.target)[0], 4)

    def says(self, name: str) -> str:
        kind = f" {names(self.types)}" if self.types else ""
        return f"Played with one{kind} attack or defence of {name} or a teammate: {self.amount:+d}, no damage."


class ChooseSkill(Word, frozen=True, kw_only=True, tag="choose_skill"):
    """The user names a type, which later words speak of."""

    higher: bool = False
    """One in which the target is higher than the user."""

    def asks(self, s: Overpower, k: "Effects") -> int:
        return 0 if k.got else 1 << s.acts[k.act].seat

    def options(self, s: Overpower, k: "Effects", seat: int, no: Refusals | None) -> list[Option]:
        from overtable.games.overpower.lasting import grid

        act = s.acts[k.act]
        types = list(range(4))
        if self.higher and 0 <= act.target < 8 and 0 <= act.user < 8:
            types = [t for t in types if grid(s, act.target)[t] > grid(s, act.user)[t]]
        elif not self.higher:
            types.append(4)
        return [Option("choose", (word_ref(TYPE_WORD + t),)) for t in types] or [Option("decline")]

    def does(self, s: Overpower, k: "Effects") -> None:
        t = index_of(k.got[0]) - TYPE_WORD if k.got and k.got[0] >= 0 else -1
        replace(s, k.act, type=t)
        s.tally = t

    def says(self, name: str) -> str:
        return f"Choose a skill in which the target beats {name}." if self.higher else "Choose an icon."


class Overdose(Word, frozen=True, kw_only=True, tag="overdose"):
    """Top cards of one's own Draw Pile into the Dead Pile for bonuses to this attack."""

    most: int = 3

    def asks(self, s: Overpower, k: "Effects") -> int:
        return 0 if k.got else 1 << s.acts[k.act].seat

    def options(self, s: Overpower, k: "Effects", seat: int, no: Refusals | None) -> list[Option]:
        return [Option("choose", (number(n),)) for n in range(self.most + 1)]

    def does(self, s: Overpower, k: "Effects") -> None:
        from overtable.games.overpower.piles import mill

        n = len(mill(s, s.acts[k.act].seat, index_of(k.got[0]))) if k.got and k.got[0] >= 0 else 0
        replace(s, k.act, bonus=s.acts[k.act].bonus + n)

    def says(self, name: str) -> str:
        return f"{name} may put up to {self.most} top cards of the Draw Pile into the Dead Pile: +1 to hit for each."


class PutBack(Word, frozen=True, kw_only=True, tag="put_back"):
    """The card goes back to its owner's Draw Pile."""

    shuffled: bool = False

    def does(self, s: Overpower, k: "Effects") -> None:
        pile = zone(owner(s, k.card), DRAW)
        move(s, k.card, pile)
        s.on[k.card] = -1
        if self.shuffled:
            shuffle(s, pile)

    def says(self, name: str) -> str:
        return (
            "This card is shuffled into the Draw Pile." if self.shuffled else "This card goes on top of the Draw Pile."
        )


class Steal(Picks, frozen=True, kw_only=True, tag="steal"):
    """Takes a placed Power card of the target and attacks another character with it."""

    custom: ClassVar[bool] = True

    def candidates(self, s: Overpower, k: "Effects") -> list[int]:
        act = s.acts[k.act]
        return [c for c in s.zones[zone(1 - act.seat, PLACED)] if s.on[c] == act.target and is_kind(s, c, "power")]

    def take(self, s: Overpower, k: "Effects", c: int) -> None:
        from overtable.games.overpower.asks import PlayNow

        act = s.acts[k.act]
        do_under(s, PlayNow(act.seat, act.user, c, True, act.target))

    def says(self, name: str) -> str:
        return f"{name} steals a placed Power card of the target and attacks another Front Line character with it."


class AttackWithTop(Word, frozen=True, kw_only=True, tag="attack_with_top"):
    """The user attacks with the top card of a pile."""

    pile: Literal["power_pack", "draw"]
    custom: ClassVar[bool] = True

    def does(self, s: Overpower, k: "Effects") -> None:
        from overtable.games.overpower.asks import PlayNow
        from overtable.games.overpower.faces import face
        from overtable.games.overpower.piles import discard, shuffle_power_pack

        act = s.acts[k.act]
        place = POWER_PACK if self.pile == "power_pack" else DRAW
        if place == DRAW:
            shuffle_power_pack(s, act.seat)
        pile = s.zones[zone(act.seat, place)]
        if not pile or not 0 <= act.user < 8 or s.kod[act.user]:
            return
        c = pile[-1]
        reveal(s, c, everyone(s))
        if self.pile == "power_pack":
            do(s, PlayNow(act.seat, act.user, c, True, -1, act.target, optional=True))
        elif face(s, c).attack:
            do(s, PlayNow(act.seat, act.user, c, True))
        else:
            discard(s, c, dead=True)

    def says(self, name: str) -> str:
        if self.pile == "power_pack":
            return f"{name} may attack the same target with the top card of the Power Pack."
        return (
            f"Turn over the top card of the Draw Pile: {name} must attack with it at once whatever it needs and "
            "without follow-ups; if it is no attack it goes to the Dead Pile."
        )


class Objectives(Picks, frozen=True, kw_only=True, tag="objectives"):
    """Moves Objectives."""

    how: Literal["complete", "reduce", "reset", "one_each", "return"]

    def chooser(self, s: Overpower, k: "Effects") -> int:
        seat = s.acts[k.act].seat
        return 1 - seat if self.how == "reduce" else seat

    def asks(self, s: Overpower, k: "Effects") -> int:
        if self.how not in ("complete", "reduce") or k.got or s.mode != VENTURE:
            return 0
        seat = s.acts[k.act].seat
        if self.how == "reduce":
            return 1 << 1 - seat if s.zones[zone(1 - seat, MISSION_VENTURED)] else 0
        return 1 << seat

    def options(self, s: Overpower, k: "Effects", seat: int, no: Refusals | None) -> list[Option]:
        from overtable.kernel.message import Reason

        if self.how == "reduce":
            both = ((0, s.ventured_r[seat] + s.carried_r[seat]), (1, s.ventured_c[seat] + s.carried_c[seat]))
            return [Option("return", (word_ref(9 + i),)) for i, n in both if n] or [Option("decline")]
        options = [
            Option("complete", (word_ref(9 + i),))
            for i, place in ((0, MISSION_RESERVE), (2, MISSION_DEFEATED))
            if s.zones[zone(seat, place)]
        ]
        if no is not None and s.zones[zone(seat, MISSION_VENTURED)]:
            reason = Reason("OP25-END-22", "A ventured Objective may not be moved by this card.")
            no.append((Option("complete", (word_ref(12),)), reason))
        return [*options, Option("decline")]

    def answer(self, s: Overpower, k: "Effects", seat: int, option: Option) -> bool:
        from overtable.games.overpower.missions import complete_one, unventure

        if option.refs:
            i = index_of(option.refs[0]) - 9
            if self.how == "reduce":
                unventure(s, seat, from_completed=i == 1)
            else:
                complete_one(s, seat, MISSION_RESERVE if i == 0 else MISSION_DEFEATED)
        return True

    def does(self, s: Overpower, k: "Effects") -> None:
        from overtable.games.overpower.missions import one_each, reset_all, return_ventured

        if s.mode != VENTURE:
            return
        if self.how == "reset":
            reset_all(s)
        elif self.how == "one_each":
            one_each(s)
        elif self.how == "return":
            seat = s.acts[k.act].seat
            if s.ventured_r[seat] + s.ventured_c[seat] <= 2:
                return_ventured(s)
        s.tally = sum(1 for g in k.got if g >= 0)

    def says(self, name: str) -> str:
        return {
            "complete": "Move one of the team's Objectives that is not ventured to the Completed pile.",
            "reduce": "The opponent takes back one ventured Objective of their choice.",
            "reset": "All Objectives of both players move to the Reserve pile; ventured ones now come from there.",
            "one_each": "Each player keeps one ventured Objective; the others return to their piles.",
            "return": "If you ventured no more than two, all ventured Objectives return to their piles.",
        }[self.how]
