"""What an option will do, said beforehand: energy paid and left, the Wounds of a fight as the table stands."""

import msgspec

from overtable.games.powerup.book.facts import ACTS, FACES, Act
from overtable.games.powerup.book.glossary import POWER_CARD, UNAVOIDABLE
from overtable.games.powerup.combat.defend import Defend
from overtable.games.powerup.combat.strike import blows
from overtable.games.powerup.combat.team_up import Strike
from overtable.games.powerup.combat.turn import declare_attack
from overtable.games.powerup.inplay.figures import has, sheet
from overtable.games.powerup.state import KNELT, NO_CARD, TEAM_UP, Fight, PowerUp
from overtable.games.powerup.wounds.hq import guards_left
from overtable.games.powerup.wounds.wound import burns, fatal
from overtable.kernel.language import first_up
from overtable.kernel.message import Message, joined
from overtable.kernel.option import Option
from overtable.kernel.refs import SEAT, card, index_of, kind_of
from overtable.kernel.refs import seat as seat_ref

DEPLOYS = ("deploy", "equip", "battle", "attach", "replace")


def note(s: PowerUp, seat: int, option: Option) -> Message | None:
    verb = option.verb
    if verb in DEPLOYS:
        return deployment(s, seat, index_of(option.refs[0]))
    if verb in ("use", "play"):
        f = FACES[s.printing[index_of(option.refs[0])]]
        act = ACTS[index_of(option.refs[1])] if verb == "use" else f.acts[0]
        kneels = [Message("The Hero kneels.")] if verb == "use" and act.kneel else []
        return joined([*effect(act), energy("Power", act.cost if verb == "use" else f.cost, s.power[seat]), *kneels])
    if verb == "attack":
        return attack(s, seat, option)
    if verb == "team_up":
        return team_up(s, seat, *(index_of(r) for r in option.refs))
    if verb == "spread":
        return spread(s, option)
    if isinstance(s.stack[-1], Defend) and s.fight is not None:
        if verb == "block":
            return block(s, s.fight)
        return let_through(s, seat)
    return None


def effect(act: Act) -> list[Message]:
    """What the ability does, as its card says it."""
    says = "; ".join(word.says() for word in act.words)
    return [Message("{0}.", (first_up(says),))] if says else []


def energy(kind: str, price: int, there: int) -> Message:
    if not price:
        return Message("Costs no energy.")
    return Message("Costs {0} {1} energy, leaves {2}.", (price, kind, there - price))


def deployment(s: PowerUp, seat: int, c: int) -> Message:
    """What it costs, surcharge and all."""
    f = FACES[s.printing[c]]
    if f.kind == POWER_CARD:
        return energy("Power", f.cost + f.surcharge, s.power[seat])
    return energy("Deploy", f.cost, s.deploy[seat])


def attack(s: PowerUp, seat: int, option: Option) -> Message | None:
    """What becomes of the attacker by its own Burn, what a block would come to, and what happens without one."""
    hero = index_of(option.refs[0])
    direct = kind_of(option.refs[1]) == SEAT
    new = s.clone()
    new.stack.pop()
    declare_attack(new, seat, hero, NO_CARD if direct else index_of(option.refs[1]))
    if new.fight is None:
        return None
    burnt = new.wounds[hero] > s.wounds[hero]
    if burnt and fatal(new, hero, 0, sheet(new)[hero]):
        return Message("{0} falls by its own Burn, and the attack comes to nothing.", option.refs[:1])
    said = [Message("{0} takes 1 Wound by its own Burn.", option.refs[:1])] if burnt else []
    if direct:
        said.append(unblocked(new, seat, "Nobody can block it: "))
    elif not Defend(1 - seat).can_block(new):
        said.append(unblocked(new, seat, "{0} cannot block it: ", option.refs[1]))
    else:
        blocked = msgspec.structs.replace(new.fight, blocked=True)
        said += [fight(new, blocked, "Blocked: "), unblocked(new, seat, "Not blocked: ")]
    return joined(said)


