"""What an option will do, said beforehand: speed and damage against the monster in front, what it costs."""

from overtable.games.overrealm.action.foretold import foretold
from overtable.games.overrealm.book import book
from overtable.games.overrealm.choices.may import Offer
from overtable.games.overrealm.facts import ACTIONS_OF, MAX_HP, NO_SPEED
from overtable.games.overrealm.figures import HONEY, HP, MANEUVER
from overtable.games.overrealm.selection.select import Select
from overtable.games.overrealm.selection.selection import BUFFS, HOW, Selection, costs, room_for_buffs
from overtable.games.overrealm.selection.steps import chosen
from overtable.games.overrealm.state import PROTECTED, Overrealm, monster_of_card, side_of
from overtable.games.overrealm.turn.simultaneous import Effects
from overtable.games.overrealm.words.scripts import SCRIPTS
from overtable.games.overrealm.words.word import sentences
from overtable.kernel.message import Message, joined
from overtable.kernel.option import Option
from overtable.kernel.refs import CARD, card, index_of, kind_of

NO_ELEMENTS = Message("Elements off for both, unless both protect.")
"""OR-SELECT-10, OR-SELECT-11."""


def note(s: Overrealm, seat: int, option: Option) -> Message | None:
    top = s.stack[-1]
    if isinstance(top, Offer) and option.verb == "yes":
        return said_on(s, seat, top.source)
    if isinstance(top, Effects):
        script = next(script for script, source in top.left if source == option.refs[0])
        return Message("{0}", (sentences(SCRIPTS[script]),))
    if not isinstance(top, Select):
        return None
    side = side_of(s, seat)
    if option.verb == "draw":
        return Message("Draws 2 cards.")
    if option.verb == "counter":
        return spent("cube", s.f[MANEUVER + side])
    if option.verb == "switch":
        monster = monster_of_card(s, option.refs[0])
        return Message("It has {0} of {1} HP.", (s.f[HP + monster], MAX_HP[s.row[monster]]))
    selected = chosen(s, side, top.by(side), option)
    row = ACTIONS_OF[s.row[s.active[side]]][selected.space]
    said = [figures(s, side, selected)] if option.verb in HOW else []
    if option.verb == "protect":
        said = [spent("cube", s.f[MANEUVER + side]), NO_ELEMENTS, *said]
    elif option.verb == "honey":
        said.append(spent("honey counter", s.f[HONEY + side]))
    left = costs(s, row, selected.buffs) - len(selected.paid)
    if left:
        said.append(Message("{0} {0:card|cards} to discard.", (left,)))
    if selected.stage == BUFFS:
        room = room_for_buffs(s, side, selected, row)
        if room:
            said.append(Message("{0} {0:slot|slots} for buffs.", (room,)))
    return joined(said)


def said_on(s: Overrealm, seat: int, source: int) -> Message | None:
    """What the card, or the ability, says that is about to be used."""
    index = index_of(source)
    if kind_of(source) != CARD:
        return Message("{0}", (book()[index].text(),))
    if s.pool[seat][index]:
        return None
    return Message("{0}", (book()[s.printing[index]].text(),))


def spent(what: str, there: int) -> Message:
    return Message("Spends a {0}, leaves {1}.", (what, there - 1))


def figures(s: Overrealm, side: int, selected: Selection) -> Message:
    """The speed of the action and the damage of an attack, buffs apart."""
    told = foretold(s, side)[selected.space]
    fast = Message("Speed {0}.", (told.speed,)) if told.speed != NO_SPEED else Message("Without a speed.")
    if told.damage is None or told.bare is None:
        return fast
    protected = selected.how == PROTECTED
    now, other = (told.bare, told.damage) if protected else (told.damage, told.bare)
    text = "{0} damage to {1} without elements." if protected else "{0} damage to {1} as it stands."
    said = [fast, Message(text, (now, card(s.team[s.active[1 - side]])))]
    if now != other:
        said.append(Message("{0} if the enemy protects too." if protected else "{0} if the enemy protects.", (other,)))
    return joined(said) or fast
