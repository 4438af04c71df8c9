"""What may be done in Deploy!: Heroes, Equipment, attached Powers and Battle cards, and why not."""

from overtable.games.powerup.book.facts import FACES, LEAST_COST
from overtable.games.powerup.book.glossary import BATTLE_CARD, EQUIPMENT, POWER_CARD, STARS
from overtable.games.powerup.chain.use import could_use
from overtable.games.powerup.inplay.side import rooms
from overtable.games.powerup.state import HAND, PowerUp, place, slot, zone
from overtable.kernel.frame import Refusals
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card

_SLOT_TAKEN = "Your {0}-star slot is taken by {1}; a living Hero is not replaced."
_DEPLOY_COST = "{0} costs {1} Deploy energy; you have {2}."
_POWER_COST = "Attaching {0} costs {1} Power energy; you have {2}."


def why_not_deploy(s: PowerUp, seat: int, hero: int) -> Reason | None:
    """Why this face-down Hero cannot be deployed: its place must be free (PU-DEPLOY-03), so no more than five
    are ever in play (PU-DEPLOY-04), and its cost paid (PU-DEPLOY-11)."""
    f = FACES[s.printing[hero]]
    there = s.board[place(seat, f.stars)]
    if there >= 0:
        return Reason("PU-DEPLOY-03", _SLOT_TAKEN, (f.stars, card(there)))
    if f.cost > s.deploy[seat]:
        return Reason("PU-DEPLOY-11", _DEPLOY_COST, (card(hero), f.cost, s.deploy[seat]))
    return None


def deploy_options(s: PowerUp, seat: int, no: Refusals | None) -> list[Option]:
    found: list[Option] = []
    energy, printing = s.deploy[seat], s.printing
    for stars in STARS:
        free = s.board[place(seat, stars)] < 0
        if not free and no is None:
            continue
        for hero in s.zones[slot(seat, stars)]:
            if free and FACES[printing[hero]].cost <= energy:
                found.append(Option("deploy", (card(hero),)))
            elif no is not None and (reason := why_not_deploy(s, seat, hero)) is not None:
                no.append((Option("deploy", (card(hero),)), reason))
    return found


def hand_deploys(s: PowerUp, seat: int, no: Refusals | None) -> list[Option]:
    """Equipment (PU-DEPLOY-05), attachable Powers (PU-CARD-06) and Battle cards (PU-DEPLOY-09) from the hand, each with
    where it may go."""
    found: list[Option] = []
    for c in s.zones[zone(seat, HAND)]:
        f = FACES[s.printing[c]]
        power = f.kind == POWER_CARD
        if power and not f.attachable:
            continue
        cost, energy = (f.cost + f.surcharge, s.power[seat]) if power else (f.cost, s.deploy[seat])
        if cost > energy:
            if no is not None:
                verb = "attach" if power else "equip" if f.kind == EQUIPMENT else "battle"
                text = _POWER_COST if power else _DEPLOY_COST
                reason = Reason("PU-DEPLOY-11", text, (card(c), cost, energy))
                no += [(Option(verb, (card(c),)), reason), (Option("replace", (card(c),)), reason)]
        elif f.kind == BATTLE_CARD:
            found.append(Option("battle", (card(c),)))
        else:
            _attach_options(s, seat, c, power, found, no)
    return found


def _attach_options(s: PowerUp, seat: int, c: int, power: bool, found: list[Option], no: Refusals | None) -> None:
    """Which Heroes may take the card, and what it may take the place of."""
    verb, replaced = ("attach", s.powers_replaced[seat]) if power else ("equip", s.equipment_replaced[seat])
    for room in rooms(s, seat):
        old = room.powers if power else room.equipment
        if not old if power else room.for_equipment:
            found.append(Option(verb, (card(c), card(room.hero))))
            continue
        if no is not None:
            rule = "PU-DEPLOY-14" if power else "PU-DEPLOY-05"
            reason = Reason(rule, "{0} can carry no more of these.", (card(room.hero),))
            no.append((Option(verb, (card(c), card(room.hero))), reason))
        if not replaced:
            found += [Option("replace", (card(c), card(there))) for there in old]
        elif no is not None:
            rule = "PU-DEPLOY-07" if power else "PU-DEPLOY-06"
            reason = Reason(rule, "You have replaced one of these already this round.")
            no += [(Option("replace", (card(c), card(there))), reason) for there in old]


def could_act(s: PowerUp, seat: int) -> bool:
    """By public facts: whether a Deploy! action is possible at all."""
    if (s.deploy[seat] >= LEAST_COST or s.power[seat] >= LEAST_COST) and s.zones[zone(seat, HAND)]:
        return True
    if s.deploy[seat] >= LEAST_COST:
        for stars in STARS:
            if s.board[place(seat, stars)] < 0 and s.zones[slot(seat, stars)]:
                return True
    return could_use(s, seat, False)
