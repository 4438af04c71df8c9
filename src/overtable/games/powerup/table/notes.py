"""What an option will do, said beforehand: energy paid and left, the Wounds of a fight as the table stands."""

import msgspec

from overtable.games.powerup.book.facts import ACTS, FACES, Act
from overtable.games.powerup.book.glossary import POWER_CARD
from overtable.games.powerup.combat.defend import Defend
from overtable.games.powerup.combat.strike import blows
from overtable.games.powerup.combat.team_up import Strike
from overtable.games.powerup.combat.turn import declare_attack
from overtable.games.powerup.inplay.figures import sheet
from overtable.games.powerup.state import KNELT, TEAM_UP, Fight, PowerUp
from overtable.games.powerup.wounds.hq import guards_left
from overtable.games.powerup.wounds.wound import fatal
from overtable.kernel.language import first_up
from overtable.kernel.message import Message, joined
from overtable.kernel.option import Option
from overtable.kernel.refs import SEAT, card, index_of, kind_of

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
    if isinstance(s.stack[-1], Defend) and s.fight is not None:
        if verb == "block":
            return fight(s, msgspec.structs.replace(s.fight, blocked=True), "As things stand: ")
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
    """What a block would come to."""
    if kind_of(option.refs[1]) == SEAT:
        return Message("Nobody can block it.")
    new = s.clone()
    new.stack.pop()
    declare_attack(new, seat, index_of(option.refs[0]), index_of(option.refs[1]))
    if new.fight is None:
        return None
    if not Defend(1 - seat).can_block(new):
        return Message("As things stand {0} cannot block it.", (option.refs[1],))
    return fight(new, msgspec.structs.replace(new.fight, blocked=True), "If it is blocked, as things stand: ")


def fight(s: PowerUp, f: Fight, begin: str) -> Message | None:
    """The Wounds of attacker and blocker by the values they have now."""
    new = s.clone()
    new.fight = f
    rows = sheet(new)
    a, b = f.attacker, f.target
    to_b, to_a = blows(new, rows, f)
    said = [Message(begin + "{0} takes {1}, {2} takes {3}.", (card(b), wounds(to_b), card(a), wounds(to_a)))]
    said += [Message("{0} falls.", (card(h),)) for h, n in ((b, to_b), (a, to_a)) if n and fatal(new, h, n, rows[h])]
    return joined(said)


def team_up(s: PowerUp, seat: int, primary: int, partner: int, target: int) -> Message | None:
    """Summed values against the target's, all three kneeling."""
    new = s.clone()
    new.fight = Fight(TEAM_UP, seat, primary, target, partner, decided=True)
    for h in (primary, partner, target):
        new.flags[h] |= KNELT
    Strike().run(new)
    text = "As things stand: {0} takes {1}, the pair takes {2}. All three kneel."
    return Message(text, (card(target), wounds(new.fight.dealt), wounds(new.fight.returned)))


def wounds(n: int) -> str:
    return f"{n} Wound" if n == 1 else f"{n or 'no'} Wounds"


def let_through(s: PowerUp, seat: int) -> Message | None:
    """1 Wound to the HQ, unless something wards it off."""
    if s.fight is None or s.fight.hq_spared or guards_left(s, seat) > 0:
        return Message("Your HQ is warded: it takes no Wound as things stand.")
    left = s.hq[seat] - 1
    return Message("Your HQ would take 1 Wound and have {0} left.", (max(left, 0),))
