"""Deploy!: the players alternate single actions until both pass in a row."""

from overtable.games.powerup.chain import put_on_chain, window
from overtable.games.powerup.happen import happen
from overtable.games.powerup.inforce import carries, equipment_of, power_of
from overtable.games.powerup.ko import break_card, enters
from overtable.games.powerup.printed import BATTLE_CARD, EQUIPMENT, FACES, LEAST_COST, POWER_CARD
from overtable.games.powerup.state import (
    ATTACHED,
    BATTLE,
    DEPLOY,
    DEPLOYED,
    HAND,
    HEROES,
    SLOT_1,
    PowerUp,
    heroes_of,
    zone,
)
from overtable.games.powerup.use import announce, could_use, usable
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.knowledge import everyone, move, reveal
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card, index_of

PASS = Option("pass")
_EFFECTS = ("use", "play", "regen", "evade")

_SLOT_TAKEN = "Your {0}* slot is taken by {1}; a living Hero is not replaced."
_DEPLOY_COST = "{0} costs {1} Deploy energy; you have {2}."
_POWER_COST = "Attaching {0} costs {1} Power energy; you have {2}."


def why_not_deploy(s: PowerUp, seat: int, hero: int) -> Reason | None:
    """Why this face-down Hero cannot be deployed: its slot must be free (PU-DEPLOY-03), its cost paid."""
    f = FACES[s.printing[hero]]
    there = s.board[seat * 5 + f.stars - 1]
    if there >= 0:
        return Reason("PU-DEPLOY-03", _SLOT_TAKEN, (f.stars, card(there)))
    if f.cost > s.deploy[seat]:
        return Reason("PU-DEPLOY-11", _DEPLOY_COST, (card(hero), f.cost, s.deploy[seat]))
    return None


def deploy_options(s: PowerUp, seat: int, no: Refusals | None) -> list[Option]:
    found: list[Option] = []
    energy = s.deploy[seat]
    for stars in range(1, 6):
        if no is None and s.board[seat * 5 + stars - 1] >= 0:
            continue
        for hero in s.zones[zone(seat, SLOT_1 + stars - 1)]:
            if no is None and FACES[s.printing[hero]].cost > energy:
                continue
            reason = why_not_deploy(s, seat, hero)
            if reason is None:
                found.append(Option("deploy", (card(hero),)))
            elif no is not None:
                no.append((Option("deploy", (card(hero),)), reason))
    return found


class Bearers:
    """What every question about attaching needs, gathered once: who carries what."""

    __slots__ = ("equipment", "heroes", "powers", "room")

    def __init__(self, s: PowerUp, seat: int) -> None:
        self.heroes = heroes_of(s, seat)
        self.equipment = {h: equipment_of(s, h) for h in self.heroes}
        self.room = {h: carries(s, h) - len(self.equipment[h]) for h in self.heroes}
        self.powers = {h: power_of(s, h) for h in self.heroes}


def hand_deploys(s: PowerUp, seat: int, no: Refusals | None) -> list[Option]:
    """Equipment, attachable Powers and Battle cards from the hand, each with where it may go."""
    found: list[Option] = []
    bearers: Bearers | None = None
    for c in s.zones[zone(seat, HAND)]:
        f = FACES[s.printing[c]]
        power = f.kind == POWER_CARD
        if power and f.surcharge < 0:
            continue
        verb = "attach" if power else "equip" if f.kind == EQUIPMENT else "battle"
        cost, energy = (f.cost + f.surcharge, s.power[seat]) if power else (f.cost, s.deploy[seat])
        if cost > energy:  # PU-DEPLOY-11, PU-CARD-08: the right kind, in full
            if no is not None:
                text = _POWER_COST if power else _DEPLOY_COST
                reason = Reason("PU-DEPLOY-11", text, (card(c), cost, energy))
                no += [(Option(verb, (card(c),)), reason), (Option("replace", (card(c),)), reason)]
            continue
        if f.kind == BATTLE_CARD:
            found.append(Option("battle", (card(c),)))
            continue
        if bearers is None:
            bearers = Bearers(s, seat)
        for h in bearers.heroes:
            _attach_options(s, seat, c, h, bearers, power, found, no)
    return found


def _attach_options(
    s: PowerUp, seat: int, c: int, h: int, bearers: Bearers, power: bool, found: list[Option], no: Refusals | None
) -> None:
    verb = "attach" if power else "equip"
    old = ([bearers.powers[h]] if bearers.powers[h] >= 0 else []) if power else bearers.equipment[h]
    free = not old if power else bearers.room[h] > 0
    if free:
        found.append(Option(verb, (card(c), card(h))))
        return
    if no is not None:
        rule = "PU-DEPLOY-14" if power else "PU-DEPLOY-05"
        no.append((Option(verb, (card(c), card(h))), Reason(rule, "{0} can carry no more of these.", (card(h),))))
    replaced = s.replaced[seat + (2 if power else 0)]
    for there in old:
        if not replaced:
            found.append(Option("replace", (card(c), card(there))))
        elif no is not None:
            rule = "PU-DEPLOY-07" if power else "PU-DEPLOY-06"
            reason = Reason(rule, "You have replaced one of these already this round.")
            no.append((Option("replace", (card(c), card(there))), reason))