def unblocked(s: PowerUp, seat: int, begin: str, *about: int) -> Message:
    """What an attack of the seat does that nobody blocks: its Wound goes to the HQ."""
    at = len(about)
    hq = f"{{{at}:'s}} HQ"
    assert s.fight is not None
    if guards_left(s, 1 - seat) > 0 and not has(s, s.fight.attacker, UNAVOIDABLE):
        return Message(f"{begin}the Wound to {hq} is negated.", (*about, seat_ref(1 - seat)))
    left = max(s.hq[1 - seat] - 1, 0)
    falls = f"{hq} falls." if not left else f"{hq} takes 1 Wound and has {{{at + 1}}} left."
    return Message(begin + falls, (*about, seat_ref(1 - seat), left))


def block(s: PowerUp, f: Fight) -> Message | None:
    """The blocker's own Burn comes before the blows."""
    new = s.clone()
    burns(new, f.target)
    if new.wounds[f.target] > s.wounds[f.target]:
        if fatal(new, f.target, 0, sheet(new)[f.target]):
            text = "{0} falls by its own Burn before the blows, but the HQ is safe."
            return Message(text, (card(f.target),))
        burnt = [Message("{0} takes 1 Wound by its own Burn.", (card(f.target),))]
    else:
        burnt = []
    return joined([fight(new, msgspec.structs.replace(f, blocked=True)), *burnt])


def fight(s: PowerUp, f: Fight, begin: str = "") -> Message:
    """What attacker and blocker come to by the values they have now, whoever falls first."""
    new = s.clone()
    new.fight = f
    rows = sheet(new)
    to_b, to_a = blows(new, rows, f)
    return fates(new, [(f.target, to_b), (f.attacker, to_a)], begin)


def fates(s: PowerUp, hits: list[tuple[int, int]], begin: str = "", end: str = ".", late: bool = False) -> Message:
    """What Wounds come to: who falls is told first, since a long note may be cut; then who could still evade them."""
    rows = sheet(s)
    falling = [h for h, n in hits if n and fatal(s, h, n, rows[h])]
    ordered = sorted(hits, key=lambda hit: hit[0] not in falling)
    parts = [
        Message("{0} falls", (card(h),)) if h in falling else Message("{0} takes {1}", (card(h), wounds(n)))
        for h, n in ordered
    ]
    told = joined(parts, ", ") or Message("")
    said = [Message(f"{begin}{told.text}{end}", told.args)]
    if late:
        return said[0]
    said += [Message("{0} could evade it.", (card(h),)) for h, n in ordered if n and s.evade[h] and not _evaded(s, h)]
    return joined(said) or said[0]


def _evaded(s: PowerUp, hero: int) -> bool:
    """Whether it is too late for an Evade counter, or one was used: then the Wounds reckon with it."""
    return s.fight is None or s.fight.over or hero in s.fight.spared


def spread(s: PowerUp, option: Option) -> Message | None:
    """What each of the pair comes to; who has evaded takes nothing."""
    f = s.fight
    if f is None:
        return None
    n = index_of(option.refs[1])
    given = [(f.attacker, n), (f.partner, f.returned - n)]
    hits = [(h, part) for h, part in given if part and h not in f.spared]
    said = [fates(s, hits, late=True)] if hits else []
    for h, part in given:
        if part and h in f.spared:
            said.append(Message("{0} takes none: its Wounds of this fight are negated.", (card(h),)))
    return joined(said)


def team_up(s: PowerUp, seat: int, primary: int, partner: int, target: int) -> Message | None:
    """Summed values against the target's, all three kneeling; who falls is reckoned from before the blows."""
    new = s.clone()
    new.fight = Fight(TEAM_UP, seat, primary, target, partner, decided=True)
    for h in (primary, partner, target):
        new.flags[h] |= KNELT
    Strike().run(new)
    pair = Message("the pair takes {0}", (wounds(new.fight.returned),))
    before = s.clone()
    before.fight = new.fight
    hit = fates(before, [(target, new.fight.dealt)], end="")
    return joined([joined([hit, pair], ", ") or pair, Message("All three kneel.")], ". ")


def wounds(n: int) -> str:
    return f"{n} Wound" if n == 1 else f"{n or 'no'} Wounds"


def let_through(s: PowerUp, seat: int) -> Message | None:
    """1 Wound to the HQ, unless something wards it off."""
    if s.fight is None or s.fight.hq_spared or guards_left(s, seat) > 0:
        return Message("Your HQ takes no Wound: it is negated.")
    left = s.hq[seat] - 1
    if left <= 0:
        return Message("Your HQ falls.")
    return Message("Your HQ takes 1 Wound and has {0} left.", (left,))
