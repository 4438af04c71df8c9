"""Deploy!: the players alternate single actions until both pass in a row."""

from overtable.games.powerup.book.facts import face
from overtable.games.powerup.book.glossary import DEPLOYED, POWER_CARD
from overtable.games.powerup.chain.announce import announce
from overtable.games.powerup.chain.conditions import happen
from overtable.games.powerup.chain.respond import put_on_chain, window
from overtable.games.powerup.chain.said import energy_said
from overtable.games.powerup.chain.use import usable
from overtable.games.powerup.inplay.attached import equipment_of, power_of
from overtable.games.powerup.inplay.fallen import with_news
from overtable.games.powerup.inplay.moves import attach, break_card, come_into_play, enters
from overtable.games.powerup.inplay.out_of_time import out_of_time
from overtable.games.powerup.phases.deployment import could_act, deploy_options, hand_deploys
from overtable.games.powerup.state import BATTLE, DEPLOY, PowerUp, board_changed, heroes_of, zone
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.knowledge import everyone, move, reveal
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card, index_of
from overtable.kernel.refs import seat as seat_ref

PASS = Option("pass")
_EFFECTS = ("use", "play", "regen", "evade")


class DeployPhase(Frame[PowerUp], frozen=True):
    """The Offense player acts first (PU-DEPLOY-01, PU-SETUP-12)."""

    def run(self, s: PowerUp) -> None:
        s.phase = DEPLOY
        do(s, DeployTurn(s.offense, 0))


class DeployTurn(Frame[PowerUp], frozen=True):
    """One action (PU-DEPLOY-01), or a pass, which is not final; two passes in a row end the phase (PU-DEPLOY-02)."""

    about = ("PU-DEPLOY-13", "{0} has nothing to activate in Deploy!.")
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
            no += never_at_will(s, seat)
            no += out_of_time(s, seat, "deploy", "equip", "replace", "battle", "attach", "swap", "use", "play")
        return found

    def answer(self, s: PowerUp, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "pass":
            emit(s, "passes", seat_ref(seat))
            self.run(s)
            return
        do(s, DeployTurn(1 - seat, 0))
        if option.verb in _EFFECTS:
            put_on_chain(s, announce(s, seat, option))  # PU-DEPLOY-13: also what is no Instant
            return
        window(s, seat, index_of(option.refs[0]))
        carry_out(s, seat, option)

    def says_of(self, s: PowerUp, option: Option) -> Message | None:
        return energy_said(s, option)

    def prompt(self, s: PowerUp, seat: int) -> Message:
        text = "Deploy! Which action do you take, or do you pass? You have {0} Deploy and {1} Power energy."
        return with_news(s, seat, Message(text, (s.deploy[seat], s.power[seat])))


def never_at_will(s: PowerUp, seat: int) -> Refusals:
    """What nobody may do to their own cards: break what is attached, or change the Battle card in Deploy!."""
    found: Refusals = []
    for h in heroes_of(s, seat):
        for c in [*equipment_of(s, h), power_of(s, h)]:
            if c >= 0:
                reason = Reason("PU-DEPLOY-08", "{0} cannot be broken at will.", (card(c),))
                found.append((Option("break", (card(c),)), reason))
    for c in s.zones[zone(seat, BATTLE)][:-1]:
        reason = Reason("PU-DEPLOY-09", "The Battle card is changed in Refresh! only.")
        found.append((Option("swap", (card(c),)), reason))
    return found


def carry_out(s: PowerUp, seat: int, option: Option) -> None:
    """A Deploy! action other than an effect, paid with the kind of energy that its card names (PU-CARD-08)."""
    c = index_of(option.refs[0])
    f = face(s, c)
    if f.kind == POWER_CARD:
        s.power[seat] -= f.cost + f.surcharge  # PU-DEPLOY-14
    else:
        s.deploy[seat] -= f.cost
    reveal(s, c, everyone(s))
    emit(s, option.verb, *option.refs, seat_ref(seat))
    if option.verb == "deploy":
        come_into_play(s, seat, c)
        happen(s, DEPLOYED, seat)
    elif option.verb == "battle":
        enters(s, c)
        move(s, c, zone(seat, BATTLE))  # PU-DEPLOY-09: on top
        board_changed(s, seat)
    else:
        bearer = index_of(option.refs[1])
        if option.verb == "replace":
            replace(s, seat, c, old=bearer)
        else:
            attach(s, seat, c, bearer)


def replace(s: PowerUp, seat: int, card: int, old: int) -> None:
    """The new card takes the place of the old one, which is broken: one Equipment (PU-DEPLOY-06) and one Power
    (PU-DEPLOY-07) a round."""
    replaced = s.powers_replaced if face(s, card).kind == POWER_CARD else s.equipment_replaced
    replaced[seat] += 1
    attach(s, seat, card, s.bearer[old])
    break_card(s, old)
