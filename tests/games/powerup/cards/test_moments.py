"""Every card of the set that is used or waits for a Condition does something when its moment comes."""

from random import Random

import pytest

from games.powerup.own_cards import GAME
from games.powerup.table import Story
from overtable.games.powerup.book.ability import Ability
from overtable.games.powerup.book.book import ready_set
from overtable.games.powerup.book.cards import Battle, Equipment, Hero, Power
from overtable.kernel.codec import encode
from overtable.kernel.engine import decisions, play
from overtable.kernel.game import Setup

CARDS = ready_set().cards
ACTIVE = [(c, a) for c in CARDS for a in c.abilities() if a.does and a.when is None]
WAITING = [(c, a) for c in CARDS for a in c.abilities() if a.does and a.when is not None]


def full_side(faction: str, without: int = 0) -> list[object]:
    """One Hero of each rarity at level 4, wounded, with a counter, carrying something."""
    heroes = [c for c in CARDS if isinstance(c, Hero) and c.faction == faction]
    side: list[object] = []
    for stars in range(1, 6):
        if stars != without:
            name = next(h.name for h in heroes if h.stars == stars)
            extra = {"equipment": ["Short Sword"], "power": "Battle Cry"} if stars == 4 else {}
            more = {"wounds": 1, "level": 4, "plus": 1, "burn": 8 if stars == 2 else 0, "kneeling": stars == 3}
            side.append({"hero": name, **more, **extra})
    return side


def exercise(t: Story, wanted: tuple[str, str], tries: int = 400) -> bool:
    """Play on at random, but use the wanted thing as soon as it is offered; says whether something came of it."""
    rng = Random(t.record.setup.seed + 1)
    for _ in range(tries):
        if t.state.result is not None:
            return False
        decision = decisions(t.state)[0]
        seat = decision.seat
        texts = [t.game.option_text(t.state, o, seat) for o in decision.options]
        hits = [o for o, text in zip(decision.options, texts, strict=True) if wanted[0] in text and wanted[1] in text]
        if seat == 0 and hits:
            before = encode(t.state)
            play(t.state, seat, rng.choice(hits))
            for _ in range(6):
                quiet = decisions(t.state)[0] if t.state.result is None else None
                if quiet is None or quiet.frame != "Respond":
                    break
                play(t.state, quiet.seat, quiet.options[0])
            return encode(t.state) != before
        if decision.frame == "DeployTurn" and rng.random() < 0.7:
            play(t.state, seat, decision.options[0])
        else:
            play(t.state, seat, rng.choice(decision.options))
    return False


def user_side(card: object) -> tuple[dict[str, object], list[object]]:
    """The position of the user of a card, and its Heroes."""
    faction = getattr(card, "faction", "") or "Emberwake"
    side: dict[str, object] = {"power": 9, "deploy": 9, "deck": ["Torch"] * 12}
    if isinstance(card, Hero):
        mine = [{"hero": card.name, "level": 5, "wounds": 1, "plus": 1}, *full_side(card.faction, card.stars)]
    else:
        mine = full_side(faction)
        if isinstance(card, Equipment):
            mine[0] = {**mine[0], "equipment": [card.name]}  # type: ignore[dict-item]
        elif isinstance(card, Battle):
            side["battle"] = [card.name]
    side["heroes"] = mine
    return side, mine


def their_side() -> dict[str, object]:
    """An opponent who has something of everything, and Instants to answer with."""
    side: dict[str, object] = {"heroes": full_side("Gloamveil", without=3), "battle": ["Night Raid", "Creeping Dread"]}
    side["hand"] = ["Blindside", "Poison Blood", "Blindside", "Silence"]
    return side | {"power": 9, "deck": ["Torch"] * 12}


@pytest.mark.parametrize(("card", "ability"), ACTIVE, ids=lambda x: getattr(x, "name", "?"))
def test_every_activated_ability_acts(card: object, ability: Ability) -> None:
    side, _ = user_side(card)
    if isinstance(card, Power):
        side["heroes"] = [*full_side(card.faction)[:4], {**full_side(card.faction)[4], "power": card.name}]  # type: ignore[dict-item]
    acted = False
    for seed in range(20):
        for phase in ("deploy", "combat"):
            position = {"round": 8, "phase": phase, "offense": "ab"[seed % 2], "a": side, "b": their_side()}
            t = Story(GAME, Setup(mode="same-faction", seed=seed, position=position))
            acted = acted or exercise(t, (str(getattr(card, "name", "")), ability.name))
        if acted:
            break
    assert acted


@pytest.mark.parametrize("card", [c for c in CARDS if isinstance(c, Power)], ids=lambda c: c.name)
def test_every_power_card_is_played(card: Power) -> None:
    acted = False
    for seed in range(8):
        for phase in ("deploy", "combat"):
            side, _ = user_side(card)
            side["hand"] = [card.name, card.name]
            position = {"round": 8, "phase": phase, "offense": "ab"[seed % 2], "a": side, "b": their_side()}
            t = Story(GAME, Setup(mode="same-faction", seed=seed, position=position))
            acted = acted or exercise(t, ("Play", card.name))
        if acted:
            break
    assert acted
    if card.attach is not None:
        assert card.attach.always or card.attach.use


@pytest.mark.parametrize(("card", "ability"), WAITING, ids=lambda x: getattr(x, "name", "?"))
def test_every_condition_is_met(card: object, ability: Ability) -> None:
    met = False
    for seed in range(25):
        side, _ = user_side(card)
        side["slots"] = ["Cinder Scout", "Forge Maiden"]
        heroes = side["heroes"]
        assert isinstance(heroes, list)
        side["heroes"] = [h for i, h in enumerate(heroes) if i != 2]
        their = their_side() | {"heroes": full_side("Oathstone"), "hand": []}
        position = {"round": 8, "a": side, "b": their}
        t = Story(GAME, Setup(mode="same-faction", seed=seed, position=position))
        rng = Random(seed)
        t.state.log = []
        while t.state.result is None and t.state.round == 8 and not met:
            decision = decisions(t.state)[0]
            active = [o for o in decision.options if o.verb in ("attack", "block", "let_through", "deploy", "team_up")]
            play(t.state, decision.seat, rng.choice(active or decision.options))
            named = {e.refs[0] & 4095 for e in t.state.log if e.kind == "condition"}
            met = any(GAME.catalogue[t.state.printing[c]].name == getattr(card, "name", "") for c in named)
        if met:
            break
    assert met