def could_act(s: PowerUp, seat: int) -> bool:
    """By public facts: whether a Deploy! action is possible at all."""
    if s.zones[zone(seat, HAND)] and (s.deploy[seat] >= LEAST_COST or s.power[seat] >= LEAST_COST):
        return True
    if s.deploy[seat] >= LEAST_COST:
        for stars in range(1, 6):
            if s.board[seat * 5 + stars - 1] < 0 and s.zones[zone(seat, SLOT_1 + stars - 1)]:
                return True
    return could_use(s, seat, False)


class DeployTurn(Frame[PowerUp], frozen=True):
    """One action, or a pass, which is not final; two passes in a row end the phase (PU-DEPLOY-01, 02)."""

    seat: int
    passes: int

    def asks(self, s: PowerUp) -> Seats:
        return 1 << self.seat if could_act(s, self.seat) else 0

    def run(self, s: PowerUp) -> None:
        if self.passes == 0:
            do(s, DeployTurn(1 - self.seat, 1))

    def options(self, s: PowerUp, seat: int, no: Refusals | None = None) -> list[Option]:
        found = [PASS, *deploy_options(s, seat, no), *hand_deploys(s, seat, no), *usable(s, seat, False, no)]
        if no is not None:
            for h in heroes_of(s, seat):
                for c in [*equipment_of(s, h), power_of(s, h)]:
                    if c >= 0:  # PU-DEPLOY-08
                        reason = Reason("PU-DEPLOY-08", "{0} cannot be broken at will.", (card(c),))
                        no.append((Option("break", (card(c),)), reason))
            for c in s.zones[zone(seat, BATTLE)][:-1]:
                reason = Reason("PU-DEPLOY-09", "The Battle card is changed in Refresh! only.")
                no.append((Option("swap", (card(c),)), reason))
        return found

    def answer(self, s: PowerUp, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "pass":
            emit(s, "passes")
            self.run(s)
            return
        do(s, DeployTurn(1 - seat, 0))
        if option.verb in _EFFECTS:
            put_on_chain(s, announce(s, seat, option))  # PU-DEPLOY-13
            return
        window(s, seat)
        act(s, seat, option)

    def prompt(self, s: PowerUp, seat: int) -> Message:
        text = "Deploy!: {0} Deploy and {1} Power energy. One action, or pass."
        return Message(text, (s.deploy[seat], s.power[seat]))


def act(s: PowerUp, seat: int, option: Option) -> None:
    """Carry out a Deploy! action other than an effect."""
    c = index_of(option.refs[0])
    f = FACES[s.printing[c]]
    if f.kind == POWER_CARD:
        s.power[seat] -= f.cost + f.surcharge  # PU-DEPLOY-14
    else:
        s.deploy[seat] -= f.cost
    reveal(s, c, everyone(s))
    emit(s, option.verb, *option.refs)
    if option.verb == "deploy":
        come_into_play(s, seat, c)
        happen(s, DEPLOYED, seat)
    elif option.verb == "battle":
        enters(s, c)
        move(s, c, zone(seat, BATTLE))  # PU-DEPLOY-09: on top
    else:
        bearer = index_of(option.refs[1])
        if option.verb == "replace":  # PU-DEPLOY-06, 07: the old card is broken
            old, bearer = bearer, s.bearer[bearer]
            s.replaced[seat + (2 if f.kind == POWER_CARD else 0)] += 1
            attach(s, seat, c, bearer)
            break_card(s, old)
        else:
            attach(s, seat, c, bearer)


def attach(s: PowerUp, seat: int, c: int, bearer: int) -> None:
    enters(s, c)
    move(s, c, zone(seat, ATTACHED))
    s.bearer[c] = bearer
    s.dirty = 1


def come_into_play(s: PowerUp, seat: int, hero: int) -> None:
    """A Hero takes the place of its rarity (PU-DEPLOY-03) and may act at once (PU-DEPLOY-12)."""
    enters(s, hero)
    s.board[seat * 5 + FACES[s.printing[hero]].stars - 1] = hero
    move(s, hero, zone(seat, HEROES))


class DeployPhase(Frame[PowerUp], frozen=True):
    """The Offense player acts first (PU-DEPLOY-01)."""

    def run(self, s: PowerUp) -> None:
        s.phase = DEPLOY
        do(s, DeployTurn(s.offense, 0))
